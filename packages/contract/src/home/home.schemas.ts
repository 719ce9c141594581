import { z } from 'zod';
import { campaignsSchemas } from '../campaigns/campaigns.schemas.ts';
import { contentsSchemas } from '../contents/contents.schemas.ts';
import { draftsSchemas } from '../drafts/drafts.schemas.ts';
import type { SchemasFor } from '../schema.ts';
import { worldSchemas } from '../world/world.schemas.ts';
import type { homeCalls } from './home.calls.ts';

const campaigns = campaignsSchemas.listCampaigns.response;

export const homeSchemas = {
  getHome: {
    response: z.strictObject({
      /** The newest campaigns under way, those that ask for something, and how many there are in all. */
      running: campaigns,
      waiting: campaigns,
      all: campaigns,
      drafts: draftsSchemas.listDrafts.response,
      pending: contentsSchemas.listPendingFeedback.response,
      clock: worldSchemas.getWorldClock.response,
    }),
  },
} as const satisfies SchemasFor<typeof homeCalls>;
