import { n as e, o as t, r as n, t as r } from './BTZA6jGa.js';
import { t as i } from './Bu4V1eNx.js';
import { n as a, t as o } from './R_oF4pS_.js';
import { d as s, g as c, v as l, y as u } from './ux1A5ShH.js';
import { n as d, t as f } from './BAZKfD7R.js';
import { a as p, i as m, n as h, r as g, t as _ } from './B006chum.js';
var v = {
  name: `bell`,
  size: 24,
  node: [
    [`path`, { d: `M10.268 21a2 2 0 0 0 3.464 0`, key: `vwvbt9` }],
    [
      `path`,
      {
        d: `M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326`,
        key: `11g9vi`,
      },
    ],
  ],
};
v.node;
var y = r(v),
  b = t(n(), 1),
  x = e(),
  S = {
    success: { icon: a, tint: `bg-success-soft text-success-text` },
    warning: { icon: u, tint: `bg-warning-soft text-warning-text` },
    info: { icon: o, tint: `bg-info-soft text-info-text` },
    error: { icon: i, tint: `bg-danger-soft text-danger-text` },
    notify: { icon: y, tint: `bg-action-soft text-action-soft-text` },
  };
function C({ item: e }) {
  let { icon: t, tint: n } = S[e.kind],
    { action: r } = e;
  return (0, x.jsxs)(`div`, {
    role: e.kind === `error` ? `alert` : `status`,
    className: `pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border bg-surface p-3 shadow-pop`,
    children: [
      (0, x.jsx)(`span`, {
        'aria-hidden': !0,
        className: l(`grid size-8 shrink-0 place-items-center rounded-md`, n),
        children: (0, x.jsx)(t, { size: 18 }),
      }),
      (0, x.jsxs)(`div`, {
        className: `min-w-0 flex-1 py-0.5`,
        children: [
          (0, x.jsx)(`p`, { className: `text-md font-semibold text-text`, children: e.title }),
          e.text && (0, x.jsx)(`p`, { className: `text-sm text-text-2`, children: e.text }),
          r &&
            (0, x.jsx)(c, {
              variant: `soft`,
              size: `sm`,
              className: `mt-2`,
              onClick: () => {
                (_(e.id), r.onPress());
              },
              children: r.label,
            }),
        ],
      }),
      (0, x.jsx)(f, { icon: d, label: s.close, size: `sm`, iconSize: 16, onClick: () => _(e.id) }),
    ],
  });
}
function w({ position: e = `end` }) {
  let t = (0, b.useSyncExternalStore)(p, h, h),
    n = (0, b.useRef)({ pointer: !1, focus: !1 }),
    r = (e, t) => {
      ((n.current[e] = t), n.current.pointer || n.current.focus ? g() : m());
    },
    i = (0, b.useRef)(null),
    a = (0, b.useEffectEvent)(() => {
      (t.length === 0 && (n.current.pointer = !1), r(`focus`, i.current?.contains(document.activeElement) ?? !1));
    });
  return (
    (0, b.useEffect)(() => a(), [t]),
    (0, x.jsx)(`section`, {
      ref: i,
      'aria-label': s.toasts,
      'data-no-print': !0,
      onPointerEnter: () => r(`pointer`, !0),
      onPointerLeave: () => r(`pointer`, !1),
      onFocus: () => r(`focus`, !0),
      onBlur: () => r(`focus`, !1),
      className: l(
        `pointer-events-none fixed top-3 z-(--z-toast) w-[min(360px,calc(100vw-24px))] max-lg:inset-x-0 max-lg:mx-auto wide:top-5`,
        e === `end` ? `wide:end-5` : `wide:start-5`,
      ),
      children: (0, x.jsx)(`div`, { className: `flex flex-col gap-2`, children: t.map((e) => (0, x.jsx)(C, { item: e }, e.id)) }),
    })
  );
}
export { w as ToastRegion };
