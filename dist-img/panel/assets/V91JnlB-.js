import { $ as e, C as t, E as n, F as r, T as i, c as a, ct as o, it as s, ut as c } from './tUkH6Wd0.js';
import { t as l } from './BJYTeqjr.js';
import { a as u, i as d, l as f, r as p, s as m } from './CTGuGsln.js';
import { t as h } from './Btvnrh0P.js';
import { t as g } from './CVBP8ODU.js';
import { t as _ } from './B_aV3d_Z.js';
import { t as v } from './DDN8PgIi.js';
import { n as y } from './i5RsCZif.js';
import { t as b } from './BGXTqO01.js';
import { i as x } from './vSiZIiuR.js';
import { n as S, r as C, t as w } from './DBc67NIz.js';
import { s as T } from './CIjs4pVG.js';
import { a as E, n as D } from './BQgtg40M.js';
import { l as O, o as k } from './B4PylbZJ.js';
import { t as A } from './BfLIJkZn.js';
import { t as j } from './9pdsgIoR.js';
import { t as M } from './BFgXUi3U.js';
import { n as N, t as P } from './OC6yXdXM.js';
import { a as F } from './CcJNm28B.js';
import { t as I } from './DqJhnfx2.js';
var L = {
    title: `شناسنامه`,
    headOf: (e) => `شناسنامهٔ ${e}`,
    report: `گزارش کمپین`,
    number: (e) => `شناسه ${e}`,
    toman: `تومان`,
    figures: {
      label: `پول این کمپین`,
      amount: `مبلغ کمپین`,
      captured: `کسر شده`,
      held: `هنوز نگه‌داشته`,
      released: `آزاد شده`,
      bar: (e, t, n) => `${e} کسر شده، ${t} نگه داشته شده و ${n} آزاد شده است`,
      untouched: `هنوز پولی از موجودی نگه داشته نشده است.`,
      vat: (e) => `با ${e} مالیات`,
      discount: (e, t) => `با ${t} تومان تخفیف و ${e} مالیات`,
      delivered: (e) => `${e} ناشر، پایان یافته`,
      running: (e) => `${e} ناشر در راه`,
      none: `چیزی کسر نشده است`,
      nothingHeld: `چیزی نگه داشته نشده است`,
      noRelease: `بدون رد یا لغو`,
      backTo: `به موجودی برگشت`,
    },
    brief: {
      title: `چه خریده شد`,
      version: (e) => `نسخهٔ ${e}`,
      format: `پلتفرم و قالب`,
      type: `نوع کمپین`,
      period: `بازه و ساعت انتشار`,
      hours: (e, t, n) => `${e}، ${t} تا ${n}`,
      location: `مکان اجرا`,
      everywhere: `همه‌جا`,
      categories: `دسته‌ها`,
      allCategories: `همهٔ دسته‌ها`,
      reach: `دسترسی تخمینی، جمع ناشران`,
      goal: `هدف دسترسی`,
      link: `نشانی صفحهٔ فرود`,
      files: `محتوا`,
      none: `—`,
      openFile: (e) => `دیدن ${e}`,
      comma: `، `,
      join: (e) => e.join(` · `),
    },
    placements: {
      title: `جایگاه‌های خریداری‌شده`,
      caption: `ناشران این کمپین با وضعیت، تعرفه و مبلغ کسرشده`,
      publisher: `ناشر`,
      state: `وضعیت`,
      live: `شروع انتشار`,
      hoursOf: (e) => `${e} ساعت`,
      price: `تعرفه`,
      total: `سهم با تخفیف و مالیات`,
      captured: `کسر شده`,
      none: `—`,
      sum: (e) => `جمع ${e} ناشر`,
      at: (e, t) => `${e}، ${t}`,
      capturedOf: (e) => `${e} تومان کسر شد`,
    },
  },
  R = c(),
  z = L.brief,
  B = `touch-area rounded-sm break-all text-text-link hover:underline`;
function V({ files: e }) {
  return e.length === 0
    ? z.none
    : (0, R.jsx)(`span`, {
        className: `flex flex-wrap gap-x-3`,
        children: e.map(({ id: e, name: t, url: n }) =>
          (0, R.jsx)(
            `a`,
            {
              href: n,
              target: `_blank`,
              rel: `noreferrer`,
              'aria-label': z.openFile(t),
              className: B,
              children: (0, R.jsx)(`bdi`, { children: t }),
            },
            e,
          ),
        ),
      });
}
function H({ link: e }) {
  if (e === ``) return z.none;
  let t = (0, R.jsx)(`bdi`, { dir: `ltr`, children: e });
  return T(e) ? (0, R.jsx)(`a`, { href: e, target: `_blank`, rel: `noreferrer`, className: B, children: t }) : t;
}
function U({ campaign: e, categories: n }) {
  let i = e.placements.reduce((e, t) => e + t.reach_estimate, 0),
    a = (e) => r(`${e}:00`),
    o = e.goal_total_reach,
    s = [
      {
        label: z.format,
        value: (0, R.jsxs)(`span`, {
          className: `flex items-center gap-2`,
          children: [(0, R.jsx)(h, { platform: e.media_type, size: 20 }), z.join([t.platforms[e.media_type], E.formats[e.content_type]])],
        }),
      },
      { label: z.type, value: E.types[e.campaign_type] },
      {
        label: z.period,
        value: z.hours(D(e.publish_period_start, e.publish_period_end), a(e.preferred_publish_start_hour), a(e.preferred_publish_end_hour)),
      },
      { label: z.location, value: e.execution_locations.join(z.comma) || z.everywhere },
      { label: z.categories, value: n.join(z.comma) || z.allCategories },
      { label: z.reach, value: m(i) },
      ...(o === null ? [] : [{ label: z.goal, value: m(o) }]),
      { label: z.link, value: (0, R.jsx)(H, { link: e.content_link }) },
      { label: z.files, value: (0, R.jsx)(V, { files: e.content_files }) },
    ];
  return (0, R.jsxs)(`section`, {
    'aria-labelledby': `brief`,
    className: `border-b border-line px-(--gutter) py-5`,
    children: [
      (0, R.jsxs)(`h2`, {
        id: `brief`,
        className: `mb-3 flex flex-wrap items-baseline gap-x-3 text-lg font-bold`,
        children: [z.title, (0, R.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: z.version(d(e.version)) })],
      }),
      (0, R.jsx)(`dl`, {
        className: `grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1 lg:grid-cols-3`,
        children: s.map(({ label: e, value: t }) =>
          (0, R.jsxs)(
            `div`,
            {
              className: `min-w-0`,
              children: [
                (0, R.jsx)(`dt`, { className: `text-sm text-text-3`, children: e }),
                (0, R.jsx)(`dd`, { className: `text-md font-medium`, children: t }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
var W = L.figures,
  G = { captured: `bg-action`, held: `bg-chart-1-soft shadow-[inset_0_0_0_1px_var(--chart-1)]`, released: `bg-chart-track` };
function K({ name: e, toman: t, text: r, fill: i }) {
  return (0, R.jsxs)(`div`, {
    className: `min-w-0 px-(--gutter) py-4 lg:px-5 lg:first:ps-(--gutter)`,
    children: [
      (0, R.jsxs)(`dt`, {
        className: `flex items-center gap-2 text-sm text-text-2`,
        children: [i !== void 0 && (0, R.jsx)(`span`, { 'aria-hidden': !0, className: n(`size-2.5 shrink-0 rounded-xs`, i) }), e],
      }),
      (0, R.jsxs)(`dd`, {
        children: [
          (0, R.jsx)(`span`, { className: `text-lg leading-8 font-bold lg:text-xl`, children: f(t) }),
          ` `,
          (0, R.jsx)(`span`, { className: `text-sm text-text-3`, children: L.toman }),
          (0, R.jsx)(`span`, { className: `block text-sm text-text-3`, children: r }),
        ],
      }),
    ],
  });
}
function q({ campaign: e }) {
  let { held: t, captured: n, released: r } = e.money,
    i = t + n + r,
    { quote: a, placements: o } = e,
    s = u(a.vat_percent / 100),
    c = o.filter(({ captured: e }) => e > 0).length,
    l = o.filter((e) => e.total - e.captured - e.released > 0).length,
    p = [
      { key: `captured`, amount: n },
      { key: `held`, amount: t },
      { key: `released`, amount: r },
    ];
  return (0, R.jsxs)(`section`, {
    'aria-label': W.label,
    className: `border-b border-line pb-5`,
    children: [
      (0, R.jsxs)(`dl`, {
        className: `grid grid-cols-2 lg:grid-cols-4 lg:divide-x lg:divide-line lg:rtl:divide-x-reverse`,
        children: [
          (0, R.jsx)(K, { name: W.amount, toman: i > 0 ? i : e.total, text: a.discount > 0 ? W.discount(s, f(a.discount)) : W.vat(s) }),
          (0, R.jsx)(K, { name: W.captured, toman: n, fill: G.captured, text: n > 0 ? W.delivered(d(c)) : W.none }),
          (0, R.jsx)(K, { name: W.held, toman: t, fill: G.held, text: t > 0 ? W.running(d(l)) : W.nothingHeld }),
          (0, R.jsx)(K, { name: W.released, toman: r, fill: G.released, text: r > 0 ? W.backTo : W.noRelease }),
        ],
      }),
      i > 0
        ? (0, R.jsx)(`div`, {
            role: `img`,
            'aria-label': W.bar(f(n), f(t), f(r)),
            className: `mx-(--gutter) flex h-2 gap-0.5 overflow-hidden rounded-full`,
            children: p.map(({ key: e, amount: t }) => t > 0 && (0, R.jsx)(`span`, { className: G[e], style: { flexGrow: t } }, e)),
          })
        : (0, R.jsx)(`p`, { className: `px-(--gutter) text-sm text-text-3`, children: W.untouched }),
    ],
  });
}
var J = L.placements;
function Y({ item: e }) {
  return (0, R.jsxs)(`span`, {
    className: `flex min-w-0 items-center gap-3`,
    children: [
      (0, R.jsx)(A, { id: String(e.publisher_id), size: 32 }),
      (0, R.jsxs)(`span`, {
        className: `min-w-0`,
        children: [
          (0, R.jsx)(`bdi`, { className: `block truncate text-md font-semibold`, children: e.title }),
          (0, R.jsxs)(`bdi`, { dir: `ltr`, className: `block truncate text-sm text-text-3`, children: [`@`, e.username] }),
        ],
      }),
    ],
  });
}
function X({ live_at: e }) {
  return e === null ? J.none : J.at(k(Date.parse(e)), O(Date.parse(e)));
}
var Z = [
  { key: `publisher`, label: J.publisher, cell: (e) => (0, R.jsx)(Y, { item: e }) },
  { key: `state`, label: J.state, cell: (e) => (0, R.jsx)(C, { placement: e }) },
  {
    key: `live`,
    label: J.live,
    cell: (e) =>
      (0, R.jsxs)(`span`, {
        className: `block whitespace-nowrap text-text-2`,
        children: [X(e), (0, R.jsx)(`span`, { className: `block text-sm text-text-3`, children: J.hoursOf(d(e.availability_hours)) })],
      }),
  },
  { key: `price`, label: J.price, isNumeric: !0, priority: 3, cell: ({ price: e }) => f(e) },
  { key: `total`, label: J.total, isNumeric: !0, cell: ({ total: e }) => (0, R.jsx)(`b`, { className: `font-semibold`, children: f(e) }) },
  { key: `captured`, label: J.captured, isNumeric: !0, cell: ({ captured: e }) => (e === 0 ? J.none : f(e)) },
];
function Q({ item: e }) {
  return (0, R.jsxs)(`div`, {
    className: `flex items-start justify-between gap-3`,
    children: [
      (0, R.jsxs)(`span`, {
        className: `flex min-w-0 flex-col gap-2`,
        children: [(0, R.jsx)(Y, { item: e }), (0, R.jsx)(C, { placement: e })],
      }),
      (0, R.jsxs)(`span`, {
        className: `shrink-0 text-end`,
        children: [
          (0, R.jsx)(`b`, { className: `block text-md font-semibold`, children: f(e.total) }),
          (0, R.jsx)(`span`, { className: `text-sm text-text-3`, children: e.captured > 0 ? J.capturedOf(f(e.captured)) : X(e) }),
        ],
      }),
    ],
  });
}
var $ = (e, t) => e.reduce((e, n) => e + n[t], 0);
function ee({ placements: e }) {
  let t = N(P),
    n = J.sum(d(e.length));
  return (0, R.jsxs)(`section`, {
    'aria-labelledby': `bought`,
    children: [
      (0, R.jsxs)(`h2`, {
        id: `bought`,
        className: `flex items-center gap-2 px-(--gutter) pt-5 pb-2 text-lg font-bold`,
        children: [J.title, ` `, (0, R.jsx)(j, { count: e.length })],
      }),
      (0, R.jsx)(M, {
        caption: J.caption,
        isScrollable: !0,
        columns: Z,
        rows: e,
        rowKey: ({ id: e }) => String(e),
        totals: { publisher: n, price: f($(e, `price`)), total: f($(e, `total`)), captured: f($(e, `captured`)) },
        renderCard: (e) => (0, R.jsx)(Q, { item: e }),
      }),
      !t &&
        (0, R.jsxs)(`p`, {
          className: `flex justify-between gap-3 border-y border-line bg-surface-sunken px-(--gutter) py-3 text-sm text-text-2`,
          children: [
            (0, R.jsx)(`b`, { className: `font-semibold text-text`, children: n }),
            (0, R.jsxs)(`span`, { children: [f($(e, `total`)), ` `, L.toman] }),
          ],
        }),
    ],
  });
}
function te() {
  let { id: t = `` } = o({ strict: !1 }),
    n = v(x(Number(t))),
    r = F();
  if (e(n.error, `campaign_not_found`)) throw y();
  let c = n.data,
    u = (r.data ?? []).filter((e) => c?.ad_categories.includes(e.id));
  return (0, R.jsxs)(R.Fragment, {
    children: [
      (0, R.jsx)(I, {
        title: c === void 0 ? L.title : L.headOf(c.title),
        lead: c && (0, R.jsx)(h, { platform: c.media_type, size: 24 }),
        badge: c && (0, R.jsx)(_, { state: c.state }),
        sub: c && L.number(p(c.id)),
        back: { to: `/campaigns/$id`, label: L.report },
        actions: (0, R.jsxs)(R.Fragment, {
          children: [
            c && (0, R.jsx)(S, { campaign: c }),
            (0, R.jsxs)(s, {
              to: `/campaigns/$id`,
              params: { id: t },
              className: `${i({ variant: `secondary` })} max-lg:w-11 max-lg:border-0 max-lg:bg-transparent max-lg:px-0 max-lg:text-text-2`,
              children: [
                (0, R.jsx)(b, { 'aria-hidden': !0, size: 18 }),
                (0, R.jsx)(`span`, { className: `max-lg:sr-only`, children: L.report }),
              ],
            }),
          ],
        }),
      }),
      (0, R.jsx)(l, {
        ...g(n),
        skeleton: (0, R.jsx)(a, { rows: 8 }),
        children:
          c &&
          (0, R.jsxs)(`div`, {
            className: `grid xl:min-h-[calc(100dvh-80px)] xl:grid-cols-[minmax(0,1fr)_330px]`,
            children: [
              (0, R.jsxs)(`div`, {
                className: `min-w-0`,
                children: [
                  (0, R.jsx)(q, { campaign: c }),
                  (0, R.jsx)(U, { campaign: c, categories: u.map(({ title_fa: e }) => e) }),
                  (0, R.jsx)(ee, { placements: c.placements }),
                ],
              }),
              (0, R.jsx)(`aside`, {
                className: `border-line bg-surface-sunken px-(--gutter) py-6 max-xl:border-t xl:border-s xl:px-5`,
                children: (0, R.jsx)(w, { events: c.events }),
              }),
            ],
          }),
      }),
    ],
  });
}
export { te as CampaignIdentityPage };
