import { expect, it } from 'vitest';
import { section } from '#site/pages/section-kinds.ts';
import { someSite } from '#tests/support/sites.ts';
import { sectionWarnings } from './section-warnings.ts';

const { settings } = someSite('yard');
const [yard] = settings.locations;
const content = { brands: new Set(['kia']), models: new Set(['kia-seltos']) };

it.each([
  ['map', {}, undefined],
  ['map', { location: yard?.id }, undefined],
  ['map', { location: 'moon' }, 'location names the location moon, which the site does not have'],
  [
    'reviews',
    { location: 'moon' },
    'location names the location moon, which the site does not have',
  ],
  ['locations', { show: yard?.id }, undefined],
  [
    'locations',
    { exclude: ['moon'] },
    'exclude[0] names the location moon, which the site does not have',
  ],
  [
    'locations',
    { show: 'moon' },
    'show chooses no location of the site, so the section is left out',
  ],
  [
    'locations',
    { manufacturer: 'Saab' },
    'show chooses no location of the site, so the section is left out',
  ],
  [
    'team',
    {
      people: [
        { name: 'Ann', role: 'Sales' },
        { name: 'Bob', role: 'Parts', location: 'moon' },
      ],
    },
    'people[1].location names the location moon, which the site does not have',
  ],
  ['models', { brand: 'kia' }, undefined],
  ['brand-head', { brand: 'kai' }, 'brand names the brand kai, which the site does not have'],
  ['model-head', { model: 'kia-seltos' }, undefined],
  [
    'model-head',
    { model: 'kia-rio' },
    'model names the model kia-rio, which the site does not have',
  ],
])('a %s section with %j is judged', (type, props, expected) => {
  const page = {
    path: '/about-us',
    content: [section.parse({ type, props: { id: 'one', ...props } })],
  };
  const warnings = sectionWarnings([page], settings, content);
  expect(warnings.map(({ path, message }) => `${path} ${message}`)).toEqual(
    expected === undefined ? [] : [`/about-us: content[0].props.${expected}`],
  );
});
