import { r as e } from './XKyaHtl9.js';
import { A as t, H as n, T as r, b as i, it as a, ut as o, y as s } from './F4vu4jyn.js';
import { t as c } from './DM_isidf.js';
import { t as l } from './D8JH1jTK.js';
var u = e(l(), 1),
  d = o();
function f() {
  let e = s.notFound;
  return (
    (0, u.useEffect)(() => {
      document.title = `${s.titles.notFound} | ${n.title}`;
    }, []),
    (0, d.jsx)(`div`, {
      className: `grid min-h-full place-items-center px-(--gutter) py-10 text-center`,
      children: (0, d.jsxs)(`div`, {
        className: `flex w-full max-w-[600px] flex-col items-center`,
        children: [
          (0, d.jsx)(i, { look: `number`, children: e.code }),
          (0, d.jsx)(`h1`, { className: `mt-3 text-xl font-bold text-text outline-none lg:text-2xl`, tabIndex: -1, children: e.title }),
          (0, d.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: e.text }),
          (0, d.jsxs)(`div`, {
            className: `mt-6 flex flex-col-reverse gap-2 max-sm:w-full sm:flex-row`,
            children: [
              (0, d.jsxs)(a, {
                to: `/campaigns`,
                className: r({ variant: `secondary`, size: `lg` }),
                children: [(0, d.jsx)(c, { 'aria-hidden': !0, size: 18 }), e.campaigns],
              }),
              (0, d.jsxs)(a, { to: `/`, className: r({ size: `lg` }), children: [(0, d.jsx)(t, { 'aria-hidden': !0, size: 18 }), e.home] }),
            ],
          }),
        ],
      }),
    })
  );
}
export { f as NotFoundPage };
