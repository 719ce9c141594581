import { n as e } from './BIxgyhlm.js';
import { t } from './DaV2EYqR.js';
import { ut as n } from './F4vu4jyn.js';
var r = n();
function i({ sentence: n, text: i, steps: a, ...o }) {
  return (0, r.jsx)(t, {
    ...o,
    children: (0, r.jsx)(`div`, {
      className: `grid flex-1 place-items-center py-6`,
      children: (0, r.jsx)(e, { title: n, text: i, action: a }),
    }),
  });
}
export { i as t };
