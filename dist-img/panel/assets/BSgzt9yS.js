import { n as e } from './D0dG9-G2.js';
import { t } from './Ha7ZAJ9Q.js';
import { t as n } from './Bbi1gSKV.js';
import { ut as r } from './tUkH6Wd0.js';
var i = r();
function a(r) {
  return (0, i.jsx)(e, {
    ...r,
    label: t.userCard,
    placement: `bottom end`,
    className: `w-80`,
    children: (0, i.jsx)(n, { onLeave: () => r.onOpenChange(!1) }),
  });
}
export { a as UserLayer };
