import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './BIxgyhlm.js';
import { c as r, ot as i, st as a, ut as o } from './F4vu4jyn.js';
import { t as s } from './CVBP8ODU.js';
import { t as c } from './DNhQufla.js';
import { t as l } from './JyHhSj_m.js';
import { a as u, r as d } from './DxleGdqQ.js';
var f = e(t(), 1);
function p({ page: e, pageSize: t }) {
  return { limit: t, offset: (e - 1) * t };
}
function m({ page: e, pageSize: t }, n) {
  let r = Math.max(1, Math.ceil(n / t));
  return e > r ? r : void 0;
}
function h(e, t, n) {
  let r = t.data === void 0 || t.isPlaceholderData ? void 0 : m(e, t.data.count);
  return (
    (0, f.useEffect)(() => {
      r !== void 0 && n(r);
    }),
    r !== void 0
  );
}
var g = o();
function _(e) {
  let { list: t, search: i, onSearch: a, empty: o, emptyClass: u, children: d } = e,
    f = h(i, t, (e) => a({ ...i, page: e })),
    p = s(t, { isEmpty: ({ count: e }) => e === 0 });
  return (0, g.jsxs)(g.Fragment, {
    children: [
      (0, g.jsx)(c, { count: i.dropped, className: `mx-(--gutter) my-3` }),
      (0, g.jsx)(n, {
        ...p,
        state: f ? `loading` : p.state,
        skeleton: (0, g.jsx)(r, { rows: i.pageSize }),
        className: t.data?.count === 0 ? u : void 0,
        empty: o,
        children:
          t.data &&
          (0, g.jsxs)(g.Fragment, {
            children: [
              d(t.data),
              (0, g.jsx)(l, {
                page: i.page,
                pageSize: i.pageSize,
                total: t.data.count,
                onPage: (e) => a({ ...i, page: e }),
                onPageSize: (e) => a({ ...i, pageSize: e, page: 1 }),
              }),
            ],
          }),
      }),
    ],
  });
}
function v(e, t) {
  let n = i(),
    r = d(a({ strict: !1 }), t);
  return { search: r, onSearch: (i) => void n({ to: e, search: u(i, t), resetScroll: i.page !== r.page }) };
}
export { _ as n, p as r, v as t };
