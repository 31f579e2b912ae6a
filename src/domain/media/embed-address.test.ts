import { expect, it } from 'vitest';
import { embedAddress } from './embed-address.ts';

const tube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

it.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
  'http://youtube.com/watch?v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1',
  ' https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ ',
])('plays %s without cookies', (page) => {
  expect(embedAddress(page)).toEqual({ kind: 'frame', address: tube });
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
  ],
])('plays %s as %s', (page, address) => {
  expect(embedAddress(page)).toEqual({ kind: 'frame', address });
});

it.each(['https://cdn.example/a/walk-around.mp4', 'https://cdn.example/a/walk-around.WEBM?v=2'])(
  'plays %s in a video element',
  (file) => {
    expect(embedAddress(file)?.kind).toBe('file');
  },
);

it('frames the page of any other host unchanged', () => {
  const address = 'https://videos.example/watch/17';
  expect(embedAddress(address)).toEqual({ kind: 'frame', address });
});

it.each([
  'http://videos.example/watch/17',
  'http://cdn.example/a.mp4',
  'javascript:alert(1)',
  'data:text/html,x',
  '/videos/a.mp4',
  'walk around',
  '',
])('does not play %s', (address) => {
  expect(embedAddress(address)).toBeUndefined();
});

it('frames a known host’s page unchanged if it has no valid video id', () => {
  expect(embedAddress('https://www.youtube.com/watch?v=a/../b')?.address).not.toContain('/embed/');
});
