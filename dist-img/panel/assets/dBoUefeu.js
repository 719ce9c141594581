const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DEE9Tv8m.js',
      'assets/XKyaHtl9.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/VBxxJaJP.js',
      'assets/QL96TqHM.js',
      'assets/CDhqC_Tj.js',
      'assets/Z43WcrRE.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/CTGuGsln.js',
      'assets/BEz0MkKB.js',
      'assets/ChtGnYBq.js',
      'assets/8HnBONXl.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { I as t, it as n, ot as r, ut as i } from './tUkH6Wd0.js';
import { t as a } from './D8JH1jTK.js';
import { t as o } from './lFUxJsNH.js';
import { i as s } from './ChtGnYBq.js';
import { t as c } from './DuL91pRL.js';
import { t as l } from './8HnBONXl.js';
import { t as u } from './BbifgVVn.js';
import { t as d } from './BEz0MkKB.js';
var f = e(a(), 1),
  p = i(),
  m = (0, f.lazy)(async () => ({
    default: (
      await t(
        async () => {
          let { PasswordForm: e } = await import(`./DEE9Tv8m.js`);
          return { PasswordForm: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
      )
    ).PasswordForm,
  }));
function h() {
  let { back: e, form: t, backSearch: i } = d(),
    a = r(),
    h = (0, p.jsx)(n, { to: `/auth/signup`, search: i, className: u, children: l.phone.toSignUp });
  return t === `password`
    ? (0, p.jsx)(f.Suspense, {
        fallback: null,
        children: (0, p.jsx)(m, {
          onSignedIn: () => a({ href: o(e), replace: !0 }),
          links: (0, p.jsxs)(p.Fragment, {
            children: [(0, p.jsx)(n, { to: `/auth/login`, search: i, className: u, children: l.password.toPhone }), h],
          }),
        }),
      })
    : (0, p.jsx)(c, {
        initialPhone: s()?.phone ?? ``,
        onSent: () => a({ to: `/auth/login/submit-otp`, search: i }),
        links: (0, p.jsxs)(p.Fragment, {
          children: [
            (0, p.jsx)(n, { to: `/auth/login`, search: { ...i, form: `password` }, className: u, children: l.phone.toPassword }),
            h,
          ],
        }),
      });
}
export { h as LoginPage };
