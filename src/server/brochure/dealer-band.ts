import { Image, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { BrochureSheet } from './brochure-sheet.ts';

/** The largest height of the logo in points. */
const LOGO_HEIGHT = 30;
/** Points. */
const LOGO_WIDTH = 220;

/** The dealer's logo on white, or the dealer's name on the brand's colour, with the phone number. */
export function dealerBand(
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
