import { channelsCalls } from '@jarchi/contract/channels/channels.calls.ts';
import { caller } from '../caller.ts';

// The texts of their refusals come while the page is read; before them, and without them, a refusal has the text of any other.
void import('./rare-words.ts').catch(() => undefined);

/** Calls of channels, and of messages beyond those of the bell, so that no other page loads them. */
export const channelsApi = caller.bind({ channels: channelsCalls });
