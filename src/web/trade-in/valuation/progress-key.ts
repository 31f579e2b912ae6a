import { z } from 'zod';

/** The key that only the shopper has: 128 random bits, made by the browser or, without script, by the server. */
export const progressKey = z.string().regex(/^[0-9a-f]{32}$/);
