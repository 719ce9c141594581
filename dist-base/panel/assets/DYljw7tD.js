import { r as e } from './XKyaHtl9.js';
import { t } from './D4tpWBZn.js';
import { T as n, c as r, it as i, ut as a, w as o } from './F4vu4jyn.js';
import { t as s } from './C2psp-In.js';
import { i as c, l } from './DrUi8QQT.js';
import { t as u } from './DLUAPZVZ.js';
import { n as d } from './JrhiCQfD.js';
import { t as f } from './BnQqPWFX.js';
import { o as p } from './CwUb1psq.js';
import { t as m } from './C-K0clPr.js';
import { p as h } from './VXmm6Y8v.js';
import { t as g } from './D8JH1jTK.js';
import { t as _ } from './BTSTizhr.js';
import { n as v } from './CvLxiTNC.js';
var y = e(g(), 1);
function b(e) {
  let n = h(),
    r = v(),
    i = () => void n.invalidateQueries({ queryKey: [`drafts`] }),
    a = m({
      mutationFn: () => _.campaigns.duplicateCampaign({ params: { id: e }, body: {} }, { idempotencyKey: r.keyOf(String(e)) }),
      onSuccess: i,
    }),
    o = (0, y.useEffectEvent)(() => a.mutate());
  (0, y.useEffect)(() => o(), []);
  let s = m({
    mutationFn: (e) => _.drafts.deleteDraft({ params: { id: e } }),
    onSuccess: () => {
      (p.success(f.undone), i());
    },
    onError: (e) => p.error(t(e)),
  });
  return {
    duplicate: a.data,
    error: a.error,
    retry: () => a.mutate(),
    undo: (e, t) => s.mutate(e, { onSuccess: t }),
    isUndoing: s.isPending,
  };
}
var x = a();
function S({ before: e, after: t }) {
  return (0, x.jsxs)(x.Fragment, {
    children: [
      (0, x.jsx)(d, {
        rows: [
          { label: f.before, amountToman: e },
          ...(t === null ? [] : [{ label: f.after, amountToman: t, kind: `strong` }]),
          ...(t === null || t === e ? [] : [{ label: f.difference, amountToman: t - e, isSigned: !0, tone: t > e ? `danger` : `success` }]),
        ],
      }),
      t === null && (0, x.jsx)(`p`, { className: `text-sm text-text-2`, children: f.noPrice }),
      t === e && (0, x.jsx)(`p`, { className: `text-sm text-text-2`, children: f.same }),
    ],
  });
}
function C({ title: e, changes: t }) {
  return t.length === 0
    ? null
    : (0, x.jsxs)(`section`, {
        children: [
          (0, x.jsxs)(`h3`, {
            className: `flex flex-wrap items-baseline gap-x-2 text-md font-semibold`,
            children: [e, (0, x.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: f.net })],
          }),
          (0, x.jsx)(`ul`, {
            'aria-label': e,
            className: `divide-y divide-line`,
            children: t.map((e) =>
              (0, x.jsxs)(
                `li`,
                {
                  className: `flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 text-md`,
                  children: [
                    (0, x.jsx)(`bdi`, { children: e.title }),
                    (0, x.jsx)(`span`, { className: `text-sm text-text-2`, children: e.text }),
                  ],
                },
                e.plan_id,
              ),
            ),
          }),
        ],
      });
}
function w({ duplicate: e }) {
  let t = [],
    n = [];
  for (let { plan_id: r, title: i, before: a, after: o } of e.changes)
    o === null ? n.push({ plan_id: r, title: i, text: f.was(l(a)) }) : t.push({ plan_id: r, title: i, text: f.fromTo(l(a), l(o)) });
  return (0, x.jsxs)(`div`, {
    className: `flex flex-col gap-4`,
    children: [
      (0, x.jsx)(S, { ...e }),
      (0, x.jsx)(C, { title: f.dropped(c(n.length)), changes: n }),
      (0, x.jsx)(C, { title: f.changed(c(t.length)), changes: t }),
    ],
  });
}
function T({ campaign: e, onClose: a }) {
  let { duplicate: c, error: l, retry: d, undo: p, isUndoing: m } = b(e.id),
    h = c === void 0 && l === null,
    g = c
      ? (0, x.jsxs)(x.Fragment, {
          children: [
            (0, x.jsx)(i, { to: `/campaign`, search: { draft: String(c.draft) }, className: n({ size: `lg` }), children: f.goOn }),
            (0, x.jsx)(o, { variant: `secondary`, size: `lg`, isLoading: m, onClick: () => p(c.draft, a), children: f.undo }),
          ],
        })
      : l === null
        ? void 0
        : (0, x.jsxs)(x.Fragment, {
            children: [
              (0, x.jsx)(o, { size: `lg`, onClick: d, children: f.retry }),
              (0, x.jsx)(o, { variant: `secondary`, size: `lg`, onClick: a, children: f.close }),
            ],
          });
  return (0, x.jsxs)(s, {
    isOpen: !0,
    width: 560,
    isBlocking: h || m,
    onOpenChange: (e) => {
      e || a();
    },
    title: c ? f.ready : l === null ? f.copying(e.title) : f.failed,
    text: c && f.readyText(e.title),
    footer: g,
    children: [
      h && (0, x.jsx)(`div`, { 'aria-busy': `true`, children: (0, x.jsx)(r, { rows: 3, hasAvatar: !1 }) }),
      l !== null && !c && (0, x.jsx)(u, { role: `alert`, tone: `danger`, children: t(l) }),
      c && (0, x.jsx)(w, { duplicate: c }),
    ],
  });
}
export { T as DuplicateDialog };
