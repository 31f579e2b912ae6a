import { Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';

export interface PageNumber {
  page: number;
  of: number;
}

/** The footer of each page: the date of printing and the page number. */
export function pageFooter(
  { printed, dealer }: BrochureView,
  number: PageNumber,
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    View,
    { style: sheet.footer, fixed: true },
    createElement(
      Text,
      { style: { flex: 1 } },
      `Printed on ${printed}. Prices change and vehicles sell, so please check with ${dealer} before you travel.`,
    ),
    // not the renderer's page count: with it, an inherited line height grows until the line is off the page
    createElement(Text, null, `Page ${number.page} of ${number.of}`),
  );
}
