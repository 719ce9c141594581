import { n as e } from './BJYTeqjr.js';
import { t } from './BJZyUN6b.js';
import { ut as n } from './tUkH6Wd0.js';
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
