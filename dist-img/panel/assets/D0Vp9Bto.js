import { n as e } from './B4PylbZJ.js';
function t(e) {
  if (typeof e != `string` || !/^\d{4}-\d\d-\d\d$/.test(e)) return !1;
  let t = Date.parse(`${e}T00:00:00Z`);
  return !Number.isNaN(t) && new Date(t).toISOString().startsWith(e);
}
function n(t) {
  return Math.max(0, e(t.from, t.to) + 1);
}
export { t as n, n as t };
