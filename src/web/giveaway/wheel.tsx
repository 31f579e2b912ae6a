import './wheel.css';
import type { Ref } from 'react';
import {
  LINE_HEIGHT,
  type SliceView,
  WHEEL_CENTRE as CENTRE,
  WHEEL_SIZE,
  type WheelView,
} from './wheel-view.ts';

interface WheelProps {
  wheel: WheelView;
  /** The angle at which it rests, in degrees. */
  resting: number;
  /** The part that turns. */
  disc: Ref<SVGGElement>;
}

/** The wheel of prizes. It only shows what the server has drawn; prizes and result are also there as text. */
export function Wheel({ wheel, resting, disc }: WheelProps) {
  return (
    <svg className="wheel" viewBox={`0 0 ${WHEEL_SIZE} ${WHEEL_SIZE}`} aria-hidden="true">
      <circle className="wheel-rim" cx={CENTRE} cy={CENTRE} r={CENTRE - 2} />
      <g ref={disc} className="wheel-disc" transform={`rotate(${resting})`}>
        {wheel.slices.map((slice) => (
          <Slice key={slice.id} slice={slice} resting={resting} />
        ))}
        {wheel.pegs.map((angle) => (
          <circle
            key={angle}
            className="wheel-peg"
            cx={CENTRE}
            cy="8"
            r="3.5"
            transform={`rotate(${angle} ${CENTRE} ${CENTRE})`}
          />
        ))}
      </g>
      <circle className="wheel-hub" cx={CENTRE} cy={CENTRE} r="30" />
      <path className="wheel-pointer" d={`M${CENTRE - 15} 2h30l-15 28z`} />
    </svg>
  );
}

/** In ems: lowers a line from its baseline to its middle. */
const LOWERED = 0.35;

function Slice({ slice, resting }: { slice: SliceView } & Pick<WheelProps, 'resting'>) {
  const { path, angle, tone, lines, size, middle } = slice;
  // the text runs outwards on the right half and inwards on the left one, so that it rests upright
  const isLeft = (angle + resting) % 360 > 180;
  const x = isLeft ? CENTRE - middle : CENTRE + middle;
  const firstLine = LOWERED - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g className={`wheel-slice wheel-${tone}`}>
      <path d={path} />
      <text
        transform={`rotate(${angle + (isLeft ? 90 : -90)} ${CENTRE} ${CENTRE})`}
        y={CENTRE}
        fontSize={size}
      >
        {lines.map((line, at) => (
          <tspan key={`${at} ${line}`} x={x} dy={`${at === 0 ? firstLine : LINE_HEIGHT}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
