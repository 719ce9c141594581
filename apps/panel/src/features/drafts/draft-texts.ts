import type { CampaignDraft, DraftField, DraftIssue } from '@jarchi/domain/drafts/drafts.ts';
import { formatDate, formatDayMonth, formatMonthYear, formatDay, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { describeIssue } from '@jarchi/domain/validation/issue-text.ts';
import { formatNumber } from '@jarchi/ui/format.ts';
import { draftsFa as fa } from './drafts.fa.ts';

/** The form's own words where it has some, else those of every form. */
export function draftIssueText(issue: DraftIssue): string {
  const { field, index } = issue;
  const own = issue.code === 'required' && index === undefined ? fa.required[field] : undefined;
  if (own !== undefined) return own;
  if (issue.code === 'min_date' && field === 'publish_period_end') return fa.endsFrom(formatDate(tehranInstant(issue.day)));
  if (issue.code === 'min_date') return fa.startsFrom(formatDate(tehranInstant(issue.day)));
  if (issue.code === 'max_date') return fa.startsUntil(formatDate(tehranInstant(issue.day)));
  return describeIssue(issue);
}

/** The text of the first issue of a field, if it has one. */
export function fieldError(issues: readonly DraftIssue[], field: DraftField): string | undefined {
  const issue = issues.find((candidate) => candidate.field === field);
  return issue && draftIssueText(issue);
}

/** «استوری تکی», «پست». */
export function formatLabel(draft: Pick<CampaignDraft, 'media_type' | 'content_type' | 'story_number'>): string {
  const name = fa.formats[draft.content_type];
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

/** «تهران و کرج», «تهران، کرج و قم». */
export function listLabel(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(fa.comma)}${fa.and}${parts.at(-1) ?? ''}`;
}
