import { F as e, N as t, Q as n } from './tUkH6Wd0.js';
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
function l(e) {
  return c(o, e);
}
export { c as a, o as i, a as n, i as o, l as r, r as t };
