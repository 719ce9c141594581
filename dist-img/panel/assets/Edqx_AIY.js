import { t as e } from './CJIZU9JZ.js';
import { E as t, T as n, it as r, ut as i, w as a } from './tUkH6Wd0.js';
import { i as o } from './CTGuGsln.js';
import { t as s } from './BuIR-C9c.js';
import { t as c } from './1U4cmRGb.js';
import { t as l } from './BqHo0arR.js';
import { t as u } from './g0hrHKII.js';
import { t as d } from './C4__uyUH.js';
import { a as f, o as p } from './xnhiatul.js';
var m = i();
function h({ left: e, note: n, onShowLeft: r }) {
  return e === 0
    ? (0, m.jsxs)(`span`, {
        className: t(`inline-flex items-center gap-2 text-sm`, n === void 0 ? `text-success-text` : `text-warning-text`),
        children: [
          n === void 0 ? (0, m.jsx)(l, { 'aria-hidden': !0, size: 16 }) : (0, m.jsx)(u, { 'aria-hidden': !0, size: 16 }),
          n ?? d.allDone,
        ],
      })
    : (0, m.jsxs)(`button`, {
        type: `button`,
        onClick: r,
        className: `inline-flex items-center gap-2 rounded-sm text-sm text-warning-text`,
        children: [(0, m.jsx)(u, { 'aria-hidden': !0, size: 16 }), d.left(o(e))],
      });
}
function g({ step: e, draft: i, next: a }) {
  let o = t(n(), `max-lg:h-12 max-lg:flex-1`);
  return a === `activation` || e === `activation`
    ? i.campaign === null
      ? null
      : (0, m.jsx)(r, { to: `/campaigns/$id`, params: { id: String(i.campaign) }, className: o, children: d.seeReport })
    : (0, m.jsxs)(r, { to: f[a], search: p(i.id), className: o, children: [d.steps[a], (0, m.jsx)(s, { 'aria-hidden': !0, size: 18 })] });
}
function _({ step: t, draft: i, left: o, isBusy: l, note: u, onSave: _, onContinue: v, onShowLeft: y, extra: b }) {
  let x = e.indexOf(t),
    S = e[x - 1],
    C = e[x + 1] ?? `activation`,
    w = i.status === `used`;
  return (0, m.jsxs)(`div`, {
    className: `mx-auto flex max-w-(--form-max) items-center gap-3 px-(--gutter) py-3`,
    children: [
      (0, m.jsxs)(`div`, {
        className: `flex flex-1 items-center gap-4 max-lg:hidden`,
        children: [
          S === void 0
            ? (0, m.jsx)(r, { to: `/`, className: n({ variant: `ghost` }), children: d.exit })
            : (0, m.jsxs)(r, {
                to: f[S],
                search: p(i.id),
                className: n({ variant: `ghost` }),
                children: [(0, m.jsx)(c, { 'aria-hidden': !0, size: 18 }), d.previousStep],
              }),
          !w && (0, m.jsx)(h, { left: o, note: u, onShowLeft: y }),
        ],
      }),
      b,
      w
        ? (0, m.jsx)(g, { step: t, draft: i, next: C })
        : (0, m.jsxs)(m.Fragment, {
            children: [
              (0, m.jsx)(a, { variant: `secondary`, className: `max-lg:hidden`, onClick: _, children: d.saveDraft }),
              (0, m.jsx)(a, {
                iconEnd: s,
                isLoading: l,
                onClick: v,
                className: `max-lg:h-12 max-lg:flex-1`,
                children: d.continueTo(d.steps[C]),
              }),
            ],
          }),
    ],
  });
}
export { _ as t };
