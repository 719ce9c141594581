const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/25QDHKan.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/Bs8O9JZH.js',
      'assets/DrUi8QQT.js',
      'assets/yHKwzNde.js',
      'assets/Gic8dC47.js',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/BhSLKMj3.js',
      'assets/6U2B4Pwr.js',
      'assets/B0SRo6F_.js',
      'assets/BiNgHixo.js',
      'assets/myNqLDer.js',
      'assets/BUw95eHc.js',
      'assets/YBalEp_5.js',
      'assets/DiG58iuX.js',
      'assets/CRnAKStp.js',
      'assets/DHPLnCJj.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/DNhQufla.js',
      'assets/DLUAPZVZ.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/D-U-9rl3.js',
      'assets/CbD0mzgZ.js',
      'assets/DSnUUpLO.js',
      'assets/BBOUjuGv.js',
      'assets/BM7VaH2K.js',
      'assets/B4PylbZJ.js',
      'assets/C-P1FZqW.js',
      'assets/9Ph53wcl.js',
      'assets/Hlf0MBDE.js',
      'assets/C74kO5pw.js',
      'assets/aaCDZHpd.js',
      'assets/OC6yXdXM.js',
      'assets/BnwNWBLZ.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './E2WiJq9o.js';
import { t as n } from './D8JH1jTK.js';
import { I as r, ut as i, w as a } from './F4vu4jyn.js';
import { t as o } from './Bs8O9JZH.js';
import { i as s } from './DrUi8QQT.js';
import { t as c } from './BM7VaH2K.js';
import { n as l } from './DNhQufla.js';
var u = e(n(), 1),
  d = i(),
  f = (0, u.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { FilterSheet: e } = await import(`./25QDHKan.js`);
          return { FilterSheet: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        ]),
      )
    ).FilterSheet,
  }));
function p({ label: e = l.filter, className: n, ...r }) {
  let [i, p] = (0, u.useState)(!1),
    m = c(r.filters);
  return (0, d.jsxs)(d.Fragment, {
    children: [
      (0, d.jsxs)(a, {
        variant: `secondary`,
        icon: t,
        className: n,
        'aria-haspopup': `dialog`,
        'aria-label': m > 0 && e === l.filter ? l.openWithCount(s(m)) : void 0,
        onClick: () => p(!0),
        children: [e, m > 0 && (0, d.jsx)(o, { count: m, tone: `action` })],
      }),
      i && (0, d.jsx)(u.Suspense, { children: (0, d.jsx)(f, { ...r, onClose: () => p(!1) }) }),
    ],
  });
}
export { p as t };
