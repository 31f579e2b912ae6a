import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of the page whose script is fetched when it is wanted for the first time. A script that cannot be had takes
 * nothing else of the page with it, as a lazy component would.
 *
 * @param load the import; it must be the same function at every rendering
 */
export function usePart<Module extends object>(
  wanted: boolean,
  load: () => Promise<Module>,
  onFailure?: () => void,
): Module | undefined {
  const [part, setPart] = useState<Module>();
  const asked = wanted && !part;
  const failed = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!asked) return;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPart(loaded),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded', error);
        if (isWanted) failed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [asked, load]);
  return part;
}
