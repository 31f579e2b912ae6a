import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { turned } from '#domain/media/frame-of-angle.ts';
import { frameOfDrag } from '#domain/media/frame-of-drag.ts';
import { frameOfKey } from '#domain/media/frame-of-key.ts';
import { useLessMotion } from '#web/media/use-less-motion.ts';
import { useMayMove } from '#web/media/use-may-move.ts';
import { useTurning } from './use-turning.ts';

interface SpinState {
  /** Which of the loaded frames is shown. */
  position: number;
  isTurning: boolean;
  /** Whether it may ever turn by itself, and so needs a button that stops it. */
  canTurn: boolean;
  isTouched: boolean;
  toggle(): void;
  /** What the stage's element reports. */
  events: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/**
 * Which frame is shown: the next one by itself until a hand or a key takes over, then whichever these lead to.
 *
 * @param count the loaded frames; none while they are loading
 */
export function useSpin(
  stage: RefObject<Element | null>,
  count: number | undefined,
  turnsByItself: boolean,
): SpinState {
  const drag = useRef<{ x: number; from: number }>(undefined);
  const [position, setPosition] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [turns, setTurns] = useState(turnsByItself);
  const mayMove = useMayMove(stage);
  const canTurn = !useLessMotion() && turnsByItself && count !== undefined;
  const isTurning = canTurn && turns;
  useTurning(isTurning && mayMove, () => setPosition((at) => turned(at + 1, count ?? 1)));

  function takeOver(): void {
    setTouched(true);
    setTurns(false);
  }

  function release(): void {
    drag.current = undefined;
  }

  return {
    position,
    isTurning,
    canTurn,
    isTouched,
    toggle() {
      setTouched(true);
      setTurns(!isTurning);
    },
    events: {
      onPointerDown(event) {
        takeOver();
        drag.current = { x: event.clientX, from: position };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (!drag.current || count === undefined) return;
        setPosition(frameOfDrag(drag.current.from, event.clientX - drag.current.x, count));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const target = frameOfKey(event.key, position, count);
        if (target === undefined) return;
        event.preventDefault();
        takeOver();
        setPosition(target);
      },
    },
  };
}
