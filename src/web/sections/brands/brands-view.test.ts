import { expect, it } from 'vitest';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import { someSite } from '#tests/support/sites.ts';
import { brandsView } from './brands-view.ts';

const maker = (name: string, others: Partial<Manufacturer> = {}): Manufacturer => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  group: 'cars',
  models: [],
  ...others,
});

async function groupsOf(manufacturers: Manufacturer[], groups: ('cars' | 'group')[] = []) {
  const services = {
    content: async () => ({ manufacturers }),
    site: someSite('yard', {
      brand: { franchises: { makes: [{ name: 'kia', logo: 'https://yard.example/kia.svg' }] } },
    }),
    brandFiles: async () =>
      new Map([['https://yard.example/kia.svg', { hash: 'abc', format: 'svg', ratio: 2 }]]),
    stock: { vocabulary: async () => ({ inStock: () => [['Kia', 3]] }) },
  };
  // the parts of a request that the section needs
  const view = await brandsView({ groups }, services as never);
  return view?.groups;
}

it('has a grid for each group, with the stock of each brand', async () => {
  const rental = maker('Rental', {
    group: 'group',
    description: 'By the day',
    override_url: 'https://rental.example',
  });
  const kia = maker('Kia', { description: 'From Korea' });
  const groups = await groupsOf([rental, kia, maker('Fleet', { override_url: '/fleet' })]);
  expect(groups).toMatchObject([
    {
      title: 'Cars',
      brands: [
        { name: 'Kia', href: '/kia/overview', isOutside: false, count: 3, description: undefined },
        { name: 'Fleet', href: '/fleet', isOutside: false, count: undefined },
      ],
    },
    {
      title: 'More from our group',
      brands: [{ href: 'https://rental.example', isOutside: true, description: 'By the day' }],
    },
  ]);
  expect(await groupsOf([rental, kia], ['group'])).toMatchObject([
    { title: undefined, brands: [{ name: 'Rental' }] },
  ]);
});

it('shows a logo of the content, else the one of the make in the settings, else an initial', async () => {
  const logo = { url: 'https://maker.example/logo.png' };
  const groups = await groupsOf([maker('Kia'), maker('Ford', { logo }), maker('émile')]);
  expect(groups?.[0]?.brands).toMatchObject([
    { logo: undefined, mark: { src: '/pictures/brand/abc.svg' } },
    { logo: { base: expect.stringContaining('/pictures/content/') }, mark: undefined },
    { logo: undefined, mark: undefined, initial: 'É' },
  ]);
});

it('is left out without brands', async () => {
  expect(await groupsOf([])).toBeUndefined();
  expect(await groupsOf([maker('Kia')], ['group'])).toBeUndefined();
});
