import { l as e, r as t, t as n } from './CyzTUeQb.js';
import { t as r } from './VBxxJaJP.js';
import { t as i } from './CpdwfL3C.js';
import { t as a } from './Dfvzj6n2.js';
var o = (e) => /^(\d)\1*$/.test(e),
  s = (e) => [...e].map(Number);
function c(e) {
  if (!/^\d{10}$/.test(e) || o(e)) return !1;
  let t = s(e),
    n = t.slice(0, 9).reduce((e, t, n) => e + t * (10 - n), 0) % 11;
  return t[9] === (n < 2 ? n : 11 - n);
}
var l = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];
function u(e) {
  if (!/^\d{11}$/.test(e) || o(e)) return !1;
  let t = s(e),
    n = t[9] + 2,
    r = l.reduce((e, r, i) => e + (t[i] + n) * r, 0);
  return t[10] === (r % 11) % 10;
}
function d(e, t) {
  return /^\d{14}$/.test(e) && e.startsWith(t);
}
function f(e) {
  return /^[1-9]\d{9}$/.test(e) && !o(e);
}
function p(e) {
  return e === `C` ? [`name`, `national_number`, `address_text`, `economic_number`] : [`name`, `national_number`, `address_text`];
}
function m(t) {
  return t === null || p(t.account_type).every((n) => e(t[n]).length > 0);
}
function h(e) {
  return {
    account_type: e.account_type,
    name: e.name.trim(),
    national_number: r(e.national_number),
    economic_number: r(e.economic_number),
    address_text: e.address_text.trim(),
    postal_code: r(e.postal_code),
  };
}
function g(r) {
  let i = h(r);
  return [
    ...p(i.account_type).flatMap((t) => y(t, e(i[t]))),
    ...y(`name`, [...t(i.name, 100), ...n(i.name, `text_unsafe`)]),
    ...y(`national_number`, _(i)),
    ...y(`address_text`, t(i.address_text, 300)),
    ...y(`economic_number`, v(i)),
    ...y(`postal_code`, i.postal_code === `` || f(i.postal_code) ? [] : [{ code: `postal_code_invalid` }]),
  ];
}
function _({ account_type: e, national_number: t }) {
  return t === `` ? [] : e === `C` ? (u(t) ? [] : [{ code: `company_id_invalid` }]) : c(t) ? [] : [{ code: `national_code_invalid` }];
}
function v({ account_type: e, national_number: t, economic_number: n }) {
  return n === `` || (e === `C` ? n === t : d(n, t)) ? [] : [{ code: `economic_number_invalid` }];
}
function y(e, t) {
  return t.map((t) => ({ ...t, field: e }));
}
var b = a({ queryKey: [`finance`, `info`], queryFn: ({ signal: e }) => i.account.getFinancialInfo({}, { signal: e }), staleTime: 1 / 0 });
export { g as n, m as r, b as t };
