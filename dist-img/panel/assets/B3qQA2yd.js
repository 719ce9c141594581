import { t as e } from './B4PylbZJ.js';
var t = [`reach`, `views`, `clicks`],
  n = [`today`, `yesterday`, `last_7_days`, `last_30_days`];
function r(t, n) {
  return t === `today`
    ? { from: n, to: n }
    : t === `yesterday`
      ? { from: e(n, -1), to: e(n, -1) }
      : { from: e(n, t === `last_7_days` ? -6 : -29), to: n };
}
function i(e, t) {
  return t > 0 ? ((e - t) / t) * 100 : null;
}
var a = 3;
function o(e, t, n = !1) {
  let r = Math.round((e - t) * 100),
    i = `on_pace`;
  return (
    n
      ? (i = `finished`)
      : e >= 1 && t < 1
        ? (i = `spent_early`)
        : r > a
          ? (i = `ahead`)
          : r < -20
            ? (i = `far_behind`)
            : r < -3 && (i = `behind`),
    { used: e, elapsed: t, points: r, verdict: i }
  );
}
export { r as a, o as i, n, i as r, t };
