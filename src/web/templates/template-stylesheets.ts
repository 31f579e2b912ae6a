import type { TemplateName } from '#site/site-settings.ts';
import harbour from './harbour/harbour.css?url';
import paddock from './paddock/paddock.css?url';

/** A template's own stylesheet is fetched only on sites that use it. */
export const templateStylesheets: Record<TemplateName, string> = { harbour, paddock };
