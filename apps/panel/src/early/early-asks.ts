import type { LooseInput } from '@jarchi/api-client/request.ts';
import type { SentCall } from '@jarchi/contract/call.ts';
import { calls } from '@jarchi/contract/calls.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import {
  balanceRequest,
  campaignRequest,
  draftRequest,
  firstListRequest,
  flagsRequest,
  homeListRequest,
  pendingRequest,
  statsRequest,
} from '#data/first-requests.ts';
import { findFirstPackage } from '#data/publishers/first-package.ts';
import { bundlesRequest, packagesRequest, planWindowRequest } from '#data/publishers/plan-requests.ts';

/** A call of the contract that only reads, with the request that the page's own query builds. */
export interface EarlyAsk {
  readonly call: SentCall;
  readonly input?: LooseInput;
  /** What the page asks for once it knows the answer. */
  readonly next?: (answer: unknown) => readonly EarlyAsk[];
}

export interface EarlyPage {
  readonly pathname: string;
  readonly search: string;
  /** The chosen account. */
  readonly account: string;
}

export const tokenAsk = (account: string): EarlyAsk => ({ call: calls.session.getAccessToken, input: { query: { account } } });

const ACCOUNT_FREE = /^\/(auth|u|telegram)(\/|$)|\/share(\/|$)/;
const CLOCK: EarlyAsk = { call: calls.world.getWorldClock };
/** The badges of the navigation. */
const COUNTS: readonly EarlyAsk[] = [
  CLOCK,
  { call: calls.campaigns.listCampaigns, input: homeListRequest('all') },
  { call: calls.contents.listPendingFeedback, input: pendingRequest },
];
/** What the list of publishers waits for. */
const PACKAGE: readonly EarlyAsk[] = [
  { call: calls.account.listFeatureFlags, input: flagsRequest },
  { call: calls.publishers.listCategories },
];
/** The first publishers, bundles and packages of a draft. */
function listPackageAsks(answer: unknown): readonly EarlyAsk[] {
  const { id, data } = answer as { readonly id: number; readonly data: CampaignDraft };
  const first = findFirstPackage(id, data);
  if (first === undefined) return [];
  const { kind, search, wishes } = first;
  const asks: EarlyAsk[] = [
    { call: calls.publishers.listMediaPlans, input: planWindowRequest(search, 0) },
    { call: calls.publishers.listBundles, input: bundlesRequest(kind) },
  ];
  if (wishes) asks.push({ call: calls.publishers.suggestPackages, input: packagesRequest(kind.kind, wishes) });
  return asks;
}

/**
 * What a page of an account asks for first; undefined where no account is needed, or the address chooses another one. A journey
 * (`e2e/early-asks.test.ts`) shows that the panel takes each of these answers and asks for none of them again.
 */
export function listEarlyAsks({ pathname, search, account }: EarlyPage): readonly EarlyAsk[] | undefined {
  if (ACCOUNT_FREE.test(pathname) || new URLSearchParams(search).has('account')) return undefined;
  const everywhere: readonly EarlyAsk[] = [
    { call: calls.account.getAccountInfo },
    { call: calls.session.getUser },
    { call: calls.finance.getBalance, input: balanceRequest(account) },
  ];
  const [area, id = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (area === undefined)
    return [
      { call: calls.home.getHome },
      ...everywhere,
      { call: calls.notifications.listNewNotifications },
      { call: calls.campaigns.listSuggestedPlans },
    ];
  if (area === 'campaign') {
    const draft = new URLSearchParams(search).get('draft') ?? '';
    if (!/^\d+$/.test(draft)) return everywhere;
    const ask: EarlyAsk = { call: calls.drafts.getDraft, input: draftRequest(Number(draft)) };
    if (id !== 'create-package') return [ask, ...everywhere, CLOCK];
    const isPlain = search === `?draft=${draft}`;
    return [isPlain ? { ...ask, next: listPackageAsks } : ask, ...everywhere, CLOCK, ...PACKAGE];
  }
  if (area !== 'campaigns') return [...everywhere, ...COUNTS];
  if (id === '' && search === '') return [{ call: calls.campaigns.listCampaigns, input: firstListRequest }, ...everywhere, ...COUNTS];
  if (!/^\d+$/.test(id)) return [...everywhere, ...COUNTS];
  const campaign: EarlyAsk = { call: calls.campaigns.getCampaign, input: campaignRequest(Number(id)) };
  const stats: EarlyAsk = { call: calls.reports.getStats, input: statsRequest(Number(id), {}) };
  return [campaign, ...(rest.length === 0 && search === '' ? [stats] : []), ...everywhere, ...COUNTS];
}
