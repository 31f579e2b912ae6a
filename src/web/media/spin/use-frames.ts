import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { spinAddress } from '#domain/media/spin-address.ts';
import { spinFrameWidth } from '#domain/media/spin-frame-width.ts';
import { isStillSpin } from '#domain/media/spin-frames.ts';
import type { SpinView } from '#web/media/media-view.ts';
import { type LoadedFrame, loadFrames } from './load-frames.ts';

interface Frames {
  /** The number of frames that have loaded or failed. */
  done: number;
  /** Set when all frames are done. */
  loaded: LoadedFrame[] | undefined;
}

/** Loads a spin's frames at the width of the stage. Calls `onFailed` if too few of them load. */
export function useFrames(
  spin: SpinView,
  stage: RefObject<HTMLElement | null>,
  onFailed: () => void,
): Frames {
  const [frames, setFrames] = useState<Frames>({ done: 0, loaded: undefined });
  const failed = useEffectEvent(onFailed);
  // the effect depends on the values, because a revalidated page may bring a new object for the same spin
  const { vehicle, fingerprint, count, step } = spin;
  useEffect(() => {
    const unmount = new AbortController();
    const width = spinFrameWidth(stage.current?.clientWidth ?? 0, devicePixelRatio, count);
    const addresses = Array.from({ length: count }, (_, frame) =>
      spinAddress(vehicle, fingerprint, frame * step, width),
    );
    const onDone = (done: number) => setFrames({ done, loaded: undefined });
    void loadFrames(addresses, onDone, unmount.signal).then((loaded) => {
      if (unmount.signal.aborted) return;
      if (isStillSpin(loaded.length, count)) setFrames({ done: count, loaded });
      else failed();
    });
    return () => unmount.abort();
  }, [vehicle, fingerprint, count, step, stage]);
  return frames;
}
