import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { ut as n, w as r } from './tUkH6Wd0.js';
import { t as i } from './hGArrtHc.js';
import { a, o } from './DRQ0Ktxg.js';
import { t as s } from './B4PylbZJ.js';
import { t as c } from './CpdwfL3C.js';
import { t as l } from './DDN8PgIi.js';
import { _ as u } from './DFNVB9y5.js';
import { t as d } from './BX5XbKd6.js';
import { t as f } from './myNqLDer.js';
import { t as p } from './BsElgLiT.js';
import { n as m, r as h } from './Bd4L3x19.js';
var g = {
    views: {
      title: `هدف بازدید`,
      limits: (e, t) => `از ${e} تا ${t}`,
      count: `تعداد بازدید`,
      unit: `بازدید`,
      slider: `تعداد بازدید، با لغزاندن`,
      roundedSuffix: `؛ به هزار بازدید گرد می‌شود.`,
      atLeast: (e) => `دست‌کم ${e} بازدید لازم است.`,
      atMost: (e) => `بیشتر از ${e} بازدید فروخته نمی‌شود.`,
      needed: `تعداد بازدید را بنویسید.`,
      perThousand: `هر هزار بازدید`,
      goal: `هدف`,
      thousand: `هزار`,
      budget: `بودجهٔ لازم`,
    },
    clicks: {
      title: `کلیک روزانه و قیمت`,
      note: `کلیک روزانهٔ بیشتر، قیمت کمتر برای کلیک‌های افزوده`,
      perDay: `کلیک در روز`,
      least: (e) => `دست‌کم ${e}`,
      days: `مدت`,
      daysOf: (e) => `${e} روز`,
      fromPeriod: `از بازهٔ انتشار`,
      periodUnknown: `بازه را برگزینید`,
      total: `هدف کلیک`,
      unit: `کلیک`,
      needed: `تعداد کلیک را بنویسید.`,
      tooFew: (e, t) => `برای ${t} روز دست‌کم ${e} کلیک لازم است.`,
      steps: `قیمت هر کلیک در پله‌های روزانه`,
      upTo: (e) => `تا ${e}`,
      between: (e, t) => `${e} تا ${t}`,
      from: (e) => `از ${e} به بالا`,
      now: `پلهٔ اکنون`,
      hint: (e, t) => ({ lead: `از ${e} کلیک در روز`, rest: ` به بعد، هر کلیک افزوده ${t} تومان است.` }),
      hintSum: (e, t, n) => ` ${e} کلیک در روز برای ${t} روز ${n} تومان می‌شود.`,
      cheapest: `در ارزان‌ترین پله هستید؛ هر کلیک افزوده همین قیمت را دارد.`,
    },
    price: {
      title: `بودجهٔ لازم`,
      withVat: `تومان، با مالیات`,
      views: (e) => `${e} هزار بازدید`,
      clicks: (e, t) => `${e} کلیک، میانگین هر کلیک ${t}`,
      vat: (e) => `مالیات، ${e}`,
      held: `مبلغ نگه‌داشته`,
      oneDay: `برای یک روز؛ بازهٔ انتشار هنوز برگزیده نشده است.`,
      waiting: `با نوشتن هدف، قیمت این‌جا می‌آید.`,
      stale: `قیمت تازه نیامد؛ آنچه می‌بینید آخرین پاسخ است.`,
      failed: `قیمت نیامد.`,
      retry: `تلاش دوباره`,
      counting: `در حال محاسبهٔ قیمت`,
    },
  },
  _ = n(),
  v = g.price;
function y({ price: e }) {
  return e.error === null
    ? null
    : (0, _.jsxs)(i, {
        tone: `warning`,
        role: `status`,
        action: (0, _.jsx)(r, { variant: `secondary`, size: `sm`, isLoading: e.isAsking, onClick: e.retry, children: v.retry }),
        children: [e.answer === void 0 ? v.failed : v.stale, ` `, d(e.error)],
      });
}
var b = (e) => (e.isOld || e.error !== null ? `opacity-60` : ``),
  x = e(t(), 1);
function S(e, t, n, r) {
  let i = n === void 0 ? `` : JSON.stringify(n),
    a = p(i, f.figures),
    o = i === `` ? `` : a,
    s = l({
      queryKey: [`pricing`, e, o],
      enabled: o !== ``,
      staleTime: 6e4,
      placeholderData: u,
      queryFn: ({ signal: e }) => r(JSON.parse(o), e),
    }),
    [c, d] = (0, x.useState)(),
    m = s.isPlaceholderData || o === `` ? void 0 : s.data;
  m !== void 0 && m !== c?.answer && d({ scope: t, text: o, answer: m });
  let h = c?.scope === t ? c : void 0;
  return {
    answer: h?.answer,
    isOld: h !== void 0 && h.text !== i,
    isAsking: i !== `` && (i !== o || s.isFetching),
    error: i === o && s.isError ? s.error : null,
    retry: () => void s.refetch(),
  };
}
var C = ({ media_type: e, content_type: t }) => `${e} ${t}`;
function w(e) {
  let { campaign_type: t, media_type: n, content_type: r, goal_total_reach: i } = e,
    o = t === `CPM` && i !== null && a(n, i).length === 0 ? { media_type: n, content_type: r, goal_total_reach: i } : void 0;
  return S(`views`, C(e), o, (e, t) => c.pricing.getCpmPrice({ body: e }, { signal: t }));
}
function T(e, t) {
  let { campaign_type: n, media_type: r, content_type: i, goal_total_reach: a } = e,
    l = t === void 0 ? null : s(t, 1),
    u = h(e),
    d = u ? e.publish_period_start : l,
    f = u ? e.publish_period_end : l,
    p =
      n === `CPC` && a !== null && o(a, m(e)).length === 0 && d !== null && f !== null
        ? { media_type: r, content_type: i, goal_total_reach: a, publish_period_start: d, publish_period_end: f }
        : void 0;
  return S(`clicks`, C(e), p, (e, t) => c.pricing.getCpcPrice({ body: e }, { signal: t }));
}
export { g as a, b as i, w as n, y as r, T as t };
