import type { CredentialChange } from '@jarchi/domain/session/credential-proofs.ts';

/** At most nine words: a template of SMS takes no more. */
const titles: Readonly<Record<CredentialChange, string>> = {
  phone_first: 'شمارهٔ موبایلی به حساب شما افزوده شد',
  phone_change: 'شمارهٔ موبایل حساب شما عوض شد',
  email_first: 'ایمیلی برای حساب شما نوشته شد',
  email_confirm: 'ایمیل حساب شما تأیید شد',
  email_change: 'ایمیل حساب شما عوض شد',
  email_remove: 'ایمیل حساب شما برداشته شد',
  passkey_add: 'گذرکلیدی به حساب شما افزوده شد',
  passkey_remove: 'گذرکلیدی از حساب شما برداشته شد',
  password_set: 'برای حساب شما رمز عبور گذاشته شد',
  password_change: 'رمز عبور حساب شما عوض شد',
  password_forgotten: 'رمز عبور حساب شما بازنشانی شد',
  key_add: 'کلید برنامه‌ای برای حساب شما ساخته شد',
};

/** Messages to the previous phone and e-mail. */
export const credentialFa = {
  made: (change: CredentialChange) => ({
    title: titles[change],
    text: (name: string, url: string) =>
      `${titles[change]}. اگر کار خودتان بوده، کاری لازم نیست.\n\nاگر کار شما نبوده، تا ۷۲ ساعت با این پیوند می‌توانید حساب را ببندید و پس بگیرید:\n${url}\n\n${name}`,
  }),
} as const;
