import { r as e } from './XKyaHtl9.js';
import { E as t, et as n, ut as r, w as i } from './F4vu4jyn.js';
import { n as a } from './Wf1ibiqF.js';
import { t as o } from './C2psp-In.js';
import { i as s, l as c } from './DrUi8QQT.js';
import { t as l } from './DLUAPZVZ.js';
import { t as u } from './Dxk40yjG.js';
import { o as d } from './CwUb1psq.js';
import { n as f, t as p } from './CaqgmPKo.js';
import { t as m } from './D8JH1jTK.js';
import { t as h } from './D4tpWBZn.js';
import { t as g } from './BTSTizhr.js';
import { t as _ } from './CRXNghoo.js';
var v = e(m(), 1),
  y = (e) => new Set(e.flatMap(({ plans: e }) => e.map(({ publisher_id: e }) => e)));
function b(e, t) {
  let n = [];
  for (let e of t) {
    let t = y(n);
    e.plans.some(({ publisher_id: e }) => t.has(e)) || n.push(e);
  }
  let r = y(n);
  return {
    plans: e.filter(({ publisher_id: e }) => !r.has(e)),
    bundles: n,
    overlapping: t.filter((e) => !n.includes(e)),
    bundled: e.filter(({ publisher_id: e }) => r.has(e)),
  };
}
function x(e, t) {
  let n = new Set(e.map(({ publisher_id: e }) => e));
  return t.filter((e) => !e.plans.some(({ publisher_id: e }) => n.has(e)));
}
function S(e, t) {
  let n = new Set(e.map(({ publisher_id: e }) => e));
  return t.filter(({ publisher_id: e }) => !n.has(e));
}
function C({ kind: e, story_number: t }) {
  let [r, i] = (0, v.useState)({ step: `waiting` }),
    a = (0, v.useRef)(null);
  (0, v.useEffect)(() => () => a.current?.abort(), []);
  async function o(r) {
    a.current?.abort();
    let o = new AbortController();
    a.current = o;
    let { name: s } = r;
    i({ step: `sending`, name: s, share: 0 });
    try {
      let n = await g.publishers.importPlans(
          { params: { kind: e }, query: { story_number: t }, file: r },
          { signal: o.signal, onProgress: (e, t) => i({ step: `sending`, name: s, share: t > 0 ? e / t : 0 }) },
        ),
        a = n.plan_ids.length > 0 ? await _({ kind: e, story_number: t }, n.plan_ids, o.signal) : [];
      o.signal.aborted || i({ step: `read`, name: s, answer: n, plans: a });
    } catch (e) {
      !n(e) && !o.signal.aborted && i({ step: `waiting`, error: h(e) });
    }
  }
  return {
    state: r,
    send: (e) => void o(e),
    reset: () => {
      (a.current?.abort(), i({ step: `waiting` }));
    },
  };
}
var w = r(),
  T = `.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`;
function E({ error: e, onFile: n }) {
  let r = (0, v.useRef)(null),
    [a, o] = (0, v.useState)(!1);
  return (0, w.jsxs)(w.Fragment, {
    children: [
      e !== void 0 && (0, w.jsx)(l, { tone: `danger`, role: `alert`, className: `mb-3`, children: e }),
      (0, w.jsxs)(`div`, {
        onDragOver: (e) => {
          (e.preventDefault(), o(!0));
        },
        onDragLeave: () => o(!1),
        onDrop: (e) => {
          (e.preventDefault(), o(!1));
          let [t] = e.dataTransfer.files;
          t && n(t);
        },
        className: t(
          `flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-8 text-center`,
          a ? `border-action bg-action-soft` : `border-line-strong`,
        ),
        children: [
          (0, w.jsx)(f, { 'aria-hidden': !0, size: 28, className: `text-text-3` }),
          (0, w.jsx)(`p`, { className: `text-md text-text-2`, children: p.drop }),
          (0, w.jsx)(i, { variant: `secondary`, onClick: () => r.current?.click(), children: p.choose }),
          (0, w.jsx)(`input`, {
            ref: r,
            type: `file`,
            accept: T,
            'aria-label': p.choose,
            tabIndex: -1,
            className: `sr-only`,
            onChange: (e) => {
              let [t] = e.target.files ?? [];
              (t && n(t), (e.target.value = ``));
            },
          }),
        ],
      }),
    ],
  });
}
function D({ title: e, tone: n, children: r }) {
  return (0, w.jsxs)(`section`, {
    className: `border-b py-3 last:border-b-0`,
    children: [(0, w.jsx)(`h3`, { className: t(`text-md font-semibold`, n), children: e }), r],
  });
}
function O({ answer: e, plans: t }, n, r, i) {
  let a = i ? [...t, ...S(t, n.plans)] : t;
  if (e.bundle_ids === null) return b(a, x(t, n.bundles));
  let o = e.bundle_ids.flatMap((e) => r.find((t) => t.id === e) ?? []);
  return b(a, i ? [...o, ...x(t, n.bundles).filter((e) => !o.includes(e))] : o);
}
function k({ plans: e, bundles: t }) {
  let [n, r] = [p.publishers(s(e.length)), p.bundles(s(t.length))];
  return t.length === 0 ? n : e.length === 0 ? r : p.both(n, r);
}
function A({ state: e, cart: t, fitting: n, isKept: r, onKeep: i }) {
  let { answer: o } = e,
    { plans: l, bundles: u, overlapping: d, bundled: f } = n,
    m = l.length + u.length,
    h = l.filter(({ id: e }) => !t.has(e)).length + u.filter(({ id: e }) => !t.hasBundle(e)).length,
    g =
      t.contents.plans.filter((e) => !l.some((t) => t.id === e)).length +
      t.contents.bundles.filter((e) => !u.some((t) => t.id === e)).length;
  return (0, w.jsxs)(`div`, {
    className: `max-h-[52vh] overflow-y-auto`,
    children: [
      (0, w.jsx)(`p`, { className: `text-sm text-text-3`, children: p.rows(s(o.rows)) }),
      (0, w.jsxs)(D, {
        title: m > 0 ? p.chosen(k(n)) : p.nothing,
        tone: `text-text`,
        children: [
          m > 0 &&
            (0, w.jsxs)(`p`, {
              className: `text-sm text-text-2`,
              children: [p.chosenText(s(h), s(g)), o.bundle_ids === null && t.bundles.length > 0 && ` ${p.bundlesStay}`],
            }),
          (g > 0 || r) && (0, w.jsx)(a, { label: p.keep, isSelected: r, onChange: i, className: `mt-2 max-lg:min-h-11` }),
          f.length > 0 && (0, w.jsx)(`p`, { className: `text-sm text-text-2`, children: p.bundled(s(f.length)) }),
          d.map(({ id: e, title: t }) => (0, w.jsx)(`p`, { className: `text-sm text-warning-text`, children: p.overlapping(t) }, e)),
        ],
      }),
      o.problems.length > 0 &&
        (0, w.jsx)(D, {
          title: p.problems(s(o.problems.length)),
          tone: `text-danger-text`,
          children: (0, w.jsx)(`ul`, {
            className: `mt-1 flex flex-col gap-1 text-sm`,
            children: o.problems.map(({ sheet: e, row: t, code: n, text: r }) =>
              (0, w.jsxs)(
                `li`,
                {
                  className: `flex gap-2`,
                  children: [
                    (0, w.jsx)(`span`, { className: `shrink-0 font-medium`, children: p.rowOf[e](s(t)) }),
                    (0, w.jsxs)(`span`, {
                      className: `text-text-2`,
                      children: [r !== `` && (0, w.jsxs)(`bdi`, { className: `font-medium`, children: [r, `: `] }), p.codes[n]],
                    }),
                  ],
                },
                `${e} ${t} ${n}`,
              ),
            ),
          }),
        }),
      o.repriced.length > 0 &&
        (0, w.jsx)(D, {
          title: p.repriced(s(o.repriced.length)),
          tone: `text-warning-text`,
          children: (0, w.jsx)(`ul`, {
            className: `mt-1 flex flex-col gap-1 text-sm`,
            children: o.repriced.map(({ sheet: e, id: t, title: n, before: r, after: i }) =>
              (0, w.jsxs)(
                `li`,
                {
                  className: `flex justify-between gap-3`,
                  children: [
                    (0, w.jsx)(`span`, { className: `min-w-0 truncate`, children: n }),
                    (0, w.jsx)(`span`, { className: `shrink-0 text-text-2`, children: p.price(c(r), c(i)) }),
                  ],
                },
                `${e} ${t}`,
              ),
            ),
          }),
        }),
    ],
  });
}
function j({ kind: e, cart: t, bundles: n, onClose: r }) {
  let { state: a, send: s, reset: c } = C(e),
    [l, f] = (0, v.useState)(!1),
    m = a.step === `read`,
    h = m ? O(a, t, n, l) : void 0,
    g = h !== void 0 && h.plans.length + h.bundles.length > 0;
  return (0, w.jsxs)(o, {
    isOpen: !0,
    onOpenChange: r,
    width: 560,
    title: p.title,
    text: m ? void 0 : p.lead,
    footer: (0, w.jsxs)(w.Fragment, {
      children: [
        g &&
          (0, w.jsx)(i, {
            onClick: () => {
              h &&
                (t.actions.fill(h.plans, h.bundles), d.success(p.applied(k(h)), void 0, { label: p.undo, onPress: t.actions.undo }), r());
            },
            children: p.apply(k(h)),
          }),
        m && (0, w.jsx)(i, { variant: `secondary`, onClick: c, children: p.another }),
        (0, w.jsx)(i, { variant: `ghost`, onClick: r, children: p.cancel }),
      ],
    }),
    children: [
      a.step === `waiting` && (0, w.jsx)(E, { error: a.error, onFile: s }),
      a.step === `sending` &&
        (0, w.jsxs)(`div`, {
          role: `status`,
          className: `py-6`,
          children: [
            (0, w.jsx)(`p`, { className: `mb-3 text-md text-text-2`, children: p.sending(a.name) }),
            (0, w.jsx)(u, { value: a.share, label: p.progress }),
          ],
        }),
      m && h && (0, w.jsx)(A, { state: a, cart: t, fitting: h, isKept: l, onKeep: f }),
    ],
  });
}
export { j as ImportDialog };
