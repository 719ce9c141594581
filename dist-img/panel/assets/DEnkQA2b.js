const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CchxWkqb.js',
      'assets/XKyaHtl9.js',
      'assets/B4PylbZJ.js',
      'assets/C1idTran.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/8HnBONXl.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { B as t, E as n, I as r, rt as i, ut as a, x as o } from './tUkH6Wd0.js';
import { t as s } from './D8JH1jTK.js';
import { t as c } from './Btvnrh0P.js';
import { t as l } from './8HnBONXl.js';
import { t as u } from './BcwUQ_C4.js';
var d = e(s(), 1),
  f = a(),
  p = { x: 760, y: 420 },
  m = [90, 180, 270, 360, 450, 540, 630, 720];
function h({ title: e, text: t, className: r, children: i }) {
  return (0, f.jsxs)(`div`, {
    'aria-hidden': !0,
    'data-no-print': !0,
    className: `sticky top-0 hidden h-dvh overflow-hidden bg-[radial-gradient(circle_at_100%_46.7%,var(--brand-600)_0,var(--brand-700)_44%,var(--brand-800)_64%,var(--brand-900)_90%)] lg:block`,
    children: [
      (0, f.jsxs)(`svg`, {
        viewBox: `0 0 760 900`,
        preserveAspectRatio: `xMaxYMid slice`,
        className: `absolute inset-0 size-full text-white`,
        fill: `none`,
        children: [
          m.map((e, t) =>
            (0, f.jsx)(
              `circle`,
              { cx: p.x, cy: p.y, r: e, stroke: `currentColor`, strokeWidth: `1.25`, strokeOpacity: 0.42 - t * 0.045 },
              e,
            ),
          ),
          (0, f.jsx)(`circle`, { cx: p.x, cy: p.y, r: 34, fill: `currentColor` }),
          i,
        ],
      }),
      (0, f.jsxs)(`div`, {
        className: n(`absolute start-0 bottom-12 ps-[52px] text-white`, r),
        children: [
          (0, f.jsx)(`p`, { className: `text-2xl font-bold`, children: e }),
          (0, f.jsx)(`p`, { className: `text-md opacity-80`, children: t }),
        ],
      }),
    ],
  });
}
var g = [
    { platform: `SOROUSH`, x: 381, y: 178 },
    { platform: `TELEGRAM`, x: 436, y: 264 },
    { platform: `RUBIKA`, x: 227, y: 341 },
    { platform: `INSTAGRAM`, x: 499, y: 472 },
    { platform: `LINKEDIN`, x: 156, y: 525 },
    { platform: `BALE`, x: 346, y: 585 },
    { platform: `EITAA`, x: 451, y: 596 },
  ],
  _ = 44;
function v() {
  return (0, f.jsx)(h, {
    ...l.art,
    children: g.map(({ platform: e, x: t, y: n }) =>
      (0, f.jsx)(
        `g`,
        {
          transform: `translate(${t - _ / 2} ${n - _ / 2})`,
          className: `drop-shadow-md`,
          children: (0, f.jsx)(c, { platform: e, size: _, label: `` }),
        },
        e,
      ),
    ),
  });
}
var y = (0, d.lazy)(async () => ({
  default: (
    await r(
      async () => {
        let { AuthFooter: e } = await import(`./CchxWkqb.js`);
        return { AuthFooter: e };
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    )
  ).AuthFooter,
}));
function b() {
  return (0, f.jsxs)(`div`, {
    className: `grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,680fr)_minmax(0,760fr)]`,
    children: [
      (0, f.jsxs)(`div`, {
        className: `flex min-h-dvh flex-col px-5 pt-5 pb-6 lg:px-12 lg:pt-9 lg:pb-8`,
        children: [
          (0, f.jsxs)(`header`, {
            className: `flex flex-wrap items-center justify-between gap-3`,
            children: [(0, f.jsx)(o, { size: 29 }), t && (0, f.jsx)(u, { className: `rounded-full` })],
          }),
          (0, f.jsx)(`main`, {
            id: `content`,
            tabIndex: -1,
            className: `mx-auto flex w-full max-w-96 flex-1 flex-col pt-14 outline-none max-lg:max-w-[520px] lg:justify-center lg:pt-20 lg:pb-8`,
            children: (0, f.jsx)(i, {}),
          }),
          (0, f.jsx)(`footer`, {
            className: `min-h-14 pt-8 text-sm leading-6 text-text-3 lg:text-xs`,
            children: (0, f.jsx)(d.Suspense, { fallback: null, children: (0, f.jsx)(y, {}) }),
          }),
        ],
      }),
      (0, f.jsx)(v, {}),
    ],
  });
}
export { b as AuthLayout };
