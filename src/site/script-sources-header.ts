/** Carries the Content-Security-Policy sources of a page's inline scripts from its rendering to the server, which removes it. */
export const SCRIPT_SOURCES_HEADER = 'x-script-sources';
