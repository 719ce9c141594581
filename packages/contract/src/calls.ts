import type { CallTable } from './call.ts';
import { accountCalls } from './account/account.calls.ts';
import { alertsCalls } from './alerts/alerts.calls.ts';
import { attachmentsCalls } from './attachments/attachments.calls.ts';
import { campaignsCalls } from './campaigns/campaigns.calls.ts';
import { severalCalls } from './campaigns/several.calls.ts';
import { channelsCalls } from './channels/channels.calls.ts';
import { clicksCalls } from './clicks/clicks.calls.ts';
import { contentsCalls } from './contents/contents.calls.ts';
import { creativesCalls } from './creatives/creatives.calls.ts';
import { credentialsCalls } from './credentials/credentials.calls.ts';
import { documentsCalls } from './documents/documents.calls.ts';
import { draftsCalls } from './drafts/drafts.calls.ts';
import { financeCalls } from './finance/finance.calls.ts';
import { helpCalls } from './help/help.calls.ts';
import { homeCalls } from './home/home.calls.ts';
import { liveCalls } from './live/live.calls.ts';
import { measurementsCalls } from './measurements/measurements.calls.ts';
import { moneyRequestsCalls } from './money-requests/money-requests.calls.ts';
import { notificationsCalls } from './notifications/notifications.calls.ts';
import { phoneRequestsCalls } from './phone-requests/phone-requests.calls.ts';
import { pricingCalls } from './pricing/pricing.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { publishersCalls } from './publishers/publishers.calls.ts';
import { rehearsalCalls } from './rehearsal/rehearsal.calls.ts';
import { reportsCalls } from './reports/reports.calls.ts';
import { sessionCalls } from './session/session.calls.ts';
import { sharingCalls } from './sharing/sharing.calls.ts';
import { staffCalls } from './staff/staff.calls.ts';
import { stuckCalls } from './stuck/stuck.calls.ts';
import { supportCalls } from './support/support.calls.ts';
import { teamCalls } from './team/team.calls.ts';
import { ticketsCalls } from './tickets/tickets.calls.ts';
import { viewsCalls } from './views/views.calls.ts';
import { worldCalls } from './world/world.calls.ts';

/**
 * Every HTTP call of the product: the one list of slices. Shapes, handlers of the server and clients are typed by it. A browser gets only
 * the calls that its code names, since the build splits this table (`packages/shell/build/calls`).
 */
export const calls = {
  account: accountCalls,
  alerts: alertsCalls,
  attachments: attachmentsCalls,
  campaigns: { ...campaignsCalls, ...severalCalls },
  channels: channelsCalls,
  clicks: clicksCalls,
  contents: contentsCalls,
  creatives: creativesCalls,
  credentials: credentialsCalls,
  documents: documentsCalls,
  drafts: draftsCalls,
  finance: financeCalls,
  help: helpCalls,
  home: homeCalls,
  live: liveCalls,
  measurements: measurementsCalls,
  moneyRequests: moneyRequestsCalls,
  notifications: notificationsCalls,
  phoneRequests: phoneRequestsCalls,
  pricing: pricingCalls,
  profile: profileCalls,
  publishers: publishersCalls,
  rehearsal: rehearsalCalls,
  reports: reportsCalls,
  session: sessionCalls,
  sharing: sharingCalls,
  staff: staffCalls,
  stuck: stuckCalls,
  support: supportCalls,
  team: teamCalls,
  tickets: ticketsCalls,
  views: viewsCalls,
  world: worldCalls,
} as const satisfies Readonly<Record<string, CallTable>>;

export type Calls = typeof calls;
export type Slice = keyof Calls;
