import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { getFormatTitle } from '@jarchi/domain/platforms/format-title.ts';
import { getTarget } from '@jarchi/domain/campaigns/goals.ts';
import { formatDayMonth, formatMonthYear, formatDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { formatNumber, formatScaledText } from '@jarchi/ui/format/format.ts';
import { draftsFa as fa } from './drafts.fa.ts';

/** «استوری تکی», «پست». */
export function formatLabel(draft: Pick<CampaignDraft, 'media_type' | 'content_type' | 'story_number'>): string {
  const name = getFormatTitle(draft);
  return draft.media_type === 'INSTAGRAM' && draft.content_type === 'STORY' ? `${name} ${fa.stories[draft.story_number]}` : name;
}

/** «۱۲ تا ۲۳ آبان», «۲۸ آبان تا ۳ آذر»; empty until both days are known. */
export function periodLabel(start: string | null, end: string | null): string {
  if (start === null || end === null) return '';
  const [from, to] = [tehranInstant(start), tehranInstant(end)];
  const isOneMonth = formatMonthYear(from) === formatMonthYear(to);
  if (start === end) return formatDayMonth(from);
  return fa.range(isOneMonth ? formatDay(from) : formatDayMonth(from), formatDayMonth(to));
}

/** «۱۸ تا ۲۳» */
export function hoursLabel(from: number, to: number): string {
  return fa.range(formatNumber(from), formatNumber(to));
}

/** «۴۰۰ هزار دسترسی», «۵۰ هزار بازدید», «۳۵٬۰۰۰ کلیک»; the goal of views is stored in thousands. */
export function goalLabel({ campaign_type, goal_total_reach: goal }: Pick<CampaignDraft, 'campaign_type' | 'goal_total_reach'>): string {
  if (goal === null) return fa.brief.noGoal;
  const target = getTarget({ campaign_type, goal_total_reach: goal }) ?? 0;
  return fa.brief.goals[campaign_type](campaign_type === 'CPC' ? formatNumber(target) : formatScaledText(target));
}

/** «تهران و کرج», «تهران، کرج و قم». */
export function listLabel(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(fa.comma)}${fa.and}${parts.at(-1) ?? ''}`;
}
