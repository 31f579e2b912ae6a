import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Milliseconds; a faster navigation needs no loading indicator. */
const SLOW_MS = 200;

/** The path of a navigation that has been pending for 200 ms; undefined otherwise. */
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
