import { T as e, it as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './CheY1pKA.js';
import { t as i } from './BD57kq_F.js';
import { t as a } from './D_2VmhLc.js';
var o = n(),
  s = a.preInvoice;
function c() {
  return (0, o.jsx)(r, {
    title: s.title,
    sentence: s.sentence,
    text: s.text,
    steps: (0, o.jsx)(t, { to: `/campaign`, className: e(), children: i.start }),
  });
}
export { c as PreInvoicePage };
