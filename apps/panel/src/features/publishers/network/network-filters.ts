import { encodeFilters } from '@jarchi/domain/filters/filters.ts';
import { PUBLISHER_FILTER_FIELDS } from '@jarchi/domain/filters/publisher-filters.ts';
import { describePlatform } from '@jarchi/domain/creatives/platform-table.ts';
import type { MediaType } from '@jarchi/domain/platforms/platforms.ts';

/** The filters that find the networks of a platform. */
export function networkFilters(media_type: MediaType): string[] {
  const text = describePlatform(media_type).media_plan_search_key;
  return text === null ? [] : encodeFilters({ search: { type: 'search', text } }, PUBLISHER_FILTER_FIELDS);
}
