import { T as e, it as t, ut as n } from './tUkH6Wd0.js';
import { t as r } from './jhM5bUuh.js';
import { t as i } from './BD57kq_F.js';
import { t as a } from './D_2VmhLc.js';
var o = n();
function s({ kind: n, step: i }) {
  let s = (0, o.jsx)(t, { to: i.to, className: e(), children: i.label });
  return (0, o.jsx)(r, { ...a[n], back: { to: `/financial/requests`, label: a.title }, steps: s });
}
var c = { to: `/financial/charge`, label: i.charge };
function l() {
  return (0, o.jsx)(s, { kind: `charge`, step: c });
}
function u() {
  return (0, o.jsx)(s, { kind: `deduction`, step: { to: `/financial/report`, label: a.ledger } });
}
function d() {
  return (0, o.jsx)(s, { kind: `transfer`, step: c });
}
export { l as ChargeRequestPage, u as DeductionRequestPage, d as TransferRequestPage };
