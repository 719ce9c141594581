import { useQuery } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import type { Content } from './contents.ts';

/** The versions of a content before it, the latest first; nothing is asked for a first version. */
export function useEarlierVersions({ campaign, placement, attempt }: Pick<Content, 'campaign' | 'placement' | 'attempt'>) {
  return useQuery({
    queryKey: contentKeys.versions(campaign.id),
    queryFn: ({ signal }) => api.contents.listFeedback({ params: { id: campaign.id } }, { signal }),
    enabled: attempt > 1,
    select: ({ results }): readonly Content[] =>
      results.filter((one) => one.placement === placement && one.attempt < attempt).toSorted((a, b) => b.attempt - a.attempt),
  });
}
