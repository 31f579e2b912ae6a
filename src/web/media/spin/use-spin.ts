import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { turned } from '#domain/media/frame-of-angle.ts';
import { frameOfDrag } from '#domain/media/frame-of-drag.ts';
import { frameOfKey } from '#domain/media/frame-of-key.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

const MS_PER_FRAME = 100;

interface SpinState {
  /** The index of the shown frame among the loaded ones. */
  position: number;
  isRotating: boolean;
  /** Whether it can rotate automatically, and so needs a pause button. */
  canAutoRotate: boolean;
  isTouched: boolean;
  toggle(): void;
  /** Handlers for the stage's element. */
  events: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
}

/**
 * Tracks the shown frame: rotates automatically until the visitor drags or presses an arrow key.
 *
 * @param count the number of loaded frames; undefined while they are loading
 */
export function useSpin(
  stage: RefObject<Element | null>,
  count: number | undefined,
  autoRotates: boolean,
): SpinState {
  const drag = useRef<{ x: number; from: number }>(undefined);
  const [position, setPosition] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isOn, setOn] = useState(autoRotates);
  const isVisible = useIsVisible(stage);
  const canAutoRotate = !usePrefersReducedMotion() && autoRotates && count !== undefined;
  const isRotating = canAutoRotate && isOn;
  useRotationTimer(isRotating && isVisible, () => setPosition((at) => turned(at + 1, count ?? 1)));

  function stopRotating(): void {
    setTouched(true);
    setOn(false);
  }

  function release(): void {
    drag.current = undefined;
  }

  return {
    position,
    isRotating,
    canAutoRotate,
    isTouched,
    toggle() {
      setTouched(true);
      setOn(!isRotating);
    },
    events: {
      onPointerDown(event) {
        stopRotating();
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
        stopRotating();
        setPosition(target);
      },
    },
  };
}

/** Calls `next` ten times a second while `isOn`. */
function useRotationTimer(isOn: boolean, next: () => void): void {
  const tick = useEffectEvent(next);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick(), MS_PER_FRAME);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Whether the visitor prefers reduced motion; true on the server. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(reducedMotion).matches,
    () => true,
  );
}

/** Whether an element is on screen in a visible tab; animations that start on their own run only then. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen && !isHidden;
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
