import { useEffect, useRef } from 'react';

/**
 * The heading of what a form has led to. A form keeps the page where it stands, so that its faults are seen; what
 * comes in its place is brought into view, and read out.
 */
export function AnswerHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="answer-heading">
      {text}
    </h1>
  );
}
