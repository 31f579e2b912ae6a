import { expect, it } from 'vitest';
import type { Manufacturer, Model } from '#domain/manufacturer/manufacturer.ts';
import { allModels, type ModelCriteria } from '#search/content-search/model-criteria.ts';
import { ModelSearch } from '#search/content-search/model-search.ts';
import { modelsView } from './models-view.ts';

const model = (name: string, manufacturer_body: string): Model => ({
  name,
  slug: name.toLowerCase(),
  status: 'active',
  manufacturer_body,
});
const kia: Manufacturer = {
  id: '1',
  name: 'Kia',
  slug: 'kia',
  group: 'cars',
  models: [model('Seltos', 'SUV'), model('Picanto', 'Hatch'), model('EV5', 'SUV')],
};
const mazda: Manufacturer = {
  id: '2',
  name: 'Mazda',
  slug: 'mazda',
  group: 'cars',
  models: [model('2', 'Hatch')],
};

function viewOf(
  manufacturers: Manufacturer[],
  asked: Partial<ModelCriteria> = {},
  build_and_price = false,
) {
  const search = new ModelSearch(manufacturers, 21);
  const criteria = { ...allModels, ...asked };
  return modelsView(criteria, search.search(criteria), search.bodies(), { build_and_price });
}

it('links to all vehicles first, then the bodies by count and name', () => {
  expect(viewOf([kia]).bodies).toEqual([
    { label: 'All Vehicles', href: '/models', count: undefined, current: true },
    { label: 'SUV', href: '/models?body=SUV', count: 2, current: false },
    { label: 'Hatch', href: '/models?body=Hatch', count: 1, current: false },
  ]);
});

it('links to the page to build and price each model, if the site has it', () => {
  const links = (isOn: boolean) => viewOf([kia], {}, isOn).cards.map(({ build }) => build);
  expect(links(true)).toContain('/build-and-price?model=seltos');
  expect(links(false)).toEqual([undefined, undefined, undefined]);
});

it('keeps the manufacturer when another body is chosen, and returns to page one', () => {
  const view = viewOf([kia, mazda], { manufacturers: ['Mazda'], bodies: ['Hatch'], page: 1 });
  expect(view.heading).toBe('Hatch models');
  expect(view.bodies.map(({ href, count, current }) => [href, count, current])).toEqual([
    ['/models?manufacturer.name=Mazda', undefined, false],
    ['/models?body=Hatch&manufacturer.name=Mazda', 1, true],
    ['/models?body=SUV&manufacturer.name=Mazda', 0, false],
  ]);
});

it('offers a choice of manufacturer only if there is more than one', () => {
  expect(viewOf([kia]).manufacturers).toEqual([]);
  expect(viewOf([kia, mazda]).manufacturers.map(({ label }) => label)).toEqual(['Kia', 'Mazda']);
});
