import { useOutletContext } from 'react-router';
import type { SiteView } from './site-view.ts';

/** The site around the page that asks. */
export function useSite(): SiteView {
  return useOutletContext<SiteView>();
}
