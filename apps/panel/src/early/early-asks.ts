import type { Host } from '@jarchi/contract/call.ts';

/** A GET of the contract, by its address. Parameters stand in the order in which the panel sends them. */
export interface EarlyAsk {
  readonly host: Host;
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, unknown>>;
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
    return /^\d+$/.test(draft) ? [{ host: 'main', path: `/v1/campaigns/drafts/${draft}/` }, ...everywhere, CLOCK] : everywhere;
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
