import type { Host } from '@jarchi/contract/call.ts';
import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { findFirstPackage } from '#data/publishers/first-package.ts';
import { bundlesRequest, planWindowRequest } from '#data/publishers/plan-requests.ts';

/** A call of the contract that only reads, by its address. Parameters stand in the order in which the panel sends them. */
export interface EarlyAsk {
  readonly host: Host;
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The JSON of a call that reads by POST. */
  readonly body?: string;
  /** What the page asks for once it knows the answer. */
  readonly next?: (answer: unknown) => readonly EarlyAsk[];
}

export interface EarlyPage {
  readonly pathname: string;
  readonly search: string;
  /** The chosen account. */
  readonly account: string;
}

export const TOKEN_ASK: EarlyAsk = { host: 'accounts', path: '/token/access' };

const ACCOUNT_FREE = /^\/(auth|u|telegram)(\/|$)|\/share(\/|$)/;
const CLOCK: EarlyAsk = { host: 'main', path: '/v1/world/clock/' };
const NOTICES: EarlyAsk = { host: 'back-office', path: '/new-panel-notifications' };
/** The badges of the navigation. */
const COUNTS: readonly EarlyAsk[] = [
  CLOCK,
  { host: 'main', path: '/v1/campaigns/', query: { offset: 0, ordering: '-created', limit: 1 } },
  { host: 'main', path: '/v1/campaigns/feedback/pending', query: { limit: 50 } },
];
/** What the list of publishers waits for. */
const PACKAGE: readonly EarlyAsk[] = [
  { host: 'main', path: '/account/feature-flags', body: '{}' },
  { host: 'main', path: '/v1/media/categories/' },
];
/** The first publishers, bundles and packages of a draft. */
function listPackageAsks(answer: unknown): readonly EarlyAsk[] {
  const { id, data } = answer as { readonly id: number; readonly data: CampaignDraft };
  const first = findFirstPackage(id, data);
  if (first === undefined) return [];
  const { kind, search, wishes } = first;
  const asks: EarlyAsk[] = [
    { host: 'main', path: `/v1/media/media-plans/${kind.kind}`, query: planWindowRequest(search, 0).query },
    { host: 'main', path: `/media_app/bundle/${kind.kind}`, query: bundlesRequest(kind).query },
  ];
  if (wishes) asks.push({ host: 'main', path: `/v1/media/media-plans/${kind.kind}/packages/`, body: JSON.stringify(wishes) });
  return asks;
}

/**
 * What a page of an account asks for first; undefined where no account is needed, or the address chooses another one. A journey
 * (`e2e/early-asks.test.ts`) shows that the panel takes each of these answers and asks for none of them again.
 */
export function listEarlyAsks({ pathname, search, account }: EarlyPage): readonly EarlyAsk[] | undefined {
  if (ACCOUNT_FREE.test(pathname) || new URLSearchParams(search).has('account')) return undefined;
  const everywhere: readonly EarlyAsk[] = [
    { host: 'shared-accounts', path: '/api/v1/accounts/info' },
    { host: 'accounts', path: '/user/' },
    { host: 'financial', path: `/accounts/${encodeURIComponent(account)}/` },
  ];
  const [area, id, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (area === undefined)
    return [{ host: 'main', path: '/v1/home/' }, ...everywhere, NOTICES, { host: 'main', path: '/v1/media/suggestions/' }];
  if (area === 'campaign') {
    const draft = new URLSearchParams(search).get('draft') ?? '';
    if (!/^\d+$/.test(draft)) return everywhere;
    const path = `/v1/campaigns/drafts/${draft}/` as const;
    if (id !== 'create-package') return [{ host: 'main', path }, ...everywhere, CLOCK];
    const isPlain = search === `?draft=${draft}`;
    return [{ host: 'main', path, ...(isPlain ? { next: listPackageAsks } : {}) }, ...everywhere, CLOCK, ...PACKAGE];
  }
  if (area !== 'campaigns') return [...everywhere, ...COUNTS];
  const campaign: EarlyAsk = { host: 'main', path: `/v1/campaigns/${id}/` };
  if (id === undefined && search === '') {
    return [{ host: 'main', path: '/v1/campaigns/', query: { limit: 10, offset: 0, ordering: '-created' } }, ...everywhere, ...COUNTS];
  }
  if (!/^\d+$/.test(id ?? '')) return [...everywhere, ...COUNTS];
  const stats = rest.length === 0 && search === '' ? [{ host: 'main', path: `/v1/campaigns/${id}/stats/` } as const] : [];
  return [campaign, ...stats, ...everywhere, ...COUNTS];
}
