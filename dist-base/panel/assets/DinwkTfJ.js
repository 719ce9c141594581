const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DFR-xzzL.js',
      'assets/XKyaHtl9.js',
      'assets/fgnUFb8B.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/Cfi2pvzQ.js',
      'assets/D-KhF3dJ.js',
      'assets/mekJ1ofw.js',
      'assets/BZLZvawR.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/DrUi8QQT.js',
      'assets/C7TBWHo9.js',
      'assets/iPqp_lh0.js',
      'assets/8HnBONXl.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { I as t, it as n, ot as r, ut as i } from './F4vu4jyn.js';
import { t as a } from './D8JH1jTK.js';
import { t as o } from './CzLoaiXw.js';
import { i as s } from './iPqp_lh0.js';
import { t as c } from './BYxAeJXs.js';
import { t as l } from './8HnBONXl.js';
import { t as u } from './BbifgVVn.js';
import { t as d } from './C7TBWHo9.js';
var f = e(a(), 1),
  p = i(),
  m = (0, f.lazy)(async () => ({
    default: (
      await t(
        async () => {
          let { PasswordForm: e } = await import(`./DFR-xzzL.js`);
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
