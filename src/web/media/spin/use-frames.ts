import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { spinAddress } from '#domain/media/spin-address.ts';
import { spinFrameWidth } from '#domain/media/spin-frame-width.ts';
import { isStillSpin } from '#domain/media/spin-frames.ts';
import type { SpinView } from '#web/media/media-view.ts';
import { type LoadedFrame, loadFrames } from './load-frames.ts';

interface Frames {
  /** Loaded or failed. */
  done: number;
  /** There when all are done. */
  loaded: LoadedFrame[] | undefined;
}

/** Fetches a spin's frames in the width of the stage; too few of them are a failure. */
export function useFrames(
  spin: SpinView,
  stage: RefObject<HTMLElement | null>,
  onFailed: () => void,
): Frames {
  const [frames, setFrames] = useState<Frames>({ done: 0, loaded: undefined });
  const failed = useEffectEvent(onFailed);
  // by its values: the page's data may come anew with the same spin in it
  const { vehicle, fingerprint, count, step } = spin;
  useEffect(() => {
    const left = new AbortController();
    const width = spinFrameWidth(stage.current?.clientWidth ?? 0, devicePixelRatio, count);
    const addresses = Array.from({ length: count }, (_, frame) =>
      spinAddress(vehicle, fingerprint, frame * step, width),
    );
    const onDone = (done: number) => setFrames({ done, loaded: undefined });
    void loadFrames(addresses, onDone, left.signal).then((loaded) => {
      if (left.signal.aborted) return;
      if (isStillSpin(loaded.length, count)) setFrames({ done: count, loaded });
      else failed();
    });
    return () => left.abort();
  }, [vehicle, fingerprint, count, step, stage]);
  return frames;
}
