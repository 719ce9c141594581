import { createSignal } from '@jarchi/api-client/signal.ts';

const forbidden = createSignal();

/** The chosen account is not this person's. */
export const onForbiddenAccount = forbidden.subscribe;
export const announceForbiddenAccount = forbidden.announce;
