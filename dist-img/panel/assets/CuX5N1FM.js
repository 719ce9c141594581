import { r as e } from './XKyaHtl9.js';
import { i as t } from './BUw95eHc.js';
import { t as n } from './Btz5ujWA.js';
import { t as r } from './-5bYP5Q7.js';
import { t as i } from './DMgBxgKs.js';
import { i as a, o } from './BM7VaH2K.js';
import { t as s } from './DcRCx3yS.js';
import { i as c } from './CTGuGsln.js';
import { n as l, t as u } from './OC6yXdXM.js';
import { t as d } from './5mUrkmJM.js';
import { t as f } from './Civ7Zpqi.js';
import { t as p } from './D8JH1jTK.js';
import { t as m } from './DlxzsJOC.js';
import { o as h, s as g } from './CjOOoom6.js';
import { t as _ } from './BREpMotf.js';
import { o as v, t as y } from './DxIph7tV.js';
import { n as b } from './CBeAaEYc.js';
import { a as x } from './DiG58iuX.js';
import { t as S } from './D-KtRBWE.js';
import { t as C } from './D6yxFfnN.js';
import { ut as w } from './tUkH6Wd0.js';
var T = e(p(), 1),
  E = {
    publishers: `ناشران`,
    bundles: `باندل‌ها`,
    selected: `انتخاب‌شده`,
    views: `نمای فهرست`,
    search: `جست‌وجوی ناشر`,
    searchBundles: `جست‌وجوی باندل`,
    searchBundlesExample: `نام باندل یا ناشر`,
    searchExample: `نام یا شناسهٔ صفحه`,
    sort: `مرتب‌سازی`,
    allFilters: `همهٔ فیلترها`,
    showCount: (e) => `دیدن ${e} ناشر`,
    price: `قیمت`,
    toman: `تومان`,
    person: `نفر`,
    categories: `دسته‌بندی`,
    availability: `مدت ماندگاری`,
    hours: (e) => `${e} ساعت`,
    pageType: `نوع صفحه`,
    pageTypes: { personal: `شخصی`, topic: `موضوعی`, news: `خبری`, business: `کسب‌وکار` },
    recommendedOnly: `فقط پیشنهادی`,
    recommendedText: `بر پایهٔ دسته‌های کمپین شما`,
    storyNumber: `تعداد استوری`,
    selectedOnly: `فقط انتخاب‌شده‌ها`,
    score: `امتیاز`,
    reliableOnly: `فقط ناشران مطمئن`,
    staff: `کارکنان`,
    excel: `اکسل`,
    insight: `آمار می‌دهد`,
    insightText: `ناشر تصویر آمار را پس از انتشار می‌فرستد`,
  };
function D({ media_type: e }, t) {
  return {
    search: { label: E.search },
    recommendedOnly: { label: E.recommendedOnly, hint: E.recommendedText, icon: C },
    price: { label: E.price, unit: E.toman },
    followers: { label: y[x(e)], unit: E.person },
    categories: { label: E.categories, options: t },
    availabilityHours: { label: E.availability },
    pageType: { label: E.pageType, options: S.map((e) => ({ value: e, label: E.pageTypes[e] })), isExtra: !0 },
    storyNumber: { label: E.storyNumber, options: b.map((e) => ({ value: e, label: v[e] })), isExtra: !0 },
    willProvideInsight: { label: E.insight, hint: E.insightText },
    selectedOnly: { label: E.selectedOnly, isExtra: !0 },
    score: { label: E.score, tag: E.staff, isExtra: !0 },
    reliableOnly: { label: E.reliableOnly, tag: E.staff, isExtra: !0 },
  };
}
function O(e) {
  if (e.key === `availabilityHours` && e.type === `select` && typeof e.options != `string`)
    return e.options.map((e) => ({ value: e, label: E.hours(c(Number(e))) }));
}
function k(e, t) {
  let n = h(e);
  return Object.entries(D(e, t)).flatMap(([e, t]) => {
    let r = n.find((t) => t.key === e);
    return r ? [{ ...t, field: r, options: O(r) ?? t.options }] : [];
  });
}
function A(e, t) {
  let { filters: n, notices: r } = _(
    e,
    t.map(({ field: e }) => e),
  );
  return { filters: n, dropped: r.length };
}
function j(e, n) {
  return t(
    e,
    n.map(({ field: e }) => e),
  );
}
var M = w();
function N({ view: e, pair: t, onChange: p, count: h, selectedCount: _, bundleCount: v, categories: y, end: b }) {
  let { media_type: x, content_type: S, isStoryNumberKnown: C, isStaffView: w, hasRecommender: D, hasPrices: O } = t,
    N = (0, T.useMemo)(() => {
      let e = y.map(({ id: e, title_fa: t }) => ({ value: String(e), label: t }));
      return k({ media_type: x, content_type: S, isStoryNumberKnown: C, isStaffView: w, hasRecommender: D, hasPrices: O }, e);
    }, [x, S, C, w, D, O, y]),
    { filters: P, dropped: F } = A(e.filter, N),
    I = (e) => {
      let [t, n] = [a(P), a(e)];
      p({ filter: j(e, N) }, t !== n && t !== `` && n !== ``);
    },
    L = e.tab === `all`,
    R = l(u);
  return (0, M.jsxs)(`div`, {
    className: `flex flex-col gap-2 px-(--gutter) py-3`,
    children: [
      (0, M.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-2`,
        children: [
          (0, M.jsx)(d, {
            label: E.views,
            value: e.tab,
            onChange: (e) => p({ tab: e }),
            className: `max-lg:flex max-lg:w-full max-lg:[&>*]:flex-1 max-lg:[&>*]:px-1.5`,
            options: [
              { value: `all`, label: E.publishers, count: c(h) },
              ...(v === void 0 ? [] : [{ value: `bundles`, label: E.bundles, count: c(v) }]),
              { value: `selected`, label: E.selected, count: c(_) },
            ],
          }),
          (0, M.jsxs)(`div`, {
            className: `flex min-w-0 flex-1 justify-end gap-2`,
            children: [
              e.tab !== `selected` &&
                (0, M.jsx)(s, {
                  label: L ? E.search : E.searchBundles,
                  placeholder: L ? E.searchExample : E.searchBundlesExample,
                  maxLength: 100,
                  text: a(P),
                  onText: (e) => I(o(P, `search`, { type: `search`, text: e })),
                  className: `min-w-0 flex-1 lg:max-w-64`,
                }),
              L &&
                (0, M.jsx)(f, {
                  label: E.sort,
                  isLabelHidden: !0,
                  value: e.ordering,
                  onChange: (e) => p({ ordering: e }),
                  options: g(t).map((e) => ({ value: e, label: m.orderings[e] ?? e })),
                  className: `w-36 shrink-0`,
                }),
              R && b,
            ],
          }),
        ],
      }),
      L &&
        (0, M.jsxs)(`div`, {
          className: `-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-0.5 [scrollbar-width:none] lg:flex-wrap`,
          children: [
            (0, M.jsx)(i, {
              isDrawer: !0,
              label: E.allFilters,
              specs: N,
              filters: P,
              onFilters: I,
              closeLabel: E.showCount(c(h)),
              className: `font-normal! lg:order-last lg:ms-auto`,
            }),
            !R && b,
            (0, M.jsx)(r, { isWithoutMore: !0, specs: N, filters: P, onFilters: I }),
          ],
        }),
      (0, M.jsx)(n, { count: F + e.dropped }),
    ],
  });
}
export { N as PlanToolbar };
