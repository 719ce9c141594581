import { z } from 'zod';
import { REACH_GOAL_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { PUBLISHER_FILTER_FIELDS, STAFF_FILTERS } from '@jarchi/domain/filters/publisher-filters.ts';
import { AMOUNT_MAX } from '@jarchi/domain/money/typed-amount.ts';
import { STORY_NUMBERS } from '@jarchi/domain/platforms/plan-options.ts';
import { CONTENT_TYPES, PLATFORM_PAIRS } from '@jarchi/domain/platforms/platforms.ts';
import { VIEWS_GOAL_MAX } from '@jarchi/domain/pricing/goals/views-price.ts';
import { filterBody, filterQuery, ordering, repeatedIds } from '../requests/parameters.ts';
import type { publishersCalls } from './publishers.calls.ts';
import { count, flag, idParams, page, paging, toman, type SchemasFor } from '../schema.ts';
import { suggestion, viewsSuggestion } from './packages.schemas.ts';
import { bundle, category, mediaPlan } from './plans.schemas.ts';
import { readWorkbook } from './workbook.schemas.ts';
import { opaqueText, shortText } from '../shapes/texts.ts';

/** Orderings: most suitable, price, members, reach, cost per thousand; a leading - descends. */
const PLAN_ORDERINGS = [
  'suitable',
  'price',
  '-price',
  'followers',
  '-followers',
  'reach',
  '-reach',
  'cost_per_thousand',
  '-cost_per_thousand',
] as const;

const KINDS = PLATFORM_PAIRS.map(({ media_type, content_type }) => `${media_type}-${content_type}`.toLowerCase().replaceAll('_', '-'));

/** Platform and format, such as instagram-story; in a path, any other is not found. */
const kind = opaqueText()
  .regex(/^[a-z]+-[a-z-]+$/)
  .meta({ description: `A platform and format: ${KINDS.join(', ')}.`, examples: ['instagram-story'] });

/** The same for a parameter next to others. */
const kindChoice = z.enum(KINDS).meta({ description: 'A platform and format.', examples: ['instagram-story'] });

/** The filters for everyone; publishers.listPlanFilters gives those of a kind for the caller. */
const PLAN_FILTERS = PUBLISHER_FILTER_FIELDS.filter(({ key }) => !STAFF_FILTERS.includes(key));
const PER_KIND = 'These are the widest limits. `publishers.listPlanFilters` gives those of one kind for the caller.';
/** Packages have every filter except selectedOnly. */
const PACKAGE_FILTERS = PLAN_FILTERS.filter(({ key }) => key !== 'selectedOnly');

const story_number = z
  .enum(STORY_NUMBERS)
  .optional()
  .meta({ description: 'The number of stories in a row of the campaign: only plans sold with that number. Ignored for other formats.' });

const planDetails = mediaPlan.extend({
  /** 0 to 10, for staff; null for others. */
  score: z.number().int().nullable(),
  /** All tariffs of this publisher and format. */
  tariffs: z.array(
    z.strictObject({
      plan_id: z.number().int(),
      availability_hours: z.number().int(),
      story_count: z.number().int().positive().optional(),
      price: toman,
      reach: count,
    }),
  ),
  /** The publisher's plans in other formats. */
  other_formats: z.array(z.strictObject({ plan_id: z.number().int(), content_type: z.enum(CONTENT_TYPES), price: toman, reach: count })),
});

const pinned_plans = z.array(z.number().int()).max(200).default([]);
const excluded_plans = z.array(z.number().int()).max(500).default([]);

export const publishersSchemas = {
  listMediaPlans: {
    params: z.object({ kind }),
    query: z.object({
      ...paging,
      ordering: ordering(PLAN_ORDERINGS, 'suitable'),
      filter: filterQuery(PLAN_FILTERS, PER_KIND),
      story_number,
      id: repeatedIds('Only these plans, for reopening a cart.').optional(),
      suits: repeatedIds('Categories of the campaign: plans of these categories are more suitable.').default([]),
      with_facets: flag.default(false),
    }),
    response: z.strictObject({
      count,
      results: z.array(mediaPlan),
      facets: z.strictObject({ categories: z.array(z.strictObject({ id: z.number().int(), count })) }).nullable(),
    }),
  },
  getMediaPlan: { params: idParams, response: planDetails },
  listPlanFilters: {
    query: z.object({
      kind: kindChoice.optional().meta({ description: 'A platform and format; without it, the filters of all with their widest limits.' }),
    }),
    response: z.strictObject({
      results: z.array(
        z.strictObject({
          key: z.string(),
          type: z.enum(['number', 'select', 'search', 'date']),
          is_multiple: z.boolean(),
          minimum: z.number().int().nullable(),
          maximum: z.number().int().nullable(),
          options: z.array(z.string()),
          is_staff_only: z.boolean(),
        }),
      ),
    }),
  },
  listBundles: { params: z.object({ kind }), query: z.object({ story_number }), response: z.strictObject({ results: z.array(bundle) }) },
  suggestAlternatives: {
    body: z.object({
      kind: kindChoice,
      story_number,
      /** Plans of this kind that fell out, including those that are no longer sold. */
      plans: z.array(z.number().int()).max(200),
      /** Plans of the package: neither they nor other plans of their publishers are suggested. */
      selected: z.array(z.number().int()).max(500),
      limit: z.number().int().min(1).max(5).default(3),
    }),
    response: z.strictObject({
      /** The title of the publisher that fell out. */
      results: z.array(z.strictObject({ plan_id: z.number().int(), title: z.string(), alternatives: z.array(mediaPlan) })),
    }),
  },
  suggestPackages: {
    params: z.object({ kind }),
    body: z.object({
      budget: toman.positive().max(AMOUNT_MAX).nullable(),
      goal_reach: z.number().int().positive().max(REACH_GOAL_MAX).nullable(),
      ad_categories: z.array(z.number().int()).max(40).default([]),
      /** The list's own filters: the package is chosen from the plans that they leave. */
      filter: filterBody(PACKAGE_FILTERS, PER_KIND),
      story_number,
      pinned_plans,
      pinned_bundles: z.array(z.number().int()).max(50).default([]),
      excluded_plans,
      excluded_bundles: z.array(z.number().int()).max(50).default([]),
      max_plans: z.number().int().positive().max(200).nullable().default(null),
    }),
    response: z.strictObject({
      /** The plans from which the package was chosen. */
      offered: count,
      most_reach: suggestion.nullable(),
      least_cost: suggestion.nullable(),
      most_reach_in_categories: suggestion.nullable(),
      frontier: z.array(z.strictObject({ budget: toman, cost: toman, reach: count, bound: count })),
    }),
  },
  suggestViewsPackages: {
    params: z.object({ kind }),
    body: z.object({
      goal_views: z.number().int().positive().max(VIEWS_GOAL_MAX),
      ad_categories: z.array(z.number().int()).max(40).default([]),
      filter: filterBody(PACKAGE_FILTERS, PER_KIND),
      story_number,
      pinned_plans,
      excluded_plans,
    }),
    response: z.strictObject({
      /** The plans from which the package was chosen. */
      offered: count,
      /** Prefers publishers of the campaign's categories, a high score, and few of them. */
      best_fit: viewsSuggestion,
      /** As few publishers as possible. */
      fewest_publishers: viewsSuggestion,
      /** Only publishers of the campaign's categories, and the pinned ones; null without categories. */
      only_fitting: viewsSuggestion.nullable(),
    }),
  },
  importPlans: {
    params: z.object({ kind }),
    query: z.object({ story_number }),
    response: readWorkbook,
  },
  exportPlans: {
    params: z.object({ kind }),
    query: z.object({ is_cpm: flag.default(false) }),
    body: z.object({
      ordering: ordering(PLAN_ORDERINGS, 'suitable'),
      filter: filterBody(PLAN_FILTERS, PER_KIND),
      suits: z.array(z.number().int()).max(40).default([]),
      story_number,
      /** Marked as chosen in the file. */
      selected: z.array(z.number().int()).max(500).default([]),
      selected_bundles: z.array(z.number().int()).max(500).default([]),
      is_selected_only: z.boolean().default(false),
    }),
  },
  displayUrl: {
    body: z.object({ url: shortText().max(2_000) }),
    response: z.strictObject({
      url: z.string(),
      /** Host and path as people read them, decoded. */
      display_url: z.string(),
      host: z.string(),
      title: z.string().nullable(),
      /** A data: URL with our copy. */
      icon: z.string().nullable(),
      is_reachable: z.boolean(),
      /** Why it could not be read; a warning that never blocks. */
      problem: z.enum(['timeout', 'refused', 'redirects', 'status', 'too_large', 'not_found']).nullable(),
    }),
  },
  listInstagramPages: {
    query: z.object({ ...paging, search: shortText().max(SEARCH_MAX).default('') }),
    response: page(
      z.strictObject({ id: z.number().int(), username: z.string(), title: z.string(), followers: count, page_type: z.string() }),
    ),
  },
  listCategories: {
    response: z.strictObject({ results: z.array(category) }),
  },
} as const satisfies SchemasFor<typeof publishersCalls>;
