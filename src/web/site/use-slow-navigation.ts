import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Shorter than this, a page that comes is better than a sign that it comes. */
const SLOW_MS = 200;

/** The path of a page that has been on its way for a while. */
export function useSlowNavigation(): string | undefined {
  const { location } = useNavigation();
  const [slow, setSlow] = useState<string>();
  const path = location?.pathname;
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => setSlow(path), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [path]);
  return path === undefined ? undefined : slow;
}
