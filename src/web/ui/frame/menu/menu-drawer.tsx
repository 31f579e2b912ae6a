import './menu-drawer.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SignOutForm } from '#web/account/sign-out-form.tsx';
import { useMe } from '#web/account/signed-in-browser.ts';
import { popoverFocus } from '#web/controls/popover-focus.ts';
import type { NavigationEntry, SiteView } from '#web/site/site-view.ts';
import { AccountLink } from '#web/ui/frame/account-link.tsx';
import { Logo } from '#web/ui/frame/logo.tsx';
import { OpenNow } from '#web/ui/frame/open-now.tsx';
import { SavedLink } from '#web/ui/frame/saved-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { markOpenMenu } from '#web/ui/frame/use-hover-menu.ts';
import { isCurrent } from './is-current.ts';
import { MenuLinks } from './menu-links.tsx';

/**
 * The header's entries in a drawer, for narrow screens. It is a popover of the browser: it opens and closes without
 * script, closes on Escape and on a tap beside it, and stands above everything.
 */
export function MenuDrawer({ site }: { site: SiteView }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { visitor } = useMe(site.slug);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="menu-button icon-button"
        popoverTarget={id}
        aria-label="Menu"
      >
        <Icon name="menu" />
      </button>
      {/* closed again on the next page */}
      <div
        key={here}
        id={id}
        popover="auto"
        className="menu-drawer paper"
        {...popoverFocus}
        onToggle={(event) => {
          popoverFocus.onToggle(event);
          markOpenMenu(event.currentTarget);
        }}
      >
        <div className="menu-drawer-head row">
          {site.brand.logo ? (
            <Logo site={site} ground="paper" isLazy />
          ) : (
            <strong>{site.name}</strong>
          )}
          <button
            type="button"
            className="menu-button icon-button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close the menu"
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul>
            {site.header.map((entry) => (
              <li key={entry.href + entry.label}>
                {entry.items.length > 0 || entry.menu ? (
                  <DrawerGroup entry={entry} />
                ) : (
                  <a
                    href={entry.href}
                    data-emphasised={entry.emphasised || undefined}
                    aria-current={isCurrent(entry.href, here) ? 'page' : undefined}
                  >
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
            {site.savedList && (
              <li>
                <SavedLink site={site} hasLabel />
              </li>
            )}
            {site.hasAccounts && (
              <li>
                <AccountLink site={site} />
              </li>
            )}
          </ul>
        </nav>
        {site.openNow && (
          <p className="menu-drawer-hours soft">
            <OpenNow openNow={site.openNow} />
          </p>
        )}
        {/* last, because it appears after the rest, which must not move */}
        {site.hasAccounts && visitor && <SignOutForm className="button button-quiet" />}
      </div>
    </>
  );
}

/** An entry that opens its links below it. */
function DrawerGroup({ entry }: { entry: NavigationEntry }) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // it may have been opened before the script ran
  useEffect(() => setOpen(element.current?.open ?? false), []);
  return (
    <details ref={element} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {entry.label}
        <Icon name="down" />
      </summary>
      <div className="menu-drawer-links">
        <MenuLinks entry={entry} isOpen={isOpen} />
      </div>
    </details>
  );
}
