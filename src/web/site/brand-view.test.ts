import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { brandView } from './brand-view.ts';

const file = (hash: string, ratio: number) => ({
  format: 'svg' as const,
  hash,
  bytes: Buffer.from('<svg/>'),
  brotli: undefined,
  ratio,
});
const light = 'https://yard.example/logo.svg';
const dark = 'https://yard.example/logo-dark.svg';
const files = new Map([
  [light, file('aaa', 4)],
  [dark, file('bbb', 4)],
]);
const view = (brand: object, theme: object = {}, read = files) =>
  brandView(someSite('yard', { brand, theme }).settings, read);

it('has the version of the logo for each ground, as high as the file says', () => {
  expect(view({ logo: { image: light, on_dark: dark, width: 200 } }).logo).toEqual({
    alt: 'yard motors',
    onPaper: { src: '/pictures/brand/aaa.svg', width: 200, height: 50, hasPlate: false },
    onDeep: { src: '/pictures/brand/bbb.svg', width: 200, height: 50, hasPlate: false },
  });
  const night = view({ logo: { image: light, on_dark: dark } }, { paper: '#101418' }).logo;
  expect(night?.onPaper.src).toBe('/pictures/brand/bbb.svg');
  const pale = view({ logo: { image: light, on_dark: dark } }, { brand: '#ffe9b0' }).logo;
  expect(pale?.onDeep.src).toBe('/pictures/brand/aaa.svg');
});

it('puts a logo without a version for dark grounds on a plate there', () => {
  const logo = view({ logo: { image: light, alt: 'Yard' } }).logo;
  expect(logo).toMatchObject({ alt: 'Yard', onPaper: { hasPlate: false } });
  expect(logo?.onDeep).toMatchObject({ src: '/pictures/brand/aaa.svg', hasPlate: true });
});

it('keeps the ratio of a logo that would be higher than the header', () => {
  const square = new Map([[light, file('ccc', 1)]]);
  const logo = view({ logo: { image: light, width: 200 } }, {}, square).logo;
  expect(logo?.onPaper).toMatchObject({ width: 56, height: 56 });
});

it('has no logo if its file cannot be read, and names makes without a picture', () => {
  const makes = [
    { name: 'Kia', logo: light, link: '/kia' },
    { name: 'Mazda', logo: dark },
  ];
  const brand = { logo: { image: light }, franchises: { makes } };
  expect(view(brand, {}, new Map([[dark, file('ddd', 2)]]))).toEqual({
    logo: undefined,
    franchises: {
      title: 'Authorised dealer',
      makes: [
        { name: 'Kia', href: '/kia', logo: undefined },
        {
          name: 'Mazda',
          href: undefined,
          logo: { src: '/pictures/brand/ddd.svg', width: 64, height: 32 },
        },
      ],
    },
  });
  expect(view({})).toEqual({ logo: undefined, franchises: undefined });
});
