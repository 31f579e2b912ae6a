import { expect, it } from 'vitest';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings } from '#tests/support/sites.ts';

const picture = 'https://yard.example/logo.svg';

it.each([
  [{ logo: { image: 'logo.svg' } }, 'brand.logo.image', 'must be the https address of a picture'],
  [{ logo: { image: 'http://yard.example/a.svg' } }, 'brand.logo.image', 'https'],
  [{ logo: { image: picture, on_dark: 'javascript:1' } }, 'brand.logo.on_dark', 'https'],
  [{ logo: { image: picture, width: 900 } }, 'brand.logo.width', 'must be at most'],
  [{ logo: { image: picture, height: 40 } }, 'brand.logo.height', 'is not a setting'],
  [{ icon: { image: picture, ground: 'green' } }, 'brand.icon.ground', 'must be a colour'],
  [
    { franchises: { makes: [{ name: 'Kia' }, { name: 'Mazda', logo: 'mazda.png' }] } },
    'brand.franchises.makes[1].logo',
    'https',
  ],
  [
    { franchises: { makes: [{ name: 'Kia', link: 'kia.example' }] } },
    'brand.franchises.makes[0].link',
    'must start with',
  ],
])('refuses %j', (brand, path, message) => {
  expect(parseSiteSettings(someSettings('yard', { brand }))).toEqual({
    ok: false,
    faults: [{ path, message: expect.stringContaining(message) }],
  });
});
