import { r as e } from './XKyaHtl9.js';
import { t } from './D4tpWBZn.js';
import { $ as n, E as r, c as i, s as a, ut as o, w as s } from './F4vu4jyn.js';
import { t as c } from './BIxgyhlm.js';
import { t as l } from './C2psp-In.js';
import { i as u, l as d } from './DrUi8QQT.js';
import { t as f } from './DLUAPZVZ.js';
import { t as p } from './bWpLRuxg.js';
import { a as m } from './BiP7I_3L.js';
import { t as h } from './CVBP8ODU.js';
import { o as g } from './CwUb1psq.js';
import { t as _ } from './C-K0clPr.js';
import { p as v, t as y } from './VXmm6Y8v.js';
import { t as b } from './D8JH1jTK.js';
import { n as x, t as S } from './CvLxiTNC.js';
import { t as C } from './Dfvzj6n2.js';
import { t as w } from './BTSTizhr.js';
var T = {
    cancel: {
      title: `این کمپین لغو شود؟`,
      after: `لغو برگشت‌پذیر نیست.`,
      yes: `لغو کمپین`,
      no: `نگه داشتن کمپین`,
      busy: `در حال لغو…`,
      done: `کمپین لغو شد.`,
    },
    refuse: {
      title: `هیچ‌یک از این ناشران را نمی‌خواهید؟`,
      after: `کمپین برای ویرایش نزد شما برمی‌گردد.`,
      yes: `رد فهرست`,
      no: `بازگشت`,
      busy: `در حال ثبت…`,
      done: `فهرست رد شد.`,
    },
    captured: `کسر می‌شود`,
    released: `به موجودی برمی‌گردد`,
    toman: `تومان`,
    vat: `مبلغ‌ها با مالیات است.`,
    waiting: `مبلغ‌ها هنوز نرسیده است.`,
    nothing: `چیزی کسر نمی‌شود و چیزی برنمی‌گردد.`,
    changed: `حساب کمپین در این میان تغییر کرد و کاری انجام نشد. مبلغ‌های تازه کنار پیشین آمده است؛ دوباره تصمیم بگیرید.`,
    was: `پیش‌تر:`,
    publishers: `سهم ناشران از این کار`,
    publisher: `ناشر، تومان`,
    none: `—`,
    others: (e) => `${e} ناشر دیگر: نه کسر، نه برگشت`,
    said: (e, t) => `کسر می‌شود: ${e} تومان. به موجودی برمی‌گردد: ${t} تومان.`,
    saidChange: (e, t) => `مبلغ‌ها تغییر کرد. پیش‌تر ${e} اکنون ${t}`,
  },
  E = o(),
  D = 3,
  O = ({ captured: e, released: t }) => e === 0 && t === 0;
function k({ now: e, before: t, isLarge: n = !1 }) {
  let i = t !== void 0 && t !== e,
    a = (e) => (e === 0 && !n ? T.none : d(e));
  return (0, E.jsxs)(E.Fragment, {
    children: [
      (0, E.jsxs)(`span`, {
        className: r(`block`, i && !n && `font-semibold`),
        children: [a(e), n && (0, E.jsxs)(`span`, { className: `text-sm font-normal text-text-3`, children: [` `, T.toman] })],
      }),
      i &&
        (0, E.jsxs)(`span`, {
          className: `block text-sm font-normal text-text-2`,
          children: [
            (0, E.jsxs)(`span`, { className: n ? void 0 : `sr-only`, children: [T.was, ` `] }),
            (0, E.jsx)(`s`, { children: a(t) }),
          ],
        }),
    ],
  });
}
function A({ label: e, ...t }) {
  return (0, E.jsxs)(`div`, {
    className: `min-w-0 rounded-md bg-surface-sunken px-4 py-3`,
    children: [
      (0, E.jsx)(`dt`, { className: `text-sm text-text-2`, children: e }),
      (0, E.jsx)(`dd`, { className: `text-lg font-bold text-text`, children: (0, E.jsx)(k, { ...t, isLarge: !0 }) }),
    ],
  });
}
function j({ now: e, before: t }) {
  return (0, E.jsxs)(`dl`, {
    className: `grid grid-cols-2 gap-2`,
    children: [
      (0, E.jsx)(A, { label: T.captured, now: e.captured, before: t?.captured }),
      (0, E.jsx)(A, { label: T.released, now: e.released, before: t?.released }),
    ],
  });
}
function M({ share: e, before: t, state: n }) {
  let i = t !== void 0 && (t.captured !== e.captured || t.released !== e.released);
  return (0, E.jsxs)(`tr`, {
    className: r(`border-t border-line align-top`, i && `bg-warning-soft`),
    children: [
      (0, E.jsxs)(`th`, {
        scope: `row`,
        className: `max-w-0 py-2 ps-3 text-start font-normal`,
        children: [
          (0, E.jsx)(`bdi`, { className: `block truncate font-medium text-text`, children: e.title }),
          (0, E.jsx)(`span`, { className: `block truncate text-sm text-text-3`, children: n }),
        ],
      }),
      (0, E.jsx)(`td`, {
        className: `py-2 ps-3 text-start whitespace-nowrap tabular-nums`,
        children: (0, E.jsx)(k, { now: e.captured, before: t?.captured }),
      }),
      (0, E.jsx)(`td`, {
        className: `px-3 py-2 text-start whitespace-nowrap tabular-nums`,
        children: (0, E.jsx)(k, { now: e.released, before: t?.released }),
      }),
    ],
  });
}
function N(e) {
  if (!e) return;
  let t = new ResizeObserver(() => {
    e.scrollHeight > e.clientHeight ? e.setAttribute(`tabindex`, `0`) : e.removeAttribute(`tabindex`);
  });
  return (t.observe(e), () => t.disconnect());
}
function P({ preview: e, before: t, placements: n }) {
  let r = (e) => n.find(({ id: t }) => t === e.id)?.out_reason ?? null,
    i = (e) => t?.placements.find(({ id: t }) => t === e.id),
    a = (e) => O(e) && O(i(e) ?? e),
    o = e.placements.filter(a).length,
    s = o > D,
    c = s ? e.placements.filter((e) => !a(e)) : e.placements;
  return e.placements.length === 0
    ? null
    : (0, E.jsx)(`div`, {
        ref: N,
        role: `region`,
        'aria-label': T.publishers,
        className: `max-h-[38dvh] overflow-y-auto rounded-md border border-line`,
        children: (0, E.jsxs)(`table`, {
          className: `w-full border-collapse text-md`,
          children: [
            (0, E.jsx)(`caption`, { className: `sr-only`, children: T.publishers }),
            (0, E.jsx)(`thead`, {
              className: `sticky top-0 bg-surface-sunken text-sm text-text-2`,
              children: (0, E.jsxs)(`tr`, {
                children: [
                  (0, E.jsx)(`th`, { scope: `col`, className: `w-full py-2 ps-3 text-start font-normal`, children: T.publisher }),
                  (0, E.jsx)(`th`, { scope: `col`, className: `py-2 ps-3 text-start font-normal whitespace-nowrap`, children: T.captured }),
                  (0, E.jsx)(`th`, { scope: `col`, className: `px-3 py-2 text-start font-normal whitespace-nowrap`, children: T.released }),
                ],
              }),
            }),
            (0, E.jsx)(`tbody`, {
              children: c.map((e) => (0, E.jsx)(M, { share: e, before: i(e), state: m({ state: e.state, out_reason: r(e) }) }, e.id)),
            }),
            s &&
              (0, E.jsx)(`tfoot`, {
                children: (0, E.jsx)(`tr`, {
                  className: `border-t border-line`,
                  children: (0, E.jsx)(`td`, { colSpan: 3, className: `px-3 py-2 text-sm text-text-2`, children: T.others(u(o)) }),
                }),
              }),
          ],
        }),
      });
}
var F = e(b(), 1);
function I(e, t) {
  return C({
    queryKey: [`campaign-preview`, e, t],
    queryFn: ({ signal: n }) => w.campaigns.previewCampaign({ params: { id: e }, query: { call: t } }, { signal: n }),
    staleTime: 1 / 0,
    gcTime: 0,
    structuralSharing: !1,
  });
}
var L = (e, t) => e.captured === t.captured && e.released === t.released;
function R({ id: e, call: t, act: r, done: i, onDone: a }) {
  let o = v(),
    s = x(),
    c = (0, F.useRef)(!1),
    l = y(I(e, t)),
    [u, d] = (0, F.useState)(),
    [f, p] = (0, F.useState)(),
    m = l.data;
  m !== u && (d(m), u && m && !L(u, m) && p(u));
  let b = _({
      mutationFn: ({ captured: n, released: i }) => r({ captured: n, released: i }, s.keyOf(`${t} ${e} ${n} ${i}`)),
      onSuccess: () => {
        (s.forget(), g.success(i), a());
      },
      onError: (e) => {
        ((c.current = !1), S(e) && s.forget(), n(e, `preview_changed`) && l.refetch());
      },
      onSettled: () => {
        for (let e of [[`campaigns`], [`contents`], [`finance`]]) o.invalidateQueries({ queryKey: e });
      },
    }),
    C = n(b.error, `preview_changed`) ? b.error.facts : void 0,
    w = C === void 0 || b.variables !== m;
  return {
    region: { ...h(l), isStale: m !== void 0 && l.isFetching },
    previewError: l.error,
    preview: m,
    now: w ? m : C.now,
    before: w ? f : m,
    isChanged: C !== void 0 || f !== void 0,
    error: C === void 0 ? b.error : null,
    isPending: b.isPending,
    isReady: l.isSuccess && !l.isFetching && w,
    end() {
      c.current || m === void 0 || ((c.current = !0), b.mutate(m));
    },
  };
}
var z = ({ captured: e, released: t }) => T.said(d(e), d(t));
function B(e, t) {
  return e === void 0 ? `` : t === void 0 ? z(e) : T.saidChange(z(t), z(e));
}
var V = (0, E.jsxs)(E.Fragment, {
  children: [
    (0, E.jsxs)(`div`, {
      className: `grid grid-cols-2 gap-2`,
      children: [(0, E.jsx)(a, { className: `h-20` }), (0, E.jsx)(a, { className: `h-20` })],
    }),
    (0, E.jsx)(i, { rows: 3, hasAvatar: !1 }),
  ],
});
function H({ campaign: e, call: n, act: r, words: i, onClose: a }) {
  let o = R({ id: e.id, call: n, act: r, done: i.done, onDone: a }),
    { now: u, before: d, preview: m, error: h } = o,
    g = p(),
    _ = () => {
      o.isPending || a();
    },
    v = g.isDisabledWithReason ?? (o.isReady || o.isPending ? void 0 : T.waiting),
    y = d === void 0 && u?.captured === 0 && u.released === 0;
  return (0, E.jsxs)(l, {
    isOpen: !0,
    width: 560,
    role: `alertdialog`,
    title: i.title,
    onOpenChange: (e) => !e && _(),
    text: (0, E.jsx)(`p`, { children: i.after }),
    footer: (0, E.jsxs)(E.Fragment, {
      children: [
        (0, E.jsx)(s, {
          variant: `danger`,
          size: `lg`,
          isDisabledWithReason: v,
          isLoading: o.isPending,
          loadingLabel: o.isPending ? i.busy : void 0,
          onClick: () => o.end(),
          children: i.yes,
        }),
        (0, E.jsx)(s, { variant: `secondary`, size: `lg`, onClick: _, children: i.no }),
      ],
    }),
    children: [
      (0, E.jsx)(`p`, { role: `status`, className: `sr-only`, children: B(u, d) }),
      (0, E.jsxs)(`div`, {
        className: `flex flex-col gap-3`,
        children: [
          o.isChanged && (0, E.jsx)(f, { tone: `warning`, children: T.changed }),
          h && (0, E.jsx)(f, { tone: `danger`, role: `alert`, children: t(h) }),
          u && !y && (0, E.jsx)(j, { now: u, before: d }),
          (0, E.jsx)(c, {
            ...o.region,
            skeleton: V,
            failedText: o.previewError ? t(o.previewError) : void 0,
            children:
              m &&
              (y
                ? (0, E.jsx)(`p`, { className: `text-md text-text`, children: T.nothing })
                : (0, E.jsx)(P, { preview: m, before: d, placements: e.placements })),
          }),
          u && !y && (0, E.jsx)(`p`, { className: `text-sm text-text-3`, children: T.vat }),
        ],
      }),
    ],
  });
}
export { T as n, H as t };
