import { G as e, Q as t } from './F4vu4jyn.js';
import { o as n } from './DFNVB9y5.js';
import { t as r } from './I7yfX2S8.js';
import { a as i, o as a, r as o, s, t as c } from './gmqf80wk.js';
function l(r) {
  r instanceof t && r.status === 403 ? e() : r instanceof n || console.warn(r);
}
function u(e) {
  let t = e === `features` ? [r.fetchQuery(o)] : [r.fetchQuery(c), r.fetchQuery(a), r.fetchQuery(i), r.fetchQuery(s)];
  for (let e of t) e.catch(l);
}
export { u as startInitialData };
