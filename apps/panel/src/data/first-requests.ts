import type { CallInput } from '@jarchi/contract/types.ts';
import { HOME_CONTENTS, HOME_LISTS } from '@jarchi/domain/campaigns/home-lists.ts';

// Requests of first paints. The document sends them too, before the panel's scripts are there, so nothing heavy is imported here.

/** Without an account the server refuses. */
export const balanceRequest = (account = '') => ({ params: { account } }) satisfies CallInput<'finance', 'getBalance'>;

export const flagsRequest = { body: {} } satisfies CallInput<'account', 'listFeatureFlags'>;

/** A list of campaigns as home shows it. */
export const homeListRequest = (name: keyof typeof HOME_LISTS) =>
  ({ query: HOME_LISTS[name] }) satisfies CallInput<'campaigns', 'listCampaigns'>;

/** The list of campaigns of an address without any choice. */
export const firstListRequest = {
  query: { limit: 10, offset: 0, ordering: '-created', filter: [] },
} satisfies CallInput<'campaigns', 'listCampaigns'>;

export const pendingRequest = { query: { limit: HOME_CONTENTS } } satisfies CallInput<'contents', 'listPendingFeedback'>;

export const campaignRequest = (id: number) => ({ params: { id } }) satisfies CallInput<'campaigns', 'getCampaign'>;

export const statsRequest = (id: number, query: CallInput<'reports', 'getStats'>['query']) => ({ params: { id }, query });

export const draftRequest = (id: number) => ({ params: { id } }) satisfies CallInput<'drafts', 'getDraft'>;
