const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DYwE3HLP.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/9pdsgIoR.js',
      'assets/CTGuGsln.js',
      'assets/BMlYHlbg.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
      'assets/C6_1bk7v.js',
      'assets/D3DVfTw3.js',
      'assets/CRdmQeMO.js',
      'assets/Bqr8Ymkr.js',
      'assets/myNqLDer.js',
      'assets/BUw95eHc.js',
      'assets/YBalEp_5.js',
      'assets/DiG58iuX.js',
      'assets/DZzxbD2C.js',
      'assets/DXhoLJ-K.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/Btz5ujWA.js',
      'assets/hGArrtHc.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/g0hrHKII.js',
      'assets/-5bYP5Q7.js',
      'assets/IeFcIMM7.js',
      'assets/DR3bxFpy.js',
      'assets/BM7VaH2K.js',
      'assets/B4PylbZJ.js',
      'assets/B2vEj6cP.js',
      'assets/Cxew6u9F.js',
      'assets/89z35Dip.js',
      'assets/DWJpS5qw.js',
      'assets/DGiV5RfD.js',
      'assets/OC6yXdXM.js',
      'assets/D0dG9-G2.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './43BZVejB.js';
import { t as n } from './D8JH1jTK.js';
import { I as r, ut as i, w as a } from './tUkH6Wd0.js';
import { t as o } from './9pdsgIoR.js';
import { i as s } from './CTGuGsln.js';
import { t as c } from './BM7VaH2K.js';
import { n as l } from './Btz5ujWA.js';
var u = e(n(), 1),
  d = i(),
  f = (0, u.lazy)(async () => ({
    default: (
      await r(
        async () => {
          let { FilterSheet: e } = await import(`./DYwE3HLP.js`);
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
