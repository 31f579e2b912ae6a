import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const knownVariables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
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
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://api.example' })
    .default('https://api.stripe.com'),
  POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  LEADS_PER_HOUR: z.coerce.number().int().min(1).default(12),
  VERIFICATIONS_PER_HOUR: z.coerce.number().int().min(1).default(5),
  REGO_LOOKUPS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  CLIENT_IPV6_PREFIX: z.coerce.number().int().min(16).max(128).default(64),
  TRUST_PROXY: z.stringbool().default(false),
  DEMO: z.stringbool().default(true),
});

/** Without the webhook's secret, the platform would never learn that something was paid. */
const environment = knownVariables.refine(
  ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret }) =>
    (key === undefined) === (secret === undefined),
  { path: ['STRIPE_WEBHOOK_SECRET'], error: 'must be set together with STRIPE_SECRET_KEY' },
);

export type Config = Readonly<z.infer<typeof environment>>;

/** The environment is invalid. The message has one line for each invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from the environment. Empty variables count as unset.
 * @throws {ConfigError} listing every invalid variable
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigError(`The environment is invalid:\n${faults.join('\n')}`);
}
