import { a as e, r as t } from './DQJsnGIm.js';
import { o as n } from './ux1A5ShH.js';
function r(n) {
  return e(t(String(Math.trunc(n)))).replaceAll(`,`, `٬`);
}
function i(e) {
  return e < 60 ? `${r(Math.max(1, e))} ثانیه` : `${r(Math.ceil(e / 60))} دقیقه`;
}
function a(e) {
  return e < 3600 ? i(e) : `${r(Math.ceil(e / 3600))} ساعت`;
}
var o = {
    invalid: () => `بخشی از اطلاعات درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.`,
    unauthenticated: () => `نشست شما به پایان رسیده است. دوباره وارد شوید.`,
    forbidden: () => `اجازهٔ این کار را ندارید.`,
    not_found: () => `آنچه می‌خواستید پیدا نشد.`,
    request_timeout: () => `درخواست کامل نرسید. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.`,
    rate_limited: ({ retry_after_seconds: e }) =>
      e > 0 ? `درخواست‌ها زیاد بود. ${i(e)} دیگر دوباره تلاش کنید.` : `درخواست‌ها زیاد بود. کمی بعد دوباره تلاش کنید.`,
    too_busy: () => `درخواست‌های هم‌زمان این حساب زیاد است. چند ثانیه دیگر دوباره تلاش کنید.`,
    internal: () => `مشکلی در کار پنل پیش آمد. چند لحظه بعد دوباره تلاش کنید.`,
    unavailable: () => `پنل برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.`,
    phone_invalid: () => `شمارهٔ موبایل درست نیست. نمونه: ۰۹۱۲۳۴۵۶۷۸۹.`,
    otp_wrong: ({ tries_left: e }) => (e > 0 ? `کد درست نیست. ${r(e)} بار دیگر می‌توانید تلاش کنید.` : `کد درست نیست. کد تازه‌ای بگیرید.`),
    otp_expired: () => `زمان این کد گذشته است. کد تازه‌ای بگیرید.`,
    otp_replaced: () => `کد تازه‌تری به این شماره فرستاده شد. همان را در صفحه‌ای که خواسته‌اید وارد کنید، یا این‌جا کد دیگری بگیرید.`,
    otp_too_many_tries: () => `چند بار کد نادرست وارد شد. کد تازه‌ای بگیرید.`,
    otp_not_found: () => `این کد دیگر به کار نمی‌آید. کد تازه‌ای بگیرید.`,
    password_wrong: () => `نام کاربری یا رمز عبور درست نیست.`,
    password_too_many_tries: ({ retry_after_seconds: e }) =>
      `رمز عبور چند بار نادرست وارد شد. ${i(e)} دیگر دوباره تلاش کنید، یا در پنل با کد پیامکی وارد شوید.`,
    account_not_found: () => `این حساب پیدا نشد.`,
  },
  s = {
    network: `به پنل وصل نشدیم. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.`,
    unknown: `پاسخ نامفهومی رسید. چند لحظه بعد دوباره تلاش کنید.`,
    stale: `درخواست کامل نبود. صفحه را تازه کنید و دوباره تلاش کنید.`,
  };
function c(e, t) {
  if (!(t instanceof n)) return s.unknown;
  if (t.code === `network` || t.code === `unknown`) return s[t.code];
  let r = e[t.code];
  return r ? r(t.facts) : t.status < 500 ? s.stale : s.unknown;
}
var l = {
    search: `جست‌وجو`,
    price: `قیمت`,
    followers: `دنبال‌کننده`,
    categories: `دسته‌بندی`,
    availabilityHours: `مدت ماندگاری`,
    pageType: `نوع صفحه`,
    recommendedOnly: `فقط پیشنهادی`,
    selectedOnly: `فقط انتخاب‌شده‌ها`,
    storyNumber: `تعداد استوری`,
    score: `امتیاز`,
    reliableOnly: `فقط ناشران مطمئن`,
    willProvideInsight: `آمار می‌دهد`,
    state: `وضعیت`,
    media_type: `پلتفرم`,
    campaign_type: `نوع کمپین`,
    created: `تاریخ ساخت`,
  },
  u = {
    execution_locations: `استان‌ها`,
    ad_categories: `دسته‌ها`,
    suits: `دسته‌ها`,
    selectedPlans: `ناشران بسته`,
    selected: `ناشران بسته`,
    alternative_media_plans: `ناشران جایگزین`,
    plans: `ناشران`,
    id: `ناشران`,
    pinned_plans: `ناشران نگه‌داشته‌شده`,
    excluded_plans: `ناشران کنارگذاشته‌شده`,
    selectedBundles: `باندل‌های بسته`,
    selected_bundles: `باندل‌های بسته`,
    pinned_bundles: `باندل‌های نگه‌داشته‌شده`,
    excluded_bundles: `باندل‌های کنارگذاشته‌شده`,
    content_files: `پرونده‌های محتوا`,
    content_instagram_post_files: `پرونده‌های پست`,
    attachments: `پیوست‌ها`,
    contents: `محتواها`,
  },
  d = (e) => `«${e}»`;
function f({ key: e, code: t, values: n, allowed: i }) {
  let a = d(l[e] ?? e),
    o = i.type === `number` ? `عددی از ${r(i.from)} تا ${r(i.to)} بنویسید` : `عدد دیگری بنویسید`;
  switch (t) {
    case `filter_unknown`:
      return `${a} از فیلترهای این فهرست نیست. آن را بردارید.`;
    case `comparison_unknown`:
    case `number_invalid`:
    case `outside_limits`:
      return `فیلتر ${a} پذیرفته نشد. ${o}.`;
    case `date_invalid`:
      return `فیلتر ${a} خوانده نشد. روزها را دوباره برگزینید.`;
    case `range_reversed`:
      return `آغاز فیلتر ${a} پس از پایان آن است. دو سر بازه را جابه‌جا کنید.`;
    case `value_unknown`:
      return `${n.map(d).join(`، `)} از گزینه‌های فیلتر ${a} نیست. گزینهٔ دیگری برگزینید.`;
    case `value_missing`:
      return `فیلتر ${a} بی‌گزینه است. گزینه‌ای برگزینید یا آن را بردارید.`;
    case `value_twice`:
      return `فیلتر ${a} یک گزینه را دو بار دارد. یکی را بردارید.`;
    case `one_value_only`:
      return `فیلتر ${a} یک گزینه می‌پذیرد. یکی را نگه دارید.`;
    case `text_too_long`:
      return `متن فیلتر ${a} بلند است. کوتاه‌ترش کنید.`;
    case `repeated`:
      return `فیلتر ${a} دو بار آمده است. یکی را بردارید.`;
  }
}
var p = 3,
  m = {
    filter_invalid: ({ issues: e }) => e.slice(0, p).map(f).join(` `),
    listed_twice: ({ lists: e }) =>
      `${[...new Set(e.map(({ field: e }) => u[e] ?? `فهرست`))].join(`، `)}: ${r(e.flatMap(({ values: e }) => e).length)} مورد دو بار آمده است. تکراری‌ها را بردارید.`,
    range_reversed: () => `تاریخ آغاز پس از تاریخ پایان است. بازه را دوباره برگزینید.`,
    range_too_long: ({ days: e, longest_days: t }) => `این بازه ${r(e)} روز است؛ بیشترین بازه ${r(t)} روز است. بازهٔ کوتاه‌تری برگزینید.`,
    range_outside: () => `این سال‌ها پذیرفته نمی‌شود. بازهٔ دیگری برگزینید.`,
  },
  h = 1048576,
  g = {
    ...o,
    ...m,
    role_refused: () => `نقش شما در این حساب اجازهٔ این کار را نمی‌دهد. از صاحب حساب بخواهید آن را انجام دهد یا نقش شما را تغییر دهد.`,
    business_data_invalid: () => `به هر چهار پرسش پاسخ دهید.`,
    financial_info_invalid: () => `بخشی از اطلاعات مالی درست نیست. آن‌ها را بررسی کنید و دوباره بفرستید.`,
    reason_required: () => `دلیل این کار را بنویسید.`,
    not_hijacked: () => `کسی به نمایندگی از این حساب وارد نشده است.`,
    amount_below_minimum: ({ minimum: e }) => `کمترین مبلغ پرداخت ${r(e)} تومان است.`,
    amount_above_maximum: ({ maximum: e }) => `بیشترین مبلغ پرداخت ${r(e)} تومان است.`,
    gateway_unknown: () => `این درگاه در دسترس نیست. درگاه دیگری برگزینید.`,
    order_not_found: () => `این پرداخت پیدا نشد.`,
    draft_changed: () => `این پیش‌نویس در پنجرهٔ دیگری تغییر کرده است. نسخهٔ تازه را باز کنید.`,
    draft_incomplete: () => `بخشی از کمپین هنوز کامل نیست.`,
    draft_used: () => `از این پیش‌نویس پیش‌تر کمپین ساخته شده است.`,
    daily_limit_reached: ({ limit: e, retry_after_seconds: t }) =>
      `این حساب در ۲۴ ساعت گذشته به سقف ${r(e)} تا رسیده است. ${a(t)} دیگر دوباره تلاش کنید.`,
    file_missing: () => `پرونده‌ای فرستاده نشد. پرونده‌ای برگزینید.`,
    file_type_not_allowed: () => `این نوع پرونده پذیرفته نمی‌شود. تصویر یا ویدیوی سالم برگزینید.`,
    file_too_large: ({ limit_bytes: e }) => `حجم پرونده بیش از اندازه است. حداکثر ${r(e / h)} مگابایت.`,
    file_broken: () => `پرونده خوانده نشد. شاید آسیب دیده است؛ پروندهٔ دیگری برگزینید.`,
    video_max_duration: ({ limit_seconds: e }) => `ویدیو بلندتر از اندازه است. حداکثر ${i(e)}.`,
    file_dimensions_constraints: ({ width: e, height: t }) => `ابعاد تصویر (${r(e)} در ${r(t)}) پذیرفته نمی‌شود.`,
    campaign_not_found: () => `این کمپین پیدا نشد.`,
    transition_refused: () => `در وضعیت کنونی کمپین این کار شدنی نیست. صفحه را تازه کنید.`,
    quote_changed: ({ before: e, after: t }) => `مبلغ از ${r(e)} به ${r(t)} تومان تغییر کرده است. آن را بررسی کنید.`,
    preview_changed: ({ shown: e, now: t }) =>
      `حساب کمپین در این میان تغییر کرد و کاری انجام نشد. آنچه کسر می‌شود از ${r(e.captured)} به ${r(t.captured)} و آنچه برمی‌گردد از ${r(e.released)} به ${r(t.released)} تومان رسید. دوباره تصمیم بگیرید.`,
    vat_rate_missing: () => `نرخ مالیات برای این روز ثبت نشده است. به پشتیبانی خبر بدهید.`,
    plans_gone: ({ plan_ids: e }) => `${r(e.length)} ناشر از بستهٔ شما دیگر در دسترس نیست. بسته را بازبینی کنید.`,
    comment_required: () => `بنویسید چه چیزی باید عوض شود.`,
    rejections_exhausted: () => `این محتوا دو بار رد شده است؛ اکنون کارشناس ما تصمیم می‌گیرد.`,
    content_late: () => `مهلت نظر دادن دربارهٔ این محتوا گذشته است. صفحه را تازه کنید.`,
    offers_open: ({ waiting: e }) =>
      e > 0 ? `هنوز ${r(e)} ناشر پاسخ نداده است. کمی بعد دوباره ببینید.` : `مهلت پذیرفتن این فهرست گذشته است.`,
    hold_open: ({ amount: e }) => `${r(e)} تومان برای این کمپین نگه داشته شده است؛ تا آزاد یا خرج نشود، بایگانی نمی‌شود.`,
    bundles_gone: ({ bundle_ids: e }) => `${r(e.length)} باندل از بستهٔ شما دیگر فروخته نمی‌شود. بسته را بازبینی کنید.`,
    plan_twice: ({ plan_ids: e }) => `${r(e.length)} ناشر دو بار در بسته است: یک بار جدا و یک بار در باندل. یکی را بردارید.`,
    services_not_offered: () => `یکی از خدمات جانبی دیگر ارائه نمی‌شود. آن را از کمپین بردارید.`,
    goal_refused: ({ issues: e }) => e.map(_).join(` `),
    cpm_price_missing: () => `برای این پلتفرم و قالب هنوز قیمت بازدید ثبت نشده است.`,
    combination_not_allowed: () => `این پلتفرم، قالب و نوع کمپین با هم فروخته نمی‌شوند.`,
    discount_refused: ({ refusals: e }) => e.map(v).join(` `),
    pinned_not_offered: () => `یکی از ناشران یا باندل‌های نگه‌داشته‌شده دیگر در دسترس نیست.`,
    workbook_broken: () => `پروندهٔ اکسل خوانده نشد. پروندهٔ xlsx سالم بفرستید.`,
    rows_too_many: ({ limit: e }) => `ردیف‌های پرونده بیش از اندازه است. حداکثر ${r(e)} ردیف.`,
    columns_missing: ({ columns: e }) => `ستون ${e.map((e) => `«${e}»`).join(`، `)} در پرونده نیست. خروجی همین صفحه را ویرایش کنید.`,
    url_not_allowed: () => `این نشانی پذیرفته نمی‌شود. نشانی کامل صفحه‌ای عمومی را با http یا https بنویسید.`,
    export_refused: () => `این دکمه در نسخهٔ آموزشی غیرفعال است.`,
    clock_moving: () => `ساعت آزمایشی در حال حرکت است. تا پایان آن صبر کنید.`,
    clock_backwards: () => `ساعت آزمایشی به عقب برنمی‌گردد.`,
  };
function _(e) {
  return e.code === `min_value`
    ? `هدف کمپین دست‌کم ${r(e.minimum)} است.`
    : e.code === `max_value`
      ? `هدف کمپین حداکثر ${r(e.maximum)} است.`
      : `هدف کمپین باید عددی بزرگ‌تر از صفر باشد.`;
}
function v(e) {
  let t = `کد «${e.discount_code}»`;
  switch (e.code) {
    case `unknown`:
      return `${t} شناخته نشد.`;
    case `not_for_this_campaign`:
      return `${t} برای این کمپین نیست.`;
    case `used_up`:
      return `ظرفیت ${t} پر شده است.`;
    case `already_used`:
      return `${t} پیش‌تر به کار رفته است.`;
    case `not_stackable`:
      return `${t} با کد دیگری جمع نمی‌شود.`;
    case `not_yet_valid`:
      return `زمان ${t} هنوز نرسیده است.`;
    case `expired`:
      return `زمان ${t} گذشته است.`;
    case `below_minimum`:
      return `${t} برای خرید از ${r(e.minimum)} تومان به بالا است.`;
  }
}
function y(e) {
  return c(g, e);
}
export { y as t };
