import './header.css';
import type { SiteView } from '#web/site/site-view.ts';
import { SiteHeader } from '#web/ui/frame/site-header.tsx';

export function Header({ site }: { site: SiteView }) {
  return <SiteHeader site={site} ground="paper" className="gallery-header" />;
}
