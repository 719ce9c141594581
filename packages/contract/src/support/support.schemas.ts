import { z } from 'zod';
import type { SchemasFor } from '../schema.ts';
import type { supportCalls } from './support.calls.ts';
import { opaqueText } from '../shapes/texts.ts';

const params = z.object({ account: opaqueText().max(80) });
const identity = z.strictObject({ user_id: z.string() });

export const supportSchemas = {
  getChatIdentity: { params, response: identity },
  createChatIdentity: { params, body: z.object({ user_id: opaqueText().regex(/^[\w:-]{8,80}$/) }), response: identity },
} as const satisfies SchemasFor<typeof supportCalls>;
