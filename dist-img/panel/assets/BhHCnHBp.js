import { T as e, ct as t, it as n, ut as r } from './tUkH6Wd0.js';
import { n as i } from './i5RsCZif.js';
import { t as a } from './CJwigQRZ.js';
import { t as o } from './jhM5bUuh.js';
import { t as s } from './BD57kq_F.js';
import { t as c } from './DM5VPcg0.js';
var l = r(),
  u = c.invoices;
function d() {
  let { id: r } = t({ strict: !1 }),
    d = a(`official_factors`);
  if (r !== void 0) throw i();
  return (0, l.jsx)(o, {
    title: u.title,
    sentence: u.empty,
    text: u.text,
    steps: (0, l.jsxs)(l.Fragment, {
      children: [
        (0, l.jsx)(n, { to: `/campaigns`, className: e(), children: s.campaigns }),
        d && (0, l.jsx)(n, { to: `/financial/factor/official/list`, className: e({ variant: `secondary` }), children: c.official.title }),
      ],
    }),
  });
}
export { d as InvoicesPage };
