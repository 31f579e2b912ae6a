import { expect } from '@playwright/test';
import { get } from './site-pages.ts';

/** Numbers below stand in forms of journeys without sign-in. */
const FIRST = 100;
/** A worker's share of the numbers; a failed journey starts another worker. */
const NUMBERS_PER_WORKER = 100;

let taken = 0;

/**
 * A mobile number that no other journey uses, so that its visitor is a newcomer. The numbers 0491 570 xxx are reserved for
 * fiction.
 */
export function someMobile(): string {
  // oxlint-disable-next-line no-process-env -- Playwright tells each worker its number in this way
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  const number = FIRST + (worker % 8) * NUMBERS_PER_WORKER + (taken++ % NUMBERS_PER_WORKER);
  return `0491570${String(number).padStart(3, '0')}`;
}

/** The newest code that was sent to a phone. */
export async function newestCode(phone: string): Promise<string> {
  const international = `+61${phone.slice(1)}`;
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { body } = await get('banksia-motors.localhost', '/development/messages');
      const message = body.split('<li>').find((item) => item.includes(international));
      code = /<pre>(\d{6})/.exec(message ?? '')?.[1];
      return code;
    })
    .toBeDefined();
  return code ?? '';
}
