import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Video } from './video.tsx';

const view = {
  title: 'Video of the 2021 Kia Rio',
  kind: 'frame' as const,
  address: 'https://player.example/embed/17',
  page: 'https://player.example/watch/17',
};

it('links to the video without script, and loads nothing of it until it is played', () => {
  const html = renderToString(
    <Video view={view} poster={{ base: '/pictures/1/0-a', alt: 'Front' }} />,
  );
  expect(html).toContain(`href="${view.page}"`);
  expect(html).toContain('/pictures/1/0-a/');
  expect(html).not.toContain(view.address);
  expect(html).not.toMatch(/<iframe|<video/);
});
