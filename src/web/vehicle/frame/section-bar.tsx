import './section-bar.css';
import { useEffect, useRef } from 'react';
import { useCurrentSection } from './use-current-section.ts';

export interface PageSection {
  /** The id of the section or its heading. */
  id: string;
  label: string;
}

/** Links to the sections of the page. With script, the one that is being read is marked, and scrolled into the bar. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href='#${current}']`);
    // `scrollIntoView` would also scroll the page
    if (list.current && link)
      list.current.scrollTo({ left: link.offsetLeft - list.current.offsetLeft - 16 });
  }, [current]);
  return (
    <nav className="section-bar" aria-label="On this page">
      <ul ref={list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
