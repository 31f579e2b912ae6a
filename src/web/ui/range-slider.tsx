import type { CSSProperties } from 'react';

interface RangeSliderProps {
  /** What the two ends are ends of: `Price`. */
  label: string;
  min: number;
  max: number;
  step: number;
  from: number;
  to: number;
  /** How far the thumbs stay apart: 0 lets them meet. */
  apart?: number;
  /** A value in words: `$25,000`. */
  format(value: number): string;
  onChange(from: number, to: number): void;
  /** When a thumb is let go, or a key has moved it. */
  onCommit?(from: number, to: number): void;
}

/**
 * Two thumbs on one track, as two native sliders over each other: keyboard, touch and screen readers work as they do
 * for one. Neither thumb passes the other. Needs script; fields for the same values stand beside it where pages must
 * work without.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, step, from, to, apart = 0, format, onChange, onCommit } = props;
  const share = (value: number): number => (max > min ? (value - min) / (max - min) : 0);
  const place = { '--from': share(from), '--to': share(to) } as CSSProperties;
  const common = { min, max, step, className: 'slider-thumb' };
  const committed = () => onCommit?.(from, to);
  return (
    <div className="slider" style={place}>
      <span className="slider-track" aria-hidden="true" />
      <input
        type="range"
        {...common}
        aria-label={`${label}, from`}
        aria-valuetext={format(from)}
        value={from}
        onChange={(event) => onChange(Math.min(event.target.valueAsNumber, to - apart), to)}
        onPointerUp={committed}
        onKeyUp={committed}
        // where both thumbs stand at the end, the lower one must be the one that can be taken
        data-front={share(from) > 0.5 || undefined}
      />
      <input
        type="range"
        {...common}
        aria-label={`${label}, up to`}
        aria-valuetext={format(to)}
        value={to}
        onChange={(event) => onChange(from, Math.max(event.target.valueAsNumber, from + apart))}
        onPointerUp={committed}
        onKeyUp={committed}
      />
    </div>
  );
}
