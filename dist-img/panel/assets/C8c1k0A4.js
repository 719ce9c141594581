import { r as e } from './XKyaHtl9.js';
import { f as t } from './DRQ0Ktxg.js';
import { t as n } from './C6_1bk7v.js';
import { t as r } from './Z43WcrRE.js';
import { t as i } from './B-q4o1zy.js';
import { t as a } from './DCrty0fR.js';
import { ut as o, w as s } from './tUkH6Wd0.js';
import { i as c } from './CTGuGsln.js';
import { t as l } from './CDhqC_Tj.js';
import { o as u } from './CwUb1psq.js';
import { t as d } from './80lYodVZ.js';
import { t as f } from './CfFbwQWz.js';
import { t as p } from './DR3bxFpy.js';
import { t as m } from './BxKBQl-z.js';
import { t as h } from './D8JH1jTK.js';
import { t as g } from './CONkC3fX.js';
import { t as _ } from './8iNCgwg3.js';
var v = e(h(), 1),
  y = o();
function b({ title: e, example: t, value: n, issues: o, onChange: h }) {
  let [_, b] = (0, v.useState)(``),
    x = () => {
      let e = _.trim();
      e !== `` && (h((t) => [...t, e]), b(``));
    },
    S = (e, t) => {
      (h((t) => t.toSpliced(e, 1)), u.info(i.itemRemoved, void 0, { label: i.undo, onPress: () => h((n) => n.toSpliced(e, 0, t)) }));
    },
    C = (e, t) => h((n) => n.toSpliced(e, 1).toSpliced(t, 0, n[e] ?? ``)),
    w = (e) => {
      let t = o.find(({ index: t }) => t === e);
      if (!t) return;
      let { field: n, index: r, ...i } = t;
      return a(i);
    };
  return (0, y.jsxs)(`fieldset`, {
    className: `min-w-0`,
    children: [
      (0, y.jsx)(`legend`, { className: `mb-1.5 text-md font-medium`, children: e }),
      (0, y.jsx)(`ol`, {
        className: `flex flex-col gap-2`,
        children: n.map((e, t) => {
          let a = c(t + 1);
          return (0, y.jsxs)(
            `li`,
            {
              className: `flex items-start justify-end gap-1 max-sm:flex-wrap`,
              children: [
                (0, y.jsx)(r, {
                  label: i.todo(a),
                  isLabelHidden: !0,
                  className: `flex-1 max-sm:basis-full`,
                  dir: g(e),
                  value: e,
                  error: w(t),
                  onChange: (e) => h((n) => n.with(t, e)),
                }),
                (0, y.jsx)(l, { icon: f, label: i.moveUp(a), isDisabled: t === 0, onClick: () => C(t, t - 1) }),
                (0, y.jsx)(l, { icon: d, label: i.moveDown(a), isDisabled: t === n.length - 1, onClick: () => C(t, t + 1) }),
                (0, y.jsx)(l, { icon: m, label: i.removeItem(a), onClick: () => S(t, e) }),
              ],
            },
            t,
          );
        }),
      }),
      n.length < 20 &&
        (0, y.jsxs)(`div`, {
          className: `mt-2 flex items-start gap-2`,
          children: [
            (0, y.jsx)(r, {
              label: `${i.addItem} ${e}`,
              isLabelHidden: !0,
              className: `flex-1`,
              dir: g(_),
              placeholder: t,
              value: _,
              maxLength: 200,
              onChange: b,
              onKeyDown: (e) => {
                e.key !== `Enter` || e.nativeEvent.isComposing || (e.preventDefault(), x());
              },
              onBlur: x,
            }),
            (0, y.jsx)(s, { variant: `secondary`, icon: p, onClick: x, children: i.addItem }),
          ],
        }),
    ],
  });
}
function x({ data: e, issues: a, errorOf: o, onChange: s, children: c }) {
  let l = (t) => ({ value: e[t], issues: a.filter((e) => e.field === t), onChange: (e) => s((n) => ({ [t]: e(n[t]) })) });
  return (0, y.jsxs)(`section`, {
    className: `flex flex-col gap-4 border-b py-5`,
    children: [
      (0, y.jsx)(`h2`, { className: `text-lg font-bold`, children: i.brief }),
      (0, y.jsx)(r, {
        multiline: !0,
        rows: 4,
        dir: g(e.content_description),
        label: i.description,
        name: `content_description`,
        placeholder: i.descriptionExample,
        hint: i.descriptionHint,
        value: e.content_description,
        counterLimit: t,
        error: o(`content_description`),
        onChange: (e) => s({ content_description: e }),
      }),
      c,
      (0, y.jsxs)(`div`, {
        className: `grid gap-5 md:grid-cols-2`,
        children: [
          (0, y.jsx)(b, { ...l(`content_todos`), title: i.todos, example: i.todosExample }),
          (0, y.jsx)(b, { ...l(`content_notTodos`), title: i.notTodos, example: i.notTodosExample }),
        ],
      }),
      (0, y.jsx)(_, { data: e, errorOf: o, onChange: s }),
      (0, y.jsx)(n, {
        label: i.suggestedProducts,
        hint: i.suggestedProductsHint,
        isSelected: e.content_useSuggestedProducts,
        onChange: (e) => s({ content_useSuggestedProducts: e }),
      }),
    ],
  });
}
export { x as BriefPart };
