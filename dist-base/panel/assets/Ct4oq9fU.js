import { o as e, u as t } from './DrUi8QQT.js';
function n(n, r) {
  let i = e(n),
    a = e(r),
    o = n === 0 || t(n).unit === t(r).unit,
    s = ({ figure: e, unit: t }) => (t === `` ? e : `${e} ${t}`);
  return { part: o ? i.figure : s(i), whole: s(a) };
}
export { n as t };
