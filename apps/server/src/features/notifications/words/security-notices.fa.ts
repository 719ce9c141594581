import { named } from './message-words.fa.ts';
import type { NoticeFacts } from '../notifications.kinds.ts';

type SecurityKind = 'password_changed' | 'passkey_added' | 'passkey_removed';
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
  passkey_removed: ({ name }) => ({
    title: 'گذرکلیدی برداشته شد',
    description: `با گذرکلید ${named(name)} دیگر نمی‌توان وارد شد. اگر خودتان آن را برنداشته‌اید، رمز عبور را عوض کنید.`,
  }),
};
