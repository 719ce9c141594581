import { r as e } from './XKyaHtl9.js';
import { d as t } from './B4PylbZJ.js';
import { t as n } from './DViy7J10.js';
import { t as r } from './D8JH1jTK.js';
import { V as i, u as a, ut as o } from './F4vu4jyn.js';
import { t as s } from './8HnBONXl.js';
var c = e(r(), 1),
  l = o(),
  { terms: u } = s;
function d(e) {
  return e === a[`auth-signup-info`] || e === a[`auth-signup-types`] ? `` : e.startsWith(a[`auth-signup`]) ? u.signUp : u.signIn;
}
function f() {
  let [e] = (0, c.useState)(Date.now),
    r = n({ select: (e) => e.pathname });
  return (0, l.jsxs)(l.Fragment, { children: [d(r), ` `, s.rights(i.brand.company, t(e))] });
}
export { f as AuthFooter };
