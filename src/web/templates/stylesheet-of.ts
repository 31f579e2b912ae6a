import type { TemplateName } from '#site/site-settings.ts';

type Stylesheets = Record<TemplateName | 'shared', string>;

/** The server alone holds the texts; the browser finds them in the page, and its script stays without them. */
const stylesheets: Stylesheets | undefined = import.meta.env.SSR
  ? await readStylesheets()
  : undefined;

/** The stylesheet of a template's sites: what all share, then the template's own. */
export function stylesheetOf(template: TemplateName): string {
  return stylesheets === undefined ? '' : stylesheets.shared + stylesheets[template];
}

async function readStylesheets(): Promise<Stylesheets> {
  const [shared, harbour, paddock] = await Promise.all([
    import('#web/app.css?inline'),
    import('#web/templates/harbour/harbour.css?inline'),
    import('#web/templates/paddock/paddock.css?inline'),
  ]);
  return { shared: shared.default, harbour: harbour.default, paddock: paddock.default };
}
