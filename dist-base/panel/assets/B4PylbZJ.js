var e = 36e5,
  t = 24 * e,
  n = (e) => Date.parse(`${e}T00:00:00Z`);
function r(e, t = `fa-IR-u-ca-persian-nu-arabext`) {
  let n = new Intl.DateTimeFormat(t, { timeZone: `Asia/Tehran`, ...e });
  return (e) => {
    let t = {};
    for (let r of n.formatToParts(e)) t[r.type] = r.value;
    return t;
  };
}
var i = r({ day: `numeric`, month: `long`, year: `numeric`, weekday: `long` }),
  a = r({ day: `2-digit`, month: `2-digit`, year: `numeric` }),
  o = r({ hour: `2-digit`, minute: `2-digit`, hourCycle: `h23` });
function s(e) {
  let t = i(e);
  return `${t.day} ${t.month}`;
}
function c(e) {
  let t = i(e);
  return `${t.day} ${t.month} ${t.year}`;
}
function l(e) {
  let t = i(e);
  return `${t.weekday} ${t.day} ${t.month}`;
}
function u(e) {
  let t = i(e);
  return `${t.weekday} ${t.day} ${t.month} ${t.year}`;
}
function d(e) {
  let t = i(e);
  return `${t.month} ${t.year}`;
}
function f(e) {
  return i(e).day;
}
function p(e) {
  return i(e).year;
}
function m(e) {
  let t = a(e);
  return `${t.day}-${t.month}-${t.year}`;
}
function h(e) {
  let t = o(e);
  return `${t.hour}:${t.minute}`;
}
function g(e) {
  return new Date(Number(e) + S(Number(e))).toISOString().slice(0, 10);
}
function _(t, r = 0) {
  let i = n(t) + r * e,
    a = i - S(i);
  return ((a = i - S(a)), a);
}
var v = r(
    { year: `numeric`, month: `2-digit`, day: `2-digit`, hour: `2-digit`, minute: `2-digit`, second: `2-digit`, hourCycle: `h23` },
    `en-US-u-ca-gregory-nu-latn`,
  ),
  y = 9e5,
  b = 2e4,
  x = new Map();
function S(e) {
  let t = Math.floor(e / y),
    n = x.get(t);
  if (n !== void 0) return n;
  let r = v(e),
    i =
      Date.UTC(Number(r.year), Number(r.month) - 1, Number(r.day), Number(r.hour), Number(r.minute), Number(r.second)) -
      Math.floor(e / 1e3) * 1e3;
  return (x.size >= b && x.clear(), x.set(t, i), i);
}
function C(e, r) {
  return new Date(n(e) + r * t).toISOString().slice(0, 10);
}
function w(e, r) {
  return (n(r) - n(e)) / t;
}
export { f as a, d as c, p as d, g as f, c as i, h as l, w as n, s as o, _ as p, m as r, u as s, C as t, l as u };
