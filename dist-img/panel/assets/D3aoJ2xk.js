import { r as e } from './XKyaHtl9.js';
import { r as t } from './DWi5uSb1.js';
import {
  $ as n,
  D as r,
  H as i,
  R as a,
  V as o,
  Z as s,
  b as c,
  c as l,
  f as u,
  l as d,
  m as f,
  ut as p,
  w as m,
  x as h,
  y as g,
} from './tUkH6Wd0.js';
import { t as _ } from './hGArrtHc.js';
import { t as v } from './C_HBNp0D.js';
import { t as y } from './D8JH1jTK.js';
import { t as b } from './CAUx6veo.js';
import { n as x, t as S } from './BAQLIWDv.js';
var C = e(y(), 1),
  { account: w } = s({ app: `staff`, bases: o.bases, runAlone: a }).bind({ account: b });
async function T(e) {
  try {
    return (await w.listUserServices({}, { signal: e })).results;
  } catch (e) {
    if (n(e, `account_not_found`)) return [];
    throw e;
  }
}
var E = p(),
  D = g.missingAccount;
function O() {
  let [e, t] = (0, C.useState)(),
    [n, i] = (0, C.useState)(0);
  return (
    (0, C.useEffect)(() => {
      let e = new AbortController();
      return (
        T(e.signal).then(t, () => {
          e.signal.aborted || t(`failed`);
        }),
        () => e.abort()
      );
    }, [n]),
    e === void 0
      ? (0, E.jsx)(l, { rows: 2 })
      : e === `failed`
        ? (0, E.jsxs)(`p`, {
            role: `alert`,
            className: `flex items-center justify-between gap-2 px-2 py-3 text-md text-text-2`,
            children: [
              x.failed,
              (0, E.jsx)(m, {
                variant: `ghost`,
                size: `sm`,
                icon: r,
                onClick: () => {
                  (t(void 0), i(n + 1));
                },
                children: x.retry,
              }),
            ],
          })
        : e.length === 0
          ? (0, E.jsx)(`p`, { className: `px-2 py-6 text-center text-md text-text-2`, children: D.none })
          : (0, E.jsx)(`ul`, {
              'aria-label': x.title,
              children: e.map((e) =>
                (0, E.jsx)(
                  `li`,
                  { children: (0, E.jsx)(S, { panel: e, isCurrent: !1, isLocked: !1, onSwitch: u }) },
                  `${e.service}/${e.account}`,
                ),
              ),
            })
  );
}
function k({ account: e }) {
  let [n, r] = (0, C.useState)(!1),
    [a, o] = (0, C.useState)();
  (0, C.useEffect)(() => {
    document.title = `${D.title} | ${i.title}`;
  }, []);
  let s = async () => {
    if (!n) {
      (r(!0), o(void 0));
      try {
        (await f()) && location.assign(d.login);
      } catch (e) {
        (o(e), r(!1));
      }
    }
  };
  return (0, E.jsxs)(`div`, {
    className: `flex min-h-dvh flex-col bg-surface`,
    children: [
      (0, E.jsx)(`div`, { className: `flex h-(--top-h) items-center border-b px-(--gutter)`, children: (0, E.jsx)(h, { size: 24 }) }),
      (0, E.jsxs)(`main`, {
        id: `content`,
        className: `mx-auto flex w-full max-w-[480px] flex-1 flex-col px-(--gutter) py-10`,
        children: [
          (0, E.jsxs)(`div`, {
            className: `flex flex-col items-center text-center`,
            children: [
              (0, E.jsx)(c, { look: `number`, children: D.code }),
              (0, E.jsx)(`h1`, { className: `mt-3 text-xl font-bold text-text lg:text-2xl`, children: D.title }),
              (0, E.jsxs)(`p`, {
                className: `mt-1 text-md text-text-2`,
                children: [
                  e !== `` &&
                    (0, E.jsxs)(E.Fragment, {
                      children: [D.asked, ` `, (0, E.jsx)(`bdi`, { className: `font-medium break-all text-text`, children: e }), `.`, ` `],
                    }),
                  D.text,
                ],
              }),
            ],
          }),
          (0, E.jsxs)(`section`, {
            'aria-label': x.title,
            className: `mt-6 rounded-lg border p-2`,
            children: [
              (0, E.jsx)(`h2`, { className: `px-2.5 pt-1.5 pb-1 text-sm font-semibold text-text-2`, children: x.title }),
              (0, E.jsx)(O, {}),
            ],
          }),
          a !== void 0 && (0, E.jsx)(_, { tone: `danger`, role: `alert`, className: `mt-4`, children: t(a) }),
          (0, E.jsx)(m, {
            variant: `secondary`,
            size: `lg`,
            icon: v,
            className: `mt-4 self-center`,
            isLoading: n,
            loadingLabel: D.leaving,
            onClick: () => void s(),
            children: D.leave,
          }),
        ],
      }),
    ],
  });
}
export { k as MissingAccountPage };
