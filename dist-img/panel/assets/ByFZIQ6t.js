import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { E as n, ut as r } from './tUkH6Wd0.js';
import { t as i } from './5BPfgcR_.js';
var a = e(t(), 1),
  o = r();
function s({ isSelected: e }) {
  return (0, o.jsx)(`span`, {
    'aria-hidden': !0,
    className: n(
      `size-[18px] shrink-0 rounded-full border bg-surface transition-[border-width] duration-(--t-fast)`,
      e ? `border-[6px] border-action` : `border-[1.5px] border-line-control`,
    ),
  });
}
var c = {
  strip: `flex flex-col overflow-clip rounded-lg border border-line-strong wide:flex-row [&>*+*]:border-t wide:[&>*+*]:border-t-0 wide:[&>*+*]:border-s`,
  list: `flex flex-col overflow-clip rounded-lg border border-line-strong [&>*+*]:border-t`,
  tiles: `grid grid-cols-[repeat(auto-fit,minmax(76px,1fr))] gap-2`,
};
function l(e, t, r) {
  let i = `relative flex min-w-0 flex-1 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus-ring`,
    a = t ? `bg-action-soft` : r ? `bg-surface-sunken` : `bg-surface hover:bg-surface-hover`;
  return e === `tiles`
    ? n(
        i,
        `flex-col items-center gap-1.5 rounded-lg px-2 py-2.5`,
        t ? `border-2 border-chart-1` : `border border-line-strong p-[1px]`,
        a,
        !r && `cursor-pointer`,
      )
    : n(
        i,
        `border-line py-3`,
        e === `list` ? `gap-3 px-4` : `gap-2.5 px-3.5`,
        e === `list` ? `items-center` : `items-start`,
        t ? `bg-row-selected` : a,
        !r && `cursor-pointer`,
      );
}
function u({
  label: e,
  hint: t,
  error: r,
  optional: u,
  value: d,
  onChange: f,
  options: p,
  look: m = `strip`,
  name: h,
  id: g,
  isLabelHidden: _,
  className: v,
}) {
  let y = (0, a.useId)(),
    b = g ?? y;
  return (0, o.jsx)(i, {
    isGroup: !0,
    label: e,
    hint: t,
    error: r,
    optional: u,
    htmlFor: b,
    isLabelHidden: _,
    className: v,
    children: (0, o.jsx)(`div`, {
      className: c[m],
      children: p.map((e) => {
        let t = e.value === d,
          r = e.isDisabled ?? !1,
          i = r ? (e.disabledText ?? e.text) : e.text,
          a = e.icon;
        return (0, o.jsxs)(
          `label`,
          {
            className: l(m, t, r),
            children: [
              (0, o.jsx)(`input`, {
                type: `radio`,
                name: h ?? b,
                value: e.value,
                checked: t,
                disabled: r,
                onChange: () => f(e.value),
                className: `absolute inset-0 cursor-[inherit] appearance-none opacity-0`,
              }),
              m === `tiles`
                ? (e.media ?? (a && (0, o.jsx)(a, { 'aria-hidden': !0, size: 22, className: t ? `text-action-soft-text` : `text-text-2` })))
                : (0, o.jsx)(`span`, { className: `flex h-6 items-center`, children: (0, o.jsx)(s, { isSelected: t }) }),
              m === `list` && e.media,
              (0, o.jsxs)(`span`, {
                className: n(`min-w-0`, m === `tiles` ? `text-center` : `flex-1`),
                children: [
                  (0, o.jsx)(`span`, {
                    className: n(
                      `block text-md`,
                      m === `strip` && a !== void 0 && `pe-8`,
                      m === `tiles` ? `font-medium` : `font-semibold`,
                      r ? `text-text-3` : m === `tiles` && t ? `text-action-soft-text` : `text-text`,
                    ),
                    children: e.label,
                  }),
                  i && (0, o.jsx)(`span`, { className: `block text-sm text-text-3`, children: i }),
                ],
              }),
              m !== `tiles` &&
                a &&
                (0, o.jsx)(a, {
                  'aria-hidden': !0,
                  size: 20,
                  className: n(`mt-0.5 shrink-0`, m === `strip` && `absolute end-3.5 top-3`, t ? `text-action-soft-text` : `text-text-3`),
                }),
              m === `strip` && e.media,
            ],
          },
          e.value,
        );
      }),
    }),
  });
}
export { u as t };
