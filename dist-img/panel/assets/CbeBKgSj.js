const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/D25BuXff.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CwUb1psq.js',
    ]),
) => i.map((i) => d[i]);
import { I as e, J as t, at as n, it as r, ot as i, ut as a, w as o, z as s } from './tUkH6Wd0.js';
import { i as c, n as l, r as u, t as d } from './DYqDBFbt.js';
import { t as f } from './8HnBONXl.js';
import { SignUpBars as p, t as m } from './_HiHXM8P.js';
import { n as h, t as g } from './BEz0MkKB.js';
import { n as _, t as v } from './BbifgVVn.js';
var y = a(),
  b = m.info,
  x = () => e(() => import(`./D25BuXff.js`), __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
x().catch(() => void 0);
function S() {
  let { backSearch: e } = g(),
    a = i(),
    S = d({ first_name: ``, last_name: ``, email: `` }),
    C = _({
      send: () => s.updateInfo({ body: u(S.fields.value) }),
      onDone: () => a({ to: `/auth/signup/types`, search: e, replace: !0 }),
      onFailed: (e) => {
        let t = c(e);
        t ? S.refuse(t) : x().then(({ showFailure: t }) => t(e));
      },
    });
  return t() === void 0
    ? (0, y.jsx)(n, { to: `/auth/signup`, search: e, replace: !0 })
    : (0, y.jsxs)(y.Fragment, {
        children: [
          (0, y.jsx)(p, { step: 3 }),
          (0, y.jsxs)(`form`, {
            noValidate: !0,
            onSubmit: (e) => {
              (e.preventDefault(), !C.isPending && S.check() && C.submit(void 0));
            },
            className: `flex flex-col gap-5`,
            children: [
              (0, y.jsx)(h, { title: b.title, children: b.lead }),
              (0, y.jsx)(l, { ...S.fields }),
              (0, y.jsx)(o, {
                type: `submit`,
                size: `lg`,
                isFullWidth: !0,
                isLoading: C.isPending,
                loadingLabel: C.isPending ? m.saving : void 0,
                children: f.next,
              }),
              (0, y.jsx)(`div`, {
                className: `-mt-1 flex justify-center`,
                children: (0, y.jsx)(r, { to: `/auth/signup/types`, search: e, className: v, children: b.later }),
              }),
            ],
          }),
        ],
      });
}
export { S as SignUpInfoPage };
