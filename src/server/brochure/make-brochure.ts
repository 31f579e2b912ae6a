import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { brochureSheet, type BrochureSheet } from './brochure-sheet.ts';
import { coverPage, type CoverChoice } from './cover-page.ts';
import { detailsPage, hasDetails, type DetailsChoice } from './details-page.ts';
import { printableText } from './printable-text.ts';

export interface BrochureJob {
  view: BrochureView;
  /** JPEG files, without pictures that could not be loaded. */
  pictures: Uint8Array[];
  /** The JPEG file of the picture at the end. */
  closing?: Uint8Array | undefined;
  logo?: LogoPng | undefined;
}

/** Cover layouts from the fullest to the sparsest; the first that fits on one page is used. Heights are in points. */
const covers: readonly [CoverChoice, ...CoverChoice[]] = [
  { pictures: 300, finance: true },
  { pictures: 240, finance: true },
  { pictures: 180, finance: true },
  { pictures: 300, finance: false },
  { pictures: 180, finance: false },
];

const featureCounts = [60, 42, 30, 18, 9] as const;
/** Features are dropped before the comments are cut below this number of characters. */
const MIN_COMMENTS = 400;
/** The precision of the search for the longest fitting comments, in characters. */
const COMMENTS_PRECISION = 60;

/** Makes a vehicle's brochure as a PDF of one or two pages. Content that does not fit is cut, with a note. */
export async function makeBrochure({
  view,
  pictures,
  closing,
  logo,
}: BrochureJob): Promise<Uint8Array> {
  const printable = printableView(view);
  const sheet = brochureSheet(printable.looks);
  const pages = hasDetails(printable) ? 2 : 1;
  const print = (cover: CoverChoice, details: DetailsChoice): Promise<Buffer> => {
    const first = coverPage(printable, { pictures, logo }, cover, pages, sheet);
    const second = pages === 2 ? [detailsPage(printable, closing, details, sheet)] : [];
    return renderToBuffer(brochure(printable, [first, ...second]));
  };
  // almost every brochure fits at once and needs only one layout
  const whole = await print(covers[0], {
    features: featureCounts[0],
    comments: printable.comments?.text.length ?? 0,
    closing: closing !== undefined,
  });
  if (pageCount(whole) === pages) return whole;
  const cover = await fittingCover(printable, pictures.length, sheet);
  const details = await fittingDetails(printable, sheet);
  const closed = { ...details, closing: closing !== undefined };
  const hasRoom = closed.closing && (await fitDetails(printable, closed, sheet));
  return print(cover, hasRoom ? closed : details);
}

async function fittingCover(
  view: BrochureView,
  pictures: number,
  sheet: BrochureSheet,
): Promise<CoverChoice> {
  const boxes = Array.from({ length: pictures }, () => undefined);
  let choice = covers[0];
  for (choice of covers) {
    if (
      await isOnePage(view, coverPage(view, { pictures: boxes, logo: undefined }, choice, 1, sheet))
    )
      break;
  }
  return choice;
}

async function fittingDetails(view: BrochureView, sheet: BrochureSheet): Promise<DetailsChoice> {
  const whole = view.comments?.text.length ?? 0;
  const fits = (choice: Omit<DetailsChoice, 'closing'>): Promise<boolean> =>
    fitDetails(view, { ...choice, closing: false }, sheet);
  let features: number = featureCounts[0];
  for (features of featureCounts) {
    if (await fits({ features, comments: Math.min(whole, MIN_COMMENTS) })) break;
  }
  if (await fits({ features, comments: whole }))
    return { features, comments: whole, closing: false };
  let [fitting, tooLong] = [Math.min(whole, MIN_COMMENTS), whole];
  while (tooLong - fitting > COMMENTS_PRECISION) {
    const comments = Math.floor((fitting + tooLong) / 2);
    if (await fits({ features, comments })) fitting = comments;
    else tooLong = comments;
  }
  return { features, comments: fitting, closing: false };
}

function fitDetails(
  view: BrochureView,
  choice: DetailsChoice,
  sheet: BrochureSheet,
): Promise<boolean> {
  return isOnePage(view, detailsPage(view, undefined, choice, sheet));
}

/** Lays the page out to count its pages, without pictures, which takes a few hundredths of a second. */
async function isOnePage(view: BrochureView, page: ReactElement): Promise<boolean> {
  const bytes = await renderToBuffer(brochure(view, [page]));
  return pageCount(bytes) === 1;
}

function pageCount(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;
}

function brochure(view: BrochureView, pages: readonly ReactElement[]) {
  const name = [view.title, view.subtitle].filter(Boolean).join(' ');
  return createElement(
    Document,
    {
      title: `${name} | ${view.dealer}`,
      author: view.dealer,
      subject: `${view.condition} ${name}`,
      creator: view.dealer,
      producer: 'Forecourt',
      language: 'en-AU',
    },
    ...pages,
  );
}

/** Reduces all texts of a view to the characters of the brochure's fonts. */
function printableView(view: BrochureView): BrochureView {
  return printable(view) as BrochureView;
}

function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, printable(part)]));
}
