/**
 * The work limit of a search (see `SearchRequest.work`). No known search takes this many steps on a hundred thousand
 * vehicles; on a million it is a few tenths of a second.
 */
export const MAX_WORK = 100_000_000;
