import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { demoSites } from './support/page-kinds.ts';
import { forecourt, onSite } from './support/site-pages.ts';
import { withWhitePictures } from './support/white-pictures.ts';
import { failureText, shortened, walk, type WalkGround } from './walk/walk.ts';
import { walkSteps } from './walk/walk-step.ts';

// `npm run walk` walks for a time, from other seeds
const minutes = Number(process.env['WALK_MINUTES'] ?? 0);
const firstSeed = Number(process.env['WALK_SEED'] ?? 1);
const stepsOfWalk = Number(process.env['WALK_STEPS'] ?? (minutes > 0 ? 120 : 30));

test.use({ trace: 'off' });

const nameOf = (site: string): string =>
  // the demo's settings have a name
  (JSON.parse(readFileSync(`src/demo/sites/${site}.json`, 'utf8')) as { name: string }).name;

for (const [at, site] of demoSites.entries()) {
  test(`a shopper who wanders through ${site} finds nothing broken`, async ({ browser }) => {
    test.setTimeout(minutes > 0 ? (minutes + 10) * 60_000 : 600_000);
    const foreign = demoSites.filter((other) => other !== site).map(nameOf);
    const ground: WalkGround = { origin: onSite(site, ''), foreign };
    const wander = (steps: Parameters<typeof walk>[2]) =>
      walk(browser, ground, steps, withWhitePictures);
    const until = performance.now() + minutes * 60_000;
    const failures: string[] = [];
    let taken = 0;
    let seed = firstSeed * 1000 + at;
    do {
      const finished = await wander(walkSteps(seed, stepsOfWalk));
      taken += finished.taken;
      if (finished.failure) {
        // at once, because the test may end before a shorter walk is found
        console.log(failureText(finished.failure, seed));
        const again = async (steps: Parameters<typeof walk>[2]) => (await wander(steps)).failure;
        const text = failureText(await shortened(finished.failure, again), seed);
        console.log(text);
        failures.push(text);
      }
      const exported = await forecourt('leads', 'export', '--site', site, '--format', 'json');
      const leads = exported.split('\n');
      for (const text of finished.sentOnce) {
        const times = leads.filter((lead) => lead.includes(text)).length;
        if (times > 1) failures.push(`seed ${seed}: ${times} leads say “${text}”`);
      }
      seed += 10;
    } while (performance.now() < until);
    console.log(`${site}: ${taken} steps`);
    expect(failures.join('\n\n')).toBe('');
  });
}
