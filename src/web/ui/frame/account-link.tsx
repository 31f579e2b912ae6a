import './account-link.css';
import { useLocation } from 'react-router';
import { SignOutForm } from '#web/account/sign-out-form.tsx';
import { useMe } from '#web/account/signed-in-browser.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useHoverMenu } from './use-hover-menu.ts';

interface AccountLinkProps {
  site: Pick<SiteView, 'slug' | 'hasAccounts'>;
}

/** The way to the garage in the menu of narrow screens. */
export function AccountLink({ site }: AccountLinkProps) {
  const { visitor } = useMe(site.slug);
  return (
    <a href="/my-garage" rel="nofollow" className="account-link row-inline gap-2">
      <Icon name="person" />
      {visitor ? 'My garage' : 'Sign in'}
    </a>
  );
}

/**
 * The way to the garage in the header of wide screens: a link to sign in, and for somebody who is signed in a menu. Pages
 * are the same for everybody, so the browser learns later who is signed in; both take the same space, so that nothing
 * moves then. Without script it is always the menu.
 */
export function AccountMenu({ site }: AccountLinkProps) {
  const { visitor } = useMe(site.slug);
  const { pathname, search } = useLocation();
  if (!site.hasAccounts) return null;
  return (
    <div className="account" data-signed-in={Boolean(visitor)}>
      <a href="/my-garage" rel="nofollow" className="account-link row-inline gap-2">
        <Icon name="person" />
        Sign in
      </a>
      {/* closed again on the next page */}
      <GarageMenu key={pathname + search} />
    </div>
  );
}

function GarageMenu() {
  const { menu, summary } = useHoverMenu();
  return (
    <details {...menu} name="header-menu" className="account-menu">
      <summary {...summary} className="account-link row-inline gap-2">
        <Icon name="person" />
        My garage
      </summary>
      <div className="account-panel floating stack">
        <a href="/my-garage" rel="nofollow" className="menu-item row">
          Open my garage
        </a>
        <SignOutForm className="menu-item row" />
      </div>
    </details>
  );
}
