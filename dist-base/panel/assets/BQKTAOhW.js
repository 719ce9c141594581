const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DMRtwrIk.js',
      'assets/D4tpWBZn.js',
      'assets/XKyaHtl9.js',
      'assets/fgnUFb8B.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CwUb1psq.js',
      'assets/C-K0clPr.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './rTPST_3y.js';
import { I as n, ut as r, w as i } from './F4vu4jyn.js';
import { t as a } from './CepKuSiA.js';
import { n as o } from './DZESzTrc.js';
import { t as s } from './D8JH1jTK.js';
var c = r();
function l({ onExport: e, isBusy: n, isDemo: r = !1, label: s = o.export }) {
  return (0, c.jsx)(i, {
    variant: `secondary`,
    icon: t,
    isIconOnPhones: !0,
    isLoading: n,
    isDisabledWithReason: r ? a : void 0,
    onClick: e,
    children: s,
  });
}
var u = e(s(), 1),
  d = (0, u.lazy)(async () => ({
    default: (
      await n(
        async () => {
          let { TableExportAction: e } = await import(`./DMRtwrIk.js`);
          return { TableExportAction: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
      )
    ).TableExportAction,
  }));
function f(e) {
  return (0, c.jsx)(u.Suspense, {
    fallback: (0, c.jsx)(l, { isBusy: e.isAllowed, isDemo: !e.isAllowed, onExport: () => void 0, label: e.label }),
    children: (0, c.jsx)(d, { ...e }),
  });
}
export { l as n, f as t };
