const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BTqhRBmC.js',
      'assets/XKyaHtl9.js',
      'assets/VXmm6Y8v.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/DFNVB9y5.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/7EH_spFa.js',
      'assets/DViy7J10.js',
      'assets/OI1p82yK.js',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/CMR453Th.js',
      'assets/1mh97rQR.js',
      'assets/D4tpWBZn.js',
      'assets/fgnUFb8B.js',
      'assets/DrUi8QQT.js',
      'assets/CwUb1psq.js',
      'assets/DmkLnROW.js',
      'assets/D75LBRkT.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { E as n, I as r, ut as i } from './F4vu4jyn.js';
import { t as a } from './VXmm6Y8v.js';
import { t as o } from './gmqf80wk.js';
var s = e(t(), 1),
  c = i(),
  l = () => null;
function u(e) {
  return (0, s.lazy)(async () => ({ default: await e().catch(() => l) }));
}
var d = u(
    async () =>
      (
        await r(
          async () => {
            let { DefaultModals: e } = await import(`./BTqhRBmC.js`);
            return { DefaultModals: e };
          },
          __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
        )
      ).DefaultModals,
  ),
  f = u(
    async () =>
      (
        await r(
          async () => {
            let { FinancialInfoModal: e } = await import(`./CMR453Th.js`);
            return { FinancialInfoModal: e };
          },
          __vite__mapDeps([21, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
        )
      ).FinancialInfoModal,
  ),
  p = 2e3;
function m() {
  let [e, t] = (0, s.useState)(!1);
  return (
    (0, s.useEffect)(() => {
      let e = () => t(!0);
      if (typeof requestIdleCallback > `u`) {
        let t = setTimeout(e, 300);
        return () => clearTimeout(t);
      }
      let n = requestIdleCallback(e, { timeout: p });
      return () => cancelIdleCallback(n);
    }, []),
    e
  );
}
function h({ hasDefault: e }) {
  return m() ? (0, c.jsxs)(s.Suspense, { fallback: null, children: [e && (0, c.jsx)(d, {}), (0, c.jsx)(f, {})] }) : null;
}
var g = (0, s.lazy)(async () => ({
  default: (
    await r(
      async () => {
        let { StaffBar: e } = await import(`./1mh97rQR.js`);
        return { StaffBar: e };
      },
      __vite__mapDeps([22, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 23, 24, 25, 26, 27, 28]),
    )
  ).StaffBar,
}));
function _({ children: e }) {
  let t = a(o).data,
    r = t?.hijack ?? null;
  return (0, c.jsxs)(`div`, {
    className: n(
      `contents`,
      r ? `[--strip-h:52px] max-lg:[&_header[class*=sticky]]:top-(--strip-h) lg:[--strip-h:40px]` : `[--strip-h:0px]`,
    ),
    children: [
      t &&
        r &&
        (0, c.jsx)(`div`, {
          'data-no-print': !0,
          className: `sticky top-0 z-[calc(var(--z-modal)-1)] h-(--strip-h) bg-brand-900`,
          children: (0, c.jsx)(s.Suspense, { fallback: null, children: (0, c.jsx)(g, { account: t, hijack: r }) }),
        }),
      e,
    ],
  });
}
export { h as n, _ as t };
