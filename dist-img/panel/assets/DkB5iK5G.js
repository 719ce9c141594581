import { r as e } from './XKyaHtl9.js';
import { t } from './CNSZY8AP.js';
import { t as n } from './D8JH1jTK.js';
import { t as r } from './CiYcncy6.js';
import { t as i } from './CYDpylKX.js';
import { ut as a } from './tUkH6Wd0.js';
var o = e(n(), 1),
  s = { title: `پنل دیر پاسخ می‌دهد.`, text: `خودمان دوباره می‌پرسیم؛ آنچه نوشته‌اید همین‌جا می‌ماند.` },
  c = a(),
  l = { afterMs: 1500, staysMs: 1e3 };
function u({ waiting: e }) {
  return i((0, o.useSyncExternalStore)(e.subscribe, e.isWaiting), l)
    ? (0, c.jsx)(r, {
        icon: t,
        role: `status`,
        children: (0, c.jsxs)(`p`, {
          className: `min-w-0 flex-1`,
          children: [
            (0, c.jsx)(`b`, { className: `font-semibold`, children: s.title }),
            ` `,
            (0, c.jsx)(`span`, { className: `max-sm:hidden`, children: s.text }),
          ],
        }),
      })
    : null;
}
export { u as WaitingBar };
