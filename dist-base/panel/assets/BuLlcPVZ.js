import { r as e } from './XKyaHtl9.js';
import { t } from './C3iUC8Nf.js';
import { t as n } from './D8JH1jTK.js';
import { ut as r } from './F4vu4jyn.js';
var i = e(n(), 1),
  a = r();
function o(e) {
  let t = e.target instanceof Element ? e.target.closest(`[data-rail-tip]`) : null;
  if (t && (e.type !== `focusin` || t.matches(`:focus-visible`)))
    return { triggerRef: { current: t }, text: t.getAttribute(`data-rail-tip`) ?? `` };
}
function s({ rail: e }) {
  let [n, r] = (0, i.useState)();
  return (
    (0, i.useEffect)(() => {
      let t = e.current;
      if (!t) return;
      let n = new AbortController(),
        i,
        a = (e, t) => {
          (clearTimeout(i), (i = setTimeout(() => r(e), t)));
        },
        s = (e) => {
          let t = o(e);
          a(t, t ? 500 : 200);
        },
        c = () => a(void 0, 200),
        l = () => a(void 0, 0),
        u = t.querySelector(`[data-rail-tip]:hover`);
      u && a({ triggerRef: { current: u }, text: u.getAttribute(`data-rail-tip`) ?? `` }, 500);
      let d = { signal: n.signal };
      return (
        t.addEventListener(`pointerover`, s, d),
        t.addEventListener(`pointerleave`, c, d),
        t.addEventListener(`focusin`, s, d),
        t.addEventListener(`focusout`, c, d),
        t.addEventListener(`click`, l, d),
        document.addEventListener(`keydown`, (e) => e.key === `Escape` && l(), d),
        () => {
          (clearTimeout(i), n.abort());
        }
      );
    }, [e]),
    n && (0, a.jsx)(t, { ...n }, n.text)
  );
}
export { s as RailTip };
