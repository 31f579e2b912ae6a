import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const twilio = {
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'token_for_tests_only',
  TWILIO_FROM: '+61491570156',
};
const messageMedia = { MESSAGEMEDIA_KEY: 'key', MESSAGEMEDIA_SECRET: 'secret' };

/** The lines about invalid variables. */
function faultsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n  ').slice(1);
  }
}

it('counts empty variables as unset', () => {
  expect(readConfig({ PORT: '', TWILIO_FROM: '' }).PORT).toBe(3000);
});

it.each([
  ['Twilio', twilio],
  ['MessageMedia', messageMedia],
  ['none', {}],
])('accepts the variables of %s', (_provider, variables) => {
  expect(readConfig(variables)).toMatchObject({
    ...variables,
    TWILIO_URL: 'https://api.twilio.com',
    MESSAGEMEDIA_URL: 'https://api.messagemedia.com',
  });
});

it.each([
  ['STRIPE_SECRET_KEY', ['STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY']],
  ['STRIPE_WEBHOOK_SECRET', ['STRIPE_SECRET_KEY: must be set together with STRIPE_WEBHOOK_SECRET']],
  ['YOUX_KEY', ['YOUX_URL: must be set together with YOUX_KEY']],
  [
    'TWILIO_AUTH_TOKEN',
    [
      'TWILIO_ACCOUNT_SID: must be set together with TWILIO_AUTH_TOKEN',
      'TWILIO_FROM: must be set together with TWILIO_AUTH_TOKEN',
    ],
  ],
  ['MESSAGEMEDIA_SECRET', ['MESSAGEMEDIA_KEY: must be set together with MESSAGEMEDIA_SECRET']],
])('asks for the rest of the set when only %s is given', (name, faults) => {
  expect(faultsOf({ [name]: 'given' })).toEqual(faults);
});

it('accepts YouX’s address with a key, and no other kind of address', () => {
  const youx = { YOUX_URL: 'https://api.youx.example/v1', YOUX_KEY: 'key' };
  expect(readConfig(youx)).toMatchObject(youx);
  expect(faultsOf({ YOUX_URL: 'https://api.youx.example/v1' })).toEqual([
    'YOUX_KEY: must be set together with YOUX_URL',
  ]);
  expect(faultsOf({ ...youx, YOUX_URL: 'ftp://api.youx.example' })).toHaveLength(1);
});

it('refuses two SMS providers', () => {
  expect(faultsOf({ ...twilio, ...messageMedia })).toEqual([
    'MESSAGEMEDIA_KEY: must not be set beside TWILIO_ACCOUNT_SID: only one provider sends SMS',
  ]);
});

it.each(['+61491570156', '85888', 'Banksia', 'MG Geelong', 'MG0123456789abcdef0123456789abcdef'])(
  'accepts %j as the sender of SMS',
  (from) => {
    expect(readConfig({ ...twilio, TWILIO_FROM: from }).TWILIO_FROM).toBe(from);
  },
);

it.each(['0491570156', 'Banksia Motors', 'Müller', '+1', 'MG0123456789abcdef'])(
  'refuses %j as the sender of SMS',
  (from) => {
    expect(faultsOf({ ...twilio, TWILIO_FROM: from })).toEqual([
      expect.stringMatching(/^TWILIO_FROM: must look like/),
    ]);
  },
);

it('lists every fault', () => {
  const { TWILIO_AUTH_TOKEN: _, ...incomplete } = twilio;
  expect(
    faultsOf({ ...incomplete, ...messageMedia, TWILIO_ACCOUNT_SID: 'SK1', PORT: 'high' }),
  ).toEqual([
    expect.stringMatching(/^PORT: /),
    'TWILIO_ACCOUNT_SID: must be AC and 32 hexadecimal digits',
    'TWILIO_AUTH_TOKEN: must be set together with TWILIO_ACCOUNT_SID and TWILIO_FROM',
    'MESSAGEMEDIA_KEY: must not be set beside TWILIO_ACCOUNT_SID: only one provider sends SMS',
  ]);
});
