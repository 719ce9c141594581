import { r as e } from './XKyaHtl9.js';
import { t } from './hMZA-Eb7.js';
import { t as n } from './CBA4ng1t.js';
import { t as r } from './BqHo0arR.js';
import { t as i } from './CX-iuwH3.js';
import { t as a } from './g0hrHKII.js';
import { t as o } from './ID5W_fPX.js';
import { t as s } from './D8JH1jTK.js';
import { C as c, E as l, ut as u, w as d } from './tUkH6Wd0.js';
import { t as f } from './CDhqC_Tj.js';
import { a as p, i as m, n as h, r as g, t as _ } from './CwUb1psq.js';
var v = e(s(), 1),
  y = u(),
  b = {
    success: { icon: r, tint: `bg-success-soft text-success-text` },
    warning: { icon: a, tint: `bg-warning-soft text-warning-text` },
    info: { icon: i, tint: `bg-info-soft text-info-text` },
    error: { icon: n, tint: `bg-danger-soft text-danger-text` },
    notify: { icon: t, tint: `bg-action-soft text-action-soft-text` },
  };
function x({ item: e }) {
  let { icon: t, tint: n } = b[e.kind],
    { action: r } = e;
  return (0, y.jsxs)(`div`, {
    role: e.kind === `error` ? `alert` : `status`,
    className: `pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border bg-surface p-3 shadow-pop`,
    children: [
      (0, y.jsx)(`span`, {
        'aria-hidden': !0,
        className: l(`grid size-8 shrink-0 place-items-center rounded-md`, n),
        children: (0, y.jsx)(t, { size: 18 }),
      }),
      (0, y.jsxs)(`div`, {
        className: `min-w-0 flex-1 py-0.5`,
        children: [
          (0, y.jsx)(`p`, { className: `text-md font-semibold text-text`, children: e.title }),
          e.text && (0, y.jsx)(`p`, { className: `text-sm text-text-2`, children: e.text }),
          r &&
            (0, y.jsx)(d, {
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
      (0, y.jsx)(f, { icon: o, label: c.close, size: `sm`, iconSize: 16, onClick: () => _(e.id) }),
    ],
  });
}
function S({ position: e = `end` }) {
  let t = (0, v.useSyncExternalStore)(p, h, h),
    n = (0, v.useRef)({ pointer: !1, focus: !1 }),
    r = (e, t) => {
      ((n.current[e] = t), n.current.pointer || n.current.focus ? g() : m());
    },
    i = (0, v.useRef)(null),
    a = (0, v.useEffectEvent)(() => {
      (t.length === 0 && (n.current.pointer = !1), r(`focus`, i.current?.contains(document.activeElement) ?? !1));
    });
  return (
    (0, v.useEffect)(() => a(), [t]),
    (0, y.jsx)(`section`, {
      ref: i,
      'aria-label': c.toasts,
      'data-no-print': !0,
      onPointerEnter: () => r(`pointer`, !0),
      onPointerLeave: () => r(`pointer`, !1),
      onFocus: () => r(`focus`, !0),
      onBlur: () => r(`focus`, !1),
      className: l(
        `pointer-events-none fixed top-3 z-(--z-toast) w-[min(360px,calc(100vw-24px))] max-lg:inset-x-0 max-lg:mx-auto wide:top-5`,
        e === `end` ? `wide:end-5` : `wide:start-5`,
      ),
      children: (0, y.jsx)(`div`, { className: `flex flex-col gap-2`, children: t.map((e) => (0, y.jsx)(x, { item: e }, e.id)) }),
    })
  );
}
export { S as ToastRegion };
