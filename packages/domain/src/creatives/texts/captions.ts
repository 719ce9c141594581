import type { MediaType } from '#platforms/platforms.ts';
import { isUsername } from '#text/patterns.ts';
import { HASHTAGS_MAX, MENTIONS_MAX } from '#validation/hashtags.ts';
import type { FieldIssue } from '#validation/issues.ts';
import { checkLength, checkMaxSelection } from '#validation/validators.ts';

const CAPTION_MAX = 2_200;
/** Telegram cuts the text under a picture or video shorter than a text alone. */
const TELEGRAM_MEDIA_CAPTION_MAX = 1_024;

/** Most code points of a caption. */
export function getCaptionLimit(media_type: MediaType, hasMedia: boolean): number {
  return media_type === 'TELEGRAM' && hasMedia ? TELEGRAM_MEDIA_CAPTION_MAX : CAPTION_MAX;
}

// Neither begins inside a word, an e-mail address or a link's path.
const HASHTAG_IN_TEXT = /(?<![\p{L}\p{N}_&/])#((?:\w|(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}\p{Nd}])+)/gu;
const MENTION_IN_TEXT = /(?<![\p{L}\p{N}_.@/])@([\w.]+)/gu;

/** The hashtags that stand in a text, without #, in their order. */
export function listHashtags(text: string): string[] {
  return [...text.matchAll(HASHTAG_IN_TEXT)].map((match) => match[1]!);
}

/** The usernames that a text mentions, without @, in their order; a dot that ends the sentence is no part of them. */
export function listMentions(text: string): string[] {
  return [...text.matchAll(MENTION_IN_TEXT)].map((match) => match[1]!.replace(/\.+$/, '')).filter(isUsername);
}

/** What keeps a caption from being posted: its length, the hashtags and the mentions in it. */
export function checkCaption(text: string, media_type: MediaType, hasMedia: boolean): FieldIssue[] {
  return [
    ...checkLength(text, getCaptionLimit(media_type, hasMedia)),
    ...(listHashtags(text).length > HASHTAGS_MAX ? [{ code: 'hashtag_max', limit: HASHTAGS_MAX } as const] : []),
    ...checkMaxSelection(listMentions(text), MENTIONS_MAX),
  ];
}
