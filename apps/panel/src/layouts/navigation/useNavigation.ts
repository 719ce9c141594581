import { calls } from '@jarchi/contract/calls.ts';
import { namesOfGroup } from '#features/team/roles.fa.ts';
import { useMay } from '#data/account/role.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useViewer } from '#data/account/viewer.ts';
import { anyCampaignQuery } from '#data/campaigns/campaigns.ts';
import { usePendingContents } from '#data/contents/contents.ts';
import { findCurrent, listNavigation, type NavCount, type NavEntry, type NavGroup } from './navigation.ts';
import { navigationFa as fa } from './navigation.fa.ts';

export type NavCounts = Partial<Record<NavEntry['id'], NavCount>>;

export interface Navigation {
  readonly groups: readonly NavGroup[];
  readonly counts: NavCounts;
  readonly current: NavEntry['id'] | undefined;
}

/** The viewer's entries, their counts, and the current entry. */
export function useNavigation(): Navigation {
  const campaigns = useQuery(anyCampaignQuery()).data?.count;
  const waiting = usePendingContents().data?.count ?? 0;
  const mayDecide = useMay(calls.contents.decideContent);
  const current = useLocation({ select: ({ pathname }) => findCurrent(pathname) });
  const groups = listNavigation(useViewer(), campaigns === 0);
  const counts: NavCounts = {
    ...(campaigns !== undefined && { campaigns: { kind: 'total', count: campaigns, words: fa.campaignCount(formatNumber(campaigns)) } }),
    ...(waiting > 0 && {
      contents: mayDecide
        ? { kind: 'waiting', count: waiting, words: fa.contentCount(formatNumber(waiting)) }
        : {
            kind: 'total',
            count: waiting,
            words: fa.contentCountOf(formatNumber(waiting), namesOfGroup(calls.contents.decideContent.for)),
          },
    }),
  };
  return { groups, counts, current };
}
