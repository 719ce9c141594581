import { T as e, b as t, it as n, ut as r } from './F4vu4jyn.js';
import { t as i } from './efcOnuUn.js';
var a = {
    title: `رباتی برای اعلان‌ها برپا نیست.`,
    text: `اعلان‌های حساب در خود پنل می‌آید. پس از ورود، همهٔ آن‌ها را در صفحهٔ اعلان‌ها می‌بینید.`,
    toNotifications: `صفحهٔ اعلان‌ها`,
  },
  o = r();
function s() {
  return (0, o.jsxs)(`section`, {
    className: `mx-auto flex w-full max-w-[600px] flex-col items-center px-(--gutter) py-10 text-center`,
    children: [
      (0, o.jsx)(t, { children: (0, o.jsx)(i, { 'aria-hidden': !0, size: 30 }) }),
      (0, o.jsx)(`h1`, { tabIndex: -1, className: `mt-3 text-xl font-bold text-text outline-none lg:text-2xl`, children: a.title }),
      (0, o.jsx)(`p`, { className: `mt-1 max-w-[460px] text-md text-text-2`, children: a.text }),
      (0, o.jsx)(n, { to: `/notifications`, className: `mt-6 ${e()}`, children: a.toNotifications }),
    ],
  });
}
export { s as TelegramRedirectPage };
