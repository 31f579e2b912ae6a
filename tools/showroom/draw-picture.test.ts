import { describe, expect, it } from 'vitest';
import { backdrops } from '#demo/pictures/backdrop.ts';
import { demoBodies, hasCabin, showsPaintInside } from '#demo/pictures/demo-body.ts';
import { paintColours } from '#demo/pictures/paint-colour.ts';
import { namedViews } from '#demo/pictures/picture-view.ts';
import { drawPicture, type PictureRequest } from './draw-picture.ts';

const request: PictureRequest = {
  body: 'suv',
  colour: 'Blue',
  seed: 17,
  backdrop: 'studio-light',
  view: 'front-three-quarter',
  width: 150,
  height: 100,
};
const insideViews = new Set<string>(['dashboard', 'rear-seats']);
const wholeViews = namedViews.filter((view) => view !== 'wheel' && !insideViews.has(view));

/** Which pixels two pictures differ in: with another colour of the same vehicle, its painted parts. */
function differing(a: Uint8Array, b: Uint8Array): boolean[] {
  return Array.from({ length: a.length / 3 }, (_, pixel) =>
    [0, 1, 2].some((channel) => Math.abs(a[pixel * 3 + channel]! - b[pixel * 3 + channel]!) > 6),
  );
}

/** Pixels that stand out from the studio's smooth grey, by the step to their neighbours. */
function outline(data: Uint8Array, width: number, height: number) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let row = 0; row < height - 1; row += 1) {
    for (let column = 0; column < width - 1; column += 1) {
      const at = (row * width + column) * 3;
      const step =
        Math.abs(data[at]! - data[at + 3]!) + Math.abs(data[at]! - data[at + width * 3]!);
      if (step < 45) continue;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }
  return { left, right, top, bottom };
}

describe('a demo picture', () => {
  it.each(backdrops)('is the same to the byte when it is drawn again, before %s', (backdrop) => {
    const first = drawPicture({ ...request, backdrop });
    drawPicture({ ...request, body: 'hatch', view: 'side', seed: 3 });
    const again = drawPicture({ ...request, backdrop });
    expect(Buffer.from(again.data).equals(Buffer.from(first.data))).toBe(true);
  });

  it('has three bytes for each pixel of the size that was asked for', () => {
    const picture = drawPicture({ ...request, width: 91, height: 64 });
    expect([picture.width, picture.height, picture.data.length]).toEqual([91, 64, 91 * 64 * 3]);
  });

  it('shows another vehicle for another seed', () => {
    const other = drawPicture({ ...request, seed: 18 });
    const share = differing(drawPicture(request).data, other.data).filter(Boolean).length / 15_000;
    expect(share).toBeGreaterThan(0.02);
  });

  it('shows every colour differently', () => {
    const means = paintColours.map((colour) => {
      const { data } = drawPicture({ ...request, colour, view: 'side', width: 90, height: 60 });
      // A patch of the front door.
      const at = (33 * 90 + 40) * 3;
      return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    });
    for (const [index, a] of means.entries()) {
      for (const b of means.slice(index + 1)) {
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(8);
      }
    }
  });

  it('turns the vehicle in a spin and comes round again', () => {
    const frame = (spin: number) => drawPicture({ ...request, view: { spin } }).data;
    expect(differing(frame(0), frame(10)).filter(Boolean).length).toBeGreaterThan(300);
    expect(Buffer.from(frame(360)).equals(Buffer.from(frame(0)))).toBe(true);
  });

  it('refuses a panorama of a motorcycle', () => {
    expect(() => drawPicture({ ...request, body: 'cruiser', view: 'panorama' })).toThrow(
      RangeError,
    );
  });
});

describe.each(demoBodies)('a %s', (body) => {
  // a third of the views for each body; every view is drawn of a third of the bodies
  const views = wholeViews.filter((_, at) => at % 3 === demoBodies.indexOf(body) % 3);
  it.each(views)('stands whole in the picture seen from %s', (view) => {
    const shape = view === 'banner' ? { width: 356 } : {};
    const { data, width, height } = drawPicture({ ...request, ...shape, body, view });
    const { left, right, top, bottom } = outline(data, width, height);
    expect(left).toBeGreaterThan(1);
    expect(right).toBeLessThan(width - 2);
    expect(top).toBeGreaterThan(1);
    expect(bottom).toBeLessThan(height - 2);
    // Either its width or its height is what the frame was chosen for.
    expect(Math.max((right - left) / width, (bottom - top) / height)).toBeGreaterThan(0.5);
  });

  // one of the angles for each body
  it.each([0, 140, 270].filter((_, at) => at === demoBodies.indexOf(body) % 3))(
    'turns within the frame at %d degrees',
    (spin) => {
      const { data, width, height } = drawPicture({ ...request, body, view: { spin } });
      const { left, right, top, bottom } = outline(data, width, height);
      expect(Math.min(left, top, width - 1 - right, height - 1 - bottom)).toBeGreaterThan(1);
    },
  );

  it('shows its colour', () => {
    const blue = drawPicture({ ...request, body, seed: 5 }).data;
    const red = drawPicture({ ...request, body, seed: 5, colour: 'Red' }).data;
    const share = differing(blue, red).filter(Boolean).length / 15_000;
    expect(share).toBeGreaterThan(0.008);
    expect(share).toBeLessThan(0.6);
  });

  it('can be seen close and from inside', () => {
    for (const view of ['wheel', 'dashboard', 'rear-seats'] as const) {
      const { data } = drawPicture({ ...request, body, view });
      // Neither blank nor black: plenty of different tones.
      expect(new Set(data).size).toBeGreaterThan(90);
    }
  });

  it.skipIf(showsPaintInside(body))('looks the same from its seats in every colour', () => {
    for (const view of ['dashboard', 'rear-seats'] as const) {
      const blue = drawPicture({ ...request, body, view }).data;
      const red = drawPicture({ ...request, body, view, colour: 'Red' }).data;
      expect(Buffer.from(red).equals(Buffer.from(blue))).toBe(true);
    }
  });

  it.runIf(hasCabin(body))('can be looked round in, without a seam behind', () => {
    const { data } = drawPicture({ ...request, body, view: 'panorama', width: 256, height: 128 });
    let step = 0;
    for (let row = 0; row < 128; row += 1) {
      step += Math.abs(data[row * 256 * 3]! - data[(row * 256 + 255) * 3]!) / 128;
    }
    expect(step).toBeLessThan(12);
  });
});
