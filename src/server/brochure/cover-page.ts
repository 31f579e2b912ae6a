import { Page, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';
import { contactBlock } from './contact-block.ts';
import { dealerBand } from './dealer-band.ts';
import { financeBlock } from './finance-block.ts';
import { pageFooter } from './page-footer.ts';
import { pictureMosaic } from './picture-mosaic.ts';

export interface CoverChoice {
  /** The maximum height of the pictures, in points. */
  pictures: number;
  finance: boolean;
}

export interface CoverPictures {
  pictures: readonly (Uint8Array | undefined)[];
  /** Without it, the dealer's name stands in its place. */
  logo: LogoPng | undefined;
}

/** The first page, which is complete on its own: pictures, price, key facts and contact details. */
export function coverPage(
  view: BrochureView,
  { pictures, logo }: CoverPictures,
  choice: CoverChoice,
  pages: number,
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    Page,
    { size: 'A4', style: sheet.page },
    dealerBand(view, logo, sheet),
    createElement(
      View,
      { style: sheet.head },
      createElement(
        View,
        { style: sheet.headName },
        createElement(
          Text,
          { style: sheet.eyebrow },
          [view.condition, view.mark].filter(Boolean).join(' · '),
        ),
        createElement(Text, { style: sheet.title }, view.title),
        view.subtitle !== undefined &&
          createElement(Text, { style: sheet.subtitle }, view.subtitle),
      ),
      priceBlock(view, sheet),
    ),
    pictureMosaic(pictures, choice.pictures, sheet),
    createElement(
      View,
      { style: sheet.facts },
      ...view.keyFacts.map(({ label, value }) =>
        createElement(
          View,
          { style: sheet.fact, wrap: false },
          createElement(Text, { style: sheet.factLabel }, label),
          createElement(Text, { style: sheet.factValue }, value),
        ),
      ),
    ),
    choice.finance && view.finance && financeBlock(view.finance, sheet),
    // pushes the contact block to the foot of the page
    createElement(View, { style: { flexGrow: 1 } }),
    contactBlock(view, sheet),
    pageFooter(view, { page: 1, of: pages }, sheet),
  );
}

function priceBlock({ price, sold }: BrochureView, sheet: BrochureSheet): ReactElement {
  const isNumber = price.amount !== undefined;
  return createElement(
    View,
    { style: sheet.headPrice },
    sold === undefined && price.was !== undefined
      ? createElement(Text, { style: sheet.was }, `Was ${price.was}`)
      : undefined,
    createElement(
      Text,
      { style: isNumber && sold === undefined ? sheet.price : sheet.priceWords },
      sold ?? price.text,
    ),
    sold === undefined &&
      price.label !== undefined &&
      createElement(Text, { style: sheet.priceLabel }, price.label),
  );
}
