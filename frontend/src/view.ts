import { Api } from "./api";
import { type Formats, formats } from "./formats";
import { agentName, type Hass } from "./hass";
import { type Texts, type Translate, translator } from "./translations";

/** What every part of the panel needs to show anything; a new one makes all be drawn
 * afresh. */
export interface View {
  api: Api;
  t: Translate;
  format: Formats;
  language: string;
  agentName(id: string): string;
}

/** The view for a user; `hass` gives the newest object there is, `texts` are those of
 * their language, English without. */
export function viewFor(hass: () => Hass, texts?: Texts): View {
  const { locale, config } = hass();
  return {
    api: new Api(hass),
    t: translator(texts),
    format: formats(locale, config.time_zone),
    language: locale.language,
    agentName: (id) => agentName(hass(), id),
  };
}
