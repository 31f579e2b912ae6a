import { Icon } from '#web/ui/icon.tsx';
import type { SearchView } from './search-view.ts';

export function Paging({ view }: { view: SearchView }) {
  if (view.pages.length === 0) return null;
  return (
    <nav aria-label="Pages of results" className="paging">
      {view.previous ? (
        <a href={view.previous} rel="prev" aria-label="Previous page">
          <Icon name="left" />
        </a>
      ) : (
        <span />
      )}
      <ol>
        {view.pages.map((link, index) => (
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
      {view.next ? (
        <a href={view.next} rel="next" aria-label="Next page">
          <Icon name="right" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
