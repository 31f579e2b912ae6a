// Internal headers that pass the Content-Security-Policy sources of a page's inline elements from rendering to the
// server, which removes the headers.
export const SCRIPT_SOURCES_HEADER = 'x-script-sources';
export const STYLE_SOURCES_HEADER = 'x-style-sources';
