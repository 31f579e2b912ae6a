/** A growing array of small integers, with the narrowest type that fits the largest. */
export type CodeArray = Uint8Array | Uint16Array | Uint32Array;

/** Returns the array if it has room for `index` and `code`, otherwise a larger copy. */
export function codesWithRoom(codes: CodeArray, index: number, code: number): CodeArray {
  const Wider = code > 0xffff ? Uint32Array : code > 0xff ? Uint16Array : Uint8Array;
  const wideEnough = codes.BYTES_PER_ELEMENT >= Wider.BYTES_PER_ELEMENT;
  if (wideEnough && index < codes.length) return codes;
  const Kind = wideEnough ? kindOf(codes) : Wider;
  const length = index < codes.length ? codes.length : index + (index >>> 2) + 64;
  const copy = new Kind(length);
  copy.set(codes);
  return copy;
}

/** Cuts the array to a length. */
export function trimmed(codes: CodeArray, length: number): CodeArray {
  return codes.length > length + (length >>> 4) + 64 ? codes.slice(0, length) : codes;
}

function kindOf(codes: CodeArray) {
  if (codes instanceof Uint8Array) return Uint8Array;
  return codes instanceof Uint16Array ? Uint16Array : Uint32Array;
}
