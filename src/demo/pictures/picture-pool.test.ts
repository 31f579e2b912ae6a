import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { drawPicture, type PictureRequest } from './draw-picture.ts';
import { createPicturePool, type PicturePool } from './picture-pool.ts';

const request: PictureRequest = {
  body: 'scooter',
  colour: 'Red',
  seed: 2,
  backdrop: 'yard',
  view: 'side',
  width: 60,
  height: 40,
};
let pool: PicturePool | undefined;
afterEach(async () => pool?.close());

describe('a picture pool', () => {
  it('draws what the drawing function draws', async () => {
    pool = createPicturePool({ workers: 1 });
    const picture = await pool.draw(request);
    expect([picture.width, picture.height]).toEqual([60, 40]);
    expect(Buffer.from(picture.data).equals(Buffer.from(drawPicture(request).data))).toBe(true);
  });

  it('gives each caller its own picture, whatever the number of workers', async () => {
    pool = createPicturePool({ workers: 2 });
    const widths = [30, 45, 60, 75, 90];
    const pictures = await Promise.all(widths.map((width) => pool!.draw({ ...request, width })));
    expect(pictures.map(({ width }) => width)).toEqual(widths);
  });

  it('rejects a picture that cannot be drawn and goes on', async () => {
    pool = createPicturePool({ workers: 1 });
    const impossible = pool.draw({ ...request, view: 'panorama' });
    const possible = pool.draw(request);
    await expect(impossible).rejects.toThrow('no cabin');
    expect((await possible).width).toBe(60);
  });

  it('rejects what is asked of it after closing, and what was waiting', async () => {
    pool = createPicturePool({ workers: 1 });
    const outcomes = Promise.allSettled([pool.draw(request), pool.draw(request)]);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.draw(request)).rejects.toThrow('closed');
  });

  it('lets the process end while its workers idle', async () => {
    const poolFile = fileURLToPath(new URL('./picture-pool.ts', import.meta.url));
    const script = `
      import(${JSON.stringify(poolFile)})
        .then(({ createPicturePool }) => createPicturePool({ workers: 1 }).draw(${JSON.stringify(request)}))
        .then((picture) => console.log(picture.data.length));
    `;
    const run = promisify(execFile)(process.execPath, ['-e', script], {
      timeout: 30_000,
    });
    expect((await run).stdout.trim()).toBe(String(60 * 40 * 3));
  });
});
