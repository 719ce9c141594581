import { r as e, t } from './XKyaHtl9.js';
import { t as n } from './D8JH1jTK.js';
import { nt as r } from './tUkH6Wd0.js';
import {
  A as i,
  B as a,
  C as o,
  D as s,
  E as c,
  F as l,
  G as u,
  H as d,
  I as f,
  J as p,
  K as m,
  L as h,
  N as g,
  O as _,
  P as v,
  R as y,
  S as b,
  T as x,
  V as S,
  W as C,
  _ as w,
  a as T,
  b as E,
  c as D,
  d as O,
  f as k,
  g as A,
  h as j,
  i as M,
  j as N,
  k as P,
  l as ee,
  m as F,
  n as I,
  o as te,
  p as ne,
  q as L,
  r as R,
  s as z,
  t as B,
  u as re,
  v as V,
  w as H,
  x as ie,
  y as U,
  z as W,
} from './L6ghD_ZD.js';
var ae = e(r(), 1),
  G = e(n(), 1);
typeof HTMLTemplateElement < `u` &&
  (Object.defineProperty(HTMLTemplateElement.prototype, 'firstChild', {
    configurable: !0,
    enumerable: !0,
    get: function () {
      return this.content.firstChild;
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'appendChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.appendChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'removeChild', {
    configurable: !0,
    enumerable: !0,
    value: function (e) {
      return this.content.removeChild(e);
    },
  }),
  Object.defineProperty(HTMLTemplateElement.prototype, 'insertBefore', {
    configurable: !0,
    enumerable: !0,
    value: function (e, t) {
      return this.content.insertBefore(e, t);
    },
  }));
var oe = (0, G.createContext)(!1);
function se(e) {
  if ((0, G.useContext)(oe)) return G.createElement(G.Fragment, null, e.children);
  let t = G.createElement(oe.Provider, { value: !0 }, e.children);
  return G.createElement(`template`, null, t);
}
function ce(e) {
  let t = (t, n) => ((0, G.useContext)(oe) ? null : e(t, n));
  return ((t.displayName = e.displayName || e.name), (0, G.forwardRef)(t));
}
function le() {
  return (0, G.useContext)(oe);
}
function ue(e, t) {
  let { id: n, 'aria-label': r, 'aria-labelledby': i } = e;
  return (
    (n = u(n)),
    i && r ? (i = [...new Set([n, ...i.trim().split(/\s+/)])].join(` `)) : (i &&= i.trim().split(/\s+/).join(` `)),
    !r && !i && t && (r = t),
    { id: n, 'aria-label': r, 'aria-labelledby': i }
  );
}
var de = (0, G.createContext)(null),
  fe = 7e3,
  pe = null;
function me(e, t = `assertive`, n = fe) {
  pe
    ? pe.announce(e, t, n)
    : ((pe = new he()),
      (typeof IS_REACT_ACT_ENVIRONMENT == `boolean` ? IS_REACT_ACT_ENVIRONMENT : typeof jest < `u`)
        ? pe.announce(e, t, n)
        : setTimeout(() => {
            pe?.isAttached() && pe?.announce(e, t, n);
          }, 100));
}
var he = class {
  constructor() {
    ((this.node = null),
      (this.assertiveLog = null),
      (this.politeLog = null),
      typeof document < `u` &&
        ((this.node = document.createElement(`div`)),
        (this.node.dataset.liveAnnouncer = `true`),
        Object.assign(this.node.style, {
          border: 0,
          clip: `rect(0 0 0 0)`,
          clipPath: `inset(50%)`,
          height: `1px`,
          margin: `-1px`,
          overflow: `hidden`,
          padding: 0,
          position: `absolute`,
          width: `1px`,
          whiteSpace: `nowrap`,
        }),
        (this.assertiveLog = this.createLog(`assertive`)),
        this.node.appendChild(this.assertiveLog),
        (this.politeLog = this.createLog(`polite`)),
        this.node.appendChild(this.politeLog),
        document.body.prepend(this.node)));
  }
  isAttached() {
    return this.node?.isConnected;
  }
  createLog(e) {
    let t = document.createElement(`div`);
    return (t.setAttribute(`role`, `log`), t.setAttribute(`aria-live`, e), t.setAttribute(`aria-relevant`, `additions`), t);
  }
  destroy() {
    this.node &&= (document.body.removeChild(this.node), null);
  }
  announce(e, t = `assertive`, n = fe) {
    if (!this.node) return;
    let r = document.createElement(`div`);
    (typeof e == `object` ? (r.setAttribute(`role`, `img`), r.setAttribute(`aria-labelledby`, e[`aria-labelledby`])) : (r.textContent = e),
      t === `assertive` ? this.assertiveLog?.appendChild(r) : this.politeLog?.appendChild(r),
      e !== `` &&
        setTimeout(() => {
          r.remove();
        }, n));
  }
  clear(e) {
    this.node &&
      ((!e || e === `assertive`) && this.assertiveLog && (this.assertiveLog.innerHTML = ``),
      (!e || e === `polite`) && this.politeLog && (this.politeLog.innerHTML = ``));
  }
};
function K(e) {
  e.focus({ preventScroll: !0 });
}
var ge = typeof Element < `u` && `checkVisibility` in Element.prototype;
function _e(e) {
  let t = P(e);
  if (!(e instanceof t.HTMLElement) && !(e instanceof t.SVGElement)) return !1;
  let { display: n, visibility: r } = e.style,
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  if (i) {
    let { getComputedStyle: t } = P(e),
      { display: n, visibility: r } = t(e);
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  }
  return i;
}
function ve(e, t) {
  return (
    !e.hasAttribute(`hidden`) &&
    !e.hasAttribute(`data-react-aria-prevent-focus`) &&
    (e.nodeName === `DETAILS` && t && t.nodeName !== `SUMMARY` ? e.hasAttribute(`open`) : !0)
  );
}
function ye(e, t) {
  return ge
    ? e.checkVisibility({ visibilityProperty: !0 }) && !e.closest(`[data-react-aria-prevent-focus]`)
    : e.nodeName !== `#comment` && _e(e) && ve(e, t) && (!e.parentElement || ye(e.parentElement, e));
}
var be = [
    `input:not([disabled]):not([type=hidden])`,
    `select:not([disabled])`,
    `textarea:not([disabled])`,
    `button:not([disabled])`,
    `a[href]`,
    `area[href]`,
    `summary`,
    `iframe`,
    `object`,
    `embed`,
    `audio[controls]`,
    `video[controls]`,
    `[contenteditable]:not([contenteditable^="false"])`,
    `permission`,
  ],
  xe = be.join(`:not([hidden]),`) + `,[tabindex]:not([disabled]):not([hidden])`;
be.push(`[tabindex]:not([tabindex="-1"]):not([disabled])`);
var Se = be.join(`:not([hidden]):not([tabindex="-1"]),`);
function Ce(e, t) {
  return e.matches(xe) && !Te(e) && (t?.skipVisibilityCheck || ye(e));
}
function we(e) {
  return e.matches(Se) && ye(e) && !Te(e);
}
function Te(e) {
  let t = e;
  for (; t != null;) {
    if (t instanceof P(t).HTMLElement && t.inert) return !0;
    t = t.parentElement;
  }
  return !1;
}
function Ee(e) {
  let t = e;
  return (
    (t.nativeEvent = e),
    (t.isDefaultPrevented = () => t.defaultPrevented),
    (t.isPropagationStopped = () => t.cancelBubble),
    (t.persist = () => {}),
    t
  );
}
function De(e, t) {
  (Object.defineProperty(e, 'target', { value: t }), Object.defineProperty(e, 'currentTarget', { value: t }));
}
function Oe(e) {
  let t = (0, G.useRef)({ isFocused: !1, observer: null });
  return (
    L(() => {
      let e = t.current;
      return () => {
        e.observer &&= (e.observer.disconnect(), null);
      };
    }, []),
    (0, G.useCallback)(
      (n) => {
        let r = o(n);
        if (
          r instanceof HTMLButtonElement ||
          r instanceof HTMLInputElement ||
          r instanceof HTMLTextAreaElement ||
          r instanceof HTMLSelectElement
        ) {
          t.current.isFocused = !0;
          let n = r;
          (n.addEventListener(
            `focusout`,
            (r) => {
              if (((t.current.isFocused = !1), n.disabled)) {
                let t = Ee(r);
                e?.(t);
              }
              t.current.observer && (t.current.observer.disconnect(), (t.current.observer = null));
            },
            { once: !0 },
          ),
            (t.current.observer = new MutationObserver(() => {
              if (t.current.isFocused && n.disabled) {
                t.current.observer?.disconnect();
                let e = n === b() ? null : b();
                (n.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: e })),
                  n.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: e })));
              }
            })),
            t.current.observer.observe(n, { attributes: !0, attributeFilter: [`disabled`] }));
        }
      },
      [e],
    )
  );
}
var ke = !1;
function Ae(e) {
  for (; e && !Ce(e, { skipVisibilityCheck: !0 });) e = e.parentElement;
  let t = P(e),
    n = b(t.document);
  if (!n || n === e) return;
  let r = e?.getRootNode(),
    i = r != null && s(r) ? r : P(e),
    a = (t) => t === e || (c(t) && E(e, t)),
    l = (e) => e === n || (n != null && c(e) && E(n, e));
  ke = !0;
  let u = !1,
    d = (e) => {
      (l(o(e)) || u) && e.stopImmediatePropagation();
    },
    f = (t) => {
      (l(o(t)) || u) && (t.stopImmediatePropagation(), !e && !u && ((u = !0), K(n), h()));
    },
    p = (e) => {
      (a(o(e)) || u) && e.stopImmediatePropagation();
    },
    m = (e) => {
      (a(o(e)) || u) && (e.stopImmediatePropagation(), u || ((u = !0), K(n), h()));
    };
  (i.addEventListener(`blur`, d, !0),
    i.addEventListener(`focusout`, f, !0),
    i.addEventListener(`focusin`, m, !0),
    i.addEventListener(`focus`, p, !0));
  let h = () => {
      (cancelAnimationFrame(g),
        i.removeEventListener(`blur`, d, !0),
        i.removeEventListener(`focusout`, f, !0),
        i.removeEventListener(`focusin`, m, !0),
        i.removeEventListener(`focus`, p, !0),
        (ke = !1),
        (u = !1));
    },
    g = requestAnimationFrame(h);
  return h;
}
function je(e) {
  return e.pointerType === `` && e.isTrusted
    ? !0
    : w() && e.pointerType
      ? e.type === `click` && e.buttons === 1
      : e.detail === 0 && !e.pointerType;
}
function Me(e) {
  return (
    (!w() && e.width === 0 && e.height === 0) ||
    (w() && e.width === 1 && e.height === 1 && e.pressure === 0 && e.detail === 0 && e.pointerType === `mouse`)
  );
}
var Ne = (0, G.createContext)({ isNative: !0, open: Re, useHref: (e) => e });
function Pe() {
  return (0, G.useContext)(Ne);
}
function Fe(e, t) {
  let n = e.getAttribute(`target`);
  return (
    (!n || n === `_self`) &&
    e.origin === location.origin &&
    !e.hasAttribute(`download`) &&
    !t.metaKey &&
    !t.ctrlKey &&
    !t.altKey &&
    !t.shiftKey
  );
}
function Ie(e, t, n = !0) {
  let { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o } = t,
    s =
      F() && A() && !j()
        ? new KeyboardEvent(`keydown`, { keyIdentifier: `Enter`, metaKey: r, ctrlKey: i, altKey: a, shiftKey: o })
        : new MouseEvent(`click`, { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o, detail: 1, bubbles: !0, cancelable: !0 });
  ((Ie.isOpening = n), K(e), e.dispatchEvent(s), (Ie.isOpening = !1));
}
Ie.isOpening = !1;
function Le(e, t) {
  if (e instanceof HTMLAnchorElement) t(e);
  else if (e.hasAttribute(`data-href`)) {
    let n = document.createElement(`a`);
    ((n.href = e.getAttribute(`data-href`)),
      e.hasAttribute(`data-target`) && (n.target = e.getAttribute(`data-target`)),
      e.hasAttribute(`data-rel`) && (n.rel = e.getAttribute(`data-rel`)),
      e.hasAttribute(`data-download`) && (n.download = e.getAttribute(`data-download`)),
      e.hasAttribute(`data-ping`) && (n.ping = e.getAttribute(`data-ping`)),
      e.hasAttribute(`data-referrer-policy`) && (n.referrerPolicy = e.getAttribute(`data-referrer-policy`)),
      e.appendChild(n),
      t(n),
      e.removeChild(n));
  }
}
function Re(e, t) {
  Le(e, (e) => Ie(e, t));
}
function ze(e) {
  let t = Pe().useHref(e?.href ?? ``),
    n = {};
  if (e)
    for (let r of [`href`, `target`, `rel`, `download`, `ping`, `referrerPolicy`])
      r in e && e[r] !== void 0 && (n[r] = r === `href` ? t : e[r]);
  return n;
}
function Be(e, t, n, r) {
  !t.isNative &&
    e.currentTarget instanceof HTMLAnchorElement &&
    e.currentTarget.href &&
    !e.isDefaultPrevented() &&
    Fe(e.currentTarget, e) &&
    n &&
    (e.preventDefault(), t.open(e.currentTarget, e, n, r));
}
var Ve = null,
  He = new Set(),
  Ue = new Map(),
  We = !1,
  Ge = !1,
  Ke = { Tab: !0, Escape: !0 };
function qe(e, t) {
  for (let n of He) n(e, t);
}
function Je(e) {
  return !(e.metaKey || (!A() && e.altKey) || e.ctrlKey || e.key === `Control` || e.key === `Shift` || e.key === `Meta`);
}
function Ye(e) {
  ((We = !0), !Ie.isOpening && Je(e) && ((Ve = `keyboard`), qe(`keyboard`, e)));
}
function Xe(e) {
  ((Ve = `pointer`),
    `pointerType` in e && e.pointerType,
    (e.type === `mousedown` || e.type === `pointerdown`) && ((We = !0), qe(`pointer`, e)));
}
function Ze(e) {
  !Ie.isOpening && je(e) && ((We = !0), (Ve = `virtual`));
}
function Qe(e) {
  if (ke) return;
  let t = o(e),
    n = P(t),
    r = _(t);
  t === n ? (Ge = !0) : t !== r && e.isTrusted && (!We && !Ge && ((Ve = `virtual`), qe(`virtual`, e)), (We = !1), (Ge = !1));
}
function $e() {
  ke || ((We = !1), (Ge = !0));
}
function et(e) {
  let t = b(_(o(e)));
  queueMicrotask(() => {
    b(_(o(e))) !== t && ot(`keyboard`);
  });
}
function tt(e) {
  if (typeof window > `u` || typeof document > `u`) return;
  let t = P(e),
    n = _(e);
  if (Ue.get(t)) return;
  let r = t.HTMLElement.prototype.focus;
  (Reflect.defineProperty(t.HTMLElement.prototype, 'focus', {
    configurable: !0,
    writable: !0,
    value: function () {
      ((We = !0), r.apply(this, arguments));
    },
  }),
    n.addEventListener(`keydown`, Ye, !0),
    n.addEventListener(`keyup`, Ye, !0),
    n.addEventListener(`click`, Ze, !0),
    n.addEventListener(`invalid`, et, !0),
    t.addEventListener(`focus`, Qe, !0),
    t.addEventListener(`blur`, $e, !1),
    typeof PointerEvent < `u` &&
      (n.addEventListener(`pointerdown`, Xe, !0), n.addEventListener(`pointermove`, Xe, !0), n.addEventListener(`pointerup`, Xe, !0)),
    t.addEventListener(
      `beforeunload`,
      () => {
        nt(e);
      },
      { once: !0 },
    ),
    Ue.set(t, { focus: r }));
}
var nt = (e, t) => {
  let n = P(e),
    r = _(e);
  (t && r.removeEventListener(`DOMContentLoaded`, t),
    Ue.has(n) &&
      (Reflect.defineProperty(n.HTMLElement.prototype, 'focus', { configurable: !0, writable: !0, value: Ue.get(n).focus }),
      r.removeEventListener(`keydown`, Ye, !0),
      r.removeEventListener(`keyup`, Ye, !0),
      r.removeEventListener(`click`, Ze, !0),
      r.removeEventListener(`invalid`, et, !0),
      n.removeEventListener(`focus`, Qe, !0),
      n.removeEventListener(`blur`, $e, !1),
      typeof PointerEvent < `u` &&
        (r.removeEventListener(`pointerdown`, Xe, !0),
        r.removeEventListener(`pointermove`, Xe, !0),
        r.removeEventListener(`pointerup`, Xe, !0)),
      Ue.delete(n)));
};
function rt(e) {
  let t = _(e),
    n;
  return (
    t.readyState === `loading`
      ? ((n = () => {
          tt(e);
        }),
        t.addEventListener(`DOMContentLoaded`, n))
      : tt(e),
    () => nt(e, n)
  );
}
typeof document < `u` && rt();
function it() {
  return Ve !== `pointer`;
}
function at() {
  return Ve;
}
function ot(e) {
  ((Ve = e), qe(e, null));
}
var st = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function ct(e, t, n) {
  let r = n ? o(n) : void 0,
    i = _(r),
    a = P(r),
    s = a === void 0 ? HTMLInputElement : a.HTMLInputElement,
    c = a === void 0 ? HTMLTextAreaElement : a.HTMLTextAreaElement,
    l = a === void 0 ? HTMLElement : a.HTMLElement,
    u = a === void 0 ? KeyboardEvent : a.KeyboardEvent,
    d = b(i);
  return (
    (e = e || (d instanceof s && !st.has(d.type)) || d instanceof c || (d instanceof l && d.isContentEditable)),
    !(e && t === `keyboard` && n instanceof u && !Ke[n.key])
  );
}
function lt(e, t, n) {
  (tt(),
    (0, G.useEffect)(() => {
      if (n?.enabled === !1) return;
      let t = (t, r) => {
        ct(!!n?.isTextInput, t, r) && e(it());
      };
      return (
        He.add(t),
        () => {
          He.delete(t);
        }
      );
    }, t));
}
var ut = new Map(),
  dt = new Set();
function ft(e) {
  return `propertyName` in e;
}
function pt(e) {
  let t = o(e);
  if (!ft(e) || !t) return;
  let n = ut.get(t);
  (n || ((n = new Set()), ut.set(t, n), t.addEventListener(`transitioncancel`, mt, { once: !0 })), n.add(e.propertyName));
}
function mt(e) {
  let t = o(e);
  if (!ft(e) || !t) return;
  let n = ut.get(t);
  if (n && (n.delete(e.propertyName), n.size === 0 && (t.removeEventListener(`transitioncancel`, mt), ut.delete(t)), ut.size === 0))
    for (let e of dt) (e(!0), dt.delete(e));
}
function ht() {
  (i(document, `transitionrun`, pt), i(document, `transitionend`, mt));
}
function gt() {
  for (let [e] of ut) `isConnected` in e && !e.isConnected && ut.delete(e);
}
typeof document < `u` && (document.readyState === `loading` ? i(document, `DOMContentLoaded`, ht) : ht());
function _t(e) {
  let t = window.requestAnimationFrame(() => {
    if ((gt(), ut.size === 0)) return e(!1);
    dt.add(e);
  });
  return () => {
    (window.cancelAnimationFrame(t), dt.delete(e));
  };
}
function vt(e) {
  if (!e.isConnected) return;
  let t = _(e);
  if (at() === `virtual`) {
    let n = b(t);
    _t(() => {
      let r = b(t);
      (r === n || r === t.body) && e.isConnected && K(e);
    });
  } else K(e);
}
function yt(e) {
  let { isDisabled: t, onFocus: n, onBlur: r, onFocusChange: i } = e,
    a = (0, G.useCallback)(
      (e) => {
        if (o(e) === e.currentTarget) return (r && r(e), i && i(!1), !0);
      },
      [r, i],
    ),
    s = Oe(a),
    c = (0, G.useCallback)(
      (e) => {
        let t = o(e),
          r = _(t),
          a = r ? b(r) : b();
        t === e.currentTarget && t === a && (n && n(e), i && i(!0), s(e));
      },
      [i, n, s],
    );
  return { focusProps: { onFocus: !t && (n || i || r) ? c : void 0, onBlur: !t && (r || i) ? a : void 0 } };
}
function bt(e) {
  if (e)
    return (t) => {
      let n = !0;
      (e({
        ...t,
        preventDefault() {
          t.preventDefault();
        },
        isDefaultPrevented() {
          return t.isDefaultPrevented();
        },
        stopPropagation() {
          n = !0;
        },
        continuePropagation() {
          ((n = !1), typeof t.continuePropagation == `function` && t.continuePropagation());
        },
        isPropagationStopped() {
          return n;
        },
      }),
        n && !(typeof t.isPropagationStopped == `function` && t.isPropagationStopped()) && t.stopPropagation());
    };
}
var xt = new Set([`shift`, `alt`, `control`, `meta`, `mod`]),
  St = [`Alt`, `Control`, `Meta`, `Shift`];
function Ct(e) {
  let t = new Set();
  return (
    e.alt && t.add(`Alt`),
    e.shift && t.add(`Shift`),
    e.ctrl && t.add(`Control`),
    e.meta && t.add(`Meta`),
    e.mod && t.add(A() ? `Meta` : `Control`),
    t
  );
}
function wt(e) {
  let t = new Set();
  return (e.altKey && t.add(`Alt`), e.ctrlKey && t.add(`Control`), e.metaKey && t.add(`Meta`), e.shiftKey && t.add(`Shift`), t);
}
function Tt(e) {
  return St.filter((t) => e.has(t));
}
function Et(e) {
  let t = e.split(`+`).reduce(
    (e, t) => {
      let n = t.toLowerCase();
      return (
        xt.has(n)
          ? n === `shift`
            ? (e.shift = !0)
            : n === `alt`
              ? (e.alt = !0)
              : n === `control`
                ? (e.ctrl = !0)
                : n === `meta`
                  ? (e.meta = !0)
                  : n === `mod` && (e.mod = !0)
          : (e.key = t),
        e
      );
    },
    { shift: !1, alt: !1, ctrl: !1, meta: !1, mod: !1, key: `` },
  );
  if (t.key === ``)
    throw Error(
      `Invalid keyboard shortcut: "${e}". Must include exactly one non-modifier key (e.g. "a", "Enter", "ArrowDown"). Combine any of Shift, Alt, Ctrl, Meta, and Mod.`,
    );
  return t;
}
function Dt(e) {
  return e.toLowerCase();
}
var Ot = {
  space: ` `,
  esc: `escape`,
  del: `delete`,
  ins: `insert`,
  left: `arrowleft`,
  right: `arrowright`,
  up: `arrowup`,
  down: `arrowdown`,
  pageup: `pageup`,
  pagedown: `pagedown`,
};
function kt(e) {
  let t = Dt(e);
  return Ot[t] ?? t;
}
function At(e) {
  let t = Tt(Ct(e)),
    n = kt(e.key);
  return t.length > 0 ? `${t.join(`+`)}+${n}` : n;
}
function jt(e) {
  let t = Tt(wt(e)),
    n = Dt(e.key);
  return (t.length > 0 ? `${t.join(`+`)}+` : ``) + n;
}
function Mt(e) {
  let t = new Map();
  for (let [n, r] of Object.entries(e)) {
    let e = Et(n);
    t.set(At(e), r);
  }
  return (e) => {
    let n = jt(e),
      r = t.get(n),
      i = r?.(e);
    (i === void 0 && r !== void 0
      ? (i = { shouldContinuePropagation: !1, shouldPreventDefault: !0 })
      : typeof i == `boolean` && (i = { shouldContinuePropagation: !i, shouldPreventDefault: i }),
      i?.shouldPreventDefault && e.preventDefault(),
      (!r || i?.shouldContinuePropagation) && e.continuePropagation());
  };
}
function Nt(e) {
  let { shortcuts: t, allowRepeats: n = !1, allowComposing: r = !1 } = e,
    i,
    a;
  if (t) {
    let s = Mt(t),
      c = bt((e) => {
        E(e.currentTarget, o(e))
          ? (e.nativeEvent?.repeat && !n) || (e.nativeEvent?.isComposing && !r)
            ? e.continuePropagation()
            : s(e)
          : e.continuePropagation();
      }),
      l = bt((e) => {
        (E(e.currentTarget, o(e)) && ((e.nativeEvent?.repeat && !n) || e.nativeEvent?.isComposing), e.continuePropagation());
      });
    ((i = e.onKeyDown ? p(e.onKeyDown, c) : c), (a = e.onKeyUp ? p(e.onKeyUp, l) : l));
  } else ((i = bt(e.onKeyDown)), (a = bt(e.onKeyUp)));
  return { keyboardProps: e.isDisabled ? {} : { onKeyDown: i, onKeyUp: a } };
}
function Pt(e, t) {
  L(() => {
    if (e && e.ref && t)
      return (
        (e.ref.current = t.current),
        () => {
          e.ref && (e.ref.current = null);
        }
      );
  });
}
var Ft = G.createContext(null);
function It(e) {
  let t = (0, G.useContext)(Ft) || {};
  Pt(t, e);
  let { ref: n, ...r } = t;
  return r;
}
function Lt(e, t) {
  let { focusProps: n } = yt(e),
    { keyboardProps: r } = Nt(e),
    i = d(n, r),
    a = It(t),
    o = e.isDisabled ? {} : a,
    s = (0, G.useRef)(e.autoFocus);
  (0, G.useEffect)(() => {
    (s.current && t.current && vt(t.current), (s.current = !1));
  }, [t]);
  let c = e.excludeFromTabOrder ? -1 : 0;
  return (e.isDisabled && (c = void 0), { focusableProps: d({ ...i, tabIndex: c }, o) });
}
var Rt = `default`,
  zt = ``,
  Bt = new WeakMap();
function Vt(e) {
  if (U() && F()) {
    if (Rt === 'default') {
      let t = _(e);
      ((zt = t.documentElement.style.webkitUserSelect), (t.documentElement.style.webkitUserSelect = `none`));
    }
    Rt = `disabled`;
  } else if (e instanceof HTMLElement || e instanceof SVGElement) {
    let t = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    (Bt.set(e, e.style[t]), (e.style[t] = `none`));
  }
}
function Ht(e) {
  if (U() && F()) {
    if (Rt !== `disabled`) return;
    ((Rt = `restoring`),
      setTimeout(() => {
        _t(() => {
          if (Rt === `restoring`) {
            let t = _(e);
            (t.documentElement.style.webkitUserSelect === `none` && (t.documentElement.style.webkitUserSelect = zt || ``),
              (zt = ``),
              (Rt = `default`));
          }
        });
      }, 300));
  } else if ((e instanceof HTMLElement || e instanceof SVGElement) && e && Bt.has(e)) {
    let t = Bt.get(e),
      n = `userSelect` in e.style ? `userSelect` : `webkitUserSelect`;
    (e.style[n] === `none` && (e.style[n] = t), e.getAttribute(`style`) === `` && e.removeAttribute(`style`), Bt.delete(e));
  }
}
function Ut(e, t) {
  let n = P(t),
    r = _(t);
  if (r == null || n == null) return;
  let i,
    a = `meta[name="${CSS.escape(e)}"], meta[property="${CSS.escape(e)}"]`,
    o = r.querySelector(a);
  return (
    o &&
      o instanceof n.HTMLMetaElement &&
      (e === `csp-nonce` && o.nonce && (i ??= o.nonce || void 0), o.content && (i ??= o.content || void 0)),
    e === `csp-nonce` && (i ??= n.__webpack_nonce__ || globalThis.__webpack_nonce__ || void 0),
    i
  );
}
var Wt = new WeakMap();
function Gt(e) {
  let t = _(e),
    n = Wt.get(t);
  return ((n ??= Ut(`csp-nonce`, t)), n !== void 0 && Wt.set(t, n), n);
}
var Kt = G.createContext({ register: () => {} });
Kt.displayName = `PressResponderContext`;
function qt(e) {
  let t = (0, G.useContext)(Kt);
  if (t) {
    let { register: n, ref: r, ...i } = t;
    ((e = d(i, e)), n());
  }
  return (Pt(t, e.ref), e);
}
var Jt = class {
    #e;
    constructor(e, t, n, r) {
      this.#e = !0;
      let i = (r?.target ?? n.currentTarget)?.getBoundingClientRect(),
        a,
        o = 0,
        s,
        c = null;
      (n.clientX != null && n.clientY != null && ((s = n.clientX), (c = n.clientY)),
        i && (s != null && c != null ? ((a = s - i.left), (o = c - i.top)) : ((a = i.width / 2), (o = i.height / 2))),
        (this.type = e),
        (this.pointerType = t),
        (this.target = n.currentTarget),
        (this.shiftKey = n.shiftKey),
        (this.metaKey = n.metaKey),
        (this.ctrlKey = n.ctrlKey),
        (this.altKey = n.altKey),
        (this.x = a),
        (this.y = o),
        (this.key = n.key));
    }
    continuePropagation() {
      this.#e = !1;
    }
    get shouldStopPropagation() {
      return this.#e;
    }
  },
  Yt = Symbol(`linkClicked`),
  Xt = `react-aria-pressable-style`,
  Zt = `data-react-aria-pressable`;
function Qt(e) {
  let {
      onPress: t,
      onPressChange: n,
      onPressStart: r,
      onPressEnd: i,
      onPressUp: a,
      onClick: s,
      isDisabled: c,
      isPressed: l,
      preventFocusOnPress: u,
      shouldCancelOnPointerExit: f,
      allowTextSelectionOnPress: m,
      ref: h,
      ...g
    } = qt(e),
    [v, y] = (0, G.useState)(!1),
    b = (0, G.useRef)({
      isPressed: !1,
      ignoreEmulatedMouseEvents: !1,
      didFirePressStart: !1,
      isTriggeringEvent: !1,
      activePointerId: null,
      target: null,
      isOverTarget: !1,
      pointerType: null,
      disposables: [],
    }),
    { addGlobalListener: x, removeAllGlobalListeners: S } = O(),
    C = (0, G.useCallback)(
      (e, t) => {
        let i = b.current;
        if (c || i.didFirePressStart) return !1;
        let a = !0;
        if (((i.isTriggeringEvent = !0), r)) {
          let n = new Jt(`pressstart`, t, e);
          (r(n), (a = n.shouldStopPropagation));
        }
        return (n && n(!0), (i.isTriggeringEvent = !1), (i.didFirePressStart = !0), y(!0), a);
      },
      [c, r, n],
    ),
    w = (0, G.useCallback)(
      (e, r, a = !0) => {
        let o = b.current;
        if (!o.didFirePressStart) return !1;
        ((o.didFirePressStart = !1), (o.isTriggeringEvent = !0));
        let s = !0;
        if (i) {
          let t = new Jt(`pressend`, r, e);
          (i(t), (s = t.shouldStopPropagation));
        }
        if ((n && n(!1), y(!1), t && a && !c)) {
          let n = new Jt(`press`, r, e);
          (t(n), (s &&= n.shouldStopPropagation));
        }
        return ((o.isTriggeringEvent = !1), s);
      },
      [c, i, n, t],
    ),
    T = k(w),
    D = (0, G.useCallback)(
      (e, t) => {
        let n = b.current;
        if (c) return !1;
        if (a) {
          n.isTriggeringEvent = !0;
          let r = new Jt(`pressup`, t, e);
          return (a(r), (n.isTriggeringEvent = !1), r.shouldStopPropagation);
        }
        return !0;
      },
      [c, a],
    ),
    j = k(D),
    M = (0, G.useCallback)(
      (e) => {
        let t = b.current;
        if (t.isPressed && t.target) {
          (t.didFirePressStart && t.pointerType != null && w(tn(t.target, e), t.pointerType, !1),
            (t.isPressed = !1),
            (t.isOverTarget = !1),
            (t.activePointerId = null),
            (t.pointerType = null),
            S(),
            m || Ht(t.target));
          for (let e of t.disposables) e();
          t.disposables = [];
        }
      },
      [m, S, w],
    ),
    N = k(M);
  (0, G.useEffect)(() => {
    c && b.current.isPressed && N({ currentTarget: b.current.target, shiftKey: !1, ctrlKey: !1, metaKey: !1, altKey: !1 });
  }, [c]);
  let P = (0, G.useCallback)(
      (e) => {
        f && M(e);
      },
      [f, M],
    ),
    ee = (0, G.useCallback)(
      (e) => {
        c || s?.(e);
      },
      [c, s],
    ),
    F = (0, G.useCallback)(
      (e, t) => {
        if (!c && s) {
          let n = new MouseEvent(`click`, e);
          (De(n, t), s(Ee(n)));
        }
      },
      [c, s],
    ),
    I = (0, G.useMemo)(() => {
      let e = b.current,
        t = {
          onKeyDown(t) {
            if (en(t.nativeEvent, t.currentTarget) && E(t.currentTarget, o(t))) {
              rn(o(t), t.key) && t.preventDefault();
              let r = !0;
              !e.isPressed &&
                !t.repeat &&
                ((e.target = t.currentTarget), (e.isPressed = !0), (e.pointerType = `keyboard`), (r = C(t, `keyboard`)));
              let i = t.currentTarget;
              (x(
                _(t.currentTarget),
                `keyup`,
                p((t) => {
                  en(t, i) && !t.repeat && E(i, o(t)) && e.target && j(tn(e.target, t), `keyboard`);
                }, n),
                !0,
              ),
                r && t.stopPropagation(),
                t.metaKey && A() && e.metaKeyEvents?.set(t.key, t.nativeEvent));
            } else t.key === `Meta` && (e.metaKeyEvents = new Map());
          },
          onClick(t) {
            if ((!t || E(t.currentTarget, o(t))) && t && t.button === 0 && !e.isTriggeringEvent && !Ie.isOpening) {
              let n = !0;
              if (
                (c && t.preventDefault(),
                !e.ignoreEmulatedMouseEvents && !e.isPressed && (e.pointerType === `virtual` || je(t.nativeEvent)))
              ) {
                let e = C(t, `virtual`),
                  r = j(t, `virtual`),
                  i = T(t, `virtual`);
                (ee(t), (n = e && r && i));
              } else if (e.isPressed && e.pointerType !== `keyboard`) {
                let r = e.pointerType || t.nativeEvent.pointerType || `virtual`,
                  i = j(tn(t.currentTarget, t), r),
                  a = T(tn(t.currentTarget, t), r, !0);
                ((n = i && a), (e.isOverTarget = !1), ee(t), N(t));
              }
              ((e.ignoreEmulatedMouseEvents = !1), n && t.stopPropagation());
            }
          },
        },
        n = (t) => {
          if (e.isPressed && e.target && en(t, e.target)) {
            rn(o(t), t.key) && t.preventDefault();
            let n = o(t),
              r = E(e.target, n);
            (T(tn(e.target, t), `keyboard`, r),
              r && F(t, e.target),
              S(),
              t.key !== `Enter` && $t(e.target) && E(e.target, n) && !t[Yt] && ((t[Yt] = !0), Ie(e.target, t, !1)),
              (e.isPressed = !1),
              e.metaKeyEvents?.delete(t.key));
          } else if (t.key === `Meta` && e.metaKeyEvents?.size) {
            let t = e.metaKeyEvents;
            e.metaKeyEvents = void 0;
            for (let n of t.values()) e.target?.dispatchEvent(new KeyboardEvent(`keyup`, n));
          }
        };
      if (typeof PointerEvent < `u`) {
        ((t.onPointerDown = (t) => {
          if (t.button !== 0 || !E(t.currentTarget, o(t))) return;
          if (Me(t.nativeEvent)) {
            e.pointerType = `virtual`;
            return;
          }
          e.pointerType = t.pointerType;
          let i = !0;
          if (!e.isPressed) {
            ((e.isPressed = !0),
              (e.isOverTarget = !0),
              (e.activePointerId = t.pointerId),
              (e.target = t.currentTarget),
              m || Vt(e.target),
              (i = C(t, e.pointerType)));
            let a = o(t);
            (`releasePointerCapture` in a &&
              (`hasPointerCapture` in a
                ? a.hasPointerCapture(t.pointerId) && a.releasePointerCapture(t.pointerId)
                : a.releasePointerCapture(t.pointerId)),
              x(_(t.currentTarget), `pointerup`, n, !1),
              x(_(t.currentTarget), `pointercancel`, r, !1));
          }
          i && t.stopPropagation();
        }),
          (t.onMouseDown = (t) => {
            if (E(t.currentTarget, o(t)) && t.button === 0) {
              if (u) {
                let n = Ae(t.target);
                n && e.disposables.push(n);
              }
              t.stopPropagation();
            }
          }),
          (t.onPointerUp = (t) => {
            E(t.currentTarget, o(t)) &&
              e.pointerType !== `virtual` &&
              t.button === 0 &&
              !e.isPressed &&
              j(t, e.pointerType || t.pointerType);
          }),
          (t.onPointerEnter = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              !e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !0), C(tn(e.target, t), e.pointerType));
          }),
          (t.onPointerLeave = (t) => {
            t.pointerId === e.activePointerId &&
              e.target &&
              e.isOverTarget &&
              e.pointerType != null &&
              ((e.isOverTarget = !1), T(tn(e.target, t), e.pointerType, !1), P(t));
          }));
        let n = (t) => {
            if (t.pointerId === e.activePointerId && e.isPressed && t.button === 0 && e.target) {
              if (E(e.target, o(t)) && e.pointerType != null) {
                let n = !1,
                  r = setTimeout(() => {
                    e.isPressed && e.target instanceof HTMLElement && (n ? N(t) : (K(e.target), e.target.click()));
                  }, 80);
                (x(t.currentTarget, `click`, () => (n = !0), !0), e.disposables.push(() => clearTimeout(r)));
              } else N(t);
              e.isOverTarget = !1;
            }
          },
          r = (e) => {
            N(e);
          };
        t.onDragStart = (e) => {
          E(e.currentTarget, o(e)) && N(e);
        };
      }
      return t;
    }, [x, c, u, S, m, P, C, ee, F]);
  return (
    (0, G.useEffect)(() => {
      if (!h) return;
      let e = _(h.current);
      if (!e || !e.head || e.getElementById(Xt)) return;
      let t = e.createElement(`style`);
      t.id = Xt;
      let n = Gt(e);
      (n && (t.nonce = n),
        (t.textContent = `
@layer {
  [${Zt}] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim()),
        e.head.prepend(t));
    }, [h]),
    (0, G.useEffect)(() => {
      let e = b.current;
      return () => {
        m || Ht(e.target ?? void 0);
        for (let t of e.disposables) t();
        e.disposables = [];
      };
    }, [m]),
    { isPressed: l || v, pressProps: d(g, I, { [Zt]: !0 }) }
  );
}
function $t(e) {
  return e.tagName === `A` && e.hasAttribute(`href`);
}
function en(e, t) {
  let { key: n, code: r } = e,
    i = t,
    a = i.getAttribute(`role`);
  return (
    (n === `Enter` || n === ` ` || n === `Spacebar` || r === `Space`) &&
    !((i instanceof P(i).HTMLInputElement && !on(i, n)) || i instanceof P(i).HTMLTextAreaElement || i.isContentEditable) &&
    !((a === `link` || (!a && $t(i))) && n !== `Enter`)
  );
}
function tn(e, t) {
  let n = t.clientX,
    r = t.clientY;
  return {
    currentTarget: e,
    shiftKey: t.shiftKey,
    ctrlKey: t.ctrlKey,
    metaKey: t.metaKey,
    altKey: t.altKey,
    clientX: n,
    clientY: r,
    key: t.key,
  };
}
function nn(e) {
  return e instanceof HTMLInputElement ? !1 : e instanceof HTMLButtonElement ? e.type !== `submit` && e.type !== `reset` : !$t(e);
}
function rn(e, t) {
  return A() && t === `Enter`
    ? !1
    : e instanceof HTMLInputElement
      ? t === `Enter` && (e.type === `checkbox` || e.type === `radio`)
        ? !1
        : !on(e, t)
      : nn(e);
}
var an = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function on(e, t) {
  return e.type === `checkbox` || e.type === `radio` ? t === ` ` : an.has(e.type);
}
function sn(e, t) {
  let {
      elementType: n = `button`,
      isDisabled: r,
      onPress: i,
      onPressStart: a,
      onPressEnd: o,
      onPressUp: s,
      onPressChange: c,
      preventFocusOnPress: l,
      allowFocusWhenDisabled: u,
      onClick: f,
      href: p,
      target: m,
      rel: h,
      type: _ = `button`,
    } = e,
    v;
  v =
    n === `button`
      ? {
          type: _,
          disabled: r,
          form: e.form,
          formAction: e.formAction,
          formEncType: e.formEncType,
          formMethod: e.formMethod,
          formNoValidate: e.formNoValidate,
          formTarget: e.formTarget,
          name: e.name,
          value: e.value,
        }
      : {
          role: `button`,
          href: n === `a` && !r ? p : void 0,
          target: n === `a` ? m : void 0,
          type: n === `input` ? _ : void 0,
          disabled: n === `input` ? r : void 0,
          'aria-disabled': !r || n === `input` ? void 0 : r,
          rel: n === `a` ? h : void 0,
        };
  let { pressProps: y, isPressed: b } = Qt({
      onPressStart: a,
      onPressEnd: o,
      onPressChange: c,
      onPress: i,
      onPressUp: s,
      onClick: f,
      isDisabled: r,
      preventFocusOnPress: l,
      ref: t,
    }),
    { focusableProps: x } = Lt(e, t);
  u && (x.tabIndex = r ? -1 : x.tabIndex);
  let S = d(x, y, g(e, { labelable: !0 }));
  return {
    isPressed: b,
    buttonProps: d(v, S, {
      'aria-haspopup': e[`aria-haspopup`],
      'aria-expanded': e[`aria-expanded`],
      'aria-controls': e[`aria-controls`],
      'aria-pressed': e[`aria-pressed`],
      'aria-current': e[`aria-current`],
      'aria-disabled': e[`aria-disabled`],
    }),
  };
}
function cn(e) {
  let { isDisabled: t, onBlurWithin: n, onFocusWithin: r, onFocusWithinChange: i } = e,
    a = (0, G.useRef)({ isFocusWithin: !1 }),
    { addGlobalListener: s, removeAllGlobalListeners: c } = O(),
    l = (0, G.useCallback)(
      (e) => {
        E(e.currentTarget, o(e)) &&
          a.current.isFocusWithin &&
          !E(e.currentTarget, e.relatedTarget) &&
          ((a.current.isFocusWithin = !1), c(), n && n(e), i && i(!1));
      },
      [n, i, a, c],
    ),
    u = Oe(l),
    d = (0, G.useCallback)(
      (e) => {
        if (!E(e.currentTarget, o(e))) return;
        let t = o(e),
          n = _(t),
          c = b(n);
        if (!a.current.isFocusWithin && c === t) {
          (r && r(e), i && i(!0), (a.current.isFocusWithin = !0), u(e));
          let t = e.currentTarget;
          s(
            n,
            `focus`,
            (e) => {
              let r = o(e);
              if (a.current.isFocusWithin && !E(t, r)) {
                let e = new n.defaultView.FocusEvent(`blur`, { relatedTarget: r });
                De(e, t);
                let i = Ee(e);
                l(i);
              }
            },
            { capture: !0 },
          );
        }
      },
      [r, i, u, s, l],
    );
  return t ? { focusWithinProps: { onFocus: void 0, onBlur: void 0 } } : { focusWithinProps: { onFocus: d, onBlur: l } };
}
function ln(e = {}) {
  let { autoFocus: t = !1, isTextInput: n, within: r } = e,
    i = (0, G.useRef)({ isFocused: !1, isFocusVisible: t || it() }),
    [a, o] = (0, G.useState)(!1),
    [s, c] = (0, G.useState)(() => i.current.isFocused && i.current.isFocusVisible),
    l = (0, G.useCallback)(() => c(i.current.isFocused && i.current.isFocusVisible), []),
    u = (0, G.useCallback)(
      (e) => {
        ((i.current.isFocused = e), (i.current.isFocusVisible = it()), o(e), l());
      },
      [l],
    );
  lt(
    (e) => {
      ((i.current.isFocusVisible = e), l());
    },
    [n, a],
    { enabled: a, isTextInput: n },
  );
  let { focusProps: d } = yt({ isDisabled: r, onFocusChange: u }),
    { focusWithinProps: f } = cn({ isDisabled: !r, onFocusWithinChange: u });
  return { isFocused: a, isFocusVisible: s, focusProps: r ? f : d };
}
var un = (0, G.createContext)({}),
  dn = ce(function (e, t) {
    [e, t] = l(e, t, un);
    let n = e,
      { isPending: r } = n,
      { buttonProps: i, isPressed: a } = sn(e, t);
    i = pn(i, r);
    let { focusProps: o, isFocused: s, isFocusVisible: c } = ln(e),
      { hoverProps: p, isHovered: m } = re({ ...e, isDisabled: e.isDisabled || r }),
      h = {
        isHovered: m,
        isPressed: (n.isPressed || a) && !r,
        isFocused: s,
        isFocusVisible: c,
        isDisabled: e.isDisabled || !1,
        isPending: r ?? !1,
      },
      _ = f({ ...e, values: h, defaultClassName: `react-aria-Button` }),
      v = u(i.id),
      y = u(),
      b = i[`aria-labelledby`];
    r && (b ? (b = `${b} ${y}`) : i[`aria-label`] && (b = `${v} ${y}`));
    let x = (0, G.useRef)(r);
    (0, G.useEffect)(() => {
      let e = { 'aria-labelledby': b || v };
      (((!x.current && s && r) || (x.current && s && !r)) && me(e, `assertive`), (x.current = r));
    }, [r, s, b, v]);
    let S = g(e, { global: !0 });
    return (
      delete S.onClick,
      G.createElement(
        W.button,
        {
          ...d(S, _, i, o, p),
          type: i.type === `submit` && r ? `button` : i.type,
          id: v,
          ref: t,
          'aria-labelledby': b,
          slot: e.slot || void 0,
          'aria-disabled': r ? `true` : i[`aria-disabled`],
          'data-disabled': e.isDisabled || void 0,
          'data-pressed': h.isPressed || void 0,
          'data-hovered': m || void 0,
          'data-focused': s || void 0,
          'data-pending': r || void 0,
          'data-focus-visible': c || void 0,
        },
        G.createElement(de.Provider, { value: { id: y } }, _.children),
      )
    );
  }),
  fn = /Focus|Blur|Hover|Pointer(Enter|Leave|Over|Out)|Mouse(Enter|Leave|Over|Out)/;
function pn(e, t) {
  if (t) {
    for (let t in e) t.startsWith(`on`) && !fn.test(t) && (e[t] = void 0);
    ((e.href = void 0), (e.target = void 0));
  }
  return e;
}
var mn = (0, G.createContext)({}),
  hn = (0, G.forwardRef)(function (e, t) {
    [e, t] = l(e, t, mn);
    let { children: n, level: r = 3, className: i, ...a } = e,
      o = W[`h${r}`];
    return G.createElement(o, { ...a, ref: t, className: i ?? `react-aria-Heading` }, n);
  }),
  gn = class {
    constructor(e, t, n, r) {
      ((this._walkerStack = []),
        (this._currentSetFor = new Set()),
        (this._acceptNode = (e) => {
          if (e.nodeType === Node.ELEMENT_NODE) {
            let t = e.shadowRoot;
            if (t) {
              let e = this._doc.createTreeWalker(t, this.whatToShow, { acceptNode: this._acceptNode });
              return (this._walkerStack.unshift(e), NodeFilter.FILTER_ACCEPT);
            }
            if (typeof this.filter == `function`) return this.filter(e);
            if (this.filter?.acceptNode) return this.filter.acceptNode(e);
            if (this.filter === null) return NodeFilter.FILTER_ACCEPT;
          }
          return NodeFilter.FILTER_SKIP;
        }),
        (this._doc = e),
        (this.root = t),
        (this.filter = r ?? null),
        (this.whatToShow = n ?? NodeFilter.SHOW_ALL),
        (this._currentNode = t),
        this._walkerStack.unshift(e.createTreeWalker(t, n, this._acceptNode)));
      let i = t.shadowRoot;
      if (i) {
        let e = this._doc.createTreeWalker(i, this.whatToShow, { acceptNode: this._acceptNode });
        this._walkerStack.unshift(e);
      }
    }
    get currentNode() {
      return this._currentNode;
    }
    set currentNode(e) {
      if (!E(this.root, e)) throw Error(`Cannot set currentNode to a node that is not contained by the root node.`);
      let t = [],
        n = e,
        r = e;
      for (this._currentNode = e; n && n !== this.root;)
        if (n.nodeType === Node.DOCUMENT_FRAGMENT_NODE) {
          let e = n,
            i = this._doc.createTreeWalker(e, this.whatToShow, { acceptNode: this._acceptNode });
          (t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (n = r = e.host));
        } else n = n.parentNode;
      let i = this._doc.createTreeWalker(this.root, this.whatToShow, { acceptNode: this._acceptNode });
      (t.push(i), (i.currentNode = r), this._currentSetFor.add(i), (this._walkerStack = t));
    }
    get doc() {
      return this._doc;
    }
    firstChild() {
      let e = this.currentNode,
        t = this.nextNode();
      return E(e, t) ? (t && (this.currentNode = t), t) : ((this.currentNode = e), null);
    }
    lastChild() {
      let e = this._walkerStack[0].lastChild();
      return (e && (this.currentNode = e), e);
    }
    nextNode() {
      let e = this._walkerStack[0].nextNode();
      if (e) {
        if (e.shadowRoot) {
          let t;
          if (
            (typeof this.filter == `function` ? (t = this.filter(e)) : this.filter?.acceptNode && (t = this.filter.acceptNode(e)),
            t === NodeFilter.FILTER_ACCEPT)
          )
            return ((this.currentNode = e), e);
          let n = this.nextNode();
          return (n && (this.currentNode = n), n);
        }
        return (e && (this.currentNode = e), e);
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.nextNode();
        return (e && (this.currentNode = e), e);
      }
      return null;
    }
    previousNode() {
      let e = this._walkerStack[0];
      if (e.currentNode === e.root) {
        if (this._currentSetFor.has(e)) {
          if ((this._currentSetFor.delete(e), this._walkerStack.length > 1)) {
            this._walkerStack.shift();
            let e = this.previousNode();
            return (e && (this.currentNode = e), e);
          }
          return null;
        }
        return null;
      }
      let t = e.previousNode();
      if (t) {
        if (t.shadowRoot) {
          let e;
          if (
            (typeof this.filter == `function` ? (e = this.filter(t)) : this.filter?.acceptNode && (e = this.filter.acceptNode(t)),
            e === NodeFilter.FILTER_ACCEPT)
          )
            return (t && (this.currentNode = t), t);
          let n = this.lastChild();
          return (n && (this.currentNode = n), n);
        }
        return (t && (this.currentNode = t), t);
      }
      if (this._walkerStack.length > 1) {
        this._walkerStack.shift();
        let e = this.previousNode();
        return (e && (this.currentNode = e), e);
      }
      return null;
    }
    nextSibling() {
      return null;
    }
    previousSibling() {
      return null;
    }
    parentNode() {
      return null;
    }
  };
function _n(e, t, n, r) {
  return H() ? new gn(e, t, n, r) : e.createTreeWalker(t, n, r);
}
var vn = typeof HTMLElement < `u` && `inert` in HTMLElement.prototype;
function yn(e) {
  return e.dataset.liveAnnouncer === `true` || e.dataset.reactAriaTopLayer !== void 0;
}
var bn = new WeakMap(),
  q = [];
function xn(e, t) {
  let n = P(e?.[0]),
    r = t instanceof n.Element ? { root: t } : t,
    i = r?.root ?? document.body,
    a = r?.shouldUseInert && vn,
    o = new Set(e),
    c = new Set(),
    l = (e) => (a && e instanceof n.HTMLElement ? e.inert : e.getAttribute(`aria-hidden`) === `true`),
    u = (e, t) => {
      a && e instanceof n.HTMLElement
        ? (e.inert = t)
        : t
          ? e.setAttribute(`aria-hidden`, `true`)
          : (e.removeAttribute(`aria-hidden`), e instanceof n.HTMLElement && (e.inert = !1));
    },
    d = new Set();
  if (H()) {
    let t = i.getRootNode();
    for (let n of e) {
      let e = n.getRootNode();
      for (; s(e) && e !== t;) (d.add(e), (e = e.host.getRootNode()));
    }
  }
  let f = (e) => {
      for (let t of e.querySelectorAll(`[data-live-announcer], [data-react-aria-top-layer]`)) o.add(t);
      let t = (e) => {
          if (c.has(e) || o.has(e) || (e.parentElement && c.has(e.parentElement) && e.parentElement.getAttribute(`role`) !== `row`))
            return NodeFilter.FILTER_REJECT;
          for (let t of o) if (E(e, t)) return NodeFilter.FILTER_SKIP;
          return NodeFilter.FILTER_ACCEPT;
        },
        n = _n(_(e), e, NodeFilter.SHOW_ELEMENT, { acceptNode: t }),
        r = t(e);
      if ((r === NodeFilter.FILTER_ACCEPT && p(e), r !== NodeFilter.FILTER_REJECT)) {
        let e = n.nextNode();
        for (; e != null;) (p(e), (e = n.nextNode()));
      }
    },
    p = (e) => {
      let t = bn.get(e) ?? 0;
      (l(e) && t === 0) || (t === 0 && u(e, !0), c.add(e), bn.set(e, t + 1));
    };
  (q.length && q[q.length - 1].disconnect(), f(i));
  let m = new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) {
        if (t.target.isConnected && ![...o, ...c].some((e) => E(e, t.target)))
          for (let e of t.addedNodes)
            (e instanceof HTMLElement || e instanceof SVGElement) && yn(e) ? o.add(e) : e instanceof Element && f(e);
        if (H()) {
          for (let e of d)
            if (!e.isConnected) {
              m.disconnect();
              break;
            }
        }
      }
  });
  m.observe(i, { childList: !0, subtree: !0 });
  let h = new Set();
  if (H())
    for (let e of d) {
      let t = new MutationObserver((e) => {
        for (let t of e)
          if (t.type === `childList`) {
            if (t.target.isConnected && ![...o, ...c].some((e) => E(e, t.target)))
              for (let e of t.addedNodes)
                (e instanceof HTMLElement || e instanceof SVGElement) && yn(e) ? o.add(e) : e instanceof Element && f(e);
            if (H()) {
              for (let e of d)
                if (!e.isConnected) {
                  m.disconnect();
                  break;
                }
            }
          }
      });
      (t.observe(e, { childList: !0, subtree: !0 }), h.add(t));
    }
  let g = {
    visibleNodes: o,
    hiddenNodes: c,
    observe() {
      m.observe(i, { childList: !0, subtree: !0 });
    },
    disconnect() {
      m.disconnect();
    },
  };
  return (
    q.push(g),
    () => {
      if ((m.disconnect(), H())) for (let e of h) e.disconnect();
      for (let e of c) {
        let t = bn.get(e);
        t != null && (t === 1 ? (u(e, !1), bn.delete(e)) : bn.set(e, t - 1));
      }
      g === q[q.length - 1] ? (q.pop(), q.length && q[q.length - 1].observe()) : q.splice(q.indexOf(g), 1);
    }
  );
}
function Sn(e) {
  let t = q[q.length - 1];
  if (t && !t.visibleNodes.has(e))
    return (
      t.visibleNodes.add(e),
      () => {
        t.visibleNodes.delete(e);
      }
    );
}
var Cn = G.createContext(null),
  wn = `react-aria-focus-scope-restore`,
  J = null;
function Tn(e) {
  let { children: t, contain: n, restoreFocus: r, autoFocus: i } = e,
    a = (0, G.useRef)(null),
    o = (0, G.useRef)(null),
    s = (0, G.useRef)([]),
    { parentNode: c } = (0, G.useContext)(Cn) || {},
    l = (0, G.useMemo)(() => new Gn({ scopeRef: s }), [s]);
  (L(() => {
    let e = c || Z.root;
    if (Z.getTreeNode(e.scopeRef) && J && !Fn(J, e.scopeRef)) {
      let t = Z.getTreeNode(J);
      t && (e = t);
    }
    (e.addChild(l), Z.addNode(l));
  }, [l, c]),
    L(() => {
      let e = Z.getTreeNode(s);
      e && (e.contain = !!n);
    }, [n]),
    L(() => {
      let e = a.current?.nextSibling,
        t = [],
        n = (e) => e.stopPropagation();
      for (; e && e !== o.current;) (t.push(e), e.addEventListener(wn, n), (e = e.nextSibling));
      return (
        (s.current = t),
        () => {
          for (let e of t) e.removeEventListener(wn, n);
        }
      );
    }, [t]),
    zn(s, r, n),
    jn(s, n),
    Vn(s, r, n),
    Rn(s, i),
    (0, G.useEffect)(() => {
      let e = b(_(s.current ? s.current[0] : void 0)),
        t = null;
      if (Y(e, s.current)) {
        for (let n of Z.traverse()) n.scopeRef && Y(e, n.scopeRef.current) && (t = n);
        t === Z.getTreeNode(s) && (J = t.scopeRef);
      }
    }, [s]),
    L(
      () => () => {
        let e = Z.getTreeNode(s)?.parent?.scopeRef ?? null;
        ((s !== J && !Fn(s, J)) || (e && !Z.getTreeNode(e)) || (J = e), Z.removeTreeNode(s));
      },
      [s],
    ));
  let u = (0, G.useMemo)(() => En(s), []),
    d = (0, G.useMemo)(() => ({ focusManager: u, parentNode: l }), [l, u]);
  return G.createElement(
    Cn.Provider,
    { value: d },
    G.createElement(`span`, { 'data-focus-scope-start': !0, hidden: !0, ref: a }),
    t,
    G.createElement(`span`, { 'data-focus-scope-end': !0, hidden: !0, ref: o }),
  );
}
function En(e) {
  return {
    focusNext(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || b(_(n[0] ?? void 0)),
        c = n[0].previousElementSibling,
        l = Un(Dn(n), { tabbable: i, accept: o }, n);
      l.currentNode = Y(s, n) ? s : c;
      let u = l.nextNode();
      return (!u && a && ((l.currentNode = c), (u = l.nextNode())), u && X(u, !0), u);
    },
    focusPrevious(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || b(_(n[0] ?? void 0)),
        c = n[n.length - 1].nextElementSibling,
        l = Un(Dn(n), { tabbable: i, accept: o }, n);
      l.currentNode = Y(s, n) ? s : c;
      let u = l.previousNode();
      return (!u && a && ((l.currentNode = c), (u = l.previousNode())), u && X(u, !0), u);
    },
    focusFirst(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = Un(Dn(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[0].previousElementSibling;
      let o = a.nextNode();
      return (o && X(o, !0), o);
    },
    focusLast(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = Un(Dn(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[n.length - 1].nextElementSibling;
      let o = a.previousNode();
      return (o && X(o, !0), o);
    },
  };
}
function Dn(e) {
  return e[0].parentElement;
}
function On(e) {
  let t = Z.getTreeNode(J);
  for (; t && t.scopeRef !== e;) {
    if (t.contain) return !1;
    t = t.parent;
  }
  return !0;
}
function kn(e) {
  if (!e.form) return Array.from(_(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`)).filter((e) => !e.form);
  let t = e.form.elements.namedItem(e.name),
    n = P(e);
  return t instanceof n.RadioNodeList
    ? Array.from(t).filter((e) => e instanceof n.HTMLInputElement)
    : t instanceof n.HTMLInputElement
      ? [t]
      : [];
}
function An(e) {
  if (e.checked) return !0;
  let t = kn(e);
  return t.length > 0 && !t.some((e) => e.checked);
}
function jn(e, t) {
  let n = (0, G.useRef)(void 0),
    r = (0, G.useRef)(void 0);
  (L(() => {
    let i = e.current;
    if (!t) {
      r.current &&= (cancelAnimationFrame(r.current), void 0);
      return;
    }
    let a = _(i ? i[0] : void 0),
      s = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !On(e) || t.isComposing) return;
        let n = b(a),
          r = e.current;
        if (!r || !Y(n, r)) return;
        let i = Un(Dn(r), { tabbable: !0 }, r);
        if (!n) return;
        i.currentNode = n;
        let o = t.shiftKey ? i.previousNode() : i.nextNode();
        ((o ||=
          ((i.currentNode = t.shiftKey ? r[r.length - 1].nextElementSibling : r[0].previousElementSibling),
          t.shiftKey ? i.previousNode() : i.nextNode())),
          t.preventDefault(),
          o && (X(o, !0), o instanceof P(o).HTMLInputElement && o.select()));
      },
      c = (t) => {
        (!J || Fn(J, e)) && Y(o(t), e.current)
          ? ((J = e), (n.current = o(t)))
          : On(e) && !Nn(o(t), e)
            ? n.current
              ? X(n.current)
              : J && J.current && Ln(J.current)
            : On(e) && (n.current = o(t));
      },
      l = (t) => {
        (r.current && cancelAnimationFrame(r.current),
          (r.current = requestAnimationFrame(() => {
            let r = at(),
              i = (r === `virtual` || r === null) && w() && ne(),
              s = b(a);
            if (!i && s && On(e) && !Nn(s, e)) {
              J = e;
              let r = o(t);
              r && r.isConnected ? ((n.current = r), X(n.current)) : J.current && Ln(J.current);
            }
          })));
      };
    return (
      a.addEventListener(`keydown`, s, !1),
      a.addEventListener(`focusin`, c, !1),
      i?.forEach((e) => e.addEventListener(`focusin`, c, !1)),
      i?.forEach((e) => e.addEventListener(`focusout`, l, !1)),
      () => {
        (a.removeEventListener(`keydown`, s, !1),
          a.removeEventListener(`focusin`, c, !1),
          i?.forEach((e) => e.removeEventListener(`focusin`, c, !1)),
          i?.forEach((e) => e.removeEventListener(`focusout`, l, !1)));
      }
    );
  }, [e, t]),
    L(
      () => () => {
        r.current && cancelAnimationFrame(r.current);
      },
      [r],
    ));
}
function Mn(e) {
  return Nn(e);
}
function Y(e, t) {
  return !e || !t ? !1 : t.some((t) => E(t, e));
}
function Nn(e, t = null) {
  if (e instanceof Element && e.closest(`[data-react-aria-top-layer]`)) return !0;
  for (let { scopeRef: n } of Z.traverse(Z.getTreeNode(t))) if (n && Y(e, n.current)) return !0;
  return !1;
}
function Pn(e) {
  return Nn(e, J);
}
function Fn(e, t) {
  let n = Z.getTreeNode(t)?.parent;
  for (; n;) {
    if (n.scopeRef === e) return !0;
    n = n.parent;
  }
  return !1;
}
function X(e, t = !1) {
  if (e != null && !t)
    try {
      vt(e);
    } catch {}
  else if (e != null)
    try {
      e.focus();
    } catch {}
}
function In(e, t = !0) {
  let n = e[0].previousElementSibling,
    r = Dn(e),
    i = Un(r, { tabbable: t }, e);
  i.currentNode = n;
  let a = i.nextNode();
  return (t && !a && ((r = Dn(e)), (i = Un(r, { tabbable: !1 }, e)), (i.currentNode = n), (a = i.nextNode())), a);
}
function Ln(e, t = !0) {
  X(In(e, t));
}
function Rn(e, t) {
  let n = G.useRef(t);
  (0, G.useEffect)(() => {
    if (n.current) {
      J = e;
      let t = _(e.current ? e.current[0] : void 0);
      !Y(b(t), J.current) && e.current && Ln(e.current);
    }
    n.current = !1;
  }, [e]);
}
function zn(e, t, n) {
  L(() => {
    if (t || n) return;
    let r = e.current,
      i = _(r ? r[0] : void 0),
      a = (t) => {
        let n = o(t);
        Y(n, e.current) ? (J = e) : Mn(n) || (J = null);
      };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        (i.removeEventListener(`focusin`, a, !1), r?.forEach((e) => e.removeEventListener(`focusin`, a, !1)));
      }
    );
  }, [e, t, n]);
}
function Bn(e) {
  let t = Z.getTreeNode(J);
  for (; t && t.scopeRef !== e;) {
    if (t.nodeToRestore) return !1;
    t = t.parent;
  }
  return t?.scopeRef === e;
}
function Vn(e, t, n) {
  let r = (0, G.useRef)(typeof document < `u` ? b(_(e.current ? e.current[0] : void 0)) : null);
  (L(() => {
    let r = e.current,
      i = _(r ? r[0] : void 0);
    if (!t || n) return;
    let a = () => {
      (!J || Fn(J, e)) && Y(b(i), e.current) && (J = e);
    };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        (i.removeEventListener(`focusin`, a, !1), r?.forEach((e) => e.removeEventListener(`focusin`, a, !1)));
      }
    );
  }, [e, n]),
    L(() => {
      let r = _(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !On(e) || t.isComposing) return;
        let n = r.activeElement;
        if (!Nn(n, e) || !Bn(e)) return;
        let i = Z.getTreeNode(e);
        if (!i) return;
        let a = i.nodeToRestore,
          o = Un(r.body, { tabbable: !0 });
        o.currentNode = n;
        let s = t.shiftKey ? o.previousNode() : o.nextNode();
        if (((a && a.isConnected && a !== r.body) || ((a = void 0), (i.nodeToRestore = void 0)), (!s || !Nn(s, e)) && a)) {
          o.currentNode = a;
          do s = t.shiftKey ? o.previousNode() : o.nextNode();
          while (Nn(s, e));
          (t.preventDefault(), t.stopPropagation(), s ? X(s, !0) : Mn(a) ? X(a, !0) : n.blur());
        }
      };
      return (
        n || r.addEventListener(`keydown`, i, !0),
        () => {
          n || r.removeEventListener(`keydown`, i, !0);
        }
      );
    }, [e, t, n]),
    L(() => {
      let n = _(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = Z.getTreeNode(e);
      if (i)
        return (
          (i.nodeToRestore = r.current ?? void 0),
          () => {
            let r = Z.getTreeNode(e);
            if (!r) return;
            let i = r.nodeToRestore,
              a = b(n);
            if (t && i && ((a && Nn(a, e)) || (a === n.body && Bn(e)))) {
              let t = Z.clone();
              requestAnimationFrame(() => {
                if (n.activeElement === n.body) {
                  let n = t.getTreeNode(e);
                  for (; n;) {
                    if (n.nodeToRestore && n.nodeToRestore.isConnected) {
                      Hn(n.nodeToRestore);
                      return;
                    }
                    n = n.parent;
                  }
                  for (n = t.getTreeNode(e); n;) {
                    if (n.scopeRef && n.scopeRef.current && Z.getTreeNode(n.scopeRef)) {
                      let e = In(n.scopeRef.current, !0);
                      if (e) {
                        Hn(e);
                        return;
                      }
                    }
                    n = n.parent;
                  }
                }
              });
            }
          }
        );
    }, [e, t]));
}
function Hn(e) {
  e.dispatchEvent(new CustomEvent(wn, { bubbles: !0, cancelable: !0 })) && X(e);
}
function Un(e, t, n) {
  let r = t?.tabbable ? we : Ce,
    i = e?.nodeType === Node.ELEMENT_NODE ? e : null,
    a = _(i),
    o = _n(a, e || a, NodeFilter.SHOW_ELEMENT, {
      acceptNode(e) {
        return E(t?.from, e) ||
          (t?.tabbable &&
            e.tagName === `INPUT` &&
            e.getAttribute(`type`) === `radio` &&
            (!An(e) || (o.currentNode.tagName === `INPUT` && o.currentNode.type === `radio` && o.currentNode.name === e.name)))
          ? NodeFilter.FILTER_REJECT
          : r(e) && (!n || Y(e, n)) && (!t?.accept || t.accept(e))
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP;
      },
    });
  return (t?.from && (o.currentNode = t.from), o);
}
var Wn = class e {
    constructor() {
      ((this.fastMap = new Map()), (this.root = new Gn({ scopeRef: null })), this.fastMap.set(null, this.root));
    }
    get size() {
      return this.fastMap.size;
    }
    getTreeNode(e) {
      return this.fastMap.get(e);
    }
    addTreeNode(e, t, n) {
      let r = this.fastMap.get(t ?? null);
      if (!r) return;
      let i = new Gn({ scopeRef: e });
      (r.addChild(i), (i.parent = r), this.fastMap.set(e, i), n && (i.nodeToRestore = n));
    }
    addNode(e) {
      this.fastMap.set(e.scopeRef, e);
    }
    removeTreeNode(e) {
      if (e === null) return;
      let t = this.fastMap.get(e);
      if (!t) return;
      let n = t.parent;
      for (let e of this.traverse())
        e !== t &&
          t.nodeToRestore &&
          e.nodeToRestore &&
          t.scopeRef &&
          t.scopeRef.current &&
          Y(e.nodeToRestore, t.scopeRef.current) &&
          (e.nodeToRestore = t.nodeToRestore);
      let r = t.children;
      (n && (n.removeChild(t), r.size > 0 && r.forEach((e) => n && n.addChild(e))), this.fastMap.delete(t.scopeRef));
    }
    *traverse(e = this.root) {
      if ((e.scopeRef != null && (yield e), e.children.size > 0)) for (let t of e.children) yield* this.traverse(t);
    }
    clone() {
      let t = new e();
      for (let e of this.traverse()) t.addTreeNode(e.scopeRef, e.parent?.scopeRef ?? null, e.nodeToRestore);
      return t;
    }
  },
  Gn = class {
    constructor(e) {
      ((this.children = new Set()), (this.contain = !1), (this.scopeRef = e.scopeRef));
    }
    addChild(e) {
      (this.children.add(e), (e.parent = this));
    }
    removeChild(e) {
      (this.children.delete(e), (e.parent = void 0));
    }
  },
  Z = new Wn();
function Kn(e) {
  let { ref: t, onInteractOutside: n, isDisabled: r, onInteractOutsideStart: i } = e,
    a = (0, G.useRef)({ isPointerDown: !1, ignoreEmulatedMouseEvents: !1 }),
    o = k((e) => {
      n && qn(e, t) && (i && i(e), (a.current.isPointerDown = !0));
    }),
    s = k((e) => {
      n && n(e);
    });
  (0, G.useEffect)(() => {
    let e = a.current;
    if (r) return;
    let n = t.current,
      i = _(n);
    if (typeof PointerEvent < `u`) {
      let n = (n) => {
        (e.isPointerDown && qn(n, t) && s(n), (e.isPointerDown = !1));
      };
      return (
        i.addEventListener(`pointerdown`, o, !0),
        i.addEventListener(`click`, n, !0),
        () => {
          (i.removeEventListener(`pointerdown`, o, !0), i.removeEventListener(`click`, n, !0));
        }
      );
    }
  }, [t, r]);
}
function qn(e, t) {
  if (e.button > 0) return !1;
  let n = o(e);
  if (n) {
    let e = n.ownerDocument;
    if (!e || !E(e.documentElement, n) || n.closest(`[data-react-aria-top-layer]`)) return !1;
  }
  return t.current ? !e.composedPath().includes(t.current) : !1;
}
var Q = [];
function Jn(e, t) {
  let {
      onClose: n,
      shouldCloseOnBlur: r,
      isOpen: i,
      isDismissable: a = !1,
      isKeyboardDismissDisabled: s = !1,
      shouldCloseOnInteractOutside: c,
    } = e,
    l = (0, G.useRef)(void 0);
  (0, G.useEffect)(() => {
    if (i && !Q.includes(t))
      return (
        Q.push(t),
        () => {
          let e = Q.indexOf(t);
          e >= 0 && Q.splice(e, 1);
        }
      );
  }, [i, t]);
  let u = () => {
      Q[Q.length - 1] === t && n && n();
    },
    d = (e) => {
      let n = Q[Q.length - 1];
      ((l.current = n), (!c || c(o(e))) && n === t && e.stopPropagation());
    },
    f = (e) => {
      ((!c || c(o(e))) && (Q[Q.length - 1] === t && e.stopPropagation(), l.current === t && u()), (l.current = void 0));
    },
    { keyboardProps: p } = Nt({
      shortcuts: {
        Escape: () => {
          if (!s) u();
          else return !1;
        },
      },
    });
  Kn({ ref: t, onInteractOutside: a && i ? f : void 0, onInteractOutsideStart: d });
  let { focusWithinProps: m } = cn({
    isDisabled: !r,
    onBlurWithin: (e) => {
      e.relatedTarget && !Pn(e.relatedTarget) && (!c || c(e.relatedTarget)) && n?.();
    },
  });
  return { overlayProps: { ...p, ...m }, underlayProps: {} };
}
function Yn(e, t) {
  if (!e) return !1;
  let n = window.getComputedStyle(e),
    r = document.scrollingElement || document.documentElement,
    i = /(auto|scroll)/.test(n.overflow + n.overflowX + n.overflowY);
  return (
    e === r && n.overflow !== `hidden` && (i = !0), i && t && (i = e.scrollHeight !== e.clientHeight || e.scrollWidth !== e.clientWidth), i
  );
}
function Xn(e, t) {
  let n = e;
  for (Yn(n, t) && (n = n.parentElement); n && !Yn(n, t);) n = n.parentElement;
  return n || document.scrollingElement || document.documentElement;
}
var Zn = 100,
  Qn = 600,
  $ = {
    isOpen: !1,
    screenWidth: 0,
    screenHeight: 0,
    screenAngle: 0,
    screenTimeout: 0,
    startTimeStamp: 0,
    endTimeStamp: 0,
    resizeTimeStamp: 0,
    resizeTimeout: 0,
  },
  $n = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function er() {
  let e = Number(window.visualViewport?.width ?? window.innerWidth),
    t = Number(window.visualViewport?.height ?? window.innerHeight),
    n = Number(window.visualViewport?.scale ?? 1);
  return { width: e * n, height: t * n, angle: window.screen.orientation?.angle ?? 0 };
}
function tr(e) {
  $.resizeTimeStamp <= e.timeStamp + 50 &&
    (($.resizeTimeStamp = e.timeStamp + 150), window.clearTimeout($.resizeTimeout), ($.resizeTimeout = window.setTimeout(nr, 150)));
}
function nr() {
  let e = Ut(`viewport`);
  if (w() && e?.includes(`overlays-content`)) return;
  let t = performance.now(),
    n = er(),
    r = t - $.startTimeStamp,
    i = $.screenHeight - n.height,
    a = $.screenAngle - n.angle;
  (Math.abs(a) % 180 &&
    $.screenWidth - n.height < Zn &&
    (($.screenWidth = n.width), ($.screenHeight = n.height), ($.screenAngle = n.angle), (i = 0)),
    r > Qn &&
      (window.clearTimeout($.screenTimeout),
      ($.screenTimeout = window.setTimeout(() => {
        let e = sr(document.hasFocus() ? b() : null),
          t = er();
        Math.abs($.screenAngle - t.angle) % 180 ||
          ($.isOpen && e) ||
          (($.screenWidth = t.width), ($.screenHeight = t.height), ($.screenAngle = t.angle), ($.isOpen = !1));
      }, Qn))),
    r <= Qn && i >= Zn && ($.endTimeStamp = t),
    ($.isOpen = i >= Zn));
}
function rr() {
  let e = er(),
    t = $.screenAngle - e.angle;
  if (Math.abs(t) % 180 && !$.isOpen) {
    let e = $.screenWidth;
    (($.screenWidth = $.screenHeight), ($.screenHeight = e));
  }
  $.isOpen || ($.screenAngle = e.angle);
}
function ir(e) {
  let t = sr(o(e)),
    n = performance.now(),
    r = er(),
    i = $.screenHeight - r.height;
  (i < Zn && t && (($.screenWidth = r.width), ($.screenHeight = r.height), ($.screenAngle = r.angle), ($.startTimeStamp = n)),
    t && window.clearTimeout($.screenTimeout),
    i >= Zn && t && ($.endTimeStamp = n));
}
function ar() {
  let e = er();
  (i(window.visualViewport, `resize`, F() ? nr : tr),
    i(window.screen.orientation, `change`, rr),
    i(window, `focus`, ir, { capture: !0, passive: !0 }),
    ($.screenWidth = e.width),
    ($.screenHeight = e.height),
    ($.screenAngle = e.angle));
}
typeof document < `u` && (document.readyState === `loading` ? i(document, `DOMContentLoaded`, ar) : ar());
function or() {
  let e = Ut(`viewport`);
  return w() && e?.includes(`overlays-content`)
    ? !1
    : $.isOpen
      ? !0
      : $.startTimeStamp
        ? $.endTimeStamp >= $.startTimeStamp
          ? !0
          : performance.now() - $.startTimeStamp <= Qn
            ? $.endTimeStamp > 0 || window.navigator.maxTouchPoints > 0
            : !1
        : window.navigator.maxTouchPoints > 0;
}
function sr(e) {
  if (!(e instanceof Element) || !Ce(e)) return !1;
  let t = e instanceof HTMLTextAreaElement,
    n = e instanceof HTMLElement && e.isContentEditable,
    r = e instanceof HTMLInputElement && !$n.has(e.type);
  return t || n || r;
}
function cr(e) {
  return A() ? e.metaKey : e.ctrlKey;
}
function lr() {
  return $.isOpen;
}
var ur = 200,
  dr = 50,
  fr = 600,
  pr = new WeakMap(),
  mr = new Set(),
  hr = new Set();
function gr(e, t) {
  let n = lr();
  if (e !== n || t.aborted) for (let e of hr) (e(n), hr.delete(e));
  if (!e && n && F() && !t.aborted) (window.clearInterval(pr.get(window)), pr.set(window, _r(ur)));
  else {
    if (e !== n || t.aborted) for (let e of mr) (e(n), mr.delete(e));
    (hr.size + mr.size <= 0 || t.aborted) && (window.clearInterval(pr.get(window)), pr.delete(window));
  }
}
function _r(e = fr) {
  return window.setInterval(gr, dr, lr(), AbortSignal.timeout(e));
}
function vr(e) {
  if (!or()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = sr(document.hasFocus() ? b() : null);
      if (lr() === t || (lr() && !t)) return e(t);
      (hr.add(e), pr.has(window) || pr.set(window, _r()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), hr.delete(e));
  };
}
function yr(e) {
  if (!or()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = sr(document.hasFocus() ? b() : null);
      if (lr() === t) return e(t);
      (mr.add(e), pr.has(window) || pr.set(window, _r()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), mr.delete(e));
  };
}
var br = typeof document < `u` && window.visualViewport,
  xr = 0,
  Sr;
function Cr(e = {}) {
  let { isDisabled: t, UNSTABLE_overrideFocus: n } = e;
  L(() => {
    if (!t)
      return (
        xr++,
        xr === 1 && (Sr = U() && F() ? Tr() : wr(n)),
        () => {
          (xr--, xr === 0 && Sr());
        }
      );
  }, [t, n]);
}
function wr(e) {
  let t = window.innerWidth - document.documentElement.clientWidth;
  return p(
    t > 0 &&
      (`scrollbarGutter` in document.documentElement.style
        ? x(document.documentElement, `scrollbar-gutter`, `stable`)
        : x(document.documentElement, `padding-right`, `${t}px`)),
    x(document.documentElement, `overflow`, `hidden`),
    e && Dr(),
    e && or() && Er(),
  );
}
function Tr() {
  let e = x(document.documentElement, `overflow`, `hidden`),
    t,
    n = !1,
    r = (e) => {
      let r = o(e);
      ((t = Yn(r, !0) ? r : Xn(r, !0)), (n = !1));
      let i = r.ownerDocument.defaultView.getSelection();
      (i && !i.isCollapsed && i.containsNode(r, !0) && (n = !0),
        e.composedPath().some((e) => e instanceof HTMLInputElement && e.type === `range`) && (n = !0),
        `selectionStart` in r &&
          `selectionEnd` in r &&
          r.selectionStart < r.selectionEnd &&
          r.ownerDocument.activeElement === r &&
          (n = !0));
    },
    a = document.createElement(`style`),
    s = Gt();
  (s && (a.nonce = s),
    (a.textContent = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`),
    document.head.prepend(a));
  let c = (e) => {
      e.touches.length === 2 ||
        n ||
        ((!t ||
          t === document.documentElement ||
          t === document.body ||
          (t.scrollHeight === t.clientHeight && t.scrollWidth === t.clientWidth)) &&
          e.preventDefault());
    },
    l = Dr(),
    u = p(i(document, `touchstart`, r, { passive: !1, capture: !0 }), i(document, `touchmove`, c, { passive: !1, capture: !0 }), Er());
  return () => {
    (e(), u(), a.remove(), l());
  };
}
function Er() {
  return i(
    document,
    `blur`,
    (e) => {
      let t = o(e),
        n = e.relatedTarget;
      n && sr(n) ? n.focus() : n || t.parentElement?.closest(`[tabindex]`)?.focus({ preventScroll: !0 });
    },
    !0,
  );
}
function Dr() {
  let e = HTMLElement.prototype.focus;
  return (
    Reflect.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: !0,
      writable: !0,
      value: function (t) {
        if ((e.call(this, { ...t, preventScroll: !0 }), !t || !t.preventScroll)) {
          let e = () => {
            b() === this && Or(this);
          };
          vr((t) => (t ? e() : yr(() => e())));
        }
      },
    }),
    () => {
      Reflect.defineProperty(HTMLElement.prototype, 'focus', { configurable: !0, writable: !0, value: e });
    }
  );
}
function Or(e) {
  let t = document.scrollingElement || document.documentElement,
    n = e;
  for (; n && n !== t && n.isConnected;) {
    let e = Xn(n);
    if (e !== document.documentElement && e !== document.body && e !== n) {
      let t = e.getBoundingClientRect(),
        r = n.getBoundingClientRect();
      if (r.top < t.top || r.bottom > t.top + n.clientHeight) {
        let n = t.bottom;
        br && (n = Math.min(n, br.offsetTop + br.height));
        let i = r.top - t.top - ((n - t.top) / 2 - r.height / 2);
        e.scrollTo({ top: Math.max(0, Math.min(e.scrollHeight - e.clientHeight, e.scrollTop + i)), behavior: `smooth` });
      }
    }
    n = e.parentElement;
  }
}
function kr(e, t) {
  let { triggerRef: n, popoverRef: r, groupRef: i, isNonModal: a, isKeyboardDismissDisabled: o, shouldCloseOnInteractOutside: s, ...c } = e,
    l = c.trigger === `SubmenuTrigger`,
    { overlayProps: u, underlayProps: f } = Jn(
      {
        isOpen: t.isOpen,
        onClose: t.close,
        shouldCloseOnBlur: !0,
        isDismissable: !a || l,
        isKeyboardDismissDisabled: o,
        shouldCloseOnInteractOutside: s,
      },
      i ?? r,
    ),
    {
      overlayProps: p,
      arrowProps: m,
      placement: h,
      triggerAnchorPoint: g,
    } = te({
      ...c,
      targetRef: n,
      overlayRef: r,
      isOpen: t.isOpen,
      onClose: a && !l ? t.close : null,
      getTargetRect: c.getTargetRect ?? (t.point ? () => new DOMRect(t.point.x, t.point.y, 0, 0) : void 0),
    });
  (Cr({ isDisabled: a || !t.isOpen }),
    (0, G.useEffect)(() => {
      if (t.isOpen && r.current) return a ? Sn(i?.current ?? r.current) : xn([i?.current ?? r.current], { shouldUseInert: !0 });
    }, [a, t.isOpen, r, i]));
  let { focusWithinProps: _ } = cn(e);
  return { popoverProps: d(u, p, _), arrowProps: m, underlayProps: f, placement: h, triggerAnchorPoint: g };
}
var Ar = {};
Ar = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': void 0,
  'es-ES': void 0,
  'et-EE': void 0,
  'fi-FI': void 0,
  'fr-FR': void 0,
  'he-IL': void 0,
  'hr-HR': void 0,
  'hu-HU': void 0,
  'it-IT': void 0,
  'ja-JP': void 0,
  'ko-KR': void 0,
  'lt-LT': void 0,
  'lv-LV': void 0,
  'nb-NO': void 0,
  'nl-NL': void 0,
  'pl-PL': void 0,
  'pt-BR': void 0,
  'pt-PT': void 0,
  'ro-RO': void 0,
  'ru-RU': void 0,
  'sk-SK': void 0,
  'sl-SI': void 0,
  'sr-SP': void 0,
  'sv-SE': void 0,
  'tr-TR': void 0,
  'uk-UA': void 0,
  'zh-CN': void 0,
  'zh-TW': void 0,
};
var jr = Symbol.for(`react-aria.i18n.locale`),
  Mr = Symbol.for(`react-aria.i18n.strings`),
  Nr = void 0,
  Pr = class e {
    constructor(e, t = `en-US`) {
      ((this.strings = Object.fromEntries(Object.entries(e).filter(([, e]) => e))), (this.defaultLocale = t));
    }
    getStringForLocale(e, t) {
      let n = this.getStringsForLocale(t)[e];
      if (!n) throw Error(`Could not find intl message ${e} in ${t} locale`);
      return n;
    }
    getStringsForLocale(e) {
      let t = this.strings[e];
      return (t || ((t = Fr(e, this.strings, this.defaultLocale)), (this.strings[e] = t)), t);
    }
    static getGlobalDictionaryForPackage(t) {
      if (typeof window > `u`) return null;
      let n = window[jr];
      if (Nr === void 0) {
        let t = window[Mr];
        if (!t) return null;
        Nr = {};
        for (let r in t) Nr[r] = new e({ [n]: t[r] }, n);
      }
      let r = Nr?.[t];
      if (!r)
        throw Error(
          `Strings for package "${t}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`,
        );
      return r;
    }
  };
function Fr(e, t, n = `en-US`) {
  if (t[e]) return t[e];
  let r = Ir(e),
    i = Lr(e);
  if (i && t[`${r}-${i}`]) return t[`${r}-${i}`];
  if (t[r]) return t[r];
  for (let e in t) if (e.startsWith(r + `-`)) return t[e];
  return t[n];
}
function Ir(e) {
  return Intl.Locale ? new Intl.Locale(e).language : e.split(`-`)[0];
}
function Lr(e) {
  if (Intl.Locale) return new Intl.Locale(e).script;
}
var Rr = new Map(),
  zr = new Map(),
  Br = class {
    constructor(e, t) {
      ((this.locale = e), (this.strings = t));
    }
    format(e, t) {
      let n = this.strings.getStringForLocale(e, this.locale);
      return typeof n == `function` ? n(t, this) : n;
    }
    plural(e, t, n = `cardinal`) {
      let r = t[`=` + e];
      if (r) return typeof r == `function` ? r() : r;
      let i = this.locale + `:` + n,
        a = Rr.get(i);
      return (
        a || ((a = new Intl.PluralRules(this.locale, { type: n })), Rr.set(i, a)),
        (r = t[a.select(e)] || t.other),
        typeof r == `function` ? r() : r
      );
    }
    number(e) {
      let t = zr.get(this.locale);
      return (t || ((t = new Intl.NumberFormat(this.locale)), zr.set(this.locale, t)), t.format(e));
    }
    select(e, t) {
      let n = e[t] || e.other;
      return typeof n == `function` ? n() : n;
    }
  },
  Vr = new WeakMap();
function Hr(e) {
  let t = Vr.get(e);
  return (t || ((t = new Pr(e)), Vr.set(e, t)), t);
}
function Ur(e, t) {
  return (t && Pr.getGlobalDictionaryForPackage(t)) || Hr(e);
}
function Wr(e, t) {
  let { locale: n } = N(),
    r = Ur(e, t);
  return (0, G.useMemo)(() => new Br(n, r), [n, r]);
}
var Gr = {
  border: 0,
  clip: `rect(0 0 0 0)`,
  clipPath: `inset(50%)`,
  height: `1px`,
  margin: `-1px`,
  overflow: `hidden`,
  padding: 0,
  position: `absolute`,
  width: `1px`,
  whiteSpace: `nowrap`,
};
function Kr(e = {}) {
  let { style: t, isFocusable: n } = e,
    [r, i] = (0, G.useState)(!1),
    { focusWithinProps: a } = cn({ isDisabled: !n, onFocusWithinChange: (e) => i(e) }),
    o = (0, G.useMemo)(() => (r ? t : t ? { ...Gr, ...t } : Gr), [r]);
  return { visuallyHiddenProps: { ...a, style: o } };
}
function qr(e) {
  let { children: t, elementType: n = `div`, isFocusable: r, style: i, ...a } = e,
    { visuallyHiddenProps: o } = Kr(e);
  return G.createElement(n, d(a, o), t);
}
function Jr(e) {
  return e && e.__esModule ? e.default : e;
}
function Yr(e) {
  let { onDismiss: t, ...n } = e,
    r = ue(n, Wr(Jr(Ar), `@react-aria/overlays`).format(`dismiss`)),
    i = () => {
      t && t();
    };
  return G.createElement(qr, null, G.createElement(`button`, { ...r, tabIndex: -1, onClick: i, style: { width: 1, height: 1 } }));
}
var Xr = G.forwardRef(({ children: e, ...t }, n) => {
  let r = (0, G.useRef)(!1),
    i = (0, G.useContext)(Kt),
    a = d(i || {}, {
      ...t,
      register() {
        ((r.current = !0), i && i.register());
      },
    });
  return (
    (a.ref = S(n || i?.ref)),
    Pt(i, a.ref),
    (0, G.useEffect)(() => {
      r.current ||= !0;
    }, []),
    G.createElement(Kt.Provider, { value: a }, e)
  );
});
function Zr({ children: e }) {
  let t = (0, G.useMemo)(() => ({ register: () => {} }), []);
  return G.createElement(Kt.Provider, { value: t }, e);
}
var Qr = G.createContext(null);
function $r(e) {
  let t = m(),
    { portalContainer: n = t ? null : document.body, isExiting: r } = e,
    [i, a] = (0, G.useState)(!1),
    o = (0, G.useMemo)(() => ({ contain: i, setContain: a }), [i, a]),
    { getContainer: s } = T();
  if ((!e.portalContainer && s && (n = s()), !n)) return null;
  let c = e.children;
  return (
    e.disableFocusManagement || (c = G.createElement(Tn, { restoreFocus: !0, contain: (e.shouldContainFocus || i) && !r }, c)),
    (c = G.createElement(Qr.Provider, { value: o }, G.createElement(Zr, null, G.createElement(Ft.Provider, { value: null }, c)))),
    ae.createPortal(c, n)
  );
}
function ei() {
  let e = (0, G.useContext)(Qr)?.setContain;
  L(() => {
    e?.(!0);
  }, [e]);
}
var ti = (0, G.createContext)(null),
  ni = (0, G.createContext)(null),
  ri = (0, G.forwardRef)(function (e, t) {
    [e, t] = l(e, t, ti);
    let n = (0, G.useContext)(Co),
      r = R(e),
      i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
      a = B(t, i.isOpen),
      o = e.isExiting || (!e.shouldSkipAnimation && a) || !1,
      s = le(),
      { direction: c } = N();
    if (s) {
      let t = e.children;
      return (
        typeof t == `function` &&
          (t = t({ trigger: e.trigger || null, placement: `bottom`, isEntering: !1, isExiting: !1, defaultChildren: null })),
        G.createElement(G.Fragment, null, t)
      );
    }
    return i && !i.isOpen && !o
      ? null
      : G.createElement(ii, { ...e, triggerRef: e.triggerRef, state: i, popoverRef: t, isExiting: o, dir: c });
  });
function ii({ state: e, isExiting: t, UNSTABLE_portalContainer: n, clearContexts: r, ...i }) {
  let a = (0, G.useRef)(null),
    o = (0, G.useRef)(null),
    s = (0, G.useContext)(ni),
    c = s && i.trigger === `SubmenuTrigger`,
    [l, u] = (0, G.useState)(!1),
    {
      popoverProps: p,
      underlayProps: m,
      arrowProps: h,
      placement: _,
      triggerAnchorPoint: v,
    } = kr({ ...i, offset: i.offset ?? 8, arrowRef: a, groupRef: c ? s : o }, e),
    y = i.popoverRef,
    b = I(y, !!_ && l),
    x = i.isEntering || (!i.shouldSkipAnimation && b) || !1,
    S = f({
      ...i,
      defaultClassName: `react-aria-Popover`,
      values: { trigger: i.trigger || null, placement: _, isEntering: x, isExiting: t },
    }),
    C = !i.isNonModal || i.trigger === `SubmenuTrigger` || i.trigger === `PreviewTrigger`,
    [w, T] = (0, G.useState)(i.trigger === `PreviewTrigger`);
  (L(() => {
    y.current && T(C && !y.current.querySelector(`[role=dialog]`));
  }, [y, C]),
    (0, G.useEffect)(() => {
      w &&
        i.trigger !== `PreviewTrigger` &&
        (i.trigger !== `SubmenuTrigger` || at() !== `pointer`) &&
        y.current &&
        !ie(y.current) &&
        vt(y.current);
    }, [w, y, i.trigger]));
  let E = (0, G.useMemo)(() => {
      let e = S.children;
      for (let t of [ti, ...(r ?? [])]) e = G.createElement(t.Provider, { value: null }, e);
      return e;
    }, [S.children, r]),
    [D, O] = (0, G.useState)(null),
    k = (0, G.useCallback)(() => {
      i.triggerRef.current && O(i.triggerRef.current.getBoundingClientRect().width + `px`);
    }, [i.triggerRef]);
  (L(k, [k]), z({ ref: S.style?.[`--trigger-width`] ? void 0 : i.triggerRef, onResize: k }));
  let A = {
    ...p.style,
    '--trigger-anchor-point': v ? `${v.x}px ${v.y}px` : void 0,
    ...S.style,
    '--trigger-width': S.style?.[`--trigger-width`] || D,
  };
  L(() => vr(() => u(!0)), []);
  let j = G.createElement(
    W.div,
    {
      ...d(g(i, { global: !0 }), p),
      ...S,
      id: w ? i.id : void 0,
      role: w ? `dialog` : void 0,
      tabIndex: w ? -1 : void 0,
      'aria-label': i[`aria-label`],
      'aria-labelledby': i[`aria-labelledby`],
      ref: y,
      slot: i.slot || void 0,
      style: A,
      dir: i.dir,
      'data-trigger': i.trigger,
      'data-placement': _,
      'data-entering': x || void 0,
      'data-exiting': t || void 0,
    },
    !i.isNonModal && G.createElement(Yr, { onDismiss: e.close }),
    G.createElement(ee.Provider, { value: { ...h, placement: _, ref: a } }, E),
    G.createElement(Yr, { onDismiss: e.close }),
  );
  return c
    ? G.createElement(
        $r,
        { ...i, shouldContainFocus: w && i.trigger !== `PreviewTrigger`, isExiting: t, portalContainer: n ?? s?.current ?? void 0 },
        j,
      )
    : G.createElement(
        $r,
        { ...i, shouldContainFocus: w && i.trigger !== `PreviewTrigger`, isExiting: t, portalContainer: n },
        !i.isNonModal && e.isOpen && G.createElement(`div`, { 'data-testid': `underlay`, ...m, style: { position: `fixed`, inset: 0 } }),
        G.createElement(`div`, { ref: o, style: { display: `contents` } }, G.createElement(ni.Provider, { value: o }, j)),
      );
}
var ai = class {
    constructor(e) {
      ((this.value = null),
        (this.level = 0),
        (this.hasChildNodes = !1),
        (this.rendered = null),
        (this.textValue = ``),
        (this[`aria-label`] = void 0),
        (this.index = 0),
        (this.parentKey = null),
        (this.prevKey = null),
        (this.nextKey = null),
        (this.firstChildKey = null),
        (this.lastChildKey = null),
        (this.props = {}),
        (this.colSpan = null),
        (this.colIndex = null),
        (this.type = this.constructor.type),
        (this.key = e));
    }
    get childNodes() {
      throw Error(`childNodes is not supported`);
    }
    clone() {
      let e = new this.constructor(this.key);
      return (
        (e.value = this.value),
        (e.level = this.level),
        (e.hasChildNodes = this.hasChildNodes),
        (e.rendered = this.rendered),
        (e.textValue = this.textValue),
        (e[`aria-label`] = this[`aria-label`]),
        (e.index = this.index),
        (e.parentKey = this.parentKey),
        (e.prevKey = this.prevKey),
        (e.nextKey = this.nextKey),
        (e.firstChildKey = this.firstChildKey),
        (e.lastChildKey = this.lastChildKey),
        (e.props = this.props),
        (e.render = this.render),
        (e.colSpan = this.colSpan),
        (e.colIndex = this.colIndex),
        e
      );
    }
    filter(e, t, n) {
      let r = this.clone();
      return (t.addDescendants(r, e), r);
    }
  },
  oi = class extends ai {
    filter(e, t, n) {
      let [r, i] = ui(e, t, this.firstChildKey, n),
        a = this.clone();
      return ((a.firstChildKey = r), (a.lastChildKey = i), a);
    }
  };
(class extends ai {
  static {
    this.type = `header`;
  }
});
var si = class extends ai {
    static {
      this.type = `loader`;
    }
  },
  ci = class extends oi {
    static {
      this.type = `item`;
    }
    filter(e, t, n) {
      if (n(this.textValue, this)) {
        let n = this.clone();
        return (t.addDescendants(n, e), n);
      }
      return null;
    }
  };
(class extends oi {
  static {
    this.type = `section`;
  }
  filter(e, t, n) {
    let r = super.filter(e, t, n);
    if (r && r.lastChildKey !== null) {
      let t = e.getItem(r.lastChildKey);
      if (t && t.type !== `header`) return r;
    }
    return null;
  }
});
var li = class {
  get size() {
    return this.itemCount;
  }
  getKeys() {
    return this.keyMap.keys();
  }
  *[Symbol.iterator]() {
    let e = this.firstKey == null ? void 0 : this.keyMap.get(this.firstKey);
    for (; e;) (yield e, (e = e.nextKey == null ? void 0 : this.keyMap.get(e.nextKey)));
  }
  getChildren(e) {
    let t = this.keyMap;
    return {
      *[Symbol.iterator]() {
        let n = t.get(e),
          r = n?.firstChildKey == null ? null : t.get(n.firstChildKey);
        for (; r;) (yield r, (r = r.nextKey == null ? void 0 : t.get(r.nextKey)));
      },
    };
  }
  getKeyBefore(e) {
    let t = this.keyMap.get(e);
    if (!t) return null;
    if (t.prevKey != null) {
      for (t = this.keyMap.get(t.prevKey); t && t.type !== `item` && t.lastChildKey != null;) t = this.keyMap.get(t.lastChildKey);
      return t?.key ?? null;
    }
    return t.parentKey;
  }
  getKeyAfter(e) {
    let t = this.keyMap.get(e);
    if (!t) return null;
    if (t.type !== `item` && t.firstChildKey != null) return t.firstChildKey;
    for (; t;) {
      if (t.nextKey != null) return t.nextKey;
      if (t.parentKey != null) t = this.keyMap.get(t.parentKey);
      else return null;
    }
    return null;
  }
  getFirstKey() {
    return this.firstKey;
  }
  getLastKey() {
    let e = this.lastKey == null ? null : this.keyMap.get(this.lastKey);
    for (; e?.lastChildKey != null;) e = this.keyMap.get(e.lastChildKey);
    return e?.key ?? null;
  }
  getItem(e) {
    return this.keyMap.get(e) ?? null;
  }
  at() {
    throw Error(`Not implemented`);
  }
  clone() {
    let e = this.constructor,
      t = new e();
    return ((t.keyMap = new Map(this.keyMap)), (t.firstKey = this.firstKey), (t.lastKey = this.lastKey), (t.itemCount = this.itemCount), t);
  }
  addNode(e) {
    if (this.frozen) throw Error(`Cannot add a node to a frozen collection`);
    (e.type === `item` && this.keyMap.get(e.key) == null && this.itemCount++, this.keyMap.set(e.key, e));
  }
  addDescendants(e, t) {
    this.addNode(e);
    let n = t.getChildren(e.key);
    for (let e of n) this.addDescendants(e, t);
  }
  removeNode(e) {
    if (this.frozen) throw Error(`Cannot remove a node to a frozen collection`);
    let t = this.keyMap.get(e);
    (t != null && t.type === `item` && this.itemCount--, this.keyMap.delete(e));
  }
  commit(e, t, n = !1) {
    if (this.frozen) throw Error(`Cannot commit a frozen collection`);
    ((this.firstKey = e), (this.lastKey = t), (this.frozen = !n));
  }
  filter(e) {
    let t = new this.constructor(),
      [n, r] = ui(this, t, this.firstKey, e);
    return (t?.commit(n, r), t);
  }
  constructor() {
    ((this.keyMap = new Map()), (this.firstKey = null), (this.lastKey = null), (this.frozen = !1), (this.itemCount = 0));
  }
};
function ui(e, t, n, r) {
  if (n == null) return [null, null];
  let i = null,
    a = null,
    o = e.getItem(n);
  for (; o != null;) {
    let n = o.filter(e, t, r);
    (n != null && ((n.nextKey = null), a && ((n.prevKey = a.key), (a.nextKey = n.key)), (i ??= n), t.addNode(n), (a = n)),
      (o = o.nextKey == null ? null : e.getItem(o.nextKey)));
  }
  if (a && a.type === `separator`) {
    let e = a.prevKey;
    (t.removeNode(a.key), e == null ? (a = null) : ((a = t.getItem(e)), (a.nextKey = null)));
  }
  return [i?.key ?? null, a?.key ?? null];
}
var di = class {
    constructor(e) {
      ((this._firstChild = null),
        (this._lastChild = null),
        (this._previousSibling = null),
        (this._nextSibling = null),
        (this._parentNode = null),
        (this._minInvalidChildIndex = null),
        (this.ownerDocument = e));
    }
    *[Symbol.iterator]() {
      let e = this.firstChild;
      for (; e;) (yield e, (e = e.nextSibling));
    }
    get firstChild() {
      return this._firstChild;
    }
    set firstChild(e) {
      ((this._firstChild = e), this.ownerDocument.markDirty(this));
    }
    get lastChild() {
      return this._lastChild;
    }
    set lastChild(e) {
      ((this._lastChild = e), this.ownerDocument.markDirty(this));
    }
    get previousSibling() {
      return this._previousSibling;
    }
    set previousSibling(e) {
      ((this._previousSibling = e), this.ownerDocument.markDirty(this));
    }
    get nextSibling() {
      return this._nextSibling;
    }
    set nextSibling(e) {
      ((this._nextSibling = e), this.ownerDocument.markDirty(this));
    }
    get parentNode() {
      return this._parentNode;
    }
    set parentNode(e) {
      ((this._parentNode = e), this.ownerDocument.markDirty(this));
    }
    get isConnected() {
      return this.parentNode?.isConnected || !1;
    }
    invalidateChildIndices(e) {
      (this._minInvalidChildIndex == null || !this._minInvalidChildIndex.isConnected || e.index < this._minInvalidChildIndex.index) &&
        ((this._minInvalidChildIndex = e), this.ownerDocument.markDirty(this));
    }
    updateChildIndices() {
      let e = this._minInvalidChildIndex;
      for (; e;) ((e.index = e.previousSibling ? e.previousSibling.index + 1 : 0), (e = e.nextSibling));
      this._minInvalidChildIndex = null;
    }
    appendChild(e) {
      (e.parentNode && e.parentNode.removeChild(e),
        (this.firstChild ??= e),
        this.lastChild
          ? ((this.lastChild.nextSibling = e), (e.index = this.lastChild.index + 1), (e.previousSibling = this.lastChild))
          : ((e.previousSibling = null), (e.index = 0)),
        (e.parentNode = this),
        (e.nextSibling = null),
        (this.lastChild = e),
        this.ownerDocument.markDirty(this),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    insertBefore(e, t) {
      if (t == null) return this.appendChild(e);
      (e.parentNode && e.parentNode.removeChild(e),
        (e.nextSibling = t),
        (e.previousSibling = t.previousSibling),
        (e.index = t.index - 1),
        this.firstChild === t ? (this.firstChild = e) : t.previousSibling && (t.previousSibling.nextSibling = e),
        (t.previousSibling = e),
        (e.parentNode = t.parentNode),
        this.invalidateChildIndices(e),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    removeChild(e) {
      e.parentNode === this &&
        (this._minInvalidChildIndex === e && (this._minInvalidChildIndex = null),
        e.nextSibling && (this.invalidateChildIndices(e.nextSibling), (e.nextSibling.previousSibling = e.previousSibling)),
        e.previousSibling && (e.previousSibling.nextSibling = e.nextSibling),
        this.firstChild === e && (this.firstChild = e.nextSibling),
        this.lastChild === e && (this.lastChild = e.previousSibling),
        (e.parentNode = null),
        (e.nextSibling = null),
        (e.previousSibling = null),
        (e.index = 0),
        this.ownerDocument.markDirty(e),
        this.isConnected && this.ownerDocument.queueUpdate());
    }
    addEventListener() {}
    removeEventListener() {}
    get previousVisibleSibling() {
      let e = this.previousSibling;
      for (; e && e.isHidden;) e = e.previousSibling;
      return e;
    }
    get nextVisibleSibling() {
      let e = this.nextSibling;
      for (; e && e.isHidden;) e = e.nextSibling;
      return e;
    }
    get firstVisibleChild() {
      let e = this.firstChild;
      for (; e && e.isHidden;) e = e.nextSibling;
      return e;
    }
    get lastVisibleChild() {
      let e = this.lastChild;
      for (; e && e.isHidden;) e = e.previousSibling;
      return e;
    }
  },
  fi = class e extends di {
    constructor(e, t) {
      (super(t), (this.nodeType = 8), (this.isMutated = !0), (this._index = 0), (this.isHidden = !1), (this.node = null));
    }
    get index() {
      return this._index;
    }
    set index(e) {
      ((this._index = e), this.ownerDocument.markDirty(this));
    }
    get level() {
      return this.parentNode instanceof e ? this.parentNode.level + +(this.parentNode.node?.type === `item`) : 0;
    }
    getMutableNode() {
      return this.node == null
        ? null
        : ((this.isMutated ||= ((this.node = this.node.clone()), !0)), this.ownerDocument.markDirty(this), this.node);
    }
    updateNode() {
      let t = this.nextVisibleSibling,
        n = this.getMutableNode();
      if (
        n != null &&
        ((n.index = this.index),
        (n.level = this.level),
        (n.parentKey = this.parentNode instanceof e ? (this.parentNode.node?.key ?? null) : null),
        (n.prevKey = this.previousVisibleSibling?.node?.key ?? null),
        (n.nextKey = t?.node?.key ?? null),
        (n.hasChildNodes = !!this.firstChild),
        (n.firstChildKey = this.firstVisibleChild?.node?.key ?? null),
        (n.lastChildKey = this.lastVisibleChild?.node?.key ?? null),
        (n.colSpan != null || n.colIndex != null) && t)
      ) {
        let e = (n.colIndex ?? n.index) + (n.colSpan ?? 1);
        if (t.node != null && e !== t.node.colIndex) {
          let n = t.getMutableNode();
          n.colIndex = e;
        }
      }
    }
    setProps(e, t, n, r, i) {
      let a,
        { value: o, textValue: s, id: c, ...l } = e;
      if (
        (this.node == null ? ((a = new n(c ?? `react-aria-${++this.ownerDocument.nodeId}`)), (this.node = a)) : (a = this.getMutableNode()),
        (l.ref = t),
        (a.props = l),
        (a.rendered = r),
        (a.render = i),
        (a.value = o),
        e[`aria-label`] && (a[`aria-label`] = e[`aria-label`]),
        (a.textValue = s || (typeof l.children == `string` ? l.children : ``) || e[`aria-label`] || ``),
        c != null && c !== a.key)
      )
        throw Error(`Cannot change the id of an item`);
      (l.colSpan != null && (a.colSpan = l.colSpan), this.isConnected && this.ownerDocument.queueUpdate());
    }
    get style() {
      let e = this;
      return {
        get display() {
          return e.isHidden ? `none` : ``;
        },
        set display(t) {
          let n = t === `none`;
          if (e.isHidden !== n) {
            (e.parentNode?.firstVisibleChild === e || e.parentNode?.lastVisibleChild === e) && e.ownerDocument.markDirty(e.parentNode);
            let t = e.previousVisibleSibling,
              r = e.nextVisibleSibling;
            (t && e.ownerDocument.markDirty(t), r && e.ownerDocument.markDirty(r), (e.isHidden = n), e.ownerDocument.markDirty(e));
          }
        },
      };
    }
    hasAttribute() {}
    setAttribute() {}
    setAttributeNS() {}
    removeAttribute() {}
  },
  pi = class extends di {
    constructor(e) {
      (super(null),
        (this.nodeType = 11),
        (this.ownerDocument = this),
        (this.dirtyNodes = new Set()),
        (this.isSSR = !1),
        (this.nodeId = 0),
        (this.nodesByProps = new WeakMap()),
        (this.keyOwners = new Map()),
        (this.nextCollection = null),
        (this.subscriptions = new Set()),
        (this.queuedRender = !1),
        (this.inSubscription = !1),
        (this.collection = e),
        (this.nextCollection = e));
    }
    get isConnected() {
      return !0;
    }
    createElement(e) {
      return new fi(e, this);
    }
    getMutableCollection() {
      return ((this.nextCollection ||= this.collection.clone()), this.nextCollection);
    }
    markDirty(e) {
      this.dirtyNodes.add(e);
    }
    addNode(e) {
      if (e.isHidden || e.node == null) return;
      let t = this.getMutableCollection();
      if (!t.getItem(e.node.key)) for (let t of e) this.addNode(t);
      t.addNode(e.node);
    }
    removeNode(e) {
      for (let t of e) this.removeNode(t);
      e.node && this.getMutableCollection().removeNode(e.node.key);
    }
    getCollection() {
      return (this.inSubscription || ((this.queuedRender = !1), this.updateCollection()), this.collection);
    }
    updateCollection() {
      for (let e of this.dirtyNodes) e instanceof fi && (!e.isConnected || e.isHidden) ? this.removeNode(e) : e.updateChildIndices();
      for (let e of this.dirtyNodes)
        e instanceof fi
          ? (e.isConnected && !e.isHidden && (e.updateNode(), this.addNode(e)), e.node && this.dirtyNodes.delete(e), (e.isMutated = !1))
          : this.dirtyNodes.delete(e);
      this.nextCollection &&
        (this.nextCollection.commit(this.firstVisibleChild?.node?.key ?? null, this.lastVisibleChild?.node?.key ?? null, this.isSSR),
        this.isSSR || ((this.collection = this.nextCollection), (this.nextCollection = null)));
    }
    queueUpdate() {
      if (!(this.dirtyNodes.size === 0 || this.queuedRender)) {
        ((this.queuedRender = !0), (this.inSubscription = !0), this.isSSR || (this.collection = this.collection.clone()));
        for (let e of this.subscriptions) e();
        this.inSubscription = !1;
      }
    }
    subscribe(e) {
      return (this.subscriptions.add(e), this.queuedRender && e(), () => this.subscriptions.delete(e));
    }
    resetAfterSSR() {
      this.isSSR && ((this.isSSR = !1), (this.firstChild = null), (this.lastChild = null), (this.nodeId = 0), this.keyOwners.clear());
    }
  };
function mi(e) {
  let { children: t, items: n, idScope: r, addIdAndValue: i, dependencies: a = [] } = e,
    o = (0, G.useMemo)(() => void 0, [t]),
    s = (0, G.useMemo)(() => new WeakMap(), [...a, o]);
  return (0, G.useMemo)(() => {
    if (n && typeof t == `function`) {
      let e = [];
      for (let a of n) {
        let n = hi(a) ? a : null,
          o = n ? s.get(n) : null;
        if (!o) {
          o = t(a);
          let c = o.props.id ?? a?.key ?? a?.id;
          r != null && o.props.id == null && c != null && (c = r + `:` + c);
          let l = c ?? e.length;
          ((o = (0, G.cloneElement)(o, i ? { key: l, id: c, value: a } : { key: l })), n && s.set(n, o));
        }
        e.push(o);
      }
      return e;
    }
    if (typeof t != `function`) return t;
  }, [t, n, s, r, i]);
}
function hi(e) {
  switch (typeof e) {
    case `object`:
      return e != null;
    case `function`:
    case `symbol`:
      return !0;
    default:
      return !1;
  }
}
var gi = t((e) => {
    var t = n();
    function r(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var i = typeof Object.is == `function` ? Object.is : r,
      a = t.useState,
      o = t.useEffect,
      s = t.useLayoutEffect,
      c = t.useDebugValue;
    function l(e, t) {
      var n = t(),
        r = a({ inst: { value: n, getSnapshot: t } }),
        i = r[0].inst,
        l = r[1];
      return (
        s(
          function () {
            ((i.value = n), (i.getSnapshot = t), u(i) && l({ inst: i }));
          },
          [e, n, t],
        ),
        o(
          function () {
            return (
              u(i) && l({ inst: i }),
              e(function () {
                u(i) && l({ inst: i });
              })
            );
          },
          [e],
        ),
        c(n),
        n
      );
    }
    function u(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !i(e, n);
      } catch {
        return !0;
      }
    }
    function d(e, t) {
      return t();
    }
    var f = typeof window > `u` || window.document === void 0 || window.document.createElement === void 0 ? d : l;
    e.useSyncExternalStore = t.useSyncExternalStore === void 0 ? f : t.useSyncExternalStore;
  }),
  _i = t((e, t) => {
    t.exports = gi();
  })(),
  vi = (0, G.createContext)(!1),
  yi = (0, G.createContext)(null);
function bi(e) {
  if ((0, G.useContext)(yi)) return e.content;
  let { collection: t, document: n } = wi(e.createCollection);
  return G.createElement(
    G.Fragment,
    null,
    G.createElement(se, null, G.createElement(yi.Provider, { value: n }, e.content)),
    G.createElement(xi, { render: e.children, collection: t }),
  );
}
function xi({ collection: e, render: t }) {
  return t(e);
}
function Si(e, t, n) {
  let r = m(),
    i = (0, G.useRef)(r);
  i.current = r;
  let a = (0, G.useCallback)(() => (i.current ? n() : t()), [t, n]);
  return (0, _i.useSyncExternalStore)(e, a);
}
var Ci = typeof G.useSyncExternalStore == `function` ? G.useSyncExternalStore : Si;
function wi(e) {
  let [t] = (0, G.useState)(() => new pi(e?.() || new li()));
  return {
    collection: Ci(
      (0, G.useCallback)((e) => t.subscribe(e), [t]),
      (0, G.useCallback)(() => {
        let e = t.getCollection();
        return (t.isSSR && t.resetAfterSSR(), e);
      }, [t]),
      (0, G.useCallback)(() => ((t.isSSR = !0), t.getCollection()), [t]),
    ),
    document: t,
  };
}
var Ti = (0, G.createContext)(null);
function Ei(e) {
  return class extends ai {
    static {
      this.type = e;
    }
  };
}
function Di(e, t, n, r, i, a) {
  typeof e == `string` && (e = Ei(e));
  let o = (0, G.useCallback)(
      (i) => {
        i?.setProps(t, n, e, r, a);
      },
      [t, n, r, a, e],
    ),
    s = (0, G.useContext)(Ti);
  if (s) {
    let o = s.ownerDocument.nodesByProps.get(t);
    return (
      o ||
        ((o = s.ownerDocument.createElement(e.type)),
        o.setProps(t, n, e, r, a),
        s.appendChild(o),
        s.ownerDocument.updateCollection(),
        s.ownerDocument.nodesByProps.set(t, o)),
      i ? G.createElement(Ti.Provider, { value: o }, i) : null
    );
  }
  return G.createElement(e.type, { ref: o }, i);
}
function Oi(e, t) {
  let n = ({ node: e }) => t(e.props, e.props.ref, e),
    r = (0, G.forwardRef)((r, i) => {
      let a = (0, G.useContext)(Ft);
      if (!(0, G.useContext)(vi)) {
        if (t.length >= 3) throw Error(t.name + ` cannot be rendered outside a collection.`);
        return t(r, i);
      }
      return Di(e, r, i, `children` in r ? r.children : null, null, (e) =>
        G.createElement(Ft.Provider, { value: a }, G.createElement(n, { node: e })),
      );
    });
  return ((r.displayName = t.name), r);
}
function ki(e) {
  return mi({ ...e, addIdAndValue: !0 });
}
var Ai = (0, G.createContext)(null);
function ji(e) {
  let t = (0, G.useContext)(Ai),
    n = (t?.dependencies || []).concat(e.dependencies),
    r = e.idScope ?? t?.idScope,
    i = ki({ ...e, idScope: r, dependencies: n });
  return (
    (0, G.useContext)(yi) && (i = G.createElement(Mi, null, i)),
    (t = (0, G.useMemo)(() => ({ dependencies: n, idScope: r }), [r, ...n])),
    G.createElement(Ai.Provider, { value: t }, i)
  );
}
function Mi({ children: e }) {
  let t = (0, G.useContext)(yi),
    n = (0, G.useMemo)(() => G.createElement(yi.Provider, { value: null }, G.createElement(vi.Provider, { value: !0 }, e)), [e]);
  return m() ? G.createElement(Ti.Provider, { value: t }, n) : (0, ae.createPortal)(n, t);
}
var Ni = (0, G.createContext)(null),
  Pi = {
    CollectionRoot({ collection: e, renderDropIndicator: t }) {
      return Fi(e, null, t);
    },
    CollectionBranch({ collection: e, parent: t, renderDropIndicator: n }) {
      return Fi(e, t, n);
    },
  };
function Fi(e, t, n) {
  return mi({
    items: t ? e.getChildren(t.key) : e,
    dependencies: [n],
    children(t) {
      if (t.type === `content`) return G.createElement(G.Fragment, null);
      let r = t.render(t);
      return !n || t.type !== `item`
        ? r
        : G.createElement(G.Fragment, null, n({ type: `item`, key: t.key, dropPosition: `before` }), r, Ii(e, t, n));
    },
  });
}
function Ii(e, t, n) {
  let r = t.key,
    i = e.getKeyAfter(r),
    a = i == null ? null : e.getItem(i);
  for (; a != null && a.type !== `item`;) ((i = e.getKeyAfter(a.key)), (a = i == null ? null : e.getItem(i)));
  let o = t.nextKey == null ? null : e.getItem(t.nextKey);
  for (; o != null && o.type !== `item`;) o = o.nextKey == null ? null : e.getItem(o.nextKey);
  let s = [];
  if (o == null) {
    let r = t;
    for (; r?.type === `item` && (!a || (r.parentKey !== a.parentKey && a.level < r.level));) {
      let t = n({ type: `item`, key: r.key, dropPosition: `after` });
      ((0, G.isValidElement)(t) && s.push((0, G.cloneElement)(t, { key: `${r.key}-after` })),
        (r = r.parentKey == null ? null : e.getItem(r.parentKey)));
    }
  }
  return s;
}
var Li = (0, G.createContext)(Pi);
function Ri(e) {
  return (0, G.useMemo)(() => (e == null ? null : new Set([e])), [e]);
}
var zi = `react-aria-clear-focus`,
  Bi = `react-aria-focus`;
function Vi(e) {
  let t = Wi(_(e));
  t !== e && (t && Hi(t, e), e && Ui(e, t));
}
function Hi(e, t) {
  (e.dispatchEvent(new FocusEvent(`blur`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusout`, { bubbles: !0, relatedTarget: t })));
}
function Ui(e, t) {
  (e.dispatchEvent(new FocusEvent(`focus`, { relatedTarget: t })),
    e.dispatchEvent(new FocusEvent(`focusin`, { bubbles: !0, relatedTarget: t })));
}
function Wi(e) {
  let t = b(e),
    n = t?.getAttribute(`aria-activedescendant`);
  return (n && e.getElementById(n)) || t;
}
function Gi(e, t, n, r) {
  let a = k(n),
    o = n == null;
  (0, G.useEffect)(() => {
    if (!(o || e.current == null)) return i(e.current, t, a, r);
  }, [e, t, r, o]);
}
var Ki = (0, G.createContext)(null),
  qi = (0, G.createContext)(null),
  Ji = (0, G.createContext)({}),
  Yi = (0, G.createContext)({}),
  Xi = (0, G.createContext)(null);
function Zi(e) {
  let t = (0, G.useRef)({});
  return G.createElement(Xi.Provider, { value: t }, e.children);
}
var Qi = (0, G.createContext)({ isSelected: !1 });
function $i(e) {
  let t = g(e, { labelable: !0 }),
    n;
  return (
    e.orientation === `vertical` && (n = `vertical`),
    e.elementType === `hr` ? { separatorProps: t } : { separatorProps: { ...t, role: `separator`, 'aria-orientation': n } }
  );
}
var ea = (0, G.createContext)({}),
  ta = Oi(
    class extends ai {
      static {
        this.type = `separator`;
      }
      filter(e, t) {
        let n = t.getItem(this.prevKey);
        if (n && n.type !== `separator`) {
          let n = this.clone();
          return (t.addDescendants(n, e), n);
        }
        return null;
      }
    },
    function (e, t) {
      [e, t] = l(e, t, ea);
      let { elementType: n, orientation: r, style: i, className: a, slot: o, ...s } = e,
        c = n || `hr`;
      c === `hr` && r === `vertical` && (c = `div`);
      let u = W[c],
        { separatorProps: f } = $i({ ...s, elementType: n, orientation: r }),
        p = g(e, { global: !0 });
      return G.createElement(u, {
        render: e.render,
        ...d(p, f),
        style: i,
        className: a ?? `react-aria-Separator`,
        ref: t,
        slot: o || void 0,
      });
    },
  ),
  na = (0, G.createContext)({}),
  ra = {};
ra = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': void 0,
  'es-ES': void 0,
  'et-EE': void 0,
  'fi-FI': void 0,
  'fr-FR': void 0,
  'he-IL': void 0,
  'hr-HR': void 0,
  'hu-HU': void 0,
  'it-IT': void 0,
  'ja-JP': void 0,
  'ko-KR': void 0,
  'lt-LT': void 0,
  'lv-LV': void 0,
  'nb-NO': void 0,
  'nl-NL': void 0,
  'pl-PL': void 0,
  'pt-BR': void 0,
  'pt-PT': void 0,
  'ro-RO': void 0,
  'ru-RU': void 0,
  'sk-SK': void 0,
  'sl-SI': void 0,
  'sr-SP': void 0,
  'sv-SE': void 0,
  'tr-TR': void 0,
  'uk-UA': void 0,
  'zh-CN': void 0,
  'zh-TW': void 0,
};
var ia = 0,
  aa = new Map();
function oa(e) {
  let [t, n] = (0, G.useState)();
  return (
    L(() => {
      if (!e) return;
      let t = aa.get(e);
      if (t) n(t.element.id);
      else {
        let r = `react-aria-description-${ia++}`;
        n(r);
        let i = document.createElement(`div`);
        ((i.id = r),
          (i.style.display = `none`),
          (i.textContent = e),
          document.body.appendChild(i),
          (t = { refCount: 0, element: i }),
          aa.set(e, t));
      }
      return (
        t.refCount++,
        () => {
          t && --t.refCount === 0 && (t.element.remove(), aa.delete(e));
        }
      );
    }, [e]),
    { 'aria-describedby': e ? t : void 0 }
  );
}
var sa = 500;
function ca(e) {
  let {
      isDisabled: t,
      pointerType: n,
      onLongPressStart: r,
      onLongPressEnd: i,
      onLongPress: a,
      threshold: o = sa,
      accessibilityDescription: s,
    } = e,
    c = (0, G.useRef)(void 0),
    { addGlobalListener: l, removeAllGlobalListeners: u } = O(),
    f = (e) => (n ? e.pointerType === n : e.pointerType === `mouse` || e.pointerType === `touch`),
    { pressProps: p } = Qt({
      isDisabled: t,
      onPressStart(e) {
        if ((e.continuePropagation(), f(e))) {
          (r && r({ ...e, type: `longpressstart` }),
            (c.current = setTimeout(() => {
              (e.target.dispatchEvent(new PointerEvent(`pointercancel`, { bubbles: !0 })),
                l(e.target, `click`, (e) => e.preventDefault(), { once: !0 }),
                _(e.target).activeElement !== e.target && K(e.target),
                a && a({ ...e, type: `longpress` }),
                (c.current = void 0));
            }, o)),
            e.pointerType === `touch` && l(e.target, `contextmenu`, (e) => e.preventDefault(), { once: !0 }));
          let t = P(e.target);
          l(
            t,
            `pointerup`,
            () => {
              setTimeout(() => {
                u();
              }, 100);
            },
            { once: !0 },
          );
        }
      },
      onPressEnd(e) {
        (c.current && clearTimeout(c.current), i && f(e) && i({ ...e, type: `longpressend` }));
      },
    }),
    m = oa(a && !t ? s : void 0);
  return { longPressProps: d(p, m) };
}
function la(e) {
  let { onContextMenu: t } = e,
    n = (0, G.useRef)(!1),
    { longPressProps: r } = ca({
      onLongPressStart() {
        n.current = !1;
      },
      onLongPress(e) {
        n.current ? (n.current = !1) : t?.({ target: e.target, x: e.x, y: e.y });
      },
    });
  return t
    ? {
        contextMenuProps: d(U() ? r : {}, {
          onContextMenu(e) {
            (e.stopPropagation(), e.preventDefault(), (n.current = !0));
            let r = e.currentTarget.getBoundingClientRect();
            t({ target: e.currentTarget, x: e.clientX - r.x, y: e.clientY - r.y });
          },
          onKeyDown(e) {
            if (A() && e.ctrlKey && e.key === `Enter`) {
              n.current = !1;
              let r = e.currentTarget;
              (e.stopPropagation(),
                setTimeout(() => {
                  if (n.current) n.current = !1;
                  else {
                    let e = r.getBoundingClientRect();
                    t({ target: r, x: e.width / 2, y: e.height / 2 });
                  }
                }, 10));
            }
          },
        }),
      }
    : { contextMenuProps: {} };
}
function ua(e, t, n) {
  let { type: r } = e,
    { isOpen: i } = t;
  (0, G.useEffect)(() => {
    n && n.current && D.set(n.current, t.close);
  });
  let a;
  r === `menu` ? (a = !0) : r === `listbox` && (a = `listbox`);
  let o = u();
  return {
    triggerProps: { 'aria-haspopup': a, 'aria-expanded': i, 'aria-controls': i ? o : void 0, onPress: t.toggle },
    overlayProps: { id: o },
  };
}
function da(e) {
  return e && e.__esModule ? e.default : e;
}
function fa(e, t, n) {
  let { type: r = `menu`, isDisabled: i, trigger: a = `press` } = e,
    s = u(),
    { triggerProps: c, overlayProps: l } = ua({ type: r }, t, n),
    d = (e, n, r = `first`) => {
      if (!e || n.isDefaultPrevented()) return !1;
      t.toggle(r);
    },
    { keyboardProps: f } = Nt({
      isDisabled: i,
      shortcuts: {
        Enter: (e) => d(a !== `longPress`, e, `first`),
        ' ': (e) => d(a !== `longPress`, e, `first`),
        ArrowDown: (e) => d(a !== `longPress`, e, `first`),
        ArrowUp: (e) => d(a !== `longPress`, e, `last`),
        'Alt+Enter': (e) => d(a === `longPress`, e, `first`),
        'Alt+ ': (e) => d(a === `longPress`, e, `first`),
        'Alt+ArrowDown': (e) => d(!0, e, `first`),
        'Alt+ArrowUp': (e) => d(!0, e, `last`),
      },
    }),
    p = Wr(da(ra), `@react-aria/menu`),
    { longPressProps: m } = ca({
      isDisabled: i || a !== `longPress`,
      accessibilityDescription: p.format(`longPressMessage`),
      onLongPressStart() {
        t.close();
      },
      onLongPress() {
        t.open(`first`);
      },
    }),
    h = {
      preventFocusOnPress: !0,
      onPressStart(e) {
        e.pointerType !== `touch` &&
          e.pointerType !== `keyboard` &&
          !i &&
          (K(e.target), t.open(e.pointerType === `virtual` ? `first` : null));
      },
      onPress(e) {
        e.pointerType === `touch` && !i && (K(e.target), t.toggle());
      },
    };
  delete c.onPress;
  let { contextMenuProps: g } = la({
    onContextMenu(e) {
      let n = e.target.getBoundingClientRect();
      (t.setPoint({ x: n.x + e.x, y: n.y + e.y }), t.open());
    },
  });
  (0, G.useEffect)(() => {
    if (t.isOpen && a === `contextMenu`) {
      let e = (e) => {
        (e.button === 2 || (e.button === 0 && e.ctrlKey === !0)) && o(e) === document.body && t.close();
      };
      return (document.addEventListener(`mousedown`, e), () => document.removeEventListener(`mousedown`, e));
    }
  }, [t, a]);
  let _;
  if (a === `press`) _ = { ...h, ...f };
  else if (a === `longPress`) _ = { ...m, ...f };
  else if (a === `contextMenu`) {
    _ = g;
    let { 'aria-haspopup': e, 'aria-expanded': t, 'aria-controls': n, ...r } = c;
    c = r;
  }
  return {
    menuTriggerProps: { ...c, ..._, id: s },
    menuProps: { ...l, 'aria-labelledby': s, autoFocus: t.focusStrategy || !0, onClose: t.close },
  };
}
var pa = new WeakMap();
function ma(e) {
  return V() ? e.altKey : e.ctrlKey;
}
function ha(e, t) {
  let n = `[data-key="${CSS.escape(String(t))}"]`,
    r = e.current?.dataset.collection;
  return (r && (n = `[data-collection="${CSS.escape(r)}"]${n}`), e.current?.querySelector(n));
}
var ga = new WeakMap();
function _a(e) {
  let t = u();
  return (ga.set(e, t), t);
}
function va(e) {
  return ga.get(e);
}
function ya(e, t) {
  let n = [],
    r = document.scrollingElement || document.documentElement;
  for (; e && (Yn(e, t) && n.push(e), e !== r);) e = e.parentElement;
  return n;
}
function ba(e, t, n = {}) {
  e !== t && xa(e, t, t.getBoundingClientRect(), n);
}
function xa(e, t, n, r = {}) {
  let { block: i = `nearest`, inline: a = `nearest` } = r,
    o = e.scrollTop,
    s = e.scrollLeft,
    c = e.getBoundingClientRect(),
    l = window.getComputedStyle(t),
    u = window.getComputedStyle(e),
    d = document.scrollingElement || document.documentElement,
    f = e === d,
    p = e === d ? 0 : c.top,
    m = e === d ? e.clientHeight : c.bottom,
    h = e === d ? 0 : c.left,
    g = e === d ? e.clientWidth : c.right,
    _ = parseFloat(l.scrollMarginTop) || 0,
    v = parseFloat(l.scrollMarginBottom) || 0,
    y = parseFloat(l.scrollMarginLeft) || 0,
    b = parseFloat(l.scrollMarginRight) || 0,
    x = parseFloat(u.scrollPaddingTop) || 0,
    S = parseFloat(u.scrollPaddingBottom) || 0,
    C = parseFloat(u.scrollPaddingLeft) || 0,
    w = parseFloat(u.scrollPaddingRight) || 0,
    T = parseFloat(u.borderTopWidth) || 0,
    E = parseFloat(u.borderBottomWidth) || 0,
    D = parseFloat(u.borderLeftWidth) || 0,
    O = parseFloat(u.borderRightWidth) || 0,
    k = n.top - _,
    A = n.bottom + v,
    j = n.left - y,
    M = n.right + b,
    N = e === d ? 0 : D + O,
    P = e === d ? 0 : T + E,
    ee = e === d ? 0 : e.offsetWidth - e.clientWidth - N,
    I = e === d ? 0 : e.offsetHeight - e.clientHeight - P,
    te = p + (f ? 0 : T) + x,
    ne = m - (f ? 0 : E) - S - I,
    L = h + (f ? 0 : D) + C,
    R = g - (f ? 0 : O) - w;
  (U() && F()) || u.direction === `ltr` ? (R -= ee) : u.direction === `rtl` && (L += ee);
  let z = k < te || A > ne,
    B = j < L || M > R;
  if (z && i === `start`) o += k - te;
  else if (z && i === `center`) o += (k + A) / 2 - (te + ne) / 2;
  else if (z && i === `end`) o += A - ne;
  else if (z && i === `nearest`) {
    let e = k - te,
      t = A - ne;
    o += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  if (B && a === `start`) s += j - L;
  else if (B && a === `center`) s += (j + M) / 2 - (L + R) / 2;
  else if (B && a === `end`) s += M - R;
  else if (B && a === `nearest`) {
    let e = j - L,
      t = M - R;
    s += Math.abs(e) <= Math.abs(t) ? e : t;
  }
  e.scrollTo({ left: s, top: o });
}
function Sa(e, t = {}) {
  let { containingElement: n } = t;
  if (e && e.isConnected) {
    let t = document.scrollingElement || document.documentElement;
    if (window.getComputedStyle(t).overflow !== `hidden`) {
      let { left: t, top: r } = e.getBoundingClientRect();
      e?.scrollIntoView?.({ block: `nearest` });
      let { left: i, top: a } = e.getBoundingClientRect();
      (Math.abs(t - i) > 1 || Math.abs(r - a) > 1) &&
        (n?.scrollIntoView?.({ block: `center`, inline: `center` }), e.scrollIntoView?.({ block: `nearest` }));
    } else {
      let { left: t, top: r } = e.getBoundingClientRect(),
        i = ya(e, !0);
      for (let t of i) ba(t, e);
      let { left: a, top: o } = e.getBoundingClientRect();
      if (Math.abs(t - a) > 1 || Math.abs(r - o) > 1) {
        i = n ? ya(n, !0) : [];
        for (let e of i) ba(e, n, { block: `center`, inline: `center` });
        for (let t of ya(e, !0)) ba(t, e);
      }
    }
  }
}
var Ca = 1e3;
function wa(e) {
  let { keyboardDelegate: t, selectionManager: n, onTypeSelect: r } = e,
    i = (0, G.useRef)({ search: ``, timeout: void 0 });
  return (
    (0, G.useEffect)(() => {
      let e = i.current.timeout;
      return () => {
        clearTimeout(e);
      };
    }, [i]),
    {
      typeSelectProps: {
        onKeyDownCapture: t.getKeyForSearch
          ? (e) => {
              if (i.current.search.length > 0 && e.key === ` `) {
                if (
                  (e.preventDefault(),
                  (!(`continuePropagation` in e) || (`continuePropagation` in e && !e.isPropagationStopped())) && e.stopPropagation(),
                  (i.current.search += ` `),
                  t.getKeyForSearch != null)
                ) {
                  let e = t.getKeyForSearch(i.current.search, n.focusedKey);
                  ((e ??= t.getKeyForSearch(i.current.search)), e != null && (n.setFocusedKey(e), r && r(e)));
                }
                (clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, Ca)));
              }
            }
          : void 0,
        onKeyDown: t.getKeyForSearch
          ? (e) => {
              let a = Ta(e.key);
              if (
                !(!a || e.ctrlKey || e.metaKey || e.altKey || !E(e.currentTarget, o(e)) || (i.current.search.length === 0 && a === ` `))
              ) {
                if (((i.current.search += a), t.getKeyForSearch != null)) {
                  let a = t.getKeyForSearch(i.current.search, n.focusedKey);
                  if (((a ??= t.getKeyForSearch(i.current.search)), a != null))
                    (n.setFocusedKey(a), r && r(a), e.preventDefault(), `continuePropagation` in e || e.stopPropagation());
                  else {
                    ((i.current.search = ``), clearTimeout(i.current.timeout), (i.current.timeout = void 0));
                    return;
                  }
                }
                (clearTimeout(i.current.timeout),
                  (i.current.timeout = setTimeout(() => {
                    i.current.search = ``;
                  }, Ca)));
              }
            }
          : void 0,
      },
    }
  );
}
function Ta(e) {
  return e.length === 1 || !/^[A-Z]/i.test(e) ? e : ``;
}
function Ea(e, t) {
  let n = (0, G.useRef)(!0),
    r = (0, G.useRef)(null);
  (L(
    () => (
      (n.current = !0),
      () => {
        n.current = !1;
      }
    ),
    [],
  ),
    L(() => {
      (n.current ? (n.current = !1) : (!r.current || t.some((e, t) => !Object.is(e, r[t]))) && e(), (r.current = t));
    }, t));
}
function Da(e) {
  let {
      selectionManager: t,
      keyboardDelegate: n,
      ref: r,
      autoFocus: i = !1,
      shouldFocusWrap: a = !1,
      disallowEmptySelection: s = !1,
      disallowSelectAll: c = !1,
      escapeKeyBehavior: l = `clearSelection`,
      selectOnFocus: u = t.selectionBehavior === `replace`,
      disallowTypeAhead: f = !1,
      shouldUseVirtualFocus: p,
      allowsTabNavigation: m = !1,
      scrollRef: h = r,
      linkBehavior: g = `action`,
      UNSTABLE_focusOnEntry: _,
    } = e,
    { direction: v } = N(),
    y = Pe(),
    x = (e, n, i) => {
      if (n != null) {
        if (t.isLink(n) && g === `selection` && u && !ma(e)) {
          (0, ae.flushSync)(() => {
            t.setFocusedKey(n, i);
          });
          let a = ha(r, n),
            o = t.getItemProps(n);
          if (a) {
            y.open(a, e, o.href, o.routerOptions);
            return;
          }
          return !1;
        }
        if ((t.setFocusedKey(n, i), t.isLink(n) && g === `override`)) return !1;
        if (e.shiftKey && t.selectionMode === `multiple`) {
          t.extendSelection(n);
          return;
        }
        if (u && !ma(e)) {
          t.replaceSelection(n);
          return;
        }
      }
      return !1;
    },
    S = (e) => {
      if (n.getKeyBelow) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyBelow?.(t.focusedKey);
        if ((r == null && a && (r = n.getFirstKey?.(t.focusedKey)), r != null)) {
          x(e, r);
          return;
        }
      }
      return !1;
    },
    C = (e) => {
      if (n.getKeyAbove) {
        let r = t.focusedKey == null ? n.getLastKey?.() : n.getKeyAbove?.(t.focusedKey);
        if ((r == null && a && (r = n.getLastKey?.(t.focusedKey)), r != null)) {
          x(e, r);
          return;
        }
      }
      return !1;
    },
    w = (e) => {
      if (n.getFirstKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getFirstKey(t.focusedKey, cr(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (cr(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (u) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    T = (e) => {
      if (n.getKeyLeftOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyLeftOf?.(t.focusedKey);
        if ((r == null && a && (r = v === `rtl` ? n.getFirstKey?.(t.focusedKey) : n.getLastKey?.(t.focusedKey)), r != null)) {
          x(e, r, v === `rtl` ? `first` : `last`);
          return;
        }
      }
      return !1;
    },
    D = (e) => {
      if (n.getKeyRightOf) {
        let r = t.focusedKey == null ? n.getFirstKey?.() : n.getKeyRightOf?.(t.focusedKey);
        if ((r == null && a && (r = v === `rtl` ? n.getLastKey?.(t.focusedKey) : n.getFirstKey?.(t.focusedKey)), r != null)) {
          x(e, r, v === `rtl` ? `last` : `first`);
          return;
        }
      }
      return !1;
    },
    O = (e) => {
      if (n.getLastKey) {
        if (t.focusedKey === null && e.shiftKey) return !1;
        let r = n.getLastKey(t.focusedKey, cr(e));
        if ((t.setFocusedKey(r), r != null)) {
          if (cr(e) && e.shiftKey && t.selectionMode === `multiple`) {
            t.extendSelection(r);
            return;
          }
          if (u) {
            t.replaceSelection(r);
            return;
          }
        }
      }
      return !1;
    },
    k = (e) => {
      if (n.getKeyPageBelow && t.focusedKey != null) {
        let r = n.getKeyPageBelow(t.focusedKey);
        if (r != null) return x(e, r);
      }
      return !1;
    },
    j = (e) => {
      if (n.getKeyPageAbove && t.focusedKey != null) {
        let r = n.getKeyPageAbove(t.focusedKey);
        if (r != null) return x(e, r);
      }
      return !1;
    },
    M = () => {
      if (t.selectionMode === `multiple` && c !== !0) t.selectAll();
      else return !1;
    },
    P = () => {
      if (l === `clearSelection` && !s && t.selectedKeys.size !== 0) t.clearSelection();
      else return !1;
    },
    ee = () => {
      if (!m && r.current) {
        let e = Un(r.current, { tabbable: !0 }),
          t,
          n;
        do ((n = e.lastChild()), n && (t = n));
        while (n);
        let i = b();
        t && (!ie(t) || (i && !we(i))) && K(t);
      }
      return { shouldContinuePropagation: !0, shouldPreventDefault: !1 };
    },
    F = () => (!m && r.current && r.current.focus(), { shouldContinuePropagation: !0, shouldPreventDefault: !1 }),
    I = (e, t) => ({
      [A() ? e + `+Shift+Alt` : e + `+Shift+Control`]: t,
      [e + `+Shift`]: t,
      [A() ? e + `+Alt` : e + `+Control`]: t,
      [e]: t,
    }),
    { keyboardProps: te } = Nt({
      shortcuts: {
        ...I(`ArrowDown`, S),
        ...I(`ArrowUp`, C),
        ...I(`ArrowLeft`, T),
        ...I(`ArrowRight`, D),
        ...I(`PageDown`, k),
        ...I(`PageUp`, j),
      },
      allowRepeats: !0,
    }),
    { keyboardProps: ne } = Nt({ shortcuts: { ...I(`Home`, w), ...I(`End`, O), 'Mod+A': M, Escape: P, Tab: ee, 'Tab+Shift': F } }),
    L = (0, G.useRef)({ top: 0, left: 0 });
  Gi(h, `scroll`, () => {
    L.current = { top: h.current?.scrollTop ?? 0, left: h.current?.scrollLeft ?? 0 };
  });
  let R = (e) => {
      if (t.isFocused) {
        E(e.currentTarget, o(e)) || t.setFocused(!1);
        return;
      }
      if (!E(e.currentTarget, o(e))) return;
      let i = at();
      t.setFocused(!0);
      let a = (e) => {
        e != null && (t.setFocusedKey(e), u && !t.isSelected(e) && t.replaceSelection(e));
      };
      if (_ && (i === `keyboard` || i === `virtual`)) a(_ === `first` ? n.getFirstKey?.() : n.getLastKey?.());
      else if (t.focusedKey == null) {
        let r = e.relatedTarget;
        r && e.currentTarget.compareDocumentPosition(r) & Node.DOCUMENT_POSITION_FOLLOWING
          ? a(t.lastSelectedKey ?? n.getLastKey?.())
          : a(t.firstSelectedKey ?? n.getFirstKey?.());
      } else h.current && ((h.current.scrollTop = L.current.top), (h.current.scrollLeft = L.current.left));
      if (t.focusedKey != null && h.current) {
        let e = ha(r, t.focusedKey);
        e instanceof HTMLElement &&
          (!ie(e) && !p && K(e), (i === `keyboard` || (_ && i === `virtual`)) && Sa(e, { containingElement: r.current }));
      }
    },
    z = (e) => {
      E(e.currentTarget, e.relatedTarget) || t.setFocused(!1);
    },
    B = (0, G.useRef)(!1);
  Gi(
    r,
    Bi,
    p
      ? (e) => {
          let { detail: n } = e;
          (e.stopPropagation(), t.setFocused(!0), n?.focusStrategy === `first` && (B.current = !0));
        }
      : void 0,
  );
  let re = n.getFirstKey?.() ?? null;
  (Ea(() => {
    if (B.current) {
      if (re == null) {
        let e = b();
        (Vi(r.current), Ui(e, null), t.collection.size > 0 && (B.current = !1));
      } else (t.setFocusedKey(re), (B.current = !1));
    }
  }, [re, t.collection.size]),
    Ea(() => {
      t.collection.size > 0 && (B.current = !1);
    }, [t.focusedKey]),
    Gi(
      r,
      zi,
      p
        ? (e) => {
            (e.stopPropagation(), t.setFocused(!1), e.detail?.clearFocusKey && t.setFocusedKey(null));
          }
        : void 0,
    ));
  let V = (0, G.useRef)(i),
    H = (0, G.useRef)(!1);
  (0, G.useEffect)(() => {
    if (V.current) {
      let e = null;
      (i === `first` && (e = n.getFirstKey?.() ?? null), i === `last` && (e = n.getLastKey?.() ?? null));
      let a = t.selectedKeys;
      if (a.size) {
        for (let n of a)
          if (t.canSelectItem(n)) {
            e = n;
            break;
          }
      }
      (t.setFocused(!0),
        t.setFocusedKey(e),
        e != null && u && !a.size && t.canSelectItem(e) && t.replaceSelection(e),
        e == null && !p && r.current && vt(r.current),
        t.collection.size > 0 && ((V.current = !1), (H.current = !0)));
    }
  });
  let U = (0, G.useRef)(t.focusedKey),
    W = (0, G.useRef)(null);
  ((0, G.useEffect)(() => {
    if (t.isFocused && t.focusedKey != null && (t.focusedKey !== U.current || H.current) && h.current && r.current) {
      let e = at(),
        n = ha(r, t.focusedKey);
      if (!(n instanceof HTMLElement)) return;
      (e === `keyboard` || H.current) &&
        (W.current && cancelAnimationFrame(W.current),
        (W.current = requestAnimationFrame(() => {
          h.current && (ba(h.current, n), e !== `virtual` && Sa(n, { containingElement: r.current }));
        })));
    }
    (!p && t.isFocused && t.focusedKey == null && U.current != null && r.current && vt(r.current),
      (U.current = t.focusedKey),
      (H.current = !1));
  }),
    (0, G.useEffect)(
      () => () => {
        W.current && cancelAnimationFrame(W.current);
      },
      [],
    ),
    Gi(r, `react-aria-focus-scope-restore`, (e) => {
      (e.preventDefault(), t.setFocused(!0));
    }));
  let oe = {
      ...d(ne, te),
      onFocus: R,
      onBlur: z,
      onMouseDown(e) {
        h.current === o(e) && e.preventDefault();
      },
    },
    { typeSelectProps: se } = wa({ keyboardDelegate: n, selectionManager: t });
  f || (oe = d(se, oe));
  let ce;
  p || (ce = t.focusedKey == null ? 0 : -1);
  let le = _a(t.collection);
  return { collectionProps: d(oe, { tabIndex: ce, 'data-collection': le }) };
}
var Oa = class {
    constructor(e) {
      this.ref = e;
    }
    getItemRect(e) {
      let t = this.ref.current;
      if (!t) return null;
      let n = e == null ? null : ha(this.ref, e);
      if (!n) return null;
      let r = t.getBoundingClientRect(),
        i = n.getBoundingClientRect();
      return {
        x: i.left - r.left - t.clientLeft + t.scrollLeft,
        y: i.top - r.top - t.clientTop + t.scrollTop,
        width: i.width,
        height: i.height,
      };
    }
    getContentSize() {
      let e = this.ref.current;
      return { width: e?.scrollWidth ?? 0, height: e?.scrollHeight ?? 0 };
    }
    getVisibleRect() {
      let e = this.ref.current;
      return { x: e?.scrollLeft ?? 0, y: e?.scrollTop ?? 0, width: e?.clientWidth ?? 0, height: e?.clientHeight ?? 0 };
    }
  },
  ka = class {
    constructor(...e) {
      if (e.length === 1) {
        let t = e[0];
        ((this.collection = t.collection),
          (this.ref = t.ref),
          (this.collator = t.collator),
          (this.disabledKeys = t.disabledKeys || new Set()),
          (this.disabledBehavior = t.disabledBehavior || `all`),
          (this.orientation = t.orientation || `vertical`),
          (this.direction = t.direction),
          (this.layout = t.layout || `stack`),
          (this.layoutDelegate = t.layoutDelegate || new Oa(t.ref)));
      } else
        ((this.collection = e[0]),
          (this.disabledKeys = e[1]),
          (this.ref = e[2]),
          (this.collator = e[3]),
          (this.layout = `stack`),
          (this.orientation = `vertical`),
          (this.disabledBehavior = `all`),
          (this.layoutDelegate = new Oa(this.ref)));
      this.layout === `stack` && this.orientation === `vertical` && ((this.getKeyLeftOf = void 0), (this.getKeyRightOf = void 0));
    }
    isDisabled(e) {
      return (
        this.disabledBehavior === `all` &&
        (e.props?.isDisabled || this.disabledKeys.has(e.key)) &&
        e.props?.disabledBehavior !== `selection`
      );
    }
    findNextNonDisabled(e, t, n = !1) {
      let r = e;
      for (; r != null;) {
        let e = this.collection.getItem(r);
        if (e?.type === `item` && (n || !this.isDisabled(e))) return r;
        r = t(r);
      }
      return null;
    }
    getNextKey(e, t) {
      let n = e;
      return ((n = this.collection.getKeyAfter(n)), this.findNextNonDisabled(n, (e) => this.collection.getKeyAfter(e), t?.includeDisabled));
    }
    getPreviousKey(e, t) {
      let n = e;
      return (
        (n = this.collection.getKeyBefore(n)), this.findNextNonDisabled(n, (e) => this.collection.getKeyBefore(e), t?.includeDisabled)
      );
    }
    findKey(e, t, n) {
      let r = e,
        i = this.layoutDelegate.getItemRect(r);
      if (!i || r == null) return null;
      let a = i;
      do {
        if (((r = t(r)), r == null)) break;
        i = this.layoutDelegate.getItemRect(r);
      } while (i && n(a, i) && r != null);
      return r;
    }
    isSameRow(e, t) {
      return e.y === t.y || e.x !== t.x;
    }
    isSameColumn(e, t) {
      return e.x === t.x || e.y !== t.y;
    }
    isReversed(e) {
      let t = this.getNextKey(e),
        n = ha(this.ref, e);
      if (t != null) {
        let e = ha(this.ref, t);
        return !n || !e ? !1 : n.getBoundingClientRect().top > e.getBoundingClientRect().top;
      }
      let r = this.getPreviousKey(e);
      if (r != null) {
        let e = ha(this.ref, r);
        return !n || !e ? !1 : e.getBoundingClientRect().top > n.getBoundingClientRect().top;
      }
      return !1;
    }
    getKeyBelow(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getNextKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getPreviousKey(e, t)
          : this.getNextKey(e, t);
    }
    getKeyAbove(e, t) {
      return this.layout === `grid` && this.orientation === `vertical`
        ? this.findKey(e, (e) => this.getPreviousKey(e, t), this.isSameRow)
        : this.orientation === `vertical` && this.isReversed(e)
          ? this.getNextKey(e, t)
          : this.getPreviousKey(e, t);
    }
    getNextColumn(e, t, n) {
      return t ? this.getPreviousKey(e, n) : this.getNextKey(e, n);
    }
    getKeyRightOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyRightOf` : `getKeyLeftOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)), this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : this.findKey(e, (e) => this.getNextColumn(e, this.direction === `rtl`, t), this.isSameColumn)
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `rtl`, t)
            : null;
    }
    getKeyLeftOf(e, t) {
      let n = this.direction === `ltr` ? `getKeyLeftOf` : `getKeyRightOf`;
      return this.layoutDelegate[n]
        ? ((e = this.layoutDelegate[n](e)), this.findNextNonDisabled(e, (e) => this.layoutDelegate[n](e), t?.includeDisabled))
        : this.layout === `grid`
          ? this.orientation === `vertical`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : this.findKey(e, (e) => this.getNextColumn(e, this.direction === `ltr`, t), this.isSameColumn)
          : this.orientation === `horizontal`
            ? this.getNextColumn(e, this.direction === `ltr`, t)
            : null;
    }
    getFirstKey() {
      let e = this.collection.getFirstKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyAfter(e));
    }
    getLastKey() {
      let e = this.collection.getLastKey();
      return this.findNextNonDisabled(e, (e) => this.collection.getKeyBefore(e));
    }
    getKeyPageAbove(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !Yn(t)) return this.getFirstKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.max(0, n.x + n.width - this.layoutDelegate.getVisibleRect().width);
        for (; n && n.x > e && i != null;) ((i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      } else {
        let e = this.layoutDelegate.getVisibleRect(),
          t = r ? n.y - e.height : Math.max(0, n.y + n.height - e.height);
        for (; n && n.y > t && i != null;) ((i = this.getKeyAbove(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      }
      return i ?? (r ? this.getLastKey() : this.getFirstKey());
    }
    getKeyPageBelow(e) {
      let t = this.ref.current,
        n = this.layoutDelegate.getItemRect(e);
      if (!n) return null;
      let r = this.isReversed(e);
      if (t && !Yn(t)) return this.getLastKey();
      let i = e;
      if (this.orientation === `horizontal`) {
        let e = Math.min(this.layoutDelegate.getContentSize().width, n.x - n.width + this.layoutDelegate.getVisibleRect().width);
        for (; n && n.x < e && i != null;) ((i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      } else {
        let e = Math.min(this.layoutDelegate.getContentSize().height, n.y - n.height + this.layoutDelegate.getVisibleRect().height);
        for (; n && n.y < e && i != null;) ((i = this.getKeyBelow(i)), (n = i == null ? null : this.layoutDelegate.getItemRect(i)));
      }
      return i ?? (r ? this.getFirstKey() : this.getLastKey());
    }
    getKeyForSearch(e, t) {
      if (!this.collator) return null;
      let n = this.collection,
        r = t || this.getFirstKey();
      for (; r != null;) {
        let t = n.getItem(r);
        if (!t) return null;
        let i = t.textValue.slice(0, e.length);
        if (t.textValue && this.collator.compare(i, e) === 0) return r;
        r = this.getNextKey(r);
      }
      return null;
    }
  },
  Aa = new Map();
function ja(e) {
  let { locale: t } = N(),
    n =
      t +
      (e
        ? Object.entries(e)
            .sort((e, t) => (e[0] < t[0] ? -1 : 1))
            .join()
        : ``);
  if (Aa.has(n)) return Aa.get(n);
  let r = new Intl.Collator(t, e);
  return (Aa.set(n, r), r);
}
function Ma(e) {
  let { selectionManager: t, collection: n, disabledKeys: r, ref: i, keyboardDelegate: a, layoutDelegate: o, orientation: s } = e,
    c = ja({ usage: `search`, sensitivity: `base` }),
    l = t.disabledBehavior,
    u = (0, G.useMemo)(
      () => a || new ka({ collection: n, disabledKeys: r, disabledBehavior: l, ref: i, collator: c, layoutDelegate: o, orientation: s }),
      [a, o, n, r, i, c, l, s],
    ),
    { collectionProps: d } = Da({ ...e, ref: i, selectionManager: t, keyboardDelegate: u });
  return { listProps: d };
}
function Na(e, t, n) {
  let { shouldFocusWrap: r = !0, onKeyDown: i, onKeyUp: a, ...o } = e;
  !e[`aria-label`] && e[`aria-labelledby`];
  let s = g(e, { labelable: !0 }),
    { listProps: c } = Ma({
      ...o,
      ref: n,
      selectionManager: t.selectionManager,
      collection: t.collection,
      disabledKeys: t.disabledKeys,
      shouldFocusWrap: r,
      linkBehavior: `override`,
    });
  return (
    pa.set(t, { onClose: e.onClose, onAction: e.onAction, shouldUseVirtualFocus: e.shouldUseVirtualFocus }),
    {
      menuProps: d(
        s,
        { onKeyDown: i, onKeyUp: a },
        {
          role: `menu`,
          ...c,
          onKeyDown: (t) => {
            (t.key !== `Escape` || e.shouldUseVirtualFocus) && c.onKeyDown?.(t);
          },
        },
      ),
    }
  );
}
function Pa(e) {
  let {
      id: t,
      selectionManager: n,
      key: r,
      ref: i,
      shouldSelectOnPressUp: a,
      shouldUseVirtualFocus: s,
      focus: c,
      isDisabled: l,
      onAction: f,
      allowsDifferentPressOrigin: m,
      linkBehavior: h = `action`,
    } = e,
    g = Pe();
  t = u(t);
  let _ = (e) => {
    if (e.pointerType === `keyboard` && ma(e)) n.toggleSelection(r);
    else {
      if (n.selectionMode === `none`) return;
      if (n.isLink(r)) {
        if (h === `selection` && i.current) {
          let t = n.getItemProps(r);
          (g.open(i.current, e, t.href, t.routerOptions), n.setSelectedKeys(n.selectedKeys));
          return;
        }
        if (h === `override` || h === `none`) return;
      }
      n.selectionMode === `single`
        ? n.isSelected(r) && !n.disallowEmptySelection
          ? n.toggleSelection(r)
          : n.replaceSelection(r)
        : e && e.shiftKey
          ? n.extendSelection(r)
          : n.selectionBehavior === `toggle` || (e && (cr(e) || e.pointerType === `touch` || e.pointerType === `virtual`))
            ? n.toggleSelection(r)
            : n.replaceSelection(r);
    }
  };
  ((0, G.useEffect)(() => {
    r === n.focusedKey && n.isFocused && (s ? Vi(i.current) : c ? c() : b() !== i.current && i.current && vt(i.current));
  }, [i, r, n.focusedKey, n.childFocusStrategy, n.isFocused, s]),
    (l ||= n.isDisabled(r)));
  let v = {};
  (!s && !l
    ? (v = {
        tabIndex: r === n.focusedKey ? 0 : -1,
        onFocus(e) {
          o(e) === i.current && n.setFocusedKey(r);
        },
      })
    : l &&
      (v.onMouseDown = (e) => {
        e.preventDefault();
      }),
    (0, G.useEffect)(() => {
      l && n.focusedKey === r && n.setFocusedKey(null);
    }, [n, l, r]));
  let y = n.isLink(r) && h === `override`,
    x = f && e.UNSTABLE_itemBehavior === `action`,
    S = n.isLink(r) && h !== `selection` && h !== `none`,
    C = !l && n.canSelectItem(r) && !y && !x,
    w = (f || S) && !l,
    T = w && (n.selectionBehavior === `replace` ? !C : !C || n.isEmpty),
    E = w && C && n.selectionBehavior === `replace`,
    D = T || E,
    O = (0, G.useRef)(null),
    k = D && C,
    A = (0, G.useRef)(!1),
    j = (0, G.useRef)(!1),
    M = n.getItemProps(r),
    N = (e) => {
      (f && (f(), i.current?.dispatchEvent(new CustomEvent(`react-aria-item-action`, { bubbles: !0 }))),
        S && i.current && g.open(i.current, e, M.href, M.routerOptions));
    },
    P = { ref: i };
  a
    ? ((P.onPressStart = (e) => {
        ((O.current = e.pointerType), (A.current = k), e.pointerType === `keyboard` && (!D || Ia(e.key)) && _(e));
      }),
      m
        ? ((P.onPressUp = T
            ? void 0
            : (e) => {
                e.pointerType === `mouse` && C && _(e);
              }),
          (P.onPress = T
            ? N
            : (e) => {
                e.pointerType !== `keyboard` && e.pointerType !== `mouse` && C && _(e);
              }))
        : (P.onPress = (e) => {
            if (T || (E && e.pointerType !== `mouse`)) {
              if (e.pointerType === `keyboard` && !Fa(e.key)) return;
              N(e);
            } else e.pointerType !== `keyboard` && C && _(e);
          }))
    : ((P.onPressStart = (e) => {
        ((O.current = e.pointerType),
          (A.current = k),
          (j.current = T),
          C && ((e.pointerType === `mouse` && !T) || (e.pointerType === `keyboard` && (!w || Ia(e.key)))) && _(e));
      }),
      (P.onPress = (e) => {
        (e.pointerType === `touch` ||
          e.pointerType === `pen` ||
          e.pointerType === `virtual` ||
          (e.pointerType === `keyboard` && D && Fa(e.key)) ||
          (e.pointerType === `mouse` && j.current)) &&
          (D ? N(e) : C && _(e));
      }));
  let ee = va(n.collection);
  if (
    ((v[`data-collection`] = ee),
    (v[`data-key`] = r),
    (P.preventFocusOnPress = s),
    s &&
      (P = d(P, {
        onPressStart(e) {
          e.pointerType !== `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
        onPress(e) {
          e.pointerType === `touch` && (n.setFocused(!0), n.setFocusedKey(r));
        },
      })),
    M)
  )
    for (let e of [`onPressStart`, `onPressEnd`, `onPressChange`, `onPress`, `onPressUp`, `onClick`]) M[e] && (P[e] = p(P[e], M[e]));
  let { pressProps: F, isPressed: I } = Qt(P),
    te = E
      ? (e) => {
          O.current === `mouse` && (e.stopPropagation(), e.preventDefault(), N(e));
        }
      : void 0,
    { longPressProps: ne } = ca({
      isDisabled: !k,
      onLongPress(e) {
        e.pointerType === `touch` && (_(e), n.setSelectionBehavior(`toggle`));
      },
    }),
    L = (e) => {
      O.current === `touch` && A.current && e.preventDefault();
    },
    R =
      h !== `none` && n.isLink(r)
        ? (e) => {
            Ie.isOpening || e.preventDefault();
          }
        : void 0,
    z = d(
      v,
      C || T || (s && !l) ? F : {},
      k ? ne : {},
      { onDoubleClick: te, onDragStartCapture: L, onClick: R, id: t },
      s ? { onMouseDown: (e) => e.preventDefault() } : void 0,
    ),
    B = (e) => {
      let t = e;
      for (; t && t !== i.current;) {
        let e = t.getAttribute(`data-collection`);
        if (e != null) return e !== ee;
        t = t.parentElement;
      }
      return we(e);
    },
    re = z.onPointerDown;
  z.onPointerDown = (e) => {
    let t = o(e);
    t && t !== i.current && B(t) ? e.stopPropagation() : re?.(e);
  };
  let V = z.onMouseDown;
  return (
    (z.onMouseDown = (e) => {
      let t = o(e);
      t && t !== i.current && B(t) ? e.stopPropagation() : V?.(e);
    }),
    {
      itemProps: z,
      isPressed: I,
      isSelected: n.isSelected(r),
      isFocused: n.isFocused && n.focusedKey === r,
      isDisabled: l,
      allowsSelection: C,
      hasAction: D,
    }
  );
}
function Fa(e) {
  return e === `Enter`;
}
function Ia(e) {
  return e === ` `;
}
function La(e, t) {
  return typeof t.getChildren == `function` ? t.getChildren(e.key) : e.childNodes;
}
function Ra(e) {
  return za(e, 0);
}
function za(e, t) {
  if (t < 0) return;
  let n = 0;
  for (let r of e) {
    if (n === t) return r;
    n++;
  }
}
function Ba(e, t, n) {
  if (t.parentKey === n.parentKey) return t.index - n.index;
  let r = [...Va(e, t), t],
    i = [...Va(e, n), n],
    a = r.slice(0, i.length).findIndex((e, t) => e !== i[t]);
  return a === -1
    ? r.findIndex((e) => e === n) >= 0
      ? 1
      : (i.findIndex((e) => e === t), -1)
    : ((t = r[a]), (n = i[a]), t.index - n.index);
}
function Va(e, t) {
  let n = [],
    r = t;
  for (; r?.parentKey != null;) ((r = e.getItem(r.parentKey)), r && n.unshift(r));
  return n;
}
var Ha = new WeakMap();
function Ua(e) {
  let t = Ha.get(e);
  if (t != null) return t;
  let n = 0,
    r = (t) => {
      for (let i of t) i.type === `section` ? r(La(i, e)) : i.type === `item` && n++;
    };
  return (r(e), Ha.set(e, n), n);
}
function Wa(e, t, n) {
  let {
      id: r,
      key: i,
      closeOnSelect: a,
      shouldCloseOnSelect: s,
      isVirtualized: c,
      'aria-haspopup': l,
      onPressStart: u,
      onPressUp: f,
      onPress: p,
      onPressChange: m,
      onPressEnd: h,
      onClick: _,
      onHoverStart: v,
      onHoverChange: y,
      onHoverEnd: b,
      onKeyDown: x,
      onKeyUp: S,
      onFocus: w,
      onFocusChange: T,
      onBlur: E,
      selectionManager: D = t.selectionManager,
    } = e,
    O = !!l,
    k = O && e[`aria-expanded`] === `true`,
    A = e.isDisabled ?? D.isDisabled(i),
    j = e.isSelected ?? D.isSelected(i),
    M = pa.get(t),
    N = t.collection.getItem(i),
    P = e.onClose || M.onClose,
    ee = Pe(),
    F = () => {
      if (!O && (N?.props?.onAction ? N.props.onAction() : e.onAction && e.onAction(i), M.onAction)) {
        let e = M.onAction;
        e(i, N?.value);
      }
    },
    I = `menuitem`;
  O || (D.selectionMode === `single` ? (I = `menuitemradio`) : D.selectionMode === `multiple` && (I = `menuitemcheckbox`));
  let te = C(),
    ne = C(),
    L = C(),
    R = {
      id: r,
      'aria-disabled': A || void 0,
      role: I,
      'aria-label': e[`aria-label`],
      'aria-labelledby': te,
      'aria-describedby': [e[`aria-describedby`], ne, L].filter(Boolean).join(` `) || void 0,
      'aria-controls': e[`aria-controls`],
      'aria-haspopup': l,
      'aria-expanded': e[`aria-expanded`],
    };
  if ((D.selectionMode !== `none` && !O && (R[`aria-checked`] = j), c)) {
    let e = Number(N?.index);
    ((R[`aria-posinset`] = Number.isNaN(e) ? void 0 : e + 1), (R[`aria-setsize`] = Ua(t.collection)));
  }
  let z = (0, G.useRef)(!1),
    B = (e) => {
      (m?.(e), (z.current = e));
    },
    V = (0, G.useRef)(null),
    H = (e) => {
      (e.pointerType !== `keyboard` && (V.current = { pointerType: e.pointerType }),
        e.pointerType === `mouse` && (z.current || e.target.click()),
        f?.(e));
    },
    ie = (e) => {
      (_?.(e), F(), Be(e, ee, N.props.href, N?.props.routerOptions));
      let t =
        V.current?.pointerType === `keyboard`
          ? V.current?.key === `Enter` || D.selectionMode === `none` || D.isLink(i)
          : D.selectionMode !== `multiple` || D.isLink(i);
      ((t = s ?? a ?? t), P && !O && t && P(), (V.current = null));
    },
    { itemProps: U, isFocused: W } = Pa({
      id: r,
      selectionManager: D,
      key: i,
      ref: n,
      shouldSelectOnPressUp: !0,
      allowsDifferentPressOrigin: !0,
      linkBehavior: `none`,
      shouldUseVirtualFocus: M.shouldUseVirtualFocus,
    }),
    { pressProps: ae, isPressed: oe } = Qt({ onPressStart: u, onPress: p, onPressUp: H, onPressChange: B, onPressEnd: h, isDisabled: A }),
    { hoverProps: se } = re({
      isDisabled: A,
      onHoverStart(e) {
        (!it() && !(k && l) && (D.setFocused(!0), D.setFocusedKey(i)), v?.(e));
      },
      onHoverChange: y,
      onHoverEnd: b,
    }),
    { keyboardProps: ce } = Nt({
      shortcuts: {
        ' ': (e) => {
          ((V.current = { pointerType: `keyboard`, key: ` ` }), o(e).click(), ot(`keyboard`));
        },
        Enter: (e) => {
          V.current = { pointerType: `keyboard`, key: `Enter` };
          let t = o(e);
          if (t.tagName !== `A`) (t.click(), ot(`keyboard`));
          else return (ot(`keyboard`), { shouldPreventDefault: !1, shouldContinuePropagation: !1 });
        },
      },
      onKeyDown: x,
      onKeyUp: S,
    }),
    { focusableProps: le } = Lt({ onBlur: E, onFocus: w, onFocusChange: T }, n),
    ue = g(N?.props);
  delete ue.id;
  let de = ze(N?.props);
  return {
    menuItemProps: {
      ...R,
      ...d(
        ue,
        de,
        O ? { onFocus: U.onFocus, 'data-collection': U[`data-collection`], 'data-key': U[`data-key`] } : U,
        ae,
        se,
        ce,
        le,
        M.shouldUseVirtualFocus || O ? { onMouseDown: (e) => e.preventDefault() } : void 0,
        A ? void 0 : { onClick: ie },
      ),
      tabIndex: U.tabIndex != null && k && !M.shouldUseVirtualFocus ? -1 : U.tabIndex,
    },
    labelProps: { id: te },
    descriptionProps: { id: ne },
    keyboardShortcutProps: { id: L },
    isFocused: W,
    isFocusVisible: W && D.isFocused && it() && !k,
    isSelected: j,
    isPressed: oe,
    isDisabled: A,
  };
}
function Ga(e) {
  let { heading: t, 'aria-label': n } = e,
    r = u();
  return {
    itemProps: { role: `presentation` },
    headingProps: t ? { id: r, role: `presentation` } : {},
    groupProps: { role: `group`, 'aria-label': n, 'aria-labelledby': t ? r : void 0 },
  };
}
function Ka(e) {
  let t = R(e),
    [n, r] = (0, G.useState)(null),
    [i, a] = (0, G.useState)([]),
    o = () => {
      (a([]), t.close());
    },
    s = (e, t) => {
      a((n) => (t > n.length ? n : [...n.slice(0, t), e]));
    },
    c = (e, t) => {
      a((n) => (n[t] === e ? n.slice(0, t) : n));
    };
  return {
    focusStrategy: n,
    ...t,
    open(e = null) {
      (r(e), t.open());
    },
    toggle(e = null) {
      (r(e), t.toggle());
    },
    close() {
      o();
    },
    expandedKeysStack: i,
    openSubmenu: s,
    closeSubmenu: c,
  };
}
function qa(e) {
  let t = G.version.split(`.`);
  return parseInt(t[0], 10) >= 19 ? e : e ? `true` : void 0;
}
function Ja(e, t) {
  let { collection: n, onLoadMore: r, scrollOffset: i = 1, direction: a = `end` } = e,
    o = (0, G.useRef)(null),
    s = k((e) => {
      for (let t of e) t.isIntersecting && r && r();
    });
  L(() => {
    if (t.current) {
      let e = 100 * i,
        n = a === `start` ? `${e}% 0px 0px 0px` : `0px ${e}% ${e}% ${e}%`;
      ((o.current = new IntersectionObserver(s, { root: Xn(t?.current), rootMargin: n })), o.current.observe(t.current));
    }
    return () => {
      o.current && o.current.disconnect();
    };
  }, [n, t, i, a]);
}
var Ya = class e extends Set {
    constructor(t, n, r) {
      (super(t),
        t instanceof e
          ? ((this.anchorKey = n ?? t.anchorKey), (this.currentKey = r ?? t.currentKey))
          : ((this.anchorKey = n ?? null), (this.currentKey = r ?? null)));
    }
  },
  Xa = class e {
    constructor(e, t, n) {
      ((this.collection = e),
        (this.state = t),
        (this.allowsCellSelection = n?.allowsCellSelection ?? !1),
        (this._isSelectAll = null),
        (this.layoutDelegate = n?.layoutDelegate || null),
        (this.fullCollection = n?.fullCollection || null));
    }
    get selectionMode() {
      return this.state.selectionMode;
    }
    get disallowEmptySelection() {
      return this.state.disallowEmptySelection;
    }
    get selectionBehavior() {
      return this.state.selectionBehavior;
    }
    setSelectionBehavior(e) {
      this.state.setSelectionBehavior(e);
    }
    get isFocused() {
      return this.state.isFocused;
    }
    setFocused(e) {
      this.state.setFocused(e);
    }
    get focusedKey() {
      return this.state.focusedKey;
    }
    get childFocusStrategy() {
      return this.state.childFocusStrategy;
    }
    setFocusedKey(e, t) {
      (e == null || this.collection.getItem(e)) && this.state.setFocusedKey(e, t);
    }
    get selectedKeys() {
      return this.state.selectedKeys === `all` ? new Set(this.getSelectAllKeys()) : this.state.selectedKeys;
    }
    get rawSelection() {
      return this.state.selectedKeys;
    }
    isSelected(e) {
      if (this.state.selectionMode === `none`) return !1;
      let t = this.getKey(e);
      return t == null ? !1 : this.state.selectedKeys === `all` ? this.canSelectItem(t) : this.state.selectedKeys.has(t);
    }
    get isEmpty() {
      return this.state.selectedKeys !== `all` && this.state.selectedKeys.size === 0;
    }
    get isSelectAll() {
      if (this.isEmpty) return !1;
      if (this.state.selectedKeys === `all`) return !0;
      if (this._isSelectAll != null) return this._isSelectAll;
      let e = this.getSelectAllKeys(),
        t = this.state.selectedKeys;
      return ((this._isSelectAll = e.every((e) => t.has(e))), this._isSelectAll);
    }
    get firstSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && Ba(this.collection, n, e) < 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get lastSelectedKey() {
      let e = null;
      for (let t of this.state.selectedKeys) {
        let n = this.collection.getItem(t);
        (!e || (n && Ba(this.collection, n, e) > 0)) && (e = n);
      }
      return e?.key ?? null;
    }
    get disabledKeys() {
      return this.state.disabledKeys;
    }
    get disabledBehavior() {
      return this.state.disabledBehavior;
    }
    extendSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single`) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n;
      if (this.state.selectedKeys === `all`) n = new Ya([t], t, t);
      else {
        let e = this.state.selectedKeys,
          r = e.anchorKey ?? t;
        n = new Ya(e, r, t);
        for (let i of this.getKeyRange(r, e.currentKey ?? t)) n.delete(i);
        for (let e of this.getKeyRange(t, r)) this.canSelectItem(e) && n.add(e);
      }
      this.state.setSelectedKeys(n);
    }
    getKeyRange(e, t) {
      let n = this.collection.getItem(e),
        r = this.collection.getItem(t);
      return n && r ? (Ba(this.collection, n, r) <= 0 ? this.getKeyRangeInternal(e, t) : this.getKeyRangeInternal(t, e)) : [];
    }
    getKeyRangeInternal(e, t) {
      if (this.layoutDelegate?.getKeyRange) return this.layoutDelegate.getKeyRange(e, t);
      let n = [],
        r = e;
      for (; r != null;) {
        let e = this.collection.getItem(r);
        if ((e && (e.type === `item` || (e.type === `cell` && this.allowsCellSelection)) && n.push(r), r === t)) return n;
        r = this.collection.getKeyAfter(r);
      }
      return [];
    }
    getKey(e) {
      let t = this.collection.getItem(e);
      if (!t || (t.type === `cell` && this.allowsCellSelection)) return e;
      for (; t && t.type !== `item` && t.parentKey != null;) t = this.collection.getItem(t.parentKey);
      return !t || t.type !== `item` ? null : t.key;
    }
    toggleSelection(e) {
      if (this.selectionMode === `none`) return;
      if (this.selectionMode === `single` && !this.isSelected(e)) {
        this.replaceSelection(e);
        return;
      }
      let t = this.getKey(e);
      if (t == null) return;
      let n = new Ya(this.state.selectedKeys === `all` ? this.getSelectAllKeys() : this.state.selectedKeys);
      (n.has(t) ? n.delete(t) : this.canSelectItem(t) && (n.add(t), (n.anchorKey = t), (n.currentKey = t)),
        (this.disallowEmptySelection && n.size === 0) || this.state.setSelectedKeys(n));
    }
    replaceSelection(e) {
      if (this.selectionMode === `none`) return;
      let t = this.getKey(e);
      if (t == null) return;
      let n = this.canSelectItem(t) ? new Ya([t], t, t) : new Ya();
      this.state.setSelectedKeys(n);
    }
    setSelectedKeys(e) {
      if (this.selectionMode === `none`) return;
      let t = new Ya();
      for (let n of e) {
        let e = this.getKey(n);
        if (e != null && (t.add(e), this.selectionMode === `single`)) break;
      }
      this.state.setSelectedKeys(t);
    }
    getSelectAllKeys() {
      let e = this.fullCollection ?? this.collection,
        t = [],
        n = (r) => {
          for (; r != null;) {
            if (this.canSelectItemIn(r, e)) {
              let i = e.getItem(r);
              (i?.type === `item` && t.push(r),
                i?.hasChildNodes && (this.allowsCellSelection || i.type !== `item`) && n(Ra(La(i, e))?.key ?? null));
            }
            r = e.getKeyAfter(r);
          }
        };
      return (n(e.getFirstKey()), t);
    }
    selectAll() {
      !this.isSelectAll && this.selectionMode === `multiple` && this.state.setSelectedKeys(`all`);
    }
    clearSelection() {
      !this.disallowEmptySelection &&
        (this.state.selectedKeys === `all` || this.state.selectedKeys.size > 0) &&
        this.state.setSelectedKeys(new Ya());
    }
    toggleSelectAll() {
      this.isSelectAll ? this.clearSelection() : this.selectAll();
    }
    select(e, t) {
      this.selectionMode !== `none` &&
        (this.selectionMode === `single`
          ? this.isSelected(e) && !this.disallowEmptySelection
            ? this.toggleSelection(e)
            : this.replaceSelection(e)
          : this.selectionBehavior === `toggle` || (t && (t.pointerType === `touch` || t.pointerType === `virtual`))
            ? this.toggleSelection(e)
            : this.replaceSelection(e));
    }
    isSelectionEqual(e) {
      if (e === this.state.selectedKeys) return !0;
      let t = this.selectedKeys;
      if (e.size !== t.size) return !1;
      for (let n of e) if (!t.has(n)) return !1;
      for (let n of t) if (!e.has(n)) return !1;
      return !0;
    }
    canSelectItem(e) {
      return this.canSelectItemIn(e, this.collection);
    }
    canSelectItemIn(e, t) {
      if (this.state.selectionMode === `none` || this.state.disabledKeys.has(e)) return !1;
      let n = t.getItem(e);
      return !(!n || n?.props?.isDisabled || (n.type === `cell` && !this.allowsCellSelection));
    }
    isDisabled(e) {
      let t = this.collection.getItem(e);
      return (
        this.state.disabledBehavior === `all` &&
        (this.state.disabledKeys.has(e) || !!t?.props?.isDisabled) &&
        t?.props?.disabledBehavior !== `selection`
      );
    }
    isLink(e) {
      return !!this.collection.getItem(e)?.props?.href;
    }
    getItemProps(e) {
      return this.collection.getItem(e)?.props;
    }
    withCollection(t) {
      return new e(t, this.state, {
        allowsCellSelection: this.allowsCellSelection,
        layoutDelegate: this.layoutDelegate || void 0,
        fullCollection: this.fullCollection ?? this.collection,
      });
    }
  },
  Za = class {
    constructor(e, { expandedKeys: t } = {}) {
      ((this.keyMap = new Map()), (this.firstKey = null), (this.lastKey = null), (this.iterable = e), (t ||= new Set()));
      let n = (e) => {
        if ((this.keyMap.set(e.key, e), e.childNodes && (e.type === `section` || t.has(e.key)))) for (let t of e.childNodes) n(t);
      };
      for (let t of e) n(t);
      let r = null,
        i = 0;
      for (let [e, t] of this.keyMap)
        (r ? ((r.nextKey = e), (t.prevKey = r.key)) : ((this.firstKey = e), (t.prevKey = void 0)),
          t.type === `item` && (t.index = i++),
          (r = t),
          (r.nextKey = void 0));
      this.lastKey = r?.key ?? null;
    }
    *[Symbol.iterator]() {
      yield* this.iterable;
    }
    get size() {
      return this.keyMap.size;
    }
    getKeys() {
      return this.keyMap.keys();
    }
    getKeyBefore(e) {
      let t = this.keyMap.get(e);
      return t ? (t.prevKey ?? null) : null;
    }
    getKeyAfter(e) {
      let t = this.keyMap.get(e);
      return t ? (t.nextKey ?? null) : null;
    }
    getFirstKey() {
      return this.firstKey;
    }
    getLastKey() {
      return this.lastKey;
    }
    getItem(e) {
      return this.keyMap.get(e) ?? null;
    }
    at(e) {
      let t = [...this.getKeys()];
      return this.getItem(t[e]);
    }
  },
  Qa = class {
    build(e, t) {
      return ((this.context = t), $a(() => this.iterateCollection(e)));
    }
    *iterateCollection(e) {
      let { children: t, items: n } = e;
      if (G.isValidElement(t) && t.type === G.Fragment) yield* this.iterateCollection({ children: t.props.children, items: n });
      else if (typeof t == `function`) {
        if (!n) throw Error(`props.children was a function but props.items is missing`);
        let e = 0;
        for (let r of n) (yield* this.getFullNode({ value: r, index: e }, { renderer: t }), e++);
      } else {
        let e = [];
        G.Children.forEach(t, (t) => {
          t && e.push(t);
        });
        let n = 0;
        for (let t of e) {
          let e = this.getFullNode({ element: t, index: n }, {});
          for (let t of e) (n++, yield t);
        }
      }
    }
    getKey(e, t, n, r) {
      if (e.key != null) return e.key;
      if (t.type === `cell` && t.key != null) return `${r}${t.key}`;
      let i = t.value;
      if (i != null) {
        let e = i.key ?? i.id;
        if (e == null) throw Error(`No key found for item`);
        return e;
      }
      return r ? `${r}.${t.index}` : `$.${t.index}`;
    }
    getChildState(e, t) {
      return { renderer: t.renderer || e.renderer };
    }
    *getFullNode(e, t, n, r) {
      if (G.isValidElement(e.element) && e.element.type === G.Fragment) {
        let i = [];
        G.Children.forEach(e.element.props.children, (e) => {
          i.push(e);
        });
        let a = e.index ?? 0;
        for (let e of i) yield* this.getFullNode({ element: e, index: a++ }, t, n, r);
        return;
      }
      let i = e.element;
      if (!i && e.value && t && t.renderer) {
        let n = this.cache.get(e.value);
        if (n && (!n.shouldInvalidate || !n.shouldInvalidate(this.context))) {
          ((n.index = e.index), (n.parentKey = r ? r.key : null), yield n);
          return;
        }
        i = t.renderer(e.value);
      }
      if (G.isValidElement(i)) {
        let a = i.type;
        if (typeof a != `function` && typeof a.getCollectionNode != `function`) {
          let e = i.type;
          throw Error(`Unknown element <${e}> in collection.`);
        }
        let o = a.getCollectionNode(i.props, this.context),
          s = e.index ?? 0,
          c = o.next();
        for (; !c.done && c.value;) {
          let a = c.value;
          e.index = s;
          let l = a.key ?? null;
          l ??= a.element ? null : this.getKey(i, e, t, n);
          let u = [
            ...this.getFullNode(
              { ...a, key: l, index: s, wrapper: eo(e.wrapper, a.wrapper) },
              this.getChildState(t, a),
              n ? `${n}${i.key}` : i.key,
              r,
            ),
          ];
          for (let t of u) {
            if (((t.value = a.value ?? e.value ?? null), t.value && this.cache.set(t.value, t), e.type && t.type !== e.type))
              throw Error(
                `Unsupported type <${to(t.type)}> in <${to(r?.type ?? `unknown parent type`)}>. Only <${to(e.type)}> is supported.`,
              );
            (s++, yield t);
          }
          c = o.next(u);
        }
        return;
      }
      if (e.key == null || e.type == null) return;
      let a = this,
        o = {
          type: e.type,
          props: e.props,
          key: e.key,
          parentKey: r ? r.key : null,
          value: e.value ?? null,
          level: (r?.level ?? 0) + +(r?.type === `item`),
          index: e.index,
          rendered: e.rendered,
          textValue: e.textValue ?? ``,
          'aria-label': e[`aria-label`],
          wrapper: e.wrapper,
          shouldInvalidate: e.shouldInvalidate,
          hasChildNodes: e.hasChildNodes || !1,
          childNodes: $a(function* () {
            if (!e.hasChildNodes || !e.childNodes) return;
            let n = 0;
            for (let r of e.childNodes()) {
              r.key != null && (r.key = `${o.key}${r.key}`);
              let e = a.getFullNode({ ...r, index: n }, a.getChildState(t, r), o.key, o);
              for (let t of e) (n++, yield t);
            }
          }),
        };
      yield o;
    }
    constructor() {
      this.cache = new WeakMap();
    }
  };
function $a(e) {
  let t = [],
    n = null;
  return {
    *[Symbol.iterator]() {
      for (let e of t) yield e;
      n ||= e();
      for (let e of n) (t.push(e), yield e);
    },
  };
}
function eo(e, t) {
  if (e && t) return (n) => e(t(n));
  if (e) return e;
  if (t) return t;
}
function to(e) {
  return e[0].toUpperCase() + e.slice(1);
}
function no(e, t, n) {
  let r = (0, G.useMemo)(() => new Qa(), []),
    { children: i, items: a, collection: o } = e;
  return (0, G.useMemo)(() => o || t(r.build({ children: i, items: a }, n)), [r, i, a, o, n, t]);
}
function ro(e, t) {
  if (e.size !== t.size) return !1;
  for (let n of e) if (!t.has(n)) return !1;
  return !0;
}
function io(e) {
  let {
      selectionMode: t = `none`,
      disallowEmptySelection: n = !1,
      allowDuplicateSelectionEvents: r,
      selectionBehavior: i = `toggle`,
      disabledBehavior: a = `all`,
    } = e,
    o = (0, G.useRef)(!1),
    [, s] = (0, G.useState)(!1),
    c = (0, G.useRef)(null),
    l = (0, G.useRef)(null),
    [, u] = (0, G.useState)(null),
    d = (0, G.useMemo)(() => ao(e.selectedKeys), [e.selectedKeys]),
    f = (0, G.useMemo)(() => ao(e.defaultSelectedKeys, new Ya()), [e.defaultSelectedKeys]),
    [p, m] = M(d, f, e.onSelectionChange),
    h = (0, G.useMemo)(() => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()), [e.disabledKeys]),
    [g, _] = (0, G.useState)(i);
  i === `replace` && g === `toggle` && typeof p == `object` && p.size === 0 && _(`replace`);
  let v = (0, G.useRef)(i);
  return (
    (0, G.useEffect)(() => {
      i !== v.current && (_(i), (v.current = i));
    }, [i]),
    {
      selectionMode: t,
      disallowEmptySelection: n,
      selectionBehavior: g,
      setSelectionBehavior: _,
      get isFocused() {
        return o.current;
      },
      setFocused(e) {
        ((o.current = e), s(e));
      },
      get focusedKey() {
        return c.current;
      },
      get childFocusStrategy() {
        return l.current;
      },
      setFocusedKey(e, t = `first`) {
        ((c.current = e), (l.current = t), u(e));
      },
      selectedKeys: p,
      setSelectedKeys(e) {
        (r || !ro(e, p)) && m(e);
      },
      disabledKeys: h,
      disabledBehavior: a,
    }
  );
}
function ao(e, t) {
  return e ? (e === `all` ? `all` : new Ya(e)) : t;
}
function oo(e) {
  let { onExpandedChange: t } = e,
    [n, r] = M(e.expandedKeys ? new Set(e.expandedKeys) : void 0, e.defaultExpandedKeys ? new Set(e.defaultExpandedKeys) : new Set(), t),
    i = io(e),
    a = (0, G.useMemo)(() => (e.disabledKeys ? new Set(e.disabledKeys) : new Set()), [e.disabledKeys]),
    o = no(
      e,
      (0, G.useCallback)((e) => new Za(e, { expandedKeys: n }), [n]),
      null,
    );
  return (
    (0, G.useEffect)(() => {
      i.focusedKey != null && !o.getItem(i.focusedKey) && i.setFocusedKey(null);
    }, [o, i.focusedKey]),
    {
      collection: o,
      expandedKeys: n,
      disabledKeys: a,
      toggleKey: (e) => {
        r(so(n, e));
      },
      setExpandedKeys: r,
      selectionManager: new Xa(o, i),
    }
  );
}
function so(e, t) {
  let n = new Set(e);
  return (n.has(t) ? n.delete(t) : n.add(t), n);
}
var co = (0, G.createContext)(null),
  lo = (0, G.createContext)(null),
  uo = (0, G.createContext)(null),
  fo = (0, G.createContext)(null);
function po(e) {
  let t = Ka(e),
    n = (0, G.useRef)(null),
    { menuTriggerProps: r, menuProps: i } = fa({ ...e, type: `menu` }, t, n),
    a = (0, G.useRef)(null);
  return le()
    ? null
    : G.createElement(
        v,
        {
          values: [
            [co, { ...i, ref: a }],
            [Co, t],
            [uo, t],
            [
              ti,
              {
                trigger: `MenuTrigger`,
                triggerRef: n,
                scrollRef: a,
                placement: `bottom start`,
                'aria-labelledby': i[`aria-labelledby`],
                offset: e.trigger === `contextMenu` ? 0 : void 0,
              },
            ],
          ],
        },
        G.createElement(Xr, { ...r, ref: n, isPressed: t.isOpen }, e.children),
      );
}
var mo = (0, G.createContext)(null);
(class extends ai {
  static {
    this.type = `submenutrigger`;
  }
  filter(e, t, n) {
    let r = e.getItem(this.firstChildKey);
    if (r && n(r.textValue, this)) {
      let n = this.clone();
      return (t.addDescendants(n, e), n);
    }
    return null;
  }
});
var ho = (0, G.forwardRef)(function (e, t) {
  return (
    ([e, t] = l(e, t, co)),
    G.createElement(bi, { content: G.createElement(ji, e) }, (n) => G.createElement(go, { props: e, collection: n, menuRef: t }))
  );
});
function go({ props: e, collection: t, menuRef: n }) {
  [e, n] = l(e, n, Ki);
  let { filter: r, ...i } = e,
    a = (0, G.useMemo)(() => (r ? t.filter(r) : t), [t, r]),
    o = oo({ ...e, collection: a, children: void 0 }),
    s = (0, G.useContext)(uo),
    { isVirtualized: c, CollectionRoot: u } = (0, G.useContext)(Li),
    { menuProps: p } = Na({ ...e, isVirtualized: c, onClose: e.onClose || s?.close }, o, n),
    m = f({ ...e, children: void 0, defaultClassName: `react-aria-Menu`, values: { isEmpty: o.collection.size === 0 } }),
    h = null;
  o.collection.size === 0 &&
    e.renderEmptyState &&
    (h = G.createElement(`div`, { role: `menuitem`, style: { display: `contents` } }, e.renderEmptyState()));
  let _ = g(e, { global: !0 });
  return G.createElement(
    Tn,
    null,
    G.createElement(
      W.div,
      { ...d(_, m, p), ref: n, slot: e.slot || void 0, 'data-empty': o.collection.size === 0 || void 0, onScroll: e.onScroll },
      G.createElement(
        v,
        {
          values: [
            [lo, o],
            [ea, { elementType: `div` }],
            [Ni, { name: `MenuSection`, render: vo }],
            [mo, { parentMenuRef: n, shouldUseVirtualFocus: i?.shouldUseVirtualFocus }],
            [yo, { shouldCloseOnSelect: e.shouldCloseOnSelect }],
            [Ki, null],
            [qi, null],
            [fo, o.selectionManager],
            [uo, s ?? Ka({})],
          ],
        },
        G.createElement(
          Zi,
          null,
          G.createElement(u, { collection: o.collection, persistedKeys: Ri(o.selectionManager.focusedKey), scrollRef: n }),
        ),
      ),
      h,
    ),
  );
}
var _o = class extends Xa {
  constructor(e, t) {
    (super(e.collection, t), (this.parent = e));
  }
  get focusedKey() {
    return this.parent.focusedKey;
  }
  get isFocused() {
    return this.parent.isFocused;
  }
  setFocusedKey(e, t) {
    return this.parent.setFocusedKey(e, t);
  }
  setFocused(e) {
    this.parent.setFocused(e);
  }
  get childFocusStrategy() {
    return this.parent.childFocusStrategy;
  }
};
function vo(e, t, n, r = `react-aria-MenuSection`) {
  let i = (0, G.useContext)(lo),
    { CollectionBranch: o } = (0, G.useContext)(Li),
    [s, c] = h(),
    { headingProps: l, groupProps: u } = Ga({ heading: c, 'aria-label': n.props[`aria-label`] ?? void 0 }),
    p = f({
      ...e,
      id: void 0,
      children: void 0,
      defaultClassName: r,
      className: n.props?.className,
      style: n.props?.style,
      values: void 0,
    }),
    m = (0, G.useContext)(fo),
    _ = io(e),
    y = e.selectionMode == null ? m : new _o(m, _),
    b = a(yo)?.shouldCloseOnSelect,
    x = g(e, { global: !0 });
  return (
    delete x.id,
    G.createElement(
      W.section,
      { ...d(x, p, u), ref: t },
      G.createElement(
        v,
        {
          values: [
            [Ji, { ...l, ref: s }],
            [fo, y],
            [yo, { shouldCloseOnSelect: e.shouldCloseOnSelect ?? b }],
          ],
        },
        G.createElement(o, { collection: i.collection, parent: n }),
      ),
    )
  );
}
var yo = (0, G.createContext)(null),
  bo = Oi(ci, function (e, t, n) {
    [e, t] = l(e, t, yo);
    let r = a(yo)?.id,
      i = (0, G.useContext)(lo),
      o = S(t),
      s = (0, G.useContext)(fo),
      { isVirtualized: c } = (0, G.useContext)(Li),
      {
        menuItemProps: u,
        labelProps: p,
        descriptionProps: m,
        keyboardShortcutProps: h,
        ..._
      } = Wa({ ...e, id: r, key: n.key, selectionManager: s, isVirtualized: c }, i, o),
      { hoverProps: b, isHovered: x } = re({ isDisabled: _.isDisabled }),
      C = f({
        ...e,
        id: void 0,
        children: n.rendered,
        defaultClassName: `react-aria-MenuItem`,
        values: {
          ..._,
          isHovered: x,
          isFocusVisible: _.isFocusVisible,
          selectionMode: s.selectionMode,
          selectionBehavior: s.selectionBehavior,
          hasSubmenu: !!e[`aria-haspopup`],
          isOpen: e[`aria-expanded`] === `true`,
        },
      }),
      w = e.href ? W.a : W.div,
      T = g(e, { global: !0 });
    return (
      delete T.id,
      delete T.onClick,
      G.createElement(
        w,
        {
          ...d(T, C, u, b),
          ref: o,
          'data-disabled': _.isDisabled || void 0,
          'data-hovered': x || void 0,
          'data-focused': _.isFocused || void 0,
          'data-focus-visible': _.isFocusVisible || void 0,
          'data-pressed': _.isPressed || void 0,
          'data-selected': _.isSelected || void 0,
          'data-selection-mode': s.selectionMode === `none` ? void 0 : s.selectionMode,
          'data-has-submenu': !!e[`aria-haspopup`] || void 0,
          'data-open': e[`aria-expanded`] === `true` || void 0,
        },
        G.createElement(
          v,
          {
            values: [
              [na, { slots: { [y]: p, label: p, description: m } }],
              [Yi, h],
              [Qi, { isSelected: _.isSelected }],
            ],
          },
          C.children,
        ),
      )
    );
  });
Oi(si, function (e, t, n) {
  let r = (0, G.useContext)(lo),
    { isLoading: i, onLoadMore: a, scrollOffset: o, ...s } = e,
    c = (0, G.useRef)(null);
  Ja(
    (0, G.useMemo)(() => ({ onLoadMore: a, collection: r?.collection, sentinelRef: c, scrollOffset: o }), [a, o, r?.collection]),
    c,
  );
  let l = f({ ...s, id: void 0, children: n.rendered, defaultClassName: `react-aria-MenuLoadingIndicator`, values: void 0 });
  return G.createElement(
    G.Fragment,
    null,
    G.createElement(
      `div`,
      { style: { position: `relative`, width: 0, height: 0 }, inert: qa(!0) },
      G.createElement(`div`, { 'data-testid': `loadMoreSentinel`, ref: c, style: { position: `absolute`, height: 1, width: 1 } }),
    ),
    i &&
      l.children &&
      G.createElement(
        G.Fragment,
        null,
        G.createElement(W.div, { ...d(g(e, { global: !0 }), { tabIndex: -1 }), ...l, role: `menuitem`, ref: t }, l.children),
      ),
  );
});
function xo(e, t) {
  let { role: n = `dialog`, isEntering: r } = e,
    i = C();
  i = e[`aria-label`] ? void 0 : i;
  let a = C();
  a = n === `alertdialog` && !e[`aria-describedby`] ? a : void 0;
  let o = (0, G.useRef)(!1);
  ((0, G.useEffect)(() => {
    if (!r && t.current && !ie(t.current)) {
      vt(t.current);
      let e = setTimeout(() => {
        (b() === t.current || b() === document.body) &&
          ((o.current = !0), t.current && (t.current.blur(), vt(t.current)), (o.current = !1));
      }, 500);
      return () => {
        clearTimeout(e);
      };
    }
  }, [t, r]),
    ei(),
    (0, G.useRef)(!1),
    (0, G.useEffect)(() => {}));
  let s = e[`aria-describedby`] ?? a;
  return {
    dialogProps: {
      ...g(e, { labelable: !0 }),
      role: n,
      tabIndex: -1,
      'aria-labelledby': e[`aria-labelledby`] ?? i,
      'aria-describedby': s,
      onBlur: (e) => {
        o.current && e.stopPropagation();
      },
    },
    titleProps: { id: i },
    contentProps: { id: a },
  };
}
var So = (0, G.createContext)(null),
  Co = (0, G.createContext)(null);
function wo(e) {
  let t = Ka(e),
    n = (0, G.useRef)(null),
    { triggerProps: r, overlayProps: i } = ua({ type: `dialog` }, t, n);
  return (
    (r.id = u()),
    (i[`aria-labelledby`] = r.id),
    le()
      ? null
      : G.createElement(
          v,
          {
            values: [
              [Co, t],
              [uo, t],
              [So, i],
              [ti, { trigger: `DialogTrigger`, triggerRef: n, id: i.id, 'aria-labelledby': i[`aria-labelledby`] }],
            ],
          },
          G.createElement(Xr, { ...r, ref: n, isPressed: t.isOpen }, e.children),
        )
  );
}
var To = (0, G.forwardRef)(function (e, t) {
    let n = e[`aria-labelledby`];
    [e, t] = l(e, t, So);
    let { dialogProps: r, titleProps: i, contentProps: a } = xo({ ...e, 'aria-labelledby': n }, t),
      o = (0, G.useContext)(Co);
    !r[`aria-label`] && !r[`aria-labelledby`] && e[`aria-labelledby`] && (r[`aria-labelledby`] = e[`aria-labelledby`]);
    let s = f({
        defaultClassName: `react-aria-Dialog`,
        className: e.className,
        style: e.style,
        children: e.children,
        values: { close: o?.close || (() => {}) },
      }),
      c = g(e, { global: !0 });
    return G.createElement(
      W.section,
      { ...d(c, s, r), render: e.render, ref: t, slot: e.slot || void 0 },
      G.createElement(
        v,
        {
          values: [
            [mn, { slots: { [y]: {}, title: { ...i, level: 2 } } }],
            [na, { slots: { [y]: {}, description: a } }],
            [un, { slots: { [y]: {}, close: { onPress: () => o?.close() } } }],
          ],
        },
        s.children,
      ),
    );
  }),
  Eo = `fixed inset-0 z-(--z-modal) flex justify-center bg-overlay animate-fade`,
  Do = `animate-rise rounded-lg border bg-surface text-text shadow-pop outline-none`,
  Oo = `flex min-h-(--h-md) w-full cursor-pointer items-center gap-3 rounded-sm px-3 py-1 text-md outline-none pointer-coarse:min-h-12 data-focused:bg-surface-hover data-hovered:bg-surface-hover data-disabled:cursor-default data-disabled:text-text-disabled`;
export {
  hn as A,
  ue as B,
  vr as C,
  Jn as D,
  Yn as E,
  Qt as F,
  Nt as I,
  at as L,
  un as M,
  dn as N,
  Sn as O,
  ln as P,
  K as R,
  Cr as S,
  Xn as T,
  ei as _,
  To as a,
  qr as b,
  po as c,
  Sa as d,
  oa as f,
  ri as g,
  Gi as h,
  wo as i,
  mn as j,
  xn as k,
  bo as l,
  ta as m,
  Eo as n,
  So as o,
  na as p,
  Do as r,
  Co as s,
  Oo as t,
  ho as u,
  $r as v,
  sr as w,
  Wr as x,
  Yr as y,
  me as z,
};
