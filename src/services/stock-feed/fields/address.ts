import { BadValue, type FieldKind, cellText } from './field-kind.ts';

/** Addresses a page may link to or show: the web's, the site's own, and the demo's pictures. */
const addressPattern = /^(?:https?:\/\/[^\s<>"]+|\/\/?[^\s<>"/][^\s<>"]*|demo:[^\s<>"]+)$/i;
const longestAddress = 2000;

/** An address on the web; `javascript:` and the like are refused. */
export const address: FieldKind<string> = (cell) => {
  const text = cellText(cell);
  if (text === undefined)
    return typeof cell === 'object' && cell !== null
      ? new BadValue('is not an address')
      : undefined;
  return text.length <= longestAddress && addressPattern.test(text)
    ? text
    : new BadValue('is not a web address');
};
