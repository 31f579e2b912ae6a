import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, secretVariables } from './config.ts';

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

it('fills an empty installation with the demo only if asked, or if nothing says that it is a real one', () => {
  const DATABASE_URL = 'postgres://forecourt@localhost/forecourt';
  const fills = (variables: NodeJS.ProcessEnv) => readConfig(variables).DEMO;
  expect(fills({})).toBe(true);
  expect(fills({ NODE_ENV: 'development' })).toBe(true);
  expect(fills({ NODE_ENV: 'production' })).toBe(false);
  expect(fills({ DATABASE_URL })).toBe(false);
  expect(fills({ DATABASE_URL, NODE_ENV: 'production', DEMO: 'true' })).toBe(true);
  expect(fills({ DEMO: 'false' })).toBe(false);
});

it('splits the roles only with PostgreSQL', () => {
  const DATABASE_URL = 'postgres://forecourt@localhost/forecourt';
  expect(readConfig({ DATABASE_URL, ROLE: 'jobs' }).ROLE).toBe('jobs');
  expect(faultsOf({ ROLE: 'web' })).toEqual([
    'ROLE: must be all without DATABASE_URL, because only one process can open the embedded database',
  ]);
});

it('reads the internal port by its former name', () => {
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toMatchObject({
    INTERNAL_PORT: 9464,
    INTERNAL_HOST: '0.0.0.0',
  });
  expect(readConfig({ INTERNAL_PORT: '9464', METRICS_PORT: '' }).INTERNAL_PORT).toBe(9464);
  expect(faultsOf({ INTERNAL_PORT: '9464', METRICS_PORT: '9465' })).toEqual([
    'METRICS_PORT: is the former name of INTERNAL_PORT, and must not be set beside it',
  ]);
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  it.each(secretVariables)('reads %s from the file that %s_FILE names', (name) => {
    const value = {
      DATABASE_URL: 'postgres://forecourt:secret@localhost/forecourt',
      SMTP_URL: 'smtp://forecourt:secret@localhost',
      WEBHOOK_SECRET: 'sixteen-characters-or-more',
    }[name as string];
    const secret = value ?? 'a secret with = and # signs ';
    const partners = { ...twilio, STRIPE_SECRET_KEY: 'k', STRIPE_WEBHOOK_SECRET: 'k' };
    const others: NodeJS.ProcessEnv = {
      ...(name.startsWith('MESSAGEMEDIA') ? messageMedia : partners),
      YOUX_URL: 'https://api.youx.example',
      YOUX_KEY: 'k',
    };
    delete others[name];
    const config = readConfig({ ...others, [`${name}_FILE`]: file(name, `${secret}\n`) });
    expect(config[name]).toBe(secret);
  });

  it('refuses a secret given twice, and a file that is missing or empty', () => {
    const YOUX_URL = 'https://api.youx.example';
    const empty = file('empty', '\n');
    const missing = join(folder, 'missing');
    expect(faultsOf({ YOUX_URL, YOUX_KEY: 'k', YOUX_KEY_FILE: file('key', 'k') })).toEqual([
      'YOUX_KEY_FILE: must not be set beside YOUX_KEY',
    ]);
    expect(faultsOf({ SEARCH_KEY_FILE: missing })).toEqual([
      `SEARCH_KEY_FILE: ${missing} cannot be read (ENOENT)`,
    ]);
    expect(faultsOf({ SEARCH_KEY_FILE: empty })).toContain(`SEARCH_KEY_FILE: ${empty} is empty`);
  });
});
