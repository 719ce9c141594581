import { t as e } from './D4tpWBZn.js';
import { n as t, t as n } from './DxIph7tV.js';
import { a as r } from './DiG58iuX.js';
import { t as i } from './D-KtRBWE.js';
import { t as a } from './Cc7jf1rM.js';
import { ut as o, w as s } from './F4vu4jyn.js';
import { t as c } from './BIxgyhlm.js';
import { i as l, l as u, s as d } from './DrUi8QQT.js';
import { t as f } from './Ct4oq9fU.js';
import { t as p } from './C2xNOys4.js';
import { Sheet as m } from './yHKwzNde.js';
import { t as h } from './6U2B4Pwr.js';
import { t as g } from './VXmm6Y8v.js';
import { t as _ } from './BTSTizhr.js';
var v = {
    title: `جزئیات ناشر`,
    pageTypes: { personal: `شخصی`, topic: `موضوعی`, news: `خبری`, business: `کسب‌وکار` },
    pageType: `نوع صفحه`,
    categories: `دسته‌ها`,
    score: `امتیاز`,
    staff: `کارکنان`,
    outOfTen: (e) => `${e} از ۱۰`,
    insight: `آمار`,
    insightYes: `پس از انتشار می‌دهد`,
    insightNo: `نمی‌دهد`,
    reach: `دسترسی تخمینی`,
    range: (e, t) => `${e} تا ${t} نفر`,
    rests: `میانهٔ آخرین انتشارهای این قالب؛ از هر پنج بار، چهار بار در این بازه است.`,
    tariffs: `تعرفه‌ها`,
    tariffsText: `با انتخاب، همین تعرفه در بسته می‌نشیند.`,
    tariff: (e) => `${e} ساعت ماندگاری`,
    stories: (e) => `${e} استوری پیاپی`,
    formats: `قالب‌های دیگر این ناشر`,
    formatsText: `هر کمپین یک قالب دارد؛ برای این‌ها کمپینی دیگر بسازید.`,
    toman: `تومان`,
    person: `نفر`,
    add: `افزودن به بسته`,
    remove: `برداشتن از بسته`,
    comma: `، `,
  },
  y = o();
function b({ label: e, children: t }) {
  return (0, y.jsxs)(`div`, {
    className: `flex min-h-10 items-center justify-between gap-3 border-b text-md last:border-b-0`,
    children: [
      (0, y.jsx)(`dt`, { className: `text-text-2`, children: e }),
      (0, y.jsx)(`dd`, { className: `text-end font-medium`, children: t }),
    ],
  });
}
function x(e, t) {
  let { score: n, tariffs: r, other_formats: i, ...a } = e,
    o = t.reach > 0 ? Math.round((t.price * 1e3) / t.reach) : null,
    s = t.plan_id === a.id,
    c = a.reach > 0 ? t.reach / a.reach : 0;
  return {
    ...a,
    id: t.plan_id,
    availability_hours: t.availability_hours,
    story_count: t.story_count,
    price: t.price,
    reach: t.reach,
    reach_low: s ? a.reach_low : Math.round(a.reach_low * c),
    reach_high: s ? a.reach_high : Math.round(a.reach_high * c),
    cost_per_thousand: o,
  };
}
function S({ plan: e, cart: t, way: n }) {
  let r = e.tariffs.find((e) => t.has(e.plan_id)),
    i = ({ price: e, reach: t }) => [...(n === `views` ? [] : [`${u(e)} ${v.toman}`]), `${d(t)} ${v.person}`].join(v.comma),
    a = ({ availability_hours: e, story_count: t = 1 }) => [v.tariff(l(e)), ...(t > 1 ? [v.stories(l(t))] : [])].join(v.comma);
  return (0, y.jsx)(p, {
    className: `mt-5`,
    look: `list`,
    label: v.tariffs,
    hint: v.tariffsText,
    value: r === void 0 ? `` : String(r.plan_id),
    onChange: (n) => {
      let r = e.tariffs.find(({ plan_id: e }) => String(e) === n);
      r && t.actions.togglePlan(x(e, r));
    },
    options: e.tariffs.map((e) => ({ value: String(e.plan_id), label: a(e), text: i(e) })),
  });
}
function C({ plan: e, cart: o, way: s }) {
  let c = f(e.reach_low, e.reach_high),
    p = i.find((t) => t === e.page_type);
  return (0, y.jsxs)(y.Fragment, {
    children: [
      (0, y.jsxs)(`div`, {
        className: `flex items-center gap-3`,
        children: [
          (0, y.jsx)(a, { id: String(e.publisher_id), size: 52 }),
          (0, y.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, y.jsx)(`p`, { className: `truncate text-lg leading-8 font-bold`, children: e.title }),
              (0, y.jsxs)(`bdi`, { dir: `ltr`, className: `block truncate text-end text-sm text-text-3`, children: [`@`, e.username] }),
            ],
          }),
        ],
      }),
      (0, y.jsxs)(`dl`, {
        className: `mt-3`,
        children: [
          (0, y.jsx)(b, { label: n[r(e.media_type)], children: l(e.followers) }),
          (0, y.jsxs)(b, {
            label: v.reach,
            children: [
              d(e.reach),
              (0, y.jsx)(`span`, { className: `block text-sm font-normal text-text-3`, children: v.range(c.part, c.whole) }),
            ],
          }),
          p && (0, y.jsx)(b, { label: v.pageType, children: v.pageTypes[p] }),
          e.categories.length > 0 && (0, y.jsx)(b, { label: v.categories, children: e.categories.map((e) => e.title_fa).join(v.comma) }),
          (0, y.jsx)(b, { label: v.insight, children: e.will_provide_insight ? v.insightYes : v.insightNo }),
          e.score !== null &&
            (0, y.jsx)(b, {
              label: (0, y.jsxs)(`span`, {
                className: `inline-flex items-center gap-2`,
                children: [v.score, (0, y.jsx)(h, { children: v.staff })],
              }),
              children: v.outOfTen(l(e.score)),
            }),
        ],
      }),
      (0, y.jsx)(`p`, { className: `text-sm text-text-3`, children: v.rests }),
      (0, y.jsx)(S, { plan: e, cart: o, way: s }),
      e.other_formats.length > 0 &&
        (0, y.jsxs)(`section`, {
          className: `mt-5`,
          children: [
            (0, y.jsx)(`h3`, { className: `text-md font-semibold`, children: v.formats }),
            (0, y.jsx)(`p`, { className: `text-sm text-text-3`, children: v.formatsText }),
            (0, y.jsx)(`dl`, {
              className: `mt-1`,
              children: e.other_formats.map(({ plan_id: e, content_type: n, price: r }) =>
                (0, y.jsxs)(b, { label: t[n], children: [u(r), ` `, v.toman] }, e),
              ),
            }),
          ],
        }),
    ],
  });
}
function w({ id: t, cart: n, way: r, onClose: i }) {
  let a = g({
      queryKey: [`publishers`, `plan`, t],
      staleTime: 6e4,
      queryFn: ({ signal: e }) => _.publishers.getMediaPlan({ params: { id: t } }, { signal: e }),
    }),
    o = a.data,
    l = o?.tariffs.find((e) => n.has(e.plan_id)) ?? o?.tariffs.find((e) => e.plan_id === t),
    u = l !== void 0 && n.has(l.plan_id);
  return (0, y.jsx)(m, {
    isOpen: !0,
    onOpenChange: i,
    side: `start`,
    isGroundClear: !0,
    drawerWidth: 420,
    title: v.title,
    footer:
      o &&
      l &&
      (0, y.jsx)(s, {
        size: `lg`,
        variant: u ? `secondary` : `primary`,
        onClick: () => n.actions.togglePlan(x(o, l)),
        children: u ? v.remove : v.add,
      }),
    children: (0, y.jsx)(c, {
      state: o ? `ready` : a.isError ? `failed` : `loading`,
      failedText: e(a.error),
      onRetry: () => void a.refetch(),
      children: o && (0, y.jsx)(C, { plan: o, cart: n, way: r }),
    }),
  });
}
export { w as PlanDetails };
