import '#web/media/over-pictures.css';
import '#web/media/media-button.css';
import '#web/media/stages.css';
import '@photo-sphere-viewer/core/index.css';
import './interior-viewer.css';
import { events, Viewer } from '@photo-sphere-viewer/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Mark, Marks } from '#web/media/marks.tsx';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { InteriorMark, InteriorView } from '#web/media/media-view.ts';

interface InteriorViewerProps {
  interior: InteriorView;
  name: string;
  onFailed(): void;
}

/** Percentage points of zoom per press. */
const ZOOM_STEP = 15;

/** Events after which the hotspots' screen positions have changed. */
const movements = [
  events.PositionUpdatedEvent.type,
  events.ZoomUpdatedEvent.type,
  events.SizeUpdatedEvent.type,
] as const;

/** The interior panorama, turned by dragging or the arrow keys. */
export function InteriorViewer({ interior, name, onFailed }: InteriorViewerProps) {
  const box = useRef<HTMLDivElement>(null);
  const viewer = useRef<Viewer>(undefined);
  const [isReady, setReady] = useState(false);
  const [marks, setMarks] = useState<Mark[]>([]);

  const failed = useEffectEvent(onFailed);
  const updateMarks = useEffectEvent((shown: Viewer) => {
    if (interior.marks.length > 0) setMarks(visibleMarks(shown, interior.marks));
  });
  // the effect depends on the address, because a revalidated page may bring a new object for the same picture
  const { base } = interior;
  useEffect(() => {
    if (!box.current || !hasWebGl()) {
      console.warn('This browser has no WebGL, so the interior panorama cannot be shown');
      failed();
      return;
    }
    const shown = new Viewer({
      container: box.current,
      // the page has its own buttons and texts
      navbar: false,
      loadingTxt: '',
      // the mouse wheel scrolls the page
      mousewheel: false,
      moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      defaultZoomLvl: 20,
      keyboard: false,
    });
    viewer.current = shown;
    shown.addEventListener(events.ReadyEvent.type, () => {
      setReady(true);
      updateMarks(shown);
    });
    for (const moved of movements) shown.addEventListener(moved, () => updateMarks(shown));
    shown.setPanorama(`${base}/3840.webp`).catch((error: unknown) => {
      // the viewer was closed before the picture arrived
      if (viewer.current !== shown) return;
      console.warn('The interior panorama could not be loaded', error);
      failed();
    });
    return () => {
      viewer.current = undefined;
      shown.destroy();
    };
  }, [base]);

  return (
    <>
      {/* a screen reader passes arrow keys only to an application */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={box}
        className="interior-stage fill"
        role="application"
        aria-label={`Inside the ${name}: look around with the arrow keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={() => viewer.current?.startKeyboardControl()}
        onBlur={() => viewer.current?.stopKeyboardControl()}
      />
      {!isReady && <p className="media-loading veiled">Loading the interior …</p>}
      {isReady && (
        <>
          <Marks marks={marks} />
          <div className="interior-zoom">
            <button
              type="button"
              className="media-button icon-button"
              aria-label="Zoom in"
              onClick={() => viewer.current?.zoomIn(ZOOM_STEP)}
            >
              <MediaIcon name="plus" />
            </button>
            <button
              type="button"
              className="media-button icon-button"
              aria-label="Zoom out"
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

/** The hotspots that face the viewer, at their screen positions. */
function visibleMarks(viewer: Viewer, marks: readonly InteriorMark[]): Mark[] {
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

/** Whether the browser can draw a panorama. */
function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch (error) {
    console.warn('The browser refused a WebGL context', error);
    return false;
  }
}
