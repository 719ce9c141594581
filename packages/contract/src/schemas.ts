import { accountSchemas } from './account.schemas.ts';
import type { Calls } from './calls.ts';
import { campaignsSchemas } from './campaigns.schemas.ts';
import { contentsSchemas } from './contents.schemas.ts';
import { creativesSchemas } from './creatives.schemas.ts';
import { draftsSchemas } from './drafts.schemas.ts';
import { financeSchemas } from './finance.schemas.ts';
import { notificationsSchemas } from './notifications.schemas.ts';
import { pricingSchemas } from './pricing.schemas.ts';
import { publishersSchemas } from './publishers.schemas.ts';
import { reportsSchemas } from './reports.schemas.ts';
import type { SchemasFor } from './schema.ts';
import { sessionSchemas } from './session.schemas.ts';
import { staffSchemas } from './staff.schemas.ts';
import { strictRequests } from './requests/strict-requests.ts';
import { supportSchemas } from './support.schemas.ts';
import { worldSchemas } from './world.schemas.ts';

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
  reports: reportsSchemas,
  notifications: notificationsSchemas,
  staff: staffSchemas,
  support: supportSchemas,
  world: worldSchemas,
} as const satisfies { readonly [S in keyof Calls]: SchemasFor<Calls[S]> });

export type Schemas = typeof schemas;
