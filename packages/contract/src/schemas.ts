import { accountSchemas } from './account/account.schemas.ts';
import type { Calls } from './calls.ts';
import { campaignsSchemas } from './campaigns/campaigns.schemas.ts';
import { contentsSchemas } from './contents/contents.schemas.ts';
import { creativesSchemas } from './creatives/creatives.schemas.ts';
import { draftsSchemas } from './drafts/drafts.schemas.ts';
import { financeSchemas } from './finance/finance.schemas.ts';
import { homeSchemas } from './home/home.schemas.ts';
import { notificationsSchemas } from './notifications/notifications.schemas.ts';
import { pricingSchemas } from './pricing/pricing.schemas.ts';
import { publishersSchemas } from './publishers/publishers.schemas.ts';
import { reportsSchemas } from './reports/reports.schemas.ts';
import type { SchemasFor } from './schema.ts';
import { sessionSchemas } from './session/session.schemas.ts';
import { staffSchemas } from './staff/staff.schemas.ts';
import { strictRequests } from './requests/strict-requests.ts';
import { supportSchemas } from './support/support.schemas.ts';
import { worldSchemas } from './world/world.schemas.ts';

export const schemas = strictRequests({
  session: sessionSchemas,
  account: accountSchemas,
  finance: financeSchemas,
  publishers: publishersSchemas,
  pricing: pricingSchemas,
  drafts: draftsSchemas,
  creatives: creativesSchemas,
  campaigns: campaignsSchemas,
  contents: contentsSchemas,
  home: homeSchemas,
  reports: reportsSchemas,
  notifications: notificationsSchemas,
  staff: staffSchemas,
  support: supportSchemas,
  world: worldSchemas,
} as const satisfies { readonly [S in keyof Calls]: SchemasFor<Calls[S]> });

export type Schemas = typeof schemas;
