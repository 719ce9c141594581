import { expect, test } from 'vitest';
import { describeIssue, describeWarning } from './issue-text.ts';
import type { FieldIssue, FieldIssueCode, FieldWarning, FieldWarningCode, IssueOf } from './issues.ts';

const MB = 1_048_576;

const ISSUES: { readonly [C in FieldIssueCode]: readonly [issue: IssueOf<C>, text: string] } = {
  required: [{ code: 'required' }, 'این مورد را کامل کنید.'],
  too_long: [{ code: 'too_long', limit: 2_200 }, 'این متن بلندتر از ۲٬۲۰۰ نویسه است؛ کوتاه‌ترش کنید.'],
  max_selection: [{ code: 'max_selection', limit: 5 }, 'بیشتر از ۵ مورد نمی‌توان برگزید.'],
  min_selection: [{ code: 'min_selection', minimum: 3 }, 'دست‌کم ۳ مورد لازم است.'],
  positive_int: [{ code: 'positive_int' }, 'یک عدد صحیح بزرگ‌تر از صفر بنویسید.'],
  min_value: [{ code: 'min_value', minimum: 20_000 }, 'کمتر از ۲۰٬۰۰۰ پذیرفته نمی‌شود.'],
  max_value: [{ code: 'max_value', maximum: 500_000_000 }, 'بیشتر از ۵۰۰٬۰۰۰٬۰۰۰ پذیرفته نمی‌شود.'],
  min_date: [{ code: 'min_date', day: '2026-11-10' }, 'تاریخ باید \u2066۱۹-۰۸-۱۴۰۵\u2069 یا پس از آن باشد.'],
  max_date: [{ code: 'max_date', day: '2026-03-21' }, 'تاریخ باید \u2066۰۱-۰۱-۱۴۰۵\u2069 یا پیش از آن باشد.'],
  max_days: [{ code: 'max_days', limit: 90 }, 'بازه بیشتر از ۹۰ روز نمی‌تواند باشد.'],
  hashtags: [{ code: 'hashtags' }, 'هشتگ فاصله، نیم‌فاصله و نشانه‌گذاری ندارد؛ به‌جای فاصله _ بگذارید.'],
  isStartingWithHashtag: [{ code: 'isStartingWithHashtag' }, 'هشتگ‌ها را بدون # بنویسید؛ آغاز کردن با # لازم نیست.'],
  hashtag_max: [{ code: 'hashtag_max', limit: 30 }, 'بیشتر از ۳۰ هشتگ نمی‌توان گذاشت.'],
  mentions: [{ code: 'mentions' }, 'عبارت واردشده معتبر نیست؛ نام کاربری را مانند \u2066@jarchi.ir\u2069 بنویسید.'],
  isSubstring: [{ code: 'isSubstring', text: 'خرید' }, 'عبارت «خرید» در متن نیست؛ آن را همان‌گونه که در متن آمده بنویسید.'],
  file_type_not_allowed: [
    { code: 'file_type_not_allowed', type: 'image/webp' },
    'این نوع فایل پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF یا ویدئوی MP4 یا MOV برگزینید.',
  ],
  file_too_large: [
    { code: 'file_too_large', limit_bytes: 10 * MB, size: 10 * MB + 1 },
    'حجم این فایل ۱۰٫۰۱ مگابایت است؛ بیشترین حجم ۱۰ مگابایت است.',
  ],
  video_max_duration: [{ code: 'video_max_duration', limit_seconds: 60, duration: 61 }, 'ویدئو بلندتر از ۶۰ ثانیه است.'],
  file_dimensions_constraints: [
    { code: 'file_dimensions_constraints', width: 12_000, height: 20 },
    'ابعاد ۱۲٬۰۰۰ در ۲۰ پذیرفته نمی‌شود؛ جمع دو ضلع تا ۱۰٬۰۰۰ پیکسل و نسبت آن‌ها میان ۱ به ۲۰ و ۲۰ به ۱ باشد.',
  ],
  slide_ratio_step: [
    { code: 'slide_ratio_step', step: 0.2001, allowed: 0.2, index: 2 },
    'مورد ۳: نسبت ابعاد این فایل ۰٫۲۱ با فایل پیش از آن فرق دارد؛ بیشترین فرق ۰٫۲ است.',
  ],
  link_invalid: [
    { code: 'link_invalid' },
    'این نشانی باز نمی‌شود. آن را کامل و با \u2066https://\u2069 بنویسید و نام سایت و درگاه را بازبینی کنید.',
  ],
  telegram_link_invalid: [{ code: 'telegram_link_invalid' }, 'نشانی پست تلگرام را مانند \u2066https://t.me/channel/123\u2069 بنویسید.'],
  text_unsafe: [{ code: 'text_unsafe' }, 'خط تازه و نشانه‌های \u2066< > & \' " ` ; - \\\u2069 در این متن جا ندارند.'],
  name_unsafe: [{ code: 'name_unsafe' }, 'خط تازه و نشانه‌های \u2066< > & " ` ; \\\u2069 در این نام جا ندارند.'],
  subdomain_invalid: [{ code: 'subdomain_invalid' }, 'تنها نام زیردامنه را بنویسید: حروف لاتین و رقم، بی‌نقطه و بی‌خط‌تیره.'],
  username_invalid: [
    { code: 'username_invalid' },
    'نام کاربری ۳ تا ۳۰ نویسه دارد: حروف لاتین، رقم، _ و نقطه؛ نقطه در آغاز، پایان یا پشت سر هم نمی‌آید.',
  ],
  email_invalid: [{ code: 'email_invalid' }, 'ایمیل را مانند \u2066name@example.com\u2069 بنویسید.'],
  email_lookalike: [
    { code: 'email_lookalike' },
    'در این ایمیل حروفی از چند خط آمده است که مانند هم دیده می‌شوند. آن را تنها با حروف انگلیسی، یا هر بخش را تنها با حروف فارسی بنویسید.',
  ],
  code_invalid: [{ code: 'code_invalid' }, 'کد پنج رقم است؛ همان را که برای شما فرستاده شد بنویسید.'],
  phone_invalid: [{ code: 'phone_invalid' }, 'شمارهٔ موبایل را مانند \u2066۰۹۱۲۳۴۵۶۷۸۹\u2069 بنویسید.'],
  national_code_invalid: [{ code: 'national_code_invalid' }, 'این کد ملی درست نیست؛ ۱۰ رقم آن را دوباره ببینید.'],
  company_id_invalid: [{ code: 'company_id_invalid' }, 'این شناسهٔ ملی درست نیست؛ ۱۱ رقم آن را دوباره ببینید.'],
  economic_number_invalid: [
    { code: 'economic_number_invalid' },
    'شمارهٔ اقتصادی شرکت همان شناسهٔ ملی است و شمارهٔ اقتصادی شخص ۱۴ رقم دارد که با کد ملی آغاز می‌شود.',
  ],
  postal_code_invalid: [{ code: 'postal_code_invalid' }, 'کد پستی ۱۰ رقم دارد و با صفر آغاز نمی‌شود.'],
  choice_unknown: [{ code: 'choice_unknown' }, 'یکی از گزینه‌ها را برگزینید.'],
  hours_reversed: [{ code: 'hours_reversed' }, 'ساعت پایان باید پس از ساعت شروع باشد.'],
  combination_not_allowed: [{ code: 'combination_not_allowed' }, 'این قالب در این پلتفرم فروخته نمی‌شود.'],
  budget_or_goal: [{ code: 'budget_or_goal' }, 'سقف بودجه یا هدف دسترسی را بنویسید؛ یکی کافی است.'],
  image_or_video: [{ code: 'image_or_video' }, 'یک عکس یا ویدئو بارگذاری کنید.'],
  file_or_caption: [{ code: 'file_or_caption' }, 'متن پیام را بنویسید یا یک عکس یا ویدئو بارگذاری کنید؛ یکی کافی است.'],
};

const WARNINGS: Readonly<Record<FieldWarningCode, readonly [FieldWarning, string]>> = {
  ratio_below_recommended: [{ code: 'ratio_below_recommended', ratio: 0.4 }, 'نسبت عرض به ارتفاع کمتر از بازهٔ پیشنهادی است.'],
  ratio_above_recommended: [
    { code: 'ratio_above_recommended', ratio: 0.8, index: 0 },
    'مورد ۱: نسبت عرض به ارتفاع بیشتر از بازهٔ پیشنهادی است.',
  ],
  video_rarely_played: [
    { code: 'video_rarely_played', coding: 'hevc' },
    'پیام‌رسان‌ها و بیشتر مرورگرها این ویدئو (\u2066HEVC\u2069) را پخش نمی‌کنند؛ بهتر است آن را با H.264 هشت‌بیتی ذخیره کنید و دوباره بارگذارید.',
  ],
  slide_ratio_step_not_recommended: [
    { code: 'slide_ratio_step_not_recommended', step: 0.1, recommended: 0.05, index: 1 },
    'مورد ۲: نسبت ابعاد این فایل ۰٫۱ با فایل پیش از آن فرق دارد؛ بهتر است بیشتر از ۰٫۰۵ نباشد.',
  ],
};

test.each(Object.entries(ISSUES))('%s has a Persian text', (_, [issue, text]) => {
  expect(describeIssue(issue)).toBe(text);
});

test.each(Object.entries(WARNINGS))('%s has a Persian text', (_, [warning, text]) => {
  expect(describeWarning(warning)).toBe(text);
});

test.each([
  [1, '۱ ثانیه'],
  [59.5, '۵۹٫۵ ثانیه'],
  [60, '۶۰ ثانیه'],
  [90, '۹۰ ثانیه'],
  [120, '۲ دقیقه'],
  [600, '۱۰ دقیقه'],
])('a limit of %d seconds reads %s', (limit_seconds, text) => {
  expect(describeIssue({ code: 'video_max_duration', limit_seconds, duration: 9_999 })).toBe(`ویدئو بلندتر از ${text} است.`);
});

test('sizes are in megabytes of 1,048,576 bytes, and a size over a limit is never shown as the limit', () => {
  const sizeOf = (size: number) => describeIssue({ code: 'file_too_large', limit_bytes: MB, size });
  expect([1.25 * MB, 12 * MB, 1_500 * MB].map(sizeOf)).toEqual(
    ['۱٫۲۵', '۱۲', '۱٬۵۰۰'].map((size) => `حجم این فایل ${size} مگابایت است؛ بیشترین حجم ۱ مگابایت است.`),
  );
});

test('an item of a list is named by its position', () => {
  const issue: FieldIssue = { code: 'isStartingWithHashtag', index: 11 };
  expect(describeIssue(issue)).toBe(`مورد ۱۲: ${describeIssue({ code: 'isStartingWithHashtag' })}`);
});

test.each([
  ['image/heic', /HEIC.*JPG.*تنظیمات ← دوربین ← قالب‌ها.*سازگارترین/],
  ['image/heif-sequence', /HEIC/],
  ['image/apng', /PNG متحرک.*PNG ساده، GIF یا ویدئو/],
])('a picture of the type %s is refused with the way out', (type, text) => {
  expect(describeIssue({ code: 'file_type_not_allowed', type })).toMatch(text);
});

test('a film that is coded in a way without a name is warned of too', () => {
  expect(describeWarning({ code: 'video_rarely_played', coding: 'other' })).toMatch(
    /^پیام‌رسان‌ها و بیشتر مرورگرها این ویدئو را پخش نمی‌کنند/,
  );
});

test('a film where none is taken is told so', () => {
  const issue = { code: 'file_type_not_allowed', type: 'video/mp4' } as const;
  expect(describeIssue(issue)).toBe('این‌جا ویدئو پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF برگزینید.');
});
