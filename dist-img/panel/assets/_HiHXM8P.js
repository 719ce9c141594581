import { E as e, ut as t } from './tUkH6Wd0.js';
var n = {
    steps: { 1: `گام ۱ از ۴`, 2: `گام ۲ از ۴`, 3: `گام ۳ از ۴`, 4: `گام ۴ از ۴` },
    saving: `در حال ذخیره…`,
    phone: { title: `حساب بسازید`, lead: `با شمارهٔ موبایل شروع کنید؛ کد را پیامک می‌کنیم.`, hint: `کد تأیید به همین شماره می‌آید.` },
    hasAccount: `حساب دارید؟ وارد شوید`,
    info: { title: `خودتان را معرفی کنید`, lead: `نامتان در پشتیبانی و سندها می‌آید.`, later: `بعداً در پروفایل می‌نویسم` },
  },
  r = t(),
  i = [1, 2, 3, 4];
function a({ step: t }) {
  return (0, r.jsxs)(`div`, {
    className: `mb-6`,
    children: [
      (0, r.jsx)(`p`, { className: `sr-only`, children: n.steps[t] }),
      (0, r.jsx)(`div`, {
        'aria-hidden': !0,
        className: `grid grid-cols-4 gap-1.5`,
        children: i.map((n) => (0, r.jsx)(`span`, { className: e(`h-1 rounded-full`, n <= t ? `bg-action` : `bg-surface-press`) }, n)),
      }),
    ],
  });
}
export { a as SignUpBars, n as t };
