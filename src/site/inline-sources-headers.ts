// They carry the Content-Security-Policy sources of a page's own inline elements from its rendering to the server, which
// removes them.
export const SCRIPT_SOURCES_HEADER = 'x-script-sources';
export const STYLE_SOURCES_HEADER = 'x-style-sources';
