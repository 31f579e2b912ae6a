import { expect, it } from 'vitest';
import { shareLink, shareTargets } from './share-links.ts';

const page = { title: '2021 Mazda CX-5 & more', url: 'https://yard.example/cars/cx-5?a=1&b=2' };
const url = 'https%3A%2F%2Fyard.example%2Fcars%2Fcx-5%3Fa%3D1%26b%3D2';
const title = '2021%20Mazda%20CX-5%20%26%20more';

it.each([
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['twitter', `https://twitter.com/intent/tweet?text=${title}&url=${url}`],
  ['whatsapp', `https://wa.me/?text=${title}%20${url}`],
  ['email', `mailto:?subject=${title}&body=${url}`],
  ['sms', `sms:?&body=${title}%20${url}`],
] as const)('%s gets the title and address fully escaped', (target, link) => {
  expect(shareLink(target, page)).toBe(link);
});

it('has a link for every target', () => {
  expect(shareTargets.map((target) => URL.canParse(shareLink(target, page)))).not.toContain(false);
});
