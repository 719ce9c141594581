import { T as e, it as t, ut as n } from './F4vu4jyn.js';
import { t as r } from './CheY1pKA.js';
import { t as i } from './sIFNfL0g.js';
var a = {
    title: `راهنما`,
    empty: `هنوز مقاله‌ای در راهنما نیست.`,
    text: `پاسخ پرسش‌ها پس از انتشار این‌جا، به تفکیک موضوع، می‌آید. تا آن زمان از پشتیبانی بپرسید.`,
    support: `صفحهٔ پشتیبانی`,
  },
  o = n();
function s() {
  return (0, o.jsx)(r, {
    title: a.title,
    sentence: a.empty,
    text: a.text,
    steps: (0, o.jsxs)(o.Fragment, {
      children: [(0, o.jsx)(i, {}), (0, o.jsx)(t, { to: `/support`, className: e({ variant: `secondary` }), children: a.support })],
    }),
  });
}
export { s as HelpCentrePage };
