import type { MediaType } from '#platforms/platforms.ts';
import { isUsername } from '#text/patterns.ts';
import { HASHTAGS_MAX, MENTIONS_MAX } from '#validation/hashtags.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkMaxSelection } from '#validation/validators.ts';

const CAPTION_MAX = 2_200;
/** Telegram allows less text under a picture or video than in a message of text alone. */
const TELEGRAM_MEDIA_CAPTION_MAX = 1_024;

/** The most code points of a caption. */
export function getCaptionLimit(media_type: MediaType, hasMedia: boolean): number {
  return media_type === 'TELEGRAM' && hasMedia ? TELEGRAM_MEDIA_CAPTION_MAX : CAPTION_MAX;
}

const HASHTAG = /#((?:\w|(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}\p{Nd}])+)/gu;
const MENTION = /@([\w.]+)/gu;
// Neither may begin inside a word, an e-mail address or a link's path. Safari reads no look-behind before 16.4.
const HELD_HASHTAG = /[\p{L}\p{N}_&/]$/u;
const HELD_MENTION = /[\p{L}\p{N}_.@/]$/u;

/** What stands behind the sign, wherever the text before it does not hold it. */
function listFree(text: string, pattern: RegExp, held: RegExp): string[] {
  return [...text.matchAll(pattern)].filter(({ index }) => !held.test(text.slice(Math.max(0, index - 2), index))).map((match) => match[1]!);
}

/** The hashtags in a text, without #, in order. */
export function listHashtags(text: string): string[] {
  return listFree(text, HASHTAG, HELD_HASHTAG);
}

/** The usernames that a text mentions, without @, in order; a dot that ends the sentence is not part of one. */
export function listMentions(text: string): string[] {
  return listFree(text, MENTION, HELD_MENTION)
    .map((name) => name.replace(/\.+$/, ''))
    .filter(isUsername);
}

/** The issues of a caption: its length, its hashtags and its mentions. */
export function checkCaption(text: string, media_type: MediaType, hasMedia: boolean): FieldIssue[] {
  return [
    ...checkLength(text, getCaptionLimit(media_type, hasMedia)),
    ...(listHashtags(text).length > HASHTAGS_MAX ? [{ code: 'hashtag_max', limit: HASHTAGS_MAX } as const] : []),
    ...checkMaxSelection(listMentions(text), MENTIONS_MAX),
  ];
}
