import { turned } from './frame-of-angle.ts';

/** The keys of a slider, and the part of a turn that each moves; 0 means one frame. */
const keys: Readonly<Record<string, { forward: boolean; turn: number }>> = {
  ArrowRight: { forward: true, turn: 0 },
  ArrowUp: { forward: true, turn: 0 },
  ArrowLeft: { forward: false, turn: 0 },
  ArrowDown: { forward: false, turn: 0 },
  PageUp: { forward: true, turn: 1 / 8 },
  PageDown: { forward: false, turn: 1 / 8 },
};

/** The frame to show after a key press; undefined for keys that do not turn the vehicle. */
export function frameOfKey(key: string, frame: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const move = Object.hasOwn(keys, key) ? keys[key] : undefined;
  if (!move) return undefined;
  const frames = Math.max(1, Math.round(count * move.turn));
  return turned(move.forward ? frame + frames : frame - frames, count);
}
