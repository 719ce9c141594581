import { d as e, g as t, o as n, v as r, x as i } from './ux1A5ShH.js';
import { t as a } from './DtXRnGfb.js';
import { n as o, t as s } from './BAZKfD7R.js';
import { n as c, o as l, r as u, t as d } from './BTZA6jGa.js';
import { i as f } from './C1vIVulX.js';
import { t as p } from './Cm7nTkJi.js';
import { n as m } from './Cn2_eAHm.js';
import { c as h, l as g } from './DW2Nu572.js';
var ee = {
  name: `key-round`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z`,
        key: `1s6t7t`,
      },
    ],
    [`circle`, { cx: `16.5`, cy: `7.5`, r: `.5`, fill: `currentColor`, key: `w0ekpg` }],
  ],
};
ee.node;
var te = d(ee),
  ne = {
    name: `scroll-text`,
    size: 24,
    node: [
      [`path`, { d: `M15 12h-5`, key: `r7krc0` }],
      [`path`, { d: `M15 8h-5`, key: `1khuty` }],
      [`path`, { d: `M19 17V5a2 2 0 0 0-2-2H4`, key: `zz82l3` }],
      [
        `path`,
        { d: `M8 21h12a2 2 0 0 0 2-2v-1a1 1 0 0 0-1-1H11a1 1 0 0 0-1 1v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2a1 1 0 0 0 1 1h3`, key: `1ph1d7` },
      ],
    ],
  };
ne.node;
var re = d(ne),
  ie = {
    name: `timer`,
    size: 24,
    node: [
      [`line`, { x1: `10`, x2: `14`, y1: `2`, y2: `2`, key: `14vaq8` }],
      [`line`, { x1: `12`, x2: `15`, y1: `14`, y2: `11`, key: `17fdiu` }],
      [`circle`, { cx: `12`, cy: `14`, r: `8`, key: `1e1u0o` }],
    ],
  };
ie.node;
var ae = d(ie),
  _ = { least: 5, most: 500 };
function oe(e) {
  let t = e.trim(),
    n = [...t].length;
  return n < _.least || n > _.most ? void 0 : t;
}
var se = {
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
  ce = {
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
  le = se,
  ue = window;
((ue[Symbol.for(`react-aria.i18n.locale`)] = `fa-IR`),
  (ue[Symbol.for(`react-aria.i18n.strings`)] = Object.fromEntries(Object.entries(le).map(([e, t]) => [e, { ...t, ...ce[e] }]))));
function v(...e) {
  return (...t) => {
    for (let n of e) typeof n == `function` && n(...t);
  };
}
var y = l(u(), 1),
  b = typeof document < `u` ? y.useLayoutEffect : () => {},
  de = { prefix: String(Math.round(Math.random() * 1e10)), current: 0 },
  fe = y.createContext(de),
  pe = y.createContext(!1);
typeof window < `u` && window.document && window.document.createElement;
var me = new WeakMap();
function he(e = !1) {
  let t = (0, y.useContext)(fe),
    n = (0, y.useRef)(null);
  if (n.current === null && !e) {
    let e = y.default.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED?.ReactCurrentOwner?.current;
    if (e) {
      let n = me.get(e);
      n == null ? me.set(e, { id: t.current, state: e.memoizedState }) : e.memoizedState !== n.state && ((t.current = n.id), me.delete(e));
    }
    n.current = ++t.current;
  }
  return n.current;
}
function ge(e) {
  let t = (0, y.useContext)(fe),
    n = he(!!e),
    r = `react-aria${t.prefix}`;
  return e || `${r}-${n}`;
}
function _e(e) {
  let t = y.useId(),
    [n] = (0, y.useState)(Se()),
    r = n ? `react-aria` : `react-aria${de.prefix}`;
  return e || `${r}-${t}`;
}
var ve = typeof y.useId == `function` ? _e : ge;
function ye() {
  return !1;
}
function be() {
  return !0;
}
function xe(e) {
  return () => {};
}
function Se() {
  return typeof y.useSyncExternalStore == `function` ? y.useSyncExternalStore(xe, ye, be) : (0, y.useContext)(pe);
}
function Ce(e) {
  let [t, n] = (0, y.useState)(e),
    r = (0, y.useRef)(t),
    i = (0, y.useRef)(null),
    a = (0, y.useRef)(() => {
      if (!i.current) return;
      let e = i.current.next();
      e.done ? (i.current = null) : r.current === e.value ? a.current() : n(e.value);
    });
  return (
    b(() => {
      ((r.current = t), i.current && a.current());
    }),
    [
      t,
      (0, y.useCallback)(
        (e) => {
          ((i.current = e(r.current)), a.current());
        },
        [a],
      ),
    ]
  );
}
var we = !!(typeof window < `u` && window.document && window.document.createElement),
  x = new Map(),
  S;
typeof FinalizationRegistry < `u` &&
  (S = new FinalizationRegistry((e) => {
    x.delete(e);
  }));
var Te = new WeakMap();
function Ee(e) {
  let [t, n] = (0, y.useState)(e),
    r = (0, y.useRef)(null),
    i = ve(t),
    a = (0, y.useRef)(null),
    o = Te.get(a);
  if ((S && o !== i && (o != null && S.unregister(a), S.register(a, i, a), Te.set(a, i)), we)) {
    let e = x.get(i);
    e && !e.includes(r) ? e.push(r) : x.set(i, [r]);
  }
  return (
    b(() => {
      let e = i;
      return () => {
        (S && (S.unregister(a), Te.delete(a)), x.delete(e));
      };
    }, [i]),
    (0, y.useEffect)(() => {
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
function De(e, t) {
  if (e === t) return e;
  let n = x.get(e);
  if (n) return (n.forEach((e) => (e.current = t)), t);
  let r = x.get(t);
  return r ? (r.forEach((t) => (t.current = e)), e) : t;
}
function Oe(e = []) {
  let t = Ee(),
    [n, r] = Ce(t),
    i = (0, y.useCallback)(() => {
      r(function* () {
        (yield t, yield document.getElementById(t) ? t : void 0);
      });
    }, [t, r]);
  return (b(i, [t, i, ...e]), n);
}
function ke(...e) {
  return e.length === 1 && e[0]
    ? e[0]
    : (t) => {
        let n = !1,
          r = e.map((e) => {
            let r = Ae(e, t);
            return ((n ||= typeof r == `function`), r);
          });
        if (n)
          return () => {
            r.forEach((t, n) => {
              typeof t == `function` ? t() : Ae(e[n], null);
            });
          };
      };
}
function Ae(e, t) {
  if (typeof e == `function`) return e(t);
  e != null && (e.current = t);
}
function je(e) {
  var t,
    n,
    r = ``;
  if (typeof e == `string` || typeof e == `number`) r += e;
  else if (typeof e == `object`) {
    if (Array.isArray(e)) {
      var i = e.length;
      for (t = 0; t < i; t++) e[t] && (n = je(e[t])) && (r && (r += ` `), (r += n));
    } else for (n in e) e[n] && (r && (r += ` `), (r += n));
  }
  return r;
}
function Me() {
  for (var e, t, n = 0, r = ``, i = arguments.length; n < i; n++) (e = arguments[n]) && (t = je(e)) && (r && (r += ` `), (r += t));
  return r;
}
function C(...e) {
  let t = { ...e[0] };
  for (let n = 1; n < e.length; n++) {
    let r = e[n];
    for (let e in r) {
      let n = t[e],
        i = r[e];
      typeof n == `function` && typeof i == `function` && e[0] === `o` && e[1] === `n` && e.charCodeAt(2) >= 65 && e.charCodeAt(2) <= 90
        ? (t[e] = v(n, i))
        : (e === `className` || e === `UNSAFE_className`) && typeof n == `string` && typeof i == `string`
          ? (t[e] = Me(n, i))
          : e === `id` && n && i
            ? (t.id = De(n, i))
            : e === `ref` && n && i
              ? (t.ref = ke(n, i))
              : (t[e] = i === void 0 ? n : i);
    }
  }
  return t;
}
function Ne(e) {
  let t = (0, y.useRef)(null),
    n = (0, y.useRef)(void 0),
    r = (0, y.useCallback)(
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
  return (0, y.useMemo)(
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
var Pe = Symbol(`default`);
function Fe({ values: e, children: t }) {
  for (let [n, r] of e) t = y.createElement(n.Provider, { value: r }, t);
  return t;
}
function Ie(e) {
  let { className: t, style: n, children: r, defaultClassName: i, defaultChildren: a, defaultStyle: o, values: s, render: c } = e;
  return (0, y.useMemo)(() => {
    let e, l, u;
    return (
      (e = typeof t == `function` ? t({ ...s, defaultClassName: i }) : t),
      (l = typeof n == `function` ? n({ ...s, defaultStyle: o || {} }) : n),
      (u = typeof r == `function` ? r({ ...s, defaultChildren: a }) : (r ?? a)),
      { className: e ?? i, style: l || o ? { ...o, ...l } : void 0, children: u ?? a, 'data-rac': ``, render: c ? (e) => c(e, s) : void 0 }
    );
  }, [t, n, r, i, a, o, s, c]);
}
function Le(e, t) {
  let n = (0, y.useContext)(e);
  if (t === null) return null;
  if (n && typeof n == `object` && `slots` in n && n.slots) {
    let e = t || Pe;
    if (!n.slots[e]) {
      let e = new Intl.ListFormat().format(Object.keys(n.slots).map((e) => `"${e}"`)),
        r = t ? `Invalid slot "${t}".` : `A slot prop is required.`;
      throw Error(`${r} Valid slot names are ${e}.`);
    }
    return n.slots[e];
  }
  return n;
}
function Re(e, t, n) {
  let { ref: r, ...i } = Le(n, e.slot) || {},
    a = Ne((0, y.useMemo)(() => ke(t, r), [t, r])),
    o = C(i, e);
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
function ze(e, t, n) {
  let { render: r, ...i } = t,
    a = (0, y.useRef)(null),
    o = (0, y.useMemo)(() => ke(n, a), [n, a]);
  b(() => {}, [e, r]);
  let s = { ...i, ref: o };
  return r ? r(s, void 0) : y.createElement(e, s);
}
var Be = {},
  Ve = new Proxy(
    {},
    {
      get(e, t) {
        if (typeof t != `string`) return;
        let n = Be[t];
        return (n || ((n = (0, y.forwardRef)(ze.bind(null, t))), (Be[t] = n)), n);
      },
    },
  ),
  He = new Set([`id`]),
  Ue = new Set([`aria-label`, `aria-labelledby`, `aria-describedby`, `aria-details`]),
  We = new Set([`href`, `hrefLang`, `target`, `rel`, `download`, `ping`, `referrerPolicy`]),
  Ge = new Set([`dir`, `lang`, `hidden`, `inert`, `translate`, `suppressHydrationWarning`]),
  Ke = new Set(
    `onClick.onAuxClick.onContextMenu.onDoubleClick.onMouseDown.onMouseEnter.onMouseLeave.onMouseMove.onMouseOut.onMouseOver.onMouseUp.onTouchCancel.onTouchEnd.onTouchMove.onTouchStart.onPointerDown.onPointerMove.onPointerUp.onPointerCancel.onPointerEnter.onPointerLeave.onPointerOver.onPointerOut.onGotPointerCapture.onLostPointerCapture.onScroll.onWheel.onAnimationStart.onAnimationEnd.onAnimationIteration.onTransitionCancel.onTransitionEnd.onTransitionRun.onTransitionStart`.split(
      `.`,
    ),
  ),
  qe = /^(data-.*)$/;
function Je(e, t = {}) {
  let { labelable: n, isLink: r, global: i, events: a = i, propNames: o } = t,
    s = {};
  for (let t in e)
    Object.prototype.hasOwnProperty.call(e, t) &&
      (He.has(t) ||
        (n && Ue.has(t)) ||
        (r && We.has(t)) ||
        (i && Ge.has(t)) ||
        (a && (Ke.has(t) || (t.endsWith(`Capture`) && Ke.has(t.slice(0, -7))))) ||
        o?.has(t) ||
        qe.test(t)) &&
      (s[t] = e[t]);
  return s;
}
function Ye(e, t) {
  let { id: n, 'aria-label': r, 'aria-labelledby': i } = e;
  return (
    (n = Ee(n)),
    i && r ? (i = [...new Set([n, ...i.trim().split(/\s+/)])].join(` `)) : (i &&= i.trim().split(/\s+/).join(` `)),
    !r && !i && t && (r = t),
    { id: n, 'aria-label': r, 'aria-labelledby': i }
  );
}
var Xe = new Set([`Arab`, `Syrc`, `Samr`, `Mand`, `Thaa`, `Mend`, `Nkoo`, `Adlm`, `Rohg`, `Hebr`]),
  Ze = new Set([`ae`, `ar`, `arc`, `bcc`, `bqi`, `ckb`, `dv`, `fa`, `glk`, `he`, `ku`, `mzn`, `nqo`, `pnb`, `ps`, `sd`, `ug`, `ur`, `yi`]);
function Qe(e) {
  if (Intl.Locale) {
    let t = new Intl.Locale(e).maximize(),
      n = typeof t.getTextInfo == `function` ? t.getTextInfo() : t.textInfo;
    if (n) return n.direction === `rtl`;
    if (t.script) return Xe.has(t.script);
  }
  let t = e.split(`-`)[0];
  return Ze.has(t);
}
var $e = Symbol.for(`react-aria.i18n.locale`);
function et() {
  let e = (typeof window < `u` && window[$e]) || (typeof navigator < `u` && (navigator.language || navigator.userLanguage)) || `en-US`;
  try {
    Intl.DateTimeFormat.supportedLocalesOf([e]);
  } catch {
    e = `en-US`;
  }
  return { locale: e, direction: Qe(e) ? `rtl` : `ltr` };
}
var tt = et(),
  nt = new Set();
function rt() {
  tt = et();
  for (let e of nt) e(tt);
}
function it() {
  let e = Se(),
    [t, n] = (0, y.useState)(tt);
  return (
    (0, y.useEffect)(
      () => (
        nt.size === 0 && window.addEventListener(`languagechange`, rt),
        nt.add(n),
        () => {
          (nt.delete(n), nt.size === 0 && window.removeEventListener(`languagechange`, rt));
        }
      ),
      [],
    ),
    e ? { locale: (typeof window < `u` && window[$e]) || `en-US`, direction: `ltr` } : t
  );
}
var at = y.createContext(null);
function ot() {
  let e = it();
  return (0, y.useContext)(at) || e;
}
function st(e) {
  e.focus({ preventScroll: !0 });
}
var w = (e) => (lt(e) ? e.document : ut(e) ? e : (e?.ownerDocument ?? (typeof document < `u` ? document : void 0))),
  T = (e) => w(e)?.defaultView ?? (typeof window < `u` ? window : void 0);
function ct(e) {
  return typeof e == `object` && !!e && `nodeType` in e && typeof e.nodeType == `number`;
}
function lt(e) {
  return typeof e == `object` && !!e && `window` in e && e.window === e;
}
function ut(e) {
  return ct(e) && e.nodeType === 9;
}
function dt(e) {
  return ct(e) && e.nodeType === 11 && `host` in e;
}
function E(e, t, n, r) {
  if (n == null || e == null) return () => {};
  let i = Array.isArray(e) ? e : [e];
  for (let e of i) e.addEventListener(t, n, r);
  return () => {
    for (let e of i) e.removeEventListener(t, n, r);
  };
}
function D(e, t, n, r) {
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
var ft = !1;
function O() {
  return ft;
}
function k(e, t) {
  if (!O()) return t && e ? e.contains(t) : !1;
  if (!e || !t) return !1;
  let n = t;
  for (; n != null;) {
    if (n === e) return !0;
    n = typeof n.assignedElements != `function` && n.assignedSlot?.parentNode ? n.assignedSlot.parentNode : dt(n) ? n.host : n.parentNode;
  }
  return !1;
}
var A = (e = document) => {
  if (!O()) return e.activeElement;
  let t = e.activeElement;
  for (; t && `shadowRoot` in t && t.shadowRoot?.activeElement;) t = t.shadowRoot.activeElement;
  return t;
};
function j(e) {
  if (O() && e.target instanceof Element && e.target.shadowRoot) {
    if (`composedPath` in e) return e.composedPath()[0] ?? null;
    if (`composedPath` in e.nativeEvent) return e.nativeEvent.composedPath()[0] ?? null;
  }
  return e.target;
}
function pt(e) {
  if (!e) return !1;
  let t = e.getRootNode(),
    n = T(e);
  if (!(t instanceof n.Document || t instanceof n.ShadowRoot)) return !1;
  let r = t.activeElement;
  return r != null && e.contains(r);
}
var mt = typeof Element < `u` && `checkVisibility` in Element.prototype;
function ht(e) {
  let t = T(e);
  if (!(e instanceof t.HTMLElement) && !(e instanceof t.SVGElement)) return !1;
  let { display: n, visibility: r } = e.style,
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  if (i) {
    let { getComputedStyle: t } = T(e),
      { display: n, visibility: r } = t(e);
    i = n !== `none` && r !== `hidden` && r !== `collapse`;
  }
  return i;
}
function gt(e, t) {
  return (
    !e.hasAttribute(`hidden`) &&
    !e.hasAttribute(`data-react-aria-prevent-focus`) &&
    (e.nodeName === `DETAILS` && t && t.nodeName !== `SUMMARY` ? e.hasAttribute(`open`) : !0)
  );
}
function _t(e, t) {
  return mt
    ? e.checkVisibility({ visibilityProperty: !0 }) && !e.closest(`[data-react-aria-prevent-focus]`)
    : e.nodeName !== `#comment` && ht(e) && gt(e, t) && (!e.parentElement || _t(e.parentElement, e));
}
var vt = [
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
  yt = vt.join(`:not([hidden]),`) + `,[tabindex]:not([disabled]):not([hidden])`;
vt.push(`[tabindex]:not([tabindex="-1"]):not([disabled])`);
var bt = vt.join(`:not([hidden]):not([tabindex="-1"]),`);
function xt(e, t) {
  return e.matches(yt) && !Ct(e) && (t?.skipVisibilityCheck || _t(e));
}
function St(e) {
  return e.matches(bt) && _t(e) && !Ct(e);
}
function Ct(e) {
  let t = e;
  for (; t != null;) {
    if (t instanceof T(t).HTMLElement && t.inert) return !0;
    t = t.parentElement;
  }
  return !1;
}
function wt(e) {
  let t = e;
  return (
    (t.nativeEvent = e),
    (t.isDefaultPrevented = () => t.defaultPrevented),
    (t.isPropagationStopped = () => t.cancelBubble),
    (t.persist = () => {}),
    t
  );
}
function Tt(e, t) {
  (Object.defineProperty(e, 'target', { value: t }), Object.defineProperty(e, 'currentTarget', { value: t }));
}
function Et(e) {
  let t = (0, y.useRef)({ isFocused: !1, observer: null });
  return (
    b(() => {
      let e = t.current;
      return () => {
        e.observer &&= (e.observer.disconnect(), null);
      };
    }, []),
    (0, y.useCallback)(
      (n) => {
        let r = j(n);
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
                let t = wt(r);
                e?.(t);
              }
              t.current.observer && (t.current.observer.disconnect(), (t.current.observer = null));
            },
            { once: !0 },
          ),
            (t.current.observer = new MutationObserver(() => {
              if (t.current.isFocused && n.disabled) {
                t.current.observer?.disconnect();
                let e = n === A() ? null : A();
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
function Dt(e) {
  if (typeof window > `u` || window.navigator == null) return !1;
  let t = window.navigator.userAgentData?.brands;
  return (Array.isArray(t) && t.some((t) => e.test(t.brand))) || e.test(window.navigator.userAgent);
}
function Ot(e) {
  return typeof window < `u` && window.navigator != null && e.test(window.navigator.userAgentData?.platform || window.navigator.platform);
}
function M(e) {
  let t = null;
  return () => ((t ??= e()), t);
}
var kt = M(function () {
    return Ot(/^Mac/i);
  }),
  At = M(function () {
    return Ot(/^iPhone/i);
  }),
  jt = M(function () {
    return Ot(/^iPad/i) || (kt() && navigator.maxTouchPoints > 1);
  }),
  Mt = M(function () {
    return At() || jt();
  }),
  N = M(function () {
    return Dt(/AppleWebKit/i) && (Mt() || !Nt());
  }),
  Nt = M(function () {
    return Dt(/Chrome|CriOS|CrMo/i);
  }),
  Pt = M(function () {
    return Dt(/Android/i);
  });
function Ft(e) {
  return e.pointerType === `` && e.isTrusted
    ? !0
    : Pt() && e.pointerType
      ? e.type === `click` && e.buttons === 1
      : e.detail === 0 && !e.pointerType;
}
function It(e, t, n = !0) {
  let { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o } = t,
    s =
      N() && kt() && !jt()
        ? new KeyboardEvent(`keydown`, { keyIdentifier: `Enter`, metaKey: r, ctrlKey: i, altKey: a, shiftKey: o })
        : new MouseEvent(`click`, { metaKey: r, ctrlKey: i, altKey: a, shiftKey: o, detail: 1, bubbles: !0, cancelable: !0 });
  ((It.isOpening = n), st(e), e.dispatchEvent(s), (It.isOpening = !1));
}
It.isOpening = !1;
var P = null,
  Lt = new Set(),
  F = new Map(),
  I = !1,
  Rt = !1;
function zt(e, t) {
  for (let n of Lt) n(e, t);
}
function Bt(e) {
  return !(e.metaKey || (!kt() && e.altKey) || e.ctrlKey || e.key === `Control` || e.key === `Shift` || e.key === `Meta`);
}
function Vt(e) {
  ((I = !0), !It.isOpening && Bt(e) && ((P = `keyboard`), zt(`keyboard`, e)));
}
function L(e) {
  ((P = `pointer`),
    `pointerType` in e && e.pointerType,
    (e.type === `mousedown` || e.type === `pointerdown`) && ((I = !0), zt(`pointer`, e)));
}
function Ht(e) {
  !It.isOpening && Ft(e) && ((I = !0), (P = `virtual`));
}
function Ut(e) {
  let t = j(e),
    n = T(t),
    r = w(t);
  t === n ? (Rt = !0) : t !== r && e.isTrusted && (!I && !Rt && ((P = `virtual`), zt(`virtual`, e)), (I = !1), (Rt = !1));
}
function Wt() {
  ((I = !1), (Rt = !0));
}
function Gt(e) {
  let t = A(w(j(e)));
  queueMicrotask(() => {
    A(w(j(e))) !== t && Xt(`keyboard`);
  });
}
function Kt(e) {
  if (typeof window > `u` || typeof document > `u`) return;
  let t = T(e),
    n = w(e);
  if (F.get(t)) return;
  let r = t.HTMLElement.prototype.focus;
  (Reflect.defineProperty(t.HTMLElement.prototype, 'focus', {
    configurable: !0,
    writable: !0,
    value: function () {
      ((I = !0), r.apply(this, arguments));
    },
  }),
    n.addEventListener(`keydown`, Vt, !0),
    n.addEventListener(`keyup`, Vt, !0),
    n.addEventListener(`click`, Ht, !0),
    n.addEventListener(`invalid`, Gt, !0),
    t.addEventListener(`focus`, Ut, !0),
    t.addEventListener(`blur`, Wt, !1),
    typeof PointerEvent < `u` &&
      (n.addEventListener(`pointerdown`, L, !0), n.addEventListener(`pointermove`, L, !0), n.addEventListener(`pointerup`, L, !0)),
    t.addEventListener(
      `beforeunload`,
      () => {
        qt(e);
      },
      { once: !0 },
    ),
    F.set(t, { focus: r }));
}
var qt = (e, t) => {
  let n = T(e),
    r = w(e);
  (t && r.removeEventListener(`DOMContentLoaded`, t),
    F.has(n) &&
      (Reflect.defineProperty(n.HTMLElement.prototype, 'focus', { configurable: !0, writable: !0, value: F.get(n).focus }),
      r.removeEventListener(`keydown`, Vt, !0),
      r.removeEventListener(`keyup`, Vt, !0),
      r.removeEventListener(`click`, Ht, !0),
      r.removeEventListener(`invalid`, Gt, !0),
      n.removeEventListener(`focus`, Ut, !0),
      n.removeEventListener(`blur`, Wt, !1),
      typeof PointerEvent < `u` &&
        (r.removeEventListener(`pointerdown`, L, !0),
        r.removeEventListener(`pointermove`, L, !0),
        r.removeEventListener(`pointerup`, L, !0)),
      F.delete(n)));
};
function Jt(e) {
  let t = w(e),
    n;
  return (
    t.readyState === `loading`
      ? ((n = () => {
          Kt(e);
        }),
        t.addEventListener(`DOMContentLoaded`, n))
      : Kt(e),
    () => qt(e, n)
  );
}
typeof document < `u` && Jt();
function Yt() {
  return P;
}
function Xt(e) {
  ((P = e), zt(e, null));
}
var R = new Map(),
  Zt = new Set();
function Qt(e) {
  return `propertyName` in e;
}
function $t(e) {
  let t = j(e);
  if (!Qt(e) || !t) return;
  let n = R.get(t);
  (n || ((n = new Set()), R.set(t, n), t.addEventListener(`transitioncancel`, en, { once: !0 })), n.add(e.propertyName));
}
function en(e) {
  let t = j(e);
  if (!Qt(e) || !t) return;
  let n = R.get(t);
  if (n && (n.delete(e.propertyName), n.size === 0 && (t.removeEventListener(`transitioncancel`, en), R.delete(t)), R.size === 0))
    for (let e of Zt) (e(!0), Zt.delete(e));
}
function tn() {
  (E(document, `transitionrun`, $t), E(document, `transitionend`, en));
}
function nn() {
  for (let [e] of R) `isConnected` in e && !e.isConnected && R.delete(e);
}
typeof document < `u` && (document.readyState === `loading` ? E(document, `DOMContentLoaded`, tn) : tn());
function rn(e) {
  let t = window.requestAnimationFrame(() => {
    if ((nn(), R.size === 0)) return e(!1);
    Zt.add(e);
  });
  return () => {
    (window.cancelAnimationFrame(t), Zt.delete(e));
  };
}
function an(e) {
  if (!e.isConnected) return;
  let t = w(e);
  if (Yt() === `virtual`) {
    let n = A(t);
    rn(() => {
      let r = A(t);
      (r === n || r === t.body) && e.isConnected && st(e);
    });
  } else st(e);
}
function on(e) {
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
var sn = new Set([`shift`, `alt`, `control`, `meta`, `mod`]),
  cn = [`Alt`, `Control`, `Meta`, `Shift`];
function ln(e) {
  let t = new Set();
  return (
    e.alt && t.add(`Alt`),
    e.shift && t.add(`Shift`),
    e.ctrl && t.add(`Control`),
    e.meta && t.add(`Meta`),
    e.mod && t.add(kt() ? `Meta` : `Control`),
    t
  );
}
function un(e) {
  let t = new Set();
  return (e.altKey && t.add(`Alt`), e.ctrlKey && t.add(`Control`), e.metaKey && t.add(`Meta`), e.shiftKey && t.add(`Shift`), t);
}
function dn(e) {
  return cn.filter((t) => e.has(t));
}
function fn(e) {
  let t = e.split(`+`).reduce(
    (e, t) => {
      let n = t.toLowerCase();
      return (
        sn.has(n)
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
function pn(e) {
  return e.toLowerCase();
}
var mn = {
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
function hn(e) {
  let t = pn(e);
  return mn[t] ?? t;
}
function gn(e) {
  let t = dn(ln(e)),
    n = hn(e.key);
  return t.length > 0 ? `${t.join(`+`)}+${n}` : n;
}
function _n(e) {
  let t = dn(un(e)),
    n = pn(e.key);
  return (t.length > 0 ? `${t.join(`+`)}+` : ``) + n;
}
function vn(e) {
  let t = new Map();
  for (let [n, r] of Object.entries(e)) {
    let e = fn(n);
    t.set(gn(e), r);
  }
  return (e) => {
    let n = _n(e),
      r = t.get(n),
      i = r?.(e);
    (i === void 0 && r !== void 0
      ? (i = { shouldContinuePropagation: !1, shouldPreventDefault: !0 })
      : typeof i == `boolean` && (i = { shouldContinuePropagation: !i, shouldPreventDefault: i }),
      i?.shouldPreventDefault && e.preventDefault(),
      (!r || i?.shouldContinuePropagation) && e.continuePropagation());
  };
}
function yn(e) {
  let { shortcuts: t, allowRepeats: n = !1, allowComposing: r = !1 } = e,
    i,
    a;
  if (t) {
    let o = vn(t),
      s = on((e) => {
        k(e.currentTarget, j(e))
          ? (e.nativeEvent?.repeat && !n) || (e.nativeEvent?.isComposing && !r)
            ? e.continuePropagation()
            : o(e)
          : e.continuePropagation();
      }),
      c = on((e) => {
        (k(e.currentTarget, j(e)) && ((e.nativeEvent?.repeat && !n) || e.nativeEvent?.isComposing), e.continuePropagation());
      });
    ((i = e.onKeyDown ? v(e.onKeyDown, s) : s), (a = e.onKeyUp ? v(e.onKeyUp, c) : c));
  } else ((i = on(e.onKeyDown)), (a = on(e.onKeyUp)));
  return { keyboardProps: e.isDisabled ? {} : { onKeyDown: i, onKeyUp: a } };
}
var bn = y.createContext(null);
function xn(e, t) {
  let n = T(t),
    r = w(t);
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
var Sn = new WeakMap();
function Cn(e) {
  let t = w(e),
    n = Sn.get(t);
  return ((n ??= xn(`csp-nonce`, t)), n !== void 0 && Sn.set(t, n), n);
}
var wn = y.createContext({ register: () => {} });
wn.displayName = `PressResponderContext`;
var Tn = y.useInsertionEffect ?? b;
function En(e) {
  let t = (0, y.useRef)(null);
  return (
    Tn(() => {
      t.current = e;
    }, [e]),
    (0, y.useCallback)((...e) => {
      let n = t.current;
      return n?.(...e);
    }, [])
  );
}
function Dn() {
  let e = (0, y.useRef)(new Map()),
    t = (0, y.useCallback)((t, n, r, i) => {
      let a = i?.once
        ? (...t) => {
            (e.current.delete(r), r(...t));
          }
        : r;
      (e.current.set(r, { type: n, eventTarget: t, fn: a, options: i }), t.addEventListener(n, a, i));
    }, []),
    n = (0, y.useCallback)((t, n, r, i) => {
      let a = e.current.get(r)?.fn || r;
      (t.removeEventListener(n, a, i), e.current.delete(r));
    }, []),
    r = (0, y.useCallback)(() => {
      e.current.forEach((e, t) => {
        n(e.eventTarget, e.type, t, e.options);
      });
    }, [n]);
  return ((0, y.useEffect)(() => r, [r]), { addGlobalListener: t, removeGlobalListener: n, removeAllGlobalListeners: r });
}
function On(e) {
  let { isDisabled: t, onBlurWithin: n, onFocusWithin: r, onFocusWithinChange: i } = e,
    a = (0, y.useRef)({ isFocusWithin: !1 }),
    { addGlobalListener: o, removeAllGlobalListeners: s } = Dn(),
    c = (0, y.useCallback)(
      (e) => {
        k(e.currentTarget, j(e)) &&
          a.current.isFocusWithin &&
          !k(e.currentTarget, e.relatedTarget) &&
          ((a.current.isFocusWithin = !1), s(), n && n(e), i && i(!1));
      },
      [n, i, a, s],
    ),
    l = Et(c),
    u = (0, y.useCallback)(
      (e) => {
        if (!k(e.currentTarget, j(e))) return;
        let t = j(e),
          n = w(t),
          s = A(n);
        if (!a.current.isFocusWithin && s === t) {
          (r && r(e), i && i(!0), (a.current.isFocusWithin = !0), l(e));
          let t = e.currentTarget;
          o(
            n,
            `focus`,
            (e) => {
              let r = j(e);
              if (a.current.isFocusWithin && !k(t, r)) {
                let e = new n.defaultView.FocusEvent(`blur`, { relatedTarget: r });
                Tt(e, t);
                let i = wt(e);
                c(i);
              }
            },
            { capture: !0 },
          );
        }
      },
      [r, i, l, o, c],
    );
  return t ? { focusWithinProps: { onFocus: void 0, onBlur: void 0 } } : { focusWithinProps: { onFocus: u, onBlur: c } };
}
var kn = (0, y.createContext)({}),
  An = (0, y.createContext)({}),
  jn = (0, y.forwardRef)(function (e, t) {
    [e, t] = Re(e, t, An);
    let { children: n, level: r = 3, className: i, ...a } = e,
      o = Ve[`h${r}`];
    return y.createElement(o, { ...a, ref: t, className: i ?? `react-aria-Heading` }, n);
  }),
  Mn = class {
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
      if (!k(this.root, e)) throw Error(`Cannot set currentNode to a node that is not contained by the root node.`);
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
      return k(e, t) ? (t && (this.currentNode = t), t) : ((this.currentNode = e), null);
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
function Nn(e, t, n, r) {
  return O() ? new Mn(e, t, n, r) : e.createTreeWalker(t, n, r);
}
var Pn = typeof HTMLElement < `u` && `inert` in HTMLElement.prototype;
function Fn(e) {
  return e.dataset.liveAnnouncer === `true` || e.dataset.reactAriaTopLayer !== void 0;
}
var In = new WeakMap(),
  z = [];
function Ln(e, t) {
  let n = T(e?.[0]),
    r = t instanceof n.Element ? { root: t } : t,
    i = r?.root ?? document.body,
    a = r?.shouldUseInert && Pn,
    o = new Set(e),
    s = new Set(),
    c = (e) => (a && e instanceof n.HTMLElement ? e.inert : e.getAttribute(`aria-hidden`) === `true`),
    l = (e, t) => {
      a && e instanceof n.HTMLElement
        ? (e.inert = t)
        : t
          ? e.setAttribute(`aria-hidden`, `true`)
          : (e.removeAttribute(`aria-hidden`), e instanceof n.HTMLElement && (e.inert = !1));
    },
    u = new Set();
  if (O()) {
    let t = i.getRootNode();
    for (let n of e) {
      let e = n.getRootNode();
      for (; dt(e) && e !== t;) (u.add(e), (e = e.host.getRootNode()));
    }
  }
  let d = (e) => {
      for (let t of e.querySelectorAll(`[data-live-announcer], [data-react-aria-top-layer]`)) o.add(t);
      let t = (e) => {
          if (s.has(e) || o.has(e) || (e.parentElement && s.has(e.parentElement) && e.parentElement.getAttribute(`role`) !== `row`))
            return NodeFilter.FILTER_REJECT;
          for (let t of o) if (k(e, t)) return NodeFilter.FILTER_SKIP;
          return NodeFilter.FILTER_ACCEPT;
        },
        n = Nn(w(e), e, NodeFilter.SHOW_ELEMENT, { acceptNode: t }),
        r = t(e);
      if ((r === NodeFilter.FILTER_ACCEPT && f(e), r !== NodeFilter.FILTER_REJECT)) {
        let e = n.nextNode();
        for (; e != null;) (f(e), (e = n.nextNode()));
      }
    },
    f = (e) => {
      let t = In.get(e) ?? 0;
      (c(e) && t === 0) || (t === 0 && l(e, !0), s.add(e), In.set(e, t + 1));
    };
  (z.length && z[z.length - 1].disconnect(), d(i));
  let p = new MutationObserver((e) => {
    for (let t of e)
      if (t.type === `childList`) {
        if (t.target.isConnected && ![...o, ...s].some((e) => k(e, t.target)))
          for (let e of t.addedNodes)
            (e instanceof HTMLElement || e instanceof SVGElement) && Fn(e) ? o.add(e) : e instanceof Element && d(e);
        if (O()) {
          for (let e of u)
            if (!e.isConnected) {
              p.disconnect();
              break;
            }
        }
      }
  });
  p.observe(i, { childList: !0, subtree: !0 });
  let m = new Set();
  if (O())
    for (let e of u) {
      let t = new MutationObserver((e) => {
        for (let t of e)
          if (t.type === `childList`) {
            if (t.target.isConnected && ![...o, ...s].some((e) => k(e, t.target)))
              for (let e of t.addedNodes)
                (e instanceof HTMLElement || e instanceof SVGElement) && Fn(e) ? o.add(e) : e instanceof Element && d(e);
            if (O()) {
              for (let e of u)
                if (!e.isConnected) {
                  p.disconnect();
                  break;
                }
            }
          }
      });
      (t.observe(e, { childList: !0, subtree: !0 }), m.add(t));
    }
  let h = {
    visibleNodes: o,
    hiddenNodes: s,
    observe() {
      p.observe(i, { childList: !0, subtree: !0 });
    },
    disconnect() {
      p.disconnect();
    },
  };
  return (
    z.push(h),
    () => {
      if ((p.disconnect(), O())) for (let e of m) e.disconnect();
      for (let e of s) {
        let t = In.get(e);
        t != null && (t === 1 ? (l(e, !1), In.delete(e)) : In.set(e, t - 1));
      }
      h === z[z.length - 1] ? (z.pop(), z.length && z[z.length - 1].observe()) : z.splice(z.indexOf(h), 1);
    }
  );
}
function Rn(e) {
  let t = z[z.length - 1];
  if (t && !t.visibleNodes.has(e))
    return (
      t.visibleNodes.add(e),
      () => {
        t.visibleNodes.delete(e);
      }
    );
}
var zn = y.createContext(null),
  Bn = `react-aria-focus-scope-restore`,
  B = null;
function Vn(e) {
  let { children: t, contain: n, restoreFocus: r, autoFocus: i } = e,
    a = (0, y.useRef)(null),
    o = (0, y.useRef)(null),
    s = (0, y.useRef)([]),
    { parentNode: c } = (0, y.useContext)(zn) || {},
    l = (0, y.useMemo)(() => new ir({ scopeRef: s }), [s]);
  (b(() => {
    let e = c || K.root;
    if (K.getTreeNode(e.scopeRef) && B && !Yn(B, e.scopeRef)) {
      let t = K.getTreeNode(B);
      t && (e = t);
    }
    (e.addChild(l), K.addNode(l));
  }, [l, c]),
    b(() => {
      let e = K.getTreeNode(s);
      e && (e.contain = !!n);
    }, [n]),
    b(() => {
      let e = a.current?.nextSibling,
        t = [],
        n = (e) => e.stopPropagation();
      for (; e && e !== o.current;) (t.push(e), e.addEventListener(Bn, n), (e = e.nextSibling));
      return (
        (s.current = t),
        () => {
          for (let e of t) e.removeEventListener(Bn, n);
        }
      );
    }, [t]),
    $n(s, r, n),
    Kn(s, n),
    tr(s, r, n),
    Qn(s, i),
    (0, y.useEffect)(() => {
      let e = A(w(s.current ? s.current[0] : void 0)),
        t = null;
      if (H(e, s.current)) {
        for (let n of K.traverse()) n.scopeRef && H(e, n.scopeRef.current) && (t = n);
        t === K.getTreeNode(s) && (B = t.scopeRef);
      }
    }, [s]),
    b(
      () => () => {
        let e = K.getTreeNode(s)?.parent?.scopeRef ?? null;
        ((s !== B && !Yn(s, B)) || (e && !K.getTreeNode(e)) || (B = e), K.removeTreeNode(s));
      },
      [s],
    ));
  let u = (0, y.useMemo)(() => Hn(s), []),
    d = (0, y.useMemo)(() => ({ focusManager: u, parentNode: l }), [l, u]);
  return y.createElement(
    zn.Provider,
    { value: d },
    y.createElement(`span`, { 'data-focus-scope-start': !0, hidden: !0, ref: a }),
    t,
    y.createElement(`span`, { 'data-focus-scope-end': !0, hidden: !0, ref: o }),
  );
}
function Hn(e) {
  return {
    focusNext(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || A(w(n[0] ?? void 0)),
        c = n[0].previousElementSibling,
        l = G(V(n), { tabbable: i, accept: o }, n);
      l.currentNode = H(s, n) ? s : c;
      let u = l.nextNode();
      return (!u && a && ((l.currentNode = c), (u = l.nextNode())), u && W(u, !0), u);
    },
    focusPrevious(t = {}) {
      let n = e.current,
        { from: r, tabbable: i, wrap: a, accept: o } = t,
        s = r || A(w(n[0] ?? void 0)),
        c = n[n.length - 1].nextElementSibling,
        l = G(V(n), { tabbable: i, accept: o }, n);
      l.currentNode = H(s, n) ? s : c;
      let u = l.previousNode();
      return (!u && a && ((l.currentNode = c), (u = l.previousNode())), u && W(u, !0), u);
    },
    focusFirst(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = G(V(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[0].previousElementSibling;
      let o = a.nextNode();
      return (o && W(o, !0), o);
    },
    focusLast(t = {}) {
      let n = e.current,
        { tabbable: r, accept: i } = t,
        a = G(V(n), { tabbable: r, accept: i }, n);
      a.currentNode = n[n.length - 1].nextElementSibling;
      let o = a.previousNode();
      return (o && W(o, !0), o);
    },
  };
}
function V(e) {
  return e[0].parentElement;
}
function Un(e) {
  let t = K.getTreeNode(B);
  for (; t && t.scopeRef !== e;) {
    if (t.contain) return !1;
    t = t.parent;
  }
  return !0;
}
function Wn(e) {
  if (!e.form) return Array.from(w(e).querySelectorAll(`input[type="radio"][name="${CSS.escape(e.name)}"]`)).filter((e) => !e.form);
  let t = e.form.elements.namedItem(e.name),
    n = T(e);
  return t instanceof n.RadioNodeList
    ? Array.from(t).filter((e) => e instanceof n.HTMLInputElement)
    : t instanceof n.HTMLInputElement
      ? [t]
      : [];
}
function Gn(e) {
  if (e.checked) return !0;
  let t = Wn(e);
  return t.length > 0 && !t.some((e) => e.checked);
}
function Kn(e, t) {
  let n = (0, y.useRef)(void 0),
    r = (0, y.useRef)(void 0);
  (b(() => {
    let i = e.current;
    if (!t) {
      r.current &&= (cancelAnimationFrame(r.current), void 0);
      return;
    }
    let a = w(i ? i[0] : void 0),
      o = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Un(e) || t.isComposing) return;
        let n = A(a),
          r = e.current;
        if (!r || !H(n, r)) return;
        let i = G(V(r), { tabbable: !0 }, r);
        if (!n) return;
        i.currentNode = n;
        let o = t.shiftKey ? i.previousNode() : i.nextNode();
        ((o ||=
          ((i.currentNode = t.shiftKey ? r[r.length - 1].nextElementSibling : r[0].previousElementSibling),
          t.shiftKey ? i.previousNode() : i.nextNode())),
          t.preventDefault(),
          o && (W(o, !0), o instanceof T(o).HTMLInputElement && o.select()));
      },
      s = (t) => {
        (!B || Yn(B, e)) && H(j(t), e.current)
          ? ((B = e), (n.current = j(t)))
          : Un(e) && !U(j(t), e)
            ? n.current
              ? W(n.current)
              : B && B.current && Zn(B.current)
            : Un(e) && (n.current = j(t));
      },
      c = (t) => {
        (r.current && cancelAnimationFrame(r.current),
          (r.current = requestAnimationFrame(() => {
            let r = Yt(),
              i = (r === `virtual` || r === null) && Pt() && Nt(),
              o = A(a);
            if (!i && o && Un(e) && !U(o, e)) {
              B = e;
              let r = j(t);
              r && r.isConnected ? ((n.current = r), W(n.current)) : B.current && Zn(B.current);
            }
          })));
      };
    return (
      a.addEventListener(`keydown`, o, !1),
      a.addEventListener(`focusin`, s, !1),
      i?.forEach((e) => e.addEventListener(`focusin`, s, !1)),
      i?.forEach((e) => e.addEventListener(`focusout`, c, !1)),
      () => {
        (a.removeEventListener(`keydown`, o, !1),
          a.removeEventListener(`focusin`, s, !1),
          i?.forEach((e) => e.removeEventListener(`focusin`, s, !1)),
          i?.forEach((e) => e.removeEventListener(`focusout`, c, !1)));
      }
    );
  }, [e, t]),
    b(
      () => () => {
        r.current && cancelAnimationFrame(r.current);
      },
      [r],
    ));
}
function qn(e) {
  return U(e);
}
function H(e, t) {
  return !e || !t ? !1 : t.some((t) => k(t, e));
}
function U(e, t = null) {
  if (e instanceof Element && e.closest(`[data-react-aria-top-layer]`)) return !0;
  for (let { scopeRef: n } of K.traverse(K.getTreeNode(t))) if (n && H(e, n.current)) return !0;
  return !1;
}
function Jn(e) {
  return U(e, B);
}
function Yn(e, t) {
  let n = K.getTreeNode(t)?.parent;
  for (; n;) {
    if (n.scopeRef === e) return !0;
    n = n.parent;
  }
  return !1;
}
function W(e, t = !1) {
  if (e != null && !t)
    try {
      an(e);
    } catch {}
  else if (e != null)
    try {
      e.focus();
    } catch {}
}
function Xn(e, t = !0) {
  let n = e[0].previousElementSibling,
    r = V(e),
    i = G(r, { tabbable: t }, e);
  i.currentNode = n;
  let a = i.nextNode();
  return (t && !a && ((r = V(e)), (i = G(r, { tabbable: !1 }, e)), (i.currentNode = n), (a = i.nextNode())), a);
}
function Zn(e, t = !0) {
  W(Xn(e, t));
}
function Qn(e, t) {
  let n = y.useRef(t);
  (0, y.useEffect)(() => {
    (n.current && ((B = e), !H(A(w(e.current ? e.current[0] : void 0)), B.current) && e.current && Zn(e.current)), (n.current = !1));
  }, [e]);
}
function $n(e, t, n) {
  b(() => {
    if (t || n) return;
    let r = e.current,
      i = w(r ? r[0] : void 0),
      a = (t) => {
        let n = j(t);
        H(n, e.current) ? (B = e) : qn(n) || (B = null);
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
function er(e) {
  let t = K.getTreeNode(B);
  for (; t && t.scopeRef !== e;) {
    if (t.nodeToRestore) return !1;
    t = t.parent;
  }
  return t?.scopeRef === e;
}
function tr(e, t, n) {
  let r = (0, y.useRef)(typeof document < `u` ? A(w(e.current ? e.current[0] : void 0)) : null);
  (b(() => {
    let r = e.current,
      i = w(r ? r[0] : void 0);
    if (!t || n) return;
    let a = () => {
      (!B || Yn(B, e)) && H(A(i), e.current) && (B = e);
    };
    return (
      i.addEventListener(`focusin`, a, !1),
      r?.forEach((e) => e.addEventListener(`focusin`, a, !1)),
      () => {
        (i.removeEventListener(`focusin`, a, !1), r?.forEach((e) => e.removeEventListener(`focusin`, a, !1)));
      }
    );
  }, [e, n]),
    b(() => {
      let r = w(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = (t) => {
        if (t.key !== `Tab` || t.altKey || t.ctrlKey || t.metaKey || !Un(e) || t.isComposing) return;
        let n = r.activeElement;
        if (!U(n, e) || !er(e)) return;
        let i = K.getTreeNode(e);
        if (!i) return;
        let a = i.nodeToRestore,
          o = G(r.body, { tabbable: !0 });
        o.currentNode = n;
        let s = t.shiftKey ? o.previousNode() : o.nextNode();
        if (((a && a.isConnected && a !== r.body) || ((a = void 0), (i.nodeToRestore = void 0)), (!s || !U(s, e)) && a)) {
          o.currentNode = a;
          do s = t.shiftKey ? o.previousNode() : o.nextNode();
          while (U(s, e));
          (t.preventDefault(), t.stopPropagation(), s ? W(s, !0) : qn(a) ? W(a, !0) : n.blur());
        }
      };
      return (
        n || r.addEventListener(`keydown`, i, !0),
        () => {
          n || r.removeEventListener(`keydown`, i, !0);
        }
      );
    }, [e, t, n]),
    b(() => {
      let n = w(e.current ? e.current[0] : void 0);
      if (!t) return;
      let i = K.getTreeNode(e);
      if (i)
        return (
          (i.nodeToRestore = r.current ?? void 0),
          () => {
            let r = K.getTreeNode(e);
            if (!r) return;
            let i = r.nodeToRestore,
              a = A(n);
            if (t && i && ((a && U(a, e)) || (a === n.body && er(e)))) {
              let t = K.clone();
              requestAnimationFrame(() => {
                if (n.activeElement === n.body) {
                  let n = t.getTreeNode(e);
                  for (; n;) {
                    if (n.nodeToRestore && n.nodeToRestore.isConnected) {
                      nr(n.nodeToRestore);
                      return;
                    }
                    n = n.parent;
                  }
                  for (n = t.getTreeNode(e); n;) {
                    if (n.scopeRef && n.scopeRef.current && K.getTreeNode(n.scopeRef)) {
                      let e = Xn(n.scopeRef.current, !0);
                      if (e) {
                        nr(e);
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
function nr(e) {
  e.dispatchEvent(new CustomEvent(Bn, { bubbles: !0, cancelable: !0 })) && W(e);
}
function G(e, t, n) {
  let r = t?.tabbable ? St : xt,
    i = w(e?.nodeType === Node.ELEMENT_NODE ? e : null),
    a = Nn(i, e || i, NodeFilter.SHOW_ELEMENT, {
      acceptNode(e) {
        return k(t?.from, e) ||
          (t?.tabbable &&
            e.tagName === `INPUT` &&
            e.getAttribute(`type`) === `radio` &&
            (!Gn(e) || (a.currentNode.tagName === `INPUT` && a.currentNode.type === `radio` && a.currentNode.name === e.name)))
          ? NodeFilter.FILTER_REJECT
          : r(e) && (!n || H(e, n)) && (!t?.accept || t.accept(e))
            ? NodeFilter.FILTER_ACCEPT
            : NodeFilter.FILTER_SKIP;
      },
    });
  return (t?.from && (a.currentNode = t.from), a);
}
var rr = class e {
    constructor() {
      ((this.fastMap = new Map()), (this.root = new ir({ scopeRef: null })), this.fastMap.set(null, this.root));
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
      let i = new ir({ scopeRef: e });
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
          H(e.nodeToRestore, t.scopeRef.current) &&
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
  ir = class {
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
  K = new rr();
function ar(e) {
  let { ref: t, onInteractOutside: n, isDisabled: r, onInteractOutsideStart: i } = e,
    a = (0, y.useRef)({ isPointerDown: !1, ignoreEmulatedMouseEvents: !1 }),
    o = En((e) => {
      n && or(e, t) && (i && i(e), (a.current.isPointerDown = !0));
    }),
    s = En((e) => {
      n && n(e);
    });
  (0, y.useEffect)(() => {
    let e = a.current;
    if (r) return;
    let n = t.current,
      i = w(n);
    if (typeof PointerEvent < `u`) {
      let n = (n) => {
        (e.isPointerDown && or(n, t) && s(n), (e.isPointerDown = !1));
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
function or(e, t) {
  if (e.button > 0) return !1;
  let n = j(e);
  if (n) {
    let e = n.ownerDocument;
    if (!e || !k(e.documentElement, n) || n.closest(`[data-react-aria-top-layer]`)) return !1;
  }
  return t.current ? !e.composedPath().includes(t.current) : !1;
}
var q = [];
function sr(e, t) {
  let {
      onClose: n,
      shouldCloseOnBlur: r,
      isOpen: i,
      isDismissable: a = !1,
      isKeyboardDismissDisabled: o = !1,
      shouldCloseOnInteractOutside: s,
    } = e,
    c = (0, y.useRef)(void 0);
  (0, y.useEffect)(() => {
    if (i && !q.includes(t))
      return (
        q.push(t),
        () => {
          let e = q.indexOf(t);
          e >= 0 && q.splice(e, 1);
        }
      );
  }, [i, t]);
  let l = () => {
      q[q.length - 1] === t && n && n();
    },
    u = (e) => {
      let n = q[q.length - 1];
      ((c.current = n), (!s || s(j(e))) && n === t && e.stopPropagation());
    },
    d = (e) => {
      ((!s || s(j(e))) && (q[q.length - 1] === t && e.stopPropagation(), c.current === t && l()), (c.current = void 0));
    },
    { keyboardProps: f } = yn({
      shortcuts: {
        Escape: () => {
          if (!o) l();
          else return !1;
        },
      },
    });
  ar({ ref: t, onInteractOutside: a && i ? d : void 0, onInteractOutsideStart: u });
  let { focusWithinProps: p } = On({
    isDisabled: !r,
    onBlurWithin: (e) => {
      e.relatedTarget && !Jn(e.relatedTarget) && (!s || s(e.relatedTarget)) && n?.();
    },
  });
  return { overlayProps: { ...f, ...p }, underlayProps: {} };
}
function cr(e, t) {
  if (!e) return !1;
  let n = window.getComputedStyle(e),
    r = document.scrollingElement || document.documentElement,
    i = /(auto|scroll)/.test(n.overflow + n.overflowX + n.overflowY);
  return (
    e === r && n.overflow !== `hidden` && (i = !0), i && t && (i = e.scrollHeight !== e.clientHeight || e.scrollWidth !== e.clientWidth), i
  );
}
function lr(e, t) {
  let n = e;
  for (cr(n, t) && (n = n.parentElement); n && !cr(n, t);) n = n.parentElement;
  return n || document.scrollingElement || document.documentElement;
}
var ur = 100,
  dr = 600,
  J = {
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
  fr = new Set([`checkbox`, `radio`, `range`, `color`, `file`, `image`, `button`, `submit`, `reset`]);
function pr() {
  let e = Number(window.visualViewport?.width ?? window.innerWidth),
    t = Number(window.visualViewport?.height ?? window.innerHeight),
    n = Number(window.visualViewport?.scale ?? 1);
  return { width: e * n, height: t * n, angle: window.screen.orientation?.angle ?? 0 };
}
function mr(e) {
  J.resizeTimeStamp <= e.timeStamp + 50 &&
    ((J.resizeTimeStamp = e.timeStamp + 150), window.clearTimeout(J.resizeTimeout), (J.resizeTimeout = window.setTimeout(hr, 150)));
}
function hr() {
  let e = xn(`viewport`);
  if (Pt() && e?.includes(`overlays-content`)) return;
  let t = performance.now(),
    n = pr(),
    r = t - J.startTimeStamp,
    i = J.screenHeight - n.height,
    a = J.screenAngle - n.angle;
  (Math.abs(a) % 180 &&
    J.screenWidth - n.height < ur &&
    ((J.screenWidth = n.width), (J.screenHeight = n.height), (J.screenAngle = n.angle), (i = 0)),
    r > dr &&
      (window.clearTimeout(J.screenTimeout),
      (J.screenTimeout = window.setTimeout(() => {
        let e = Y(document.hasFocus() ? A() : null),
          t = pr();
        Math.abs(J.screenAngle - t.angle) % 180 ||
          (J.isOpen && e) ||
          ((J.screenWidth = t.width), (J.screenHeight = t.height), (J.screenAngle = t.angle), (J.isOpen = !1));
      }, dr))),
    r <= dr && i >= ur && (J.endTimeStamp = t),
    (J.isOpen = i >= ur));
}
function gr() {
  let e = pr(),
    t = J.screenAngle - e.angle;
  if (Math.abs(t) % 180 && !J.isOpen) {
    let e = J.screenWidth;
    ((J.screenWidth = J.screenHeight), (J.screenHeight = e));
  }
  J.isOpen || (J.screenAngle = e.angle);
}
function _r(e) {
  let t = Y(j(e)),
    n = performance.now(),
    r = pr(),
    i = J.screenHeight - r.height;
  (i < ur && t && ((J.screenWidth = r.width), (J.screenHeight = r.height), (J.screenAngle = r.angle), (J.startTimeStamp = n)),
    t && window.clearTimeout(J.screenTimeout),
    i >= ur && t && (J.endTimeStamp = n));
}
function vr() {
  let e = pr();
  (E(window.visualViewport, `resize`, N() ? hr : mr),
    E(window.screen.orientation, `change`, gr),
    E(window, `focus`, _r, { capture: !0, passive: !0 }),
    (J.screenWidth = e.width),
    (J.screenHeight = e.height),
    (J.screenAngle = e.angle));
}
typeof document < `u` && (document.readyState === `loading` ? E(document, `DOMContentLoaded`, vr) : vr());
function yr() {
  let e = xn(`viewport`);
  return Pt() && e?.includes(`overlays-content`)
    ? !1
    : J.isOpen
      ? !0
      : J.startTimeStamp
        ? J.endTimeStamp >= J.startTimeStamp
          ? !0
          : performance.now() - J.startTimeStamp <= dr
            ? J.endTimeStamp > 0 || window.navigator.maxTouchPoints > 0
            : !1
        : window.navigator.maxTouchPoints > 0;
}
function Y(e) {
  if (!(e instanceof Element) || !xt(e)) return !1;
  let t = e instanceof HTMLTextAreaElement,
    n = e instanceof HTMLElement && e.isContentEditable,
    r = e instanceof HTMLInputElement && !fr.has(e.type);
  return t || n || r;
}
function br() {
  return J.isOpen;
}
var xr = 200,
  Sr = 50,
  Cr = 600,
  X = new WeakMap(),
  wr = new Set(),
  Tr = new Set();
function Er(e, t) {
  let n = br();
  if (e !== n || t.aborted) for (let e of Tr) (e(n), Tr.delete(e));
  if (!e && n && N() && !t.aborted) (window.clearInterval(X.get(window)), X.set(window, Dr(xr)));
  else {
    if (e !== n || t.aborted) for (let e of wr) (e(n), wr.delete(e));
    (Tr.size + wr.size <= 0 || t.aborted) && (window.clearInterval(X.get(window)), X.delete(window));
  }
}
function Dr(e = Cr) {
  return window.setInterval(Er, Sr, br(), AbortSignal.timeout(e));
}
function Or(e) {
  if (!yr()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = Y(document.hasFocus() ? A() : null);
      if (br() === t || (br() && !t)) return e(t);
      (Tr.add(e), X.has(window) || X.set(window, Dr()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), Tr.delete(e));
  };
}
function kr(e) {
  if (!yr()) return (e(!1), () => {});
  let t = window.requestAnimationFrame(() => {
    t = window.requestAnimationFrame(() => {
      let t = Y(document.hasFocus() ? A() : null);
      if (br() === t) return e(t);
      (wr.add(e), X.has(window) || X.set(window, Dr()));
    });
  });
  return () => {
    (window.cancelAnimationFrame(t), wr.delete(e));
  };
}
var Ar = typeof document < `u` && window.visualViewport,
  jr = 0,
  Mr;
function Nr(e = {}) {
  let { isDisabled: t, UNSTABLE_overrideFocus: n } = e;
  b(() => {
    if (!t)
      return (
        jr++,
        jr === 1 && (Mr = Mt() && N() ? Fr() : Pr(n)),
        () => {
          (jr--, jr === 0 && Mr());
        }
      );
  }, [t, n]);
}
function Pr(e) {
  let t = window.innerWidth - document.documentElement.clientWidth;
  return v(
    t > 0 &&
      (`scrollbarGutter` in document.documentElement.style
        ? D(document.documentElement, `scrollbar-gutter`, `stable`)
        : D(document.documentElement, `padding-right`, `${t}px`)),
    D(document.documentElement, `overflow`, `hidden`),
    e && Lr(),
    e && yr() && Ir(),
  );
}
function Fr() {
  let e = D(document.documentElement, `overflow`, `hidden`),
    t,
    n = !1,
    r = (e) => {
      let r = j(e);
      ((t = cr(r, !0) ? r : lr(r, !0)), (n = !1));
      let i = r.ownerDocument.defaultView.getSelection();
      (i && !i.isCollapsed && i.containsNode(r, !0) && (n = !0),
        e.composedPath().some((e) => e instanceof HTMLInputElement && e.type === `range`) && (n = !0),
        `selectionStart` in r &&
          `selectionEnd` in r &&
          r.selectionStart < r.selectionEnd &&
          r.ownerDocument.activeElement === r &&
          (n = !0));
    },
    i = document.createElement(`style`),
    a = Cn();
  (a && (i.nonce = a),
    (i.textContent = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`),
    document.head.prepend(i));
  let o = (e) => {
      e.touches.length === 2 ||
        n ||
        ((!t ||
          t === document.documentElement ||
          t === document.body ||
          (t.scrollHeight === t.clientHeight && t.scrollWidth === t.clientWidth)) &&
          e.preventDefault());
    },
    s = Lr(),
    c = v(E(document, `touchstart`, r, { passive: !1, capture: !0 }), E(document, `touchmove`, o, { passive: !1, capture: !0 }), Ir());
  return () => {
    (e(), c(), i.remove(), s());
  };
}
function Ir() {
  return E(
    document,
    `blur`,
    (e) => {
      let t = j(e),
        n = e.relatedTarget;
      n && Y(n) ? n.focus() : n || t.parentElement?.closest(`[tabindex]`)?.focus({ preventScroll: !0 });
    },
    !0,
  );
}
function Lr() {
  let e = HTMLElement.prototype.focus;
  return (
    Reflect.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: !0,
      writable: !0,
      value: function (t) {
        if ((e.call(this, { ...t, preventScroll: !0 }), !t || !t.preventScroll)) {
          let e = () => {
            A() === this && Rr(this);
          };
          Or((t) => (t ? e() : kr(() => e())));
        }
      },
    }),
    () => {
      Reflect.defineProperty(HTMLElement.prototype, 'focus', { configurable: !0, writable: !0, value: e });
    }
  );
}
function Rr(e) {
  let t = document.scrollingElement || document.documentElement,
    n = e;
  for (; n && n !== t && n.isConnected;) {
    let e = lr(n);
    if (e !== document.documentElement && e !== document.body && e !== n) {
      let t = e.getBoundingClientRect(),
        r = n.getBoundingClientRect();
      if (r.top < t.top || r.bottom > t.top + n.clientHeight) {
        let n = t.bottom;
        Ar && (n = Math.min(n, Ar.offsetTop + Ar.height));
        let i = r.top - t.top - ((n - t.top) / 2 - r.height / 2);
        e.scrollTo({ top: Math.max(0, Math.min(e.scrollHeight - e.clientHeight, e.scrollTop + i)), behavior: `smooth` });
      }
    }
    n = e.parentElement;
  }
}
var zr = {};
zr = {
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
var Br = Symbol.for(`react-aria.i18n.locale`),
  Vr = Symbol.for(`react-aria.i18n.strings`),
  Hr = void 0,
  Ur = class e {
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
      return (t || ((t = Wr(e, this.strings, this.defaultLocale)), (this.strings[e] = t)), t);
    }
    static getGlobalDictionaryForPackage(t) {
      if (typeof window > `u`) return null;
      let n = window[Br];
      if (Hr === void 0) {
        let t = window[Vr];
        if (!t) return null;
        Hr = {};
        for (let r in t) Hr[r] = new e({ [n]: t[r] }, n);
      }
      let r = Hr?.[t];
      if (!r)
        throw Error(
          `Strings for package "${t}" were not included by LocalizedStringProvider. Please add it to the list passed to createLocalizedStringDictionary.`,
        );
      return r;
    }
  };
function Wr(e, t, n = `en-US`) {
  if (t[e]) return t[e];
  let r = Gr(e),
    i = Kr(e);
  if (i && t[`${r}-${i}`]) return t[`${r}-${i}`];
  if (t[r]) return t[r];
  for (let e in t) if (e.startsWith(r + `-`)) return t[e];
  return t[n];
}
function Gr(e) {
  return Intl.Locale ? new Intl.Locale(e).language : e.split(`-`)[0];
}
function Kr(e) {
  if (Intl.Locale) return new Intl.Locale(e).script;
}
var qr = new Map(),
  Jr = new Map(),
  Yr = class {
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
        a = qr.get(i);
      return (
        a || ((a = new Intl.PluralRules(this.locale, { type: n })), qr.set(i, a)),
        (r = t[a.select(e)] || t.other),
        typeof r == `function` ? r() : r
      );
    }
    number(e) {
      let t = Jr.get(this.locale);
      return (t || ((t = new Intl.NumberFormat(this.locale)), Jr.set(this.locale, t)), t.format(e));
    }
    select(e, t) {
      let n = e[t] || e.other;
      return typeof n == `function` ? n() : n;
    }
  },
  Xr = new WeakMap();
function Zr(e) {
  let t = Xr.get(e);
  return (t || ((t = new Ur(e)), Xr.set(e, t)), t);
}
function Qr(e, t) {
  return (t && Ur.getGlobalDictionaryForPackage(t)) || Zr(e);
}
function $r(e, t) {
  let { locale: n } = ot(),
    r = Qr(e, t);
  return (0, y.useMemo)(() => new Yr(n, r), [n, r]);
}
var ei = {
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
function ti(e = {}) {
  let { style: t, isFocusable: n } = e,
    [r, i] = (0, y.useState)(!1),
    { focusWithinProps: a } = On({ isDisabled: !n, onFocusWithinChange: (e) => i(e) }),
    o = (0, y.useMemo)(() => (r ? t : t ? { ...ei, ...t } : ei), [r]);
  return { visuallyHiddenProps: { ...a, style: o } };
}
function ni(e) {
  let { children: t, elementType: n = `div`, isFocusable: r, style: i, ...a } = e,
    { visuallyHiddenProps: o } = ti(e);
  return y.createElement(n, C(a, o), t);
}
function ri(e) {
  return e && e.__esModule ? e.default : e;
}
function ii(e) {
  let { onDismiss: t, ...n } = e,
    r = Ye(n, $r(ri(zr), `@react-aria/overlays`).format(`dismiss`)),
    i = () => {
      t && t();
    };
  return y.createElement(ni, null, y.createElement(`button`, { ...r, tabIndex: -1, onClick: i, style: { width: 1, height: 1 } }));
}
function ai({ children: e }) {
  let t = (0, y.useMemo)(() => ({ register: () => {} }), []);
  return y.createElement(wn.Provider, { value: t }, e);
}
var oi = (0, y.createContext)({});
function si() {
  return (0, y.useContext)(oi) ?? {};
}
var ci = l(i(), 1),
  li = y.createContext(null);
function ui(e) {
  let t = Se(),
    { portalContainer: n = t ? null : document.body, isExiting: r } = e,
    [i, a] = (0, y.useState)(!1),
    o = (0, y.useMemo)(() => ({ contain: i, setContain: a }), [i, a]),
    { getContainer: s } = si();
  if ((!e.portalContainer && s && (n = s()), !n)) return null;
  let c = e.children;
  return (
    e.disableFocusManagement || (c = y.createElement(Vn, { restoreFocus: !0, contain: (e.shouldContainFocus || i) && !r }, c)),
    (c = y.createElement(li.Provider, { value: o }, y.createElement(ai, null, y.createElement(bn.Provider, { value: null }, c)))),
    ci.createPortal(c, n)
  );
}
function di() {
  let e = (0, y.useContext)(li)?.setContain;
  b(() => {
    e?.(!0);
  }, [e]);
}
var fi = y.useInsertionEffect ?? y.useLayoutEffect;
function pi(e, t, n) {
  let [r, i] = (0, y.useState)(e || t),
    a = (0, y.useRef)(r),
    o = (0, y.useRef)(e !== void 0),
    s = e !== void 0;
  (0, y.useEffect)(() => {
    (o.current, (o.current = s));
  }, [s]);
  let c = s ? e : r;
  fi(() => {
    a.current = c;
  });
  let [, l] = (0, y.useReducer)(() => ({}), {});
  return [
    c,
    (0, y.useCallback)(
      (e, ...t) => {
        let r = typeof e == `function` ? e(a.current) : e;
        Object.is(a.current, r) || ((a.current = r), i(r), l(), n?.(r, ...t));
      },
      [n],
    ),
  ];
}
function mi(e) {
  let [t, n] = pi(e.isOpen, e.defaultOpen || !1, e.onOpenChange),
    [r, i] = (0, y.useState)(null);
  return {
    isOpen: t,
    setOpen: n,
    open: (0, y.useCallback)(() => {
      n(!0);
    }, [n]),
    close: (0, y.useCallback)(() => {
      n(!1);
    }, [n]),
    toggle: (0, y.useCallback)(() => {
      n(!t);
    }, [n, t]),
    point: r,
    setPoint: i,
  };
}
function hi(e, t = !0, n) {
  let [r, i] = (0, y.useState)(!0),
    a = r && t;
  return (
    b(() => {
      if (!t && e.current)
        return v(
          D(e.current, `opacity`, `0`),
          D(e.current, `clip`, `rect(0 0 0 0)`),
          D(e.current, `clip-path`, `inset(50%)`),
          D(e.current, `mask-image`, `linear-gradient(#0000, #0000)`),
        );
    }, [e, t]),
    b(() => {
      if (a && e.current && `getAnimations` in e.current) for (let t of e.current.getAnimations()) t instanceof CSSTransition && t.cancel();
    }, [e, a]),
    _i(
      e,
      a,
      n,
      (0, y.useCallback)(() => i(!1), []),
    ),
    a
  );
}
function gi(e, t, n) {
  let [r, i] = (0, y.useState)(t ? `open` : `closed`);
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
    _i(
      e,
      a,
      n,
      (0, y.useCallback)(() => {
        i((e) => (e === `exiting` ? `closed` : e));
      }, []),
    ),
    a
  );
}
function _i(e, t, n, r) {
  let i = (0, y.useRef)(null),
    a = En(n);
  b(() => {
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
          (0, ci.flushSync)(() => {
            r();
          });
        })
        .catch(() => {});
    }
    i.current = t;
  }, [e, t, r]);
}
var vi = (0, y.createContext)({});
function yi(e, t) {
  let { role: n = `dialog`, isEntering: r } = e,
    i = Oe();
  i = e[`aria-label`] ? void 0 : i;
  let a = Oe();
  a = n === `alertdialog` && !e[`aria-describedby`] ? a : void 0;
  let o = (0, y.useRef)(!1);
  ((0, y.useEffect)(() => {
    if (!r && t.current && !pt(t.current)) {
      an(t.current);
      let e = setTimeout(() => {
        (A() === t.current || A() === document.body) &&
          ((o.current = !0), t.current && (t.current.blur(), an(t.current)), (o.current = !1));
      }, 500);
      return () => {
        clearTimeout(e);
      };
    }
  }, [t, r]),
    di(),
    (0, y.useRef)(!1),
    (0, y.useEffect)(() => {}));
  let s = e[`aria-describedby`] ?? a;
  return {
    dialogProps: {
      ...Je(e, { labelable: !0 }),
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
var bi = (0, y.createContext)(null),
  xi = (0, y.createContext)(null),
  Si = (0, y.forwardRef)(function (e, t) {
    let n = e[`aria-labelledby`];
    [e, t] = Re(e, t, bi);
    let { dialogProps: r, titleProps: i, contentProps: a } = yi({ ...e, 'aria-labelledby': n }, t),
      o = (0, y.useContext)(xi);
    !r[`aria-label`] && !r[`aria-labelledby`] && e[`aria-labelledby`] && (r[`aria-labelledby`] = e[`aria-labelledby`]);
    let s = Ie({
        defaultClassName: `react-aria-Dialog`,
        className: e.className,
        style: e.style,
        children: e.children,
        values: { close: o?.close || (() => {}) },
      }),
      c = Je(e, { global: !0 });
    return y.createElement(
      Ve.section,
      { ...C(c, s, r), render: e.render, ref: t, slot: e.slot || void 0 },
      y.createElement(
        Fe,
        {
          values: [
            [An, { slots: { [Pe]: {}, title: { ...i, level: 2 } } }],
            [vi, { slots: { [Pe]: {}, description: a } }],
            [kn, { slots: { [Pe]: {}, close: { onPress: () => o?.close() } } }],
          ],
        },
        s.children,
      ),
    );
  });
function Ci(e, t, n) {
  let { overlayProps: r, underlayProps: i } = sr({ ...e, isOpen: t.isOpen, onClose: t.close }, n);
  (Nr({ isDisabled: !t.isOpen, UNSTABLE_overrideFocus: e.UNSTABLE_overrideFocus }), di());
  let { isEntering: a } = e;
  return (
    (0, y.useEffect)(() => {
      if (t.isOpen && n.current) return a ? Rn(n.current) : Ln([n.current], { shouldUseInert: !0 });
    }, [t.isOpen, a, n]),
    { modalProps: C(r), underlayProps: i }
  );
}
var Z = typeof document < `u` && window.visualViewport;
function wi() {
  let e = Se(),
    t = (0, y.useRef)(null),
    [n, r] = (0, y.useState)(() => (e ? { width: 0, height: 0 } : Ti()));
  return (
    (0, y.useEffect)(() => {
      let e = (e) => {
          r((t) => (e.width === t.width && e.height === t.height ? t : e));
        },
        n = () => {
          (Z && Z.scale > 1) || e(Ti());
        },
        i = (n) => {
          (Z && Z.scale > 1) ||
            (Y(j(n)) &&
              (t.current = Or((t) => {
                t || e({ width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });
              })));
        };
      return (
        e(Ti()),
        Mt() && N() && window.addEventListener(`blur`, i, !0),
        Z ? Z.addEventListener(`resize`, n) : window.addEventListener(`resize`, n),
        () => {
          (t.current?.(),
            Mt() && N() && window.removeEventListener(`blur`, i, !0),
            Z ? Z.removeEventListener(`resize`, n) : window.removeEventListener(`resize`, n));
        }
      );
    }, []),
    n
  );
}
function Ti() {
  return {
    width: Z ? Math.min(Z.width * Z.scale, document.documentElement.clientWidth) : document.documentElement.clientWidth,
    height: Z ? Z.height * Z.scale : document.documentElement.clientHeight,
  };
}
var Ei = (0, y.createContext)(null),
  Di = (0, y.createContext)(null),
  Oi = (0, y.forwardRef)(function (e, t) {
    if ((0, y.useContext)(Di)) return y.createElement(Ni, { ...e, modalRef: t }, e.children);
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
    return y.createElement(
      Ai,
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
      y.createElement(Ni, { ...f, modalRef: t }, s),
    );
  });
function ki(e, t) {
  [e, t] = Re(e, t, Ei);
  let n = (0, y.useContext)(xi),
    r = mi(e),
    i = e.isOpen != null || e.defaultOpen != null || !n ? r : n,
    a = Ne(t),
    o = (0, y.useRef)(null),
    s = gi(a, i.isOpen, e.onExit),
    c = (0, y.useRef)(null),
    l = gi(o, i.isOpen, (e) => c.current?.(e)),
    u = s || l || e.isExiting || !1,
    d = Se();
  return (!i.isOpen && !u) || d ? null : y.createElement(ji, { ...e, state: i, isExiting: u, overlayRef: a, modalRef: o, onExitRef: c });
}
var Ai = (0, y.forwardRef)(ki);
function ji({ UNSTABLE_portalContainer: e, UNSTABLE_deferUntilEntered: t, ...n }) {
  let r = n.modalRef,
    { state: i } = n,
    [a, o] = (0, y.useState)(!1),
    s = hi(n.overlayRef, a, n.onEnter) || n.isEntering || !1,
    c = !!t && (!a || s),
    { modalProps: l, underlayProps: u } = Ci({ ...n, isEntering: c }, i, r),
    d = (0, y.useContext)(bi),
    f = t ? Mi(d, { isEntering: c }) : d,
    p = Ie({ ...n, defaultClassName: `react-aria-ModalOverlay`, values: { isEntering: s, isExiting: n.isExiting, state: i } }),
    m = wi(),
    h,
    g;
  if (typeof document < `u`) {
    let e = cr(document.body) ? document.body : document.scrollingElement || document.documentElement,
      t = e.getBoundingClientRect().width % 1,
      n = e.getBoundingClientRect().height % 1;
    ((h = e.scrollWidth - t), (g = e.scrollHeight - n));
  }
  let ee = {
    ...p.style,
    '--visual-viewport-width': m.width + `px`,
    '--visual-viewport-height': m.height + `px`,
    '--page-width': h === void 0 ? void 0 : h + `px`,
    '--page-height': g === void 0 ? void 0 : g + `px`,
  };
  return (
    b(() => Or(() => o(!0)), []),
    y.createElement(
      ui,
      { isExiting: n.isExiting, portalContainer: e },
      y.createElement(
        Ve.div,
        {
          ...C(Je(n, { global: !0 }), u),
          ...p,
          style: ee,
          ref: n.overlayRef,
          'data-entering': s || void 0,
          'data-exiting': n.isExiting || void 0,
        },
        y.createElement(
          Fe,
          {
            values: [
              [
                Di,
                { modalProps: l, modalRef: r, isExiting: n.isExiting, onExitRef: n.onExitRef, isOpen: a, isDismissable: n.isDismissable },
              ],
              [xi, i],
              [bi, f],
            ],
          },
          p.children,
        ),
      ),
    )
  );
}
function Mi(e, t) {
  if (e && `slots` in e && e.slots) {
    let n = {};
    for (let r in e.slots) n[r] = { ...e.slots[r], ...t };
    return { ...e, slots: n };
  }
  return { ...e, ...t };
}
function Ni(e) {
  let { modalProps: t, modalRef: n, isExiting: r, onExitRef: i, isDismissable: a, isOpen: o } = (0, y.useContext)(Di),
    s = (0, y.useContext)(xi),
    c = Ne((0, y.useMemo)(() => ke(e.modalRef, n), [e.modalRef, n])),
    l = hi(c, o, e.onEnter),
    u = Ie({ ...e, defaultClassName: `react-aria-Modal`, values: { isEntering: l, isExiting: r, state: s } });
  return (
    b(() => {
      i && (i.current = e.onExit);
    }),
    y.createElement(
      Ve.div,
      { ...C(Je(e, { global: !0 }), t), ...u, ref: c, 'data-entering': l || void 0, 'data-exiting': r || void 0 },
      a && y.createElement(ii, { onDismiss: s.close }),
      u.children,
    )
  );
}
var Pi = `fixed inset-0 z-(--z-modal) flex justify-center bg-overlay animate-fade`,
  Q = c();
function Fi({
  isOpen: t,
  onOpenChange: n,
  title: i,
  text: a,
  footer: c,
  children: l,
  media: u,
  width: d = 520,
  isBlocking: f = !1,
  isBackdropInert: p = !1,
  role: m = `dialog`,
}) {
  return (0, Q.jsx)(Ai, {
    isOpen: t,
    onOpenChange: n,
    isDismissable: !f && !p,
    isKeyboardDismissDisabled: f,
    className: r(Pi, `items-end sm:items-center sm:p-6`),
    children: (0, Q.jsx)(Oi, {
      className: `flex max-h-[88dvh] w-full animate-sheet rounded-t-xl bg-surface shadow-modal outline-none sm:animate-rise sm:rounded-xl`,
      style: { maxWidth: d },
      children: (0, Q.jsxs)(Si, {
        role: m,
        className: `flex min-h-0 w-full flex-col outline-none`,
        children: [
          (0, Q.jsxs)(`div`, {
            className: `flex items-start gap-3 px-5 pt-5 sm:px-6`,
            children: [
              u,
              (0, Q.jsx)(jn, { slot: `title`, className: `min-w-0 flex-1 text-lg font-bold text-text`, children: i }),
              !f && (0, Q.jsx)(s, { icon: o, label: e.close, onClick: () => n(!1), className: `-mt-1 -me-2 max-lg:-mt-2 max-lg:-me-3` }),
            ],
          }),
          (0, Q.jsxs)(`div`, {
            className: `min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6`,
            children: [
              a && (0, Q.jsx)(`div`, { className: `text-md text-text-2`, children: a }),
              l && (0, Q.jsx)(`div`, { className: a ? `mt-4` : `mt-2`, children: l }),
            ],
          }),
          c &&
            (0, Q.jsx)(`div`, {
              className: `flex gap-2 px-5 pb-5 max-sm:border-t max-sm:pt-4 max-sm:[&>*]:flex-1 sm:justify-end sm:px-6 sm:pb-6`,
              children: c,
            }),
        ],
      }),
    }),
  });
}
var $ = g.impersonation,
  Ii = `impersonation`,
  Li = [
    { icon: ae, text: $.rules.time(f(60)) },
    { icon: re, text: $.rules.audit },
    { icon: te, text: $.rules.locked },
  ];
function Ri({ customer: e, onClose: r, openPanel: i = (e) => location.assign(e) }) {
  let [o, s] = (0, y.useState)(``),
    [c, l] = (0, y.useState)(),
    [u, d] = (0, y.useState)(!1),
    f = (0, y.useRef)(null),
    g = (e) => {
      (l(e), f.current?.focus());
    },
    ee = async (t) => {
      d(!0);
      try {
        i(await h(e.account, t));
      } catch (e) {
        (d(!1), g(e instanceof n && e.code === `reason_required` ? zi(o) : a(e)));
      }
    };
  return (0, Q.jsx)(Fi, {
    isOpen: !0,
    onOpenChange: r,
    isBackdropInert: !0,
    title: $.question(e.title),
    text: $.text,
    width: 560,
    footer: (0, Q.jsxs)(Q.Fragment, {
      children: [
        (0, Q.jsx)(t, { variant: `secondary`, onClick: r, children: $.cancel }),
        (0, Q.jsx)(t, { type: `submit`, form: Ii, icon: m, isLoading: u, loadingLabel: u ? $.submitting : void 0, children: $.open }),
      ],
    }),
    children: (0, Q.jsxs)(`form`, {
      id: Ii,
      noValidate: !0,
      onSubmit: (e) => {
        if ((e.preventDefault(), u)) return;
        let t = oe(o);
        t === void 0 ? g(zi(o)) : ee(t);
      },
      className: `flex flex-col gap-4`,
      children: [
        (0, Q.jsx)(p, {
          label: $.reason,
          hint: $.reasonHint,
          multiline: !0,
          rows: 3,
          autoFocus: !0,
          isRequired: !0,
          counterLimit: _.most,
          value: o,
          error: c,
          inputRef: f,
          onChange: (e) => {
            (s(e), l(void 0));
          },
        }),
        (0, Q.jsx)(`ul`, {
          className: `flex flex-col gap-2 text-md text-text-2`,
          children: Li.map(({ icon: e, text: t }) =>
            (0, Q.jsxs)(
              `li`,
              {
                className: `flex items-start gap-3`,
                children: [(0, Q.jsx)(e, { 'aria-hidden': !0, size: 18, className: `mt-[3px] shrink-0 text-text-3` }), t],
              },
              t,
            ),
          ),
        }),
      ],
    }),
  });
}
function zi(e) {
  return [...e.trim()].length > _.most ? $.reasonLong(f(_.most)) : $.reasonMissing(f(_.least));
}
export { Ri as ImpersonationDialog };
