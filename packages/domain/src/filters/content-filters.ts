import { CONTENT_DEADLINES } from '#campaigns/rules/content-rules.ts';
import { CONTENT_TYPES, PLATFORM_PAIRS } from '#platforms/platforms.ts';
import type { FilterField } from './filters.ts';

/** The formats whose content a publisher makes. */
export const MADE_FORMATS = CONTENT_TYPES.filter((type) =>
  PLATFORM_PAIRS.some(({ content_type, campaign_types }) => content_type === type && campaign_types.includes('INFLUENCE')),
);

/** The filters of the contents that publishers made; their state is a tab. */
export const CONTENT_FILTER_FIELDS: readonly FilterField[] = [
  { key: 'search', type: 'search' },
  { key: 'campaign', type: 'select', isMultiple: true, options: 'ids' },
  { key: 'content_type', type: 'select', isMultiple: true, options: MADE_FORMATS },
  { key: 'due', type: 'select', isMultiple: false, options: CONTENT_DEADLINES },
];
