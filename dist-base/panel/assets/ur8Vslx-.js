import { n as e, r as t } from './BUw95eHc.js';
import { n } from './D0Vp9Bto.js';
import { P as r } from './F4vu4jyn.js';
[...e];
var i = (e, t, n) => (e ? [{ code: t, values: n }] : []);
function a(e) {
  let t = `${e},`.indexOf(`,`);
  return [e.slice(0, t), e.slice(t + 1)];
}
function o(e, t) {
  switch (e.type) {
    case `number`:
      return g(e, t);
    case `date`:
      return s(t, p);
    case `select`:
      return s(t, (t) => d(e, t));
    case `search`:
      return s(t, c);
  }
}
function s(e, t) {
  let n = e.map((e) => ({ rest: e, ...t(e) })),
    r = n.findLast((e) => e.value);
  return { value: r?.value, findings: n.flatMap((e) => (e.value && e !== r ? i(!0, `repeated`, [e.rest]) : e.findings)) };
}
function c(e) {
  let t = e.trim(),
    n = t.length > 100;
  return { value: t === `` || n ? void 0 : { type: `search`, text: t }, findings: i(n, `text_too_long`, [t]) };
}
var l = /^[1-9]\d{0,14}$/,
  u = /(?:\\[^]|[^,])+/g;
function d({ options: e, isMultiple: t }, n) {
  let a = (n.match(u) ?? []).map((e) => e.replace(/\\([^])/g, `$1`)),
    o = e === `any` ? a : a.map((e) => r(e).trim()).filter((e) => e !== ``),
    s = (t) => e === `any` || (e === `ids` ? l.test(t) : e.includes(t)),
    c = o.filter(s),
    d = [...new Set(c)],
    f = d.slice(0, t ? void 0 : 1),
    p = o.length < a.length || !/^x(?:,x)*$/.test(n.replace(u, `x`));
  return {
    value: f.length === 0 ? void 0 : { type: `select`, values: f },
    findings: [
      ...i(p, `value_missing`, []),
      ...i(
        c.length < o.length,
        `value_unknown`,
        o.filter((e) => !s(e)),
      ),
      ...i(d.length < c.length, `value_twice`, [...new Set(c.filter((e, t) => c.indexOf(e) < t))]),
      ...i(d.length > f.length, `one_value_only`, d),
    ],
  };
}
var f = /^\s*select\s*,\s*(\d{4}-\d\d-\d\d)\s*,\s*(\d{4}-\d\d-\d\d)\s*$/;
function p(t) {
  let a = r(t),
    o = e.find((e) => e === a.trim());
  if (o) return { value: { type: `date`, range: o }, findings: [] };
  let [, s, c] = f.exec(a) ?? [];
  return !n(s) || !n(c)
    ? { findings: i(!0, `date_invalid`, [t]) }
    : s > c
      ? { findings: i(!0, `range_reversed`, [s, c]) }
      : { value: { type: `date`, range: `select`, from: s, to: c }, findings: [] };
}
var m = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function h(e) {
  let t = r(e).trim().replaceAll(`٬`, ``).replace(`٫`, `.`),
    n = m.test(t) ? Number(t) : NaN;
  return Number.isFinite(n) ? n + 0 : void 0;
}
function g({ isWhole: e, limits: n }, r) {
  let i = [],
    o = { gt: null, lt: null };
  for (let n of r) {
    let [r, s] = a(n),
      c = t.find((e) => e === r.trim()),
      l = h(s);
    if (!c) i.push({ code: `comparison_unknown`, values: [r] });
    else if (l === void 0 || (e && !Number.isSafeInteger(l))) i.push({ code: `number_invalid`, values: [s] });
    else for (let e of c === `eq` ? [`gt`, `lt`] : [c]) (o[e] !== null && i.push({ code: `repeated`, values: [n] }), (o[e] = l));
  }
  let s = _(n, o.gt, o.lt);
  return { value: s.value, findings: [...i, ...s.findings] };
}
function _(e, t, n) {
  if (t === null && n === null) return { findings: [] };
  if (t !== null && n !== null && t > n) return { findings: i(!0, `range_reversed`, [String(t), String(n)]) };
  let r = [...new Set([t, n].filter((t) => t !== null && (t < e.from || t > e.to)))].map(String);
  return (t !== null && t > e.to) || (n !== null && n < e.from)
    ? { findings: i(!0, `outside_limits`, r) }
    : {
        value: { type: `number`, from: t === null ? null : Math.max(t, e.from), to: n === null ? null : Math.min(n, e.to) },
        findings: i(r.length > 0, `moved_to_limit`, r),
      };
}
function v(e, t) {
  let n = new Map(),
    r = new Map();
  for (let i of e) {
    let [e, o] = a(i);
    t.some((t) => t.key === e) ? n.set(e, [...(n.get(e) ?? []), o]) : r.set(e, [{ code: `filter_unknown`, values: [] }]);
  }
  let i = {};
  for (let e of t) {
    let t = o(e, n.get(e.key) ?? []);
    (t.value && (i[e.key] = t.value), t.findings.length > 0 && r.set(e.key, t.findings));
  }
  return { filters: i, findings: r };
}
var y = [`value_missing`, `value_twice`];
function b(e, t) {
  let { filters: n, findings: r } = v(e, t);
  return {
    filters: n,
    notices: [...r].flatMap(([e, t]) =>
      [...new Set(t.map(({ code: e }) => e))].filter((e) => !y.includes(e)).map((t) => ({ key: e, code: t })),
    ),
  };
}
export { b as t };
