import type { PhoneRequestGround } from '@jarchi/domain/session/phone-requests.ts';

/** Another phone for a person who is signed in and has no proof. */
export const phoneRequestsFa = {
  phoneBefore: 'شمارهٔ تازه به',
  phoneAfter: 'پایان می‌یابد.',
  ask: {
    lead: 'اگر رمز عبور و گذرکلید ندارید و شمارهٔ کنونی دیگر دست شما نیست، از همین‌جا شمارهٔ تازه‌ای برای حساب بخواهید. مدرکی لازم نیست.',
    points: [
      'شمارهٔ تازه ۷۲ ساعت می‌ماند و سپس به نام شما ثبت می‌شود.',
      'به شماره، ایمیل و همهٔ دستگاه‌های کنونی حساب خبر می‌رود و تا آن زمان می‌توانند جلویش را بگیرند.',
      'پس از عوض شدن شماره، تا ۲۴ ساعت پولی بازگردانده نمی‌شود.',
    ],
    start: 'ادامه با شمارهٔ تازه',
    otherWays: 'راه‌های دیگر',
    back: 'بازگشت',
    phoneTitle: 'شمارهٔ تازه',
    phoneLead: 'کدی به شمارهٔ تازه می‌رسد؛ باید اکنون دست شما باشد.',
    send: 'ثبت درخواست',
    sending: 'در حال ثبت…',
    edit: 'ویرایش شماره',
    asked: 'درخواست شما ثبت شد.',
    waits: (day: string, time: string) =>
      `تا ${day} ساعت ${time} می‌ماند؛ اگر کسی جلویش را نگیرد، سپس با شمارهٔ تازه وارد می‌شوید. تا آن زمان از این دستگاه خارج نشوید.`,
  },
  own: {
    list: 'درخواست شمارهٔ تازه',
    title: 'شمارهٔ تازه‌ای برای حساب شما خواسته شده است',
    asked: {
      session: (day: string, time: string) => `${day} ساعت ${time}، از دستگاهی که وارد حساب بود.`,
      documents: (day: string, time: string) => `${day} ساعت ${time}، با مدرک و بدون ورود به حساب.`,
    } satisfies Record<PhoneRequestGround, (day: string, time: string) => string>,
    until: {
      session: (day: string, time: string) => `تا ${day} ساعت ${time} می‌توانید جلویش را بگیرید؛ پس از آن، شماره عوض می‌شود.`,
      documents: (day: string, time: string) =>
        `اگر دو همکار ما مدرک‌ها را بپذیرند، شماره عوض می‌شود، ولی نه زودتر از ${day} ساعت ${time}. تا عوض نشده است می‌توانید جلویش را بگیرید.`,
    } satisfies Record<PhoneRequestGround, (day: string, time: string) => string>,
    staffUntil: (day: string, time: string) => `زودتر از ${day} ساعت ${time} کاری نمی‌شود. جلویش را تنها خود او می‌گیرد.`,
    stop: 'جلویش را بگیرید',
    question: 'جلوی این درخواست گرفته شود؟',
    questionText: 'شمارهٔ حساب همان می‌ماند که هست. اگر خودتان شمارهٔ تازه خواسته‌اید، باید دوباره درخواست کنید.',
    confirm: 'جلوگیری',
    stopping: 'در حال جلوگیری…',
    cancel: 'انصراف',
    stopped:
      'جلوی درخواست گرفته شد و شمارهٔ حساب همان است که بود. اگر کار شما نبوده است، از دستگاه‌های ناآشنا خارج شوید و رمز عبور را عوض کنید.',
  },
} as const;
