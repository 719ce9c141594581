import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { nt as n } from './tUkH6Wd0.js';
var r = {
    '@react-aria/tree': { expand: `Expand`, collapse: `Collapse` },
    '@react-aria/toast': {
      close: `Close`,
      notifications: (e, t) =>
        `${t.plural(e.count, { one: () => `${t.number(e.count)} notification`, other: () => `${t.number(e.count)} notifications` })}.`,
    },
    '@react-aria/tag': { removeDescription: `Press Delete to remove tag.`, removeButtonLabel: `Remove` },
    '@react-aria/table': {
      select: `Select`,
      selectAll: `Select All`,
      sortable: `sortable column`,
      ascending: `ascending`,
      descending: `descending`,
      ascendingSort: (e) => `sorted by column ${e.columnName} in ascending order`,
      descendingSort: (e) => `sorted by column ${e.columnName} in descending order`,
      columnSize: (e) => `${e.value} pixels`,
      resizerDescription: `Press Enter to start resizing`,
      expand: `Expand`,
      collapse: `Collapse`,
    },
    '@react-aria/steplist': { steplist: `Step List` },
    '@react-aria/spinbutton': { Empty: `Empty` },
    '@react-aria/searchfield': { 'Clear search': `Clear search` },
    '@react-aria/previewtrigger': { longPressMessage: `Long press to open preview` },
    '@react-aria/overlays': { dismiss: `Dismiss` },
    '@react-aria/numberfield': {
      decrease: (e) => `Decrease ${e.fieldLabel}`,
      increase: (e) => `Increase ${e.fieldLabel}`,
      numberField: `Number field`,
    },
    '@react-aria/menu': { longPressMessage: `Long press or press Alt + ArrowDown to open menu` },
    '@react-aria/gridlist': { hasActionAnnouncement: `row has action`, hasLinkAnnouncement: (e) => `row has link: ${e.link}` },
    '@react-aria/grid': {
      deselectedItem: (e) => `${e.item} not selected.`,
      select: `Select`,
      selectedCount: (e, t) =>
        `${t.plural(e.count, { '=0': `No items selected`, one: () => `${t.number(e.count)} item selected`, other: () => `${t.number(e.count)} items selected` })}.`,
      selectedAll: `All items selected.`,
      selectedItem: (e) => `${e.item} selected.`,
      longPressToSelect: `Long press to enter selection mode.`,
    },
    '@react-aria/dnd': {
      dragItem: (e) => `Drag ${e.itemText}`,
      dragSelectedItems: (e, t) =>
        `Drag ${t.plural(e.count, { one: () => `${t.number(e.count)} selected item`, other: () => `${t.number(e.count)} selected items` })}`,
      dragDescriptionKeyboard: `Press Enter to start dragging.`,
      dragDescriptionKeyboardAlt: `Press Alt + Enter to start dragging.`,
      dragDescriptionTouch: `Double tap to start dragging.`,
      dragDescriptionVirtual: `Click to start dragging.`,
      dragDescriptionLongPress: `Long press to start dragging.`,
      dragSelectedKeyboard: (e, t) =>
        `Press Enter to drag ${t.plural(e.count, { one: () => `${t.number(e.count)} selected item`, other: () => `${t.number(e.count)} selected items` })}.`,
      dragSelectedKeyboardAlt: (e, t) =>
        `Press Alt + Enter to drag ${t.plural(e.count, { one: () => `${t.number(e.count)} selected item`, other: () => `${t.number(e.count)} selected items` })}.`,
      dragSelectedLongPress: (e, t) =>
        `Long press to drag ${t.plural(e.count, { one: () => `${t.number(e.count)} selected item`, other: () => `${t.number(e.count)} selected items` })}.`,
      dragStartedKeyboard: `Started dragging. Press Tab to navigate to a drop target, then press Enter to drop, or press Escape to cancel.`,
      dragStartedTouch: `Started dragging. Navigate to a drop target, then double tap to drop.`,
      dragStartedVirtual: `Started dragging. Navigate to a drop target, then click or press Enter to drop.`,
      endDragKeyboard: `Dragging. Press Enter to cancel drag.`,
      endDragTouch: `Dragging. Double tap to cancel drag.`,
      endDragVirtual: `Dragging. Click to cancel drag.`,
      dropDescriptionKeyboard: `Press Enter to drop. Press Escape to cancel drag.`,
      dropDescriptionTouch: `Double tap to drop.`,
      dropDescriptionVirtual: `Click to drop.`,
      dropCanceled: `Drop canceled.`,
      dropComplete: `Drop complete.`,
      dropIndicator: `drop indicator`,
      dropOnRoot: `Drop on`,
      dropOnItem: (e) => `Drop on ${e.itemText}`,
      insertBefore: (e) => `Insert before ${e.itemText}`,
      insertBetween: (e) => `Insert between ${e.beforeItemText} and ${e.afterItemText}`,
      insertAfter: (e) => `Insert after ${e.itemText}`,
    },
    '@react-aria/datepicker': {
      era: `era`,
      year: `year`,
      month: `month`,
      day: `day`,
      hour: `hour`,
      minute: `minute`,
      second: `second`,
      dayPeriod: `AM/PM`,
      calendar: `Calendar`,
      startDate: `Start Date`,
      endDate: `End Date`,
      weekday: `day of the week`,
      timeZoneName: `time zone`,
      selectedDateDescription: (e) => `Selected Date: ${e.date}`,
      selectedRangeDescription: (e) => `Selected Range: ${e.startDate} to ${e.endDate}`,
      selectedTimeDescription: (e) => `Selected Time: ${e.time}`,
    },
    '@react-aria/combobox': {
      focusAnnouncement: (e, t) =>
        `${t.select({ true: () => `Entered group ${e.groupTitle}, with ${t.plural(e.groupCount, { one: () => `${t.number(e.groupCount)} option`, other: () => `${t.number(e.groupCount)} options` })}. `, other: `` }, e.isGroupChange)}${e.optionText}${t.select({ true: `, selected`, other: `` }, e.isSelected)}`,
      countAnnouncement: (e, t) =>
        `${t.plural(e.optionCount, { one: () => `${t.number(e.optionCount)} option`, other: () => `${t.number(e.optionCount)} options` })} available.`,
      selectedAnnouncement: (e) => `${e.optionText}, selected`,
      buttonLabel: `Show suggestions`,
      listboxLabel: `Suggestions`,
    },
    '@react-aria/color': {
      colorPicker: `Color picker`,
      twoDimensionalSlider: `2D slider`,
      colorNameAndValue: (e) => `${e.name}: ${e.value}`,
      colorInputLabel: (e) => `${e.label}, ${e.channelLabel}`,
      colorSwatch: `color swatch`,
      transparent: `transparent`,
    },
    '@react-aria/calendar': {
      previous: `Previous`,
      next: `Next`,
      selectedDateDescription: (e) => `Selected Date: ${e.date}`,
      selectedRangeDescription: (e) => `Selected Range: ${e.dateRange}`,
      todayDate: (e) => `Today, ${e.date}`,
      todayDateSelected: (e) => `Today, ${e.date} selected`,
      dateSelected: (e) => `${e.date} selected`,
      startRangeSelectionPrompt: `Click to start selecting date range`,
      finishRangeSelectionPrompt: `Click to finish selecting date range`,
      minimumDate: `First available date`,
      maximumDate: `Last available date`,
      dateRange: (e) => `${e.startDate} to ${e.endDate}`,
    },
    '@react-aria/breadcrumbs': { breadcrumbs: `Breadcrumbs` },
    '@react-aria/autocomplete': { collectionLabel: `Suggestions` },
    '@react-stately/datepicker': {
      rangeUnderflow: (e) => `Value must be ${e.minValue} or later.`,
      rangeOverflow: (e) => `Value must be ${e.maxValue} or earlier.`,
      rangeReversed: `Start date must be before end date.`,
      unavailableDate: `Selected date unavailable.`,
    },
    '@react-stately/color': {
      hue: `Hue`,
      saturation: `Saturation`,
      lightness: `Lightness`,
      brightness: `Brightness`,
      red: `Red`,
      green: `Green`,
      blue: `Blue`,
      alpha: `Alpha`,
      colorName: (e) => `${e.lightness} ${e.chroma} ${e.hue}`,
      transparentColorName: (e) => `${e.lightness} ${e.chroma} ${e.hue}, ${e.percentTransparent} transparent`,
      'very dark': `very dark`,
      dark: `dark`,
      light: `light`,
      'very light': `very light`,
      pale: `pale`,
      grayish: `grayish`,
      vibrant: `vibrant`,
      black: `black`,
      white: `white`,
      gray: `gray`,
      pink: `pink`,
      'pink red': `pink red`,
      'red orange': `red orange`,
      brown: `brown`,
      orange: `orange`,
      'orange yellow': `orange yellow`,
      'brown yellow': `brown yellow`,
      yellow: `yellow`,
      'yellow green': `yellow green`,
      'green cyan': `green cyan`,
      cyan: `cyan`,
      'cyan blue': `cyan blue`,
      'blue purple': `blue purple`,
      purple: `purple`,
      'purple magenta': `purple magenta`,
      magenta: `magenta`,
      'magenta pink': `magenta pink`,
    },
    'react-aria-components': {
      selectPlaceholder: `Select an item`,
      tableResizer: `Resizer`,
      dropzoneLabel: `DropZone`,
      colorSwatchPicker: `Color swatches`,
    },
  },
  i = {
    '@react-aria/overlays': { dismiss: `بستن` },
    '@react-aria/menu': { longPressMessage: `برای باز شدن منو نگه دارید یا Alt و پیکان پایین را بزنید.` },
    '@react-aria/searchfield': { 'Clear search': `پاک کردن جست‌وجو` },
    '@react-aria/combobox': { buttonLabel: `نمایش پیشنهادها`, listboxLabel: `پیشنهادها` },
    '@react-aria/spinbutton': { Empty: `خالی` },
    '@react-aria/calendar': {
      previous: `ماه قبل`,
      next: `ماه بعد`,
      startRangeSelectionPrompt: `برای آغاز بازه برگزینید`,
      finishRangeSelectionPrompt: `برای پایان بازه برگزینید`,
      minimumDate: `نخستین تاریخ ممکن`,
      maximumDate: `آخرین تاریخ ممکن`,
      todayDate: ({ date: e }) => `امروز، ${e}`,
      dateSelected: ({ date: e }) => `${e}، انتخاب‌شده`,
      todayDateSelected: ({ date: e }) => `امروز، ${e}، انتخاب‌شده`,
      dateRange: ({ startDate: e, endDate: t }) => `${e} تا ${t}`,
      selectedDateDescription: ({ date: e }) => `تاریخ انتخاب‌شده: ${e}`,
      selectedRangeDescription: ({ dateRange: e }) => `بازهٔ انتخاب‌شده: ${e}`,
    },
  },
  a = r,
  o = window;
((o[Symbol.for(`react-aria.i18n.locale`)] = `fa-IR`),
  (o[Symbol.for(`react-aria.i18n.strings`)] = Object.fromEntries(Object.entries(a).map(([e, t]) => [e, { ...t, ...i[e] }]))));
function s(...e) {
  return (...t) => {
    for (let n of e) typeof n == `function` && n(...t);
  };
}
var c = e(t(), 1),
  l = typeof document < `u` ? c.useLayoutEffect : () => {},
  u = { prefix: String(Math.round(Math.random() * 1e10)), current: 0 },
  d = c.createContext(u),
  f = c.createContext(!1);
typeof window < `u` && window.document && window.document.createElement;
var p = new WeakMap();
function m(e = !1) {
  let t = (0, c.useContext)(d),
    n = (0, c.useRef)(null);
  if (n.current === null && !e) {
    let e = c.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current;
    if (e) {
      let n = p.get(e);
      n == null ? p.set(e, { id: t.current, state: e.memoizedState }) : e.memoizedState !== n.state && ((t.current = n.id), p.delete(e));
    }
    n.current = ++t.current;
  }
  return n.current;
}
function h(e) {
  let t = (0, c.useContext)(d),
    n = m(!!e),
    r = `react-aria${t.prefix}`;
  return e || `${r}-${n}`;
}
function g(e) {
  let t = c.useId(),
    [n] = (0, c.useState)(x()),
    r = n ? `react-aria` : `react-aria${u.prefix}`;
  return e || `${r}-${t}`;
}
var _ = typeof c.useId == `function` ? g : h;
function v() {
  return !1;
}
function y() {
  return !0;
}
function b(e) {
  return () => {};
}
function x() {
  return typeof c.useSyncExternalStore == `function` ? c.useSyncExternalStore(b, v, y) : (0, c.useContext)(f);
}
function S(e) {
  let [t, n] = (0, c.useState)(e),
    r = (0, c.useRef)(t),
    i = (0, c.useRef)(null),
    a = (0, c.useRef)(() => {
      if (!i.current) return;
      let e = i.current.next();
      e.done ? (i.current = null) : r.current === e.value ? a.current() : n(e.value);
    });
  return (
    l(() => {
      ((r.current = t), i.current && a.current());
    }),
    [
      t,
      (0, c.useCallback)(
        (e) => {
          ((i.current = e(r.current)), a.current());
        },
        [a],
      ),
    ]
  );
}
var C = !!(typeof window < `u` && window.document && window.document.createElement),
  w = new Map(),
  T;
typeof FinalizationRegistry < `u` &&
  (T = new FinalizationRegistry((e) => {
    w.delete(e);
  }));
var E = new WeakMap();
function D(e) {
  let [t, n] = (0, c.useState)(e),
    r = (0, c.useRef)(null),
    i = _(t),
    a = (0, c.useRef)(null),
    o = E.get(a);
  if ((T && o !== i && (o != null && T.unregister(a), T.register(a, i, a), E.set(a, i)), C)) {
    let e = w.get(i);
    e && !e.includes(r) ? e.push(r) : w.set(i, [r]);
  }
  return (
    l(() => {
      let e = i;
      return () => {
        (T && (T.unregister(a), E.delete(a)), w.delete(e));
      };
    }, [i]),
    (0, c.useEffect)(() => {
      let e = r.current;
      return (
        e && n(e),
        () => {
          e && (r.current = null);
        }
      );
    }),
    i
  );
}
function O(e, t) {
  if (e === t) return e;
  let n = w.get(e);
  if (n) return (n.forEach((e) => (e.current = t)), t);
  let r = w.get(t);
  return r ? (r.forEach((t) => (t.current = e)), e) : t;
}
function k(e = []) {
  let t = D(),
    [n, r] = S(t),
    i = (0, c.useCallback)(() => {
      r(function* () {
        (yield t, yield document.getElementById(t) ? t : void 0);
      });
    }, [t, r]);
  return (l(i, [t, i, ...e]), n);
}
function A(...e) {
  return e.length === 1 && e[0]
    ? e[0]
    : (t) => {
        let n = !1,
          r = e.map((e) => {
            let r = j(e, t);
            return ((n ||= typeof r == `function`), r);
          });
        if (n)
          return () => {
            r.forEach((t, n) => {
              typeof t == `function` ? t() : j(e[n], null);
            });
          };
      };
}
function j(e, t) {
  if (typeof e == `function`) return e(t);
  e != null && (e.current = t);
}
function ee(e) {
  var t,
    n,
    r = ``;
  if (typeof e == `string` || typeof e == `number`) r += e;
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length;
      for (t = 0; t < i; t++) e[t] && (n = ee(e[t])) && (r && (r += ` `), (r += n));
    } else for (n in e) e[n] && (r && (r += ` `), (r += n));
  }
  return r;
}
function te() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++) (e = arguments[n]) && (t = ee(e)) && (r && (r += ` `), (r += t));
  return r;
}
function M(...e) {
  let t = { ...e[0] };
  for (let n = 1; n < e.length; n++) {
    let r = e[n];
    for (let e in r) {
      let n = t[e],
        i = r[e];
      typeof n == `function` && typeof i == `function` && e[0] === `o` && e[1] === `n` && e.charCodeAt(2) >= 65 && e.charCodeAt(2) <= 90
        ? (t[e] = s(n, i))
        : (e === `className` || e === `UNSAFE_className`) && typeof n == `string` && typeof i == `string`
          ? (t[e] = te(n, i))
          : e === `id` && n && i
            ? (t.id = O(n, i))
            : e === `ref` && n && i
              ? (t.ref = A(n, i))
              : (t[e] = i === void 0 ? n : i);
    }
  }
  return t;
}
function ne(e) {
  let t = (0, c.useRef)(null),
    n = (0, c.useRef)(void 0),
    r = (0, c.useCallback)(
      (t) => {
        if (typeof e == `function`) {
          let n = e,
            r = n(t);
          return () => {
            typeof r == `function` ? r() : n(null);
          };
        }
        if (e)
          return (
            (e.current = t),
            () => {
              e.current = null;
            }
          );
      },
      [e],
    );
  return (0, c.useMemo)(
    () => ({
      get current() {
        return t.current;
      },
      set current(e) {
        ((t.current = e), (n.current &&= (n.current(), void 0)), e != null && (n.current = r(e)));
      },
    }),
    [r],
  );
}
var N = Symbol(`default`);
function re({ values: e, children: t }) {
  for (let [n, r] of e) t = c.createElement(n.Provider, { value: r }, t);
  return t;
}
function ie(e) {
  let { className: t, style: n, children: r, defaultClassName: i, defaultChildren: a, defaultStyle: o, values: s, render: l } = e;
  return (0, c.useMemo)(() => {
    let e, c, u;
    return (
      (e = typeof t == `function` ? t({ ...s, defaultClassName: i }) : t),
      (c = typeof n == `function` ? n({ ...s, defaultStyle: o || {} }) : n),
      (u = typeof r == `function` ? r({ ...s, defaultChildren: a }) : (r ?? a)),
      { className: e ?? i, style: c || o ? { ...o, ...c } : void 0, children: u ?? a, 'data-rac': ``, render: l ? (e) => l(e, s) : void 0 }
    );
  }, [t, n, r, i, a, o, s, l]);
}
function ae(e, t) {
  let n = (0, c.useContext)(e);
  if (t === null) return null;
  if (n && typeof n == `object` && `slots` in n && n.slots) {
    let e = t || N;
    if (!n.slots[e]) {
      let e = new Intl.ListFormat().format(Object.keys(n.slots).map((e) => `"${e}"`)),
        r = t ? `Invalid slot "${t}".` : `A slot prop is required.`;
      throw Error(`${r} Valid slot names are ${e}.`);
    }
    return n.slots[e];
  }
  return n;
}
function oe(e, t, n) {
  let { ref: r, ...i } = ae(n, e.slot) || {},
    a = ne((0, c.useMemo)(() => A(t, r), [t, r])),
    o = M(i, e);
  return (
    `style` in i &&
      i.style &&
      `style` in e &&
      e.style &&
      (o.style =
        typeof i.style == `function` || typeof e.style == `function`
          ? (t) => {
              let n = typeof i.style == `function` ? i.style(t) : i.style,
                r = { ...t.defaultStyle, ...n },
                a = typeof e.style == `function` ? e.style({ ...t, defaultStyle: r }) : e.style;
              return { ...r, ...a };
            }
          : { ...i.style, ...e.style }),
    [o, a]
  );
}
function se(e = !0) {
  let [t, n] = (0, c.useState)(e),
    r = (0, c.useRef)(!1),
    i = (0, c.useCallback)((e) => {
      ((r.current = !0), n(!!e));
    }, []);
  return (
    l(() => {
      r.current || n(!1);
    }, []),
    [i, t]
  );
}
function ce(e, t, n) {
  let { render: r, ...i } = t,
    a = (0, c.useRef)(null),
    o = (0, c.useMemo)(() => A(n, a), [n, a]);
  l(() => {}, [e, r]);
  let s = { ...i, ref: o };
  return r ? r(s, void 0) : c.createElement(e, s);
}
var le = {},
  ue = new Proxy(
    {},
    {
      get(e, t) {
        if (typeof t != `string`) return;
        let n = le[t];
        return (n || ((n = (0, c.forwardRef)(ce.bind(null, t))), (le[t] = n)), n);
      },
    },
  ),
  de = new Set([`id`]),
  fe = new Set([`aria-label`, `aria-labelledby`, `aria-describedby`, `aria-details`]),
  pe = new Set([`href`, `hrefLang`, `target`, `rel`, `download`, `ping`, `referrerPolicy`]),
  me = new Set([`dir`, `lang`, `hidden`, `inert`, `translate`, `suppressHydrationWarning`]),
  he = new Set(
    `onClick.onAuxClick.onContextMenu.onDoubleClick.onMouseDown.onMouseEnter.onMouseLeave.onMouseMove.onMouseOut.onMouseOver.onMouseUp.onTouchCancel.onTouchEnd.onTouchMove.onTouchStart.onPointerDown.onPointerMove.onPointerUp.onPointerCancel.onPointerEnter.onPointerLeave.onPointerOver.onPointerOut.onGotPointerCapture.onLostPointerCapture.onScroll.onWheel.onAnimationStart.onAnimationEnd.onAnimationIteration.onTransitionCancel.onTransitionEnd.onTransitionRun.onTransitionStart`.split(
      `.`,
    ),
  ),
  ge = /^(data-.*)$/;
function _e(e, t = {}) {
  let { labelable: n, isLink: r, global: i, events: a = i, propNames: o } = t,
    s = {};
  for (let t in e)
    Object.prototype.hasOwnProperty.call(e, t) &&
      (de.has(t) ||
        (n && fe.has(t)) ||
        (r && pe.has(t)) ||
        (i && me.has(t)) ||
        (a && (he.has(t) || (t.endsWith(`Capture`) && he.has(t.slice(0, -7))))) ||
        o?.has(t) ||
        ge.test(t)) &&
      (s[t] = e[t]);
  return s;
}
var ve = new Set([`Arab`, `Syrc`, `Samr`, `Mand`, `Thaa`, `Mend`, `Nkoo`, `Adlm`, `Rohg`, `Hebr`]),
  ye = new Set([`ae`, `ar`, `arc`, `bcc`, `bqi`, `ckb`, `dv`, `fa`, `glk`, `he`, `ku`, `mzn`, `nqo`, `pnb`, `ps`, `sd`, `ug`, `ur`, `yi`]);
function be(e) {
  if (Intl.Locale) {
    let t = new Intl.Locale(e).maximize(),
      n = typeof t.getTextInfo == `function` ? t.getTextInfo() : t.textInfo;
    if (n) return n.direction === `rtl`;
    if (t.script) return ve.has(t.script);
  }
  let t = e.split(`-`)[0];
  return ye.has(t);
}
var xe = Symbol.for(`react-aria.i18n.locale`);
function Se() {
  let e = (typeof window < `u` && window[xe]) || (typeof navigator < `u` && (navigator.language || navigator.userLanguage)) || `en-US`;
  try {
    Intl.DateTimeFormat.supportedLocalesOf([e]);
  } catch {
    e = `en-US`;
  }
  return { locale: e, direction: be(e) ? `rtl` : `ltr` };
}
var P = Se(),
  F = new Set();
function Ce() {
  P = Se();
  for (let e of F) e(P);
}
function we() {
  let e = x(),
    [t, n] = (0, c.useState)(P);
  return (
    (0, c.useEffect)(
      () => (
        F.size === 0 && window.addEventListener(`languagechange`, Ce),
        F.add(n),
        () => {
          (F.delete(n), F.size === 0 && window.removeEventListener(`languagechange`, Ce));
        }
      ),
      [],
    ),
    e ? { locale: (typeof window < `u` && window[xe]) || `en-US`, direction: `ltr` } : t
  );
}
var I = c.createContext(null);
function Te(e) {
  let { locale: t, children: n } = e,
    r = c.useMemo(() => ({ locale: t, direction: be(t) ? `rtl` : `ltr` }), [t]);
  return c.createElement(I.Provider, { value: r }, n);
}
function Ee(e) {
  let { children: t } = e,
    n = we();
  return c.createElement(I.Provider, { value: n }, t);
}
function De(e) {
  let { locale: t, children: n } = e;
  return t ? c.createElement(Te, { locale: t, children: n }) : c.createElement(Ee, { children: n });
}
function Oe() {
  let e = we();
  return (0, c.useContext)(I) || e;
}
function L(e, t = -1 / 0, n = 1 / 0) {
  return Math.min(Math.max(e, t), n);
}
var R = (e) => (Ae(e) ? e.document : je(e) ? e : (e?.ownerDocument ?? (typeof document < `u` ? document : void 0))),
  z = (e) => R(e)?.defaultView ?? (typeof window < `u` ? window : void 0);
function ke(e) {
  return typeof e == `object` && !!e && `nodeType` in e && typeof e.nodeType == `number`;
}
function Ae(e) {
  return typeof e == `object` && !!e && `window` in e && e.window === e;
}
function je(e) {
  return ke(e) && e.nodeType === 9;
}
function Me(e) {
  return ke(e) && e.nodeType === 11 && `host` in e;
}
function Ne(e, t, n, r) {
  if (n == null || e == null) return () => {};
  let i = Array.isArray(e) ? e : [e];
  for (let e of i) e.addEventListener(t, n, r);
  return () => {
    for (let e of i) e.removeEventListener(t, n, r);
  };
}
function B(e, t, n, r) {
  if (e == null) return () => {};
  let i = [],
    a = Array.isArray(e) ? e : [e];
  for (let e of a) {
    let a = e.style.getPropertyValue(t),
      o = e.style.getPropertyPriority(t);
    (e.style.setProperty(t, n, r),
      i.unshift(() => {
        a ? e.style.setProperty(t, a, o) : e.style.removeProperty(t);
      }));
  }
  return () => {
    for (let e of i) e();
  };
}
var Pe = !1;
function V() {
  return Pe;
}
function H(e, t) {
  if (!V()) return t && e ? e.contains(t) : !1;
  if (!e || !t) return !1;
  let n = t;
  for (; n != null;) {
    if (n === e) return !0;
    n = typeof n.assignedElements != `function` && n.assignedSlot?.parentNode ? n.assignedSlot.parentNode : Me(n) ? n.host : n.parentNode;
  }
  return !1;
}
var Fe = (e = document) => {
  if (!V()) return e.activeElement;
  let t = e.activeElement;
  for (; t && `shadowRoot` in t && t.shadowRoot?.activeElement;) t = t.shadowRoot.activeElement;
  return t;
};
function U(e) {
  if (V() && e.target instanceof Element && e.target.shadowRoot) {
    if (`composedPath` in e) return e.composedPath()[0] ?? null;
    if (`composedPath` in e.nativeEvent) return e.nativeEvent.composedPath()[0] ?? null;
  }
  return e.target;
}
function Ie(e, t) {
  if (t === null) return [];
  t ??= z(e);
  let n = [t];
  if (!V() || !e || e === t) return n;
  let r = `getRootNode` in t ? t.getRootNode() : null,
    i = e.getRootNode() ?? null;
  for (; Me(i) && i !== r;) (n.push(i), (i = i.host.getRootNode()));
  return n;
}
function Le(e) {
  if (!e) return !1;
  let t = e.getRootNode(),
    n = z(e);
  if (!(t instanceof n.Document || t instanceof n.ShadowRoot)) return !1;
  let r = t.activeElement;
  return r != null && e.contains(r);
}
function W(e) {
  if (typeof window > `u` || window.navigator == null) return !1;
  let t = window.navigator.userAgentData?.brands;
  return (Array.isArray(t) && t.some((t) => e.test(t.brand))) || e.test(window.navigator.userAgent);
}
function Re(e) {
  return typeof window < `u` && window.navigator != null && e.test(window.navigator.userAgentData?.platform || window.navigator.platform);
}
function G(e) {
  let t = null;
  return () => ((t ??= e()), t);
}
var ze = G(function () {
    return Re(/^Mac/i);
  }),
  Be = G(function () {
    return Re(/^iPhone/i);
  }),
  Ve = G(function () {
    return Re(/^iPad/i) || (ze() && navigator.maxTouchPoints > 1);
  }),
  He = G(function () {
    return Be() || Ve();
  }),
  Ue = G(function () {
    return ze() || He();
  }),
  We = G(function () {
    return W(/AppleWebKit/i) && (He() || !Ge());
  }),
  Ge = G(function () {
    return W(/Chrome|CriOS|CrMo/i);
  }),
  Ke = G(function () {
    return W(/Android/i);
  }),
  qe = c.useInsertionEffect ?? l;
function Je(e) {
  let t = (0, c.useRef)(null);
  return (
    qe(() => {
      t.current = e;
    }, [e]),
    (0, c.useCallback)((...e) => {
      let n = t.current;
      return n?.(...e);
    }, [])
  );
}
function Ye() {
  let e = (0, c.useRef)(new Map()),
    t = (0, c.useCallback)((t, n, r, i) => {
      let a = i?.once
        ? (...t) => {
            (e.current.delete(r), r(...t));
          }
        : r;
      (e.current.set(r, { type: n, eventTarget: t, fn: a, options: i }), t.addEventListener(n, a, i));
    }, []),
    n = (0, c.useCallback)((t, n, r, i) => {
      let a = e.current.get(r)?.fn || r;
      (t.removeEventListener(n, a, i), e.current.delete(r));
    }, []),
    r = (0, c.useCallback)(() => {
      e.current.forEach((e, t) => {
        n(e.eventTarget, e.type, t, e.options);
      });
    }, [n]);
  return ((0, c.useEffect)(() => r, [r]), { addGlobalListener: t, removeGlobalListener: n, removeAllGlobalListeners: r });
}
var Xe = !1,
  K = 0;
function Ze() {
  ((Xe = !0),
    setTimeout(() => {
      Xe = !1;
    }, 500));
}
function Qe(e) {
  e.pointerType === `touch` && Ze();
}
function $e() {
  let e = R(null);
  if (e !== void 0)
    return (
      K === 0 && typeof PointerEvent < `u` && e.addEventListener(`pointerup`, Qe),
      K++,
      () => {
        (K--, K > 0 || (typeof PointerEvent < `u` && e.removeEventListener(`pointerup`, Qe)));
      }
    );
}
function et(e) {
  let { onHoverStart: t, onHoverChange: n, onHoverEnd: r, isDisabled: i } = e,
    [a, o] = (0, c.useState)(!1),
    s = (0, c.useRef)({ isHovered: !1, ignoreEmulatedMouseEvents: !1, pointerType: ``, target: null }).current;
  (0, c.useEffect)($e, []);
  let { addGlobalListener: l, removeAllGlobalListeners: u } = Ye(),
    { hoverProps: d, triggerHoverEnd: f } = (0, c.useMemo)(() => {
      let e = (e, r) => {
          if (((s.pointerType = r), i || r === `touch` || s.isHovered || !H(e.currentTarget, U(e)))) return;
          s.isHovered = !0;
          let c = e.currentTarget;
          ((s.target = c),
            l(
              R(U(e)),
              `pointerover`,
              (e) => {
                s.isHovered && s.target && !H(s.target, U(e)) && a(e, e.pointerType);
              },
              { capture: !0 },
            ),
            t && t({ type: `hoverstart`, target: c, pointerType: r }),
            n && n(!0),
            o(!0));
        },
        a = (e, t) => {
          let i = s.target;
          ((s.pointerType = ``),
            (s.target = null),
            t !== `touch` &&
              s.isHovered &&
              i &&
              ((s.isHovered = !1), u(), r && r({ type: `hoverend`, target: i, pointerType: t }), n && n(!1), o(!1)));
        },
        c = {};
      return (
        typeof PointerEvent < `u` &&
          ((c.onPointerEnter = (t) => {
            (Xe && t.pointerType === `mouse`) || e(t, t.pointerType);
          }),
          (c.onPointerLeave = (e) => {
            !i && H(e.currentTarget, U(e)) && a(e, e.pointerType);
          })),
        { hoverProps: c, triggerHoverEnd: a }
      );
    }, [t, n, r, i, s, l, u]);
  return (
    (0, c.useEffect)(() => {
      i && f({ currentTarget: s.target }, s.pointerType);
    }, [i]),
    { hoverProps: d, isHovered: a }
  );
}
var tt = (0, c.createContext)({ placement: `bottom` }),
  q = { top: `top`, bottom: `top`, left: `left`, right: `left` },
  J = { top: `bottom`, bottom: `top`, left: `right`, right: `left` },
  nt = { top: `left`, left: `top` },
  rt = { top: `height`, left: `width` },
  it = { width: `totalWidth`, height: `totalHeight` },
  Y = {},
  at = () => (typeof document < `u` ? window.visualViewport : null);
function ot(e, t) {
  let n = 0,
    r = 0,
    i = 0,
    a = 0,
    o = 0,
    s = 0,
    c = {},
    l = (t?.scale ?? 1) > 1;
  if (e.tagName === `BODY` || e.tagName === `HTML`) {
    let l = document.documentElement;
    ((i = l.clientWidth),
      (a = l.clientHeight),
      (n = t?.width ?? i),
      (r = t?.height ?? a),
      (c.top = l.scrollTop || e.scrollTop),
      (c.left = l.scrollLeft || e.scrollLeft),
      t && ((o = Math.max(0, t.pageTop - (c.top ?? 0))), (s = Math.max(0, t.pageLeft - (c.left ?? 0)))));
  } else (({ width: n, height: r, top: o, left: s } = Z(e, !1)), (c.top = e.scrollTop), (c.left = e.scrollLeft), (i = n), (a = r));
  return (
    We() &&
      (e.tagName === `BODY` || e.tagName === `HTML`) &&
      l &&
      ((c.top = 0), (c.left = 0), (o = t?.pageTop ?? 0), (s = t?.pageLeft ?? 0)),
    { width: n, height: r, totalWidth: i, totalHeight: a, scroll: c, top: o, left: s }
  );
}
function st(e) {
  return { top: e.scrollTop, left: e.scrollLeft, width: e.scrollWidth, height: e.scrollHeight };
}
function ct(e, t, n, r, i, a, o) {
  let s = i.scroll[e] ?? 0,
    c = r[rt[e]],
    l = o[e] + r.scroll[q[e]] + a,
    u = o[e] + r.scroll[q[e]] + c - a,
    d = t - s + r.scroll[q[e]] + o[e] - r[q[e]],
    f = t - s + n + r.scroll[q[e]] + o[e] - r[q[e]];
  return d < l ? l - d : f > u ? Math.max(u - f, l - d) : 0;
}
function lt(e) {
  let t = window.getComputedStyle(e);
  return {
    top: parseInt(t.marginTop, 10) || 0,
    bottom: parseInt(t.marginBottom, 10) || 0,
    left: parseInt(t.marginLeft, 10) || 0,
    right: parseInt(t.marginRight, 10) || 0,
  };
}
function ut(e) {
  if (Y[e]) return Y[e];
  let [t, n] = e.split(` `),
    r = q[t] || `right`,
    i = nt[r];
  q[n] || (n = `center`);
  let a = rt[r],
    o = rt[i];
  return ((Y[e] = { placement: t, crossPlacement: n, axis: r, crossAxis: i, size: a, crossSize: o }), Y[e]);
}
function dt(e, t, n, r, i, a, o, s, c, l, u) {
  let { placement: d, crossPlacement: f, axis: p, crossAxis: m, size: h, crossSize: g } = r,
    _ = {};
  ((_[m] = e[m] ?? 0),
    f === `center` ? (_[m] += ((e[g] ?? 0) - (n[g] ?? 0)) / 2) : f !== m && (_[m] += (e[g] ?? 0) - (n[g] ?? 0)),
    (_[m] += a));
  let v = e[m] - n[g] + c + l,
    y = e[m] + e[g] - c - l;
  if (((_[m] = L(_[m], v, y)), d === p)) {
    let t = s ? u[h] : u[it[h]];
    _[J[p]] = Math.floor(t - e[p] + i);
  } else _[p] = Math.floor(e[p] + e[h] + i);
  return _;
}
function ft(e, t, n, r, i, a, o, s, c, l, u) {
  let d = (e.top == null ? c[it.height] - (e.bottom ?? 0) - o : e.top) - (c.scroll.top ?? 0),
    f = l ? n.top : 0,
    p = {
      top: Math.max(t.top + f, (u?.offsetTop ?? t.top) + f),
      bottom: Math.min(t.top + t.height + f, (u?.offsetTop ?? 0) + (u?.height ?? 0)),
    };
  return s === `top`
    ? Math.max(0, d + o - p.top - ((i.top ?? 0) + (i.bottom ?? 0) + a))
    : Math.max(0, p.bottom - d - ((i.top ?? 0) + (i.bottom ?? 0) + a));
}
function pt(e, t, n, r, i, a, o, s) {
  let { placement: c, axis: l, size: u } = a;
  return c === l
    ? Math.max(0, n[l] - (o.scroll[l] ?? 0) - (e[l] + (s ? t[l] : 0)) - (r[l] ?? 0) - r[J[l]] - i)
    : Math.max(0, e[u] + e[l] + (s ? t[l] : 0) - n[l] - n[u] + (o.scroll[l] ?? 0) - (r[l] ?? 0) - r[J[l]] - i);
}
function mt(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _) {
  let v = ut(e),
    { size: y, crossAxis: b, crossSize: x, placement: S, crossPlacement: C } = v,
    w = dt(t, s, n, v, u, d, l, f, m, h, c),
    T = u,
    E = pt(s, l, t, i, a + u, v, c, g);
  if (o && n[y] > E) {
    let e = ut(`${J[S]} ${C}`),
      r = dt(t, s, n, e, u, d, l, f, m, h, c);
    pt(s, l, t, i, a + u, e, c, g) > E && ((v = e), (w = r), (T = u));
  }
  let D = `bottom`;
  v.axis === `top`
    ? v.placement === `top`
      ? (D = `top`)
      : v.placement === `bottom` && (D = `bottom`)
    : v.crossAxis === `top` && (v.crossPlacement === `top` ? (D = `bottom`) : v.crossPlacement === `bottom` && (D = `top`));
  let O = ct(b, w[b], n[x], s, c, a, l);
  w[b] += O;
  let k = ft(w, s, l, f, i, a, n.height, D, c, g, _);
  (p && p < k && (k = p),
    (n.height = Math.min(n.height, k)),
    (w = dt(t, s, n, v, T, d, l, f, m, h, c)),
    (O = ct(b, w[b], n[x], s, c, a, l)),
    (w[b] += O));
  let A = {},
    j = t[b] - w[b] - i[q[b]],
    ee = j + 0.5 * t[x],
    te = m / 2 + h,
    M = q[b] === `left` ? (i.left ?? 0) + (i.right ?? 0) : (i.top ?? 0) + (i.bottom ?? 0),
    ne = n[x] - M - m / 2 - h;
  ((A[b] = L(L(ee, t[b] + m / 2 - (w[b] + i[q[b]]), t[b] + t[x] - m / 2 - (w[b] + i[q[b]])), te, ne)),
    ({ placement: S, crossPlacement: C } = v),
    m ? (j = A[b]) : C === `right` ? (j += t[x]) : C === `center` && (j += t[x] / 2));
  let N = S === `left` || S === `top` ? n[y] : 0,
    re = { x: S === `top` || S === `bottom` ? j : N, y: S === `left` || S === `right` ? j : N };
  return { position: w, maxHeight: k, arrowOffsetLeft: A.left, arrowOffsetTop: A.top, placement: S, triggerAnchorPoint: re };
}
function ht(e) {
  let {
      placement: t,
      targetNode: n,
      overlayNode: r,
      scrollNode: i,
      padding: a,
      shouldFlip: o,
      boundaryElement: s,
      offset: c,
      crossOffset: l,
      maxHeight: u,
      arrowSize: d = 0,
      arrowBoundaryOffset: f = 0,
      targetRect: p,
    } = e,
    m = at(),
    h = r instanceof HTMLElement ? _t(r) : document.documentElement,
    g = h === document.documentElement,
    _ = window.getComputedStyle(h).position,
    v = !!_ && _ !== `static`,
    y = g ? Z(n, !1, p) : gt(n, h, !1, p);
  if (!g) {
    let { marginTop: e, marginLeft: t } = window.getComputedStyle(n);
    ((y.top += parseInt(e, 10) || 0), (y.left += parseInt(t, 10) || 0));
  }
  let b = Z(r, !0),
    x = lt(r);
  ((b.width += (x.left ?? 0) + (x.right ?? 0)), (b.height += (x.top ?? 0) + (x.bottom ?? 0)));
  let S = st(i),
    C = ot(s, m),
    w = ot(h, m),
    T;
  if ((s.tagName === `BODY` || s.tagName === `HTML`) && !g) {
    let e = X(h, !1);
    T = { top: -(e.top - C.top), left: -(e.left - C.left), width: 0, height: 0 };
  } else T = (s.tagName === `BODY` || s.tagName === `HTML`) && g ? { top: 0, left: 0, width: 0, height: 0 } : gt(s, h, !1);
  let E = H(s, h);
  return mt(t, y, b, S, x, a, o, C, w, T, c, l, v, u, d, f, E, m);
}
function X(e, t) {
  let { top: n, left: r, width: i, height: a } = e.getBoundingClientRect();
  return (
    t && e instanceof e.ownerDocument.defaultView.HTMLElement && ((i = e.offsetWidth), (a = e.offsetHeight)),
    { top: n, left: r, width: i, height: a }
  );
}
function Z(e, t, n) {
  let { top: r, left: i, width: a, height: o } = n || X(e, t),
    { scrollTop: s, scrollLeft: c, clientTop: l, clientLeft: u } = document.documentElement;
  return { top: r + s - l, left: i + c - u, width: a, height: o };
}
function gt(e, t, n, r) {
  let i = window.getComputedStyle(e),
    a;
  if (i.position === `fixed`) a = r || X(e, n);
  else {
    a = Z(e, n, r);
    let i = Z(t, n),
      o = window.getComputedStyle(t);
    ((i.top += (parseInt(o.borderTopWidth, 10) || 0) - t.scrollTop),
      (i.left += (parseInt(o.borderLeftWidth, 10) || 0) - t.scrollLeft),
      (a.top -= i.top),
      (a.left -= i.left));
  }
  return ((a.top -= parseInt(i.marginTop, 10) || 0), (a.left -= parseInt(i.marginLeft, 10) || 0), a);
}
function _t(e) {
  let t = e.offsetParent;
  if ((t && t === document.body && window.getComputedStyle(t).position === `static` && !vt(t) && (t = document.documentElement), t == null))
    for (t = e.parentElement; t && !vt(t);) t = t.parentElement;
  return t || document.documentElement;
}
function vt(e) {
  let t = window.getComputedStyle(e);
  return (
    t.transform !== `none` ||
    /transform|perspective/.test(t.willChange) ||
    t.filter !== `none` ||
    t.contain === `paint` ||
    (`backdropFilter` in t && t.backdropFilter !== `none`) ||
    (`WebkitBackdropFilter` in t && t.WebkitBackdropFilter !== `none`)
  );
}
var yt = new WeakMap();
function bt(e) {
  let { triggerRef: t, isOpen: n, onClose: r } = e;
  (0, c.useEffect)(
    () =>
      !n || r === null
        ? void 0
        : Ne(
            Ie(t.current),
            `scroll`,
            (e) => {
              let n = U(e);
              if (
                !t.current ||
                (n instanceof Node && !H(n, t.current)) ||
                n instanceof HTMLInputElement ||
                n instanceof HTMLTextAreaElement
              )
                return;
              let i = r || yt.get(t.current);
              i && i();
            },
            !0,
          ),
    [n, r, t],
  );
}
function xt() {
  return window.ResizeObserver !== void 0;
}
function Q(e) {
  let { ref: t, box: n, onResize: r } = e,
    i = Je(r);
  (0, c.useEffect)(() => {
    let e = t?.current;
    if (e) {
      if (xt()) {
        let t = new window.ResizeObserver((e) => {
          e.length && i();
        });
        return (
          t.observe(e, { box: n }),
          () => {
            e && t.unobserve(e);
          }
        );
      }
      return (
        window.addEventListener(`resize`, i, !1),
        () => {
          window.removeEventListener(`resize`, i, !1);
        }
      );
    }
  }, [t, n]);
}
var $ = typeof document < `u` ? window.visualViewport : null;
function St(e) {
  let { direction: t } = Oe(),
    {
      arrowSize: n,
      targetRef: r,
      overlayRef: i,
      arrowRef: a,
      scrollRef: o = i,
      placement: s = `bottom`,
      containerPadding: u = 12,
      shouldFlip: d = !0,
      boundaryElement: f = typeof document < `u` ? document.body : null,
      offset: p = 0,
      crossOffset: m = 0,
      shouldUpdatePosition: h = !0,
      isOpen: g = !0,
      onClose: _,
      maxHeight: v,
      arrowBoundaryOffset: y = 0,
      getTargetRect: b,
    } = e,
    [x, S] = (0, c.useState)(null),
    C = [h, s, i.current, r.current, a?.current, o.current, u, d, f, p, m, g, t, v, y, n],
    w = (0, c.useRef)($?.scale);
  (0, c.useEffect)(() => {
    g && (w.current = $?.scale);
  }, [g]);
  let T = (0, c.useCallback)(() => {
    if (h === !1 || !g || !i.current || !r.current || !f || $?.scale !== w.current) return;
    let e = null;
    if (o.current && Le(o.current)) {
      let t = Fe()?.getBoundingClientRect(),
        n = o.current.getBoundingClientRect();
      ((e = { type: `top`, offset: (t?.top ?? 0) - n.top }),
        e.offset > n.height / 2 && ((e.type = `bottom`), (e.offset = (t?.bottom ?? 0) - n.bottom)));
    }
    let c = i.current;
    !v &&
      i.current &&
      ((c.style.top = `0px`), (c.style.bottom = ``), (c.style.maxHeight = (window.visualViewport?.height ?? window.innerHeight) + `px`));
    let l = ht({
      placement: wt(s, t),
      overlayNode: i.current,
      targetNode: r.current,
      scrollNode: o.current || i.current,
      padding: u,
      shouldFlip: d,
      boundaryElement: f,
      offset: p,
      crossOffset: m,
      maxHeight: v,
      arrowSize: n ?? (a?.current ? X(a.current, !0).width : 0),
      arrowBoundaryOffset: y,
      targetRect: b?.(r.current),
    });
    if (!l.position) return;
    ((c.style.top = ``),
      (c.style.bottom = ``),
      (c.style.left = ``),
      (c.style.right = ``),
      Object.keys(l.position).forEach((e) => (c.style[e] = l.position[e] + `px`)),
      (c.style.maxHeight = l.maxHeight == null ? `` : l.maxHeight + `px`));
    let _ = Fe();
    if (e && _ && o.current) {
      let t = _.getBoundingClientRect(),
        n = o.current.getBoundingClientRect(),
        r = t[e.type] - n[e.type];
      o.current.scrollTop += r - e.offset;
    }
    S(l);
  }, C);
  (l(T, C), Ct(T), Q({ ref: i, onResize: T }), Q({ ref: r, onResize: T }));
  let E = (0, c.useRef)(!1);
  l(() => {
    let e,
      t = () => {
        ((E.current = !0),
          clearTimeout(e),
          (e = setTimeout(() => {
            E.current = !1;
          }, 500)),
          T());
      },
      n = () => {
        E.current && t();
      };
    ($?.addEventListener(`resize`, t), $?.addEventListener(`scroll`, n));
    let r = Ne(Ie(window), `scroll`, n);
    return () => {
      ($?.removeEventListener(`resize`, t), $?.removeEventListener(`scroll`, n), r());
    };
  }, [T]);
  let D = (0, c.useCallback)(() => {
    E.current || _?.();
  }, [_, E]);
  return (
    bt({ triggerRef: r, isOpen: g, onClose: _ && D }),
    {
      overlayProps: {
        style: {
          position: x ? `absolute` : `fixed`,
          top: x ? void 0 : 0,
          left: x ? void 0 : 0,
          zIndex: 1e5,
          ...x?.position,
          maxHeight: x?.maxHeight ?? `100vh`,
        },
      },
      placement: x?.placement ?? null,
      triggerAnchorPoint: x?.triggerAnchorPoint ?? null,
      arrowProps: { 'aria-hidden': `true`, role: `presentation`, style: { left: x?.arrowOffsetLeft, top: x?.arrowOffsetTop } },
      updatePosition: T,
    }
  );
}
function Ct(e) {
  l(
    () => (
      window.addEventListener(`resize`, e, !1),
      () => {
        window.removeEventListener(`resize`, e, !1);
      }
    ),
    [e],
  );
}
function wt(e, t) {
  return t === `rtl` ? e.replace(`start`, `right`).replace(`end`, `left`) : e.replace(`start`, `left`).replace(`end`, `right`);
}
var Tt = (0, c.createContext)({});
function Et() {
  return (0, c.useContext)(Tt) ?? {};
}
var Dt = c.useInsertionEffect ?? c.useLayoutEffect;
function Ot(e, t, n) {
  let [r, i] = (0, c.useState)(e || t),
    a = (0, c.useRef)(r),
    o = (0, c.useRef)(e !== void 0),
    s = e !== void 0;
  (0, c.useEffect)(() => {
    (o.current, (o.current = s));
  }, [s]);
  let l = s ? e : r;
  Dt(() => {
    a.current = l;
  });
  let [, u] = (0, c.useReducer)(() => ({}), {});
  return [
    l,
    (0, c.useCallback)(
      (e, ...t) => {
        let r = typeof e == `function` ? e(a.current) : e;
        Object.is(a.current, r) || ((a.current = r), i(r), u(), n?.(r, ...t));
      },
      [n],
    ),
  ];
}
function kt(e) {
  let [t, n] = Ot(e.isOpen, e.defaultOpen || !1, e.onOpenChange),
    [r, i] = (0, c.useState)(null);
  return {
    isOpen: t,
    setOpen: n,
    open: (0, c.useCallback)(() => {
      n(!0);
    }, [n]),
    close: (0, c.useCallback)(() => {
      n(!1);
    }, [n]),
    toggle: (0, c.useCallback)(() => {
      n(!t);
    }, [n, t]),
    point: r,
    setPoint: i,
  };
}
var At = e(n(), 1);
function jt(e, t = !0, n) {
  let [r, i] = (0, c.useState)(!0),
    a = r && t;
  return (
    l(() => {
      if (!t && e.current)
        return s(
          B(e.current, `opacity`, `0`),
          B(e.current, `clip`, `rect(0 0 0 0)`),
          B(e.current, `clip-path`, `inset(50%)`),
          B(e.current, `mask-image`, `linear-gradient(#0000, #0000)`),
        );
    }, [e, t]),
    l(() => {
      if (a && e.current && `getAnimations` in e.current) for (let t of e.current.getAnimations()) t instanceof CSSTransition && t.cancel();
    }, [e, a]),
    Nt(
      e,
      a,
      n,
      (0, c.useCallback)(() => i(!1), []),
    ),
    a
  );
}
function Mt(e, t, n) {
  let [r, i] = (0, c.useState)(t ? `open` : `closed`);
  switch (r) {
    case `open`:
      t || i(`exiting`);
      break;
    case `closed`:
    case `exiting`:
      t && i(`open`);
  }
  let a = r === `exiting`;
  return (
    Nt(
      e,
      a,
      n,
      (0, c.useCallback)(() => {
        i((e) => (e === `exiting` ? `closed` : e));
      }, []),
    ),
    a
  );
}
function Nt(e, t, n, r) {
  let i = (0, c.useRef)(null),
    a = Je(n);
  l(() => {
    if (t && e.current && i.current !== t) {
      if (((i.current = t), !(`getAnimations` in e.current))) {
        r();
        return;
      }
      let n = a?.(e.current),
        o = e.current
          .getAnimations()
          .filter((e) => (typeof DocumentTimeline > `u` || e.timeline instanceof DocumentTimeline) && e.playState === `running`);
      if (o.length === 0 && !n) {
        r();
        return;
      }
      Promise.all([n, ...o.map((e) => e.finished)])
        .then(() => {
          (0, At.flushSync)(() => {
            r();
          });
        })
        .catch(() => {});
    }
    i.current = t;
  }, [e, t, r]);
}
export {
  Ne as A,
  ae as B,
  U as C,
  Me as D,
  ke as E,
  oe as F,
  D as G,
  M as H,
  ie as I,
  s as J,
  x as K,
  se as L,
  De as M,
  _e as N,
  R as O,
  re as P,
  N as R,
  Fe as S,
  B as T,
  A as U,
  ne as V,
  k as W,
  Ke as _,
  Et as a,
  H as b,
  yt as c,
  Ye as d,
  Je as f,
  ze as g,
  Ve as h,
  Ot as i,
  Oe as j,
  z as k,
  tt as l,
  We as m,
  jt as n,
  St as o,
  Ge as p,
  l as q,
  kt as r,
  Q as s,
  Mt as t,
  et as u,
  Ue as v,
  V as w,
  Le as x,
  He as y,
  ue as z,
};
