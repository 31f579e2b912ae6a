import './yards-dialog.css';
import { useEffect, useId, useState } from 'react';
import { YardMap } from '#web/map/yard-map.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { YardsView } from './yards-view.ts';

interface YardsDialogProps {
  /** The address of the search. */
  search: string;
  onClose(): void;
}

/** The yards with what each has of a search: as a map, and as a list for those who use no map. */
export function YardsDialog({ search, onClose }: YardsDialogProps) {
  const heading = useId();
  const answer = useYards(search);
  return (
    <Dialog isOpen className="yards-dialog" labelledBy={heading} onClose={onClose}>
      <div className="yards-of-search stack gap-4 pad-4">
        <h2 id={heading} tabIndex={-1}>
          Our yards
        </h2>
        {answer === 'failed' ? (
          <p>
            The yards cannot be shown at the moment. <a href="/dealer-locator">See our locations</a>
          </p>
        ) : !answer ? (
          <output className="soft">Finding what each yard has…</output>
        ) : answer.yards.length === 0 ? (
          <p>No yard has what this search asks for.</p>
        ) : (
          <>
            {answer.pins.length > 0 && <YardMap pins={answer.pins} tiles={answer.tiles} />}
            <ul className="yards-list">
              {answer.yards.map(({ id, name, place, count, href }) => (
                <li key={id}>
                  <a href={href} className="row between touch gap-3">
                    <span>
                      {name} <span className="soft small">{place}</span>
                    </span>
                    <strong>{count}</strong>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

function useYards(search: string): YardsView | 'failed' | undefined {
  const [answer, setAnswer] = useState<YardsView | 'failed'>();
  useEffect(() => {
    const request = new AbortController();
    fetch(search.replace(/^\/search/, '/api/yards'), { signal: request.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The yards were answered with ${response.status}`);
        // the response of `yards-route.ts`
        setAnswer((await response.json()) as YardsView);
      })
      .catch((error: unknown) => {
        if (request.signal.aborted) return;
        console.warn('The yards could not be loaded', error);
        setAnswer('failed');
      });
    return () => request.abort();
  }, [search]);
  return answer;
}
