/**
 * No search that anybody has thought of takes so many steps of a hundred thousand vehicles, and on a million it is a
 * few tenths of a second's work: see `SearchRequest.work`.
 */
export const MOST_WORK = 100_000_000;
