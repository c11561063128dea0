# Sourced by the scripts beside it: strict mode, the repository as working folder,
# and which Home Assistant version and environment are meant.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

default_ha_version=2026.10.4
HA_VERSION=${HA_VERSION:-$default_ha_version}
venv=$PWD/.venv
[ "$HA_VERSION" = "$default_ha_version" ] || venv=$PWD/.venv-$HA_VERSION

say() { printf '%s\n' "$*" >&2; }
die() {
  say "${0##*/}: $*"
  exit 1
}
