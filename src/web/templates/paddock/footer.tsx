import type { SiteView } from '../../site/site-view.ts';
import { SiteFooter } from '../../ui/site-footer.tsx';

export function Footer({ site }: { site: SiteView }) {
  return <SiteFooter site={site} className="paddock-footer" />;
}
