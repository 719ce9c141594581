import type { PhoneRequestGround, PhoneRequestState } from '@jarchi/domain/session/phone-requests.ts';

type Moment = readonly [day: string, time: string];

/** What every link of a message may say. */
export const linksFa = {
  unknown: 'این پیوند درست نیست',
  unknownText: 'پیوند را همان‌گونه که فرستاده شده است باز کنید.',
  toSignIn: 'صفحهٔ ورود',
  retry: 'تلاش دوباره',
} as const;

/** Behind the link that the present phone and e-mail get when another phone is asked for. */
export const phoneRequestFa = {
  titles: {
    waiting: 'شمارهٔ تازه‌ای برای حساب شما خواسته شده است',
    stopped: 'جلوی این درخواست گرفته شد',
    done: 'شمارهٔ حساب عوض شد',
    refused: 'این درخواست پذیرفته نشد',
    failed: 'این درخواست انجام نشد',
  } satisfies Record<PhoneRequestState, string>,
  asked: {
    session: ([day, time]: Moment) => `${day}، ساعت ${time}، از دستگاهی که وارد حساب بود.`,
    documents: ([day, time]: Moment) => `${day}، ساعت ${time}، با مدرک و بدون ورود به حساب.`,
  } satisfies Record<PhoneRequestGround, (asked: Moment) => string>,
  texts: {
    stopped: 'شمارهٔ حساب همان است که بود و کاری لازم نیست. اگر درخواست کار شما نبوده است، رمز عبور را هم عوض کنید.',
    done: 'از این پس با شمارهٔ تازه وارد حساب می‌شوند. اگر کار شما نبوده است، پیوند راه بازگشت را باز کنید که به همین شماره یا ایمیل شما فرستاده شد؛ با آن می‌توانید ورود به حساب را ببندید.',
    refused: 'همکاران ما آن را نپذیرفتند. شمارهٔ حساب همان است که بود و کاری لازم نیست.',
    failed: 'در این میان شخص دیگری با شمارهٔ تازه وارد شده بود، یا شمارهٔ حساب به گونه‌ای دیگر عوض شده بود. این درخواست دیگر کاری نمی‌کند.',
  } satisfies Record<Exclude<PhoneRequestState, 'waiting'>, string>,
  question: 'کار شما نبوده است؟',
  waitingText: {
    session: 'اگر خودتان خواسته‌اید، کاری لازم نیست. اگر نه، جلویش را بگیرید تا شمارهٔ حساب همان بماند، و رمز عبور را عوض کنید.',
    documents: 'اگر خودتان خواسته‌اید، کاری لازم نیست. اگر نه، جلویش را بگیرید تا شمارهٔ حساب همان بماند.',
  } satisfies Record<PhoneRequestGround, string>,
  stop: 'جلویش را بگیرید',
  stopping: 'در حال گرفتن جلوی درخواست…',
  until: {
    session: ([day, time]: Moment) => `تا ${day} ساعت ${time} می‌توانید جلویش را بگیرید.`,
    documents: ([day, time]: Moment) => `تا شماره عوض نشده است می‌توانید جلویش را بگیرید؛ زودتر از ${day} ساعت ${time} عوض نمی‌شود.`,
  } satisfies Record<PhoneRequestGround, (until: Moment) => string>,
} as const;
