import type { CallAnswer } from '@jarchi/contract/types.ts';
import { CAMPAIGN_FILTER_FIELDS, encodeFilters } from '@jarchi/domain/filters/filters.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api.ts';
import { isOver, RUNNING_STATES } from './life-stage.ts';
import { queryOf, type ListSearch } from './list-search.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
export type CampaignList = CallAnswer<'campaigns', 'listCampaigns'>;
export type CampaignRow = CampaignList['results'][number];
export type Draft = CallAnswer<'drafts', 'listDrafts'>['results'][number];

/** A campaign that still moves is read again this often while its page is in view. */
export const REFRESH_MS = 30_000;

function listQuery(query: ReturnType<typeof queryOf>) {
  return queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: ({ signal }) => api.campaigns.listCampaigns({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function campaignsQuery(search: ListSearch) {
  return listQuery(queryOf(search));
}

const ofStates = (states: readonly string[]) => encodeFilters({ state: { type: 'select', values: states } }, CAMPAIGN_FILTER_FIELDS);

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
    queryFn: ({ signal }) => api.drafts.listDrafts({ query: { limit: 100, offset: 0 } }, { signal }),
  });
}
