import { useEffect, useRef, useState } from 'react';

/** Long enough that a word typed letter by letter is counted once. */
const TYPING_MS = 400;

/**
 * The words of a button that leads to a search, with the number of vehicles that it finds.
 * @param initial the words for the search without filters
 */
export function useShowMe(initial: string): {
  label: string;
  count(parameters: URLSearchParams): void;
} {
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

  async function ask(parameters: URLSearchParams): Promise<void> {
    latest.current?.abort();
    const asked = new AbortController();
    latest.current = asked;
    try {
      const answer = await fetch(`/api/stock-count?${parameters}`, { signal: asked.signal });
      if (!answer.ok) throw new Error(`The count was answered with ${answer.status}`);
      // our own route's answer
      const body = (await answer.json()) as { label: string };
      setLabel(body.label);
    } catch (error) {
      if (!asked.signal.aborted) console.warn('The vehicles could not be counted', error);
    }
  }

  return {
    label,
    count(parameters) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask(parameters), TYPING_MS);
    },
  };
}
