import '@photo-sphere-viewer/core/index.css';
import './interior-viewer.css';
import { events, Viewer } from '@photo-sphere-viewer/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Mark, Marks } from '#web/media/marks.tsx';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { InteriorMark, InteriorView } from '#web/media/media-view.ts';
import { hasWebGl } from './has-web-gl.ts';

interface InteriorViewerProps {
  interior: InteriorView;
  name: string;
  onFailed(): void;
}

/** Percent of the zoom at one press. */
const ZOOM_STEP = 15;

/** After each of these the marks stand elsewhere on the screen. */
const movements = [
  events.PositionUpdatedEvent.type,
  events.ZoomUpdatedEvent.type,
  events.SizeUpdatedEvent.type,
] as const;

/** A look around inside, turned by dragging or by the arrow keys. */
export function InteriorViewer({ interior, name, onFailed }: InteriorViewerProps) {
  const box = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [isReady, setReady] = useState(false);
  const [marks, setMarks] = useState<Mark[]>([]);

  const failed = useEffectEvent(onFailed);
  const place = useEffectEvent((shown: Viewer) => {
    if (interior.marks.length > 0) setMarks(marksInView(shown, interior.marks));
  });
  // by its value: the page's data may come anew with the same picture in it
  const { base } = interior;
  useEffect(() => {
    if (!box.current || !hasWebGl()) {
      console.warn('This browser cannot show a panorama: it has no WebGL');
      failed();
      return;
    }
    const shown = new Viewer({
      container: box.current,
      // the buttons and words here are the page's own
      navbar: false,
      loadingTxt: '',
      // the page scrolls on under the pointer
      mousewheel: false,
      moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      defaultZoomLvl: 20,
      keyboard: false,
    });
    viewer.current = shown;
    shown.addEventListener(events.ReadyEvent.type, () => {
      setReady(true);
      place(shown);
    });
    for (const moved of movements) shown.addEventListener(moved, () => place(shown));
    shown.setPanorama(`${base}/3840.webp`).catch((error: unknown) => {
      // the viewer was closed before the picture came
      if (viewer.current !== shown) return;
      console.warn('The panorama could not be loaded', error);
      failed();
    });
    return () => {
      viewer.current = undefined;
      shown.destroy();
    };
  }, [base]);

  return (
    <>
      {/* turned as a whole by the arrow keys, which a screen reader leaves to an application */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className="interior-stage"
        role="application"
        aria-label={`Inside the ${name}: look around with the arrow keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={() => viewer.current?.startKeyboardControl()}
        onBlur={() => viewer.current?.stopKeyboardControl()}
      />
      {!isReady && <p className="media-loading">Loading the interior …</p>}
      {isReady && (
        <>
          <Marks marks={marks} />
          <div className="interior-zoom">
            <button
              type="button"
              className="media-button"
              aria-label="Closer"
              onClick={() => viewer.current?.zoomIn(ZOOM_STEP)}
            >
              <MediaIcon name="plus" />
            </button>
            <button
              type="button"
              className="media-button"
              aria-label="Further away"
              onClick={() => viewer.current?.zoomOut(ZOOM_STEP)}
            >
              <MediaIcon name="minus" />
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** Where the marks that can be seen now stand on the screen. */
function marksInView(viewer: Viewer, marks: readonly InteriorMark[]): Mark[] {
  const { width, height } = viewer.getSize();
  return marks
    .filter((mark) => viewer.dataHelper.isPointVisible(mark))
    .map((mark) => {
      const { x, y } = viewer.dataHelper.sphericalCoordsToViewerCoords(mark);
      return {
        id: mark.id,
        description: mark.description,
        anchor: mark.anchor,
        x: (x / width) * 100,
        y: (y / height) * 100,
      };
    });
}
