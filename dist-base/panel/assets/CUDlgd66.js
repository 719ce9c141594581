import { _ as e } from './DFNVB9y5.js';
import { t } from './Dfvzj6n2.js';
import { t as n } from './BTSTizhr.js';
import { t as r } from './YBalEp_5.js';
var i = new Set(),
  a = { add: (e) => void i.add(e), remove: (e) => void i.delete(e) };
function o(e) {
  let t = e.results.filter(({ id: e }) => !i.has(e));
  return { count: e.count - (e.results.length - t.length), results: t };
}
var s = [`all`, `running`, `drafts`, `finished`],
  c = [...s, `archives`],
  l = [`PUBLISHING`, `TO_PAY`, `SCHEDULED`, `ACCEPTED`, `AWAITING_APPROVAL`];
function u(e) {
  return e === `running` ? l : e === `finished` ? [`INACTIVE`] : r;
}
function d(e) {
  return e.state === `PUBLISHING` || (e.state === `INACTIVE` && e.reason !== `cancelled` && e.reason !== `unfilled`);
}
function f(e) {
  return e.state === `INACTIVE` && e.reason !== `paused`;
}
var p = new Map(l.map((e, t) => [e, t]));
function m(e) {
  let t = (e) => p.get(e.state) ?? p.size;
  return e.toSorted((e, n) => t(e) - t(n));
}
var h = 3e4;
function g(r) {
  return t({
    queryKey: [`campaigns`, `list`, r],
    queryFn: ({ signal: e }) => n.campaigns.listCampaigns({ query: r }, { signal: e }),
    placeholderData: e,
  });
}
function _(e) {
  let { page: t, pageSize: n, ordering: r } = e;
  return g({ limit: n, offset: (t - 1) * n, ordering: r, filter: [], is_deleted: !0 });
}
var v = (e) => [`state,${e.join()}`];
function y() {
  return g({ limit: 20, offset: 0, ordering: `-created`, filter: v(l) });
}
function b() {
  return g({ limit: 5, offset: 0, ordering: `-created`, filter: v([`TO_PAY`, `REJECTED`]) });
}
function x() {
  return g({ limit: 1, offset: 0, ordering: `-created`, filter: [] });
}
function S(e) {
  return t({
    queryKey: [`campaigns`, `one`, e],
    queryFn: ({ signal: t }) => n.campaigns.getCampaign({ params: { id: e } }, { signal: t }),
    refetchInterval: ({ state: e }) => (e.data && f(e.data) ? !1 : h),
  });
}
function C() {
  return t({
    queryKey: [`drafts`, `list`, { limit: 100 }],
    queryFn: async ({ signal: e }) => o(await n.drafts.listDrafts({ query: { limit: 100, offset: 0 } }, { signal: e })),
  });
}
export { C as a, b as c, m as d, d as f, o as g, a as h, S as i, s as l, u as m, x as n, g as o, f as p, _ as r, y as s, h as t, c as u };
