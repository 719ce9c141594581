import { a as e } from './tUkH6Wd0.js';
var t = `اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.`;
function n() {
  return { isDisabledWithReason: e() ? void 0 : t };
}
export { n as t };
