import { F as e } from './tUkH6Wd0.js';
import './Bco2wE24.js';
import { n as t, t as n } from './B4PylbZJ.js';
var r = {
    place: {
      title: `کجا و چگونه`,
      platform: `پلتفرم`,
      type: `نوع کمپین`,
      format: `قالب محتوا`,
      storyCount: `تعداد استوری`,
      typeTexts: {
        REACH: `محتوای آماده، قیمت ثابت ناشر`,
        INFLUENCE: `محتوا را ناشر می‌سازد`,
        CPM: `پرداخت برای هر هزار بازدید`,
        CPC: `پرداخت فقط برای هر کلیک`,
      },
      onlyIn: `فقط در`,
      soldAs: (e) => `در این پلتفرم فقط برای کمپین ${e}`,
      dropped: {
        campaign_type: (e) => `نوع «${e}»`,
        content_type: (e) => `قالب «${e}»`,
        package: `ناشران بسته`,
        goal_total_reach: `هدف`,
        telegram: `تنظیم‌های تلگرام`,
      },
      droppedTitle: (e) => `${e} برداشته شد.`,
      droppedText: `با انتخاب تازه جور نبود. بقیهٔ پاسخ‌ها مانده است.`,
      undo: `بازگرداندن`,
    },
    message: {
      title: `چه پیامی، برای چه کسی`,
      name: `عنوان کمپین`,
      nameExample: `مثلاً معرفی منوی پاییزی`,
      goal: `هدف کیفی`,
      locations: `مکان اجرا`,
      locationsHint: `خالی یعنی سراسر ایران`,
      categories: `دسته‌ها`,
      categoriesLimit: (e) => `تا ${e} دسته`,
      categoriesFailed: `فهرست دسته‌ها نیامد.`,
      retry: `تلاش دوباره`,
    },
    period: {
      title: `زمان انتشار`,
      summary: (e, t) => `${e} روز، هر روز ${t} ساعت`,
      start: `شروع`,
      end: `پایان`,
      choose: `انتخاب کنید`,
      startFrom: `شروع از`,
      now: `همین حالا`,
      inDays: (e) => `${e} روز دیگر`,
      pickStart: `روز شروع را برگزینید`,
      pickEnd: `روز پایان را برگزینید`,
      until: `تا`,
      days: (e) => `${e} روز`,
      cancel: `انصراف`,
      apply: `اعمال`,
      fromHour: `از ساعت`,
      toHour: `تا ساعت`,
      hoursPicture: (e, t) => `ساعت انتشار ${e} تا ${t}`,
    },
    budget: {
      title: `بودجه و هدف`,
      hints: { REACH: `یکی کافی است؛ با هر دو، بسته‌ها با هر دو سنجیده می‌شوند.`, INFLUENCE: `بیشتر از سقف بودجه هرگز نگه داشته نمی‌شود.` },
      budget: `سقف بودجه`,
      netOfVat: `، بدون مالیات`,
      reachGoal: `هدف دسترسی`,
      person: `نفر`,
    },
    considerations: { title: `ملاحظات`, label: `ملاحظات انتشار`, example: `مثلاً کنار پست خوراکی دیگر منتشر نشود` },
    rail: {
      glance: `کمپین در یک نگاه`,
      matching: `ناشران با این شرایط`,
      matchingFailed: `شمار ناشران نیامد.`,
      inBoth: `یک صفحه می‌تواند در چند دسته باشد.`,
      whenMoneyMoves: `پول چه زمانی جابه‌جا می‌شود؟`,
      moneyMoves: {
        REACH: `تا فعال‌سازی هیچ پولی جابه‌جا نمی‌شود. قیمت، جمع تعرفهٔ ناشرانی است که در گام ۳ برمی‌دارید، منهای تخفیف، به‌اضافهٔ مالیات بر ارزش افزوده.`,
        INFLUENCE: `تا فعال‌سازی هیچ پولی جابه‌جا نمی‌شود. سقف بودجه با مالیات آن نگه داشته می‌شود؛ پس از پاسخ ناشران، آنچه بیشتر از قیمت فهرست نهایی است آزاد می‌شود.`,
        CPM: `مبلغ هنگام فعال‌سازی نگه داشته می‌شود و برای هر هزار بازدید پذیرفته‌شده کم می‌شود؛ هرگز بیشتر از مبلغ نگه‌داشته. بازدید نرسیده به موجودی برمی‌گردد.`,
        CPC: `مبلغ هنگام فعال‌سازی نگه داشته می‌شود. فقط کلیک پذیرفته‌شده حساب می‌شود؛ کلیک ربات‌ها ثبت و رد می‌شود. باقی‌مانده ۴۸ ساعت پس از پایان آزاد می‌شود.`,
      },
      sentence: {
        one: `یک `,
        in: ` در `,
        ready: ` با محتوای آمادهٔ شما`,
        made: ` که ناشر می‌سازد`,
        from: `، از `,
        hour: `، ساعت `,
        audience: `، برای مخاطب `,
        upTo: `؛ تا سقف `,
        toman: ` تومان`,
        forReach: `؛ برای رسیدن به `,
        people: ` نفر`,
        untilViews: `، تا رسیدن به `,
        views: ` بازدید`,
        perDay: `، روزی `,
        inAll: ` و در مجموع `,
        clicks: ` کلیک`,
        stop: `.`,
      },
    },
  },
  i = 7;
function a({ start: e, end: n }) {
  return e === null || n === null ? 0 : Math.max(0, t(e, n) + 1);
}
function o(e, t, r) {
  let o = n(t, (a(e) || i) - 1);
  return { start: t, end: o > r ? o : n(r, 1) };
}
function s(e, t, n) {
  return e.start === null || t < e.start ? o(e, t, n) : { ...e, end: t };
}
function c(e) {
  return { min: e, max: n(e, 365) };
}
function l({ start: e }, t) {
  let r = n(t, 1);
  return { min: e === null || e < r ? r : e, max: n(e ?? t, 89) };
}
var u = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 30];
function d(e) {
  return u.map((t) => ({ days: t, day: n(e, t) }));
}
var f = Array.from({ length: 24 }, (e, t) => t);
function p(t) {
  return e(`${String(t).padStart(2, `0`)}:00`);
}
export { l as a, o as c, a as i, r as l, p as n, s as o, d as r, c as s, f as t };
