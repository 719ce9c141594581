const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BBDayfxO.js',
      'assets/B4PylbZJ.js',
      'assets/CTGuGsln.js',
      'assets/tUkH6Wd0.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BwhAxUY8.js',
      'assets/C7ar6JNs.js',
      'assets/CNSZY8AP.js',
      'assets/DpWl-9gU.js',
      'assets/BcD0dNM0.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/Dv9ofmIA.js',
      'assets/Bqr8Ymkr.js',
      'assets/B_fGkgZ7.js',
      'assets/BJYTeqjr.js',
      'assets/g0hrHKII.js',
      'assets/CYDpylKX.js',
      'assets/CVBP8ODU.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/CFGyA-Bf.js',
      'assets/Dfvzj6n2.js',
      'assets/DBcoZrhZ.js',
      'assets/gfKaDZdK.js',
      'assets/BcR2Uzf-.js',
      'assets/CyzTUeQb.js',
      'assets/CIjs4pVG.js',
      'assets/VBxxJaJP.js',
      'assets/DKPZI4Co.js',
      'assets/DRQ0Ktxg.js',
      'assets/CJIZU9JZ.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/Bco2wE24.js',
      'assets/YBalEp_5.js',
      'assets/D0Vp9Bto.js',
      'assets/CM0A3w0J.js',
      'assets/QL96TqHM.js',
      'assets/BfLIJkZn.js',
      'assets/BNZFcsDO.js',
      'assets/84GUO13V.js',
      'assets/BibbI42k.js',
      'assets/CPJ1hT5m.js',
      'assets/CDhqC_Tj.js',
      'assets/Z43WcrRE.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/DR3bxFpy.js',
      'assets/ID5W_fPX.js',
      'assets/YUGv5Vp-.js',
      'assets/CNbxXWsh.js',
      'assets/Bf41Sfbw.js',
      'assets/Dd3lFvqh.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { t as n } from './BX5XbKd6.js';
import { n as r, t as i } from './BJYTeqjr.js';
import { n as a, t as o } from './OC6yXdXM.js';
import { t as s } from './D8JH1jTK.js';
import { a as c, o as l, r as u, t as d } from './BwhAxUY8.js';
import { n as f } from './Dv9ofmIA.js';
import { i as p, l as m, s as h } from './CTGuGsln.js';
import { $ as g, E as _, I as v, P as y, Q as b, T as x, it as S, ot as C, ut as w, w as T } from './tUkH6Wd0.js';
import { t as E } from './BuIR-C9c.js';
import { t as D } from './Bqr8Ymkr.js';
import { t as ee } from './Ddzm3zPb.js';
import { t as O } from './hGArrtHc.js';
import { l as k, o as te } from './B4PylbZJ.js';
import { t as ne } from './CJIZU9JZ.js';
import { f as re, i as ie, s as A, t as ae, u as oe } from './xnhiatul.js';
import { a as se, r as ce, t as le } from './CcJNm28B.js';
import { t as ue } from './Btvnrh0P.js';
import { t as de } from './DdSFd6DX.js';
import { t as j } from './C4__uyUH.js';
import { o as M } from './CwUb1psq.js';
import { p as N, t as P } from './DDN8PgIi.js';
import { n as fe } from './CFGyA-Bf.js';
import { t as F } from './DNYY_FK6.js';
import { t as I } from './CpdwfL3C.js';
import { t as L } from './DMbUeAel.js';
import { _ as pe } from './DFNVB9y5.js';
import { t as me } from './myNqLDer.js';
import { i as he } from './DRQ0Ktxg.js';
var R = t(s(), 1),
  z = w(),
  B = {
    label: `کد تخفیف`,
    example: `مثلاً AABAN10`,
    apply: `اعمال`,
    applied: `اعمال شد`,
    list: `کدهای اعمال‌شده`,
    another: `کد دیگر`,
    remove: (e) => `برداشتن کد «${e}»`,
    allApplied: (e) => `کد ${e.map((e) => `«${e}»`).join(`، `)} اعمال شده است.`,
    empty: `کد را بنویسید.`,
    most: (e) => `بیش از ${e} کد با هم اعمال نمی‌شود.`,
    already: (e) => `کد «${e}» همین حالا اعمال شده است.`,
    refusals: {
      unknown: (e) => `کد «${e}» شناخته نشد. نوشتهٔ آن را بررسی کنید.`,
      not_for_this_campaign: (e) => `کد «${e}» برای این پلتفرم یا نوع کمپین نیست.`,
      used_up: (e) => `ظرفیت کد «${e}» پر شده است.`,
      already_used: (e) => `کد «${e}» را پیش‌تر به کار برده‌اید.`,
      not_stackable: (e) => `کد «${e}» با کد دیگری جمع نمی‌شود.`,
      not_yet_valid: (e, t) => `زمان کد «${e}» هنوز نرسیده است؛ از ${t} به کار می‌آید.`,
      expired: (e, t) => `زمان کد «${e}» در ${t} گذشته است.`,
      below_minimum: (e, t) => `کد «${e}» برای خرید از ${t} تومان به بالا است، بدون مالیات.`,
    },
    at: (e, t) => `${e}، ساعت ${t}`,
  };
function V({ shortfall: e, isBusy: t, isQuoting: n, isBlocked: r, change: i, buy: a }) {
  let o = ee(),
    s = e > 0,
    c = i === void 0 ? (s ? l.chargeAndPay : l.activate) : s ? l.acceptAndCharge : l.acceptNewPrice;
  return (0, z.jsx)(T, {
    size: `lg`,
    isFullWidth: !0,
    ...o,
    isDisabled: r,
    isLoading: t || n,
    loadingLabel: t ? l.activating : n ? l.quoting : void 0,
    onClick: a,
    icon: s ? void 0 : D,
    iconEnd: s ? E : void 0,
    children: c,
  });
}
var H = 5;
function ge({ title: e, before: t, after: n }) {
  return n === null ? l.lineGone(e) : t === null ? l.lineNew(e, m(n)) : l.lineChanged(e, m(t), m(n));
}
function U({ before: e, after: t, lines: n }) {
  let r = n.length - H;
  return (0, z.jsxs)(O, {
    role: `alert`,
    tone: `warning`,
    children: [
      (0, z.jsx)(`p`, { children: e === t ? l.changedInside : l.changed(m(e), m(t)) }),
      n.length > 0 &&
        (0, z.jsxs)(`ul`, {
          'aria-label': l.changedLines,
          className: `ms-4 mt-1 list-disc text-sm`,
          children: [
            n.slice(0, H).map((e) => (0, z.jsx)(`li`, { children: ge(e) }, e.plan_id)),
            r > 0 && (0, z.jsx)(`li`, { children: l.moreLines(p(r)) }),
          ],
        }),
    ],
  });
}
function W({ title: e, note: t, editTo: n, draftId: r, media: i, isMediaWide: a = !1, columns: o = 3, facts: s }) {
  return (0, z.jsxs)(`section`, {
    'aria-label': e,
    className: `border-b py-4`,
    children: [
      (0, z.jsxs)(`div`, {
        className: `mb-2 flex items-center gap-2`,
        children: [
          (0, z.jsx)(`h2`, { className: `text-lg font-bold`, children: e }),
          t && (0, z.jsx)(`span`, { className: `text-sm text-text-3`, children: t }),
          (0, z.jsxs)(S, {
            to: n,
            search: { draft: String(r) },
            'aria-label': c.editOf(e),
            className: _(x({ variant: `ghost` }), `ms-auto -me-3.5`),
            children: [(0, z.jsx)(de, { 'aria-hidden': !0, size: 18 }), c.edit],
          }),
        ],
      }),
      (0, z.jsxs)(`div`, {
        className: _(`flex gap-4`, a && `max-lg:flex-col`),
        children: [
          i,
          (0, z.jsx)(`dl`, {
            className: _(`grid min-w-0 flex-1 grid-cols-2 gap-x-4 gap-y-3`, o === 3 && `lg:grid-cols-3`),
            children: s.map((e) =>
              (0, z.jsxs)(
                `div`,
                {
                  className: _(`min-w-0`, e.isFullRow ? `col-span-full` : e.isWide && `col-span-2 lg:col-span-1`),
                  children: [
                    (0, z.jsx)(`dt`, { className: `text-sm leading-5 text-text-3`, children: e.label }),
                    (0, z.jsx)(`dd`, { className: `text-md font-semibold wrap-anywhere`, children: e.value }),
                  ],
                },
                e.label,
              ),
            ),
          }),
        ],
      }),
    ],
  });
}
function _e(e) {
  let t = e.shortfall > 0;
  return (0, z.jsxs)(`div`, {
    className: `flex flex-col gap-2 px-(--gutter) py-3`,
    children: [
      (0, z.jsxs)(`div`, {
        className: `max-h-[40dvh] overflow-y-auto empty:hidden`,
        children: [e.refusal, e.change && (0, z.jsx)(U, { ...e.change })],
      }),
      (0, z.jsxs)(`p`, {
        className: `flex items-baseline justify-between gap-3`,
        children: [
          (0, z.jsx)(`span`, { className: `text-md text-text-2`, children: t ? l.shortfallDock : l.willHold }),
          (0, z.jsxs)(`span`, {
            children: [
              (0, z.jsx)(`strong`, {
                className: `text-lg font-bold ${t ? `text-danger-text` : ``}`,
                children: m(t ? e.shortfall : e.campaign.quote.total),
              }),
              ` `,
              (0, z.jsx)(`span`, { className: `text-sm text-text-3`, children: l.toman }),
            ],
          }),
        ],
      }),
      t && (0, z.jsx)(f, { isSelected: e.isAuto, onChange: e.setAuto, label: l.auto, className: `py-1` }),
      (0, z.jsx)(V, { ...e }),
    ],
  });
}
var G = B.refusals,
  K = (e) => B.at(te(e), k(e));
function q(e) {
  let { code: t, discount_code: n } = e;
  return t === `not_yet_valid`
    ? G.not_yet_valid(n, K(e.valid_from))
    : t === `expired`
      ? G.expired(n, K(e.valid_until))
      : t === `below_minimum`
        ? G.below_minimum(n, m(e.minimum))
        : G[t](n);
}
var J = {
    fixPackage: `ویرایش بسته`,
    fixGeneral: `ویرایش اطلاعات کلی`,
    fixContent: `ویرایش محتوا`,
    dropCodes: (e) => `برداشتن ${e} و ادامه`,
    code: (e) => `کد «${e}»`,
    dropServices: `برداشتن خدمات ارائه‌نشده و ادامه`,
    servicesGone: `بعضی از خدمات تکمیلی که برگزیده‌اید دیگر ارائه نمی‌شود.`,
    and: ` و `,
    blocked: `این کمپین اکنون فعال نمی‌شود.`,
  },
  ve = [`plans_gone`, `bundles_gone`, `plan_twice`];
function ye(e) {
  return ne.find((t) => t === e && t !== `activation`) === `content`
    ? `content`
    : e === `create-package`
      ? `create-package`
      : `general-information`;
}
function Y(e) {
  if (ve.some((t) => g(e, t))) return { kind: `step`, step: `create-package` };
  if (g(e, `draft_incomplete`)) return { kind: `step`, step: ye(e.facts.step) };
  if (g(e, `goal_refused`)) return { kind: `step`, step: `general-information` };
  if (g(e, `services_not_offered`)) return { kind: `drop_services`, keys: e.facts.keys };
  if (g(e, `discount_refused`)) return { kind: `drop_codes`, codes: [...new Set(e.facts.refusals.map(({ discount_code: e }) => e))] };
}
var be = {
  'general-information': { to: `/campaign/general-information`, label: J.fixGeneral },
  content: { to: `/campaign/content`, label: J.fixContent },
  'create-package': { to: `/campaign/create-package`, label: J.fixPackage },
};
function X({ error: e, draftId: t, dropCodes: n, dropServices: r, isMending: i }) {
  let a = Y(e);
  if (a === void 0) return null;
  let o = { variant: `secondary`, size: `sm` };
  if (a.kind === `step`) {
    let { to: e, label: n } = be[a.step];
    return (0, z.jsx)(S, { to: e, search: { draft: String(t) }, className: x(o), children: n });
  }
  return a.kind === `drop_services`
    ? (0, z.jsx)(T, { ...o, isLoading: i, onClick: () => r(a.keys), children: J.dropServices })
    : (0, z.jsx)(T, { ...o, isLoading: i, onClick: () => n(a.codes), children: J.dropCodes(a.codes.map(J.code).join(J.and)) });
}
function Z(e) {
  return g(e, `discount_refused`) ? e.facts.refusals.map(q).join(` `) : g(e, `services_not_offered`) ? J.servicesGone : n(e);
}
function xe({ error: e, ...t }) {
  return (0, z.jsxs)(O, {
    role: `alert`,
    tone: Y(e) === void 0 ? `danger` : `warning`,
    children: [
      (0, z.jsx)(`p`, { children: Z(e) }),
      (0, z.jsx)(`div`, { className: `mt-2 empty:hidden`, children: (0, z.jsx)(X, { error: e, ...t }) }),
    ],
  });
}
function Se({ error: e, ...t }) {
  return (0, z.jsx)(r, { role: `alert`, title: J.blocked, text: Z(e), action: (0, z.jsx)(X, { error: e, ...t }) });
}
function Ce(e) {
  return `${re(e.publish_period_start, e.publish_period_end)}${c.comma}${oe(e.preferred_publish_start_hour, e.preferred_publish_end_hour)}`;
}
function we({ data: e, draftId: t, categories: n }) {
  let r = e.campaign_type === `CPM` || e.campaign_type === `CPC`,
    i = [...(e.budget === null || r ? [] : [c.toman(h(e.budget))]), ...(e.goal_total_reach === null ? [] : [d(e)])].join(c.comma),
    a = n.filter(({ id: t }) => e.ad_categories.includes(t)).map(({ title_fa: e }) => e),
    o = e.ad_categories.length - a.length,
    s = (0, z.jsxs)(`span`, {
      className: `flex items-center gap-2`,
      children: [(0, z.jsx)(ue, { platform: e.media_type, size: 18 }), A(e)],
    });
  return (0, z.jsx)(W, {
    title: c.general,
    editTo: `/campaign/general-information`,
    draftId: t,
    facts: [
      { label: c.facts.place, value: s },
      { label: c.facts.type, value: j.types[e.campaign_type] },
      { label: c.facts.goal, value: j.goals[e.campaign_quality_goal] },
      { label: c.facts.money, value: i, isWide: !0 },
      { label: c.facts.location, value: e.execution_locations.join(c.comma) || j.brief.everywhere },
      { label: c.facts.categories, value: a.join(c.comma) || (o > 0 ? p(o) : j.brief.allCategories) },
    ],
  });
}
function Te(e, t) {
  return e + t;
}
function Ee(e, t, n) {
  return Math.max(0, e - Te(t, n));
}
function De(e) {
  return y(e)
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, ``)
    .toUpperCase();
}
var Q = 5;
function Oe(e, t) {
  let r = N(),
    [i, a] = (0, R.useState)(``),
    [o, s] = (0, R.useState)(),
    c = e?.discounts.map(({ discount_code: e }) => e) ?? [],
    l = F({
      mutationFn: (t) => I.campaigns.applyDiscount({ body: { campaign: e?.id ?? 0, discount_codes: [...t] } }),
      onSuccess: (e) => {
        (r.setQueryData([`campaigns`, `one`, e.id], e), r.invalidateQueries({ queryKey: [`campaigns`, `list`] }), s(void 0), t(e));
      },
      onError: (e) => s(g(e, `discount_refused`) ? e.facts.refusals.map(q).join(` `) : n(e)),
    }),
    u = (e, t) => {
      l.isPending || (s(void 0), l.mutate(e, { onSuccess: t }));
    };
  return {
    codes: c,
    typed: i,
    problem: o,
    isBusy: l.isPending,
    type(e) {
      (a(e), s(void 0));
    },
    apply() {
      let e = De(i);
      e === `` ? s(B.empty) : c.includes(e) ? s(B.already(e)) : c.length >= Q ? s(B.most(p(Q))) : u([...c, e], () => a(``));
    },
    drop(e, t) {
      u(
        c.filter((t) => !e.includes(t)),
        t,
      );
    },
  };
}
var $ = `jarchi-charge-for-campaign`;
function ke(e, t) {
  e.setItem($, String(t));
}
function Ae(e, t) {
  return e.getItem($) === String(t);
}
function je(e) {
  e.removeItem($);
}
var Me = (e, t) => `jarchi-activation-${e}-${t}`;
function Ne(e, t, n) {
  let r = Me(t, n),
    i = e.getItem(r);
  if (i !== null) return i;
  let a = L();
  return (e.setItem(r, a), a);
}
function Pe({ isSaved: e, id: t, campaign: n, savedAt: r }) {
  let i = N(),
    a = P({
      queryKey: [`activation`, t, r],
      enabled: e && t !== null && r !== null,
      staleTime: 1 / 0,
      gcTime: 0,
      placeholderData: pe,
      queryFn: async () => {
        let e = Ne(sessionStorage, t ?? 0, r ?? ``),
          { id: n } = await I.campaigns.createCampaign({ body: { draft: t ?? 0 } }, { idempotencyKey: e });
        sessionStorage.removeItem(Me(t ?? 0, r ?? ``));
        let a = await I.campaigns.getCampaign({ params: { id: n } });
        return (i.setQueryData([`campaigns`, `one`, n], a), i.invalidateQueries({ queryKey: [`campaigns`, `list`] }), n);
      },
    }),
    o = a.isError && Y(a.error) !== void 0,
    s = a.data ?? (o ? (n ?? void 0) : void 0),
    c = P({
      queryKey: [`campaigns`, `one`, s],
      enabled: s !== void 0,
      queryFn: ({ signal: e }) => I.campaigns.getCampaign({ params: { id: s ?? 0 } }, { signal: e }),
    }),
    l = s !== void 0 && c.isPending ? null : (a.error ?? (c.data ? null : c.error));
  return {
    campaign: s === void 0 ? void 0 : c.data,
    isQuoting: !e || a.isFetching,
    error: l,
    retry: () => void (a.error ? a.refetch() : c.refetch()),
    renew: () => void a.refetch(),
  };
}
var Fe = 2;
function Ie(e) {
  return e instanceof b && (e.status === 0 || e.status === 502 || e.status === 504);
}
function Le(e) {
  return e instanceof b && e.status >= 400 && e.status < 500;
}
function Re(e, t) {
  let n = N(),
    r = (0, R.useRef)(null),
    i = (0, R.useRef)(!1),
    a = F({
      retry: (e, t) => e < Fe && Ie(t),
      retryDelay: (e) => me.again * 2 ** e,
      mutationFn: (e) => {
        let { id: t, ...n } = e,
          i = JSON.stringify(e);
        return (
          r.current?.name !== i && (r.current = { name: i, key: L() }),
          I.campaigns.purchaseCampaign({ params: { id: t }, body: n }, { idempotencyKey: r.current.key })
        );
      },
      onSuccess: (e) => {
        ((r.current = null), t(e));
      },
      onError: (e) => {
        ((i.current = !1), Le(e) && (r.current = null));
      },
      onSettled: () => Promise.all([`campaigns`, `finance`, `drafts`].map((e) => n.invalidateQueries({ queryKey: [e] }))),
    });
  return {
    purchase(t) {
      e && !i.current && ((i.current = !0), a.mutate({ id: e.id, expected_total: e.quote.total, is_auto_after_charge: t }));
    },
    isBusy: a.isPending,
    isDone: a.isSuccess,
    error: a.error,
    forget: a.reset,
  };
}
function ze(e, t) {
  let n = new Map(t.placements.map((e) => [e.plan_id, e])),
    r = new Set(e.placements.map(({ plan_id: e }) => e)),
    i = [];
  for (let { plan_id: t, title: r, total: a } of e.placements) {
    let e = n.get(t)?.total ?? null;
    e !== a && i.push({ plan_id: t, title: r, before: a, after: e });
  }
  for (let { plan_id: e, title: n, total: a } of t.placements) r.has(e) || i.push({ plan_id: e, title: n, before: null, after: a });
  let [a, o] = [e.quote.total, t.quote.total];
  return a === o && i.length === 0 ? void 0 : { before: a, after: o, lines: i };
}
function Be(e, { isEditing: t, isQuoting: n }) {
  let [r, i] = (0, R.useState)(),
    [a, o] = (0, R.useState)(!1);
  t && !a && o(!0);
  let s = r?.id !== e?.id || a;
  return (e && s && !t && !n && (i(e), o(!1)), { change: e && r && !s ? ze(r, e) : void 0, see: i });
}
function Ve({ draft: e, session: t }, n) {
  let r = C(),
    i = n && e.status === `saved`,
    a = Pe({ ...e, isSaved: i }),
    { campaign: o, isQuoting: s } = a,
    { change: c, see: d } = Be(o, { isEditing: e.status === `dirty` || e.status === `saving`, isQuoting: s }),
    f = P(fe),
    p = f.data?.spendable,
    [h, _] = (0, R.useState)(!0),
    v = (0, R.useRef)(!1),
    y = Re(o, ({ campaign: t, outcome: n, shortfall: i }) => {
      if (n === `to_pay` && !v.current) {
        let n = `/campaign/activation?draft=${e.id ?? ``}`;
        (h && ke(sessionStorage, t.id), r({ to: `/financial/charge`, search: { amount: String(i), return: n } }));
      } else
        (n === `held` ? M.success(l.held, l.heldText[t.campaign_type](m(t.money.held))) : M.info(l.toPay, l.laterNote),
          r({ to: `/campaigns/$id`, params: { id: String(t.id) } }));
    }),
    b = e.status === `used` && !e.hasUnsent && e.campaign !== null,
    x = g(a.error, `draft_used`) ? a.error.facts.campaign_id : b ? (e.campaign ?? void 0) : void 0,
    S = g(y.error, `transition_refused`),
    w = o !== void 0 && !s && !y.isBusy && !y.isDone && !u(o),
    T = x ?? (w || S ? o?.id : void 0),
    E = (0, R.useEffectEvent)((e) => {
      (Ae(sessionStorage, e) ? M.success(l.held) : x === void 0 && M.info(l.boughtElsewhere),
        je(sessionStorage),
        r({ to: `/campaigns/$id`, params: { id: String(e) }, replace: !0 }));
    });
  (0, R.useEffect)(() => {
    T !== void 0 && E(T);
  }, [T]);
  let D = Oe(o, (e) => {
      (d(e), y.forget(), a.error !== null && a.renew());
    }),
    ee = o?.quote.total ?? 0,
    O = (e) => {
      ((v.current = e), y.purchase(h));
    },
    k = (g(y.error, `quote_changed`) && c) || S ? null : y.error;
  return {
    campaign: x === void 0 ? o : void 0,
    isLeaving: T !== void 0,
    quoteError: x === void 0 ? a.error : null,
    purchaseError: k,
    retry: a.retry,
    discounts: D,
    mending: {
      draftId: e.id ?? 0,
      isMending: D.isBusy || e.status === `saving`,
      dropCodes: (e) => D.drop(e),
      dropServices: (n) => {
        let r = Object.entries(e.data.additional_services).filter(([e]) => !n.includes(e));
        (t.change({ additional_services: Object.fromEntries(r) }), y.forget(), t.saveNow());
      },
    },
    payment: {
      spendable: p,
      retrySpendable: f.isError && f.data === void 0 ? () => void f.refetch() : void 0,
      shortfall: p === void 0 ? (o?.shortfall ?? 0) : Ee(ee, p, 0),
      isAuto: h,
      setAuto: _,
      isBusy: y.isBusy || D.isBusy,
      isQuoting: s && a.error === null,
      isBlocked: a.error !== null || Y(y.error) !== void 0,
      change: c,
      buy: () => O(!1),
      payLater: () => O(!0),
      renew: a.renew,
    },
  };
}
var He = [];
function Ue(e, t) {
  let n = he(e),
    r = n && e[n],
    i = r === void 0 ? e.selectedPlans : r === null ? [] : [r],
    a = ce(e),
    o = t?.placements ?? [],
    s = o.length > 0 ? o.map(({ plan_id: e }) => e) : i,
    c = P({
      queryKey: [`publishers`, `picked`, a, s],
      enabled: t !== void 0 && s.length > 0,
      staleTime: 6e4,
      queryFn: ({ signal: e }) => le(a, s, e),
    });
  if (o.length === 0) return c.data ?? He;
  let l = new Map(c.data?.map((e) => [e.id, e]));
  return o.map((e) => ({
    ...e,
    reach: e.reach_estimate,
    reach_low: l.get(e.plan_id)?.reach_low,
    reach_high: l.get(e.plan_id)?.reach_high,
  }));
}
var We = e({ ActivationPage: () => Ze }),
  Ge = () =>
    v(
      () => import(`./BBDayfxO.js`),
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
        35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
      ]),
    ),
  Ke = () =>
    v(
      () => import(`./CPJ1hT5m.js`),
      __vite__mapDeps([52, 4, 3, 5, 6, 7, 8, 9, 10, 53, 54, 55, 56, 2, 19, 57, 58, 1, 18, 20, 59, 60, 61, 11, 12, 25, 26, 62, 30, 27, 28]),
    );
(Ge().catch(() => void 0), Ke().catch(() => void 0));
var qe = (0, R.lazy)(async () => ({ default: (await Ge()).ReviewBody })),
  Je = (0, R.lazy)(async () => ({ default: (await Ke()).Rail })),
  Ye = `activation`,
  Xe = [`failed`, `conflict`, `used`, `gone`];
function Ze() {
  let { open: e, today: t, isAllowed: s } = ae(Ye),
    { campaign: l, isLeaving: u, quoteError: d, purchaseError: f, retry: p, discounts: m, mending: h, payment: g } = Ve(e, s),
    _ = a(o),
    { data: v, id: y, status: b } = e.draft,
    x = se().data ?? [],
    S = Ue(v, l),
    C = d ?? f,
    w = l && { ...g, campaign: l, format: A(v), refusal: C !== null && (0, z.jsx)(xe, { error: C, ...h }) },
    T = w !== void 0 && !u && y !== null && t !== void 0;
  return (0, z.jsx)(ie, {
    ...e,
    step: Ye,
    today: t,
    rail: T ? (0, z.jsx)(R.Suspense, { children: (0, z.jsx)(Je, { ...w, discounts: m, isDocked: !_ }) }) : void 0,
    railClassName: `xl:w-[404px]`,
    bar: T && !_ ? (0, z.jsx)(_e, { ...w }) : void 0,
    children: (0, z.jsx)(`div`, {
      className: `mx-auto max-w-(--form-max) px-(--gutter) pb-6`,
      children: T
        ? (0, z.jsx)(R.Suspense, {
            fallback: (0, z.jsx)(i, { state: `loading` }),
            children: (0, z.jsx)(qe, {
              draft: v,
              draftId: y,
              today: t,
              campaign: w.campaign,
              publishers: S,
              shortfall: w.shortfall,
              format: w.format,
              publishing: Ce(v),
              general: (0, z.jsx)(we, { data: v, draftId: y, categories: x }),
              onServices: (t) => {
                (e.session.change({ additional_services: t }), e.session.saveNow());
              },
            }),
          })
        : Xe.includes(b) && !u
          ? (0, z.jsx)(r, { role: `status`, title: c.unsaved })
          : d === null || u
            ? (0, z.jsx)(i, { state: `loading` })
            : Y(d) === void 0 || y === null
              ? (0, z.jsx)(i, { state: `failed`, failedText: n(d), onRetry: p })
              : (0, z.jsx)(Se, { error: d, ...h }),
    }),
  });
}
export { Ze as ActivationPage, B as a, V as i, W as n, U as r, We as t };
