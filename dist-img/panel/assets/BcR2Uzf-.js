import { a as e, r as t, s as n } from './CyzTUeQb.js';
import { i as r, r as i } from './DKPZI4Co.js';
var a = {
  'SOROUSH PIN': { title: 36, description: 38, button: 20 },
  'SOROUSH IN_CHANNEL': { title: 30, description: 150, button: 20 },
  'RUBIKA PIN': { title: 70, description: 150, button: 20 },
};
function o(e, t) {
  return a[`${e} ${t}`];
}
function s(e, n) {
  return [`title`, `description`, `button`].flatMap((r) => t(e[r], n[r]).map((e) => ({ ...e, part: r })));
}
var c = 1e4,
  l = 20;
function u(e, t) {
  return !i(e.type) && !r(e.type) ? [{ code: `file_type_not_allowed`, type: e.type }] : [...d(e, t), ...f(e, t.videoSeconds), ...p(e)];
}
function d({ type: e, size: t }, n) {
  let r = i(e) ? n.imageBytes : n.videoBytes;
  return t > r ? [{ code: `file_too_large`, limit_bytes: r, size: t }] : [];
}
function f({ type: e, duration: t }, n) {
  return r(e) && t !== null && t > n ? [{ code: `video_max_duration`, limit_seconds: n, duration: t }] : [];
}
function p({ width: e, height: t }) {
  let n = e > 0 && t > 0 && e + t <= c,
    r = t <= l * e && e <= l * t;
  return n && r ? [] : [{ code: `file_dimensions_constraints`, width: e, height: t }];
}
function m({ width: e, height: t }, { recommendedRatio: n }) {
  if (!n || t <= 0) return [];
  let r = e / t;
  return r < n.from ? [{ code: `ratio_below_recommended`, ratio: r }] : r > n.to ? [{ code: `ratio_above_recommended`, ratio: r }] : [];
}
var h = 0.2,
  g = 0.05;
function _(e) {
  return e.slice(1).flatMap(({ width: t, height: n }, r) => {
    let i = e[r],
      a = n * i.height;
    return a > 0 ? [{ index: r + 1, step: Math.abs(t * i.height - i.width * n) / a }] : [];
  });
}
function v(e) {
  return _(e).flatMap(({ index: e, step: t }) => (t > h ? [{ code: `slide_ratio_step`, step: t, allowed: h, index: e }] : []));
}
function y(e) {
  return _(e).flatMap(({ index: e, step: t }) =>
    t > g && t <= h ? [{ code: `slide_ratio_step_not_recommended`, step: t, recommended: g, index: e }] : [],
  );
}
function b(t, { minimum: r, maximum: i }) {
  return t.length === 0 && r > 0 ? [{ code: `required` }] : [...n(t, r), ...e(t, i)];
}
export { m as a, u as i, v as n, s as o, y as r, o as s, b as t };
