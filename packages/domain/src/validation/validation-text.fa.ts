import { isVideoType } from '#media/media-types.ts';
import type { RareCoding } from '#media/rare-codings.ts';
import { describeUntakenPicture } from '#media/untaken-pictures.fa.ts';
import type { FieldIssueCode, FieldWarningCode, IssueOf, WarningOf } from './issues.ts';

interface Format {
  /** «۲٬۲۰۰»; at most two decimals, rounded up, so that what is over a limit reads as over it. */
  number(value: number): string;
  /** The Jalali DD-MM-YYYY of a YYYY-MM-DD. */
  day(day: string): string;
  megabytes(sizeBytes: number): string;
  seconds(seconds: number): string;
}

type IssueTexts = { readonly [C in FieldIssueCode]: (issue: IssueOf<C>, format: Format) => string };
type WarningTexts = { readonly [C in FieldWarningCode]: (warning: WarningOf<C>, format: Format) => string };

/** Names of codings; others have none that people know. */
const codings: Readonly<Record<Exclude<RareCoding, 'other'>, string>> = {
  hevc: 'HEVC',
  prores: 'ProRes',
  vp9: 'VP9',
  av1: 'AV1',
  mjpeg: 'Motion JPEG',
  h264_10_bit: 'H.264 10-bit',
  h264_422: 'H.264 4:2:2',
  h264_444: 'H.264 4:4:4',
};

const issues: IssueTexts = {
  required: () => 'این مورد را کامل کنید.',
  too_long: ({ limit }, { number }) => `این متن بلندتر از ${number(limit)} نویسه است؛ کوتاه‌ترش کنید.`,
  max_selection: ({ limit }, { number }) => `بیشتر از ${number(limit)} مورد نمی‌توان برگزید.`,
  min_selection: ({ minimum }, { number }) => `دست‌کم ${number(minimum)} مورد لازم است.`,
  positive_int: () => 'یک عدد صحیح بزرگ‌تر از صفر بنویسید.',
  min_value: ({ minimum }, { number }) => `کمتر از ${number(minimum)} پذیرفته نمی‌شود.`,
  max_value: ({ maximum }, { number }) => `بیشتر از ${number(maximum)} پذیرفته نمی‌شود.`,
  min_date: ({ day }, format) => `تاریخ باید ${format.day(day)} یا پس از آن باشد.`,
  max_date: ({ day }, format) => `تاریخ باید ${format.day(day)} یا پیش از آن باشد.`,
  max_days: ({ limit }, { number }) => `بازه بیشتر از ${number(limit)} روز نمی‌تواند باشد.`,
  hashtags: () => 'هشتگ فاصله، نیم‌فاصله و نشانه‌گذاری ندارد؛ به‌جای فاصله _ بگذارید.',
  isStartingWithHashtag: () => 'هشتگ‌ها را بدون # بنویسید؛ آغاز کردن با # لازم نیست.',
  hashtag_max: ({ limit }, { number }) => `بیشتر از ${number(limit)} هشتگ نمی‌توان گذاشت.`,
  mentions: () => 'عبارت واردشده معتبر نیست؛ نام کاربری را مانند \u2066@jarchi.ir\u2069 بنویسید.',
  isSubstring: ({ text }) => `عبارت «${text}» در متن نیست؛ آن را همان‌گونه که در متن آمده بنویسید.`,
  file_type_not_allowed: ({ type }) =>
    describeUntakenPicture(type) ??
    (isVideoType(type)
      ? 'این‌جا ویدئو پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF برگزینید.'
      : 'این نوع فایل پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF یا ویدئوی MP4 یا MOV برگزینید.'),
  file_too_large: ({ size, limit_bytes }, { megabytes }) =>
    `حجم این فایل ${megabytes(size)} است؛ بیشترین حجم ${megabytes(limit_bytes)} است.`,
  video_max_duration: ({ limit_seconds }, { seconds }) => `ویدئو بلندتر از ${seconds(limit_seconds)} است.`,
  file_dimensions_constraints: ({ width, height }, { number }) =>
    `ابعاد ${number(width)} در ${number(height)} پذیرفته نمی‌شود؛ جمع دو ضلع تا ۱۰٬۰۰۰ پیکسل و نسبت آن‌ها میان ۱ به ۲۰ و ۲۰ به ۱ باشد.`,
  slide_ratio_step: ({ step, allowed }, { number }) =>
    `نسبت ابعاد این فایل ${number(step)} با فایل پیش از آن فرق دارد؛ بیشترین فرق ${number(allowed)} است.`,
  link_invalid: () => 'این نشانی باز نمی‌شود. آن را کامل و با \u2066https://\u2069 بنویسید و نام سایت و درگاه را بازبینی کنید.',
  telegram_link_invalid: () => 'نشانی پست تلگرام را مانند \u2066https://t.me/channel/123\u2069 بنویسید.',
  text_unsafe: () => 'خط تازه و نشانه‌های \u2066< > & \' " ` ; - \\\u2069 در این متن جا ندارند.',
  name_unsafe: () => 'خط تازه و نشانه‌های \u2066< > & " ` ; \\\u2069 در این نام جا ندارند.',
  subdomain_invalid: () => 'تنها نام زیردامنه را بنویسید: حروف لاتین و رقم، بی‌نقطه و بی‌خط‌تیره.',
  username_invalid: () => 'نام کاربری ۳ تا ۳۰ نویسه دارد: حروف لاتین، رقم، _ و نقطه؛ نقطه در آغاز، پایان یا پشت سر هم نمی‌آید.',
  email_invalid: () => 'ایمیل را مانند \u2066name@example.com\u2069 بنویسید.',
  email_lookalike: () =>
    'در این ایمیل حروفی از چند خط آمده است که مانند هم دیده می‌شوند. آن را تنها با حروف انگلیسی، یا هر بخش را تنها با حروف فارسی بنویسید.',
  code_invalid: () => 'کد پنج رقم است؛ همان را که برای شما فرستاده شد بنویسید.',
  phone_invalid: () => 'شمارهٔ موبایل را مانند \u2066۰۹۱۲۳۴۵۶۷۸۹\u2069 بنویسید.',
  national_code_invalid: () => 'این کد ملی درست نیست؛ ۱۰ رقم آن را دوباره ببینید.',
  company_id_invalid: () => 'این شناسهٔ ملی درست نیست؛ ۱۱ رقم آن را دوباره ببینید.',
  economic_number_invalid: () => 'شمارهٔ اقتصادی شرکت همان شناسهٔ ملی است و شمارهٔ اقتصادی شخص ۱۴ رقم دارد که با کد ملی آغاز می‌شود.',
  postal_code_invalid: () => 'کد پستی ۱۰ رقم دارد و با صفر آغاز نمی‌شود.',
  choice_unknown: () => 'یکی از گزینه‌ها را برگزینید.',
  hours_reversed: () => 'ساعت پایان باید پس از ساعت شروع باشد.',
  combination_not_allowed: () => 'این قالب در این پلتفرم فروخته نمی‌شود.',
  budget_or_goal: () => 'سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.',
  image_or_video: () => 'یک عکس یا ویدئو بارگذاری کنید.',
  file_or_caption: () => 'متن پیام را بنویسید یا یک عکس یا ویدئو بارگذاری کنید؛ یکی کافی است.',
};

const warnings: WarningTexts = {
  ratio_below_recommended: () => 'نسبت عرض به ارتفاع کمتر از بازهٔ پیشنهادی است.',
  ratio_above_recommended: () => 'نسبت عرض به ارتفاع بیشتر از بازهٔ پیشنهادی است.',
  video_rarely_played: ({ coding }) =>
    `پیام‌رسان‌ها و بیشتر مرورگرها این ویدئو${coding === 'other' ? '' : ` (\u2066${codings[coding]}\u2069)`} را پخش نمی‌کنند؛ بهتر است آن را با H.264 هشت‌بیتی ذخیره کنید و دوباره بارگذارید.`,
  slide_ratio_step_not_recommended: ({ step, recommended }, { number }) =>
    `نسبت ابعاد این فایل ${number(step)} با فایل پیش از آن فرق دارد؛ بهتر است بیشتر از ${number(recommended)} نباشد.`,
};

const megabytes = (count: string) => `${count} مگابایت`;

export const validationFa = {
  issues,
  warnings,
  item: (number: string, text: string) => `مورد ${number}: ${text}`,
  megabytes,
  seconds: (count: string) => `${count} ثانیه`,
  minutes: (count: string) => `${count} دقیقه`,
} as const;
