import { t as e } from './DLUAPZVZ.js';
import { ut as t } from './F4vu4jyn.js';
var n = {
    filter: `فیلتر`,
    add: `افزودن فیلتر`,
    openWithCount: (e) => `فیلتر، ${e} فعال`,
    all: `فیلترها`,
    clear: `پاک کردن فیلترها`,
    clearShort: `پاک کردن`,
    remove: (e) => `پاک کردن فیلتر: ${e}`,
    apply: `اعمال`,
    named: (e, t) => `${e}: ${t}`,
    join: (e) => e.join(`، `),
    range: (e, t) => [e === void 0 ? `` : `از ${e}`, t === void 0 ? `` : `تا ${t}`].filter(Boolean).join(` `),
    days: (e, t) => `${e} تا ${t}`,
    from: `از`,
    to: `تا`,
    least: (e) => `کمترین ${e}`,
    most: (e) => `بیشترین ${e}`,
    measure: (e, t) => `${e} ${t}`.trim(),
    unlimited: (e) => `${e}، بی‌محدودیت`,
    between: (e, t, n) => `بین ${e} تا ${t} ${n}`.trim(),
    presets: { today: `امروز`, last_7_days: `۷ روز گذشته`, last_30_days: `۳۰ روز گذشته` },
    chooseDays: `انتخاب بازه…`,
    more: (e) => `${e} مورد دیگر`,
    dropped: `بخشی از نشانی خوانده نشد و کنار گذاشته شد.`,
  },
  r = t();
function i({ count: t, className: i }) {
  return t === 0 ? null : (0, r.jsx)(e, { tone: `warning`, className: i, children: n.dropped });
}
export { n, i as t };
