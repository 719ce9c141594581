import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import type { Channel } from '@jarchi/domain/channels/channels.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { useChange } from '@jarchi/client-state/change/change.ts';

export type ChannelChoices = CallAnswer<'channels', 'getChannels'>;
export type ChannelState = ChannelChoices['channels'][number];
export type ChannelLink = ChannelState['links'][number];
export type LinkOffer = CallAnswer<'channels', 'createChannelLink'>;
export type NoticeSettings = CallInput<'channels', 'saveNoticeChoices'>['body'];
export type Subscription = CallInput<'channels', 'linkBrowser'>['body'];

export const channelKeys = { all: ['channels'] } as const;

const WAITING_MS = 3000;

/** How this person is told outside of the panel. */
export const channelsQuery = queryOptions({
  queryKey: channelKeys.all,
  queryFn: ({ signal }) => api.channels.getChannels({}, { signal }),
});

/** The same while a code waits for its chat: nothing tells this page when the code was used. */
export const watchedChannelsQuery = queryOptions({ ...channelsQuery, refetchInterval: WAITING_MS });

interface Telling<T, V> {
  readonly onSuccess: (answer: T, variables: V) => void;
  readonly onError: (error: Error) => void;
}

const keep = (queryClient: QueryClient, saved: ChannelChoices) => void queryClient.setQueryData(channelsQuery.queryKey, saved);

/** Saves what goes where and when; the response takes the place of what is known. */
export function useSaveSettings(tell: Telling<ChannelChoices, NoticeSettings>) {
  return useChange({
    send: (body: NoticeSettings) => api.channels.saveNoticeChoices({ body }),
    refreshes: [channelKeys.all],
    keep,
    ...tell,
  });
}

export function useCreateLink(tell: Telling<LinkOffer, 'bale' | 'telegram'>) {
  return useChange({
    send: (channel: 'bale' | 'telegram') => api.channels.createChannelLink({ body: { channel } }),
    refreshes: [],
    ...tell,
  });
}

export function useLinkBrowser(tell: Telling<ChannelLink, Subscription>) {
  return useChange({
    send: (body: Subscription) => api.channels.linkBrowser({ body }),
    refreshes: [channelKeys.all],
    ...tell,
  });
}

export function useUnlink(tell: Telling<unknown, number>) {
  return useChange({
    send: (id: number) => api.channels.unlinkChannel({ params: { id } }),
    refreshes: [channelKeys.all],
    isBusyUntilRead: true,
    ...tell,
  });
}

export function useTestChannel(tell: Telling<unknown, { channel: Channel; link?: number }>) {
  return useChange({
    send: (body: { channel: Channel; link?: number }) => api.channels.testChannel({ body }),
    refreshes: [],
    ...tell,
  });
}
