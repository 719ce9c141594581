const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/D4tpWBZn.js',
      'assets/XKyaHtl9.js',
      'assets/fgnUFb8B.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/B_UHVWv9.js',
      'assets/DLUAPZVZ.js',
      'assets/Dyl_hPRw.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/D-U-9rl3.js',
      'assets/CwUb1psq.js',
      'assets/C4__uyUH.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './CfB_FcOp.js';
import { t as r } from './BiNgHixo.js';
import { t as i } from './BAaGbz_a.js';
import { t as a } from './BIxgyhlm.js';
import { t as o } from './C4rHVqgy.js';
import {
  B as s,
  C as c,
  E as l,
  I as u,
  J as d,
  O as f,
  Q as p,
  S as m,
  T as h,
  it as g,
  j as _,
  ot as v,
  q as y,
  st as ee,
  ut as b,
} from './F4vu4jyn.js';
import { a as x, i as S, s as C } from './DrUi8QQT.js';
import { n as w } from './YBalEp_5.js';
import { t as T } from './CJIZU9JZ.js';
import { b as te, d as E, l as D, r as O, t as k, v as ne } from './AOF5lJFr.js';
import { i as re } from './CBeAaEYc.js';
import { i as ie, t as ae } from './DiG58iuX.js';
import { i as oe, n as se, s as A, t as j } from './DnH9Kq72.js';
import { a as ce, c as le, l as ue, o as M, p as N } from './B4PylbZJ.js';
import { t as P } from './BTSTizhr.js';
import { p as de } from './VXmm6Y8v.js';
import { n as F } from './mekJ1ofw.js';
import { t as fe } from './DahNm76V.js';
import { t as I } from './DMbUeAel.js';
import { t as pe } from './Ddmd7ipU.js';
import { t as me } from './6U2B4Pwr.js';
import { t as he } from './myNqLDer.js';
import { t as L } from './C4__uyUH.js';
var R = {
  name: `cloud-exclamation-point`,
  size: 24,
  node: [
    [`path`, { d: `M12 12v4`, key: `tww15h` }],
    [`path`, { d: `M12 20h.01`, key: `zekei9` }],
    [`path`, { d: `M8.128 16.949A7 7 0 1 1 15.71 8h1.79a1 1 0 0 1 0 9h-1.642`, key: `1namsd` }],
  ],
  aliases: [`cloud-alert`],
};
R.node;
var ge = _(R),
  z = b(),
  B = e(t(), 1);
function V(e) {
  let [t, n] = (0, B.useState)();
  return (
    (0, B.useEffect)(() => {
      u(
        async () => {
          let { errorText: e } = await import(`./D4tpWBZn.js`).then((e) => e.n);
          return { errorText: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ).then(
        ({ errorText: e }) => n(() => e),
        () => void 0,
      );
    }, []),
    e !== null && t ? t(e) : ``
  );
}
function H({ media_type: e, content_type: t }) {
  return e === `RUBIKA` && t === `PIN` ? L.rubikaPin : L.formats[t];
}
function U(e) {
  let t = H(e);
  return e.media_type === `INSTAGRAM` && e.content_type === `STORY` ? `${t} ${L.stories[e.story_number]}` : t;
}
function _e(e, t) {
  if (e === null || t === null) return ``;
  let [n, r] = [N(e), N(t)],
    i = le(n) === le(r);
  return e === t ? M(n) : L.range(i ? ce(n) : M(n), M(r));
}
function ve(e, t) {
  return L.range(S(e), S(t));
}
function ye({ campaign_type: e, goal_total_reach: t }) {
  return t === null ? L.brief.noGoal : e === `CPC` ? L.brief.goals.CPC(S(t)) : L.brief.goals[e](C(e === `CPM` ? t * 1e3 : t));
}
function be(e) {
  return e.length < 2 ? (e[0] ?? ``) : `${e.slice(0, -1).join(L.comma)}${L.and}${e.at(-1) ?? ``}`;
}
var W = 3.5;
function xe({ value: e, label: t, size: n = 32, className: r }) {
  let i = (n - W) / 2,
    a = 2 * Math.PI * i,
    o = { cx: n / 2, cy: n / 2, r: i, fill: `none`, strokeWidth: W };
  return (0, z.jsxs)(`svg`, {
    width: n,
    height: n,
    role: `img`,
    'aria-label': c.progress(t, x(e)),
    className: `shrink-0 -rotate-90 ${r ?? ``}`,
    children: [
      (0, z.jsx)(`circle`, { ...o, className: `stroke-chart-track` }),
      (0, z.jsx)(`circle`, {
        ...o,
        strokeLinecap: `round`,
        strokeDasharray: a,
        strokeDashoffset: a * (1 - Math.min(1, Math.max(0, e))),
        className: `stroke-chart-1 transition-[stroke-dashoffset] duration-(--t-data)`,
      }),
    ],
  });
}
function Se({ number: e, step: t, isCurrent: n }) {
  let i = n
    ? `bg-action text-text-on-brand font-semibold`
    : t.isDone
      ? `bg-action-soft text-action-soft-text`
      : `border border-line-strong text-text-3`;
  return (0, z.jsxs)(`span`, {
    className: `inline-flex items-center gap-2`,
    children: [
      (0, z.jsx)(`span`, {
        'aria-hidden': !0,
        className: l(`grid size-6 shrink-0 place-items-center rounded-full text-xs`, i),
        children: t.isDone && !n ? (0, z.jsx)(r, { size: 14 }) : S(e),
      }),
      (0, z.jsx)(`span`, { className: l(`text-md whitespace-nowrap`, n ? `font-semibold text-text` : `text-text-3`), children: t.label }),
      t.isDone && !n && (0, z.jsx)(`span`, { className: `sr-only`, children: c.stepper.done }),
    ],
  });
}
function Ce({ steps: e, current: t, renderStep: n, className: r }) {
  return (0, z.jsx)(`ol`, {
    'aria-label': c.stepper.label,
    className: l(`flex items-center`, r),
    children: e.map((e, r) => {
      let i = e.id === t,
        a = (0, z.jsx)(Se, { number: r + 1, step: e, isCurrent: i });
      return (0, z.jsx)(
        `li`,
        {
          'aria-current': i ? `step` : void 0,
          className: `flex items-center not-first:before:mx-3 not-first:before:h-px not-first:before:w-6 not-first:before:bg-line-strong`,
          children: !i && e.isOpen && n ? n(e, a) : a,
        },
        e.id,
      );
    }),
  });
}
function we({ steps: e, current: t, size: n = 32 }) {
  let r = e.findIndex((e) => e.id === t) + 1;
  return (0, z.jsx)(xe, { value: r / e.length, size: n, label: G(e, t) });
}
function G(e, t) {
  return c.stepper.position(S(e.findIndex((e) => e.id === t) + 1), S(e.length));
}
var K = ne.draft.steps;
function q(e) {
  return e === null ? {} : { draft: String(e) };
}
var J = `inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-text-3`;
function Y({ draft: e }) {
  let { status: t, savedAt: n } = e;
  return (0, z.jsxs)(`span`, {
    role: `status`,
    className: `flex min-w-0 items-center`,
    children: [
      t === `saved` &&
        (0, z.jsxs)(`span`, {
          className: J,
          children: [
            (0, z.jsx)(r, { 'aria-hidden': !0, size: 16, className: `text-success-text` }),
            n === null ? L.saved : L.savedAt(ue(Date.parse(n))),
          ],
        }),
      (t === `saving` || t === `dirty`) &&
        (0, z.jsxs)(`span`, {
          className: J,
          children: [
            (0, z.jsx)(f, { 'aria-hidden': !0, size: 16, className: t === `saving` ? `animate-turn` : `` }),
            t === `saving` ? L.saving : L.unsaved,
          ],
        }),
      (t === `failed` || t === `conflict` || t === `gone`) &&
        (0, z.jsxs)(`span`, {
          className: `inline-flex items-center gap-1.5 text-sm whitespace-nowrap text-danger-text`,
          children: [(0, z.jsx)(ge, { 'aria-hidden': !0, size: 16 }), L.saveFailed],
        }),
    ],
  });
}
function Te({ step: e, draft: t, today: n }) {
  if (t.status === `used`) return T.map((e) => ({ id: e, label: L.steps[e], isDone: e !== `activation`, isOpen: e !== `activation` }));
  let r = n === void 0 ? e : O(t.data, n);
  return T.map((e, t) => ({ id: e, label: L.steps[e], isDone: t < T.indexOf(r), isOpen: t <= T.indexOf(r) }));
}
function Ee(e) {
  let { draft: t, step: n } = e,
    r = q(t.id);
  return (0, z.jsxs)(`div`, {
    className: `hidden h-(--top-h) grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-4 px-(--gutter) lg:grid xl:grid-cols-[1fr_auto_1fr] xl:gap-6`,
    children: [
      (0, z.jsxs)(`div`, {
        className: `flex min-w-0 items-center gap-3 xl:gap-4`,
        children: [
          (0, z.jsx)(m, { size: 24 }),
          (0, z.jsx)(pe, { platform: t.data.media_type, size: 24 }),
          (0, z.jsxs)(`div`, {
            className: `min-w-0`,
            children: [
              (0, z.jsx)(`p`, { className: `truncate text-md leading-6 font-semibold`, children: t.data.title || L.newCampaign }),
              (0, z.jsxs)(`p`, {
                className: `truncate text-sm leading-5 text-text-3`,
                children: [U(t.data), ` · `, L.types[t.data.campaign_type]],
              }),
            ],
          }),
          n !== `general-information` &&
            (0, z.jsx)(g, {
              to: K[`general-information`],
              search: r,
              'aria-label': L.editTitle,
              className: F(),
              children: (0, z.jsx)(i, { 'aria-hidden': !0, size: 18 }),
            }),
        ],
      }),
      (0, z.jsx)(Ce, {
        steps: Te(e),
        current: n,
        className: `max-xl:[&>li+li]:before:mx-2! max-xl:[&>li+li]:before:w-3!`,
        renderStep: (e, t) => (0, z.jsx)(g, { to: K[e.id], search: r, className: `inline-flex rounded-md`, children: t }),
      }),
      (0, z.jsxs)(`div`, {
        className: `flex items-center justify-end gap-2 xl:gap-4`,
        children: [
          s && (0, z.jsx)(me, { tone: `action`, children: L.trial }),
          (0, z.jsx)(Y, { draft: t }),
          (0, z.jsxs)(g, {
            to: `/`,
            className: h({ variant: `ghost` }),
            children: [(0, z.jsx)(o, { 'aria-hidden': !0, size: 18 }), L.exit],
          }),
        ],
      }),
    ],
  });
}
function De(e) {
  let { draft: t, step: r } = e,
    i = T[T.indexOf(r) - 1],
    a = Te(e);
  return (0, z.jsxs)(`div`, {
    className: `flex h-(--top-h) items-center gap-2 px-2 lg:hidden`,
    children: [
      i === void 0
        ? (0, z.jsx)(g, { to: `/`, 'aria-label': L.back, className: F(), children: (0, z.jsx)(n, { 'aria-hidden': !0, size: 20 }) })
        : (0, z.jsx)(g, {
            to: K[i],
            search: q(t.id),
            'aria-label': L.previousStep,
            className: F(),
            children: (0, z.jsx)(n, { 'aria-hidden': !0, size: 20 }),
          }),
      (0, z.jsxs)(`div`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, z.jsx)(`p`, { className: `truncate text-lg leading-7 font-semibold`, children: L.steps[r] }),
          (0, z.jsxs)(`p`, {
            className: `truncate text-sm leading-5 text-text-3`,
            children: [G(a, r), ` · `, t.data.title || L.newCampaign],
          }),
        ],
      }),
      (0, z.jsx)(`span`, { className: `max-sm:hidden`, children: (0, z.jsx)(Y, { draft: t }) }),
      (0, z.jsx)(we, { steps: a, current: r }),
      (0, z.jsx)(g, { to: `/`, 'aria-label': L.exit, className: F(), children: (0, z.jsx)(o, { 'aria-hidden': !0, size: 20 }) }),
    ],
  });
}
function Oe(e) {
  return (0, z.jsxs)(`header`, {
    className: `sticky top-0 z-(--z-sticky) border-b bg-surface`,
    children: [(0, z.jsx)(Ee, { ...e }), (0, z.jsx)(De, { ...e })],
  });
}
function ke(e) {
  let [t, n] = (0, B.useState)();
  return (
    (0, B.useEffect)(() => {
      u(
        () =>
          import(`./B_UHVWv9.js`).then(
            (e) => n(() => e.DraftBanner),
            () => void 0,
          ),
        __vite__mapDeps([10, 3, 1, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17]),
      );
    }, []),
    t && (0, z.jsx)(t, { ...e })
  );
}
function Ae({ step: e, today: t, session: n, draft: r, children: i, rail: o, railClassName: s, bar: c }) {
  let u = r.status === `loading`,
    d = r.status === `load_failed`,
    f = r.status === `used`,
    p = V(d ? r.error : null);
  return (0, z.jsxs)(`div`, {
    className: `flex flex-1 flex-col bg-surface lg:h-dvh lg:flex-none`,
    children: [
      (0, z.jsx)(Oe, { step: e, draft: r, today: t }),
      (0, z.jsx)(ke, { session: n, draft: r }),
      u || d
        ? (0, z.jsx)(`main`, {
            className: `mx-auto w-full max-w-(--form-max) flex-1 py-10`,
            children: (0, z.jsx)(a, { state: d ? `failed` : `loading`, failedText: p, onRetry: () => void n.reload() }),
          })
        : (0, z.jsxs)(`div`, {
            className: `flex min-h-0 flex-1 flex-col xl:grid xl:grid-cols-[minmax(0,1fr)_auto] xl:grid-rows-[minmax(0,1fr)_auto]`,
            children: [
              (0, z.jsxs)(`div`, {
                className: `relative min-h-0 flex-1 lg:overflow-y-auto xl:contents`,
                children: [
                  (0, z.jsxs)(`main`, {
                    id: `content`,
                    tabIndex: f ? 0 : void 0,
                    className: `relative min-w-0 xl:overflow-y-auto`,
                    children: [
                      e !== `activation` && (0, z.jsx)(`h1`, { className: `sr-only`, children: L.steps[e] }),
                      (0, z.jsx)(`fieldset`, {
                        disabled: f,
                        className: `contents [&:disabled_.control-frame]:bg-surface-sunken`,
                        children: i,
                      }),
                    ],
                  }),
                  o !== void 0 &&
                    (0, z.jsx)(`aside`, {
                      className: l(
                        `relative border-line bg-surface-sunken max-xl:border-t max-xl:[&>*]:mx-auto max-xl:[&>*]:w-full max-xl:[&>*]:max-w-(--form-max) xl:row-span-2 xl:min-h-0 xl:overflow-y-auto xl:border-s`,
                        s,
                      ),
                      children: o,
                    }),
                ],
              }),
              c !== void 0 &&
                (0, z.jsx)(`section`, {
                  'aria-label': L.nextStep,
                  className: `sticky bottom-0 z-(--z-sticky) border-t bg-surface pb-[env(safe-area-inset-bottom)] max-xl:shadow-dock xl:col-start-1 xl:row-start-2`,
                  children: c,
                }),
            ],
          }),
    ],
  });
}
var je = ie.flatMap(({ media_type: e, content_type: t, campaign_types: n }) =>
    n.map((n) => ({ media_type: e, content_type: t, campaign_type: n })),
  ),
  X = { media_type: 4, campaign_type: 2, content_type: 1 },
  Me = 8;
function Ne(e, t) {
  let n = (n) =>
    Object.keys(X).reduce((r, i) => {
      let a = t[i],
        o = a === void 0 ? X[i] : X[i] * Me;
      return n[i] === (a ?? e[i]) ? r + o : r;
    }, 0);
  return je.reduce((e, t) => (n(t) > n(e) ? t : e));
}
function Pe(e, t) {
  let n = Ne(e, t),
    r = n.media_type === e.media_type && n.content_type === e.content_type;
  if (r && n.campaign_type === e.campaign_type) return { draft: e, reset: [] };
  let i = n.campaign_type === `CPM` ? E(n.media_type, n.content_type) : null,
    a = {
      ...e,
      ...(r ? {} : Ie),
      ...(n.media_type === `TELEGRAM` ? {} : Le),
      ...n,
      is_cpm: i !== null,
      cpm_publisher_price: null,
      cpm_price: i?.price ?? null,
      cpc_price: null,
      goal_total_reach: ze(e, n, i),
      ...Be(e, n),
    };
  return { draft: a, reset: He(e, a) };
}
function Fe(e, t) {
  if (t === e.story_number) return { draft: e, reset: [] };
  let n = { ...e, ...(re(e) === void 0 ? {} : Ie), story_number: t };
  return { draft: n, reset: He(e, n) };
}
var Ie = Ue(j(), [
    `selectedPlans`,
    `alternative_media_plans`,
    `selectedBundles`,
    `excluded_plans`,
    `excluded_bundles`,
    `rubika_selected_media_plan`,
    `soroush_selected_media_plan`,
  ]),
  Le = { is_telegram_forward_post: `false`, is_telegram_hyperlinks_utm_enabled: !1 };
function Re(e) {
  return e === `CPM` ? `thousand_views` : e === `CPC` ? `clicks` : `people`;
}
function ze(e, t, n) {
  let r = Re(e.campaign_type) === Re(t.campaign_type) ? e.goal_total_reach : null;
  if (n === null) return r;
  let i = D(t.media_type);
  return r !== null && (i === null || (r >= i.minimum && r <= i.maximum)) ? r : n.goal_thousands;
}
function Be(e, t) {
  let n = A(e.media_type, e.campaign_type),
    r = A(t.media_type, t.campaign_type);
  return {
    ...(e.utm_source_value === n.utm_source_value ? { utm_source_value: r.utm_source_value } : {}),
    ...(e.utm_medium_value === n.utm_medium_value ? { utm_medium_value: r.utm_medium_value } : {}),
  };
}
var Ve = [`media_type`, `content_type`, `campaign_type`, `story_number`, `is_cpm`, `utm_source_value`, `utm_medium_value`];
function He(e, t) {
  let n = j(),
    r = (e, t) => JSON.stringify(e[t]);
  return Object.keys(n).filter((i) => !Ve.includes(i) && r(e, i) !== r(t, i) && r(e, i) !== r(n, i));
}
function Ue(e, t) {
  return Object.fromEntries(t.map((t) => [t, e[t]]));
}
var We = (e, t) =>
  typeof t == `object` && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).toSorted(([e], [t]) => (e < t ? -1 : 1))) : t;
function Z(e, t) {
  return JSON.stringify(e, We) === JSON.stringify(t, We);
}
async function Ge(e, { campaign: t, campaign_state: n }) {
  return t === null
    ? !1
    : n === `TO_PAY`
      ? e.findCampaign(t).then(
          (e) => !w(e),
          () => void 0,
        )
      : !w({ state: n, reason: null });
}
function Ke(e, t, n) {
  return {
    id: e,
    campaign: null,
    campaign_state: null,
    data: t?.data ?? n,
    step: t?.step ?? `general-information`,
    status: e === null ? (t ? `dirty` : `new`) : `loading`,
    savedAt: null,
    error: null,
    theirs: null,
    hasUnsent: !1,
    forkedFrom: null,
  };
}
async function qe(e, t, n, r) {
  let i = t.sent ?? n;
  r({ key: t.key, sent: i });
  try {
    return { stored: await e.create(i, t.key), sent: i };
  } catch (n) {
    throw (e.codeOf(n) !== void 0 && r({ key: t.key }), n);
  }
}
var Je = 2e3,
  Ye = 3e4;
function Xe(e) {
  let t,
    n = Je,
    r = !1,
    i = () => clearTimeout(t),
    a = (n) => {
      (i(), r || (t = setTimeout(e, n)));
    };
  return {
    clear: i,
    schedule: a,
    retryLater() {
      (a(n), (n = Math.min(Ye, n * 2)));
    },
    calm() {
      n = Je;
    },
    stop() {
      ((r = !0), i());
    },
    isStopped: () => r,
  };
}
function Ze(e, t) {
  let { gateway: n, storage: r, onStored: i, saveDelayMs: a = he.save, initial: o = j() } = t,
    s = new Set(),
    c = r.read(e),
    l = c?.creating ?? { key: n.newKey() },
    u = c?.forking,
    d = c?.version ?? null,
    f = Xe(() => void w()),
    p,
    m,
    h,
    g = Ke(e, c, o);
  function _(e) {
    g = { ...g, ...e };
    for (let e of s) e();
  }
  let v = () => ({ data: g.data, step: g.step, version: d, creating: l, forking: u }),
    y = () => r.write(g.id, v()),
    ee = (e) => {
      ((l = e), y());
    };
  function b(e, t) {
    ((d = e.version), f.calm());
    let { id: n, campaign: r, campaign_state: a, updated_at: o } = e;
    (_({ id: n, campaign: r, campaign_state: a, savedAt: o, error: null, theirs: null, hasUnsent: !1, ...t }), i?.(e));
  }
  async function x() {
    let { id: e, data: t, step: i, campaign: a } = g;
    _({ status: `saving` });
    try {
      let o = { data: t, draft_step: i, campaign: a },
        { stored: s, sent: c } =
          e === null || d === null ? await qe(n, l, o, ee) : { stored: await n.update(e, { ...o, version: d }), sent: o };
      r.clear(e);
      let u = Z(c.data, g.data) && c.draft_step === g.step;
      return (b(s, { status: u ? `saved` : `dirty` }), u || y(), u || (await x()));
    } catch (e) {
      return (await S(e), !1);
    }
  }
  async function S(e) {
    let t = n.codeOf(e);
    if (t === `draft_changed` && g.id !== null)
      try {
        let e = await n.get(g.id);
        Z(e.data, g.data) ? (r.clear(e.id), b(e, { status: `saved` })) : _({ status: `conflict`, theirs: e });
        return;
      } catch (t) {
        e = t;
      }
    (t === `draft_used`
      ? _({ status: `used`, error: e, hasUnsent: !0, campaign_state: await C(g.id ?? 0) })
      : t === `not_found` && g.id !== null
        ? _({ status: `gone`, error: e, hasUnsent: !0 })
        : _({ status: `failed`, error: e }),
      t === void 0 && f.retryLater());
  }
  let C = (e) =>
    n.get(e).then(
      ({ campaign_state: e }) => e,
      () => null,
    );
  function w() {
    f.clear();
    let { status: e } = g;
    return (
      p ||
      (f.isStopped()
        ? Promise.resolve(!1)
        : e === `saved`
          ? Promise.resolve(!0)
          : e !== `dirty` && e !== `failed` && e !== `new`
            ? Promise.resolve(!1)
            : ((p = x().finally(() => {
                p = void 0;
              })),
              p))
    );
  }
  async function T() {
    if (g.id === null) return;
    let e = r.read(g.id);
    _({ status: `loading`, error: null });
    try {
      let t = await n.get(g.id);
      await te(t, e && !Z(e.data, t.data) ? e : void 0);
    } catch (t) {
      let r = n.codeOf(t),
        i = e && { data: e.data, step: e.step };
      i && r === `not_found`
        ? _({ ...i, status: `gone`, error: t, hasUnsent: !0 })
        : i && r === void 0
          ? (_({ ...i, status: `failed`, error: t }), f.retryLater())
          : _({ status: `load_failed`, error: t });
    }
  }
  async function te(e, t) {
    let i = { data: e.data, step: e.draft_step };
    if (await Ge(n, e)) ((m = t), b(e, { ...i, status: `used`, hasUnsent: t !== void 0 }));
    else if (!t) (r.clear(e.id), b(e, { ...i, status: `saved` }));
    else if (t.version === e.version) (b(e, { data: t.data, step: t.step, status: `dirty` }), f.schedule(0));
    else {
      let { data: n, step: r } = t,
        { campaign: i, campaign_state: a } = e;
      _({ data: n, step: r, campaign: i, campaign_state: a, status: `conflict`, theirs: e });
    }
  }
  let E = () => g.status === `saved` || g.status === `used`;
  async function D() {
    let { id: e } = g;
    if (e !== null && E() && !f.isStopped())
      try {
        let t = await n.get(e),
          r = await Ge(n, t);
        if (g.id !== e || !E() || r === void 0) return;
        let i = t.version !== d || t.campaign !== g.campaign,
          a = r ? `used` : `saved`;
        i ? b(t, { data: t.data, status: a, hasUnsent: g.hasUnsent }) : _({ campaign_state: t.campaign_state, status: a });
      } catch (t) {
        n.codeOf(t) === `not_found` && g.id === e && E() && _({ status: `gone`, error: t, hasUnsent: !0 });
      }
  }
  function O(e) {
    let t = [`conflict`, `used`, `saving`, `gone`].includes(g.status);
    (_({ ...e, status: t ? g.status : `dirty` }), y(), t || f.schedule(a));
  }
  async function k() {
    let { id: e, status: t } = g,
      i = m ?? v();
    _({ status: `saving`, error: null });
    try {
      let t = { data: i.data, draft_step: i.step, campaign: null },
        { stored: a, sent: o } = await qe(n, u ?? { key: n.newKey() }, t, (t) => {
          ((u = t), e !== null && r.write(e, { ...i, forking: u }));
        });
      e !== null && r.clear(e);
      let { data: s, step: c } = m ?? g;
      [m, h, u] = [void 0, void 0, void 0];
      let l = Z(o.data, s);
      return (b(a, { data: s, step: c, status: l ? `saved` : `dirty`, forkedFrom: e }), l || (await w()));
    } catch (e) {
      return (_({ status: t, error: e }), !1);
    }
  }
  return (
    e === null ? c && f.schedule(0) : T(),
    {
      getSnapshot: () => g,
      subscribe(e) {
        return (s.add(e), () => s.delete(e));
      },
      change(e) {
        let t = { ...g.data, ...e };
        g.status !== `used` && !Z(t, g.data) && O({ data: t });
      },
      enterStep(e) {
        g.step !== e && _({ step: e });
      },
      finishStep(e) {
        return (g.step !== e && g.status !== `used` && O({ step: e }), w());
      },
      saveNow: w,
      reload: T,
      refresh: D,
      keepMine: k,
      takeTheirs() {
        let { theirs: e } = g;
        e !== null && (([m, h] = [v(), e]), r.clear(e.id), b(e, { data: e.data, step: e.draft_step, status: `saved` }));
      },
      undoTakeTheirs() {
        m !== void 0 &&
          h !== void 0 &&
          g.status === `saved` &&
          ((d = m.version), _({ data: m.data, step: m.step, status: `conflict`, theirs: h }), (m = void 0), y());
      },
      stop: f.stop,
    }
  );
}
function Qe(e) {
  let t = oe(e) ? e : {},
    { media_type: n, campaign_type: r } = $e(j(), t),
    i = r === `CPM`;
  return $e({ ...j(), is_cpm: i, ...A(n, r) }, t);
}
function $e(e, t) {
  let n = Object.keys(e).map((n) => [n, se[n].is.read(t[n]) ?? e[n]]);
  return Object.fromEntries(n);
}
var et = `jarchi-draft-`;
function tt(e, t) {
  try {
    let n = e.getItem(t);
    if (n === null) return;
    let { createKey: r = ``, forkKey: i, ...a } = JSON.parse(n),
      { creating: o = { key: r }, forking: s = i === void 0 ? void 0 : { key: i } } = a;
    return { ...a, data: Qe(a.data), creating: o, forking: s };
  } catch {
    return;
  }
}
function nt(e, t) {
  let n = (n) => [
      { storage: e, key: `${et}${n ?? `new`}` },
      ...(t ? [{ storage: t.storage, key: `${et}${t.account}-${n ?? `new`}` }] : []),
    ],
    r = (e, t) => {
      for (let { storage: r, key: i } of n(e))
        try {
          t(r, i);
        } catch {}
    };
  return {
    read(e) {
      let [r, i] = n(e).map(({ storage: e, key: t }) => tt(e, t));
      return r ?? (i && t && e === null ? { ...i, creating: { key: t.newKey() } } : i);
    },
    write: (e, t) => r(e, (e, n) => e.setItem(n, JSON.stringify(t))),
    clear: (e) => r(e, (e, t) => e.removeItem(t)),
  };
}
var rt = {
    get: (e) => P.drafts.getDraft({ params: { id: e } }),
    create: (e, t) => P.drafts.createDraft({ body: e }, { idempotencyKey: t }),
    update: (e, t) => P.drafts.updateDraft({ params: { id: e }, body: t }),
    findCampaign: (e) => P.campaigns.getCampaign({ params: { id: e } }),
    newKey: I,
    codeOf: (e) => (e instanceof p && e.status >= 400 && e.status < 500 ? e.code : void 0),
  },
  Q;
y(() => {
  (Q?.stop(), (Q = void 0));
});
function it() {
  let e = d();
  if (e !== void 0)
    try {
      return { storage: localStorage, account: e, newKey: I };
    } catch {
      return;
    }
}
function $(e, { campaign_type: t, onStored: n }) {
  let r = Q?.getSnapshot();
  return (
    (Q && r?.id === e && r.status !== `new`) ||
      (Q = Ze(e, {
        gateway: rt,
        storage: nt(sessionStorage, it()),
        onStored: n,
        ...(t === void 0 ? {} : { initial: Pe(j(), { campaign_type: t }).draft }),
      })),
    Q
  );
}
var at = ({ id: e, forkedFrom: t }, n) => e === n || t === n;
function ot(e, t, n) {
  let r = de(),
    i = () => void r.invalidateQueries({ queryKey: [`drafts`] }),
    [a, o] = (0, B.useState)(() => $(e, { campaign_type: n, onStored: i }));
  e !== null && !at(a.getSnapshot(), e) && o($(e, { campaign_type: n, onStored: i }));
  let s = (0, B.useSyncExternalStore)(a.subscribe, a.getSnapshot),
    c = s.status !== `loading` && s.status !== `load_failed`;
  return (
    (0, B.useEffect)(() => {
      c && a.enterStep(t);
    }, [c, a, t]),
    (0, B.useEffect)(() => {
      let e = () => {
          let { status: e } = a.getSnapshot();
          (e === `dirty` || e === `failed`) && a.saveNow();
        },
        t = () => {
          (a.getSnapshot().status === `load_failed` && a.reload(), e());
        },
        n = () => (document.visibilityState === `hidden` ? e() : void a.refresh());
      return (
        a.refresh(),
        addEventListener(`online`, t),
        document.addEventListener(`visibilitychange`, n),
        () => {
          (removeEventListener(`online`, t), document.removeEventListener(`visibilitychange`, n), e());
        }
      );
    }, [a]),
    { session: a, draft: s }
  );
}
function st(e, t, n) {
  if (n !== void 0 && e.status !== `loading` && e.status !== `load_failed` && e.status !== `used`)
    return k(t, e.data, n) ? void 0 : O(e.data, n);
}
function ct({ draft: e }, t, n, r, i) {
  let a = st(e, t, n),
    { id: o, forkedFrom: s } = e,
    c = (0, B.useEffectEvent)(r);
  return (
    (0, B.useEffect)(() => {
      a === void 0 ? o !== null && (i === null || i === s) && c(t, o) : c(a, o);
    }, [a, o, s, t, i]),
    n !== void 0 && a === void 0
  );
}
function lt(e) {
  let t = ee({ strict: !1 }),
    n = v(),
    r = te(t.draft),
    i = ot(
      r,
      e,
      ae.find((e) => e === t.campaign_type),
    ),
    a = fe(),
    o = (r, i, a = !1) => {
      let { campaign_type: o, ...s } = t,
        c = r === e ? s : {};
      n({ to: K[r], search: { ...c, ...q(i) }, replace: a });
    },
    s = ct(i, e, a, (e, t) => o(e, t, !0), r),
    { status: c, campaign: l } = i.draft,
    u = e === `activation` && c === `used` ? l : null,
    d = (0, B.useEffectEvent)((e) => void n({ to: `/campaigns/$id`, params: { id: String(e) }, replace: !0 }));
  return (
    (0, B.useEffect)(() => {
      u !== null && d(u);
    }, [u]),
    { open: i, today: a, goTo: o, isAllowed: s }
  );
}
export { K as a, H as c, be as d, _e as f, Ae as i, ye as l, Pe as n, q as o, V as p, Fe as r, U as s, lt as t, ve as u };
