import { CAMPAIGN_TYPES, MEDIA_TYPES } from '@jarchi/domain/platforms/platforms.ts';
import { CAMPAIGN_STATES } from '@jarchi/domain/campaigns/campaign-life.ts';
import { platformName } from '@jarchi/ui/PlatformGlyph.tsx';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { campaignsFa as fa } from './campaigns.fa.ts';
import type { SelectKey } from './list-search.ts';

/** The Persian name of a filter's value; an unknown one as it is. */
export function valueLabel(key: SelectKey, value: string): string {
  if (key === 'state') {
    const state = CAMPAIGN_STATES.find((known) => known === value);
    return state ? uiFa.states[state] : value;
  }
  if (key === 'media_type') {
    const platform = MEDIA_TYPES.find((known) => known === value);
    return platform ? platformName(platform) : value;
  }
  const type = CAMPAIGN_TYPES.find((known) => known === value);
  return type ? fa.types[type] : value;
}
