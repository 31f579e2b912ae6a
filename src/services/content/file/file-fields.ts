import { z } from 'zod';

/** Used in addresses. Ids of other systems are often numbers, so these are accepted too. */
export const foreignId = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(
    z
      .string()
      .max(100)
      .regex(/^\w[\w.-]*$/, 'must be letters, digits, hyphens, dots and underscores'),
  );

export const longText = z.string().max(20_000);

export const pictureAddress = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|demo:)/, 'must be an http or https address');
