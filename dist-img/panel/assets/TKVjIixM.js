import { _ as e } from './DFNVB9y5.js';
import { t } from './Dfvzj6n2.js';
import { t as n } from './CpdwfL3C.js';
var r = new Map(),
  i = new Set(),
  a = 0;
function o() {
  a += 1;
  for (let e of i) e();
}
function s(e) {
  return (i.add(e), () => i.delete(e));
}
var c = () => a;
function l(e) {
  let t = e.results.filter(({ id: e }) => !r.has(e));
  return { count: e.count - (e.results.length - t.length), results: t };
}
var u = (e) => r.has(e);
function d(e, t) {
  (r.set(e, { send: t, isSent: !1 }), o());
}
function f(e) {
  let t = r.get(e);
  t &&
    !t.isSent &&
    ((t.isSent = !0),
    t.send().finally(() => {
      (r.delete(e), o());
    }));
}
function p(e) {
  return r.get(e)?.isSent === !1 && (r.delete(e), o(), !0);
}
function m() {
  for (let e of r.keys()) f(e);
}
function h() {
  return t({
    queryKey: [`contents`, `pending`],
    queryFn: async ({ signal: e }) => l(await n.contents.listPendingFeedback({ query: { limit: 50 } }, { signal: e })),
    staleTime: 6e4,
  });
}
function g(r) {
  return t({
    queryKey: [`contents`, `list`, r],
    queryFn: ({ signal: e }) => n.contents.listContents({ query: r }, { signal: e }),
    placeholderData: e,
  });
}
export { f as a, s as c, d as i, p as l, h as n, m as o, c as r, u as s, g as t, l as u };
