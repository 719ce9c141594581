import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './DViy7J10.js';
import { W as r } from './F4vu4jyn.js';
import { t as i } from './VXmm6Y8v.js';
import { n as a, t as o } from './gmqf80wk.js';
import { r as s, t as c } from './OI1p82yK.js';
var l = e(t(), 1);
function u({ phone: e, was_shown_lately: t, ...n }) {
  return (e === null || e.trim() === ``) && !t && (n.mode === `demo` || !r(n));
}
function d({ has_seen_welcome_message: e, ...t }) {
  return !e && !r(t);
}
function f({ items: e, ...t }) {
  return e !== null && e > 0 && t.mode !== `demo` && !r(t);
}
var p = /^\/(profile|support)(\/|$)/;
function m(e) {
  return e.balance > 0 && !e.is_financial_info_complete && !e.is_hijacked && !p.test(e.pathname);
}
function h(e) {
  return [`modals`, `turn`, e];
}
var g = `[role="dialog"], [role="alertdialog"]`;
function _() {
  return document.querySelector(g) === null;
}
function v(e) {
  let [t, n] = (0, l.useState)(!1);
  return (
    (0, l.useEffect)(() => {
      if (!e) {
        n(!1);
        return;
      }
      if (_()) {
        n(!0);
        return;
      }
      let t = new MutationObserver(() => {
        _() && (t.disconnect(), n(!0));
      });
      return (t.observe(document.body, { childList: !0, subtree: !0 }), () => t.disconnect());
    }, [e]),
    e && t
  );
}
function y() {
  let e = n({ select: (e) => e.pathname }),
    t = i(o).data,
    r = t?.is_hijacked === !1,
    l = i({ ...a, enabled: r }),
    u = l.data?.balance ?? 0,
    d = r && u > 0,
    f = i({ ...c, enabled: d, retryOnMount: !1, refetchOnWindowFocus: !1 });
  return t === void 0 || (r && l.isPending) || (d && f.isPending)
    ? { kind: `unknown` }
    : f.data === void 0
      ? { kind: `closed` }
      : m({ is_hijacked: t.is_hijacked, balance: u, is_financial_info_complete: !s(f.data), pathname: e })
        ? { kind: `open`, balanceToman: u }
        : { kind: `closed` };
}
export { d as a, f as i, v as n, u as o, h as r, y as t };
