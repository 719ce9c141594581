import { t as e } from './D4tpWBZn.js';
import { $ as t } from './F4vu4jyn.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './C-K0clPr.js';
import { p as i } from './VXmm6Y8v.js';
import { t as a } from './BTSTizhr.js';
import { i as o } from './CUDlgd66.js';
import { n as s, t as c } from './CvLxiTNC.js';
import { o as l } from './BiP7I_3L.js';
var u = (e) => Promise.all([e.invalidateQueries({ queryKey: [`campaigns`] }), e.invalidateQueries({ queryKey: [`finance`] })]);
function d(t) {
  let o = i(),
    d = s();
  return r({
    mutationFn: () => a.contents.dropOffers({ params: { id: t.id }, body: {} }, { idempotencyKey: d.keyOf(String(t.id)) }),
    onSuccess: () => {
      (d.forget(), n.success(l.actions.dropped));
    },
    onError: (t) => {
      (c(t) && d.forget(), n.error(e(t)));
    },
    onSettled: () => u(o),
  });
}
function f(d) {
  let f = i(),
    p = s(),
    m = r({
      mutationFn: (e) =>
        a.campaigns.redateCampaign(
          { params: { id: d.id }, body: e },
          { idempotencyKey: p.keyOf(`${d.id}:${e.publish_period_start}:${e.publish_period_end}`) },
        ),
      onSuccess: (e) => {
        (p.forget(), f.setQueryData(o(e.id).queryKey, e), n.success(l.dates.sent));
      },
      onError: (r) => {
        (c(r) && p.forget(), t(r, `draft_incomplete`) || n.error(e(r)));
      },
      onSettled: () => u(f),
    }),
    { error: h } = m,
    g = t(h, `draft_incomplete`);
  return {
    send: m.mutate,
    forget: m.reset,
    isPending: m.isPending,
    refusal: g ? (h.facts.fields.includes(`goal_total_reach`) ? l.dates.goal : l.dates.refused) : void 0,
  };
}
export { f as n, d as t };
