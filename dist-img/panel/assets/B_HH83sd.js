import { r as e } from './XKyaHtl9.js';
import { E as t, o as n, ut as r } from './tUkH6Wd0.js';
import { t as i } from './CDhqC_Tj.js';
import { t as a } from './CfFbwQWz.js';
import { t as o } from './D8JH1jTK.js';
import { t as s } from './k6OxK_3H.js';
var c = e(o(), 1),
  l = r(),
  u = 300;
function d() {
  return Math.max(window.scrollY, document.getElementById(`content`)?.scrollTop ?? 0);
}
function f({ isAboveDock: e = !1 }) {
  let [r, o] = (0, c.useState)(!1);
  return (
    (0, c.useEffect)(() => {
      let e = () => o(d() > u);
      return (
        document.addEventListener(`scroll`, e, { capture: !0, passive: !0 }),
        () => document.removeEventListener(`scroll`, e, { capture: !0 })
      );
    }, []),
    r
      ? (0, l.jsx)(i, {
          icon: a,
          label: s.toTop,
          variant: `secondary`,
          onClick: () => {
            let e = matchMedia(`(prefers-reduced-motion: reduce)`).matches ? `instant` : `smooth`,
              t = document.getElementById(`content`);
            (window.scrollTo({ top: 0, behavior: e }), t?.scrollTo({ top: 0, behavior: e }), t && n(t));
          },
          className: t(
            `fixed! start-5 z-(--z-sticky) rounded-full! shadow-pop lg:start-auto lg:end-10 lg:bottom-10`,
            e ? `bottom-[calc(86px+env(safe-area-inset-bottom))]` : `bottom-[calc(70px+env(safe-area-inset-bottom))]`,
          ),
        })
      : null
  );
}
export { f as t };
