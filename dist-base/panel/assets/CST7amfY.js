import { r as e } from './XKyaHtl9.js';
import './AOF5lJFr.js';
import { t } from './DCrty0fR.js';
import { t as n } from './BKaORYAS.js';
import { ut as r, w as i } from './F4vu4jyn.js';
import { i as a } from './DrUi8QQT.js';
import { t as o } from './mekJ1ofw.js';
import { t as s } from './BZLZvawR.js';
import { o as c } from './CwUb1psq.js';
import { t as l } from './BBOUjuGv.js';
import { t as u } from './Bdm5X5eE.js';
import { t as d } from './D8JH1jTK.js';
import { t as f } from './B-q4o1zy.js';
import { t as p } from './CONkC3fX.js';
var m = e(d(), 1),
  h = r();
function g({ data: e, issues: r, onChange: d }) {
  let { content_hyperlinks: g } = e,
    [_, v] = (0, m.useState)(new Set()),
    y = (e) => d((t) => ({ content_hyperlinks: e(t.content_hyperlinks) })),
    b = (e, n) => {
      let i = r.find(({ field: t, index: r, code: i }) => t === `content_hyperlinks` && r === e && n.includes(i));
      if (!i) return;
      let { field: a, index: o, ...s } = i;
      return t(s);
    };
  return (0, h.jsxs)(`fieldset`, {
    className: `min-w-0`,
    children: [
      (0, h.jsx)(`legend`, { className: `text-md font-medium`, children: f.hyperlinks }),
      (0, h.jsx)(`p`, { className: `mb-2 text-sm text-text-3`, children: f.hyperlinksHint }),
      (0, h.jsx)(`ul`, {
        className: `flex flex-col gap-3`,
        children: g.map(({ text: e, link: r }, i) => {
          let l = a(i + 1),
            d = b(i, [`required`]),
            m = b(i, [`isSubstring`]) ?? (e.trim() === `` ? d : void 0),
            [x] = _.has(i) ? n(r, `link_invalid`) : [],
            S = b(i, [`link_invalid`]) ?? (x && t(x));
          return (0, h.jsxs)(
            `li`,
            {
              className: `flex items-start gap-2 border-b pb-3 last:border-b-0`,
              children: [
                (0, h.jsxs)(`div`, {
                  className: `grid min-w-0 flex-1 gap-2 md:grid-cols-2`,
                  children: [
                    (0, h.jsx)(s, {
                      label: f.hyperlinkText(l),
                      dir: p(e),
                      placeholder: f.hyperlinkTextExample,
                      value: e,
                      error: m,
                      onChange: (e) => y((t) => t.with(i, { text: e, link: t[i]?.link ?? `` })),
                    }),
                    (0, h.jsx)(s, {
                      label: f.hyperlinkLink(l),
                      dir: `ltr`,
                      inputMode: `url`,
                      placeholder: `https://`,
                      value: r,
                      error: S ?? (r === `` ? d : void 0),
                      onBlur: () => v((e) => new Set(e).add(i)),
                      onChange: (e) => y((t) => t.with(i, { text: t[i]?.text ?? ``, link: e.trim() })),
                    }),
                  ],
                }),
                (0, h.jsx)(o, {
                  icon: u,
                  label: f.removeItem(l),
                  className: `mt-7`,
                  onClick: () => {
                    let e = g[i];
                    (y((e) => e.toSpliced(i, 1)),
                      c.info(f.itemRemoved, void 0, { label: f.undo, onPress: () => e && y((t) => t.toSpliced(i, 0, e)) }));
                  },
                }),
              ],
            },
            i,
          );
        }),
      }),
      g.length < 20 &&
        (0, h.jsx)(i, {
          variant: `secondary`,
          icon: l,
          className: `mt-2`,
          onClick: () => y((e) => [...e, { text: ``, link: `` }]),
          children: f.addHyperlink,
        }),
    ],
  });
}
export { g as HyperlinksField };
