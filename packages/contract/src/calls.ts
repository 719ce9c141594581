import type { CallTable } from './call.ts';
import { accountCalls } from './account.calls.ts';
import { campaignsCalls } from './campaigns.calls.ts';
import { creativesCalls } from './creatives.calls.ts';
import { draftsCalls } from './drafts.calls.ts';
import { financeCalls } from './finance.calls.ts';
import { publishersCalls } from './publishers.calls.ts';
import { reportsCalls } from './reports.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { worldCalls } from './world.calls.ts';

/** Every HTTP call of the product, by slice. */
export const calls = {
  session: sessionCalls,
  account: accountCalls,
  finance: financeCalls,
  publishers: publishersCalls,
  drafts: draftsCalls,
  creatives: creativesCalls,
  campaigns: campaignsCalls,
  reports: reportsCalls,
  world: worldCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

export type Calls = typeof calls;
export type Slice = keyof Calls;
