import { n as e } from './YBalEp_5.js';
import { r as t, x as n, y as r } from './DRQ0Ktxg.js';
import { t as i } from './CJIZU9JZ.js';
import { f as a } from './B4PylbZJ.js';
import { t as o } from './CpdwfL3C.js';
async function s(n) {
  let [r, s] = await Promise.all([o.drafts.getDraft({ params: { id: n } }), o.world.getWorldClock()]),
    { campaign: c } = r;
  return c !== null && !e(await o.campaigns.getCampaign({ params: { id: c } })) ? i[0] : t(r.data, a(Date.parse(s.now)));
}
function c(e, t, i, a) {
  let o = r(e, t),
    { path: s, query: c } = n({ mode: `draft`, id: i, step: a, search: o?.search ?? ``, sort: o?.sort ?? ``, filters: o?.filters ?? [] }),
    l = new URLSearchParams();
  for (let [e, t] of Object.entries(c)) for (let n of [t].flat()) l.append(e, n);
  let u = l.toString().replaceAll(`%2C`, `,`);
  return u === `` ? s : `${s}?${u}`;
}
async function l(e, t) {
  let n = r(e, t),
    a = n?.mode === `draft` ? n.id : null;
  return c(e, t, a, a === null ? i[0] : await s(a));
}
async function u(e, t, n) {
  let { draft: i } = await o.campaigns.getCampaign({ params: { id: e } });
  return c(t, n, i, r(t, n)?.step ?? (await s(i)));
}
export { u as findEditing, l as findEntry };
