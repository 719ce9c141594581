import { it as e, ot as t, ut as n } from './tUkH6Wd0.js';
import { i as r } from './ChtGnYBq.js';
import { t as i } from './DuL91pRL.js';
import { SignUpBars as a, t as o } from './_HiHXM8P.js';
import { t as s } from './BbifgVVn.js';
import { t as c } from './BEz0MkKB.js';
var l = n();
function u() {
  let { backSearch: n } = c(),
    u = t();
  return (0, l.jsxs)(l.Fragment, {
    children: [
      (0, l.jsx)(a, { step: 1 }),
      (0, l.jsx)(i, {
        words: o.phone,
        initialPhone: r()?.phone ?? ``,
        onSent: () => u({ to: `/auth/signup/submit-otp`, search: n }),
        links: (0, l.jsx)(e, { to: `/auth/login`, search: n, className: s, children: o.hasAccount }),
      }),
    ],
  });
}
export { u as SignUpPage };
