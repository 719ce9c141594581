import { r as e } from './XKyaHtl9.js';
import { t } from './CCdn4Qik.js';
import { t as n } from './C4rHVqgy.js';
import { t as r } from './D8JH1jTK.js';
import { C as i, E as a, ut as o } from './F4vu4jyn.js';
import { t as s } from './mekJ1ofw.js';
import { t as c } from './BZLZvawR.js';
import { t as l } from './myNqLDer.js';
var u = e(r(), 1),
  d = o(),
  f = `[&_input::-webkit-search-cancel-button]:hidden`;
function p({ label: e, placeholder: r = e, maxLength: o, text: p, onText: m, className: h }) {
  let [g, _] = (0, u.useState)(p),
    [v, y] = (0, u.useState)(p),
    [b, x] = (0, u.useState)([]);
  if (p !== v) {
    y(p);
    let e = b.indexOf(p);
    (x(b.slice(e + 1)), e < 0 && p !== g.trim() && _(p));
  }
  let S = (e) => {
      (x((t) => (t.at(-1) === e ? t : [...t, e])), m(e));
    },
    C = (0, u.useEffectEvent)(() => {
      g.trim() !== p && S(g.trim());
    });
  (0, u.useEffect)(() => {
    let e = setTimeout(C, l.typing);
    return () => clearTimeout(e);
  }, [g, p]);
  let w = (0, d.jsx)(s, {
    icon: n,
    size: `sm`,
    iconSize: 16,
    label: i.clearSearch,
    onClick: () => {
      (_(``), S(``));
    },
  });
  return (0, d.jsx)(c, {
    type: `search`,
    enterKeyHint: `search`,
    label: e,
    isLabelHidden: !0,
    placeholder: r,
    autoComplete: `off`,
    spellCheck: !1,
    maxLength: o,
    value: g,
    onChange: _,
    onKeyDown: (e) => {
      e.key === `Enter` && g.trim() !== p && S(g.trim());
    },
    start: (0, d.jsx)(t, { 'aria-hidden': !0, size: 18, className: `text-text-3` }),
    end: g !== `` && w,
    className: a(f, h),
  });
}
export { p as t };
