import { Page, Text, View, Image } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';
import { contactBlock } from './contact-block.ts';
import { pageFooter } from './page-footer.ts';
import { pictureMosaic } from './picture-mosaic.ts';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';

/** The largest height of the logo in points. */
const LOGO_HEIGHT = 30;
/** Points. */
const LOGO_WIDTH = 220;

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

/** The dealer's logo on white, or the dealer's name on the brand's colour, with the phone number. */
function dealerBand(
  { dealer, phone }: Pick<BrochureView, 'dealer' | 'phone'>,
  logo: LogoPng | undefined,
  sheet: BrochureSheet,
): ReactElement {
  const colour = logo ? sheet.bandPhoneOfLogo : {};
  const number =
    phone !== undefined && createElement(Text, { style: [sheet.bandPhone, colour] }, phone);
  if (!logo) {
    const name = createElement(Text, { style: sheet.bandDealer }, dealer);
    return createElement(View, { style: sheet.band }, name, number);
  }
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const picture = createElement(Image, {
    src: { data: Buffer.from(logo.png), format: 'png' },
    style: size,
  });
  return createElement(View, { style: [sheet.band, sheet.bandOfLogo] }, picture, number);
}

/** A repayment with its rate, its comparison rate and the warning, which must stay together on one page. */
function financeBlock(
  { repayment, period, terms, rate, comparisonRate, disclaimer }: Finance,
  sheet: BrochureSheet,
): ReactElement {
  return createElement(
    View,
    { style: sheet.finance, wrap: false },
    createElement(
      View,
      { style: sheet.financeRow },
      createElement(
        View,
        { style: sheet.financeWords },
        createElement(Text, { style: sheet.financeRepayment }, `From ${repayment} / ${period}`),
        createElement(Text, null, terms),
      ),
      createElement(Text, { style: sheet.financeRate }, `Interest rate ${rate}`),
      createElement(Text, { style: sheet.financeRate }, `Comparison rate ${comparisonRate}`),
    ),
    createElement(Text, { style: sheet.small }, comparisonRateWarning),
    disclaimer &&
      createElement(Text, { style: { ...sheet.small, marginTop: 3 } }, disclaimer.whole),
  );
}

type Finance = NonNullable<BrochureView['finance']>;
