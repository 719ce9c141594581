import { createSignal } from '@jarchi/api-client/signal.ts';

const change = createSignal();

/** Called when another person or account takes over this window, to remove the data of the last one. */
export const onPersonChange = change.subscribe;
export const announcePersonChange = change.announce;
