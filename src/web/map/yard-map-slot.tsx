import './location-map.css';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { MapRequest } from './location-map.tsx';
import { mapTexts } from './map-texts.ts';
import type { MapTiles, YardPin } from './yard-pin.ts';

interface YardMapSlotProps {
  pins: readonly YardPin[];
  tiles: MapTiles;
  /** The pin to open, by its id. */
  chosen?: string | undefined;
  isShown: boolean;
  onRequest(): void;
}

const loadMap = () => import('./yard-map.tsx');

/** The place of a map of several yards, which is loaded when the shopper asks for it. */
export function YardMapSlot({ isShown, onRequest, ...map }: YardMapSlotProps) {
  const [hasFailed, setFailed] = useState(false);
  const loaded = useLazyModule(isShown, loadMap, () => setFailed(true));
  if (!isShown) return <MapRequest onRequest={onRequest} />;
  if (loaded) return <loaded.YardMap {...map} />;
  return (
    <output className="location-map framed row soft">
      {hasFailed ? mapTexts.failed : mapTexts.loading}
    </output>
  );
}
