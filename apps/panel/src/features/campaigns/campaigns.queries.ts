import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { withoutLeaving } from './drafts/leaving-drafts.ts';
import { isOver, RUNNING_STATES } from './status/life-stage.ts';
import type { ListSearch } from './list/list-search.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
export type CampaignList = CallAnswer<'campaigns', 'listCampaigns'>;
export type CampaignRow = CampaignList['results'][number];
export type Draft = CallAnswer<'drafts', 'listDrafts'>['results'][number];

/** A campaign that still moves is read again this often while its page is in view. */
export const REFRESH_MS = 30_000;

/** One page of campaigns; the one before stays while the next is on its way. */
export function listQuery(query: NonNullable<CallInput<'campaigns', 'listCampaigns'>['query']>) {
  return queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: ({ signal }) => api.campaigns.listCampaigns({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was put away. */
export function archivesQuery(search: Pick<ListSearch, 'page' | 'pageSize' | 'ordering'>) {
  const { page, pageSize, ordering } = search;
  return listQuery({ limit: pageSize, offset: (page - 1) * pageSize, ordering, filter: [], is_deleted: true });
}

const ofStates = (states: readonly string[]) => [`state,${states.join()}`];

/** What is under way: enough of it to show the most interesting, and the count of all. */
export function runningQuery() {
  return listQuery({ limit: 20, offset: 0, ordering: '-created', filter: ofStates(RUNNING_STATES) });
}

/** What asks the advertiser for something: to pay, to correct. */
export function waitingQuery() {
  return listQuery({
    limit: 5,
    offset: 0,
    ordering: '-created',
    filter: ofStates(['TO_PAY', 'REJECTED']),
  });
}

/** Whether there is any campaign at all. */
export function anyCampaignQuery() {
  return listQuery({ limit: 1, offset: 0, ordering: '-created', filter: [] });
}

export function campaignQuery(id: number) {
  return queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: ({ signal }) => api.campaigns.getCampaign({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : REFRESH_MS),
  });
}

/** Unfinished drafts, newest first; more than a hundred are not shown. */
export function draftsQuery() {
  return queryOptions({
    queryKey: ['drafts', 'list', { limit: 100 }],
    queryFn: async ({ signal }) => withoutLeaving(await api.drafts.listDrafts({ query: { limit: 100, offset: 0 } }, { signal })),
  });
}
