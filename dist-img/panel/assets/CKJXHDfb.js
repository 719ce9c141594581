import { T as e, ct as t, it as n, ut as r } from './tUkH6Wd0.js';
import { n as i } from './i5RsCZif.js';
import { t as a } from './jhM5bUuh.js';
import { t as o } from './DM5VPcg0.js';
var s = r(),
  c = o.official;
function l() {
  let { id: r } = t({ strict: !1 });
  if (r !== void 0) throw i();
  return (0, s.jsx)(a, {
    title: c.title,
    back: { to: `/financial/factor/{-$id}`, label: o.invoices.title },
    sentence: c.empty,
    text: c.text,
    steps: (0, s.jsx)(n, { to: `/profile`, search: { section: `financial` }, className: e(), children: c.info }),
  });
}
export { l as OfficialInvoicesPage };
