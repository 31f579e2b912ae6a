import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandFile } from '#partners/pictures/brand-file.ts';
import { logoPng } from '#partners/pictures/logo-png.ts';
import { resizePicture } from '#partners/pictures/resize-picture.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import { registerFonts } from './brochure-fonts.ts';
import { makeBrochure } from './make-brochure.ts';
import { someBrochure } from '#tests/support/brochure/some-brochure.ts';
import { textOfPdf } from '#tests/support/brochure/text-of-pdf.ts';

beforeAll(registerFonts);

async function pages(view: Partial<BrochureView> = {}): Promise<string[]> {
  const texts = textOfPdf(await makeBrochure({ view: someBrochure(view), pictures: [] }));
  // a line may break between any two words
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

const comments = (text: string): BrochureView['comments'] => ({ title: 'Dealer Comments', text });
const features = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Feature that is number ${index + 1} of its kind`);
const finance: BrochureView['finance'] = {
  repayment: '$99',
  period: 'week',
  terms: 'Over 5 years with Wattle Finance',
  rate: '8.95% p.a.',
  comparisonRate: '9.85% p.a.',
  disclaimer: undefined,
};

describe('a brochure', () => {
  it('shows the vehicle, its price and its location on the first page', async () => {
    const [cover] = await pages();
    for (const words of [
      'Yard Motors',
      '02 5550 0101',
      'USED',
      '2019 Toyota Corolla',
      'Ascent',
      'Was $21,990',
      '$19,990',
      'Drive away',
      '45,000 km',
      'Yard Sales',
      '1 Station Street',
      'Parramatta NSW 2150',
      'NSW Dealer Licence MD000000',
      'Monday to Friday',
      'Printed on 1 March 2026',
    ]) {
      expect(cover).toContain(words);
    }
  });

  it('has the vehicle, the dealer and the language in its metadata', async () => {
    const pdf = Buffer.from(await makeBrochure({ view: someBrochure(), pictures: [] }));
    const text = pdf.toString('latin1');
    expect(text).toMatch(/\/Title \d+ 0 R/);
    expect(text).toContain('\n(2019 Toyota Corolla Ascent | Yard Motors)\n');
    expect(text).toContain('\n(Yard Motors)\n');
    expect(text).toContain('/Lang (en-AU)');
  });

  it('embeds the picture files unchanged', async () => {
    const black = { width: 300, height: 200, channels: 3, background: '#000000' } as const;
    const original = await sharp({ create: black }).png().toBuffer();
    const picture = await resizePicture(original, 160, 'jpg');
    const pdf = await makeBrochure({ view: someBrochure(), pictures: [picture, picture] });
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toContain('/Filter /DCTDecode');
    expect(text).toContain(picture.toString('latin1'));
  });

  describe('with a picture at the end', () => {
    const caption = 'Yard Sales Parramatta';
    const closing = { picture: { base: '/pictures/1/5-abc', alt: '' }, caption };
    const end = async (view: Partial<BrochureView>) => {
      const grey = { width: 300, height: 200, channels: 3, background: '#888888' } as const;
      const picture = await resizePicture(
        await sharp({ create: grey }).png().toBuffer(),
        160,
        'jpg',
      );
      const job = { view: someBrochure({ closing, ...view }), pictures: [], closing: picture };
      const pdf = await makeBrochure(job);
      const isShown = Buffer.from(pdf).toString('latin1').includes(picture.toString('latin1'));
      return { texts: textOfPdf(pdf), isShown };
    };

    it('fills the second page, with the name of the place', async () => {
      const { texts, isShown } = await end({ features: features(30) });
      expect(texts).toHaveLength(2);
      expect(isShown).toBe(true);
      expect(texts[1]).toContain(caption);
    });

    it('leaves it out if the details need the room', async () => {
      const text = 'A car that has been looked after by one family. '.repeat(300);
      const { texts, isShown } = await end({ comments: comments(text) });
      expect(texts).toHaveLength(2);
      expect(isShown).toBe(false);
      expect(texts[1]?.match(/one family/g)?.length).toBeGreaterThan(30);
    });

    it('shows no strip of it where little room is left', async () => {
      const { texts, isShown } = await end({ comments: comments('A line.\n'.repeat(48)) });
      expect(texts[1]).not.toContain('The rest is on the vehicle’s page');
      expect([texts.length, isShown]).toEqual([2, false]);
    });

    it('adds no page for it', async () => {
      const { texts, isShown } = await end({});
      expect([texts.length, isShown]).toEqual([1, false]);
    });
  });

  it('has one page if the vehicle has no details', async () => {
    expect(await pages()).toHaveLength(1);
    const two = await pages({ comments: comments('One owner.') });
    expect(two).toHaveLength(2);
    expect(two[0]).toContain('Page 1 of 2');
    expect(two[1]).toContain('One owner.');
    expect(two[1]).toContain('Page 2 of 2');
  });

  it('shows a repayment with its rates and the warning together', async () => {
    const [cover] = await pages({ finance });
    for (const words of [
      'From $99 / week',
      'Interest rate 8.95% p.a.',
      'Comparison rate 9.85% p.a.',
      'WARNING:',
    ]) {
      expect(cover).toContain(words);
    }
  });

  it('leaves the whole repayment out if its small print does not fit', async () => {
    const whole = 'Terms, conditions, fees and charges apply to approved customers. '.repeat(140);
    const all = await pages({ finance: { ...finance, disclaimer: { whole } } });
    expect(all).toHaveLength(1);
    expect(all[0]).not.toMatch(/8\.95%|comparison rate|\$99/i);
  });

  it('cuts comments at the end of the second page, and says so', async () => {
    const text = 'A car that has been looked after by one family. '.repeat(300);
    const all = await pages({ comments: comments(text), features: features(30) });
    expect(all).toHaveLength(2);
    expect(all[1]).toContain('Feature that is number 30 of its kind');
    expect(all[1]).toContain('… The rest is on the vehicle’s page.');
    // most of the comments are shown
    expect(all[1]?.match(/one family/g)?.length).toBeGreaterThan(30);
  });

  it('states how many features did not fit', async () => {
    const all = await pages({ features: features(75) });
    expect(all).toHaveLength(2);
    expect(all[1]).toContain('Feature that is number 60 of its kind');
    expect(all[1]).toContain('and 15 more, on the vehicle’s page');
  });

  it('shows that a vehicle is sold instead of its price', async () => {
    const [cover] = await pages({ sold: 'This car has been sold.' });
    expect(cover).toContain('This car has been sold.');
    expect(cover).not.toContain('$');
  });

  it.each(['Figtree', 'Oswald', 'Source Serif 4', 'system-ui'])(
    'has letters beyond English in the typeface %s',
    async (display) => {
      const { looks } = someBrochure();
      const [cover] = await pages({ title: 'Škoda Œuvre Māori', looks: { ...looks, display } });
      // a run of text ends where the font changes within a word
      expect(cover?.replaceAll(' ', '')).toContain('ŠkodaŒuvreMāori');
      expect(cover).not.toContain('\ufffd');
    },
  );

  it('stays within two pages with the longest content', async () => {
    const long = 'Unbreakable'.repeat(25);
    const lines = Array.from({ length: 27 }, () => ({ label: long, value: long }));
    const all = await pages({
      title: long,
      subtitle: `${long} ${long}`,
      mark: long,
      keyFacts: lines.slice(0, 8),
      features: [...features(60), long],
      comments: comments(`${long} ${'and more words '.repeat(500)}`),
      finance,
    });
    expect(all).toHaveLength(2);
    expect(all[0]).toContain('Page 1 of 2');
  });
});

it('has the dealer’s logo in place of the name at its head', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100"/></svg>';
  const file = await brandFile(Buffer.from(svg));
  const logo = await logoPng(file, { width: 150, height: 56 }, 'Yard Motors');
  const pdf = Buffer.from(await makeBrochure({ view: someBrochure(), pictures: [], logo }));
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
  const plain = Buffer.from(await makeBrochure({ view: someBrochure(), pictures: [] }));
  expect(plain.toString('latin1')).not.toContain('/Subtype /Image');
  const [cover = ''] = textOfPdf(pdf);
  expect(cover).toContain('02 5550 0101');
});
