import { T as e, it as t, ut as n } from './tUkH6Wd0.js';
import { t as r } from './DWJpS5qw.js';
import { t as i } from './CJIZU9JZ.js';
import { i as a } from './CTGuGsln.js';
import { i as o } from './BQgtg40M.js';
function s(e) {
  let t = e.data.title.trim();
  return t === `` ? o.untitled : t;
}
function c(e) {
  let t = i.indexOf(e.draft_step) + 1;
  return o.step(a(t), a(i.length), o.steps[e.draft_step]);
}
var l = n();
function u({ draft: n, variant: i }) {
  return (0, l.jsxs)(t, {
    to: `/campaign/${n.draft_step}`,
    search: { draft: String(n.id) },
    'aria-label': o.resumeNamed(s(n)),
    className: e({ variant: i }),
    children: [o.resume, i === `soft` && (0, l.jsx)(r, { 'aria-hidden': !0, size: 18, className: `-me-1` })],
  });
}
export { c as n, s as r, u as t };
