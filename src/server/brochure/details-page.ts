import { Page, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';
import { closingPicture } from './closing-picture.ts';
import { pageFooter } from './page-footer.ts';

export interface DetailsChoice {
  /** The number of features to list. */
  features: number;
  /** The number of characters of the dealer's comments to show. */
  comments: number;
  /** Whether a picture fills the rest of the page. */
  closing: boolean;
}

/** Whether the vehicle has enough details for a second page. */
export function hasDetails({ specifications, features, comments }: BrochureView): boolean {
  return specifications.length > 0 || features.length > 0 || comments !== undefined;
}

/**
 * The second page, for comparing vehicles at home: specifications, features and comments.
 * @param closing the picture's JPEG file; undefined for an empty box, to measure the layout
 */
export function detailsPage(
  view: BrochureView,
  closing: Uint8Array | undefined,
  choice: DetailsChoice,
  sheet: BrochureSheet,
): ReactElement {
  const { price, sold } = view;
  return createElement(
    Page,
    { size: 'A4', style: sheet.page },
    createElement(
      View,
      { style: sheet.running },
      createElement(
        Text,
        { style: sheet.runningTitle },
        [view.title, view.subtitle].filter(Boolean).join(' '),
      ),
      createElement(
        Text,
        { style: sheet.runningPrice },
        sold ?? [price.text, price.label].filter(Boolean).join(' '),
      ),
    ),
    view.specifications.length > 0 && specifications(view.specifications, sheet),
    view.features.length > 0 && featureList(view.features, choice.features, sheet),
    view.comments && comments(view.comments, choice.comments, sheet),
    choice.closing && closingPicture(closing, view.closing?.caption, sheet),
    pageFooter(view, { page: 2, of: 2 }, sheet),
  );
}

function specifications(lines: readonly SpecificationLine[], sheet: BrochureSheet): ReactElement {
  return section(
    'Specifications',
    createElement(
      View,
      { style: sheet.columns },
      ...inColumns(lines, 2).map((column) =>
        createElement(
          View,
          { style: sheet.column },
          ...column.map(({ label, value }) =>
            createElement(
              View,
              { style: sheet.line, wrap: false },
              createElement(Text, { style: sheet.lineLabel }, label),
              createElement(Text, { style: sheet.lineValue }, value),
            ),
          ),
        ),
      ),
    ),
    sheet,
  );
}

function featureList(
  features: readonly string[],
  shown: number,
  sheet: BrochureSheet,
): ReactElement {
  const left = features.length - shown;
  return section(
    'Features',
    createElement(
      View,
      null,
      createElement(
        View,
        { style: sheet.columns },
        ...inColumns(features.slice(0, shown), 3).map((column) =>
          createElement(
            View,
            { style: sheet.column },
            ...column.map((feature) =>
              createElement(
                View,
                { style: sheet.feature, wrap: false },
                createElement(Text, { style: sheet.featureMark }, '•'),
                createElement(Text, { style: sheet.featureText }, feature),
              ),
            ),
          ),
        ),
      ),
      left > 0 &&
        createElement(Text, { style: sheet.more }, `and ${left} more, on the vehicle’s page`),
    ),
    sheet,
  );
}

function comments(
  { title, text }: NonNullable<BrochureView['comments']>,
  shown: number,
  sheet: BrochureSheet,
): ReactElement {
  const cut = text.slice(0, shown).replace(/\s+\S*$/, '');
  return section(
    title,
    createElement(
      Text,
      { style: sheet.comments },
      text.length > shown ? `${cut} … The rest is on the vehicle’s page.` : text,
    ),
    sheet,
  );
}

function section(title: string, content: ReactElement, sheet: BrochureSheet): ReactElement {
  return createElement(
    View,
    { style: sheet.section },
    createElement(Text, { style: sheet.heading, minPresenceAhead: 30 }, title),
    content,
  );
}

/** Divides a list into columns of about equal length, to be read downwards. Empty columns are included. */
function inColumns<T>(items: readonly T[], count: number): T[][] {
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, column) =>
    items.slice(column * length, (column + 1) * length),
  );
}
