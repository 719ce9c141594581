import { i as e } from './CBeAaEYc.js';
import { _ as t } from './DFNVB9y5.js';
import { t as n } from './Dfvzj6n2.js';
import { t as r } from './VXmm6Y8v.js';
import { t as i } from './BTSTizhr.js';
function a(e, t) {
  return `${e}-${t}`.toLowerCase().replaceAll(`_`, `-`);
}
function o(t) {
  return { kind: a(t.media_type, t.content_type), story_number: e(t) };
}
function s(e, t) {
  let { kind: r, story_number: a, ordering: o, filter: s, suits: c, ids: l } = e;
  return n({
    queryKey: [`publishers`, `plans`, r, a, o, s, c, t, l ?? null],
    enabled: l === void 0 || l.length > 0,
    staleTime: 6e4,
    queryFn: ({ signal: e }) =>
      i.publishers.listMediaPlans(
        {
          params: { kind: r },
          query: { ordering: o, limit: 100, offset: t * 100, filter: [...s], suits: c.map(String), id: l?.map(String), story_number: a },
        },
        { signal: e },
      ),
  });
}
async function c({ kind: e, story_number: t }, n, r) {
  let a = [...new Set(n)],
    o = Array.from({ length: Math.ceil(a.length / 100) }, (e, t) => a.slice(t * 100, (t + 1) * 100));
  return (
    await Promise.all(
      o.map((n) =>
        i.publishers.listMediaPlans({ params: { kind: e }, query: { limit: 100, id: n.map(String), story_number: t } }, { signal: r }),
      ),
    )
  ).flatMap((e) => e.results);
}
function l() {
  return r({
    queryKey: [`publishers`, `categories`],
    staleTime: 1 / 0,
    queryFn: ({ signal: e }) => i.publishers.listCategories({}, { signal: e }),
    select: (e) => e.results,
  });
}
function u({ kind: e, story_number: r }, a) {
  return n({
    queryKey: [`publishers`, `matching`, e, r, a],
    staleTime: 6e4,
    placeholderData: t,
    queryFn: ({ signal: t }) =>
      i.publishers.listMediaPlans(
        {
          params: { kind: e },
          query: { limit: 1, with_facets: !0, story_number: r, filter: a.length > 0 ? [[`categories`, ...a].join(`,`)] : [] },
        },
        { signal: t },
      ),
  });
}
function d(e, t) {
  return r(u(e, t));
}
export { l as a, s as i, a as n, d as o, o as r, c as t };
