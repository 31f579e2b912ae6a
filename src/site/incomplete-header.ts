/** An internal header of a page that lacks a part, from the router to the page cache; it is removed before sending. */
export const INCOMPLETE_HEADER = 'x-incomplete';
