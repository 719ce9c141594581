import { checkThreshold, THRESHOLDS, type AlertSetting, type ThresholdRule } from '@jarchi/domain/alerts/alert-kinds.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { alertsFa as fa } from './alerts.fa.ts';

/** The digits of a field as a threshold; null while it is empty. */
export function readThreshold(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}

/** The error under the field of a threshold; undefined when it can be saved. */
export function thresholdError(setting: Pick<AlertSetting, 'kind' | 'threshold'>): string | undefined {
  const issue = checkThreshold(setting);
  if (issue === undefined) return undefined;
  if (issue.code === 'out_of_range') {
    const rule: ThresholdRule | null = THRESHOLDS[setting.kind];
    return fa.outOfRange(formatNumber(issue.least), formatNumber(issue.most), rule === null ? '' : fa.units[rule.unit]);
  }
  return fa[issue.code];
}
