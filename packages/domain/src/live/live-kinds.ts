/**
 * What a change in an account can be about; the subject of an event is the id of that thing. `clock` is the world's and has no subject: it
 * is told to every account.
 */
export const LIVE_KINDS = ['campaign', 'content', 'balance', 'payment', 'request', 'ticket', 'notice', 'clock'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** How often a stream that has nothing to tell gives a sign, in milliseconds. */
export const HEARTBEAT_MS = 15_000;
