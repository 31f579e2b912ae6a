import './section-heading.css';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id: string;
  isFirst: boolean;
  title: string | undefined;
  text?: string | undefined;
  /** Beside the heading: a link to more. */
  children?: ReactNode;
}

/** A section's heading with the sentence below it; nothing if the section has no heading. */
export function SectionHeading({ id, isFirst, title, text, children }: SectionHeadingProps) {
  if (title === undefined) return null;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="section-heading cluster">
      <div>
        <Heading id={id}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
