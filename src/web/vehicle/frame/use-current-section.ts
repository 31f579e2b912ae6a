import { useEffect, useState } from 'react';

/** The part of the screen, below the bars at its top, in which a section counts as being read. */
const readingArea = { rootMargin: '0px 0px -60% 0px' };

/**
 * The id of the section that is being read, which is the last one to have come into the upper part of the screen; the
 * first one until the page is scrolled.
 *
 * @param ids in the page's order, with spaces between them
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
    const read = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = idOf.get(target);
        if (id === undefined) continue;
        // a section in a drawer is not where the page is
        if (isIntersecting && !target.closest(':popover-open')) read.add(id);
        else read.delete(id);
      }
      const last = ids.split(' ').findLast((id) => read.has(id));
      // between sections, the one above counts
      if (last !== undefined) setCurrent(last);
    }, readingArea);
    for (const section of idOf.keys()) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
