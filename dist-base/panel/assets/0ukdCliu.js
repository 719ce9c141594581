import { S as e, T as t, b as n, it as r, ut as i } from './F4vu4jyn.js';
import { i as a } from './DrUi8QQT.js';
import { t as o } from './CJIZU9JZ.js';
import { t as s } from './BBOUjuGv.js';
import { i as c } from './C_qLxWpP.js';
var l = {
    title: `هنوز کمپینی نساخته‌اید.`,
    text: `در چهار گام کمپین می‌سازید و تا فعال‌سازی پولی جابه‌جا نمی‌شود.`,
    start: `ساخت اولین کمپین`,
    steps: {
      'general-information': `پلتفرم، زمان و بودجه`,
      content: `فایل، متن و نشانی`,
      'create-package': `ناشران و دسترسی تخمینی`,
      activation: `بازبینی و پرداخت از موجودی`,
    },
  },
  u = i();
function d() {
  return (0, u.jsxs)(`div`, {
    className: `mx-auto flex w-full max-w-content flex-col items-center px-(--gutter) py-10 text-center`,
    children: [
      (0, u.jsx)(n, { className: `mb-4`, children: (0, u.jsx)(e, { size: 34, className: `text-white dark:text-white` }) }),
      (0, u.jsx)(`h2`, { className: `text-xl font-bold wide:text-2xl`, children: l.title }),
      (0, u.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: l.text }),
      (0, u.jsxs)(r, {
        to: `/campaign`,
        className: `${t({ size: `lg` })} mt-6 max-sm:w-full`,
        children: [(0, u.jsx)(s, { 'aria-hidden': !0, size: 18 }), l.start],
      }),
      (0, u.jsx)(`ol`, {
        className: `mt-10 grid w-full rounded-lg border border-line text-start max-lg:divide-y wide:grid-cols-4 wide:divide-x`,
        children: o.map((e, t) =>
          (0, u.jsxs)(
            `li`,
            {
              className: `flex gap-3 border-line px-4 py-4`,
              children: [
                (0, u.jsx)(`span`, {
                  'aria-hidden': !0,
                  className: `grid size-7 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-sm font-medium`,
                  children: a(t + 1),
                }),
                (0, u.jsxs)(`span`, {
                  children: [
                    (0, u.jsx)(`b`, { className: `block text-md font-semibold`, children: c.steps[e] }),
                    (0, u.jsx)(`span`, { className: `text-sm text-text-3`, children: l.steps[e] }),
                  ],
                }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
export { d as FirstCampaign };
