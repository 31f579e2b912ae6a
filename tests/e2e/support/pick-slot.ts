import type { Locator, Page } from '@playwright/test';

/**
 * Picks the first time of a day in a form.
 * @param day its weekday, such as `Sun`; by default the first day
 * @returns the time: `2026-11-30T09:30`
 */
export async function pickSlot(form: Page | Locator, question: string, day = ''): Promise<string> {
  const slots = form.getByRole('group', { name: question });
  const weekday = new RegExp(`^${day}.*\\d`);
  await slots.getByRole('radio', { name: weekday }).first().check();
  const time = slots.getByRole('group').getByRole('radio').first();
  await time.check();
  return time.inputValue();
}
