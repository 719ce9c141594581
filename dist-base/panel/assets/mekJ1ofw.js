import { E as e, ut as t } from './F4vu4jyn.js';
var n = t(),
  r = {
    secondary: `border border-line-strong bg-surface text-text-2 hover:bg-surface-hover`,
    ghost: `text-text-2 hover:bg-surface-hover hover:text-text active:bg-surface-press`,
    soft: `bg-action-soft text-action-soft-text hover:bg-action-soft-hover`,
    primary: `bg-action text-text-on-brand hover:bg-action-hover`,
  },
  i = { sm: `size-8`, md: `size-(--h-md)`, lg: `size-12` };
function a({ variant: t = `ghost`, size: n = `md` } = {}) {
  return e(
    `touch-area inline-grid shrink-0 place-items-center rounded-md transition-colors duration-(--t-fast) ease-out`,
    `disabled:text-text-disabled aria-disabled:text-text-disabled`,
    i[n],
    r[t],
  );
}
function o({
  icon: t,
  label: r,
  variant: i,
  size: o,
  iconSize: s = 18,
  isDisabled: c,
  isDisabledWithReason: l,
  className: u,
  onClick: d,
  type: f = `button`,
  ...p
}) {
  return (0, n.jsx)(`button`, {
    ...p,
    type: f,
    'aria-label': r,
    title: l === void 0 ? r : void 0,
    disabled: c,
    'aria-disabled': l !== void 0 || void 0,
    'aria-description': l,
    'data-tip': l,
    onClick: l === void 0 ? d : void 0,
    className: e(a({ variant: i, size: o }), u),
    children: (0, n.jsx)(t, { 'aria-hidden': !0, size: s }),
  });
}
export { a as n, o as t };
