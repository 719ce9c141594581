import { z } from 'zod';

/** The token of a link, in place of an Authorization header. The caller is found by it before the request is read. */
export const linkToken = {
  token: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'The token of a link: answers without an Authorization header what the link shows.' }),
};
