import { t as e } from './ur8Vslx-.js';
import { i as t } from './BUw95eHc.js';
import { P as n } from './F4vu4jyn.js';
import { n as r } from './JyHhSj_m.js';
var i = 10;
function a(e) {
  let t = Array.isArray(e) ? e[0] : e,
    r = typeof t == `number` ? String(t) : t;
  return typeof r == `string` && r.trim() !== `` ? n(r).trim() : void 0;
}
function o(e) {
  return typeof e == `string` ? [e] : Array.isArray(e) ? e.filter((e) => typeof e == `string`) : [];
}
var s = (e) => /^[1-9]\d{0,8}$/.test(e);
function c(t, n) {
  let { fields: c, orderings: l, sizes: u = r, defaultSize: d = i } = n,
    { filters: f, notices: p } = e(o(t.filter), c),
    m = p.length,
    h = (e, n, r) => {
      let i = a(t[e]);
      if (i === void 0) return r;
      let o = n(i);
      return (o === void 0 && (m += 1), o ?? r);
    };
  return {
    page: h(`page`, (e) => (s(e) ? Number(e) : void 0), 1),
    pageSize: h(`page-size`, (e) => u.find((t) => String(t) === e), d),
    ordering: h(`ordering`, (e) => l.find((t) => t === e), l[0]),
    filters: f,
    dropped: m,
  };
}
function l(e, n) {
  let r = t(e.filters, n.fields);
  return {
    ...(r.length > 0 ? { filter: r } : {}),
    ...(e.ordering === n.orderings[0] ? {} : { ordering: e.ordering }),
    ...(e.page > 1 ? { page: String(e.page) } : {}),
    ...(e.pageSize === (n.defaultSize ?? i) ? {} : { 'page-size': String(e.pageSize) }),
  };
}
function u(e, n) {
  return { limit: e.pageSize, offset: (e.page - 1) * e.pageSize, ordering: e.ordering, filter: t(e.filters, n) };
}
function d(e) {
  return e.startsWith(`-`) ? { key: e.slice(1), direction: `desc` } : { key: e, direction: `asc` };
}
function f(e, t, n, r = [`title`]) {
  let [i, a] = (r.includes(t) ? [t, `-${t}`] : [`-${t}`, t]).flatMap((e) => n.find((t) => t === e) ?? []);
  return (e === i ? (a ?? i) : i) ?? n[0];
}
export { l as a, d as i, f as n, c as r, u as t };
