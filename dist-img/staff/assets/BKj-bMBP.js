import { T as e, d as t, g as n, s as r, v as i, w as a } from './DE8oK5Zc.js';
import { n as o, o as s, r as c, t as l } from './BTZA6jGa.js';
import { t as u } from './DUo1qcZu.js';
import { t as d } from './BRDPeu0j.js';
import { t as f } from './Cs-Jk8le.js';
import { t as p } from './B2DemNyP.js';
import { t as m } from './D5bLITNB.js';
import { a as h, n as g, r as _, t as v } from './Dm6BXN2j.js';
var y = {
  name: `eye-off`,
  size: 24,
  node: [
    [`path`, { d: `M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`, key: `ct8e1f` }],
    [`path`, { d: `M14.084 14.158a3 3 0 0 1-4.242-4.242`, key: `151rxh` }],
    [`path`, { d: `M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`, key: `13bj9a` }],
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
  ],
};
y.node;
var b = l(y),
  x = {
    name: `eye`,
    size: 24,
    node: [
      [
        `path`,
        { d: `M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0`, key: `1nclc0` },
      ],
      [`circle`, { cx: `12`, cy: `12`, r: `3`, key: `1v7zrd` }],
    ],
  };
x.node;
var S = l(x),
  C = o(),
  w = { x: 760, y: 420 },
  T = [90, 180, 270, 360, 450, 540, 630, 720];
function E({ title: e, text: t, className: n, children: r }) {
  return (0, C.jsxs)(`div`, {
    'aria-hidden': !0,
    'data-no-print': !0,
    className: `sticky top-0 hidden h-dvh overflow-hidden bg-[radial-gradient(circle_at_100%_46.7%,var(--brand-600)_0,var(--brand-700)_44%,var(--brand-800)_64%,var(--brand-900)_90%)] lg:block`,
    children: [
      (0, C.jsxs)(`svg`, {
        viewBox: `0 0 760 900`,
        preserveAspectRatio: `xMaxYMid slice`,
        className: `absolute inset-0 size-full text-white`,
        fill: `none`,
        children: [
          T.map((e, t) =>
            (0, C.jsx)(
              `circle`,
              { cx: w.x, cy: w.y, r: e, stroke: `currentColor`, strokeWidth: `1.25`, strokeOpacity: 0.42 - t * 0.045 },
              e,
            ),
          ),
          (0, C.jsx)(`circle`, { cx: w.x, cy: w.y, r: 34, fill: `currentColor` }),
          r,
        ],
      }),
      (0, C.jsxs)(`div`, {
        className: i(`absolute start-0 bottom-12 ps-[52px] text-white`, n),
        children: [
          (0, C.jsx)(`p`, { className: `text-2xl font-bold`, children: e }),
          (0, C.jsx)(`p`, { className: `text-md opacity-80`, children: t }),
        ],
      }),
    ],
  });
}
var D = s(c(), 1);
function O({ head: e, texts: r, signIn: i, explain: a, children: o }) {
  let [s, c] = (0, D.useState)(``),
    [l, u] = (0, D.useState)(``),
    [d, h] = (0, D.useState)(!1),
    [g, _] = (0, D.useState)(!1),
    [v, y] = (0, D.useState)({}),
    x = (0, D.useRef)(!1),
    w = (0, D.useRef)(null),
    T = (0, D.useRef)(null),
    E = (e) => {
      (y(e), (e.username === void 0 ? T : w).current?.focus());
    },
    O = async () => {
      if (!x.current) {
        ((x.current = !0), _(!0));
        try {
          await i(f(s) ?? s.trim(), l);
        } catch (e) {
          E({ password: a(e) });
        } finally {
          ((x.current = !1), _(!1));
        }
      }
    },
    k = (e) => {
      e.preventDefault();
      let t = { ...(s.trim() === `` ? { username: r.usernameEmpty } : {}), ...(l === `` ? { password: r.passwordEmpty } : {}) };
      Object.keys(t).length > 0 ? E(t) : O();
    },
    A = (e) => (t) => {
      (e(t), y({}));
    };
  return (0, C.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: k,
    className: `flex flex-col gap-5`,
    children: [
      e,
      (0, C.jsx)(m, {
        label: r.username,
        size: `lg`,
        dir: `ltr`,
        autoComplete: `username`,
        autoCapitalize: `none`,
        spellCheck: !1,
        maxLength: 120,
        value: s,
        error: v.username,
        inputRef: w,
        onChange: A(c),
      }),
      (0, C.jsx)(m, {
        label: r.password,
        size: `lg`,
        dir: `ltr`,
        type: d ? `text` : `password`,
        autoComplete: `current-password`,
        autoCapitalize: `none`,
        spellCheck: !1,
        maxLength: 200,
        value: l,
        error: v.password,
        inputRef: T,
        onChange: A(u),
        end: (0, C.jsx)(p, {
          icon: d ? b : S,
          label: d ? t.hidePassword : t.showPassword,
          size: `sm`,
          'aria-pressed': d,
          onClick: () => h(!d),
        }),
      }),
      (0, C.jsx)(n, { type: `submit`, size: `lg`, isFullWidth: !0, isLoading: g, loadingLabel: r.submitting, children: r.submit }),
      o,
    ],
  });
}
function k({ title: e, children: t }) {
  return (0, C.jsxs)(`div`, {
    className: `flex flex-col gap-1`,
    children: [
      (0, C.jsx)(`h1`, { tabIndex: -1, className: `text-2xl font-bold text-text outline-none`, children: e }),
      (0, C.jsx)(`p`, { className: `text-md text-text-2`, children: t }),
    ],
  });
}
var A = {
  title: `ورود کارکنان`,
  lead: `با ایمیل یا نام کاربری سازمانی و رمز عبور خود وارد شوید.`,
  username: `ایمیل یا نام کاربری`,
  usernameEmpty: `ایمیل یا نام کاربری را وارد کنید.`,
  password: `رمز عبور`,
  passwordEmpty: `رمز عبور را وارد کنید.`,
  submit: `ورود`,
  submitting: `در حال ورود…`,
  stranger: `این حساب از کارکنان نیست و به کنسول راه ندارد.`,
  toPanel: `رفتن به پنل تبلیغ‌دهندگان`,
};
function j({ onSignedIn: e }) {
  let [t, n] = (0, D.useState)(!1),
    r = async (t, r) => {
      (n(!1), (await _(t, r)) === `member` ? e() : n(!0));
    },
    i = (0, C.jsxs)(C.Fragment, {
      children: [
        (0, C.jsx)(k, { title: A.title, children: A.lead }),
        t &&
          (0, C.jsxs)(d, {
            tone: `warning`,
            role: `alert`,
            children: [A.stranger, ` `, (0, C.jsx)(`a`, { href: `/`, className: `font-medium underline`, children: A.toPanel })],
          }),
      ],
    });
  return (0, C.jsx)(O, { head: i, texts: A, signIn: r, explain: u });
}
function M(e) {
  let t = { to: r.customers, search: {} };
  if (e === void 0 || !/^\/(?![/\\])/.test(e) || e.startsWith(r.login) || [...e].some((e) => e < ` ` || e === `\\`)) return t;
  let [n = r.customers, i = ``] = e.split(`?`, 2);
  return { to: n, search: Object.fromEntries(new URLSearchParams(i)) };
}
function N() {
  let { back: t } = e({ from: `/login` }),
    n = a();
  return (0, C.jsxs)(`div`, {
    className: `grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,680fr)_minmax(0,760fr)]`,
    children: [
      (0, C.jsxs)(`div`, {
        className: `flex min-h-dvh flex-col px-5 pt-5 pb-6 lg:px-12 lg:pt-9 lg:pb-8`,
        children: [
          (0, C.jsxs)(`header`, {
            className: `flex flex-wrap items-center justify-between gap-3`,
            children: [(0, C.jsx)(g, {}), (0, C.jsx)(v, { className: `rounded-full` })],
          }),
          (0, C.jsx)(`main`, {
            id: `content`,
            tabIndex: -1,
            className: `mx-auto flex w-full max-w-96 flex-1 flex-col pt-14 outline-none max-lg:max-w-[520px] lg:justify-center lg:pt-0`,
            children: (0, C.jsx)(j, { onSignedIn: () => void n({ ...M(t), replace: !0 }) }),
          }),
        ],
      }),
      (0, C.jsx)(E, { ...h.art, className: `max-w-[560px] pe-6` }),
    ],
  });
}
export { N as LoginPage };
