import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';

/** What visitors read for each frequency. */
export const frequencyWords: Readonly<Record<AlertFrequency, string>> = {
  'at-once': 'As soon as it happens',
  daily: 'Once a day',
  off: 'No emails',
};
