import type { Api } from '@jarchi/api-client/api.ts';
import { createClient } from '@jarchi/api-client/client.ts';
import { addErrorTexts } from '@jarchi/api-client/words/error-text.fa.ts';
import { rareTexts } from '@jarchi/api-client/words/rare-error-text.fa.ts';
import { ticketTexts } from '@jarchi/api-client/words/ticket-error-text.fa.ts';
import { windowSession } from '@jarchi/client-state/session/window-session.ts';
import { runtimeConfig } from './runtime-config.ts';

addErrorTexts(rareTexts);
addErrorTexts(ticketTexts);

/** Requests tokens under the console's own name, so the account that the panel has chosen does not change. */
export const api: Api = createClient({ ...windowSession, app: 'staff', bases: runtimeConfig.bases });
