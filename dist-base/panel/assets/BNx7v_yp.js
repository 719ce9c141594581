const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CwUb1psq.js',
      'assets/XKyaHtl9.js',
      'assets/SFiuEBIK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { $ as t, C as n, E as r, F as i, I as a, M as o, at as s, g as c, it as l, ot as u, u as d, ut as f, w as p } from './F4vu4jyn.js';
import { t as m } from './DViy7J10.js';
import { t as h } from './D8JH1jTK.js';
import { t as g } from './CzLoaiXw.js';
import { a as _, i as v, n as y, o as b, t as x } from './iPqp_lh0.js';
import { r as S } from './fgnUFb8B.js';
import { r as C } from './Cfi2pvzQ.js';
import { i as w, n as T } from './DrUi8QQT.js';
import { t as E } from './Dyl_hPRw.js';
import { t as D } from './D3ntQwAG.js';
import { t as O } from './8HnBONXl.js';
import { n as k, t as A } from './BbifgVVn.js';
import { n as j, t as M } from './C7TBWHo9.js';
var N = e(h(), 1),
  P = [6e4, 12e4, 24e4, 48e4, 9e5];
[...Array.from({ length: 9 }, () => 0), ...P];
var F = f();
function I(e, t) {
  return r(
    `grid h-15 place-items-center rounded-lg border bg-surface text-2xl font-semibold wide:h-16`,
    e ? `border-danger-solid` : t ? `border-focus-ring` : `border-line-control`,
    t && (e ? `shadow-[inset_0_0_0_1px_var(--danger-solid)]` : `shadow-[inset_0_0_0_1px_var(--focus-ring)]`),
    e ? `text-danger-text` : `text-text`,
  );
}
function L({
  value: e,
  onChange: t,
  onComplete: r,
  length: a = 5,
  hasError: s = !1,
  isDisabled: c,
  label: l,
  id: u,
  describedById: d,
  autoFocus: f,
  inputRef: p,
}) {
  let [m, h] = (0, N.useState)(!1),
    g = (n) => {
      let i = o(n).slice(0, a);
      i !== e && (t(i), i.length === a && r?.(i));
    },
    _ = Math.min(e.length, a - 1);
  return (0, F.jsxs)(`div`, {
    dir: `ltr`,
    className: `relative`,
    children: [
      (0, F.jsx)(`div`, {
        'aria-hidden': !0,
        className: `grid gap-2.5`,
        style: { gridTemplateColumns: `repeat(${a}, minmax(0, 1fr))` },
        children: Array.from({ length: a }, (t, n) =>
          (0, F.jsxs)(
            `span`,
            {
              className: I(s, m && n === _),
              children: [i(e[n] ?? ``), m && n === e.length && (0, F.jsx)(`span`, { className: `h-7 w-0.5 animate-caret bg-focus-ring` })],
            },
            n,
          ),
        ),
      }),
      (0, F.jsx)(`input`, {
        ref: p,
        id: u,
        type: `text`,
        inputMode: `numeric`,
        autoComplete: `one-time-code`,
        pattern: `[0-9]*`,
        autoFocus: f,
        disabled: c,
        'aria-label': l ?? n.otpLabel(w(a)),
        'aria-invalid': s || void 0,
        'aria-describedby': d,
        value: e,
        onChange: (e) => g(e.target.value),
        onFocus: () => h(!0),
        onBlur: () => h(!1),
        onSelect: (t) => t.currentTarget.setSelectionRange(e.length, e.length),
        className: `absolute inset-0 size-full cursor-text bg-transparent text-lg text-transparent caret-transparent opacity-0 outline-none`,
      }),
    ],
  });
}
var R = 500;
function z(e) {
  let [t, n] = (0, N.useState)(Date.now);
  return (
    (0, N.useEffect)(() => {
      n(Date.now());
      let t = setInterval(() => {
        (n(Date.now()), Date.now() >= e && clearInterval(t));
      }, R);
      return () => clearInterval(t);
    }, [e]),
    Math.max(0, Math.ceil((e - t) / 1e3))
  );
}
var B = O.code;
function V({ resendAtMs: e, isSending: t, onResend: n }) {
  let r = z(e);
  return r > 0
    ? (0, F.jsxs)(`p`, {
        className: `flex items-center gap-1.5 text-sm text-text-2`,
        children: [(0, F.jsx)(D, { 'aria-hidden': !0, size: 16 }), B.resendIn(T(r))],
      })
    : (0, F.jsx)(`button`, {
        type: `button`,
        disabled: t,
        onClick: n,
        className: `${A} self-start disabled:text-text-3`,
        children: t ? B.resending : B.resend,
      });
}
var H = O.code,
  U = [`otp_expired`, `otp_replaced`, `otp_too_many_tries`, `otp_not_found`];
function W(e) {
  return U.some((n) => t(e, n));
}
function G(e) {
  return t(e, `otp_wrong`) || W(e);
}
function K({ initialRequest: e, onSignedIn: n, submitLabel: r = O.signIn, editLink: o, links: s }) {
  let [c, l] = (0, N.useState)(e),
    [u, d] = (0, N.useState)(``),
    [f, m] = (0, N.useState)(),
    h = (0, N.useRef)(null),
    g = k({
      send: (e) => y(c.request_id, e),
      onDone: n,
      onFailed: (e) => {
        (m(e), G(e) && d(``), h.current?.focus());
      },
    }),
    v = k({
      send: () => x(c.phone),
      onDone: (e) => {
        (l(e),
          d(``),
          m(void 0),
          a(
            async () => {
              let { toast: e } = await import(`./CwUb1psq.js`).then((e) => e.s);
              return { toast: e };
            },
            __vite__mapDeps([0, 1]),
          ).then(({ toast: e }) => e.success(H.resent)),
          h.current?.focus());
      },
      onFailed: (e) => {
        if (!t(e, `rate_limited`)) return m(e);
        let n = _(c, e.facts.retry_after_seconds, Date.now());
        (b(n), l(n), h.current?.focus());
      },
    }),
    w = g.isPending,
    T = (e) => {
      !w && e.length === 5 && g.submit(e);
    };
  return (0, F.jsxs)(`form`, {
    noValidate: !0,
    className: `flex flex-col gap-5`,
    onSubmit: (e) => {
      (e.preventDefault(), T(u));
    },
    children: [
      (0, F.jsxs)(j, {
        title: H.title,
        children: [
          H.sentBefore,
          ` `,
          (0, F.jsx)(`bdi`, { dir: `ltr`, className: `font-medium whitespace-nowrap text-text`, children: i(C(c.phone)) }),
          ` `,
          H.sentAfter,
          ` `,
          o,
        ],
      }),
      (0, F.jsxs)(`div`, {
        className: `flex flex-col gap-3 pt-2`,
        children: [
          (0, F.jsx)(L, {
            value: u,
            length: 5,
            label: H.label,
            hasError: G(f),
            describedById: `otp-error`,
            autoFocus: !0,
            inputRef: h,
            onComplete: T,
            onChange: (e) => {
              w || (d(e), m(void 0));
            },
          }),
          (0, F.jsx)(`p`, {
            id: `otp-error`,
            role: `alert`,
            className: `flex items-start gap-1.5 text-sm text-danger-text empty:hidden`,
            children:
              f !== void 0 &&
              (0, F.jsxs)(F.Fragment, {
                children: [
                  (0, F.jsx)(E, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }),
                  (0, F.jsx)(`span`, { children: S(f) }),
                ],
              }),
          }),
          (0, F.jsx)(V, { resendAtMs: c.resendAtMs, isSending: v.isPending, onResend: () => v.submit(void 0) }),
          c.code !== null &&
            (0, F.jsxs)(`p`, {
              className: `rounded-md bg-action-soft px-3 py-2 text-sm text-action-soft-text`,
              children: [H.trialNote, ` `, (0, F.jsx)(`bdi`, { dir: `ltr`, className: `font-semibold`, children: i(c.code) })],
            }),
        ],
      }),
      (0, F.jsx)(p, {
        type: `submit`,
        size: `lg`,
        isFullWidth: !0,
        isDisabled: u.length < 5 && !w,
        isLoading: w,
        loadingLabel: H.submitting,
        children: r,
      }),
      (0, F.jsx)(`div`, { className: `-mt-2 flex justify-center gap-5`, children: s }),
    ],
  });
}
var q = (0, N.lazy)(async () => ({
  default: (
    await a(
      async () => {
        let { SignUpBars: e } = await import(`./SFiuEBIK.js`);
        return { SignUpBars: e };
      },
      __vite__mapDeps([2, 3, 1, 4, 5, 6, 7, 8, 9]),
    )
  ).SignUpBars,
}));
function J() {
  let { back: e, backSearch: t } = M(),
    n = m({ select: ({ pathname: e }) => e.startsWith(d[`auth-signup`]) }),
    r = u(),
    [i] = (0, N.useState)(v),
    a = n ? `/auth/signup` : `/auth/login`;
  return i
    ? (0, F.jsxs)(F.Fragment, {
        children: [
          n && (0, F.jsx)(N.Suspense, { fallback: (0, F.jsx)(`div`, { className: `mb-6 h-1` }), children: (0, F.jsx)(q, { step: 2 }) }),
          (0, F.jsx)(K, {
            initialRequest: i,
            onSignedIn: ({ is_new: i }) =>
              !n || !i ? r({ href: g(e), replace: !0 }) : (c(), r({ to: `/auth/signup/info`, search: t, replace: !0 })),
            submitLabel: n ? O.next : O.signIn,
            editLink: (0, F.jsx)(l, {
              to: a,
              search: t,
              className: `touch-area rounded-sm font-medium whitespace-nowrap text-text-link hover:underline`,
              children: O.code.edit,
            }),
            links:
              !n &&
              (0, F.jsx)(l, {
                to: `/auth/login`,
                search: { ...t, form: `password` },
                className: `inline-flex min-h-9 items-center rounded-sm text-md font-medium text-text-link hover:underline pointer-coarse:min-h-11`,
                children: O.code.toPassword,
              }),
          }),
        ],
      })
    : (0, F.jsx)(s, { to: a, search: t, replace: !0 });
}
export { J as SubmitOtpPage };
