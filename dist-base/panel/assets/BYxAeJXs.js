import { r as e } from './XKyaHtl9.js';
import { r as t } from './fgnUFb8B.js';
import { n } from './Cfi2pvzQ.js';
import { ut as r, w as i } from './F4vu4jyn.js';
import { t as a } from './BZLZvawR.js';
import { t as o } from './D8JH1jTK.js';
import { t as s } from './iPqp_lh0.js';
import { t as c } from './8HnBONXl.js';
import { n as l } from './BbifgVVn.js';
import { n as u } from './C7TBWHo9.js';
var d = e(o(), 1),
  f = r(),
  p = c.phone;
function m({ initialPhone: e, onSent: r, links: o, words: c = p }) {
  let [m, h] = (0, d.useState)(e),
    [g, _] = (0, d.useState)(),
    v = (0, d.useRef)(null),
    y = (e) => {
      (_(e), v.current?.focus());
    },
    b = l({ send: s, onDone: r, onFailed: (e) => y(t(e)) });
  return (0, f.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: (e) => {
      e.preventDefault();
      let t = n(m);
      t === void 0 ? y(m.trim() === `` ? p.empty : p.invalid) : b.submit(t);
    },
    className: `flex flex-col gap-6`,
    children: [
      (0, f.jsx)(u, { title: c.title, children: c.lead }),
      (0, f.jsx)(a, {
        label: p.label,
        hint: c.hint,
        size: `lg`,
        dir: `ltr`,
        type: `tel`,
        inputMode: `tel`,
        autoComplete: `tel`,
        maxLength: 40,
        placeholder: p.placeholder,
        value: m,
        error: g,
        inputRef: v,
        onChange: (e) => {
          (h(e), _(void 0));
        },
      }),
      (0, f.jsx)(i, {
        type: `submit`,
        size: `lg`,
        isFullWidth: !0,
        isLoading: b.isPending,
        loadingLabel: p.submitting,
        children: p.submit,
      }),
      (0, f.jsx)(`div`, { className: `-mt-2 flex justify-center gap-5`, children: o }),
    ],
  });
}
export { m as t };
