import { opaqueText } from '../shapes/texts.ts';

/** The token of a link, in place of an Authorization header. The caller is found by it before the request is read. */
export const linkToken = {
  token: opaqueText()
    .max(200)
    .optional()
    .meta({ description: 'The token of a link: answers without an Authorization header what the link shows.' }),
};
