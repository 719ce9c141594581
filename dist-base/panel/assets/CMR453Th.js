const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/B2whnogA.js',
      'assets/F4vu4jyn.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/DrUi8QQT.js',
      'assets/B2omCJwT.js',
      'assets/C9BtusAU.js',
      'assets/Gic8dC47.js',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/R7SXP-ln.js',
      'assets/Bs23jcBY.js',
      'assets/BXLR6PQY.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { p as t, t as n } from './VXmm6Y8v.js';
import { t as r } from './D8JH1jTK.js';
import { t as i } from './gmqf80wk.js';
import { n as a, r as o, t as s } from './7EH_spFa.js';
import { I as c, ut as l } from './F4vu4jyn.js';
var u = e(r(), 1),
  d = l(),
  f = (e) => null,
  p = (0, u.lazy)(async () => ({
    default: await c(
      () =>
        import(`./B2whnogA.js`).then(
          (e) => e.FinancialInfoDialog,
          () => f,
        ),
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]),
    ),
  }));
function m() {
  let e = t(),
    r = n(i).data?.id,
    c = s(),
    l = a(c.kind === `open`);
  return (
    (0, u.useEffect)(() => {
      l && e.setQueryData(o(r), null);
    }, [l, e, r]),
    !l || c.kind !== `open` ? null : (0, d.jsx)(u.Suspense, { fallback: null, children: (0, d.jsx)(p, { balanceToman: c.balanceToman }) })
  );
}
export { m as FinancialInfoModal };
