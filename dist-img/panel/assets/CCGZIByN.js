import { E as e, Q as t, s as n, ut as r, w as i } from './tUkH6Wd0.js';
import { t as a } from './BX5XbKd6.js';
import { t as o } from './BJYTeqjr.js';
import { n as s, t as c } from './OC6yXdXM.js';
import { n as l, r as u } from './CjOOoom6.js';
import { a as d, i as f, l as p, o as m, s as h } from './CTGuGsln.js';
import { t as g } from './D3DVfTw3.js';
import { t as _ } from './CNbxXWsh.js';
import { t as v } from './BNZFcsDO.js';
var y = {
    title: `سه بستهٔ پیشنهادی`,
    lead: `خط عمودی، هدف و بودجهٔ شماست. بعد از انتخاب هم می‌توانید بسته را تغییر دهید.`,
    leadInvite: `خط عمودی، هدف و سقف هزینهٔ شماست. قیمت‌ها برآوردند و ناشران آن را تأیید می‌کنند.`,
    how: `بسته‌ها چطور ساخته می‌شوند؟`,
    howText: `از میان همهٔ ناشرانی که با فیلترهای شما می‌خوانند، بسته‌ای ساخته می‌شود که جمع دسترسی تخمینی‌اش بیشترین باشد؛ و حساب می‌شود که هیچ بسته‌ای بیشتر از چه اندازه‌ای نمی‌توانست بهتر باشد.`,
    names: { most_reach: `دسترسی بیشتر`, least_cost: `متعادل`, most_reach_in_categories: `مخاطب نزدیک‌تر` },
    texts: {
      most_reach: `تا سقف بودجه، بیشترین آدم`,
      least_cost: `هدف شما با کمترین هزینه`,
      most_reach_in_categories: (e) => (e === `` ? `فقط دسته‌های کمپین شما` : `فقط صفحه‌های ${e}`),
    },
    ours: `پیشنهاد جارچی`,
    reach: `دسترسی`,
    cost: `هزینه`,
    reachRuler: `جمع دسترسی تخمینی`,
    costRuler: `هزینه`,
    ruler: (e, t, n) => `${e}: ${t}${n}`,
    ofGoal: (e) => `، هدف ${e}`,
    ofBudget: (e) => `، بودجه ${e} تومان`,
    publishers: (e) => `${e} ناشر`,
    perThousand: `هر هزار دسترسی`,
    boundOfSum: (e, t) => `جمع ناشران ${e} · ${t}`,
    best: `بهترین ممکن است`,
    near: (e) => `حداکثر ${e} تا بهترین ممکن`,
    changed: `تغییریافته`,
    takeAgain: `برگرداندن به این بسته`,
    takeAgainWord: `برگرداندن`,
    nothingFits: `با این بودجه و فیلترها هیچ ناشری جا نمی‌شود. بودجه را بیشتر کنید یا فیلتری بردارید.`,
    needs: {
      most_reach: `برای این بسته بودجه را بنویسید.`,
      least_cost: `برای این بسته هدف دسترسی را بنویسید.`,
      most_reach_in_categories: `برای این بسته بودجه و دسته‌های کمپین را بنویسید.`,
    },
    edit: `ویرایش اطلاعات کلی`,
    clearFilters: `پاک کردن فیلترها`,
    goalUnreachable: (e) => `به هدف نمی‌رسد؛ بیشترین دسترسی ممکن ${e} است. بودجه را بیشتر کنید، هدف را کمتر، یا فیلتری بردارید.`,
    overLimit: {
      budget: (e) => `آنچه سنجاق کرده‌اید ${e} تومان از بودجه بیشتر است. سنجاقی را بردارید یا بودجه را بیشتر کنید.`,
      platform: (e) => `آنچه سنجاق کرده‌اید ${e} تومان از سقف این پلتفرم بیشتر است. سنجاقی را بردارید.`,
      category: (e) => `آنچه سنجاق کرده‌اید ${e} تومان از سقف یک دسته بیشتر است. سنجاقی را بردارید.`,
      count: (e) => `${e} ناشر بیش از اندازه سنجاق شده است. سنجاقی را بردارید.`,
      publisher: () => `دو تعرفه از یک ناشر سنجاق شده است. یکی را بردارید.`,
    },
    unpin: `برداشتن این سنجاق‌ها`,
    none: `بودجه یا هدف را بنویسید تا سه بسته پیشنهاد شود.`,
  },
  b = 0.001;
function x({ is_proved_best: e, gap: t }) {
  return e || t <= 0 ? y.best : y.near(d(Math.max(b, Math.ceil(t * 1e3) / 1e3), 1));
}
function S({ code: e, limit: t, excess: n, most_reach: r }) {
  if (e === `goal_unreachable`) return y.goalUnreachable(h(r ?? 0));
  let i = t === `count` ? f(n ?? 0) : p(n ?? 0);
  return y.overLimit[t ?? `budget`](i);
}
var C = r(),
  w = (t) =>
    e(
      `relative flex min-w-0 flex-col rounded-lg p-3.5 max-lg:w-[82%] max-lg:shrink-0 max-lg:snap-start`,
      t
        ? `border-2 border-chart-1 bg-linear-to-b from-action-soft to-surface`
        : `border border-line-strong bg-surface p-[calc(--spacing(3.5)+1px)]`,
    );
function T({ label: e, value: t, isToman: n, share: r, mark: i, fill: a, summary: o }) {
  let { figure: s, unit: c } = m(t);
  return (0, C.jsxs)(`div`, {
    className: `grid grid-cols-[3.25rem_5.5rem_1fr] items-center gap-2`,
    children: [
      (0, C.jsx)(`span`, { className: `text-sm text-text-3`, children: e }),
      (0, C.jsxs)(`span`, {
        className: `text-md whitespace-nowrap`,
        children: [
          (0, C.jsx)(`strong`, { className: `font-semibold`, children: s }),
          ` `,
          (0, C.jsx)(`span`, { className: n ? `text-sm text-text-3` : `font-semibold`, children: c }),
        ],
      }),
      (0, C.jsx)(_, { share: r, mark: i, fill: a, label: o }),
    ],
  });
}
function E({ name: e, text: t, mark: n, radio: r }) {
  return (0, C.jsxs)(`div`, {
    className: `flex items-start gap-2.5`,
    children: [
      r,
      (0, C.jsxs)(`span`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, C.jsxs)(`span`, {
            className: `flex items-center justify-between gap-2`,
            children: [(0, C.jsx)(`span`, { className: `text-md font-semibold`, children: y.names[e] }), n],
          }),
          (0, C.jsx)(`span`, { className: `block truncate text-sm text-text-2`, children: t }),
        ],
      }),
    ],
  });
}
function D({ name: t, text: n, suggestion: r, rulers: i, isOurs: a, isChosen: o, isChanged: s, onPick: c }) {
  let { cost: l, reach: u, range: d, plans: m, bundles: _ } = r,
    b = m.length + _.reduce((e, t) => e + t.plans.length, 0),
    S = v(l, u),
    D = i.goal !== null && u < i.goal,
    O = i.goal === null ? `` : y.ofGoal(h(i.goal)),
    k = i.budget === null ? `` : y.ofBudget(h(i.budget)),
    A = (0, C.jsx)(`span`, {
      'aria-hidden': !0,
      className: e(
        `mt-0.5 size-[18px] shrink-0 rounded-full bg-surface`,
        o ? `border-[6px] border-action` : `border-[1.5px] border-line-control`,
      ),
    }),
    j = s ? (0, C.jsx)(g, { tone: `warning`, children: y.changed }) : a ? (0, C.jsx)(g, { tone: `action`, children: y.ours }) : void 0;
  return (0, C.jsxs)(`div`, {
    className: e(
      w(o),
      `has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus-ring`,
    ),
    children: [
      (0, C.jsxs)(`label`, {
        className: `flex flex-1 cursor-pointer flex-col`,
        children: [
          (0, C.jsx)(`input`, {
            type: `radio`,
            name: `package`,
            checked: o,
            onChange: c,
            className: `absolute inset-0 cursor-pointer appearance-none opacity-0`,
          }),
          (0, C.jsx)(E, { name: t, text: n, mark: j, radio: A }),
          (0, C.jsxs)(`span`, {
            className: `mt-3 mb-3 flex flex-col gap-1.5`,
            children: [
              (0, C.jsx)(T, {
                label: y.reach,
                value: d.mid,
                share: u / i.reach,
                mark: i.goal === null ? void 0 : i.goal / i.reach,
                fill: D ? `bg-chart-3` : `bg-chart-1`,
                summary: y.ruler(y.reachRuler, h(u), O),
              }),
              (0, C.jsx)(T, {
                label: y.cost,
                isToman: !0,
                value: l,
                share: l / i.cost,
                mark: i.budget === null ? void 0 : i.budget / i.cost,
                fill: `bg-chart-compare`,
                summary: y.ruler(y.costRuler, h(l), k),
              }),
            ],
          }),
          (0, C.jsxs)(`span`, {
            className: `mt-auto flex flex-wrap items-baseline justify-between gap-x-3 border-t pt-2 text-sm text-text-3`,
            children: [
              (0, C.jsx)(`span`, { children: y.publishers(f(b)) }),
              S !== null &&
                (0, C.jsxs)(`span`, {
                  children: [y.perThousand, ` `, (0, C.jsx)(`span`, { className: `font-medium text-text-2`, children: p(S) })],
                }),
              (0, C.jsx)(`span`, { className: `basis-full text-text-2`, children: s ? x(r) : y.boundOfSum(h(u), x(r)) }),
            ],
          }),
        ],
      }),
      s &&
        (0, C.jsx)(`button`, {
          type: `button`,
          'aria-label': y.takeAgain,
          onClick: c,
          className: `absolute end-3.5 bottom-3.5 rounded-xs text-sm font-medium text-action-soft-text underline underline-offset-4 before:absolute before:-inset-x-3 before:-inset-y-3`,
          children: y.takeAgainWord,
        }),
    ],
  });
}
var O = 1.06;
function k(e, t, n) {
  let r = l.flatMap((t) => (e[t]?.found === !0 ? [e[t]] : []));
  return {
    goal: t,
    budget: n,
    reach: Math.max(1, t ?? 0, ...r.map(({ reach: e }) => e)) * O,
    cost: Math.max(1, n ?? 0, ...r.map(({ cost: e }) => e)) * O,
  };
}
var A = `flex gap-3 max-lg:-mx-(--gutter) max-lg:snap-x max-lg:snap-mandatory max-lg:scroll-px-(--gutter) max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:pb-1 max-lg:[scrollbar-width:none] lg:grid lg:grid-cols-3`;
function j() {
  return (0, C.jsx)(`div`, {
    className: A,
    children: l.map((t) =>
      (0, C.jsxs)(
        `div`,
        {
          className: e(w(!1), `h-[196px] justify-between`),
          children: [(0, C.jsx)(n, { className: `w-1/2` }), (0, C.jsx)(n, { className: `w-4/5` }), (0, C.jsx)(n, { className: `w-3/5` })],
        },
        t,
      ),
    ),
  });
}
function M({ name: t, text: n, say: r, action: a }) {
  return (0, C.jsxs)(`div`, {
    className: e(w(!1), `border-dashed`),
    children: [
      (0, C.jsx)(E, { name: t, text: n }),
      (0, C.jsx)(`p`, { className: `mt-2 text-sm text-text-2`, children: r }),
      (0, C.jsx)(i, { variant: `soft`, size: `sm`, className: `mt-auto self-start max-lg:h-11`, onClick: a.onPress, children: a.label }),
    ],
  });
}
function N({ error: e, cart: n, onRetry: r }) {
  let s = e instanceof t && e.code === `pinned_not_offered` ? e.facts : void 0;
  return s === void 0
    ? (0, C.jsx)(o, { state: `failed`, failedText: a(e), onRetry: r })
    : (0, C.jsxs)(`div`, {
        role: `alert`,
        className: `rounded-lg border border-dashed border-line-strong p-4 text-md`,
        children: [
          (0, C.jsx)(`p`, { children: a(e) }),
          (0, C.jsx)(i, {
            variant: `soft`,
            className: `mt-3`,
            onClick: () => {
              for (let e of s.plan_ids ?? []) n.actions.pinPlan(e);
              for (let e of s.bundle_ids ?? []) n.actions.pinBundle(e);
            },
            children: y.unpin,
          }),
        ],
      });
}
function P(e) {
  let { answer: t, budget: n, goal: r, cart: i, categoryNames: a, onPick: o, onEdit: d, onClearFilters: f } = e,
    p = s(c),
    m = u(t, i.contents, e.picked),
    h = k(t, r, n),
    g = t.least_cost?.found === !0 ? `least_cost` : `most_reach`,
    _ = (e) => (e === `most_reach_in_categories` ? y.texts[e](a) : y.texts[e]),
    v = { label: y.edit, onPress: d },
    b = f ? { label: y.clearFilters, onPress: f } : v,
    x = (e) => {
      let n = t[e];
      n?.found === !0 && (i.actions.fill(n.plans, n.bundles), o(e));
    },
    w = p ? l : l.toSorted((e, t) => Number(t === g) - Number(e === g));
  return (0, C.jsx)(`div`, {
    role: `radiogroup`,
    'aria-label': y.title,
    className: A,
    children: w.map((e) => {
      let n = t[e];
      return n === null
        ? (0, C.jsx)(M, { name: e, text: _(e), say: y.needs[e], action: v }, e)
        : n.found
          ? n.plans.length + n.bundles.length === 0
            ? (0, C.jsx)(M, { name: e, text: _(e), say: y.nothingFits, action: b }, e)
            : (0, C.jsx)(
                D,
                {
                  name: e,
                  text: _(e),
                  suggestion: n,
                  rulers: h,
                  isOurs: e === g,
                  isChosen: m?.key === e,
                  isChanged: m?.key === e && m.isChanged,
                  onPick: () => x(e),
                },
                e,
              )
          : (0, C.jsx)(M, { name: e, text: _(e), say: S(n), action: b }, e);
    }),
  });
}
function F(e) {
  let { answer: t, error: n, isStale: r, isNothingAsked: a, isInvite: s, onEdit: c } = e;
  return (0, C.jsxs)(`section`, {
    'aria-label': y.title,
    className: `border-b px-(--gutter) py-4`,
    children: [
      (0, C.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-baseline gap-x-3`,
        children: [
          (0, C.jsx)(`h2`, { className: `text-lg font-bold`, children: y.title }),
          (0, C.jsx)(`p`, { className: `text-sm text-text-3 max-lg:hidden`, children: s ? y.leadInvite : y.lead }),
          (0, C.jsxs)(`details`, {
            className: `text-sm text-text-3 open:basis-full max-lg:ms-auto max-lg:open:ms-0`,
            children: [
              (0, C.jsx)(`summary`, {
                className: `w-fit cursor-pointer rounded-xs underline decoration-dotted underline-offset-4 max-lg:py-2.5`,
                children: y.how,
              }),
              (0, C.jsx)(`p`, { className: `max-w-[68ch] py-1`, children: y.howText }),
            ],
          }),
        ],
      }),
      a
        ? (0, C.jsxs)(`div`, {
            className: `flex flex-wrap items-center gap-3 rounded-lg border border-dashed border-line-strong p-4`,
            children: [
              (0, C.jsx)(`p`, { className: `flex-1 text-md text-text-2`, children: y.none }),
              (0, C.jsx)(i, { variant: `soft`, onClick: c, children: y.edit }),
            ],
          })
        : n != null && !r
          ? (0, C.jsx)(N, { ...e })
          : (0, C.jsx)(o, {
              state: t ? `ready` : `loading`,
              skeleton: (0, C.jsx)(j, {}),
              isStale: r,
              children: t && (0, C.jsx)(P, { ...e, answer: t }),
            }),
    ],
  });
}
export { F as Suggestions };
