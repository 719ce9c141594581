import { t as e } from './BfLIJkZn.js';
import { E as t, ut as n } from './tUkH6Wd0.js';
import { l as r, r as i } from './CTGuGsln.js';
import { t as a } from './Bqr8Ymkr.js';
import { t as o } from './Dl5_rpuo.js';
import { t as s } from './BN1zQfkz.js';
var c = [`adv`, `pub`, `discover`, `other`];
function l(e) {
  return c.filter((t) => e.some((e) => e.type === t));
}
function u(e, t) {
  return e.filter(({ app_title: e, account: n }) => s(`${e} ${n}`, t));
}
function d({ type: e, url: t }) {
  return e === `adv` && /^\/(?!\/)/.test(t);
}
var f = {
    title: `پنل‌های شما`,
    search: `جست‌وجو میان پنل‌های شما`,
    types: { adv: `تبلیغ‌دهنده`, pub: `ناشر`, discover: `کشف`, other: `همکار فروش` },
    typeChoice: `نوع پنل`,
    account: (e) => `شناسه ${e}`,
    toman: `تومان`,
    current: `پنل کنونی`,
    opensElsewhere: `در پنجرهٔ تازه باز می‌شود`,
    locked: `به نمایندگی، تنها همین حساب باز است.`,
    manage: `مدیریت پنل‌ها`,
    nothing: `پنلی با این نام پیدا نشد.`,
    failed: `پنل‌ها دریافت نشد.`,
    retry: `تلاش دوباره`,
  },
  p = n(),
  m = `flex min-h-14 w-full items-center gap-3 rounded-md px-2.5 py-2 text-start`;
function h({ panel: t, isCurrent: n }) {
  return (0, p.jsxs)(p.Fragment, {
    children: [
      (0, p.jsx)(e, { id: t.account, kind: `panel`, size: 38 }),
      (0, p.jsxs)(`span`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, p.jsx)(`span`, { className: `block truncate text-md font-semibold text-text`, children: t.app_title }),
          (0, p.jsx)(`span`, { className: `block truncate text-sm leading-5 text-text-3`, children: f.account(i(t.account)) }),
        ],
      }),
      t.balance !== null &&
        (0, p.jsxs)(`span`, {
          className: `flex shrink-0 items-baseline gap-1.5 text-md`,
          children: [
            (0, p.jsx)(`bdi`, { className: t.balance < 0 ? `text-danger-text` : `text-text-2`, children: r(t.balance) }),
            (0, p.jsx)(`span`, { className: `text-xs text-text-3`, children: f.toman }),
          ],
        }),
      n && (0, p.jsx)(a, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-action-soft-text` }),
    ],
  });
}
function g({ button: e, metaKey: t, ctrlKey: n, shiftKey: r }) {
  return e === 0 && !t && !n && !r;
}
function _({ panel: e, isCurrent: n, isLocked: r, onSwitch: i }) {
  let a = (0, p.jsx)(h, { panel: e, isCurrent: n });
  return d(e)
    ? r && !n
      ? (0, p.jsx)(`p`, { className: m, children: a })
      : (0, p.jsx)(`a`, {
          href: `/u/${encodeURIComponent(e.account)}`,
          'aria-current': n ? `true` : void 0,
          onClick: (e) => {
            !n && g(e) && i();
          },
          className: t(m, n ? `bg-row-selected` : `hover:bg-surface-hover`),
          children: a,
        })
    : (0, p.jsxs)(`a`, {
        href: e.url,
        target: `_blank`,
        rel: `noreferrer`,
        className: t(m, `hover:bg-surface-hover`),
        children: [
          a,
          (0, p.jsx)(o, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3` }),
          (0, p.jsx)(`span`, { className: `sr-only`, children: f.opensElsewhere }),
        ],
      });
}
export { l as a, d as i, f as n, u as r, _ as t };
