import { checkLength, checkRequired } from '#validation/validators.ts';
import type { FieldIssue } from '#validation/issues.ts';

/** A person saves at most this many views of the campaign list in one account. */
export const VIEWS_MAX = 20;
/** Characters of a view's name. */
export const VIEW_NAME_MAX = 40;
/** The tabs of the list that a view may be of. */
export const VIEW_STAGES = ['all', 'running', 'finished'] as const;
export type ViewStage = (typeof VIEW_STAGES)[number];

/** Columns of the campaign list that a person may choose; the campaign itself and its actions always stand. */
export const CAMPAIGN_COLUMNS = [
  'state',
  'period',
  'spend',
  'reach',
  'goal',
  'unit_cost',
  'publishers',
  'views',
  'clicks',
  'created',
] as const;
export type CampaignColumn = (typeof CAMPAIGN_COLUMNS)[number];

/** The columns before anything is chosen, in their order. */
export const DEFAULT_COLUMNS: readonly CampaignColumn[] = ['state', 'period', 'spend', 'reach', 'goal', 'unit_cost'];

/** As many campaigns as one call acts on. */
export const SEVERAL_MAX = 100;

export function checkViewName(name: string): FieldIssue[] {
  return [...checkRequired(name), ...checkLength(name.trim(), VIEW_NAME_MAX)];
}

const isColumn = (text: string): text is CampaignColumn => CAMPAIGN_COLUMNS.some((column) => column === text);

/** Chosen columns from a text such as `state,reach`; undefined when a name is unknown or repeated, or when none is named. */
export function readColumns(text: string): readonly CampaignColumn[] | undefined {
  const names = text.split(',').map((name) => name.trim());
  return names.every(isColumn) && new Set(names).size === names.length ? names : undefined;
}

/** The text of chosen columns; empty for those that stand before anything is chosen. */
export function writeColumns(columns: readonly CampaignColumn[]): string {
  const text = columns.join(',');
  return text === DEFAULT_COLUMNS.join(',') ? '' : text;
}
