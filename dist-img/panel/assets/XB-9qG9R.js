import { Sheet as e } from './BMlYHlbg.js';
import { n as t, t as n } from './BaV07hbW.js';
import { ut as r } from './tUkH6Wd0.js';
var i = r();
function a({ content: r, onSent: a, onClose: o }) {
  return (0, i.jsxs)(e, {
    isOpen: !0,
    onOpenChange: (e) => !e && o(),
    title: t.reject,
    children: [
      (0, i.jsx)(`p`, { className: `mb-3 text-md text-text-2`, children: t.seenBy(r.publisher.title) }),
      (0, i.jsx)(n, { content: r, onSent: a, onCancel: o }, r.id),
    ],
  });
}
export { a as RejectSheet };
