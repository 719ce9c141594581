import { r as e } from './XKyaHtl9.js';
import { t } from './BX5XbKd6.js';
import { F as n, i as r, it as i, m as a, n as o, ot as s, r as c, t as l, ut as u } from './tUkH6Wd0.js';
import { r as d } from './VBxxJaJP.js';
import { n as f, t as p } from './BfLIJkZn.js';
import { r as m } from './CTGuGsln.js';
import { n as h } from './DtN1ZlFH.js';
import { t as g } from './5mUrkmJM.js';
import { o as _ } from './CwUb1psq.js';
import { t as v } from './DDN8PgIi.js';
import { t as y } from './Bqr8Ymkr.js';
import { t as b } from './C_HBNp0D.js';
import { t as x } from './BrS7ZLHN.js';
import { t as S } from './lZ-3lbd9.js';
import { t as C } from './DwMh1u2B.js';
import { t as w } from './D8JH1jTK.js';
import { i as T, n as E, o as D } from './CFGyA-Bf.js';
import { l as O } from './BcOhtdUD.js';
import { t as k } from './Ha7ZAJ9Q.js';
var A = e(w(), 1),
  j = u();
function M({ isVerified: e }) {
  return e ? (0, j.jsx)(h, { tone: `success`, icon: y, children: k.verified }) : (0, j.jsx)(h, { tone: `warning`, children: k.unverified });
}
function N({ user: e }) {
  return (0, j.jsxs)(`div`, {
    className: `flex flex-col gap-2 pt-3 text-md text-text-2`,
    children: [
      e.phone !== null &&
        (0, j.jsxs)(`p`, {
          className: `flex items-center gap-3`,
          children: [
            (0, j.jsx)(S, { 'aria-hidden': !0, size: 18, className: `shrink-0` }),
            (0, j.jsx)(`bdi`, { dir: `ltr`, className: `min-w-0 flex-1 text-end`, children: n(d(e.phone)) }),
            (0, j.jsx)(M, { isVerified: e.phone_verified }),
          ],
        }),
      e.email !== null &&
        (0, j.jsxs)(`p`, {
          className: `flex items-center gap-3`,
          children: [
            (0, j.jsx)(x, { 'aria-hidden': !0, size: 18, className: `shrink-0` }),
            (0, j.jsx)(`bdi`, { dir: `ltr`, className: `min-w-0 flex-1 truncate text-end`, children: e.email }),
            (0, j.jsx)(M, { isVerified: e.email_verified }),
          ],
        }),
    ],
  });
}
function P() {
  let e = s(),
    [n, r] = (0, A.useState)(!1),
    i = async () => {
      if (!n) {
        r(!0);
        try {
          (await a()) && (await e({ to: `/auth/login`, replace: !0 }));
        } catch (e) {
          (_.error(t(e)), r(!1));
        }
      }
    };
  return (0, j.jsxs)(`button`, {
    type: `button`,
    onClick: () => void i(),
    'aria-busy': n || void 0,
    className: `flex min-h-(--h-md) w-full items-center gap-3 rounded-sm px-2 text-md max-lg:px-3 text-danger-text hover:bg-danger-soft`,
    children: [(0, j.jsx)(b, { 'aria-hidden': !0, size: 18 }), n ? k.signingOut : k.signOut],
  });
}
function F({ onLeave: e }) {
  let t = v(D).data,
    n = v(E).data,
    a = (0, A.useSyncExternalStore)(r, c);
  return (0, j.jsxs)(j.Fragment, {
    children: [
      t &&
        (0, j.jsxs)(`div`, {
          className: `border-b p-4 max-lg:px-5`,
          children: [
            (0, j.jsxs)(`div`, {
              className: `flex items-center gap-3`,
              children: [
                (0, j.jsx)(p, { id: String(t.id), kind: `user`, name: T(t), imageUrl: t.image ?? void 0, size: 44 }),
                (0, j.jsxs)(`div`, {
                  className: `min-w-0`,
                  children: [
                    (0, j.jsx)(`p`, { className: `truncate text-md font-semibold text-text`, children: T(t) }),
                    (0, j.jsx)(`p`, { className: `text-sm text-text-3`, children: k.userId(m(t.id)) }),
                  ],
                }),
              ],
            }),
            (0, j.jsx)(N, { user: t }),
            n &&
              (0, j.jsxs)(`p`, {
                className: `flex items-center gap-3 pt-2 text-md text-text-2`,
                children: [
                  (0, j.jsx)(C, { 'aria-hidden': !0, size: 18, className: `shrink-0` }),
                  (0, j.jsx)(`span`, { className: `flex-1`, children: k.balance }),
                  (0, j.jsx)(O, { amountToman: n.balance }),
                ],
              }),
          ],
        }),
      (0, j.jsxs)(`div`, {
        className: `flex flex-col gap-2 p-2`,
        children: [
          (0, j.jsxs)(i, {
            to: `/profile`,
            onClick: e,
            className: `flex min-h-(--h-md) items-center gap-3 rounded-sm px-2 text-md max-lg:px-3 text-text hover:bg-surface-hover`,
            children: [(0, j.jsx)(f, { 'aria-hidden': !0, size: 18, className: `text-text-2` }), k.profile],
          }),
          (0, j.jsxs)(`div`, {
            className: `flex flex-col gap-1.5 px-2 pt-1 max-lg:px-3`,
            children: [
              (0, j.jsx)(`span`, { className: `text-sm text-text-2`, children: k.theme }),
              (0, j.jsx)(g, {
                label: k.theme,
                value: a,
                onChange: o,
                isFullWidth: !0,
                options: l.map((e) => ({ value: e, label: k.themes[e] })),
              }),
            ],
          }),
          (0, j.jsx)(P, {}),
        ],
      }),
    ],
  });
}
export { F as t };
