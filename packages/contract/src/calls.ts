import type { CallTable } from './call.ts';
import { accountCalls } from './account.calls.ts';
import { campaignsCalls } from './campaigns.calls.ts';
import { contentsCalls } from './contents.calls.ts';
import { creativesCalls } from './creatives.calls.ts';
import { draftsCalls } from './drafts.calls.ts';
import { financeCalls } from './finance.calls.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { pricingCalls } from './pricing.calls.ts';
import { publishersCalls } from './publishers.calls.ts';
import { reportsCalls } from './reports.calls.ts';
import { sessionCalls } from './session.calls.ts';
import { staffCalls } from './staff.calls.ts';
import { supportCalls } from './support.calls.ts';
import { worldCalls } from './world.calls.ts';

/** Every HTTP call of the product, by slice. */
export const calls = {
  session: sessionCalls,
  account: accountCalls,
  finance: financeCalls,
  publishers: publishersCalls,
  pricing: pricingCalls,
  drafts: draftsCalls,
  creatives: creativesCalls,
  campaigns: campaignsCalls,
  contents: contentsCalls,
  reports: reportsCalls,
  notifications: notificationsCalls,
  staff: staffCalls,
  support: supportCalls,
  world: worldCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

export type Calls = typeof calls;
export type Slice = keyof Calls;
