import { n as e, o as t, r as n, t as r } from './BTZA6jGa.js';
import { u as i } from './ux1A5ShH.js';
var a = {
  name: `hourglass`,
  size: 24,
  node: [
    [`path`, { d: `M5 22h14`, key: `ehvnwv` }],
    [`path`, { d: `M5 2h14`, key: `pdyrp9` }],
    [`path`, { d: `M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22`, key: `1d314k` }],
    [`path`, { d: `M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2`, key: `1vvvr6` }],
  ],
};
a.node;
var o = r(a),
  s = t(n(), 1),
  c = e();
function l({ icon: e, role: t, children: n }) {
  let r = (0, s.useRef)(null);
  return (
    (0, s.useLayoutEffect)(() => {
      let { style: e } = document.documentElement;
      return (e.setProperty(`--bar-h`, `${r.current?.offsetHeight ?? 0}px`), () => void e.removeProperty(`--bar-h`));
    }, []),
    (0, c.jsxs)(`div`, {
      ref: r,
      role: t,
      'data-no-print': !0,
      className: `flex min-h-10 items-center gap-3 border-b border-warning-text/25 bg-warning-soft px-(--gutter) py-1 text-md text-warning-text`,
      children: [(0, c.jsx)(e, { 'aria-hidden': !0, size: 18, className: `shrink-0` }), n],
    })
  );
}
var u = { title: `پنل دیر پاسخ می‌دهد.`, text: `خودمان دوباره می‌پرسیم؛ آنچه نوشته‌اید همین‌جا می‌ماند.` },
  d = { afterMs: 1500, staysMs: 1e3 };
function f({ waiting: e }) {
  return i((0, s.useSyncExternalStore)(e.subscribe, e.isWaiting), d)
    ? (0, c.jsx)(l, {
        icon: o,
        role: `status`,
        children: (0, c.jsxs)(`p`, {
          className: `min-w-0 flex-1`,
          children: [
            (0, c.jsx)(`b`, { className: `font-semibold`, children: u.title }),
            ` `,
            (0, c.jsx)(`span`, { className: `max-sm:hidden`, children: u.text }),
          ],
        }),
      })
    : null;
}
export { f as WaitingBar };
