import '#web/ui/note.css';
import './saved-page.css';
import { useEffect, useRef } from 'react';
import type { SavedList } from '#site/saved-list.ts';
import { useMe } from '#web/account/signed-in-browser.ts';
import { useCarriedTerms } from '#web/finance/carried-terms.ts';
import { useCards } from '#web/search/results/use-cards.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { TemplateParts } from '#web/templates/template.ts';
import { EmptySaved } from './empty-saved.tsx';
import { SavedVehicles } from './saved-vehicles.tsx';
import { savedWords } from './saved-words.ts';
import { useSaved } from './use-saved.ts';

interface SavedPageProps {
  site: SiteView;
  list: SavedList;
  ResultCard: TemplateParts['ResultCard'];
}

/** The vehicles that a shopper has saved, of which up to four can be compared. */
export function SavedPage({ site, list, ResultCard }: SavedPageProps) {
  const { title } = savedWords(list, site);
  const saved = useSaved(site);
  const loaded = useCards(saved?.map(({ id }) => id) ?? [], useCarriedTerms(site.slug));
  const heading = useFocusAfterRemoval(saved?.length);
  const { visitor } = useMe(site.slug);
  const count = saved?.length ?? 0;
  return (
    <div className="saved-page page-width stack gap-4">
      <div className="saved-head stack gap-2">
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {count > 0 && <span className="saved-head-count soft"> {count}</span>}
        </h1>
        {count > 0 && <SavedIntro list={list} hasAccount={Boolean(visitor)} />}
      </div>
      <WithoutScript list={list} plural={site.vehicleType.plural} />
      {saved?.length === 0 && <EmptySaved site={site} list={list} isSignedIn={Boolean(visitor)} />}
      {count > 0 && loaded.hasFailed && (
        <div className="note row between gap-3" role="alert">
          <p>Your {site.vehicleType.plural} could not be loaded.</p>
          <button type="button" className="button button-quiet" onClick={loaded.retry}>
            Try again
          </button>
        </div>
      )}
      {saved && count > 0 && !loaded.hasFailed && (
        <SavedVehicles saved={saved} list={list} cards={loaded.cards} ResultCard={ResultCard} />
      )}
      {!saved && <div className="saved-wait needs-script" aria-hidden="true" />}
    </div>
  );
}

function WithoutScript({ list, plural }: { list: SavedList; plural: string }) {
  const isAccount = list === 'save';
  return (
    <div className="without-script stack gap-3">
      <p className="note">
        This page needs JavaScript.{' '}
        {isAccount
          ? `The ${plural} you save are in your garage, too, which works without it.`
          : `Your browser keeps the list. You can still see all ${plural} in stock.`}
      </p>
      <p className="cluster gap-3">
        {isAccount && (
          <a href="/my-garage" rel="nofollow" className="button button-action">
            Open my garage
          </a>
        )}
        <a href="/search" className={isAccount ? 'button button-quiet' : 'button button-action'}>
          See all {plural}
        </a>
      </p>
    </div>
  );
}

function SavedIntro({ list, hasAccount }: { list: SavedList; hasAccount: boolean }) {
  if (list === 'save' || hasAccount) {
    return (
      <p className="soft">
        {list === 'save'
          ? 'Kept in your account. '
          : 'Kept in this browser. What you have added to your account is in your garage. '}
        <a href="/my-garage" rel="nofollow">
          Open my garage
        </a>
      </p>
    );
  }
  return (
    <p className="soft">
      Kept in this browser, on this device. <a href="/search">Find more</a>
    </p>
  );
}

/** Moves the focus to the heading if it was on a vehicle that has just been removed. */
function useFocusAfterRemoval(count: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isShorter = (count ?? 0) < (before.current ?? 0);
    before.current = count;
    if (isShorter && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return heading;
}
