import { z } from 'zod';
import { CAMPAIGN_FILTER_FIELDS } from '@jarchi/domain/filters/filters.ts';
import { CAMPAIGN_COLUMNS, checkViewName, VIEW_STAGES } from '@jarchi/domain/views/campaign-views.ts';
import { CAMPAIGN_ORDERINGS } from '../campaigns/campaigns.schemas.ts';
import { filterBody, ordering } from '../requests/parameters.ts';
import { done, type SchemasFor } from '../schema.ts';
import { checkedText } from '../shapes/checked-text.ts';
import type { viewsCalls } from './views.calls.ts';

const columns = z
  .array(z.enum(CAMPAIGN_COLUMNS))
  .min(1)
  .meta({ description: 'The chosen columns in their order; a repeated one is refused as `listed_twice`.' });

const body = z.object({
  name: checkedText(checkViewName),
  stage: z.enum(VIEW_STAGES),
  ordering: ordering(CAMPAIGN_ORDERINGS, '-created'),
  filter: filterBody(CAMPAIGN_FILTER_FIELDS),
  columns,
  is_default: z.boolean(),
});

const view = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  stage: z.enum(VIEW_STAGES),
  ordering: z.enum(CAMPAIGN_ORDERINGS),
  filter: z.array(z.string()),
  columns: z.array(z.enum(CAMPAIGN_COLUMNS)),
  /** The list opens with this view. */
  is_default: z.boolean(),
});

const params = z.object({ view: z.coerce.number<number>().int().positive() });

export const viewsSchemas = {
  listCampaignViews: { response: z.strictObject({ results: z.array(view) }) },
  createCampaignView: { body, response: view },
  updateCampaignView: { params, body, response: view },
  deleteCampaignView: { params, response: done },
} as const satisfies SchemasFor<typeof viewsCalls>;
