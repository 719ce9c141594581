import { J as e, T as t, ct as n, it as r, ut as i } from './tUkH6Wd0.js';
import { t as a } from './Ch8OfNM1.js';
var o = {
    title: `این پیوند گزارش باز نمی‌شود.`,
    text: `شاید نشانی کامل نباشد، زمانش گذشته باشد یا فرستنده آن را بسته باشد. پیوند تازه را از کسی بخواهید که آن را فرستاده است.`,
    ownTitle: `این نشانی پیوند گزارش نیست.`,
    ownText: `پیوندی که برای دیگران فرستاده می‌شود از خود گزارش ساخته می‌شود و نشانی درازتری دارد. گزارش کمپین را این‌جا ببینید.`,
    toReport: `دیدن گزارش کمپین`,
  },
  s = i();
function c() {
  let { id: i = ``, token: c } = n({ strict: !1 }),
    l = c === void 0 && e() !== void 0;
  return (0, s.jsx)(a, {
    title: l ? o.ownTitle : o.title,
    text: l ? o.ownText : o.text,
    isOwner: l,
    children: l && (0, s.jsx)(r, { to: `/campaigns/$id`, params: { id: i }, className: t(), children: o.toReport }),
  });
}
export { c as SharedReportPage };
