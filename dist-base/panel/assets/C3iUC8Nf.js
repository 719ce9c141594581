import { r as e } from './XKyaHtl9.js';
import { F as t, H as n, I as r, K as i, N as a, a as o, l as s, n as c, o as l, r as u, t as d, u as f, z as p } from './Gic8dC47.js';
import { t as m } from './D8JH1jTK.js';
import { nt as h, ut as g } from './F4vu4jyn.js';
var _ = e(m(), 1),
  v = e(h(), 1),
  y = _.createContext(null);
function b(e) {
  let { children: t } = e,
    n = (0, _.useContext)(y),
    [r, i] = (0, _.useState)(0),
    a = (0, _.useMemo)(
      () => ({
        parent: n,
        modalCount: r,
        addModal() {
          (i((e) => e + 1), n && n.addModal());
        },
        removeModal() {
          (i((e) => e - 1), n && n.removeModal());
        },
      }),
      [n, r],
    );
  return _.createElement(y.Provider, { value: a }, t);
}
function x() {
  let e = (0, _.useContext)(y);
  return { modalProviderProps: { 'aria-hidden': e && e.modalCount > 0 ? !0 : void 0 } };
}
function S(e) {
  let { modalProviderProps: t } = x();
  return _.createElement(`div`, { 'data-overlay-container': !0, ...e, ...t });
}
function C(e) {
  return _.createElement(b, null, _.createElement(S, e));
}
function w(e) {
  let t = i(),
    { portalContainer: n = t ? null : document.body, ...r } = e,
    { getContainer: a } = o();
  if (
    (!e.portalContainer && a && (n = a()),
    _.useEffect(() => {
      if (n?.closest(`[data-overlay-container]`))
        throw Error(`An OverlayContainer must not be inside another container. Please change the portalContainer prop.`);
    }, [n]),
    !n)
  )
    return null;
  let s = _.createElement(C, r);
  return v.createPortal(s, n);
}
var T = 1500,
  E = 500,
  D = {},
  O = 0,
  k = !1,
  A = null,
  j = null;
function M(e = {}) {
  let { delay: t = T, closeDelay: n = E } = e,
    { isOpen: r, open: i, close: a } = u(e),
    [o, s] = (0, _.useState)(!1),
    c = (0, _.useMemo)(() => `${++O}`, []),
    l = (0, _.useRef)(null),
    d = (0, _.useRef)(a),
    f = () => {
      D[c] = h;
    },
    p = () => {
      for (let e in D) e !== c && (D[e](!0, !0), delete D[e]);
    },
    m = (e) => {
      (l.current && clearTimeout(l.current),
        (l.current = null),
        p(),
        f(),
        s(!!e),
        (k = !0),
        i(),
        (A &&= (clearTimeout(A), null)),
        (j &&= (clearTimeout(j), null)));
    },
    h = (e, t) => {
      (s(!!t),
        e || n <= 0
          ? (l.current && clearTimeout(l.current), (l.current = null), d.current())
          : (l.current ||= setTimeout(() => {
              ((l.current = null), d.current());
            }, n)),
        (A &&= (clearTimeout(A), null)),
        k &&
          (j && clearTimeout(j),
          (j = setTimeout(
            () => {
              (delete D[c], (j = null), (k = !1));
            },
            Math.max(E, n),
          ))));
    },
    g = () => {
      (p(),
        f(),
        !r && !k
          ? (A && clearTimeout(A),
            (A = setTimeout(() => {
              ((A = null), (k = !0), m(!1));
            }, t)))
          : r || m(!0));
    };
  return (
    (0, _.useEffect)(() => {
      d.current = a;
    }, [a]),
    (0, _.useEffect)(
      () => () => {
        (l.current && clearTimeout(l.current), D[c] && delete D[c]);
      },
      [c],
    ),
    {
      isOpen: r,
      shouldSkipAnimation: o,
      open: (e) => {
        !e && t > 0 && !l.current ? g() : m(k);
      },
      close: h,
    }
  );
}
function N(e, t) {
  let r = a(e, { labelable: !0 }),
    { hoverProps: i } = f({ onHoverStart: () => t?.open(!0), onHoverEnd: () => t?.close() });
  return { tooltipProps: n(r, i, { role: `tooltip` }) };
}
var P = (0, _.createContext)(null),
  F = (0, _.createContext)(null),
  I = (0, _.forwardRef)(function ({ UNSTABLE_portalContainer: e, ...n }, r) {
    [n, r] = t(n, r, F);
    let i = (0, _.useContext)(P),
      a = M(n),
      o = n.isOpen != null || n.defaultOpen != null || !i ? a : i,
      s = d(r, o.isOpen),
      c = n.isExiting || (!o.shouldSkipAnimation && s) || !1;
    return !o.isOpen && !c ? null : _.createElement(w, { portalContainer: e }, _.createElement(L, { ...n, tooltipRef: r, isExiting: c }));
  });
function L(e) {
  let t = (0, _.useContext)(P),
    i = (0, _.useRef)(null),
    {
      overlayProps: o,
      arrowProps: u,
      placement: d,
      triggerAnchorPoint: f,
    } = l({
      placement: e.placement || `top`,
      targetRef: e.triggerRef,
      overlayRef: e.tooltipRef,
      arrowRef: i,
      offset: e.offset,
      crossOffset: e.crossOffset,
      isOpen: t.isOpen,
      arrowBoundaryOffset: e.arrowBoundaryOffset,
      shouldFlip: e.shouldFlip,
      containerPadding: e.containerPadding,
      onClose: () => t.close(!0),
    }),
    m = c(e.tooltipRef, !!d),
    h = e.isEntering || (!t.shouldSkipAnimation && m) || !1,
    g = r({ ...e, defaultClassName: `react-aria-Tooltip`, values: { placement: d, isEntering: h, isExiting: e.isExiting, state: t } });
  e = n(e, o);
  let { tooltipProps: v } = N(e, t),
    y = a(e, { global: !0 });
  return _.createElement(
    p.div,
    {
      ...n(y, g, v),
      ref: e.tooltipRef,
      style: { ...o.style, '--trigger-anchor-point': f ? `${f.x}px ${f.y}px` : void 0, ...g.style },
      'data-placement': d ?? void 0,
      'data-entering': h || void 0,
      'data-exiting': e.isExiting || void 0,
    },
    _.createElement(s.Provider, { value: { ...u, placement: d, ref: i } }, g.children),
  );
}
var R = g(),
  z = `max-w-[260px] animate-rise rounded-sm bg-text px-2.5 py-1 text-xs text-surface`,
  B = { isOpen: !0, shouldSkipAnimation: !0, open: () => void 0, close: () => void 0 };
function V({ text: e, triggerRef: t, placement: n = `end` }) {
  return (0, R.jsx)(P.Provider, {
    value: B,
    children: (0, R.jsx)(I, { triggerRef: t, placement: n, offset: 6, className: z, children: e }),
  });
}
export { V as t };
