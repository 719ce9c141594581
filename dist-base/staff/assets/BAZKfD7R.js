import { n as e, t } from './BTZA6jGa.js';
import { v as n } from './ux1A5ShH.js';
var r = {
  name: `x`,
  size: 24,
  node: [
    [`path`, { d: `M18 6 6 18`, key: `1bl5f8` }],
    [`path`, { d: `m6 6 12 12`, key: `d8bk6v` }],
  ],
};
r.node;
var i = t(r),
  a = e(),
  o = {
    secondary: `border border-line-strong bg-surface text-text-2 hover:bg-surface-hover`,
    ghost: `text-text-2 hover:bg-surface-hover hover:text-text active:bg-surface-press`,
    soft: `bg-action-soft text-action-soft-text hover:bg-action-soft-hover`,
    primary: `bg-action text-text-on-brand hover:bg-action-hover`,
  },
  s = { sm: `size-8`, md: `size-(--h-md)`, lg: `size-12` };
function c({ variant: e = `ghost`, size: t = `md` } = {}) {
  return n(
    `touch-area inline-grid shrink-0 place-items-center rounded-md transition-colors duration-(--t-fast) ease-out`,
    `disabled:text-text-disabled aria-disabled:text-text-disabled`,
    s[t],
    o[e],
  );
}
function l({
  icon: e,
  label: t,
  variant: r,
  size: i,
  iconSize: o = 18,
  isDisabled: s,
  isDisabledWithReason: l,
  className: u,
  onClick: d,
  type: f = `button`,
  ...p
}) {
  return (0, a.jsx)(`button`, {
    ...p,
    type: f,
    'aria-label': t,
    title: l === void 0 ? t : void 0,
    disabled: s,
    'aria-disabled': l !== void 0 || void 0,
    'aria-description': l,
    'data-tip': l,
    onClick: l === void 0 ? d : void 0,
    className: n(c({ variant: r, size: i }), u),
    children: (0, a.jsx)(e, { 'aria-hidden': !0, size: o }),
  });
}
export { i as n, l as t };
