import 'leaflet/dist/leaflet.css';
import './location-map.css';
import './yard-map.css';
import {
  divIcon,
  latLngBounds,
  layerGroup,
  map as createMap,
  type Map as LeafletMap,
  type Marker,
  marker,
  type Point,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { mapTexts } from './map-texts.ts';
import type { MapTiles, YardPin } from './yard-pin.ts';

interface YardMapProps {
  /** At least one. */
  pins: readonly YardPin[];
  tiles: MapTiles;
  /** The pin to open, by its id. */
  chosen?: string | undefined;
}

/** A map of a single yard shows its suburb. */
const CLOSEST_ZOOM = 13;
/** Pixels between the outermost pins and the map's edge. */
const MARGIN: [number, number] = [40, 56];
/** Pixels: a touch target. */
const PIN_SIZE: [number, number] = [44, 44];
/** Where a pin touches its place. */
const PIN_POINT: [number, number] = [22, 44];

/**
 * A map with a pin for each yard. Its script and pictures load only with it, because pictures of maps come from another
 * company: show it when a shopper asks for it.
 */
export function YardMap({ pins, tiles, chosen }: YardMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const markers = useRef(new Map<string, Marker>());
  const shown = useRef<LeafletMap>(undefined);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!frame.current) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const map = createMap(frame.current, {
      // the wheel scrolls the page
      scrollWheelZoom: false,
      zoomAnimation: !isCalm,
      fadeAnimation: !isCalm,
      markerZoomAnimation: !isCalm,
      maxZoom: 18,
    });
    map.attributionControl.setPrefix(false);
    tileLayer(tiles.url, { attribution: noticeHtml(tiles), maxZoom: 19 })
      .on('tileerror', () => setFailed(true))
      .on('tileload', () => setFailed(false))
      .addTo(map);
    const placed = layerGroup().addTo(map);
    const placePins = (): void => {
      placed.clearLayers();
      for (const together of pinGroups(map, pins)) {
        const group = pinMarker(together).addTo(placed);
        group.getElement()?.setAttribute('aria-label', together.map(pinLabel).join(', '));
        for (const { id } of together) markers.current.set(id, group);
      }
    };
    map.on('zoomend', placePins);
    const bounds = latLngBounds(pins.map(({ lat, long }) => [lat, long]));
    map.fitBounds(bounds, { padding: MARGIN, maxZoom: CLOSEST_ZOOM, animate: false });
    placePins();
    shown.current = map;
    return () => {
      map.remove();
    };
  }, [pins, tiles]);

  useEffect(() => {
    const map = shown.current;
    const pin = pins.find(({ id }) => id === chosen);
    if (!map || !pin) return;
    // it was chosen in a list, which may be far from the map
    frame.current?.scrollIntoView({ block: 'nearest' });
    map.setView([pin.lat, pin.long], Math.max(map.getZoom(), CLOSEST_ZOOM), { animate: false });
    markers.current.get(pin.id)?.openPopup();
  }, [chosen, pins]);

  return (
    <div className="yard-map-frame location-map framed">
      <section ref={frame} className="yard-map" aria-label={mapTexts.yards} />
      {hasFailed && <output className="yard-map-note small">{mapTexts.noPictures}</output>}
    </div>
  );
}

/** The library takes notices as HTML. */
function noticeHtml({ attribution: { label, href } }: MapTiles): string {
  const notice = document.createElement('a');
  notice.href = href;
  notice.textContent = label;
  return notice.outerHTML;
}

/** Pins that would cover each other at the map's zoom become one. */
function pinGroups(map: LeafletMap, pins: readonly YardPin[]): YardPin[][] {
  const groups: { at: Point; together: YardPin[] }[] = [];
  for (const pin of pins) {
    const at = map.project([pin.lat, pin.long]);
    const near = groups.find((group) => group.at.distanceTo(at) < PIN_SIZE[0]);
    if (near) near.together.push(pin);
    else groups.push({ at, together: [pin] });
  }
  return groups.map(({ together }) => together);
}

/** The texts come from settings, so they are set as text, never as HTML. */
function pinMarker(together: readonly YardPin[]): Marker {
  const [first] = together;
  if (!first) throw new Error('A marker has at least one pin');
  const face = document.createElement('span');
  face.className = 'yard-pin-face';
  const counted = together.flatMap(({ count }) => count ?? []);
  if (counted.length > 0)
    face.textContent = counted.reduce((sum, count) => sum + count, 0).toLocaleString('en-AU');
  else if (together.length > 1) face.textContent = String(together.length);
  const popup = document.createElement('div');
  popup.className = 'yard-popup stack gap-4';
  popup.append(...together.map(popupEntry));
  const group = marker([first.lat, first.long], {
    icon: divIcon({ className: 'yard-pin', html: face, iconSize: PIN_SIZE, iconAnchor: PIN_POINT }),
    riseOnHover: true,
  });
  group.bindPopup(popup, { offset: [0, -PIN_SIZE[1]], maxHeight: 240 });
  // the popup is far from its pin in the order of the document
  group.on('popupopen', () => popup.querySelector('a')?.focus({ preventScroll: true }));
  group.on('popupclose', () => {
    const { activeElement } = document;
    const hadFocus = activeElement === document.body || popup.contains(activeElement);
    if (hadFocus) group.getElement()?.focus();
  });
  popup.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // a dialog around the map stays open
    event.preventDefault();
    group.closePopup();
  });
  return group;
}

function pinLabel({ name, text }: YardPin): string {
  return `${name}, ${text}`;
}

function popupEntry({ name, text, link }: YardPin): HTMLElement {
  const entry = document.createElement('div');
  const heading = document.createElement('strong');
  heading.textContent = name;
  const line = document.createElement('span');
  line.textContent = text;
  const anchor = document.createElement('a');
  anchor.href = link.href;
  anchor.className = 'touch row-inline';
  anchor.textContent = link.label;
  anchor.ariaLabel = `${link.label}: ${name}`;
  entry.append(heading, line, anchor);
  return entry;
}
