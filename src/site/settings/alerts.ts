import { z } from 'zod';

/** E-mails about saved searches and watched vehicles. */
export const alerts = z.strictObject({
  enabled: z
    .boolean()
    .default(false)
    .describe(
      'lets visitors save searches and sends them emails; needs SMS codes and a mail server',
    ),
  digest_at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:30')
    .default('07:30')
    .describe('when daily emails are sent, in the time zone of the site'),
});
