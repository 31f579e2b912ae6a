import { expect } from '@playwright/test';
import { get } from './site-pages.ts';

/** The numbers 0491 570 xxx are reserved for fiction. Each journey takes its own, so that codes do not mix. */
export function someMobile(): string {
  return `0491570${String(Math.trunc(Math.random() * 1000)).padStart(3, '0')}`;
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
