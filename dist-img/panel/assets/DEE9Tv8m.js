import { r as e } from './XKyaHtl9.js';
import { r as t } from './DWi5uSb1.js';
import { n } from './VBxxJaJP.js';
import { t as r } from './QL96TqHM.js';
import { C as i, j as a, ut as o, w as s } from './tUkH6Wd0.js';
import { t as c } from './D8JH1jTK.js';
import { t as l } from './CDhqC_Tj.js';
import { t as u } from './Z43WcrRE.js';
import { n as d } from './BEz0MkKB.js';
import { r as f } from './ChtGnYBq.js';
import { t as p } from './8HnBONXl.js';
var m = {
  name: `eye-off`,
  size: 24,
  node: [
    [`path`, { d: `M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49`, key: `ct8e1f` }],
    [`path`, { d: `M14.084 14.158a3 3 0 0 1-4.242-4.242`, key: `151rxh` }],
    [`path`, { d: `M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143`, key: `13bj9a` }],
    [`path`, { d: `m2 2 20 20`, key: `1ooewy` }],
  ],
};
m.node;
var h = a(m),
  g = e(c(), 1),
  _ = o();
function v({ head: e, texts: t, signIn: a, explain: o, children: c }) {
  let [d, f] = (0, g.useState)(``),
    [p, m] = (0, g.useState)(``),
    [v, y] = (0, g.useState)(!1),
    [b, x] = (0, g.useState)(!1),
    [S, C] = (0, g.useState)({}),
    w = (0, g.useRef)(!1),
    T = (0, g.useRef)(null),
    E = (0, g.useRef)(null),
    D = (e) => {
      (C(e), (e.username === void 0 ? E : T).current?.focus());
    },
    O = async () => {
      if (!w.current) {
        ((w.current = !0), x(!0));
        try {
          await a(n(d) ?? d.trim(), p);
        } catch (e) {
          D({ password: o(e) });
        } finally {
          ((w.current = !1), x(!1));
        }
      }
    },
    k = (e) => {
      e.preventDefault();
      let n = { ...(d.trim() === `` ? { username: t.usernameEmpty } : {}), ...(p === `` ? { password: t.passwordEmpty } : {}) };
      Object.keys(n).length > 0 ? D(n) : O();
    },
    A = (e) => (t) => {
      (e(t), C({}));
    };
  return (0, _.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: k,
    className: `flex flex-col gap-5`,
    children: [
      e,
      (0, _.jsx)(u, {
        label: t.username,
        size: `lg`,
        dir: `ltr`,
        autoComplete: `username`,
        autoCapitalize: `none`,
        spellCheck: !1,
        maxLength: 120,
        value: d,
        error: S.username,
        inputRef: T,
        onChange: A(f),
      }),
      (0, _.jsx)(u, {
        label: t.password,
        size: `lg`,
        dir: `ltr`,
        type: v ? `text` : `password`,
        autoComplete: `current-password`,
        autoCapitalize: `none`,
        spellCheck: !1,
        maxLength: 200,
        value: p,
        error: S.password,
        inputRef: E,
        onChange: A(m),
        end: (0, _.jsx)(l, {
          icon: v ? h : r,
          label: v ? i.hidePassword : i.showPassword,
          size: `sm`,
          'aria-pressed': v,
          onClick: () => y(!v),
        }),
      }),
      (0, _.jsx)(s, { type: `submit`, size: `lg`, isFullWidth: !0, isLoading: b, loadingLabel: t.submitting, children: t.submit }),
      c,
    ],
  });
}
var y = p.password;
function b({ onSignedIn: e, links: n }) {
  return (0, _.jsx)(v, {
    head: (0, _.jsx)(d, { title: y.title, children: y.lead }),
    texts: { ...y, submit: p.signIn },
    signIn: async (t, n) => {
      (await f(t, n), await e());
    },
    explain: t,
    children: (0, _.jsx)(`div`, { className: `-mt-1 flex justify-center gap-5`, children: n }),
  });
}
export { b as PasswordForm };
