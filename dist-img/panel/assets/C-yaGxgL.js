import { s as e } from './BcR2Uzf-.js';
import { g as t } from './DRQ0Ktxg.js';
import { t as n } from './Z43WcrRE.js';
import { t as r } from './DbWT69i1.js';
import { t as i } from './B-q4o1zy.js';
import { t as a } from './D7Yc56M6.js';
import { t as o } from './CONkC3fX.js';
import { ut as s } from './tUkH6Wd0.js';
var c = s(),
  l = {
    title: { label: i.adTitle, placeholder: i.adTitleExample },
    description: { label: i.adDescription, placeholder: i.adDescriptionExample },
    button: { label: i.buttonLabel, placeholder: i.buttonExample },
  };
function u({ data: s, errorOf: u, onChange: d, onLeave: f }) {
  let p = e(s.media_type, s.content_type);
  if (!p) return null;
  let m = t(p),
    h = (e) => {
      let t = m[e];
      return (0, c.jsx)(n, {
        ...l[e],
        dir: o(s[t]),
        name: t,
        multiline: e === `description` && p.description > 100,
        rows: 3,
        value: s[t],
        counterLimit: p[e],
        error: u(t),
        onChange: (e) => d({ [t]: e }),
      });
    };
  return (0, c.jsxs)(`section`, {
    className: `flex flex-col gap-4 py-5`,
    children: [
      (0, c.jsx)(`h2`, { className: `text-lg font-bold`, children: i.adTexts }),
      h(`title`),
      h(`description`),
      (0, c.jsxs)(`div`, {
        className: `grid gap-4 md:grid-cols-2`,
        children: [
          h(`button`),
          (0, c.jsxs)(`div`, {
            className: `flex min-w-0 flex-col gap-2`,
            children: [
              (0, c.jsx)(n, {
                dir: `ltr`,
                inputMode: `url`,
                autoComplete: `url`,
                label: i.buttonLink,
                name: `button_link`,
                placeholder: `https://`,
                end: (0, c.jsx)(r, { 'aria-hidden': !0, size: 18 }),
                value: s.button_link,
                error: u(`button_link`),
                onChange: (e) => d({ button_link: e.trim() }),
                onBlur: () => s.button_link !== `` && f(`button_link`),
              }),
              (0, c.jsx)(a, { link: s.button_link }),
            ],
          }),
        ],
      }),
    ],
  });
}
export { u as AdFields };
