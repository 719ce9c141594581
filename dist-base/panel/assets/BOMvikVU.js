import { J as e, T as t, it as n, st as r, ut as i } from './F4vu4jyn.js';
import { t as a } from './D_w7zEUg.js';
import { t as o } from './C1eRU3dn.js';
var s = i(),
  c = o.shared;
function l() {
  let { token: i } = r({ strict: !1 }),
    o = i === void 0 && e() !== void 0;
  return (0, s.jsx)(a, {
    title: o ? c.ownTitle : c.title,
    text: o ? c.ownText : c.text,
    isOwner: o,
    children: o && (0, s.jsx)(n, { to: `/contents`, className: t(), children: c.toContents }),
  });
}
export { l as SharedContentPage };
