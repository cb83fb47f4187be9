/** Schema of the origin that an adapter calls. */
import { z } from 'zod';

/** An origin; plain HTTP on this machine only, for tests. */
export const apiOrigin = z
  .url()
  .refine((text) => /^(https:\/\/[^/]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)$/.test(text), 'an https origin');
