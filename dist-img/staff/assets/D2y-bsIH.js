import { C as e, _ as t, b as n, v as r } from './DE8oK5Zc.js';
import { n as i } from './BTZA6jGa.js';
import { t as a } from './DH8kcyl5.js';
var o = i(),
  s = { action: `text-action`, success: `text-success-solid`, warning: `text-warning-solid`, danger: `text-danger-solid` },
  c = {
    disc: {
      size: `h-[236px] max-w-[400px]`,
      rings: [
        [39, 0.55],
        [78, 0.3],
        [117, 0.16],
        [154, 0.08],
        [192, 0.04],
      ],
    },
    number: {
      size: `h-[330px] max-w-[560px]`,
      rings: [
        [86, 0.55],
        [124, 0.4],
        [162, 0.28],
        [200, 0.18],
        [238, 0.1],
        [276, 0.05],
      ],
    },
  };
function l({ tone: e = `action`, look: t = `disc`, children: n, className: i }) {
  let { size: a, rings: l } = c[t];
  return (0, o.jsxs)(`div`, {
    className: r(`relative mx-auto grid w-full place-items-center overflow-hidden`, a, s[e], i),
    children: [
      (0, o.jsx)(`svg`, {
        'aria-hidden': !0,
        className: `absolute inset-0 size-full [mask-image:radial-gradient(ellipse_closest-side,black_45%,transparent)]`,
        fill: `none`,
        stroke: `currentColor`,
        strokeWidth: `1.5`,
        children: l.map(([e, t]) => (0, o.jsx)(`circle`, { cx: `50%`, cy: `50%`, r: e, strokeOpacity: t }, e)),
      }),
      t === `disc`
        ? (0, o.jsx)(`span`, {
            className: `relative grid size-[72px] place-items-center rounded-full bg-current`,
            children: (0, o.jsx)(`span`, { className: `text-white`, children: n }),
          })
        : (0, o.jsx)(`p`, { className: `relative text-[64px] leading-none font-bold text-text`, children: n }),
    ],
  });
}
function u() {
  let r = n.notFound;
  return (0, o.jsx)(`div`, {
    className: `grid flex-1 place-items-center px-(--gutter) py-10 text-center`,
    children: (0, o.jsxs)(`div`, {
      className: `flex w-full max-w-[600px] flex-col items-center`,
      children: [
        (0, o.jsx)(l, { look: `number`, children: r.code }),
        (0, o.jsx)(`h1`, { className: `mt-3 text-xl font-bold text-text outline-none lg:text-2xl`, tabIndex: -1, children: r.title }),
        (0, o.jsx)(`p`, { className: `mt-1 mb-6 text-md text-text-2`, children: r.text }),
        (0, o.jsxs)(e, { to: `/`, className: t({ size: `lg` }), children: [(0, o.jsx)(a, { 'aria-hidden': !0, size: 18 }), r.home] }),
      ],
    }),
  });
}
export { u as NotFoundPage };
