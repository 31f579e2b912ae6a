import './marks.css';
import { useEffect, useId, useRef, useState } from 'react';

/** A hotspot: its position in percent from the left and the top, and its description. */
export interface Mark {
  id: string;
  description: string;
  anchor: string | undefined;
  x: number;
  y: number;
}

/** Hotspots on a picture. Each shows its description on hover, focus or tap. */
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
  const descriptionId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const unmount = new AbortController();
    // not every browser moves the focus to a tapped element, so blur alone does not close it
    const outside = (event: Event) => {
      if (event.target instanceof Node && !point.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('pointerdown', outside, { signal: unmount.signal });
    document.addEventListener('keydown', escape, { signal: unmount.signal });
    return () => unmount.abort();
  }, [isOpen]);

  return (
    <div
      ref={point}
      className="mark"
      style={{ left: `${x}%`, top: `${y}%` }}
      // opens towards the middle of the picture so that the description is not cut off
      data-side={x < 30 ? 'right' : x > 70 ? 'left' : 'middle'}
      data-below={y < 40 || undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="mark-button icon-button"
        aria-label={description}
        aria-expanded={isOpen}
        aria-controls={descriptionId}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      />
      <div id={descriptionId} className="mark-words" hidden={!isOpen}>
        {description}
        {anchor !== undefined && (
          <a href={anchor} className="row touch">
            See more
          </a>
        )}
      </div>
    </div>
  );
}
