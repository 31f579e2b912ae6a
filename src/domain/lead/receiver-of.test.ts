import { expect, it } from 'vitest';
import { receiverOf } from './receiver-of.ts';

it.each([
  ['webhook', 'https://crm.example/leads?key=1', 'webhook crm.example'],
  ['webhook', 'https://CRM.example:8443/other', 'webhook crm.example:8443'],
  ['webhook', 'not an address', 'webhook not an address'],
  ['email', 'sales@city.example', 'mail server'],
  ['auto-reply', 'mia@example.com', 'mail server'],
])('a delivery by %s to %s depends on the %s', (channel, target, receiver) => {
  expect(receiverOf({ channel, target })).toBe(receiver);
});
