import { named } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type SecurityKind = 'password_changed' | 'passkey_added' | 'passkey_removed' | 'sign_in_changed' | 'sign_in_frozen' | 'sign_in_restored';
type Words = { readonly [K in SecurityKind]: (facts: NoticeFacts[K]) => { readonly title: string; readonly description: string } };

/** Words about how a person signs in. */
export const securityNoticesFa: Words = {
  password_changed: ({ is_forgotten }) => ({
    title: 'رمز عبور شما تغییر کرد',
    description: `${is_forgotten === 1 ? 'پس از فراموشی رمز، با کد پیامکی رمز تازه‌ای گذاشته شد و ' : ''}از دستگاه‌های دیگر خارج شدید. اگر خودتان این کار را نکرده‌اید، همین حالا با کد پیامکی رمز تازه‌ای بگذارید.`,
  }),
  passkey_added: ({ name }) => ({
    title: 'گذرکلید تازه‌ای افزوده شد',
    description: `از این پس با گذرکلید ${named(name)} هم می‌توان به حساب شما وارد شد. اگر خودتان آن را نیفزوده‌اید، آن را بردارید و رمز عبور را عوض کنید.`,
  }),
  sign_in_changed: ({ change }) => ({
    title: change === 'email_change' ? 'ایمیل شما عوض شد' : change === 'email_remove' ? 'ایمیل شما برداشته شد' : 'شمارهٔ موبایل شما عوض شد',
    description:
      'از دستگاه‌های دیگر خارج شدید و تا ۲۴ ساعت پولی بازگردانده نمی‌شود. به شماره و ایمیل پیشین هم پیوندی برای بازگشت فرستاده شد. اگر کار شما نبوده، همان را باز کنید.',
  }),
  sign_in_frozen: () => ({
    title: 'ورود به حساب شما بسته شد',
    description: 'کسی از شماره یا ایمیل پیشین شما حساب را بست. تا کسی با رمز یا گذرکلید پیشین خود را نشان ندهد، کسی وارد نمی‌شود.',
  }),
  sign_in_restored: () => ({
    title: 'راه‌های ورود شما به حال پیش برگشت',
    description: 'شماره، ایمیل و رمز پیش از تغییر برگشتند و همهٔ دستگاه‌ها خارج شدند. اکنون رمز عبور تازه‌ای بگذارید.',
  }),
  passkey_removed: ({ name }) => ({
    title: 'گذرکلیدی برداشته شد',
    description: `با گذرکلید ${named(name)} دیگر نمی‌توان وارد شد. اگر خودتان آن را برنداشته‌اید، رمز عبور را عوض کنید.`,
  }),
};
