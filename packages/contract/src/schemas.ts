import { accountSchemas } from './account/account.schemas.ts';
import { alertsSchemas } from './alerts/alerts.schemas.ts';
import { attachmentsSchemas } from './attachments/attachments.schemas.ts';
import type { Calls } from './calls.ts';
import { campaignsSchemas } from './campaigns/campaigns.schemas.ts';
import { channelsSchemas } from './channels/channels.schemas.ts';
import { clicksSchemas } from './clicks/clicks.schemas.ts';
import { contentsSchemas } from './contents/contents.schemas.ts';
import { credentialsSchemas } from './credentials/credentials.schemas.ts';
import { creativesSchemas } from './creatives/creatives.schemas.ts';
import { documentsSchemas } from './documents/documents.schemas.ts';
import { draftsSchemas } from './drafts/drafts.schemas.ts';
import { financeSchemas } from './finance/finance.schemas.ts';
import { helpSchemas } from './help/help.schemas.ts';
import { homeSchemas } from './home/home.schemas.ts';
import { liveSchemas } from './live/live.schemas.ts';
import { measurementsSchemas } from './measurements/measurements.schemas.ts';
import { moneyRequestsSchemas } from './money-requests/money-requests.schemas.ts';
import { notificationsSchemas } from './notifications/notifications.schemas.ts';
import { phoneRequestsSchemas } from './phone-requests/phone-requests.schemas.ts';
import { pricingSchemas } from './pricing/pricing.schemas.ts';
import { profileSchemas } from './profile/profile.schemas.ts';
import { publishersSchemas } from './publishers/publishers.schemas.ts';
import { rehearsalSchemas } from './rehearsal/rehearsal.schemas.ts';
import { reportsSchemas } from './reports/reports.schemas.ts';
import type { SchemasFor } from './schema.ts';
import { sessionSchemas } from './session/session.schemas.ts';
import { sharingSchemas } from './sharing/sharing.schemas.ts';
import { severalSchemas } from './campaigns/several.schemas.ts';
import { staffSchemas } from './staff/staff.schemas.ts';
import { strictRequests } from './requests/strict-requests.ts';
import { stuckSchemas } from './stuck/stuck.schemas.ts';
import { supportSchemas } from './support/support.schemas.ts';
import { teamSchemas } from './team/team.schemas.ts';
import { ticketsSchemas } from './tickets/tickets.schemas.ts';
import { viewsSchemas } from './views/views.schemas.ts';
import { worldSchemas } from './world/world.schemas.ts';

export const schemas = strictRequests({
  session: sessionSchemas,
  credentials: credentialsSchemas,
  phoneRequests: phoneRequestsSchemas,
  account: accountSchemas,
  alerts: alertsSchemas,
  finance: financeSchemas,
  documents: documentsSchemas,
  moneyRequests: moneyRequestsSchemas,
  attachments: attachmentsSchemas,
  publishers: publishersSchemas,
  pricing: pricingSchemas,
  drafts: draftsSchemas,
  creatives: creativesSchemas,
  campaigns: { ...campaignsSchemas, ...severalSchemas },
  contents: contentsSchemas,
  clicks: clicksSchemas,
  help: helpSchemas,
  channels: channelsSchemas,
  home: homeSchemas,
  rehearsal: rehearsalSchemas,
  reports: reportsSchemas,
  measurements: measurementsSchemas,
  notifications: notificationsSchemas,
  live: liveSchemas,
  sharing: sharingSchemas,
  staff: staffSchemas,
  stuck: stuckSchemas,
  support: supportSchemas,
  team: teamSchemas,
  profile: profileSchemas,
  tickets: ticketsSchemas,
  views: viewsSchemas,
  world: worldSchemas,
} as const satisfies { readonly [S in keyof Calls]: SchemasFor<Calls[S]> });

export type Schemas = typeof schemas;
