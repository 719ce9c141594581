import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { E as n, ut as r } from './F4vu4jyn.js';
import { t as i } from './Bs8O9JZH.js';
var a = e(t(), 1),
  o = r(),
  s = { ArrowLeft: 1, ArrowRight: -1 };
function c({ label: e, tabs: t, selected: r, onSelect: c, idPrefix: l, isBare: u = !1, className: d }) {
  let f = l ?? `tab`,
    p = (0, a.useRef)(null);
  return (0, o.jsx)(`div`, {
    ref: p,
    role: `tablist`,
    'aria-label': e,
    onKeyDown: (e) => {
      let n = t.findIndex((e) => e.id === r),
        i = s[e.key],
        a = e.key === `Home` ? 0 : e.key === `End` ? t.length - 1 : i === void 0 ? void 0 : (n + i + t.length) % t.length,
        o = a === void 0 ? void 0 : t[a];
      o !== void 0 && (e.preventDefault(), c(o.id), p.current?.querySelector(`[data-tab="${CSS.escape(o.id)}"]`)?.focus());
    },
    className: n(`flex gap-6 overflow-x-auto [scrollbar-width:none]`, !u && `shadow-[inset_0_-1px_0_var(--line)]`, d),
    children: t.map((e) => {
      let t = e.id === r;
      return (0, o.jsxs)(
        `button`,
        {
          type: `button`,
          role: `tab`,
          'data-tab': e.id,
          id: `${f}-${e.id}`,
          'aria-selected': t,
          'aria-controls': t && l !== void 0 ? `${l}-panel-${e.id}` : void 0,
          tabIndex: t ? 0 : -1,
          onClick: () => c(e.id),
          className: n(
            u ? `h-11 wide:h-[calc(var(--top-h)+1px)]` : `h-11`,
            `inline-flex shrink-0 items-center gap-2 border-b-2 text-md whitespace-nowrap transition-colors duration-(--t-fast) focus-visible:-outline-offset-2`,
            t ? `border-chart-1 font-semibold text-text` : `border-transparent text-text-2 hover:text-text`,
          ),
          children: [e.label, e.count !== void 0 && (0, o.jsx)(i, { count: e.count })],
        },
        e.id,
      );
    }),
  });
}
function l({ id: e, idPrefix: t = `tab`, children: n, className: r }) {
  return (0, o.jsx)(`div`, { role: `tabpanel`, id: `${t}-panel-${e}`, 'aria-labelledby': `${t}-${e}`, className: r, children: n });
}
export { l as n, c as t };
