import { useEffect, useRef, useState } from 'react';
import { useSite } from '#web/site/use-site.ts';

/** The delay from the last key press, in milliseconds, so that a word is counted once. */
const TYPING_MS = 400;

/**
 * The label of a button that opens a search, with the number of matching vehicles once it is known.
 *
 * @param initial the label of the search without filters
 */
export function useShowMe(initial: string): {
  label: string;
  count(parameters: URLSearchParams): void;
} {
  const { vehicleType } = useSite();
  const [label, setLabel] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current?.abort();
    },
    [],
  );

  async function fetchLabel(parameters: URLSearchParams): Promise<void> {
    const request = new AbortController();
    latest.current = request;
    try {
      const answer = await fetch(`/api/stock-count?${parameters}`, { signal: request.signal });
      if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
      // the response of `stock-count-route.ts`
      const body = (await answer.json()) as { label: string };
      setLabel(body.label);
    } catch (error) {
      if (!request.signal.aborted)
        console.warn('The number of matching vehicles could not be loaded', error);
    }
  }

  return {
    label,
    count(parameters) {
      clearTimeout(timer.current);
      latest.current?.abort();
      // the number still belongs to the last search
      setLabel(`Show Me ${vehicleType.plural}`);
      timer.current = setTimeout(() => void fetchLabel(parameters), TYPING_MS);
    },
  };
}
