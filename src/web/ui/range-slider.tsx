import './range-slider.css';
import { type CSSProperties, type MouseEvent, useRef } from 'react';

interface RangeSliderProps {
  /** What the range is of: `Price`. */
  label: string;
  min: number;
  max: number;
  step: number;
  from: number;
  to: number;
  /** The minimum distance between the thumbs; 0 lets them meet. */
  minDistance?: number;
  /** Formats a value for screen readers: `$25,000`. */
  format(value: number): string;
  onChange(from: number, to: number): void;
}

/**
 * A slider with two thumbs, made of two overlapping native sliders so that keyboard, touch and screen readers work
 * natively. The thumbs cannot pass each other, and a tap on the track moves the nearer one. Needs script; pages that must work without it add fields for the same
 * values.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step, from, to, minDistance = 0, format, onChange } = props;
  const share = (value: number): number => (max > min ? (value - min) / (max - min) : 0);
  const position = { '--from': share(from), '--to': share(to) } as CSSProperties;
  const common = { min, max, step, className: 'slider-thumb' };
  const track = useRef<HTMLSpanElement>(null);

  function moveNearer({ target, clientX, currentTarget }: MouseEvent<HTMLElement>): void {
    if (target instanceof HTMLInputElement || !track.current) return;
    const { left, width } = track.current.getBoundingClientRect();
    const value = min + ((clientX - left) / width) * (max - min);
    const thumb = currentTarget.querySelectorAll('input')[value - from < to - value ? 0 : 1]!;
    // as if the shopper had moved it; the browser rounds the value
    thumb.valueAsNumber = value;
    thumb.focus();
    for (const type of ['input', 'change']) thumb.dispatchEvent(new Event(type, { bubbles: true }));
  }

  return (
    // the click is for pointers only; the thumbs have the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="slider" style={position} onClick={moveNearer}>
      <span ref={track} className="slider-track" aria-hidden="true" />
      <input
        type="range"
        {...common}
        aria-label={`${label}, from`}
        aria-valuetext={format(from)}
        value={from}
        onChange={(event) => onChange(Math.min(event.target.valueAsNumber, to - minDistance), to)}
        // when both thumbs are at the top end, the lower one must be on top to be draggable
        data-front={share(from) > 0.5 || undefined}
      />
      <input
        type="range"
        {...common}
        aria-label={`${label}, up to`}
        aria-valuetext={format(to)}
        value={to}
        onChange={(event) =>
          onChange(from, Math.max(event.target.valueAsNumber, from + minDistance))
        }
      />
    </div>
  );
}
