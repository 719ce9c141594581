import { formatDayMonth, formatTime, tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { measuresFa } from '@jarchi/domain/campaigns/goal-words.fa.ts';
import { getMeasure } from '@jarchi/domain/campaigns/goals.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Preview } from '#data/campaigns/preview.ts';
import { countedFa as fa } from './counted.fa.ts';

export type CampaignType = Campaign['campaign_type'];

/** «بازدیدها» or «کلیک‌ها». */
export const unitsText = (type: CampaignType): string => fa.units[type === 'CPC' ? 'CPC' : 'CPM'];

/** «۱۰:۰۰», with its day unless that is today. */
export function hourText(at: string, now: number | undefined): string {
  const time = formatTime(Date.parse(at));
  return now !== undefined && tehranDay(Date.parse(at)) === tehranDay(now) ? time : fa.at(formatDayMonth(Date.parse(at)), time);
}

/** «۱۰۲٬۸۰۰ بازدید»; empty where hours are paid for. */
export function countText({ delivered_units }: Preview, type: CampaignType): string {
  return delivered_units === null ? '' : fa.count(formatNumber(delivered_units), measuresFa[getMeasure(type)].title);
}
