import { C as e, E as t, ut as n } from './tUkH6Wd0.js';
import { c as r, l as i } from './CTGuGsln.js';
var a = n();
function o({ rows: e, className: n }) {
  return (0, a.jsx)(`dl`, {
    className: t(`divide-y divide-line`, n),
    children: e.map((e, t) =>
      (0, a.jsxs)(
        `div`,
        {
          className: `flex min-h-11 items-center justify-between gap-4 py-2 text-md`,
          children: [
            (0, a.jsx)(`dt`, { className: `shrink-0 text-text-2`, children: e.label }),
            (0, a.jsx)(`dd`, { className: `min-w-0 text-end font-medium text-text`, children: e.value }),
          ],
        },
        e.key ?? t,
      ),
    ),
  });
}
var s = { success: `text-success-text`, danger: `text-danger-text` };
function c({ rows: n, className: o }) {
  return (0, a.jsx)(`dl`, {
    className: t(`grid grid-cols-[1fr_auto_auto] gap-x-2 text-md`, o),
    children: n.map((n, o) => {
      let c = n.kind ?? `plain`,
        l = n.tone && s[n.tone];
      return (0, a.jsxs)(
        `div`,
        {
          className: t(`col-span-3 grid grid-cols-subgrid items-baseline py-1.5`, c === `total` && `mt-2 border-t border-line-strong pt-3`),
          children: [
            (0, a.jsx)(`dt`, {
              className: t(c !== `plain` && `font-semibold`, l ?? (c === `plain` ? `text-text-2` : `text-text`)),
              children: n.label,
            }),
            (0, a.jsx)(`dd`, {
              className: t(`text-start`, c === `total` ? `text-xl font-bold` : c === `strong` ? `font-semibold` : `font-medium`, l),
              children: n.amountToman === void 0 ? e.noAmount : n.isSigned ? r(n.amountToman) : i(n.amountToman),
            }),
            (0, a.jsx)(`dd`, { className: t(`text-sm`, l ?? `text-text-3`), children: n.amountToman !== void 0 && (n.unit ?? e.toman) }),
          ],
        },
        n.key ?? o,
      );
    }),
  });
}
export { c as n, o as t };
