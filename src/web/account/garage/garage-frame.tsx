import '#web/content/content-page.css';
import './garage.css';
import type { ReactNode } from 'react';
import { SignOutForm } from '#web/account/sign-out-form.tsx';
import { useSite } from '#web/site/use-site.ts';

const pages = [
  { path: '/my-garage', label: 'Saved' },
  { path: '/my-garage/searches', label: 'Searches' },
  { path: '/my-garage/activity', label: 'Enquiries' },
  { path: '/my-garage/account', label: 'Account' },
] as const;

interface GarageFrameProps {
  title: string;
  /** The page that is open; undefined for one that is not in the navigation. */
  here?: (typeof pages)[number]['path'];
  children: ReactNode;
}

/** The heading and the navigation of the garage's pages. The navigation fits one line on a phone. */
export function GarageFrame({ title, here, children }: GarageFrameProps) {
  const { hasSavedSearches } = useSite();
  const shown = pages.filter(({ path }) => hasSavedSearches || path !== '/my-garage/searches');
  return (
    <div className="content-page page-width garage stack gap-6">
      <div className="garage-head cluster">
        <h1>{title}</h1>
        {here === '/my-garage' && <SignOutForm className="button button-quiet" />}
      </div>
      <nav aria-label="My garage" className="garage-nav">
        <ul>
          {shown.map(({ path, label }) => (
            <li key={path}>
              <a href={path} aria-current={path === here ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
