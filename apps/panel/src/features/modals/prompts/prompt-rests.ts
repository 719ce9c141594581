import { PHONE_PROMPT_REST_DAYS } from '@jarchi/domain/modals/default-modals.ts';
import { findCookie, saveCookie } from '#api/cookies.ts';

/** This cookie exists while the phone prompt must not open. */
const PHONE_COOKIE = 'jarchi_phone_prompt';
const DAY_SECONDS = 24 * 3600;

export function wasPhonePromptShown(): boolean {
  return findCookie(PHONE_COOKIE) !== undefined;
}

export function savePhonePromptShown(): void {
  saveCookie(PHONE_COOKIE, '1', PHONE_PROMPT_REST_DAYS * DAY_SECONDS);
}
