import { r as e } from './DiG58iuX.js';
var t = { INSTAGRAM: 45e6, TELEGRAM: 4e7, LINKEDIN: 4e6, BALE: 18e6, SOROUSH: 8e6, EITAA: 25e6, RUBIKA: 35e6 },
  n = 6e7;
function r(e, t) {
  return e.reduce((e, n) => e * (1 - Math.min(1, n / t)), 1);
}
function i(i) {
  let a = i.map(({ reach: e }) => e),
    o =
      n *
      (1 -
        r(
          e.map((e) => {
            let n = i.flatMap(({ media_type: t, reach: n }) => (t === e ? [n] : [])).toSorted((e, t) => e - t);
            return t[e] * (1 - r(n, t[e]));
          }),
          n,
        )),
    s = a.reduce((e, t) => e + t, 0);
  return Math.min(s, Math.max(0, ...a, Math.round(o)));
}
function a(e) {
  return {
    reach_at_least: e.reduce((e, t) => Math.max(e, t.reach), 0),
    reach_at_most: e.reduce((e, t) => e + t.reach, 0),
    reach_model: i(e),
    price: e.reduce((e, t) => e + t.price, 0),
  };
}
function o(e, t) {
  return t > 0 ? Math.round((e * 1e3) / t) : null;
}
export { a as n, o as t };
