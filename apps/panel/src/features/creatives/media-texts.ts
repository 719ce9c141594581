import type { MediaIssue, MediaWarning } from '@jarchi/domain/creatives/media-files.ts';
import { formatBytes, formatNumber } from '@jarchi/ui/format.ts';
import { creativesFa as fa } from './creatives.fa.ts';

const format = { number: (value: number) => formatNumber(value), bytes: formatBytes };

/** A union's member meets its own text: TypeScript cannot see that the key and the argument agree. */
export function mediaIssueText(issue: MediaIssue): string {
  const text = fa.issues[issue.code] as (issue: MediaIssue, formats: typeof format) => string;
  return text(issue, format);
}

export const mediaWarningText = (warning: MediaWarning): string => fa.warnings[warning.code];
