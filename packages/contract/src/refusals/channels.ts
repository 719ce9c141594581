import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { refusal } from './refusal.ts';

/** Of channels and their links. */
export const channelRefusals = {
  /** The operator has not set the channel up. */
  channel_off: refusal<{ channel: Channel }>(409),
  /** The caller has not linked it, or has no verified phone or e-mail. */
  channel_unlinked: refusal<{ channel: Channel }>(409),
  /** The message did not arrive, or nobody knows whether it did. */
  channel_failed: refusal<{ channel: Channel; outcome: 'busy' | 'refused' | 'gone' | 'unclear' }>(409),
  /** The address is not that of a known push service. */
  push_host_unknown: refusal(422),
  channels_full: refusal<{ limit: number }>(409),
  /** The digest would come in the quiet hours. */
  digest_in_quiet: refusal(422),
};
