import { a as e } from './F4vu4jyn.js';
var t = `اینترنت قطع است. پس از وصل شدن دوباره تلاش کنید.`;
function n() {
  return { isDisabledWithReason: e() ? void 0 : t };
}
export { n as t };
