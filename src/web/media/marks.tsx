import './marks.css';
import { useEffect, useId, useRef, useState } from 'react';

/** A place on what is shown, in percent from the left and the top, and what there is to say of it. */
export interface Mark {
  id: string;
  description: string;
  anchor: string | undefined;
  x: number;
  y: number;
}

/** Points on a picture that tell what they point at when they are pointed at, focused or tapped. */
export function Marks({ marks }: { marks: Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="marks">
      {marks.map((mark) => (
        <li key={mark.id}>
          <MarkPoint mark={mark} />
        </li>
      ))}
    </ul>
  );
}

function MarkPoint({ mark }: { mark: Mark }) {
  const { description, anchor, x, y } = mark;
  const point = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const words = useId();

  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    // not every browser moves the focus to where is tapped
    const outside = (event: Event) => {
      if (event.target instanceof Node && !point.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', outside, { signal: left.signal });
    document.addEventListener('keydown', escape, { signal: left.signal });
    return () => left.abort();
  }, [isOpen]);

  return (
    <div
      ref={point}
      className="mark"
      style={{ left: `${x}%`, top: `${y}%` }}
      // the words stay within the picture
      data-side={x < 30 ? 'right' : x > 70 ? 'left' : 'middle'}
      data-below={y < 40 || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="mark-button"
        aria-label={description}
        aria-expanded={isOpen}
        aria-controls={words}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      />
      <div id={words} className="mark-words" hidden={!isOpen}>
        {description}
        {anchor !== undefined && <a href={anchor}>See more</a>}
      </div>
    </div>
  );
}
