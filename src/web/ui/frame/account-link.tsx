import './account-link.css';
import { useMe } from '#web/account/signed-in-browser.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';

interface AccountLinkProps {
  site: Pick<SiteView, 'slug' | 'hasAccounts'>;
  /** In the header on wide screens, or in the menu on narrow ones. */
  place: 'header' | 'menu';
}

/**
 * The way to the garage, which asks visitors to sign in. Pages are the same for everybody, so the browser learns later
 * who is signed in; both labels take the same space, so that nothing moves then.
 */
export function AccountLink({ site, place }: AccountLinkProps) {
  const { visitor } = useMe(site.slug);
  if (!site.hasAccounts) return null;
  return (
    <a href="/my-garage" rel="nofollow" className="account-link" data-place={place}>
      <Icon name="person" />
      <span className="account-labels">
        <span data-shown={!visitor}>Sign in</span>
        <span data-shown={Boolean(visitor)}>My garage</span>
      </span>
    </a>
  );
}
