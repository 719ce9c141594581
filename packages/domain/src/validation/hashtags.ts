import { isHashtag, isMention } from '#text/patterns.ts';
import type { FieldIssue } from './issues.ts';
import { checkItems, checkMaxSelection } from './validators.ts';

/** The most hashtags and mentions of a post. */
export const HASHTAGS_MAX = 30;
export const MENTIONS_MAX = 20;

/** Hashtags are listed without #. After a needless # the rest is still checked, so that each issue is listed once. */
function checkHashtag(item: string): FieldIssue[] {
  const word = item.replace(/^#+/, '');
  return [
    ...(word === item ? [] : [{ code: 'isStartingWithHashtag' } as const]),
    ...(isHashtag(word) ? [] : [{ code: 'hashtags' } as const]),
  ];
}

/** Checks the shape of each listed hashtag, with its index, and their number. */
export function checkHashtags(items: readonly string[], limit = HASHTAGS_MAX): FieldIssue[] {
  return [...(items.length > limit ? [{ code: 'hashtag_max', limit } as const] : []), ...checkItems(items, checkHashtag)];
}

/** Checks the shape of each listed mention, with or without @, with its index, and their number. */
export function checkMentions(items: readonly string[], limit = MENTIONS_MAX): FieldIssue[] {
  return [...checkMaxSelection(items, limit), ...checkItems(items, (item) => (isMention(item) ? [] : [{ code: 'mentions' }]))];
}
