import { createSignal } from '@jarchi/client-state/session/signal.ts';

const forbidden = createSignal();

/** The chosen account is not this person's. */
export const onForbiddenAccount = forbidden.subscribe;
export const announceForbiddenAccount = forbidden.announce;
