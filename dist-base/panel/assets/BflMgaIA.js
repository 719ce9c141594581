const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/Dyhx74es.js',
      'assets/XKyaHtl9.js',
      'assets/Gic8dC47.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/DSnUUpLO.js',
      'assets/CCdn4Qik.js',
      'assets/y-SvcHlL.js',
      'assets/Wf1ibiqF.js',
      'assets/BiNgHixo.js',
      'assets/DdMmBFr6.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/DrUi8QQT.js',
      'assets/6U2B4Pwr.js',
      'assets/C4rHVqgy.js',
      'assets/BdUgZb8q.js',
      'assets/9VG4cADg.js',
      'assets/DnH9Kq72.js',
      'assets/YBalEp_5.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/D0Vp9Bto.js',
      'assets/B4PylbZJ.js',
      'assets/6JbLv46L.js',
      'assets/9Ph53wcl.js',
      'assets/C74kO5pw.js',
      'assets/aaCDZHpd.js',
      'assets/OC6yXdXM.js',
      'assets/BnwNWBLZ.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/BhAzk1SK.js',
      'assets/DxIph7tV.js',
      'assets/Dxk40yjG.js',
      'assets/6OwZE_VS.js',
      'assets/Bv9DO7TS.js',
      'assets/AOF5lJFr.js',
      'assets/CJIZU9JZ.js',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/D1ikcph0.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/b_dzipHD.js',
      'assets/DHPLnCJj.js',
      'assets/CRnAKStp.js',
      'assets/CLrVXZQH.js',
      'assets/DCrty0fR.js',
      'assets/C4__uyUH.js',
      'assets/BXz5yizp.js',
      'assets/DLUAPZVZ.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/D-U-9rl3.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/D4tpWBZn.js',
      'assets/fgnUFb8B.js',
      'assets/myNqLDer.js',
      'assets/BsElgLiT.js',
      'assets/CdRM3Erj.js',
      'assets/BZLZvawR.js',
      'assets/DZ2K7Ik5.js',
      'assets/BJF4D6l_.js',
      'assets/Ddmd7ipU.js',
      'assets/eOMYU-yf.js',
      'assets/CfB_FcOp.js',
      'assets/BAaGbz_a.js',
      'assets/BIxgyhlm.js',
      'assets/CYDpylKX.js',
      'assets/DahNm76V.js',
      'assets/Dfvzj6n2.js',
      'assets/DMbUeAel.js',
      'assets/DyMz3plU.js',
      'assets/JrhiCQfD.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { E as n, I as r, s as i, ut as a } from './F4vu4jyn.js';
import { t as o } from './D8JH1jTK.js';
import { n as s, r as c } from './DnH9Kq72.js';
import { t as l } from './BZLZvawR.js';
import { n as u, t as d } from './CLrVXZQH.js';
import { i as f, l as p, n as m, t as h } from './9VG4cADg.js';
import { i as g } from './DrUi8QQT.js';
import { t as _ } from './BCybNhX4.js';
import { t as v } from './C4__uyUH.js';
import { t as y } from './DHPLnCJj.js';
import { n as ee, p as te, u as ne } from './B4PylbZJ.js';
import { n as re, t as ie } from './9iQVKQ6f.js';
import { t as ae } from './Hlf0MBDE.js';
import { n as oe } from './CBeAaEYc.js';
import { i as b, o as se, r as x, s as ce, t as le } from './DiG58iuX.js';
import { n as S, t as C } from './Ddmd7ipU.js';
import { t as w } from './C2xNOys4.js';
import { t as T } from './BsN_a6B3.js';
import { o as ue, t as de } from './CwUb1psq.js';
import { t as fe } from './D-KhF3dJ.js';
import { t as pe } from './DRX5ggfR.js';
import { t as me } from './DM_isidf.js';
import { t as he } from './DDYd9zxC.js';
import { n as ge, t as _e } from './BCL9f2oV.js';
import { t as ve } from './iO_8Cxgn.js';
import { t as ye } from './BeQLd3rG.js';
import { c as E, d as D, i as be, n as xe, r as Se, t as Ce } from './eOMYU-yf.js';
import { t as O } from './D35uDePS.js';
import { a as k, o as A, r as we } from './CRXNghoo.js';
var j = t(o(), 1),
  M = a();
function N({ title: e, note: t, aside: r, children: i, className: a }) {
  return (0, M.jsxs)(`section`, {
    className: n(`border-b py-5 last:border-b-0`, a),
    children: [
      (0, M.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1`,
        children: [
          (0, M.jsx)(`h2`, { className: `text-lg font-bold`, children: e }),
          t && (0, M.jsx)(`p`, { className: `text-sm text-text-3`, children: t }),
          r && (0, M.jsx)(`div`, { className: `ms-auto`, children: r }),
        ],
      }),
      (0, M.jsx)(`div`, { className: `flex flex-col gap-4`, children: i }),
    ],
  });
}
function P({ publish_period_start: e, publish_period_end: t }) {
  return Math.max(1, f({ start: e, end: t }));
}
function F({ publish_period_start: e, publish_period_end: t }) {
  return f({ start: e, end: t }) > 0;
}
function I(e, t) {
  return Math.floor(e / t);
}
function Te(e, t, n) {
  let { goal_total_reach: r, campaign_type: i } = e;
  if (i !== `CPC` || r === null) return t;
  let [a, o] = [P(e), P({ ...e, ...t })];
  return a === o || (F(e) && !n) ? t : { ...t, goal_total_reach: I(r, a) * o };
}
function L(e, t) {
  let { is: n } = s[e];
  return n.kind === `text` ? t.slice(0, n.max) : t;
}
var R = p.considerations;
function Ee({ data: e, issues: t, onChange: n }) {
  return (0, M.jsx)(N, {
    title: R.title,
    children: (0, M.jsx)(l, {
      multiline: !0,
      rows: 2,
      label: R.label,
      optional: !0,
      placeholder: R.example,
      value: e.publish_considerations,
      onChange: (e) => n({ publish_considerations: L(`publish_considerations`, e) }),
      counterLimit: 500,
      error: u(t, `publish_considerations`),
    }),
  });
}
var De = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { MultiSelect: e } = await import(`./Dyhx74es.js`);
          return { MultiSelect: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
      )
    ).MultiSelect,
  })),
  Oe = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { LocationsField: e } = await import(`./BdUgZb8q.js`);
          return { LocationsField: e };
        },
        __vite__mapDeps([21, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28]),
      )
    ).LocationsField,
  })),
  z = p.message,
  B = (0, M.jsx)(i, { className: `mt-7.5 h-(--h-lg)! rounded-md!` }),
  ke = (0, M.jsx)(i, { className: `mt-7.5 mb-7 h-(--h-lg)! rounded-md!` });
function Ae({ data: e, issues: t, onChange: n, categories: r }) {
  let i = (0, M.jsxs)(`button`, {
      type: `button`,
      onClick: r.retry,
      className: `rounded-sm underline`,
      children: [z.categoriesFailed, ` `, z.retry],
    }),
    a = r.options?.map(({ id: e, title_fa: t }) => ({ value: String(e), label: t }));
  return (0, M.jsx)(N, {
    title: z.title,
    children: (0, M.jsxs)(`div`, {
      className: `grid gap-4 md:grid-cols-2`,
      children: [
        (0, M.jsx)(l, {
          size: `lg`,
          label: z.name,
          name: `title`,
          placeholder: z.nameExample,
          value: e.title,
          onChange: (e) => n({ title: L(`title`, e) }),
          error: u(t, `title`),
          counterLimit: 100,
          isRequired: !0,
        }),
        (0, M.jsx)(_, {
          size: `lg`,
          label: z.goal,
          name: `campaign_quality_goal`,
          value: e.campaign_quality_goal,
          onChange: (e) => n({ campaign_quality_goal: e }),
          options: c.map((e) => ({ value: e, label: v.goals[e] })),
        }),
        (0, M.jsx)(j.Suspense, {
          fallback: e.execution_locations.length === 0 ? ke : B,
          children: (0, M.jsx)(Oe, { value: e.execution_locations, onChange: (e) => n({ execution_locations: e }) }),
        }),
        (0, M.jsx)(j.Suspense, {
          fallback: B,
          children: (0, M.jsx)(De, {
            label: z.categories,
            optional: z.categoriesLimit(g(5)),
            limit: 5,
            value: e.ad_categories.map(String),
            onChange: (e) => n({ ad_categories: e.map(Number) }),
            options: a ?? [],
            isDisabled: a === void 0,
            error: u(t, `ad_categories`) ?? (r.hasFailed && a === void 0 ? i : void 0),
          }),
        }),
      ],
    }),
  });
}
var V = p.budget,
  H = (e) => (e === null ? `` : String(e)),
  U = (e) => (e === `` ? null : Number(e));
function je({ data: e, issues: t, onChange: n }) {
  return (0, M.jsx)(N, {
    title: V.title,
    note: V.hints[e.campaign_type === `INFLUENCE` ? `INFLUENCE` : `REACH`],
    children: (0, M.jsxs)(`div`, {
      className: `grid gap-4 md:grid-cols-2`,
      children: [
        (0, M.jsx)(y, {
          label: V.budget,
          name: `budget`,
          value: H(e.budget),
          onChange: (e) => n({ budget: U(e) }),
          wordsSuffix: V.netOfVat,
          error: u(t, `budget`),
        }),
        (0, M.jsx)(y, {
          label: V.reachGoal,
          name: `goal_total_reach`,
          optional: !0,
          unit: V.person,
          maxDigits: 9,
          value: H(e.goal_total_reach),
          onChange: (e) => n({ goal_total_reach: U(e) }),
          error: u(t, `goal_total_reach`),
        }),
      ],
    }),
  });
}
var Me = [0, 6, 12, 18, 24];
function Ne({ from: e, to: t }) {
  return (0, M.jsxs)(`div`, {
    role: `img`,
    'aria-label': p.period.hoursPicture(m(e), m(t)),
    children: [
      (0, M.jsx)(`div`, {
        className: `flex gap-[3px]`,
        children: h.map((r) =>
          (0, M.jsx)(`span`, { className: n(`h-3.5 flex-1 rounded-xs`, r >= e && r < t ? `bg-chart-1` : `bg-chart-track`) }, r),
        ),
      }),
      (0, M.jsx)(`div`, {
        className: `mt-1 flex justify-between text-xs text-text-3`,
        children: Me.map((e) => (0, M.jsx)(`span`, { children: m(e) }, e)),
      }),
    ],
  });
}
var Pe = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { PeriodLayer: e } = await import(`./6JbLv46L.js`);
          return { PeriodLayer: e };
        },
        __vite__mapDeps([29, 1, 22, 4, 5, 6, 3, 7, 8, 9, 23, 24, 25, 26, 27, 28, 2, 30, 12, 31, 32, 18, 33, 34, 20, 35, 36, 14]),
      )
    ).PeriodLayer,
  })),
  W = p.period,
  G = h.map((e) => ({ value: String(e), label: m(e) }));
function K({ label: e, day: t, away: r, error: i, isOpen: a, isDisabled: o, onOpen: s, ref: c }) {
  let l = (0, j.useId)(),
    u = t === null ? W.choose : ne(te(t, 12));
  return (0, M.jsx)(ie, {
    isGroup: !0,
    label: e,
    error: i,
    htmlFor: l,
    className: `max-md:col-span-2`,
    children: (0, M.jsx)(`div`, {
      'data-invalid': !!i || void 0,
      className: n(`control-frame h-(--h-lg)`, a && `border-chart-1! shadow-[inset_0_0_0_1px_var(--chart-1)]`),
      children: (0, M.jsxs)(`button`, {
        ref: c,
        type: `button`,
        'aria-haspopup': `dialog`,
        'aria-expanded': a,
        'aria-label': `${e}: ${u}`,
        'aria-describedby': re(l, { error: i }),
        disabled: o,
        onClick: s,
        className: `flex size-full items-center gap-2.5 rounded-md px-3 outline-none`,
        children: [
          (0, M.jsx)(ae, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3` }),
          (0, M.jsx)(`span`, { className: n(`min-w-0 flex-1 truncate text-start text-control`, t === null && `text-text-3`), children: u }),
          r !== void 0 && (0, M.jsx)(`span`, { className: `shrink-0 text-sm text-text-3`, children: r }),
        ],
      }),
    }),
  });
}
function Fe({ data: e, issues: t, onChange: n, today: r }) {
  let [i, a] = (0, j.useState)(),
    o = { start: (0, j.useRef)(null), end: (0, j.useRef)(null) },
    s = { start: e.publish_period_start, end: e.publish_period_end },
    { preferred_publish_start_hour: c, preferred_publish_end_hour: l } = e,
    d = f(s),
    p = r !== void 0 && s.start !== null ? ee(r, s.start) : -1,
    m = (e) => ({ label: W[e], day: s[e], isOpen: i === e, isDisabled: r === void 0, onOpen: () => a(e), ref: o[e] });
  return (0, M.jsxs)(N, {
    title: W.title,
    note: d > 0 && l > c ? W.summary(g(d), g(l - c)) : void 0,
    children: [
      (0, M.jsxs)(`div`, {
        className: `grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-[2fr_2fr_1.2fr_1.2fr]`,
        children: [
          (0, M.jsx)(K, { ...m(`start`), away: p < 0 ? void 0 : p === 0 ? W.now : W.inDays(g(p)), error: u(t, `publish_period_start`) }),
          (0, M.jsx)(K, { ...m(`end`), error: u(t, `publish_period_end`) }),
          (0, M.jsx)(_, {
            size: `lg`,
            label: W.fromHour,
            value: String(c),
            options: G,
            onChange: (e) => n({ preferred_publish_start_hour: Number(e) }),
          }),
          (0, M.jsx)(_, {
            size: `lg`,
            label: W.toHour,
            value: String(l),
            options: G,
            onChange: (e) => n({ preferred_publish_end_hour: Number(e) }),
            error: u(t, `preferred_publish_end_hour`),
          }),
        ],
      }),
      (0, M.jsx)(Ne, { from: c, to: l }),
      i !== void 0 &&
        r !== void 0 &&
        (0, M.jsx)(j.Suspense, {
          children: (0, M.jsx)(Pe, {
            triggerRef: o[i],
            value: s,
            edge: i,
            today: r,
            onChange: ({ start: e, end: t }) => n({ publish_period_start: e, publish_period_end: t }),
            onClose: () => a(void 0),
          }),
        }),
    ],
  });
}
function Ie(e) {
  return x.filter((t) => q(t).includes(e));
}
function q(e) {
  return b.filter((t) => t.media_type === e).flatMap((e) => e.campaign_types);
}
function Le({ media_type: e, campaign_type: t }) {
  return se(e).map((n) => ({
    content_type: n,
    isAllowed: ce(e, n, t),
    types: b.find((t) => t.media_type === e && t.content_type === n)?.campaign_types ?? [],
  }));
}
var Re = {
  selectedPlans: `package`,
  alternative_media_plans: `package`,
  selectedBundles: `package`,
  rubika_selected_media_plan: `package`,
  soroush_selected_media_plan: `package`,
  goal_total_reach: `goal_total_reach`,
  is_telegram_forward_post: `telegram`,
  is_telegram_hyperlinks_utm_enabled: `telegram`,
};
function ze(e, t) {
  return J(e, xe(e, t), t);
}
function Be(e, t) {
  return J(e, Se(e, t), {});
}
function J(e, { draft: t, reset: n }, r) {
  let i = Object.keys(t).filter((n) => t[n] !== e[n]),
    a = (e) => Object.fromEntries(i.map((t) => [t, e[t]])),
    o = [`campaign_type`, `content_type`].filter((e) => r[e] === void 0 && i.includes(e));
  return { patch: a(t), undo: a(e), dropped: [...new Set([...o, ...n.flatMap((e) => Re[e] ?? [])])] };
}
var Y = p.place,
  Ve = { REACH: me, INFLUENCE: _e, CPM: fe, CPC: ge },
  He = { POST: pe, STORY: ye, PIN: ve, IN_CHANNEL: he };
function Ue({ platforms: e }) {
  return (0, M.jsxs)(`span`, {
    className: `flex flex-wrap items-center gap-x-1.5`,
    children: [Y.onlyIn, e.map((e) => (0, M.jsx)(C, { platform: e, size: 16, label: `` }, e)), D(e.map(S))],
  });
}
function X({ label: e, children: t }) {
  return (0, M.jsxs)(`div`, {
    className: `flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch max-sm:gap-1.5`,
    children: [(0, M.jsx)(`span`, { 'aria-hidden': !0, className: `text-md font-medium`, children: e }), t],
  });
}
function We(e, { dropped: t, undo: n }, r) {
  if (t.length === 0) return;
  let i = t.map((t) =>
    t === `campaign_type`
      ? Y.dropped.campaign_type(v.types[e.campaign_type])
      : t === `content_type`
        ? Y.dropped.content_type(E(e))
        : Y.dropped[t],
  );
  return ue.notify(Y.droppedTitle(D(i)), Y.droppedText, { label: Y.undo, onPress: () => r(n) });
}
function Ge({ data: e, onChange: t }) {
  let n = (0, j.useRef)(void 0),
    r = (r) => {
      (t(r.patch), n.current !== void 0 && de(n.current), (n.current = We(e, r, t)));
    },
    i = (t) => r(ze(e, t)),
    a = q(e.media_type),
    o = e.media_type === `INSTAGRAM` && e.content_type === `STORY`;
  return (0, M.jsxs)(N, {
    title: Y.title,
    children: [
      (0, M.jsx)(w, {
        look: `tiles`,
        label: Y.platform,
        isLabelHidden: !0,
        value: e.media_type,
        onChange: (e) => i({ media_type: e }),
        options: x.map((e) => ({ value: e, label: S(e), media: (0, M.jsx)(C, { platform: e, size: 24, label: `` }) })),
      }),
      (0, M.jsx)(w, {
        look: `strip`,
        label: Y.type,
        isLabelHidden: !0,
        value: e.campaign_type,
        onChange: (e) => i({ campaign_type: e }),
        options: le.map((e) => ({
          value: e,
          label: v.types[e],
          text: Y.typeTexts[e],
          icon: Ve[e],
          isDisabled: !a.includes(e),
          disabledText: (0, M.jsx)(Ue, { platforms: Ie(e) }),
        })),
      }),
      (0, M.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-x-8 gap-y-4 max-sm:flex-col max-sm:items-stretch`,
        children: [
          (0, M.jsx)(X, {
            label: Y.format,
            children: (0, M.jsx)(T, {
              label: Y.format,
              value: e.content_type,
              onChange: (e) => i({ content_type: e }),
              className: `max-sm:flex max-sm:[&>*]:flex-1`,
              options: Le(e).map(({ content_type: t, isAllowed: n, types: r }) => ({
                value: t,
                label: E({ ...e, content_type: t }),
                icon: He[t],
                isDisabled: !n,
                disabledReason: Y.soldAs(D(r.map((e) => v.types[e]))),
              })),
            }),
          }),
          o &&
            (0, M.jsx)(X, {
              label: Y.storyCount,
              children: (0, M.jsx)(T, {
                label: Y.storyCount,
                value: e.story_number,
                onChange: (t) => r(Be(e, t)),
                className: `max-sm:flex max-sm:[&>*]:flex-1`,
                options: oe.map((e) => ({ value: e, label: v.stories[e] })),
              }),
            }),
        ],
      }),
    ],
  });
}
var Ke = (0, j.lazy)(async () => ({
  default: (
    await r(
      async () => {
        let { MatchingPublishers: e } = await import(`./BhAzk1SK.js`);
        return { MatchingPublishers: e };
      },
      __vite__mapDeps([37, 38, 26, 18, 4, 1, 5, 6, 3, 7, 8, 9, 39, 40, 22, 23, 24, 25, 27, 28]),
    )
  ).MatchingPublishers,
}));
function qe({ data: e, categories: t }) {
  let { media_type: n, ad_categories: r } = e,
    i = A(we(e), r),
    a = i.data?.facets?.categories ?? [],
    o = r.flatMap((e) => {
      let n = t.find((t) => t.id === e),
        r = a.find((t) => t.id === e)?.count ?? 0;
      return n ? [{ id: e, title: n.title_fa, count: r }] : [];
    });
  return (0, M.jsx)(j.Suspense, {
    fallback: (0, M.jsx)(`section`, { className: `h-36` }),
    children: (0, M.jsx)(Ke, {
      media_type: n,
      matching: { count: i.data?.count, byCategory: o, hasFailed: i.isError, retry: () => void i.refetch() },
    }),
  });
}
var Z = e({ GeneralInformationPage: () => $ }),
  Je = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { ViewsSection: e } = await import(`./Bv9DO7TS.js`);
          return { ViewsSection: e };
        },
        __vite__mapDeps([
          41, 1, 42, 43, 44, 45, 46, 4, 5, 6, 3, 7, 8, 9, 47, 48, 49, 25, 26, 23, 24, 27, 28, 50, 51, 52, 18, 16, 17, 53, 54, 55, 56, 57,
          58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68,
        ]),
      )
    ).ViewsSection,
  })),
  Ye = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { ClicksSection: e } = await import(`./CdRM3Erj.js`);
          return { ClicksSection: e };
        },
        __vite__mapDeps([
          69, 1, 42, 43, 44, 45, 46, 4, 5, 6, 3, 7, 8, 9, 47, 48, 49, 25, 26, 23, 24, 27, 28, 50, 51, 52, 18, 16, 17, 57, 58, 59, 60, 70,
          71, 53, 54, 55, 56, 61, 62, 63, 64, 65, 66, 67, 68,
        ]),
      )
    ).ClicksSection,
  })),
  Xe = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { GlanceRail: e } = await import(`./BJF4D6l_.js`);
          return { GlanceRail: e };
        },
        __vite__mapDeps([
          72, 22, 4, 1, 5, 6, 3, 7, 8, 9, 23, 24, 25, 26, 27, 28, 18, 73, 74, 75, 14, 76, 77, 60, 78, 20, 43, 42, 44, 45, 46, 47, 48, 49,
          50, 61, 62, 63, 64, 36, 79, 80, 81, 19, 67, 55,
        ]),
      )
    ).GlanceRail,
  })),
  Ze = (0, j.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { PriceBox: e } = await import(`./DyMz3plU.js`);
          return { PriceBox: e };
        },
        __vite__mapDeps([
          82, 4, 1, 5, 6, 3, 7, 8, 9, 18, 83, 56, 57, 17, 58, 59, 60, 42, 43, 44, 45, 46, 47, 48, 49, 25, 26, 23, 24, 27, 28, 50, 61, 62,
          63, 64, 65, 66, 67, 68,
        ]),
      )
    ).PriceBox,
  })),
  Q = `general-information`,
  Qe = (0, M.jsx)(i, { className: `my-5 h-48! rounded-lg!` });
function $() {
  let { open: e, today: t, goTo: n } = Ce(Q),
    r = d(e, Q, t, n),
    [i, a] = (0, j.useState)(!1),
    o = k(),
    { data: s } = e.draft,
    { change: c } = e.session,
    l = { data: s, issues: r.issues, onChange: c },
    u = s.campaign_type,
    f = u === `REACH` || u === `INFLUENCE`,
    p = (0, M.jsx)(j.Suspense, {
      children: (0, M.jsx)(Xe, {
        data: s,
        children: f
          ? (0, M.jsx)(qe, { data: s, categories: o.data ?? [] })
          : (0, M.jsx)(j.Suspense, {
              fallback: (0, M.jsx)(`section`, { className: `h-56` }),
              children: (0, M.jsx)(Ze, { data: s, today: t }),
            }),
      }),
    }),
    m = (0, M.jsx)(O, {
      step: Q,
      draft: e.draft,
      left: r.left,
      isBusy: r.isBusy,
      onSave: r.save,
      onContinue: () => void r.goOn(),
      onShowLeft: r.showLeft,
    });
  return (0, M.jsx)(be, {
    ...e,
    step: Q,
    today: t,
    rail: p,
    railClassName: `xl:w-[356px]`,
    bar: m,
    children: (0, M.jsxs)(`form`, {
      noValidate: !0,
      onSubmit: (e) => {
        (e.preventDefault(), r.goOn());
      },
      className: `mx-auto max-w-(--form-max) px-(--gutter) pb-8`,
      children: [
        (0, M.jsx)(Ge, { data: s, onChange: c }),
        (0, M.jsxs)(j.Suspense, {
          fallback: Qe,
          children: [u === `CPM` && (0, M.jsx)(Je, { ...l }), u === `CPC` && (0, M.jsx)(Ye, { ...l, today: t, onPerDay: a })],
        }),
        (0, M.jsx)(Ae, { ...l, categories: { options: o.data, hasFailed: o.isError, retry: () => void o.refetch() } }),
        (0, M.jsx)(Fe, { ...l, today: t, onChange: (e) => c(Te(s, e, i)) }),
        f && (0, M.jsx)(je, { ...l }),
        (0, M.jsx)(Ee, { ...l }),
      ],
    }),
  });
}
export { $ as GeneralInformationPage, N as a, I as i, P as n, F as r, Z as t };
