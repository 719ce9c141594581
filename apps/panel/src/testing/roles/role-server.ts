import { drawAnswer } from '@jarchi/contract/testing/draw-answer.ts';
import { findCall } from '@jarchi/contract/testing/find-call.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { calls } from '@jarchi/contract/calls.ts';
import { isOfGroup, listRoles, type AccountRole } from '@jarchi/domain/account/roles.ts';
import type { CampaignState } from '@jarchi/domain/campaigns/campaign-life.ts';
import { CAMPAIGN_CALLS } from '@jarchi/domain/campaigns/turn/allowed-calls.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleCampaign, sampleClock, sampleDraft, sampleList, sampleRow, sampleStats, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance, sampleGateways, sampleOrder } from '#testing/sample-finance.fa.ts';

type Campaign = CallAnswer<'campaigns', 'getCampaign'>;

export interface Person {
  readonly role: AccountRole;
  readonly isStaff: boolean;
  readonly isOfficial: boolean;
}

/** A campaign in each state that asks somebody for something, by its id. */
const standings: Readonly<Record<number, Partial<Campaign> & { readonly state: CampaignState; readonly reason: Campaign['reason'] }>> = {
  11: { state: 'TO_PAY', reason: 'before_review', waits_for: 'advertiser', shortfall: 500_000 },
  12: { state: 'REJECTED', reason: null, waits_for: 'advertiser' },
  13: { state: 'CREATED', reason: null, waits_for: 'advertiser' },
  14: { state: 'AWAITING_APPROVAL', reason: 'new_dates', waits_for: 'advertiser' },
  15: { state: 'PUBLISHING', reason: null, waits_for: 'system' },
  16: { state: 'NEGOTIATION', reason: null, waits_for: 'advertiser', campaign_type: 'INFLUENCE' },
  17: { state: 'ACCEPTED', reason: null, waits_for: 'advertiser', campaign_type: 'INFLUENCE' },
  18: { state: 'INACTIVE', reason: 'completed', dispute_until: '2026-12-10T08:00:00.000Z' },
  19: { state: 'INACTIVE', reason: 'cancelled' },
};
export const CAMPAIGNS: readonly number[] = Object.keys(standings).map(Number);
const rows = CAMPAIGNS.map((id) => {
  const { state, reason } = standings[id]!;
  return sampleRow({ id, title: `campaign ${id}`, state, reason });
});
const acts = { ...calls.campaigns, ...calls.contents };

/** All acts at once, less those that are not for the role: the server's own way. */
const listAllowed = (role: AccountRole): Campaign['allowed'] => CAMPAIGN_CALLS.filter((call) => isOfGroup(role, acts[call].for));

type Written = Readonly<Record<string, (url: URL, drawn: unknown) => unknown>>;

function writeAnswers({ role, isStaff, isOfficial }: Person): Written {
  const idOf = (url: URL) => Number(/\/(\d+)\/?$/.exec(url.pathname)?.[1] ?? 15);
  const drafts = { count: 1, results: [sampleDraft()] };
  return {
    'account.getAccountInfo': () =>
      sampleAccount({
        role,
        is_official: isOfficial,
        is_hijacked: isStaff,
        impersonation: isStaff ? { staff_name: 'Nima', reason: 'a ticket', expires_at: '2099-01-01T00:00:00.000Z' } : null,
      }),
    'account.listFeatureFlags': () => ({ results: [] }),
    'session.getUser': () => sampleUser,
    'world.getWorldClock': () => sampleClock,
    'finance.getBalance': () => sampleBalance,
    'finance.getPaymentConfig': () => sampleGateways,
    'finance.getOrder': () => sampleOrder({ state: 'failed' }),
    'campaigns.listCampaigns': () => sampleList(rows),
    'campaigns.getCampaign': (url) => sampleCampaign({ ...standings[idOf(url)], id: idOf(url), allowed: listAllowed(role) }),
    'drafts.listDrafts': () => drafts,
    'drafts.getDraft': () => sampleDraft(),
    'reports.getStats': () => sampleStats(),
    // Their keys are names of platforms and of publishers, which no drawn text is.
    'reports.getStatsParts': (_, drawn) => ({ ...(drawn as object), parts: [] }),
    'notifications.listChangelog': () => ({ results: [] }),
  };
}

export interface RoleServer {
  /** The calls that this person's role was refused, in the order of the requests. */
  readonly refused: string[];
  /** Requests that are no call of the contract. */
  readonly unknown: string[];
  readonly asked: string[];
}

/**
 * A server that answers each call of the contract in its shape, and refuses by the table of calls what the role of this person may not
 * make.
 */
export function serveRole(person: Person): RoleServer {
  const server: RoleServer = { refused: [], unknown: [], asked: [] };
  const written = writeAnswers(person);
  const answer = (method: string) => (url: URL) => {
    const found = findCall(method, url.pathname);
    if (!found) {
      server.unknown.push(`${method} ${url.pathname}`);
      return refusal('not_found', 404);
    }
    const { name, call, shapes } = found;
    server.asked.push(name);
    if (call.access === 'staff' || (call.access === 'account' && !isOfGroup(person.role, call.for))) {
      server.refused.push(name);
      return refusal('role_refused', 403, { role: person.role, roles: call.access === 'account' ? listRoles(call.for) : [] });
    }
    if (call.answers !== undefined) return refusal('not_found', 404);
    const drawn = drawAnswer(shapes);
    return { body: written[name]?.(url, drawn) ?? drawn };
  };
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const answers: FakeAnswers = Object.fromEntries(methods.map((method) => [`${method} `, answer(method)]));
  stubApi(answers);
  return server;
}
