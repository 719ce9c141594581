import type { CallTable } from './call.ts';
import { accountCalls } from './account/account.calls.ts';
import { alertsCalls } from './alerts/alerts.calls.ts';
import { campaignsCalls } from './campaigns/campaigns.calls.ts';
import { clicksCalls } from './clicks/clicks.calls.ts';
import { contentsCalls } from './contents/contents.calls.ts';
import { creativesCalls } from './creatives/creatives.calls.ts';
import { draftsCalls } from './drafts/drafts.calls.ts';
import { financeCalls } from './finance/finance.calls.ts';
import { helpCalls } from './help/help.calls.ts';
import { homeCalls } from './home/home.calls.ts';
import { liveCalls } from './live/live.calls.ts';
import { measurementsCalls } from './measurements/measurements.calls.ts';
import { notificationsCalls } from './notifications/notifications.calls.ts';
import { pricingCalls } from './pricing/pricing.calls.ts';
import { publishersCalls } from './publishers/publishers.calls.ts';
import { reportsCalls } from './reports/reports.calls.ts';
import { sessionCalls } from './session/session.calls.ts';
import { sharingCalls } from './sharing/sharing.calls.ts';
import { staffCalls } from './staff/staff.calls.ts';
import { severalCalls } from './campaigns/several.calls.ts';
import { supportCalls } from './support/support.calls.ts';
import { viewsCalls } from './views/views.calls.ts';
import { worldCalls } from './world/world.calls.ts';

/** Every HTTP call of the product, by slice. */
export const calls = {
  session: sessionCalls,
  account: accountCalls,
  alerts: alertsCalls,
  finance: financeCalls,
  publishers: publishersCalls,
  pricing: pricingCalls,
  drafts: draftsCalls,
  creatives: creativesCalls,
  campaigns: { ...campaignsCalls, ...severalCalls },
  contents: contentsCalls,
  clicks: clicksCalls,
  help: helpCalls,
  home: homeCalls,
  reports: reportsCalls,
  measurements: measurementsCalls,
  notifications: notificationsCalls,
  live: liveCalls,
  sharing: sharingCalls,
  staff: staffCalls,
  support: supportCalls,
  views: viewsCalls,
  world: worldCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

export type Calls = typeof calls;
export type Slice = keyof Calls;
