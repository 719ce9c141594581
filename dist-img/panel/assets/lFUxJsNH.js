import { d as e, l as t } from './tUkH6Wd0.js';
function n(n) {
  return n === void 0 || !/^\/(?![/\\])/.test(n) || [...n].some((e) => e < ` ` || e === `\\`) || e(n) ? t.home : n;
}
export { n as t };
