// lets shoppers wander through the demo sites from random seeds: `npm run walk -- --minutes 30 [--seed 7] [--steps 120]`;
// what it finds is printed with the steps that lead to it
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { fail, ownNode, root, run } from './project.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(1 + (Date.now() % 1_000_000)) },
    steps: { type: 'string', default: '120' },
  },
});
for (const [name, text] of Object.entries(values))
  if (!/^[1-9]\d{0,6}$/.test(text)) fail(`--${name} is a whole number above 0, not "${text}".`);

run(ownNode, [join(root, 'scripts/test.mjs'), 'e2e', 'tests/e2e/walk.spec.ts'], {
  env: {
    ...process.env,
    WALK_MINUTES: values.minutes,
    WALK_SEED: values.seed,
    WALK_STEPS: values.steps,
  },
});
