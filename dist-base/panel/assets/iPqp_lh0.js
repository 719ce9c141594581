import { K as e, X as t, z as n } from './F4vu4jyn.js';
var r = `jarchi-otp-request`;
function i(e, t) {
  let { request_id: n, phone: r, code: i, retry_after_seconds: a } = e;
  return { request_id: n, phone: r, code: i, resendAtMs: t + a * 1e3 };
}
function a(e, t, n) {
  return { ...e, resendAtMs: n + t * 1e3 };
}
function o(e) {
  sessionStorage.setItem(r, JSON.stringify(e));
}
function s() {
  try {
    let e = JSON.parse(sessionStorage.getItem(r) ?? `null`);
    return typeof e?.request_id == `string` && typeof e.phone == `string` && typeof e.resendAtMs == `number` ? e : void 0;
  } catch {
    return;
  }
}
function c(e, t) {
  let n = s();
  return n?.phone === e && t < n.resendAtMs ? n : void 0;
}
function l() {
  sessionStorage.removeItem(r);
}
var u = `jarchi-panel`;
async function d(e) {
  let t = c(e, Date.now());
  if (t) return t;
  let r = i(await n.sendOtp({ body: { phone: e, platform: u } }), Date.now());
  return (o(r), r);
}
function f(n) {
  (l(), t(n), e());
}
async function p(e, t) {
  let { account: r, is_new: i } = await n.verifyOtp({ body: { request_id: e, code: t, customer_type: `adv`, platform: u } });
  return (f(r), { is_new: i });
}
async function m(e, t) {
  let { account: r } = await n.signInWithPassword({ body: { username: e, password: t, account_type: `adv`, platform: u } });
  f(r);
}
export { a, s as i, p as n, o, m as r, d as t };
