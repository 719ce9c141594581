import type { CallAnswer, CallInput } from '@jarchi/contract/types.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#api/api.ts';
import { campaignRequest, homeListRequest } from '#data/first-requests.ts';
import { fromHome } from '#data/home/from-home.ts';
import { pollUnlessLive } from '@jarchi/client-state/live/live-state.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { isOver } from './is-over.ts';

export type Campaign = CallAnswer<'campaigns', 'getCampaign'>;
export type CampaignList = CallAnswer<'campaigns', 'listCampaigns'>;
export type CampaignRow = CampaignList['results'][number];
type ListQuery = NonNullable<CallInput<'campaigns', 'listCampaigns'>['query']>;

/** Without a stream, and while its page is in view, a campaign that can still change is read again at this interval. */
export const REFRESH_MS = 30_000;

/** One page of campaigns; the previous page stays until the next one arrives. */
export function listQuery(query: ListQuery) {
  return queryOptions({
    queryKey: campaignKeys.list(query),
    queryFn: ({ signal }) => api.campaigns.listCampaigns({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Archived campaigns. */
export function archivesQuery(search: {
  readonly page: number;
  readonly pageSize: number;
  readonly ordering: NonNullable<ListQuery['ordering']>;
}) {
  const { page, pageSize, ordering } = search;
  return listQuery({ limit: pageSize, offset: (page - 1) * pageSize, ordering, filter: [], is_deleted: true });
}

function homeList(name: Parameters<typeof homeListRequest>[0]) {
  const request = homeListRequest(name);
  return queryOptions({
    ...listQuery(request.query),
    queryFn: ({ signal }) => fromHome(name, () => api.campaigns.listCampaigns(request, { signal })),
  });
}

/** Campaigns under way: enough to show the most interesting, and the count of all. */
export const runningQuery = () => homeList('running');

/** Campaigns that wait for the advertiser, to pay or to correct. */
export const waitingQuery = () => homeList('waiting');

/** Whether the account has any campaign. */
export const anyCampaignQuery = () => homeList('all');

export function campaignQuery(id: number) {
  return queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: ({ signal }) => api.campaigns.getCampaign(campaignRequest(id), { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pollUnlessLive(REFRESH_MS)),
  });
}

/** All pages of the filtered and sorted list, or the chosen campaigns of it, as an Excel file. */
export function downloadCampaigns(query: Pick<ListQuery, 'ordering' | 'filter' | 'is_deleted'> & { readonly campaign?: string[] }) {
  return api.campaigns.exportCampaigns({ query });
}
