import { useOutletContext } from 'react-router';
import type { SiteView } from './site-view.ts';

/** The site of the current page. */
export function useSite(): SiteView {
  return useOutletContext<SiteView>();
}
