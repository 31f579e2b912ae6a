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

function viewOf(manufacturers: Manufacturer[], asked: Partial<ModelCriteria> = {}) {
  const search = new ModelSearch(manufacturers, 21);
  const criteria = { ...allModels, ...asked };
  return modelsView(criteria, search.search(criteria), search.bodies());
}

it('links to all vehicles first, then the bodies by count and name', () => {
  expect(viewOf([kia]).bodies).toEqual([
    { label: 'All Vehicles', href: '/models', count: undefined, current: true },
    { label: 'SUV', href: '/models?body=SUV', count: 2, current: false },
    { label: 'Hatch', href: '/models?body=Hatch', count: 1, current: false },
  ]);
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
