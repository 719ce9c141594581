import { n as e } from './BnwNWBLZ.js';
import { t } from './Ha7ZAJ9Q.js';
import { t as n } from './BD58juJ7.js';
import { ut as r } from './F4vu4jyn.js';
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
