import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { alertKeys } from '#data/alerts/alerts.ts';
import { viewKeys } from '#data/campaigns/list/views.ts';
import { channelKeys } from '#data/channels/channels.ts';
import { creativeKeys } from '#data/creatives/creative-keys.ts';
import { documentKeys } from '#data/documents/documents.ts';
import { profileKeys } from '#data/profile/profile.ts';
import { ownPhoneRequestsQuery } from '#data/session/phone-requests.ts';
import { teamKeys } from '#data/team/team.ts';
import { ticketKeys } from '#data/keys/ticket-keys.ts';
import { moneyRequestKeys } from '#data/keys/money-request-keys.ts';
import { helpKeys } from '#data/help/help.ts';
import { pricingKeys } from '#data/pricing/pricing.ts';
import { publisherKeys } from '#data/publishers/publisher-keys.ts';
import { accountKeys } from '#data/keys/account-keys.ts';
import { campaignKeys } from '#data/keys/campaign-keys.ts';
import { contentKeys } from '#data/keys/content-keys.ts';
import { draftKeys } from '#data/keys/draft-keys.ts';
import { financeKeys } from '#data/keys/finance-keys.ts';
import { notificationKeys } from '#data/keys/notification-keys.ts';
import { reportKeys } from '#data/keys/report-keys.ts';
import { shareKeys } from '#data/keys/share-keys.ts';
import { worldKeys } from '#data/keys/world-keys.ts';
import { stubApi, type FakeAnswers } from './fake-api.ts';

const PAGE = { limit: 10, offset: 0 };
/** One item of the cache for each kind of data in the panel. */
export const KNOWN = {
  'account info': accountKeys.info(),
  'account services': accountKeys.services(),
  person: accountKeys.user(),
  balance: financeKeys.balance(),
  'financial info': financeKeys.info(),
  ledger: financeKeys.ledger(PAGE),
  payments: financeKeys.payments(PAGE),
  'requests of money': moneyRequestKeys.list(PAGE),
  documents: documentKeys.list(PAGE),
  'campaign list': campaignKeys.list({ ...PAGE, ordering: '-created', filter: [] }),
  campaign: campaignKeys.one(5),
  'campaign preview': campaignKeys.preview(5, 'cancelCampaign'),
  'content list': contentKeys.list(PAGE),
  'contents that wait': contentKeys.pending(),
  drafts: draftKeys.list(),
  bell: notificationKeys.bell(),
  templates: creativeKeys.templatesOf('INSTAGRAM', 'STORY'),
  report: reportKeys.stats(5, {}),
  'notes of a report': reportKeys.notes(5),
  price: pricingKeys.goal('CPM'),
  plans: publisherKeys.window('instagram-story'),
  shares: shareKeys.list({ kind: 'report', id: 5 }),
  'views of the list': viewKeys.all,
  'help article': helpKeys.article('held-money'),
  tickets: ticketKeys.list(PAGE),
  ticket: ticketKeys.one(5),
  members: teamKeys.members(),
  invitations: teamKeys.invitations(),
  'received invitations': teamKeys.received(),
  'own place': teamKeys.own(),
  sessions: profileKeys.sessions(),
  'requests for another phone': ownPhoneRequestsQuery.queryKey,
  'visits of staff': profileKeys.visits(PAGE),
  clock: worldKeys.clock(),
  channels: channelKeys.all,
  alerts: alertKeys.settings(),
  'scheduled reports': alertKeys.reports(),
} as const satisfies Record<string, QueryKey>;

export type Known = keyof typeof KNOWN;

/** The data that a move of money makes old. */
export const MONEY: readonly Known[] = ['account info', 'balance', 'financial info', 'ledger', 'payments', 'documents'];
export const CAMPAIGNS: readonly Known[] = ['campaign list', 'campaign'];
export const TEAM: readonly Known[] = ['members', 'invitations', 'received invitations', 'own place'];
/** The report of the campaign, with its notes. */
export const REPORT: readonly Known[] = ['report', 'notes of a report'];
export const CONTENTS: readonly Known[] = ['content list', 'contents that wait'];

/** Makes a change by its hook and returns everything that it made old, in the order of `KNOWN`. */
export async function findRefreshed<T>(useHook: () => T, change: (hook: T) => unknown, answers: FakeAnswers): Promise<Known[]> {
  const requests = stubApi(answers);
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(KNOWN)) queryClient.setQueryData(queryKey, { count: 0, unread: 0, results: [] });
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
  const { result } = renderHook(useHook, { wrapper });
  await act(async () => void change(result.current));
  await waitFor(() => {
    if (requests.length === 0 || queryClient.isMutating() > 0) throw new Error('the change is still under way');
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  const isOld = (name: string) => queryClient.getQueryState(KNOWN[name as Known])?.isInvalidated === true;
  return (Object.keys(KNOWN) as Known[]).filter(isOld);
}

/** The names in the order of `KNOWN`. */
export function inOrder(...names: readonly Known[]): Known[] {
  return (Object.keys(KNOWN) as Known[]).filter((name) => names.includes(name));
}

interface RefreshRow {
  readonly of: string;
  readonly find: (answers: FakeAnswers) => Promise<Known[]>;
  readonly refreshes: readonly Known[];
}

/** A change by its hook, and everything that it makes old: a row of a test table. */
export function refreshRow<T>(of: string, useHook: () => T, change: (hook: T) => unknown, refreshes: readonly Known[]): RefreshRow {
  return { of, find: (answers) => findRefreshed(useHook, change, answers), refreshes: inOrder(...refreshes) };
}
