import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { repeatEarlyPress } from './early-press.ts';
import { type EarlyChange, earlyChanges, repeatChange } from './early-changes.ts';

const never = () => () => undefined;

/**
 * Repeats the changes that a shopper made before the script ran: controls show them already, but no component has
 * noticed, and the next rendering would undo them. Also repeats the last press of a button that needs script.
 */
export function RepeatEarlyChanges() {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const changes = useRef<readonly EarlyChange[]>([]);
  const isFirst = useRef(true);
  // before the effects of other components, which may set controls
  useLayoutEffect(() => {
    if (isFirst.current && isHydrating) changes.current = earlyChanges(document);
    isFirst.current = false;
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration
  }, []);
  useEffect(() => {
    const found = changes.current;
    changes.current = [];
    // after the effects, because React renders nothing in between while they run
    queueMicrotask(() => {
      for (const change of found) flushSync(() => repeatChange(change));
      repeatEarlyPress();
    });
  }, []);
  return null;
}
