import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { E as n, ut as r } from './F4vu4jyn.js';
var i = e(t(), 1),
  a = r();
function o({ label: e, value: t, onChange: r, options: o, isFullWidth: s = !1, className: c }) {
  let l = (0, i.useId)();
  return (0, a.jsx)(`div`, {
    role: `radiogroup`,
    'aria-label': e,
    className: n(`inline-flex max-w-full rounded-md bg-surface-press p-[3px]`, s && `flex w-full`, c),
    children: o.map(({ value: e, label: i, icon: o, count: c, isDisabled: u, disabledReason: d }) => {
      let f = e === t;
      return (0, a.jsxs)(
        `label`,
        {
          'data-tip': u ? d : void 0,
          className: n(
            `relative inline-flex h-[calc(var(--h-md)-6px)] items-center justify-center gap-2 rounded-sm px-3.5 text-md whitespace-nowrap transition-colors duration-(--t-fast)`,
            `has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring`,
            s && `flex-1`,
            f
              ? `bg-surface-raised font-semibold text-text shadow-xs`
              : u
                ? `text-text-disabled`
                : `cursor-pointer text-text-2 hover:text-text`,
          ),
          children: [
            (0, a.jsx)(`input`, {
              type: `radio`,
              name: l,
              value: e,
              checked: f,
              disabled: u,
              'aria-description': u ? d : void 0,
              onChange: () => r(e),
              className: `absolute inset-0 cursor-[inherit] appearance-none opacity-0`,
            }),
            o && (0, a.jsx)(o, { 'aria-hidden': !0, size: 18 }),
            i,
            c !== void 0 && (0, a.jsx)(`span`, { className: `font-normal text-text-3`, children: c }),
          ],
        },
        e,
      );
    }),
  });
}
export { o as t };
