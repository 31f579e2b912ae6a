import { beforeEach, expect, it } from 'vitest';
import { type LogSmsSender, logSmsSender } from './log-sms-sender.ts';
import { noSmsSender } from './sms-sender.ts';

const message = { to: '+61491570006', text: '314159 is your Banksia Motors code.' };
let lines: unknown[][];
let sender: LogSmsSender;

beforeEach(() => {
  lines = [];
  sender = logSmsSender(
    { info: (...line: unknown[]) => void lines.push(line) },
    () => new Date('2026-03-01T00:00:00Z'),
  );
});

it('logs a message instead of sending it', async () => {
  expect(await sender.send(message)).toEqual({ ok: true, id: expect.any(String) });
  expect(lines).toEqual([[message, expect.stringContaining('no provider')]]);
});

it('keeps the last fifty messages, newest first', async () => {
  for (let n = 1; n <= 51; n++) await sender.send({ ...message, text: `message ${n}` });
  const messages = sender.messages();
  expect(messages).toHaveLength(50);
  expect(messages[0]).toEqual({
    id: expect.any(String),
    to: message.to,
    text: 'message 51',
    sent_at: '2026-03-01T00:00:00.000Z',
  });
  expect(messages.at(-1)?.text).toBe('message 2');
});

it('fails without a provider in production, and logs neither the number nor the code', async () => {
  const none = noSmsSender({ warn: (...line: unknown[]) => void lines.push(line) });
  await expect(none.send(message)).rejects.toThrow('no SMS provider is configured');
  expect(lines).toEqual([[expect.stringContaining('TWILIO')]]);
});
