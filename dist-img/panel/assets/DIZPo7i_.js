import { r as e } from './XKyaHtl9.js';
import { t } from './BX5XbKd6.js';
import { $ as n, Q as r, T as i, it as a, ut as o, w as s } from './tUkH6Wd0.js';
import { l as c } from './CTGuGsln.js';
import { t as l } from './hGArrtHc.js';
import { t as u } from './Ddzm3zPb.js';
import { o as d } from './CwUb1psq.js';
import { t as f } from './DMbUeAel.js';
import { t as p } from './DNYY_FK6.js';
import { p as m } from './DDN8PgIi.js';
import { t as h } from './D8JH1jTK.js';
import { t as g } from './CpdwfL3C.js';
import { i as _ } from './vSiZIiuR.js';
import { n as v, t as y } from './CdJPrCSt.js';
import { o as b } from './DBc67NIz.js';
var x = `کمپین با آخرین ویرایش پیش‌نویس و قیمت امروز به‌روز شد`,
  S = `پیش از پرداخت یک بار آن را ببینید. هنوز پولی جابه‌جا نشده.`,
  C = { renewed: `${x}. ${S}`, repriced: (e, t) => `${x}: به جای ${e}، ${t} تومان. ${S}` },
  w = e(h(), 1);
function T(e) {
  return n(e, `quote_changed`) ? e.facts : void 0;
}
function E(e) {
  return e instanceof r && (e.status === 0 || e.status === 502 || e.status === 504);
}
var D = [`plans_gone`, `bundles_gone`, `plan_twice`, `draft_incomplete`, `services_not_offered`, `goal_refused`, `discount_refused`];
function O(e) {
  return D.some((t) => n(e, t));
}
function k(e) {
  let n = m(),
    r = v(),
    i = (0, w.useRef)(!1),
    a = (0, w.useRef)(``),
    o = p({
      retry: (e, t) => e < 2 && E(t),
      retryDelay: (e) => 400 * 2 ** e,
      mutationFn: async (t) => {
        let n = r.keyOf(`${e.id}:${t}`);
        if (e.list === null && a.current !== n) {
          let t = { draft: e.draft },
            { version: r } = await g.campaigns.createCampaign({ body: t }, { idempotencyKey: f() });
          if (r !== e.version) return;
          a.current = n;
        }
        let i = { expected_total: t, is_auto_after_charge: !0 };
        return g.campaigns.purchaseCampaign({ params: { id: e.id }, body: i }, { idempotencyKey: n });
      },
      onSuccess: (t) => {
        if ((r.forget(), (i.current = !1), !t)) return;
        let { campaign: a, outcome: o, shortfall: s } = t;
        (n.setQueryData(_(a.id).queryKey, a),
          (i.current = o === `held`),
          o === `held` ? d.success(e.list === null ? b.actions.paid : b.actions.listPaid) : d.warning(b.actions.short(c(s))));
      },
      onError: (e) => {
        ((i.current = !1), y(e) && r.forget(), !T(e) && !O(e) && d.error(t(e)));
      },
      onSettled: () => Promise.all([n.invalidateQueries({ queryKey: [`campaigns`] }), n.invalidateQueries({ queryKey: [`finance`] })]),
    });
  return {
    error: o.error,
    renewedFrom: o.isSuccess && o.data === void 0 ? o.variables : void 0,
    isPending: o.isPending,
    buy(e) {
      i.current || ((i.current = !0), o.mutate(e));
    },
  };
}
var A = o(),
  j = b.actions;
function M({ id: e }) {
  return (0, A.jsx)(a, {
    to: `/campaign/$id/activation`,
    params: { id: String(e) },
    className: i({ variant: `secondary`, size: `sm` }),
    children: j.mend,
  });
}
function N({ campaign: e }) {
  let n = k(e),
    r = u(),
    o = T(n.error),
    { renewedFrom: d } = n,
    { list: f } = e,
    p = f?.total ?? e.quote.total,
    m = o && { ...o, after: p === o.before ? o.after : p };
  if (e.shortfall > 0)
    return (0, A.jsx)(a, {
      to: `/financial/charge`,
      search: { amount: String(e.shortfall), return: `/campaigns/${e.id}` },
      className: i({ size: `lg` }),
      children: j.charge(c(e.shortfall)),
    });
  let h = m?.after ?? p;
  return (0, A.jsxs)(`div`, {
    className: `flex flex-col items-start gap-3`,
    children: [
      m &&
        (0, A.jsx)(l, {
          tone: `warning`,
          role: `alert`,
          children: m.before === m.after ? j.changedInside : j.changed(c(m.before), c(m.after)),
        }),
      d !== void 0 &&
        (0, A.jsx)(l, {
          tone: `warning`,
          role: `alert`,
          action: (0, A.jsx)(M, { id: e.id }),
          children: d === p ? C.renewed : C.repriced(c(d), c(p)),
        }),
      O(n.error) && (0, A.jsx)(l, { tone: `warning`, role: `alert`, action: (0, A.jsx)(M, { id: e.id }), children: t(n.error) }),
      (0, A.jsx)(s, {
        size: `lg`,
        ...r,
        isLoading: n.isPending,
        loadingLabel: n.isPending ? j.paying : void 0,
        onClick: () => n.buy(h),
        children: m ? j.payChanged(c(h)) : f ? j.payList(c(f.difference)) : j.pay(c(h)),
      }),
    ],
  });
}
export { N as PayPanel };
