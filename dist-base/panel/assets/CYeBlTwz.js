import { r as e } from './XKyaHtl9.js';
import { E as t, H as n, Q as r, S as i, _ as a, ut as o, v as s, w as c } from './F4vu4jyn.js';
import { c as l, r as u } from './BKaORYAS.js';
import { i as d, s as f } from './DrUi8QQT.js';
import { n as p, t as m } from './OC6yXdXM.js';
import { a as h, i as g, r as _, t as v } from './C9BtusAU.js';
import { t as y } from './D8JH1jTK.js';
import { t as b } from './BCybNhX4.js';
import { t as x } from './BZLZvawR.js';
import { t as ee } from './9iQVKQ6f.js';
import { t as S } from './C3iUC8Nf.js';
import { t as C } from './D4tpWBZn.js';
import { o as w } from './CwUb1psq.js';
import { t as T } from './C-K0clPr.js';
import { t as E } from './BTSTizhr.js';
var D = [
    { monthly_budget_min: null, monthly_budget_max: 5e6 },
    { monthly_budget_min: 5e6, monthly_budget_max: 2e7 },
    { monthly_budget_min: 2e7, monthly_budget_max: 5e7 },
    { monthly_budget_min: 5e7, monthly_budget_max: null },
  ],
  O = [`business_category`, `monthly_budget`, `service_description`, `need_help`],
  k = 1e3,
  A = {
    business_category: (e) => e.business_category !== null,
    monthly_budget: (e) => e.monthly_budget_min !== null || e.monthly_budget_max !== null,
    service_description: (e) => e.service_description.trim() !== ``,
    need_help: (e) => e.need_help !== null,
  };
function j(e) {
  return O.filter((t) => A[t](e)).length;
}
function te(e) {
  let t = O.findIndex((t) => !A[t](e)),
    n = O.findLastIndex((t) => A[t](e));
  return O.slice(0, Math.max(t, n) + 1);
}
function M(e) {
  return O.flatMap((t) => (A[t](e) ? N(t, e) : [{ code: `required` }]).map((e) => ({ ...e, field: t })));
}
function N(e, t) {
  return e === `business_category`
    ? l(t.business_category).map(() => ({ code: `choice_unknown` }))
    : e === `monthly_budget`
      ? P(t)
        ? []
        : [{ code: `choice_unknown` }]
      : e === `service_description`
        ? u(t.service_description.trim(), k)
        : [];
}
function P({ monthly_budget_min: e, monthly_budget_max: t }) {
  return D.some((n) => n.monthly_budget_min === e && n.monthly_budget_max === t);
}
function F(e) {
  let t = M(e);
  if (t.length > 0) return a(t);
  let { monthly_budget_min: n, monthly_budget_max: r } = e;
  return s({
    business_category: e.business_category,
    monthly_budget_min: n,
    monthly_budget_max: r,
    service_description: e.service_description.trim(),
    need_help: e.need_help,
  });
}
function I(e, t) {
  return !t && M(e).length === 0;
}
var L = e(y(), 1),
  R = o();
function z({ text: e, count: n, hasCaret: r, className: i }) {
  let a = [...e];
  return (0, R.jsxs)(`span`, {
    'aria-hidden': !0,
    className: t(`block`, i),
    children: [
      a.slice(0, n).join(``),
      r &&
        (0, R.jsx)(`span`, {
          className: `relative`,
          children: (0, R.jsx)(`span`, { className: `absolute top-0 h-[1.4em] w-0.5 animate-caret bg-action` }),
        }),
      (0, R.jsx)(`span`, { className: `invisible`, children: a.slice(n).join(``) }),
    ],
  });
}
function B({ lines: e, counts: t, descriptionId: n }) {
  let r = e.findIndex(({ text: e }, n) => (t[n] ?? 0) < [...e].length),
    [a, ...o] = e;
  return (0, R.jsxs)(`div`, {
    className: `flex gap-3 sm:gap-3.5`,
    children: [
      (0, R.jsx)(`span`, {
        'aria-hidden': !0,
        className: `grid size-10 shrink-0 place-items-center rounded-lg bg-action`,
        children: (0, R.jsx)(i, { size: 22, className: `text-text-on-brand! dark:text-text-on-brand!` }),
      }),
      (0, R.jsxs)(`div`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, R.jsxs)(g, {
            className: `text-md`,
            children: [
              (0, R.jsx)(`span`, { className: `sr-only`, children: a?.text }),
              (0, R.jsx)(z, { text: a?.text ?? ``, count: t[0] ?? 0, hasCaret: r === 0, className: `pt-1` }),
            ],
          }),
          (0, R.jsx)(`p`, { id: n, className: `sr-only`, children: o.map(({ text: e }) => e).join(` `) }),
          o.map(({ text: e }, n) =>
            (0, R.jsx)(z, { text: e, count: t[n + 1] ?? 0, hasCaret: r === n + 1, className: `text-md leading-[1.9] text-text-2` }, e),
          ),
        ],
      }),
    ],
  });
}
var V = {
  greeting: (e) => `سلام، من دستیار هوشمند ${e} هستم.`,
  purpose: `با پاسخ به چهار پرسش کوتاه، کسب‌وکار و هدف شما را بهتر می‌شناسم.`,
  promise: `هرچه دقیق‌تر پاسخ دهید، بهتر راهنمایی‌تان می‌کنم.`,
  questions: {
    business_category: `حوزهٔ کسب‌وکار`,
    monthly_budget: `بودجهٔ ماهانهٔ تبلیغ`,
    service_description: `چه چیزی می‌فروشید یا عرضه می‌کنید؟`,
    need_help: `مشاورهٔ تلفنی می‌خواهید؟`,
  },
  tips: {
    business_category: `نزدیک‌ترین حوزه به کارتان را برگزینید.`,
    monthly_budget: `یک تخمین کافی است؛ چیزی کسر نمی‌شود.`,
    service_description: `یک یا دو جمله کافی است.`,
    need_help: `در ساعت کاری با شما تماس می‌گیریم.`,
  },
  chooseCategory: `انتخاب کنید`,
  descriptionExample: `مثلاً کافه با سه شعبه در تهران و فروش آنلاین قهوه`,
  descriptionTooLong: (e) => `توضیح را به ${e} نویسه کوتاه کنید.`,
  budgetBelow: (e) => `کمتر از ${e} تومان`,
  budgetBetween: (e, t) => `${e} تا ${t} تومان`,
  budgetAbove: (e) => `بیشتر از ${e} تومان`,
  yes: `بله، تماس بگیرید`,
  no: `نه، خودم پیش می‌روم`,
  answered: (e, t) => `${e} از ${t} پاسخ`,
  submit: `ثبت اطلاعات`,
  submitting: `در حال ثبت…`,
  done: `اطلاعات شما ثبت شد.`,
  doneText: `به‌زودی پیشنهادهای ویژهٔ شما را در پیشخوان می‌بینید.`,
  failed: `خطایی رخ داد`,
};
function H({ label: e, choices: n, chosen: r, onChoose: i }) {
  let a = (0, L.useId)();
  return (0, R.jsx)(ee, {
    isGroup: !0,
    label: e,
    htmlFor: a,
    children: (0, R.jsx)(`div`, {
      className: `grid grid-cols-2 gap-2`,
      children: n.map((e, n) =>
        (0, R.jsxs)(
          `label`,
          {
            className: t(
              `relative flex min-h-11 cursor-pointer items-center justify-center rounded-md px-2 py-2 text-center text-md font-medium transition-colors duration-(--t-fast)`,
              `has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring`,
              n === r
                ? `border-2 border-chart-1 bg-action-soft text-action-soft-text`
                : `border border-line-strong bg-surface p-px text-text hover:bg-surface-hover`,
            ),
            children: [
              (0, R.jsx)(`input`, {
                type: `radio`,
                name: a,
                checked: n === r,
                onChange: () => i(n),
                className: `absolute inset-0 cursor-[inherit] appearance-none opacity-0`,
              }),
              e,
            ],
          },
          e,
        ),
      ),
    }),
  });
}
var U = 500;
function W({ text: e, children: t }) {
  let n = (0, L.useRef)(null),
    r = p(m),
    [i, a] = (0, L.useState)(!1);
  return (
    (0, L.useEffect)(() => {
      if (e === void 0 || !r) {
        a(!1);
        return;
      }
      let t = setTimeout(() => a(!0), U);
      return () => clearTimeout(t);
    }, [e, r]),
    (0, R.jsxs)(`div`, {
      ref: n,
      className: `animate-rise`,
      children: [t, i && e !== void 0 && (0, R.jsx)(S, { text: e, triggerRef: n, placement: `end` })],
    })
  );
}
var G = k * 0.8,
  K = [!0, !1];
function q({ monthly_budget_min: e, monthly_budget_max: t }) {
  return t === null ? V.budgetAbove(f(e ?? 0)) : e === null ? V.budgetBelow(f(t)) : V.budgetBetween(d(e / 1e6), f(t));
}
function J({ question: e, answers: t, onChange: n, categories: r }) {
  let i = V.questions[e];
  switch (e) {
    case `business_category`:
      return (0, R.jsx)(b, {
        label: i,
        size: `lg`,
        placeholder: V.chooseCategory,
        value: String(t.business_category ?? ``),
        onChange: (e) => n({ business_category: Number(e) }),
        options: r.map(({ id: e, title_fa: t }) => ({ value: String(e), label: t })),
      });
    case `monthly_budget`:
      return (0, R.jsx)(H, {
        label: i,
        choices: D.map(q),
        chosen: D.findIndex((e) => e.monthly_budget_min === t.monthly_budget_min && e.monthly_budget_max === t.monthly_budget_max),
        onChoose: (e) => n(D[e] ?? {}),
      });
    case `service_description`: {
      let { length: e } = [...t.service_description.trim()];
      return (0, R.jsx)(x, {
        label: i,
        multiline: !0,
        rows: 2,
        placeholder: V.descriptionExample,
        value: t.service_description,
        onChange: (e) => n({ service_description: e }),
        counterLimit: e > G ? k : void 0,
        error: e > 1e3 ? V.descriptionTooLong(d(k)) : void 0,
      });
    }
    case `need_help`:
      return (0, R.jsx)(H, {
        label: i,
        choices: [V.yes, V.no],
        chosen: K.findIndex((e) => e === t.need_help),
        onChoose: (e) => n({ need_help: K[e] ?? null }),
      });
  }
}
function Y(e) {
  let t = te(e.answers),
    n = t.at(-1);
  return t.map((t) => (0, R.jsx)(W, { text: t === n ? V.tips[t] : void 0, children: (0, R.jsx)(J, { ...e, question: t }) }, t));
}
var X = { business_category: null, monthly_budget_min: null, monthly_budget_max: null, service_description: ``, need_help: null },
  Z = (e) => `jarchi-onboarding-${e}`;
function Q(e, t) {
  let n = sessionStorage.getItem(Z(e));
  if (n === null) return X;
  try {
    return ne(JSON.parse(n), t);
  } catch {
    return X;
  }
}
function ne(e, t) {
  if (typeof e != `object` || !e) return X;
  let { business_category: n, monthly_budget_min: r, monthly_budget_max: i, service_description: a, need_help: o } = e,
    s = D.find((e) => e.monthly_budget_min === r && e.monthly_budget_max === i);
  return {
    ...X,
    ...s,
    business_category: t.find((e) => e === n) ?? null,
    service_description: typeof a == `string` ? a : ``,
    need_help: typeof o == `boolean` ? o : null,
  };
}
function re(e, t) {
  sessionStorage.setItem(Z(e), JSON.stringify(t));
}
function ie(e) {
  sessionStorage.removeItem(Z(e));
}
function ae(e) {
  e instanceof r && e.text !== `` ? w.error(e.text) : w.error(V.failed, C(e));
}
function oe(e) {
  let t = (0, L.useRef)(!1),
    { mutate: n, isPending: r } = T({
      mutationFn: (e) => E.account.submitBusinessData({ body: e }),
      onSuccess: () => {
        (w.success(V.done, V.doneText), e());
      },
      onError: ae,
      onSettled: () => {
        t.current = !1;
      },
    });
  return {
    send: (e) => {
      t.current || ((t.current = !0), n(e));
    },
    isPending: r,
  };
}
function se(e, t) {
  let [n, r] = (0, L.useState)(() => e.map(() => 0)),
    i = e.map(({ text: e }) => [...e].length),
    a = t ? -1 : i.findIndex((e, t) => (n[t] ?? 0) < e),
    o = e[a]?.msPerCharacter;
  return (
    (0, L.useEffect)(() => {
      if (o === void 0) return;
      let e = setTimeout(() => r((e) => e.map((e, t) => (t === a ? e + 1 : e))), o);
      return () => clearTimeout(e);
    }, [n, a, o]),
    { counts: a === -1 ? i : n, isDone: a === -1 }
  );
}
var $ = [
  { text: V.greeting(n.brand), msPerCharacter: 30 },
  { text: V.purpose, msPerCharacter: 10 },
  { text: V.promise, msPerCharacter: 10 },
];
function ce({ accountId: e, categories: t, onAnswered: n }) {
  let [r, i] = (0, L.useState)(() =>
      Q(
        e,
        t.map(({ id: e }) => e),
      ),
    ),
    [a] = (0, L.useState)(() => j(r) > 0),
    { counts: o, isDone: s } = se($, p(`(prefers-reduced-motion: reduce)`) || a),
    l = (0, L.useId)(),
    u = oe(() => {
      (ie(e), n());
    }),
    f = (t) => {
      let n = { ...r, ...t };
      (i(n), re(e, n));
    },
    m = () => {
      let e = F(r);
      e.ok && u.send(e.value);
    },
    g = j(r),
    y = O.length,
    b = V.answered(d(g), d(y));
  return (0, R.jsxs)(h, {
    isBlocking: !0,
    width: 560,
    onClose: () => void 0,
    describedBy: l,
    children: [
      (0, R.jsx)(`div`, {
        role: `progressbar`,
        'aria-label': b,
        'aria-valuemin': 0,
        'aria-valuemax': y,
        'aria-valuenow': g,
        className: `h-1 bg-line`,
        children: (0, R.jsx)(`div`, {
          className: `h-full bg-action transition-[width] duration-(--t-data) ease-move`,
          style: { width: `${(g / y) * 100}%` },
        }),
      }),
      (0, R.jsxs)(v, {
        className: `flex flex-col gap-6 pt-5 pb-6 sm:pt-7`,
        children: [
          (0, R.jsx)(B, { lines: $, counts: o, descriptionId: l }),
          s && (0, R.jsx)(`div`, { className: `flex flex-col gap-5`, children: (0, R.jsx)(Y, { answers: r, onChange: f, categories: t }) }),
        ],
      }),
      (0, R.jsxs)(_, {
        className: `justify-between max-sm:gap-5`,
        children: [
          (0, R.jsx)(`span`, { className: `text-sm text-text-2`, children: b }),
          (0, R.jsx)(c, {
            size: `lg`,
            className: `max-sm:flex-1`,
            isDisabled: !s || !I(r, !1),
            isLoading: u.isPending,
            loadingLabel: u.isPending ? V.submitting : void 0,
            onClick: m,
            children: V.submit,
          }),
        ],
      }),
    ],
  });
}
export { ce as OnboardingModal };
