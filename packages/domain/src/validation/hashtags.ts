import { isHashtag, isMention } from '#text/patterns.ts';
import type { FieldIssue } from './issues.ts';
import { checkItems, checkMaxSelection } from './validators.ts';

/** What a post may carry. */
export const HASHTAGS_MAX = 30;
export const MENTIONS_MAX = 20;

/** Hashtags are listed without #. What follows a needless # is judged all the same, so that each fault is told once. */
function checkHashtag(item: string): FieldIssue[] {
  const word = item.replace(/^#+/, '');
  return [
    ...(word === item ? [] : [{ code: 'isStartingWithHashtag' } as const]),
    ...(isHashtag(word) ? [] : [{ code: 'hashtags' } as const]),
  ];
}

/** Listed hashtags: each one's shape, with its place, and how many there are. */
export function checkHashtags(items: readonly string[], limit = HASHTAGS_MAX): FieldIssue[] {
  return [...(items.length > limit ? [{ code: 'hashtag_max', limit } as const] : []), ...checkItems(items, checkHashtag)];
}

/** Listed mentions, each with or without @: its shape, with its place, and how many there are. */
export function checkMentions(items: readonly string[], limit = MENTIONS_MAX): FieldIssue[] {
  return [...checkMaxSelection(items, limit), ...checkItems(items, (item) => (isMention(item) ? [] : [{ code: 'mentions' }]))];
}
