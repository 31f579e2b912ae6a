/** The router's own tags ask for the scripts at once, and offer no way to say otherwise. */
const atOnce = ['<link rel="modulepreload"', '<script type="module"'];
const later = ['<link rel="later"', '<script type="later"'].map((tag) => Buffer.from(tag));

/**
 * A page whose scripts are asked for by `scripts-begin.ts` alone. In bytes, which are what is sent: to search and change
 * the text would cost a seventh of the page's making.
 */
export function withPatientScripts(html: Buffer): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const { at, tag } of placesOf(html)) {
    const patient = later[tag];
    const hasty = atOnce[tag];
    if (!patient || !hasty) continue;
    pieces.push(html.subarray(from, at), patient);
    from = at + hasty.length;
  }
  return Buffer.concat([...pieces, html.subarray(from)]);
}

/** Where the tags begin, in the order of the page. */
function placesOf(html: Buffer): { at: number; tag: number }[] {
  return atOnce
    .flatMap((text, tag) => {
      const places: { at: number; tag: number }[] = [];
      for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, at + text.length)) {
        places.push({ at, tag });
      }
      return places;
    })
    .toSorted((one, other) => one.at - other.at);
}
