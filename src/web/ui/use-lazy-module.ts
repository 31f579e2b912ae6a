import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Imports a module when it is first needed. If the import fails, the rest of the page still works; with `React.lazy` it
 * would be replaced by an error page.
 *
 * @param load the import; must be the same function on every render
 */
export function useLazyModule<Module extends object>(
  isNeeded: boolean,
  load: () => Promise<Module>,
  onFailure?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const shouldLoad = isNeeded && !module;
  const failed = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!shouldLoad) return;
    let isMounted = true;
    load().then(
      (loaded) => isMounted && setModule(loaded),
      (error: unknown) => {
        console.warn('The script of a part of the page could not be loaded', error);
        if (isMounted) failed();
      },
    );
    return () => {
      isMounted = false;
    };
  }, [shouldLoad, load]);
  return module;
}
