import { r as e } from './XKyaHtl9.js';
import { l as t, o as n } from './B4PylbZJ.js';
import { a as r } from './DBc67NIz.js';
import { ot as i, ut as a, w as o } from './tUkH6Wd0.js';
import { n as s } from './Dv9ofmIA.js';
import { i as c, l } from './CTGuGsln.js';
import { n as u } from './DtN1ZlFH.js';
import { t as d } from './BqHo0arR.js';
import { t as f } from './DBcoZrhZ.js';
import { t as p } from './CNSZY8AP.js';
import { t as m } from './D_xj592J.js';
import { t as h } from './D8JH1jTK.js';
import { t as g } from './Ddzm3zPb.js';
import { t as _ } from './BX5XbKd6.js';
import { o as v } from './CwUb1psq.js';
import { t as y } from './DNYY_FK6.js';
import { p as b } from './DDN8PgIi.js';
import { t as x } from './CpdwfL3C.js';
import { n as S, t as C } from './CdJPrCSt.js';
var w = e(h(), 1),
  T = {
    title: `پاسخ ناشران`,
    waiting: (e) => `${e} ناشر هنوز پاسخ نداده است. وقتی همه پاسخ دادند، فهرست را بپذیرید.`,
    ready: (e) => `همه پاسخ دادند. فهرست را تا ${e} بپذیرید، وگرنه همهٔ مبلغ آزاد می‌شود.`,
    at: (e, t) => `${e}، ساعت ${t}`,
    columns: { publisher: `ناشر`, answer: `پاسخ`, price: `مبلغ (تومان)` },
    total: (e) => `جمع ${e} ناشر پذیرفته`,
    held: `نگه‌داشته‌شده`,
    released: `پس از پذیرش آزاد می‌شود`,
    lacking: `پس از پذیرش افزون بر آن نگه داشته می‌شود`,
    accept: (e) => `پذیرش فهرست (${e} تومان)`,
    accepting: `در حال پذیرش…`,
    accepted: `فهرست پذیرفته شد؛ ناشران محتوا را می‌سازند.`,
    acceptFailed: `پذیرش فهرست انجام نشد!`,
    refuse: `هیچ‌کدام را نمی‌خواهم`,
    charge: (e) => `پذیرش و شارژ ${e} تومان`,
    shortfall: `کسری موجودی`,
    auto: `پس از شارژ خودکار پرداخت شود`,
    autoText: `فهرست با همین قیمت ۷۲ ساعت می‌ماند.`,
    short: `فهرست پذیرفته شد و منتظر پرداخت تفاوت است.`,
  };
function E(e, t, n) {
  let r = b(),
    i = S();
  return y({
    mutationFn: () =>
      x.contents.acceptOffers(
        { params: { id: e }, body: { expected_total: t, is_auto_after_charge: n } },
        { idempotencyKey: i.keyOf(`accept ${e} ${t} ${n}`) },
      ),
    onSuccess: ({ state: e }) => {
      (i.forget(), e === `TO_PAY` ? v.info(T.short) : v.success(T.accepted));
    },
    onError: (e) => {
      (C(e) && i.forget(), v.error(T.acceptFailed, _(e)));
    },
    onSettled: () => {
      for (let e of [[`campaigns`], [`contents`], [`finance`]]) r.invalidateQueries({ queryKey: e });
    },
  });
}
var D = a(),
  O = { accepted: { tone: `success`, icon: d }, declined: { tone: `danger`, icon: f } },
  k = { tone: `warning`, icon: m },
  A = { tone: `info`, icon: p },
  j = ({ state: e, out_reason: t }) => (t === `offer_lapsed` ? k : (O[e] ?? A));
function M({ label: e, amount: t, isShort: n = !1 }) {
  return (0, D.jsxs)(`p`, {
    className: `flex justify-between gap-4 text-md`,
    children: [
      (0, D.jsx)(`span`, { className: `text-text-2`, children: e }),
      (0, D.jsx)(`bdi`, { className: n ? `font-semibold text-danger-text` : `font-semibold`, children: l(t) }),
    ],
  });
}
var N = (e) => T.at(n(Date.parse(e)), t(Date.parse(e)));
function P({ campaign: e, renderRefusal: t }) {
  let { id: n, placements: a, money: d, allowed: f } = e,
    p = a.filter(({ state: e }) => e === `accepted`),
    m = a.filter(({ state: e }) => e === `offered`).length,
    h = e.list?.total ?? 0,
    _ = e.list?.difference ?? 0,
    v = e.list?.until ?? null,
    [y, b] = (0, w.useState)(!0),
    x = E(n, h, y),
    S = e.shortfall > 0,
    [C, O] = (0, w.useState)(!1),
    k = i(),
    A = ({ state: t }) => {
      t === `TO_PAY` && k({ to: `/financial/charge`, search: { amount: String(e.shortfall), return: `/campaigns/${n}` } });
    },
    P = g();
  return (0, D.jsxs)(`section`, {
    'aria-labelledby': `offers`,
    className: `flex flex-col gap-4 border-b border-line px-(--gutter) py-6`,
    children: [
      (0, D.jsxs)(`div`, {
        children: [
          (0, D.jsx)(`h2`, { id: `offers`, className: `text-lg font-bold`, children: T.title }),
          (0, D.jsx)(`p`, { className: `text-md text-text-2`, children: m > 0 ? T.waiting(c(m)) : T.ready(v === null ? `` : N(v)) }),
        ],
      }),
      (0, D.jsx)(`ul`, {
        className: `divide-y divide-line border-y border-line`,
        children: a.map((e) => {
          let { tone: t, icon: n } = j(e);
          return (0, D.jsxs)(
            `li`,
            {
              className: `flex flex-wrap items-center gap-x-4 gap-y-1 py-3`,
              children: [
                (0, D.jsxs)(`span`, {
                  className: `min-w-0 flex-1`,
                  children: [
                    (0, D.jsx)(`span`, {
                      className: `block truncate text-md font-semibold`,
                      children: (0, D.jsx)(`bdi`, { children: e.title }),
                    }),
                    (0, D.jsx)(`span`, {
                      className: `block truncate text-sm text-text-3`,
                      children: (0, D.jsxs)(`bdi`, { children: [`@`, e.username] }),
                    }),
                  ],
                }),
                (0, D.jsx)(u, { tone: t, icon: n, children: r(e) }),
                (0, D.jsx)(`bdi`, { className: `min-w-24 text-end text-md`, children: l(e.total) }),
              ],
            },
            e.id,
          );
        }),
      }),
      (0, D.jsxs)(`div`, {
        className: `flex max-w-md flex-col gap-1.5`,
        children: [
          (0, D.jsx)(M, { label: T.total(c(p.length)), amount: h }),
          (0, D.jsx)(M, { label: T.held, amount: d.held }),
          _ !== 0 && (0, D.jsx)(M, { label: _ > 0 ? T.lacking : T.released, amount: Math.abs(_) }),
          S && (0, D.jsx)(M, { label: T.shortfall, amount: e.shortfall, isShort: !0 }),
        ],
      }),
      S &&
        m === 0 &&
        (0, D.jsx)(s, {
          isSelected: y,
          onChange: b,
          label: T.auto,
          hint: T.autoText,
          className: `max-w-md rounded-lg border border-line-strong bg-surface px-4 py-3`,
        }),
      (0, D.jsxs)(`div`, {
        className: `flex flex-wrap gap-3`,
        children: [
          f.includes(`acceptOffers`) &&
            m === 0 &&
            p.length > 0 &&
            (0, D.jsx)(o, {
              size: `lg`,
              ...P,
              isLoading: x.isPending,
              loadingLabel: x.isPending ? T.accepting : void 0,
              onClick: () => x.mutate(void 0, { onSuccess: A }),
              children: S ? T.charge(l(e.shortfall)) : T.accept(l(h)),
            }),
          f.includes(`refuseOffers`) && (0, D.jsx)(o, { size: `lg`, variant: `secondary`, ...P, onClick: () => O(!0), children: T.refuse }),
        ],
      }),
      C && (0, D.jsx)(w.Suspense, { children: t(() => O(!1)) }),
    ],
  });
}
export { P as OffersPanel };
