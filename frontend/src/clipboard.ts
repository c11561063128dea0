/** Copy a text; return whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  // Only pages over HTTPS have it, which a Home Assistant at home often is not.
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  return copied;
}
