import { r as e } from './XKyaHtl9.js';
import {
  C as t,
  F as n,
  H as r,
  I as i,
  K as a,
  N as o,
  P as s,
  U as c,
  V as l,
  m as u,
  n as d,
  q as f,
  r as p,
  t as m,
  y as h,
  z as g,
} from './Gic8dC47.js';
import { C as _, D as v, E as y, O as b, S as x, _ as S, k as C, o as w, s as T, v as E, w as D, y as O } from './y-SvcHlL.js';
import { t as k } from './D8JH1jTK.js';
var A = e(k(), 1);
function j(e, t, n) {
  let { overlayProps: i, underlayProps: a } = v({ ...e, isOpen: t.isOpen, onClose: t.close }, n);
  (x({ isDisabled: !t.isOpen, UNSTABLE_overrideFocus: e.UNSTABLE_overrideFocus }), S());
  let { isEntering: o } = e;
  return (
    (0, A.useEffect)(() => {
      if (t.isOpen && n.current) return o ? b(n.current) : C([n.current], { shouldUseInert: !0 });
    }, [t.isOpen, o, n]),
    { modalProps: r(i), underlayProps: a }
  );
}
var M = typeof document < `u` && window.visualViewport;
function N() {
  let e = a(),
    n = (0, A.useRef)(null),
    [r, i] = (0, A.useState)(() => (e ? { width: 0, height: 0 } : P()));
  return (
    (0, A.useEffect)(() => {
      let e = (e) => {
          i((t) => (e.width === t.width && e.height === t.height ? t : e));
        },
        r = () => {
          (M && M.scale > 1) || e(P());
        },
        a = (r) => {
          (M && M.scale > 1) ||
            (D(t(r)) &&
              (n.current = _((t) => {
                t || e({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });
              })));
        };
      return (
        e(P()),
        h() && u() && window.addEventListener(`blur`, a, !0),
        M ? M.addEventListener(`resize`, r) : window.addEventListener(`resize`, r),
        () => {
          (n.current?.(),
            h() && u() && window.removeEventListener(`blur`, a, !0),
            M ? M.removeEventListener(`resize`, r) : window.removeEventListener(`resize`, r));
        }
      );
    }, []),
    r
  );
}
function P() {
  return {
    width: M ? Math.min(M.width * M.scale, document.documentElement.clientWidth) : document.documentElement.clientWidth,
    height: M ? M.height * M.scale : document.documentElement.clientHeight,
  };
}
var F = (0, A.createContext)(null),
  I = (0, A.createContext)(null),
  L = (0, A.forwardRef)(function (e, t) {
    if ((0, A.useContext)(I)) return A.createElement(H, { ...e, modalRef: t }, e.children);
    let {
      isDismissable: n,
      isKeyboardDismissDisabled: r,
      isOpen: i,
      defaultOpen: a,
      onOpenChange: o,
      children: s,
      isEntering: c,
      isExiting: l,
      UNSTABLE_portalContainer: u,
      shouldCloseOnInteractOutside: d,
      ...f
    } = e;
    return A.createElement(
      z,
      {
        isDismissable: n,
        isKeyboardDismissDisabled: r,
        isOpen: i,
        defaultOpen: a,
        onOpenChange: o,
        isEntering: c,
        isExiting: l,
        UNSTABLE_portalContainer: u,
        shouldCloseOnInteractOutside: d,
      },
      A.createElement(H, { ...f, modalRef: t }, s),
    );
  });
function R(e, t) {
  [e, t] = n(e, t, F);
  let r = (0, A.useContext)(T),
    i = p(e),
    o = e.isOpen != null || e.defaultOpen != null || !r ? i : r,
    s = l(t),
    c = (0, A.useRef)(null),
    u = m(s, o.isOpen, e.onExit),
    d = (0, A.useRef)(null),
    f = m(c, o.isOpen, (e) => d.current?.(e)),
    h = u || f || e.isExiting || !1,
    g = a();
  return (!o.isOpen && !h) || g ? null : A.createElement(B, { ...e, state: o, isExiting: h, overlayRef: s, modalRef: c, onExitRef: d });
}
var z = (0, A.forwardRef)(R);
function B({ UNSTABLE_portalContainer: e, UNSTABLE_deferUntilEntered: t, ...n }) {
  let a = n.modalRef,
    { state: c } = n,
    [l, u] = (0, A.useState)(!1),
    p = d(n.overlayRef, l, n.onEnter) || n.isEntering || !1,
    m = !!t && (!l || p),
    { modalProps: h, underlayProps: v } = j({ ...n, isEntering: m }, c, a),
    b = (0, A.useContext)(w),
    x = t ? V(b, { isEntering: m }) : b,
    S = i({ ...n, defaultClassName: `react-aria-ModalOverlay`, values: { isEntering: p, isExiting: n.isExiting, state: c } }),
    C = N(),
    D,
    O;
  if (typeof document < `u`) {
    let e = y(document.body) ? document.body : document.scrollingElement || document.documentElement,
      t = e.getBoundingClientRect().width % 1,
      n = e.getBoundingClientRect().height % 1;
    ((D = e.scrollWidth - t), (O = e.scrollHeight - n));
  }
  let k = {
    ...S.style,
    '--visual-viewport-width': C.width + `px`,
    '--visual-viewport-height': C.height + `px`,
    '--page-width': D === void 0 ? void 0 : D + `px`,
    '--page-height': O === void 0 ? void 0 : O + `px`,
  };
  return (
    f(() => _(() => u(!0)), []),
    A.createElement(
      E,
      { isExiting: n.isExiting, portalContainer: e },
      A.createElement(
        g.div,
        {
          ...r(o(n, { global: !0 }), v),
          ...S,
          style: k,
          ref: n.overlayRef,
          'data-entering': p || void 0,
          'data-exiting': n.isExiting || void 0,
        },
        A.createElement(
          s,
          {
            values: [
              [
                I,
                { modalProps: h, modalRef: a, isExiting: n.isExiting, onExitRef: n.onExitRef, isOpen: l, isDismissable: n.isDismissable },
              ],
              [T, c],
              [w, x],
            ],
          },
          S.children,
        ),
      ),
    )
  );
}
function V(e, t) {
  if (e && `slots` in e && e.slots) {
    let n = {};
    for (let r in e.slots) n[r] = { ...e.slots[r], ...t };
    return { ...e, slots: n };
  }
  return { ...e, ...t };
}
function H(e) {
  let { modalProps: t, modalRef: n, isExiting: a, onExitRef: s, isDismissable: u, isOpen: p } = (0, A.useContext)(I),
    m = (0, A.useContext)(T),
    h = (0, A.useMemo)(() => c(e.modalRef, n), [e.modalRef, n]),
    _ = l(h),
    v = d(_, p, e.onEnter),
    y = i({ ...e, defaultClassName: `react-aria-Modal`, values: { isEntering: v, isExiting: a, state: m } });
  return (
    f(() => {
      s && (s.current = e.onExit);
    }),
    A.createElement(
      g.div,
      { ...r(o(e, { global: !0 }), t), ...y, ref: _, 'data-entering': v || void 0, 'data-exiting': a || void 0 },
      u && A.createElement(O, { onDismiss: m.close }),
      y.children,
    )
  );
}
export { z as n, L as t };
