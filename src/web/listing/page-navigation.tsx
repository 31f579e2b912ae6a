import './page-navigation.css';
import { Icon } from '#web/ui/icon.tsx';
import type { PagingView } from './paging-view.ts';

export function PageNavigation({ paging }: { paging: PagingView }) {
  if (paging.pages.length === 0) return null;
  return (
    <nav aria-label="Pages of results" className="paging">
      {paging.previous ? (
        <a href={paging.previous} rel="prev" aria-label="Previous page">
          <Icon name="left" />
        </a>
      ) : (
        <span />
      )}
      <ol>
        {paging.pages.map((link, index) => (
          <li key={link.kind === 'page' ? link.page : `gap-${index}`}>
            {link.kind === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={link.href}
                aria-label={`Page ${link.page}`}
                aria-current={link.current ? 'page' : undefined}
              >
                {link.page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {paging.next ? (
        <a href={paging.next} rel="next" aria-label="Next page">
          <Icon name="right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
