import { d as e } from './CTGuGsln.js';
var t = {
  zero: `صفر`,
  minus: `منفی`,
  and: ` و `,
  toman: `تومان`,
  ones: [``, `یک`, `دو`, `سه`, `چهار`, `پنج`, `شش`, `هفت`, `هشت`, `نه`],
  teens: [`ده`, `یازده`, `دوازده`, `سیزده`, `چهارده`, `پانزده`, `شانزده`, `هفده`, `هجده`, `نوزده`],
  tens: [``, ``, `بیست`, `سی`, `چهل`, `پنجاه`, `شصت`, `هفتاد`, `هشتاد`, `نود`],
  hundreds: [``, `صد`, `دویست`, `سیصد`, `چهارصد`, `پانصد`, `ششصد`, `هفتصد`, `هشتصد`, `نهصد`],
};
function n(e) {
  let n = [],
    r = e % 100;
  return (
    e >= 100 && n.push(t.hundreds[Math.floor(e / 100)]),
    r >= 10 && r < 20 ? n.push(t.teens[r - 10]) : (r >= 20 && n.push(t.tens[Math.floor(r / 10)]), r % 10 > 0 && n.push(t.ones[r % 10])),
    n.join(t.and)
  );
}
function r(r) {
  let i = Math.trunc(r);
  if (!Number.isSafeInteger(i)) throw RangeError(`${r} has no words`);
  if (i === 0) return t.zero;
  let a = [],
    o = Math.abs(i);
  for (let t of e) {
    let e = o % 1e3;
    ((o = Math.floor(o / 1e3)), e > 0 && a.unshift(`${n(e)} ${t}`.trim()));
  }
  let s = a.join(t.and);
  return i < 0 ? `${t.minus} ${s}` : s;
}
export { r as t };
