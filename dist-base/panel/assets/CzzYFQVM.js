import { T as e, it as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './CheY1pKA.js';
import { t as i } from './D_2VmhLc.js';
var a = n(),
  o = e({ variant: `secondary` });
function s() {
  return (0, a.jsx)(r, {
    title: i.title,
    sentence: i.empty,
    text: i.text,
    steps: (0, a.jsxs)(a.Fragment, {
      children: [
        (0, a.jsx)(t, { to: `/financial/requests/charge`, className: o, children: i.charge.title }),
        (0, a.jsx)(t, { to: `/financial/requests/deduction`, className: o, children: i.deduction.title }),
        (0, a.jsx)(t, { to: `/financial/requests/transfer`, className: o, children: i.transfer.title }),
      ],
    }),
  });
}
export { s as RequestsPage };
