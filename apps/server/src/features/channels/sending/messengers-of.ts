import type { Channel } from '@jarchi/domain/channels/channels.ts';
import type { Messenger, Messengers } from '#connectors/messengers/messenger.ts';

export function findMessengerOf(messengers: Messengers, channel: Channel): Messenger | undefined {
  return messengers[channel];
}

/** Nothing leaves this machine: every channel that is set up is a log. */
export function areAllLogs(messengers: Messengers): boolean {
  return Object.values(messengers).every((messenger: Messenger) => messenger.isLog);
}
