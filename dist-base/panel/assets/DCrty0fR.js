import { p as e, r as t } from './B4PylbZJ.js';
var n = {
    issues: {
      required: () => `این مورد را کامل کنید.`,
      too_long: ({ limit: e }, { number: t }) => `این متن بلندتر از ${t(e)} نویسه است؛ کوتاه‌ترش کنید.`,
      max_selection: ({ limit: e }, { number: t }) => `بیشتر از ${t(e)} مورد نمی‌توان برگزید.`,
      min_selection: ({ minimum: e }, { number: t }) => `دست‌کم ${t(e)} مورد لازم است.`,
      positive_int: () => `یک عدد صحیح بزرگ‌تر از صفر بنویسید.`,
      min_value: ({ minimum: e }, { number: t }) => `کمتر از ${t(e)} پذیرفته نمی‌شود.`,
      max_value: ({ maximum: e }, { number: t }) => `بیشتر از ${t(e)} پذیرفته نمی‌شود.`,
      min_date: ({ day: e }, t) => `تاریخ باید ${t.day(e)} یا پس از آن باشد.`,
      max_date: ({ day: e }, t) => `تاریخ باید ${t.day(e)} یا پیش از آن باشد.`,
      max_days: ({ limit: e }, { number: t }) => `بازه بیشتر از ${t(e)} روز نمی‌تواند باشد.`,
      hashtags: () => `هشتگ فاصله، نیم‌فاصله و نشانه‌گذاری ندارد؛ به‌جای فاصله _ بگذارید.`,
      isStartingWithHashtag: () => `هشتگ‌ها را بدون # بنویسید؛ آغاز کردن با # لازم نیست.`,
      hashtag_max: ({ limit: e }, { number: t }) => `بیشتر از ${t(e)} هشتگ نمی‌توان گذاشت.`,
      mentions: () => `عبارت واردشده معتبر نیست؛ نام کاربری را مانند ⁦@jarchi.ir⁩ بنویسید.`,
      isSubstring: ({ text: e }) => `عبارت «${e}» در متن نیست؛ آن را همان‌گونه که در متن آمده بنویسید.`,
      file_type_not_allowed: () => `این نوع فایل پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF یا ویدئوی MP4 یا MOV برگزینید.`,
      file_too_large: ({ size: e, limit_bytes: t }, { megabytes: n }) => `حجم این فایل ${n(e)} است؛ بیشترین حجم ${n(t)} است.`,
      video_max_duration: ({ limit_seconds: e }, { seconds: t }) => `ویدئو بلندتر از ${t(e)} است.`,
      file_dimensions_constraints: ({ width: e, height: t }, { number: n }) =>
        `ابعاد ${n(e)} در ${n(t)} پذیرفته نمی‌شود؛ جمع دو ضلع تا ۱۰٬۰۰۰ پیکسل و نسبت آن‌ها میان ۱ به ۲۰ و ۲۰ به ۱ باشد.`,
      slide_ratio_step: ({ step: e, allowed: t }, { number: n }) =>
        `نسبت ابعاد این فایل ${n(e)} با فایل پیش از آن فرق دارد؛ بیشترین فرق ${n(t)} است.`,
      link_invalid: () => `نشانی را کامل و با ⁦https://⁩ بنویسید.`,
      telegram_link_invalid: () => `نشانی پست تلگرام را مانند ⁦https://t.me/channel/123⁩ بنویسید.`,
      text_unsafe: () => `خط تازه و نشانه‌های ⁦< > & ' " \` ; - \\⁩ در این متن جا ندارند.`,
      subdomain_invalid: () => `تنها نام زیردامنه را بنویسید: حروف لاتین و رقم، بی‌نقطه و بی‌خط‌تیره.`,
      username_invalid: () => `نام کاربری ۳ تا ۳۰ نویسه دارد: حروف لاتین، رقم، _ و نقطه؛ نقطه در آغاز، پایان یا پشت سر هم نمی‌آید.`,
      email_invalid: () => `ایمیل را مانند ⁦name@example.com⁩ بنویسید.`,
      phone_invalid: () => `شمارهٔ موبایل را مانند ⁦۰۹۱۲۳۴۵۶۷۸۹⁩ بنویسید.`,
      national_code_invalid: () => `این کد ملی درست نیست؛ ۱۰ رقم آن را دوباره ببینید.`,
      company_id_invalid: () => `این شناسهٔ ملی درست نیست؛ ۱۱ رقم آن را دوباره ببینید.`,
      economic_number_invalid: () => `شمارهٔ اقتصادی شرکت همان شناسهٔ ملی است و شمارهٔ اقتصادی شخص ۱۴ رقم دارد که با کد ملی آغاز می‌شود.`,
      postal_code_invalid: () => `کد پستی را با ۱۰ رقم بنویسید.`,
      choice_unknown: () => `یکی از گزینه‌ها را برگزینید.`,
      hours_reversed: () => `ساعت پایان باید پس از ساعت شروع باشد.`,
      combination_not_allowed: () => `این قالب در این پلتفرم فروخته نمی‌شود.`,
      budget_or_goal: () => `سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.`,
      image_or_video: () => `یک عکس یا ویدئو بارگذاری کنید.`,
      file_or_caption: () => `متن پیام را بنویسید یا یک عکس یا ویدئو بارگذاری کنید؛ یکی کافی است.`,
    },
    warnings: {
      ratio_below_recommended: () => `نسبت عرض به ارتفاع کمتر از بازهٔ پیشنهادی است.`,
      ratio_above_recommended: () => `نسبت عرض به ارتفاع بیشتر از بازهٔ پیشنهادی است.`,
      slide_ratio_step_not_recommended: ({ step: e, recommended: t }, { number: n }) =>
        `نسبت ابعاد این فایل ${n(e)} با فایل پیش از آن فرق دارد؛ بهتر است بیشتر از ${n(t)} نباشد.`,
    },
    genericFileSize: `بیشترین حجم عکس ۱۰ مگابایت و ویدئو ۵۰ مگابایت است.`,
    item: (e, t) => `مورد ${e}: ${t}`,
    megabytes: (e) => `${e} مگابایت`,
    seconds: (e) => `${e} ثانیه`,
    minutes: (e) => `${e} دقیقه`,
  },
  r = `⁦`,
  i = `⁩`,
  a = 1048576,
  o = 60,
  s = new Intl.NumberFormat(`fa-IR`, { maximumFractionDigits: 2, roundingMode: `ceil` }),
  c = {
    number: (e) => s.format(e),
    day: (n) => `${r}${t(e(n))}${i}`,
    megabytes: (e) => n.megabytes(s.format(e / a)),
    seconds: (e) => (e > o && e % o === 0 ? n.minutes(s.format(e / o)) : n.seconds(s.format(e))),
  },
  l = n.issues,
  u = n.warnings;
function d(e, t) {
  return t === void 0 ? e : n.item(s.format(t + 1), e);
}
function f(e) {
  return d(l[e.code](e, c), e.index);
}
function p(e) {
  return d(u[e.code](e, c), e.index);
}
export { p as n, f as t };
