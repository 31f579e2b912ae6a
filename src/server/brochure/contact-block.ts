import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';

/** In points, about 27 mm: a phone camera can read a code of this size from close up. */
const QR_SIDE = 76;

/** The location with its opening hours, and a QR code for the vehicle's page. */
export function contactBlock(view: BrochureView, sheet: BrochureSheet): ReactElement {
  const { location, phone, dealer } = view;
  return createElement(
    View,
    { style: sheet.contact, wrap: false },
    createElement(
      View,
      { style: sheet.contactPlace },
      createElement(Text, { style: sheet.contactName }, location?.name ?? dealer),
      location && createElement(Text, null, location.street),
      location && createElement(Text, null, location.place),
      phone !== undefined && createElement(Text, { style: sheet.contactPhone }, phone),
      location?.licence !== undefined &&
        createElement(Text, { style: { ...sheet.small, marginTop: 3 } }, location.licence),
    ),
    location && location.hours.length > 0 && openingHours(location.hours, sheet),
    createElement(
      Link,
      { src: view.address, style: { ...sheet.qr, textDecoration: 'none' } },
      createElement(
        Svg,
        { width: QR_SIDE, height: QR_SIDE, viewBox: `0 0 ${view.qr.size} ${view.qr.size}` },
        createElement(Path, { d: view.qr.path, fill: '#000000' }),
      ),
      createElement(Text, { style: sheet.qrCaption }, 'Scan for today’s price\nand all pictures'),
    ),
  );
}

function openingHours(
  hours: NonNullable<BrochureView['location']>['hours'],
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    View,
    { style: sheet.contactHours },
    createElement(Text, { style: sheet.contactName }, 'Opening hours'),
    ...hours.map((line) =>
      createElement(
        View,
        { style: sheet.hoursLine },
        createElement(Text, { style: sheet.hoursDays }, line.days),
        createElement(Text, { style: sheet.hoursTime }, line.hours),
      ),
    ),
  );
}
