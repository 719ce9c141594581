import { n as e, t } from './BNZFcsDO.js';
function n(n) {
  let r = (t) => e(n.map(({ media_type: e, range: n, price: r }) => ({ media_type: e, price: r, reach: n[t] }))),
    [i, a, o] = [r(`low`), r(`mid`), r(`high`)],
    { price: s, reach_at_least: c, reach_at_most: l } = a,
    u = n.flatMap(({ range: e }) => e.basis ?? []),
    d = u.flatMap((e) => (e.kind === `platform_default` ? [] : [e.posts]));
  return {
    low: i.reach_model,
    mid: a.reach_model,
    high: o.reach_model,
    reach_at_least: c,
    reach_at_most: l,
    price: s,
    cost_per_thousand: { low: t(s, o.reach_model), mid: t(s, a.reach_model), high: t(s, i.reach_model) },
    fewest_posts: d.length > 0 ? Math.min(...d) : null,
    platform_defaults: u.length - d.length,
  };
}
export { n as t };
