import { useEffect, useState } from 'react';

/** The line at which a section counts as being read: below the bars at the top of the screen. */
const readingLine = { rootMargin: '-30% 0px -69% 0px' };

/**
 * The id of the section that is being read; the first one until the page is scrolled.
 *
 * @param ids with spaces between them
 */
export function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState(ids.split(' ')[0]);
  useEffect(() => {
    const idOf = new Map<Element, string>();
    for (const id of ids.split(' ')) {
      const target = document.getElementById(id);
      const section = target?.closest('section') ?? target;
      if (section) idOf.set(section, id);
    }
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find(
        // a section in a drawer is not where the page is
        ({ isIntersecting, target }) => isIntersecting && !target.closest(':popover-open'),
      );
      const id = entered && idOf.get(entered.target);
      if (id !== undefined) setCurrent(id);
    }, readingLine);
    for (const section of idOf.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
