const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DPTIwCnc.js',
      'assets/yHKwzNde.js',
      'assets/Gic8dC47.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/QoXq0jIj.js',
      'assets/Bs8O9JZH.js',
      'assets/DrUi8QQT.js',
      'assets/CwUb1psq.js',
      'assets/R7SXP-ln.js',
      'assets/Bdm5X5eE.js',
      'assets/BFbLSYN8.js',
      'assets/CJLeGm76.js',
      'assets/AOF5lJFr.js',
      'assets/CJIZU9JZ.js',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/D1ikcph0.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/DnH9Kq72.js',
      'assets/YBalEp_5.js',
      'assets/D0Vp9Bto.js',
      'assets/B4PylbZJ.js',
      'assets/b_dzipHD.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/BAaGbz_a.js',
      'assets/eOMYU-yf.js',
      'assets/CfB_FcOp.js',
      'assets/BiNgHixo.js',
      'assets/BIxgyhlm.js',
      'assets/D-U-9rl3.js',
      'assets/CYDpylKX.js',
      'assets/DahNm76V.js',
      'assets/DMbUeAel.js',
      'assets/Ddmd7ipU.js',
      'assets/6U2B4Pwr.js',
      'assets/myNqLDer.js',
      'assets/C4__uyUH.js',
      'assets/CLrVXZQH.js',
      'assets/DCrty0fR.js',
      'assets/CRXNghoo.js',
      'assets/OC6yXdXM.js',
      'assets/_UWZQFU8.js',
      'assets/DlxzsJOC.js',
      'assets/DxIph7tV.js',
      'assets/B5044QFe.js',
      'assets/BsElgLiT.js',
      'assets/ur8Vslx-.js',
      'assets/BUw95eHc.js',
      'assets/BY_Mczpr.js',
      'assets/D-KtRBWE.js',
      'assets/Bigul9OH.js',
      'assets/Dxk40yjG.js',
      'assets/6OwZE_VS.js',
      'assets/84GUO13V.js',
      'assets/BNZFcsDO.js',
      'assets/Ct4oq9fU.js',
      'assets/B2omCJwT.js',
      'assets/Cc7jf1rM.js',
      'assets/iO_8Cxgn.js',
      'assets/DLUAPZVZ.js',
      'assets/Dyl_hPRw.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { I as t, j as n, ut as r, w as i } from './F4vu4jyn.js';
import { i as a, l as o, s } from './DrUi8QQT.js';
import { t as c } from './mekJ1ofw.js';
import { t as l } from './Dxk40yjG.js';
import { t as u } from './R7SXP-ln.js';
import { t as d } from './D8JH1jTK.js';
import { c as f } from './CJLeGm76.js';
import { a as p, i as m, o as h, t as g } from './Bigul9OH.js';
var _ = { name: `chevron-up`, size: 24, node: [[`path`, { d: `m18 15-6-6-6 6`, key: `153udz` }]] };
_.node;
var v = n(_),
  y = e(d(), 1),
  b = r(),
  x = (0, y.lazy)(async () => ({
    default: (
      await t(
        async () => {
          let { CartSheet: e } = await import(`./DPTIwCnc.js`);
          return { CartSheet: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
          67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82,
        ]),
      )
    ).CartSheet,
  }));
function S({ goOn: e, ...t }) {
  let n = g(t),
    [r, d] = (0, y.useState)(!1),
    { figures: _, way: S } = n,
    { range: C, goalShare: w, budgetShare: T, leftToman: E, publishers: D, price: O } = _,
    k = p(C.mid),
    A = -(E ?? 0),
    j = w ?? T,
    M = e.error ?? (A > 0 ? f.ways[S].over(o(A)) : void 0);
  return (0, b.jsxs)(`div`, {
    className: `flex flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-3 md:min-h-[76px]`,
    children: [
      (0, b.jsxs)(`div`, {
        className: `min-w-0 max-md:flex-1`,
        children: [
          (0, b.jsx)(`p`, { className: `truncate text-sm leading-5 text-text-3`, children: f.dock(a(D), s(O)) }),
          (0, b.jsx)(`p`, { className: `truncate text-lg leading-7 font-bold`, children: f.dockReach(s(k)) }),
        ],
      }),
      (0, b.jsx)(m, { share: w }),
      (0, b.jsx)(c, { icon: v, label: f.seeCart, className: `size-11 md:hidden`, onClick: () => d(!0) }),
      j !== null &&
        (0, b.jsx)(l, {
          value: j,
          ...(j > 1 ? { value: 1, mark: 1 / j } : {}),
          tone: A > 0 ? `danger` : `action`,
          label: w === null ? f.costBar : f.goalBar,
          className: `min-w-24 flex-1 max-md:basis-full`,
        }),
      M !== void 0 &&
        (0, b.jsx)(`p`, {
          role: e.error === void 0 ? void 0 : `alert`,
          className: `basis-full text-sm text-danger-text md:max-w-52 md:basis-auto`,
          children: M,
        }),
      (0, b.jsxs)(`div`, {
        className: `flex gap-2 max-md:basis-full`,
        children: [
          (0, b.jsx)(i, { variant: `secondary`, className: `max-xl:h-12`, onClick: () => d(!0), children: f.seeCart }),
          (0, b.jsx)(i, { iconEnd: u, isLoading: e.isBusy, className: `max-xl:h-12 max-md:flex-1`, onClick: e.onGoOn, children: f.goOn }),
        ],
      }),
      (0, b.jsx)(h, { figures: _ }),
      r && (0, b.jsx)(y.Suspense, { children: (0, b.jsx)(x, { ...n, goOn: e, onClose: () => d(!1) }) }),
    ],
  });
}
export { S as CartDock };
