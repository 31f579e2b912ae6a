import { expect, it } from 'vitest';
import { chosenByAddress } from './chosen-by-address.ts';

const picture = { source: 'https://yard.example/seltos.jpg', alt: '' };
const seltos = {
  model: 'kia-seltos',
  versions: [{ name: 'S' }, { name: 'GT-Line' }],
  paints: [{ name: 'Fern', colour: '#2c4a36', picture }],
  interiors: [{ name: 'Tan' }],
};
const pages = {
  // the page of one model
  at: (path: string) =>
    Promise.resolve(
      path === '/kia-seltos' ? { content: [{ type: 'configurator', props: seltos }] } : undefined,
    ),
} as unknown as Parameters<typeof chosenByAddress>[1]['pages'];

const chosenAt = (query: string) =>
  chosenByAddress(new URL(`https://yard.example/build-and-price?${query}`), { pages });

it('fills the form with what was chosen on the page of the model', async () => {
  expect(await chosenAt('model=kia-seltos&version=GT-Line&paint=Fern&interior=Tan')).toEqual({
    variant: 'GT-Line',
    colour: 'Fern',
    accessories: 'Tan inside',
  });
});

it('puts no words into the form that the page does not offer', async () => {
  expect(await chosenAt('model=kia-seltos&version=free+words&paint=Fern')).toEqual({
    colour: 'Fern',
  });
  expect(await chosenAt('model=kia-other&version=GT-Line')).toEqual({});
});
