import { r as e } from './XKyaHtl9.js';
import { t } from './DSnUUpLO.js';
import { t as n } from './D8JH1jTK.js';
import { E as r, ut as i } from './F4vu4jyn.js';
import { n as a, t as o } from './9iQVKQ6f.js';
var s = e(n(), 1),
  c = i();
function l({
  label: e,
  hint: n,
  error: i,
  optional: l,
  value: u,
  onChange: d,
  options: f,
  placeholder: p,
  id: m,
  name: h,
  size: g = `md`,
  isDisabled: _,
  isLabelHidden: v,
  className: y,
}) {
  let b = (0, s.useId)(),
    x = m ?? b;
  return (0, c.jsx)(o, {
    label: e,
    hint: n,
    error: i,
    optional: l,
    htmlFor: x,
    isLabelHidden: v,
    className: y,
    children: (0, c.jsxs)(`div`, {
      'data-invalid': !!i || void 0,
      'data-disabled': _ || void 0,
      className: r(`control-frame relative`, g === `lg` ? `h-(--h-lg)` : `h-(--h-md)`),
      children: [
        (0, c.jsxs)(`select`, {
          id: x,
          name: h,
          value: u,
          disabled: _,
          'aria-invalid': !!i || void 0,
          'aria-describedby': a(x, { hint: n, error: i }),
          onChange: (e) => d(e.target.value),
          className: r(
            `size-full appearance-none truncate rounded-md bg-transparent ps-3 pe-9 text-control outline-none [&>option]:bg-surface [&>option]:text-text`,
            u === `` && `text-text-3`,
          ),
          children: [
            p !== void 0 && (0, c.jsx)(`option`, { value: ``, disabled: !0, hidden: !0, children: p }),
            f.map((e) => (0, c.jsx)(`option`, { value: e.value, disabled: e.isDisabled, children: e.label }, e.value)),
          ],
        }),
        (0, c.jsx)(t, { 'aria-hidden': !0, size: 16, className: `pointer-events-none absolute inset-y-0 end-3 my-auto text-text-3` }),
      ],
    }),
  });
}
export { l as t };
