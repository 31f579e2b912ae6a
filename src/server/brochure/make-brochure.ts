import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { type BrochureSheet, brochureSheet } from './brochure-sheet.ts';
import { type CoverChoice, coverPage } from './cover-page.ts';
import { type DetailsChoice, detailsPage, hasDetails } from './details-page.ts';
import { printableView } from './printable-view.ts';

export interface BrochureJob {
  view: BrochureView;
  /** JPEG files; those that could not be had are not among them. */
  pictures: Uint8Array[];
}

/** From the best cover to the barest: the first that one page holds is taken. Heights in points. */
const covers: readonly [CoverChoice, ...CoverChoice[]] = [
  { pictures: 300, finance: true },
  { pictures: 240, finance: true },
  { pictures: 180, finance: true },
  { pictures: 300, finance: false },
  { pictures: 180, finance: false },
];

const featureCounts = [60, 42, 30, 18, 9] as const;
/** Characters of the comments that are worth fewer features. */
const LEAST_COMMENTS = 400;
/** How close to the end of the page the comments come, in characters. */
const CLOSE_ENOUGH = 60;

/** A vehicle's brochure as a PDF of one page or two. What does not fit is cut, and says so. */
export async function makeBrochure({ view, pictures }: BrochureJob): Promise<Uint8Array> {
  const printable = printableView(view);
  const sheet = brochureSheet(printable.looks);
  const pages = hasDetails(printable) ? 2 : 1;
  const print = (cover: CoverChoice, details: DetailsChoice): Promise<Buffer> => {
    const first = coverPage(printable, pictures, cover, pages, sheet);
    const second = pages === 2 ? [detailsPage(printable, details, sheet)] : [];
    return renderToBuffer(brochure(printable, [first, ...second]));
  };
  // nearly every vehicle's fits as it is, and is laid out once
  const whole = await print(covers[0], {
    features: featureCounts[0],
    comments: printable.comments?.text.length ?? 0,
  });
  if (pageCount(whole) === pages) return whole;
  const cover = await fittingCover(printable, pictures.length, sheet);
  return print(cover, await fittingDetails(printable, sheet));
}

async function fittingCover(
  view: BrochureView,
  pictures: number,
  sheet: BrochureSheet,
): Promise<CoverChoice> {
  const boxes = Array.from({ length: pictures }, () => undefined);
  let choice = covers[0];
  for (choice of covers) {
    if (await isOnePage(view, coverPage(view, boxes, choice, 1, sheet))) break;
  }
  return choice;
}

async function fittingDetails(view: BrochureView, sheet: BrochureSheet): Promise<DetailsChoice> {
  const whole = view.comments?.text.length ?? 0;
  const fits = (choice: DetailsChoice): Promise<boolean> =>
    isOnePage(view, detailsPage(view, choice, sheet));
  let features: number = featureCounts[0];
  for (features of featureCounts) {
    if (await fits({ features, comments: Math.min(whole, LEAST_COMMENTS) })) break;
  }
  if (await fits({ features, comments: whole })) return { features, comments: whole };
  let [fitting, tooLong] = [Math.min(whole, LEAST_COMMENTS), whole];
  while (tooLong - fitting > CLOSE_ENOUGH) {
    const comments = Math.floor((fitting + tooLong) / 2);
    if (await fits({ features, comments })) fitting = comments;
    else tooLong = comments;
  }
  return { features, comments: fitting };
}

/** Laid out to see; without its pictures that takes a few hundredths of a second. */
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
