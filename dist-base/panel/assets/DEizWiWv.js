import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { ut as n } from './F4vu4jyn.js';
var r = e(t(), 1),
  i = n();
function a({ icon: e, role: t, children: n }) {
  let a = (0, r.useRef)(null);
  return (
    (0, r.useLayoutEffect)(() => {
      let { style: e } = document.documentElement;
      return (e.setProperty(`--bar-h`, `${a.current?.offsetHeight ?? 0}px`), () => void e.removeProperty(`--bar-h`));
    }, []),
    (0, i.jsxs)(`div`, {
      ref: a,
      role: t,
      'data-no-print': !0,
      className: `flex min-h-10 items-center gap-3 border-b border-warning-text/25 bg-warning-soft px-(--gutter) py-1 text-md text-warning-text`,
      children: [(0, i.jsx)(e, { 'aria-hidden': !0, size: 18, className: `shrink-0` }), n],
    })
  );
}
export { a as t };
