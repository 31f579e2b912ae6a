import { useEffect, useRef } from 'react';

/**
 * The heading of a form's result. A form keeps its scroll position so that errors stay visible; the result that
 * replaces it scrolls into view and gets the focus, so that screen readers announce it.
 */
export function AnswerHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
