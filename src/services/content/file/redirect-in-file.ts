import { z } from 'zod';
import { requestedPath } from '#domain/redirect/redirect.ts';

/** An old address in a content file, and where it leads. A slash at the end of a path makes no difference. */
export const redirectInFile = z.strictObject({
  from: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])[^#\s]*$/, 'must be a path such as /stock.html')
    .transform(requestedPath)
    .describe('a path, with a query if only that query is meant: /index.php?id=12'),
  to: z
    .string()
    .max(2000)
    .regex(/^(\/(?![/\\])|https:\/\/)/, 'must start with / or https://'),
  permanent: z.boolean().default(true),
});
