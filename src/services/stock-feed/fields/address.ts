import { BadValue, type FieldKind, cellText } from './field-kind.ts';

/** Addresses that a page may link to or show: on the web, on the site itself, and the demo's pictures. */
const addressPattern = /^(?:https?:\/\/[^\s<>"]+|\/\/?[^\s<>"/][^\s<>"]*|demo:[^\s<>"]+)$/i;
const longestAddress = 2000;

/** A web address; `javascript:` and other schemes are refused. */
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
