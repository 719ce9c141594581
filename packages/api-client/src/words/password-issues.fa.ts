import type { PasswordIssue } from '@jarchi/domain/session/password.ts';

/** Why a new password cannot be used; the first reason is told. */
export const passwordIssuesFa: Readonly<Record<PasswordIssue, string>> = {
  password_short: 'رمز عبور کوتاه است. دست‌کم ۸ نویسه بنویسید.',
  password_digits: 'رمز عبور تنها رقم است. حرف هم به آن بیفزایید.',
  password_phone: 'رمز عبور شمارهٔ موبایل شما را دارد. رمز دیگری برگزینید.',
  password_common: 'این رمز بسیار رایج است و زود حدس زده می‌شود. رمز دیگری برگزینید.',
};
