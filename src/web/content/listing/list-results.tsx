import '#web/content/content-cards.css';
import '#web/ui/result-count.css';
import '#web/ui/results.css';
import { capitalised } from '#domain/text/capitalised.ts';
import type { ReactNode } from 'react';
import { ListFailure } from '#web/listing/list-failure.tsx';
import { PageNavigation } from '#web/listing/page-navigation.tsx';
import type { PagingView } from '#web/listing/paging-view.ts';
import { EmptyList } from './empty-list.tsx';

interface ListResultsProps<Card> {
  /** What is listed, for sentences: `offers`. */
  what: string;
  view: {
    /** `12 offers` */
    count: string;
    total: number;
    isFiltered: boolean;
    /** The address without filters. */
    clear: string;
    cards: readonly Card[];
    paging: PagingView;
  };
  failed: string | undefined;
  className?: string;
  /** Links beside the count. */
  links?: ReactNode;
  keyOf(card: Card): string;
  children(card: Card, index: number): ReactNode;
}

/** The results of a list: their number, the cards or the message that there are none, and the pages. */
export function ListResults<Card>(props: ListResultsProps<Card>) {
  const { what, view, failed, className = '', links, keyOf, children } = props;
  return (
    <>
      <ListFailure failed={failed} />
      <p className="list-head between touch cluster gap-3">
        <output className="result-count">{view.count}</output>
        {view.isFiltered && view.total > 0 && <a href={view.clear}>Clear Filters</a>}
        {links}
      </p>
      {view.cards.length === 0 ? (
        <EmptyList what={what} clear={view.clear} />
      ) : (
        <>
          <h2 className="sr-only">{capitalised(what)}</h2>
          <ul className={`results content-cards cells stack ${className}`.trim()}>
            {view.cards.map((card, index) => (
              <li key={keyOf(card)}>{children(card, index)}</li>
            ))}
          </ul>
        </>
      )}
      <PageNavigation paging={view.paging} />
    </>
  );
}
