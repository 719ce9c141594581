import { E as e, ut as t } from './tUkH6Wd0.js';
var n = t(),
  r = (e) => `${Math.min(1, Math.max(0, e)) * 100}%`;
function i({ share: t, mark: i, fill: a, label: o, className: s }) {
  return (0, n.jsxs)(`div`, {
    role: `img`,
    'aria-label': o,
    className: e(`relative h-1.5 rounded-full bg-chart-track forced-colors:border`, s),
    children: [
      (0, n.jsx)(`span`, {
        className: e(
          `absolute inset-y-0 start-0 rounded-full transition-[width] duration-(--t-data) ease-move forced-colors:bg-[Highlight]`,
          a,
        ),
        style: { width: r(t) },
      }),
      i !== void 0 &&
        (0, n.jsx)(`span`, {
          className: `absolute -inset-y-1 -ms-px w-0.5 bg-chart-tick shadow-[0_0_0_2px_var(--surface)] transition-[inset-inline-start] duration-(--t-data) ease-move forced-colors:bg-[CanvasText]`,
          style: { insetInlineStart: r(i) },
        }),
    ],
  });
}
export { i as t };
