import { Sheet as e } from './yHKwzNde.js';
import { CartPanel as t, CartTitle as n, CartTools as r, GoOnButton as i } from './QoXq0jIj.js';
import { ut as a } from './F4vu4jyn.js';
var o = a();
function s({ goOn: a, onClose: s, ...c }) {
  return (0, o.jsxs)(e, {
    isOpen: !0,
    onOpenChange: s,
    title: (0, o.jsx)(n, { cart: c.cart, way: c.way }),
    footer: (0, o.jsx)(i, { ...a, panel: c }),
    children: [
      (0, o.jsx)(`div`, { className: `relative -mt-4 -mb-7 flex h-11 items-start justify-end`, children: (0, o.jsx)(r, { cart: c.cart }) }),
      (0, o.jsx)(t, { ...c }),
    ],
  });
}
export { s as CartSheet };
