const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/Cx6mSRhD.js',
      'assets/tUkH6Wd0.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CTGuGsln.js',
      'assets/DtN1ZlFH.js',
      'assets/DZZJNJ0F.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
      'assets/BuIR-C9c.js',
      'assets/BcD0dNM0.js',
      'assets/BXLR6PQY.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { p as t, t as n } from './DDN8PgIi.js';
import { t as r } from './D8JH1jTK.js';
import { t as i } from './CFGyA-Bf.js';
import { n as a, r as o, t as s } from './DPN86BRj.js';
import { I as c, ut as l } from './tUkH6Wd0.js';
var u = e(r(), 1),
  d = l(),
  f = (e) => null,
  p = (0, u.lazy)(async () => ({
    default: await c(
      () =>
        import(`./Cx6mSRhD.js`).then(
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
