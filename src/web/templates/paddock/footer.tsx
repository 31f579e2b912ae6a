import type { SiteView } from '#web/site/site-view.ts';
import { SiteFooter } from '#web/ui/site-footer.tsx';

export function Footer({ site }: { site: SiteView }) {
  return <SiteFooter site={site} className="paddock-footer" />;
}
