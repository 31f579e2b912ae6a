import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const apiAddress = z.url({ protocol: /^https?$/, error: 'must look like https://api.example' });

/**
 * The senders that Twilio accepts: a number, a short code, a name of at most 11 characters with a letter, or a messaging
 * service.
 */
const TWILIO_SENDER = /^(\+\d{8,15}|\d{4,8}|(?=.*[a-z])[a-z0-9 +_&-]{1,11}|MG[0-9a-f]{32})$/i;

const knownVariables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).default(0),
  INTERNAL_PORT: port.optional(),
  INTERNAL_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must look like postgres://user:password@host/database',
    })
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  BASE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without a port')
    .default('localhost'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  HSTS_SECONDS: z.coerce.number().int().min(0).default(31_536_000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:port' })
    .optional(),
  MAIL_FROM: z.string().min(3).default('Forecourt <no-reply@forecourt.example>'),
  SEARCH_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://search.example' })
    .optional(),
  SEARCH_KEY: z.string().min(1).optional(),
  ALLOW_PRIVATE_ADDRESSES: z.stringbool().default(false),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  AUTOGRAB_KEY: z.string().min(1).optional(),
  AUTOGRAB_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.example/v2' })
    .default('https://api.autograb.com.au/v2'),
  GOOGLE_PLACES_KEY: z.string().min(1).optional(),
  GOOGLE_PLACES_URL: apiAddress.default('https://places.googleapis.com'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_URL: apiAddress.default('https://api.stripe.com'),
  YOUX_URL: apiAddress.optional(),
  YOUX_KEY: z.string().min(1).optional(),
  SMS_LOG: z.stringbool().default(false),
  /** Whether sites show their style guide and the editor of pages; always in development. */
  STYLEGUIDE: z.stringbool().default(false),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      TWILIO_SENDER,
      'must look like +61491570156 or Banksia, or be the SID of a messaging service',
    )
    .optional(),
  TWILIO_URL: apiAddress.default('https://api.twilio.com'),
  MESSAGEMEDIA_KEY: z.string().min(1).optional(),
  MESSAGEMEDIA_SECRET: z.string().min(1).optional(),
  MESSAGEMEDIA_URL: apiAddress.default('https://api.messagemedia.com'),
  POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LEADS_PER_HOUR: z.coerce.number().int().min(1).default(12),
  VERIFICATIONS_PER_HOUR: z.coerce.number().int().min(1).default(5),
  VERIFICATIONS_PER_PREFIX_AND_DAY: z.coerce.number().int().min(1).default(30),
  VERIFICATIONS_PER_SITE_AND_DAY: z.coerce.number().int().min(1).default(500),
  REGO_LOOKUPS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  CLIENT_IPV6_PREFIX: z.coerce.number().int().min(16).max(128).default(64),
  TRUST_PROXY: z.stringbool().default(false),
  DEMO: z.stringbool().optional(),
});

/**
 * Variables that work only together. Without the secret of Stripe's webhook, for example, the platform would never learn
 * that something was paid.
 */
const sets = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['YOUX_URL', 'YOUX_KEY'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['MESSAGEMEDIA_KEY', 'MESSAGEMEDIA_SECRET'],
] as const;

/** Compares variables even if single ones are invalid, so that the operator sees all faults at once. */
const always = { when: () => true };

const environment = knownVariables
  .superRefine((variables, context) => {
    for (const set of sets) {
      const given = set.filter((name) => variables[name] !== undefined);
      const missing = given.length > 0 ? set.filter((name) => variables[name] === undefined) : [];
      for (const name of missing) {
        const message = `must be set together with ${given.join(' and ')}`;
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  }, always)
  .refine(({ ROLE, DATABASE_URL }) => ROLE === 'all' || DATABASE_URL !== undefined, {
    ...always,
    path: ['ROLE'],
    error:
      'must be all without DATABASE_URL, because only one process can open the embedded database',
  })
  .refine(({ TWILIO_ACCOUNT_SID: sid, MESSAGEMEDIA_KEY: key }) => !sid || !key, {
    ...always,
    path: ['MESSAGEMEDIA_KEY'],
    error: 'must not be set beside TWILIO_ACCOUNT_SID: only one provider sends SMS',
  });

type Variables = z.infer<typeof environment>;

export type Config = Readonly<
  Omit<Variables, 'NODE_ENV' | 'DEMO'> & {
    NODE_ENV: 'production' | 'development' | 'test';
    /** Whether to fill an empty installation with the demo. */
    DEMO: boolean;
  }
>;

/** Former names of variables, which still work: the port served only the metrics once. */
const formerNames = {
  METRICS_PORT: 'INTERNAL_PORT',
  METRICS_HOST: 'INTERNAL_HOST',
} as const satisfies Record<string, keyof Variables>;

/** Variables that may be in a file, whose path is in the variable with `_FILE` after its name. */
export const secretVariables = [
  'DATABASE_URL',
  'SMTP_URL',
  'WEBHOOK_SECRET',
  'SEARCH_KEY',
  'AUTOGRAB_KEY',
  'GOOGLE_PLACES_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'YOUX_KEY',
  'TWILIO_AUTH_TOKEN',
  'MESSAGEMEDIA_KEY',
  'MESSAGEMEDIA_SECRET',
] as const satisfies readonly (keyof Variables)[];

/** The environment is invalid. The message has one line for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment. Empty variables count as unset.
 *
 * An empty installation is filled with the demo only if that is asked for, or if nothing says that it is a real one:
 * neither DATABASE_URL nor NODE_ENV=production is set.
 * @throws {ConfigError} listing every invalid variable
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { secrets, faults } = readSecrets(given);
  const renamed: NodeJS.ProcessEnv = {};
  for (const [former, name] of Object.entries(formerNames)) {
    if (given[former] === undefined) continue;
    renamed[name] = given[former];
    if (given[name] !== undefined)
      faults.push(`${former}: is the former name of ${name}, and must not be set beside it`);
  }
  const parsed = environment.safeParse({ ...given, ...renamed, ...secrets });
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      faults.push(`${issue.path.join('.')}: ${issue.message}`);
  }
  if (!parsed.success || faults.length > 0)
    throw new ConfigError(
      `The environment is invalid:\n${faults.map((one) => `  ${one}`).join('\n')}`,
    );
  const { NODE_ENV, DEMO, ...others } = parsed.data;
  const isReal = others.DATABASE_URL !== undefined || NODE_ENV === 'production';
  return { ...others, NODE_ENV: NODE_ENV ?? 'production', DEMO: DEMO ?? !isReal };
}

/** Reads the secrets that are in files, without the line break at their end. */
function readSecrets(given: NodeJS.ProcessEnv): {
  secrets: Record<string, string>;
  faults: string[];
} {
  const secrets: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretVariables) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) faults.push(`${name}_FILE: must not be set beside ${name}`);
    try {
      secrets[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException; // what the file system throws
      faults.push(`${name}_FILE: ${file} cannot be read (${code})`);
    }
    if (secrets[name] === '') faults.push(`${name}_FILE: ${file} is empty`);
  }
  return { secrets, faults };
}
