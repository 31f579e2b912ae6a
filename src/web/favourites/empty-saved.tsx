import '#web/ui/message-page.css';
import './saved-page.css';
import { signInPath } from '#domain/account/sign-in-path.ts';
import type { SavedList } from '#site/saved-list.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { savedWords } from './saved-words.ts';

interface EmptySavedProps {
  site: SiteView;
  list: SavedList;
  isSignedIn: boolean;
}

/** Says how vehicles get onto the list, and leads to them; to the account, if the list is there. */
export function EmptySaved({ site, list, isSignedIn }: EmptySavedProps) {
  const { icon, empty } = savedWords(list, site);
  const needsSignIn = list === 'save' && !isSignedIn;
  const { plural } = site.vehicleType;
  return (
    <div className="saved-empty message-page shaded">
      <span className="message-mark">
        <Icon name={icon} />
      </span>
      <h2>{needsSignIn ? `Sign in to see your ${plural}` : 'Nothing here yet'}</h2>
      <p>{needsSignIn ? `The ${plural} you save are in your account, on every device.` : empty}</p>
      <p className="message-links cluster gap-3">
        {needsSignIn && (
          <a
            href={signInPath('my-garage', '/saved', '/saved')}
            rel="nofollow"
            className="button button-action"
          >
            Sign in
          </a>
        )}
        <a href="/search" className={needsSignIn ? 'button button-quiet' : 'button button-action'}>
          See all {plural}
        </a>
      </p>
    </div>
  );
}
