import { n as e, o as t, r as n, t as r } from './BTZA6jGa.js';
import { t as i } from './DcJ8n09g.js';
import { m as a, n as o } from './DSe4cB4h.js';
import { t as s } from './BAZKfD7R.js';
import { C as c, d as l, h as u, m as d, n as f, p, v as m } from './ux1A5ShH.js';
import { a as h } from './DQJsnGIm.js';
import { i as g, n as _ } from './C1vIVulX.js';
var v = {
  name: `arrow-down`,
  size: 24,
  node: [
    [`path`, { d: `M12 5v14`, key: `s699le` }],
    [`path`, { d: `m19 12-7 7-7-7`, key: `1idqje` }],
  ],
};
v.node;
var y = r(v),
  b = {
    name: `arrow-right`,
    size: 24,
    node: [
      [`path`, { d: `M5 12h14`, key: `1ays0h` }],
      [`path`, { d: `m12 5 7 7-7 7`, key: `xquz4c` }],
    ],
  };
b.node;
var x = r(b),
  S = {
    name: `arrow-up`,
    size: 24,
    node: [
      [`path`, { d: `m5 12 7-7 7 7`, key: `hav0vg` }],
      [`path`, { d: `M12 19V5`, key: `x0mq9r` }],
    ],
  };
S.node;
var C = r(S),
  w = { name: `check`, size: 24, node: [[`path`, { d: `M20 6 9 17l-5-5`, key: `1gmf2c` }]] };
w.node;
var T = r(w),
  E = { name: `chevron-left`, size: 24, node: [[`path`, { d: `m15 18-6-6 6-6`, key: `1wnfg3` }]] };
E.node;
var D = r(E),
  O = {
    name: `circle-question-mark`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`path`, { d: `M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5`, key: `1awbb0` }],
      [`path`, { d: `M12 17h.01`, key: `p32p05` }],
    ],
    aliases: [`help-circle`, `circle-help`],
  };
O.node;
var k = r(O),
  A = { name: `minus`, size: 24, node: [[`path`, { d: `M5 12h14`, key: `1ays0h` }]] };
A.node;
var j = r(A),
  M = {
    name: `sliders-horizontal`,
    size: 24,
    node: [
      [`path`, { d: `M10 5H3`, key: `1qgfaw` }],
      [`path`, { d: `M12 19H3`, key: `yhmn1j` }],
      [`path`, { d: `M14 3v4`, key: `1sua03` }],
      [`path`, { d: `M16 17v4`, key: `1q0r14` }],
      [`path`, { d: `M21 12h-9`, key: `1o4lsq` }],
      [`path`, { d: `M21 19h-5`, key: `1rlt1p` }],
      [`path`, { d: `M21 5h-7`, key: `1oszz2` }],
      [`path`, { d: `M8 10v4`, key: `tgpxqk` }],
      [`path`, { d: `M8 12H3`, key: `a7s4jb` }],
    ],
  };
M.node;
var N = r(M),
  P = t(n(), 1),
  F = e(),
  I = {
    title: `مشتریان`,
    search: {
      label: `جست‌وجوی مشتری`,
      placeholder: `نام، موبایل، ایمیل، نشانی پنل یا شناسه`,
      clear: `پاک کردن جست‌وجو`,
      found: (e) => `${e} مشتری`,
      nothing: `مشتری‌ای پیدا نشد.`,
      nothingText: (e) => `«${e}» در نام، موبایل، ایمیل، نشانی و شناسهٔ هیچ مشتری نیست.`,
    },
    empty: { title: `هنوز مشتری‌ای نیست.`, text: `هر کس در پنل ثبت‌نام کند، این‌جا دیده می‌شود.` },
    table: `مشتریان`,
    columns: {
      customer: `مشتری`,
      phone: `موبایل`,
      balance: `موجودی، تومان`,
      held: `نگه‌داشته، تومان`,
      spendable: `قابل خرج، تومان`,
      campaigns: `کمپین`,
      lastLogin: `آخرین ورود`,
    },
    none: `—`,
    never: `وارد نشده`,
    official: `خرید با فاکتور رسمی`,
    toman: `تومان`,
    crm: `پروندهٔ CRM`,
    id: (e) => `شناسه ${e}`,
    balances: {
      label: `موجودی‌های حساب`,
      balance: `موجودی`,
      available: `در دسترس`,
      held: `نگه‌داشته`,
      debtLimit: `سقف بدهی`,
      spendable: `قابل خرج`,
    },
    owner: {
      title: `صاحب حساب`,
      since: (e) => `عضو از ${p(e)}`,
      phone: `موبایل`,
      email: `ایمیل`,
      lastLogin: `آخرین ورود`,
      campaigns: `کمپین‌ها`,
      address: `نشانی پنل`,
    },
    history: {
      title: `نمایندگی‌ها`,
      table: `نمایندگی‌های این مشتری`,
      empty: { title: `هنوز کسی به نمایندگی از این مشتری وارد نشده است.` },
      staff: `کارمند`,
      reason: `دلیل`,
      startedAt: `زمان`,
      duration: `مدت`,
      writes: `تغییرها`,
      open: `باز`,
      minutes: (e) => `${e} دقیقه`,
      underMinute: `کمتر از یک دقیقه`,
      openUntil: (e) => `تا ${e}`,
      changes: (e) => `${e} تغییر`,
      readOnly: `فقط مشاهده`,
    },
    notFound: {
      title: `مشتری‌ای با این نشانی نیست.`,
      text: `شاید نشانی اشتباه نوشته شده باشد. در فهرست مشتریان جست‌وجو کنید.`,
      action: `فهرست مشتریان`,
    },
    impersonation: {
      open: `ورود به نمایندگی`,
      question: (e) => `ورود به نمایندگی از «${e}»؟`,
      text: `پنل مشتری را همان‌گونه که او می‌بیند باز می‌کنید.`,
      reason: `دلیل`,
      reasonHint: `با نام شما در پروندهٔ این مشتری می‌ماند.`,
      reasonMissing: (e) => `دلیل را بنویسید؛ دست‌کم ${e} نویسه.`,
      reasonLong: (e) => `دلیل را کوتاه‌تر بنویسید؛ بیشتر از ${e} نویسه نمی‌شود.`,
      rules: {
        time: (e) => `حداکثر ${e} دقیقه، سپس خودکار پایان می‌یابد. نمایندگی دیگری که در این مرورگر باز باشد همین حالا بسته می‌شود.`,
        audit: `هر تغییر با نام شما و مشتری در گزارش ممیزی ثبت می‌شود.`,
        locked: `رمز، شمارهٔ موبایل و ایمیل مشتری قابل تغییر نیست.`,
      },
      cancel: `انصراف`,
      submitting: `در حال باز کردن پنل…`,
    },
  };
function L(e, t) {
  return `${p(e) === p(t) ? `امروز` : e > t - 2592e7 ? d(e) : p(e)}، ${u(e)}`;
}
var R = ({ text: e, page: t, pageSize: n }) =>
    o({
      queryKey: [`customers`, e, t, n],
      queryFn: ({ signal: r }) => f.staff.listCustomers({ query: { search: e, limit: n, offset: (t - 1) * n } }, { signal: r }),
      placeholderData: a,
    }),
  z = (e) => o({ queryKey: [`customer`, e], queryFn: ({ signal: t }) => f.staff.getCustomer({ params: { account: e } }, { signal: t }) });
async function ee(e, t) {
  let { path: n } = await f.staff.startImpersonation({ body: { account: e, reason: t } });
  return n;
}
function te(e, { isEmpty: t, isFiltered: n = !1 } = {}) {
  let { data: r, isError: i, isPlaceholderData: a = !1, dataUpdatedAt: o = 0 } = e,
    s = () => void e.refetch();
  return r === void 0 || (a && i)
    ? { state: i ? `failed` : `loading`, onRetry: s }
    : t?.(r)
      ? { state: n ? `filtered-empty` : `empty`, onRetry: s }
      : { state: `ready`, isStale: a, staleSince: i && o > 0 ? o : void 0, onRetry: s };
}
var ne = `(min-width: 62rem)`;
function re(e) {
  return (0, P.useSyncExternalStore)(
    (t) => {
      let n = window.matchMedia(e);
      return (n.addEventListener(`change`, t), () => n.removeEventListener(`change`, t));
    },
    () => window.matchMedia(e).matches,
    () => !0,
  );
}
var ie = { start: `text-start`, center: `text-center`, end: `text-end` };
function B(e) {
  return m(
    `px-3 first:ps-(--gutter) last:pe-(--gutter)`,
    ie[e.align ?? `start`],
    e.priority === 3 && `max-xl:hidden`,
    e.priority === 4 && `max-[85rem]:hidden`,
    e.priority === 5 && `max-[90rem]:hidden`,
    e.isNumeric && `tabular whitespace-nowrap`,
  );
}
var V = {
  index: `ردیف`,
  details: (e) => `جزئیات «${e}»`,
  unit: (e) => `، ${e}`,
  help: (e) => `راهنمای ${e}`,
  showFilters: `نمایش فیلترها`,
  hideFilters: `پنهان کردن فیلترها`,
  totals: `جمع`,
  export: `دریافت خروجی جدول (⁦.xlsx⁩)`,
};
function H({ name: e, text: t }) {
  return (0, F.jsxs)(`span`, {
    className: `group relative ms-1 inline-flex align-middle`,
    children: [
      (0, F.jsx)(`button`, {
        type: `button`,
        'aria-label': V.help(e),
        'aria-description': t,
        className: `grid size-6 place-items-center rounded-xs text-text-3`,
        children: (0, F.jsx)(k, { 'aria-hidden': !0, size: 15 }),
      }),
      (0, F.jsx)(`span`, {
        'aria-hidden': !0,
        className: `pointer-events-none absolute start-0 top-full z-(--z-tooltip) mt-1 hidden w-max max-w-[240px] rounded-sm bg-text px-2.5 py-1 text-xs font-normal whitespace-normal text-surface group-focus-within:block group-hover:block`,
        children: t,
      }),
    ],
  });
}
function U({ column: e, sort: t, onSort: n, className: r }) {
  let { sortKey: i, label: a, unit: o, help: s } = e,
    c = i !== void 0 && n !== void 0,
    l = i !== void 0 && t?.key === i,
    u = t?.direction === `asc` ? C : y,
    d = (0, F.jsxs)(F.Fragment, {
      children: [a, o !== void 0 && (0, F.jsx)(`span`, { className: `font-normal text-text-3`, children: V.unit(o) })],
    });
  return (0, F.jsxs)(`th`, {
    scope: `col`,
    'aria-label': e.name,
    'aria-sort': c ? (l ? (t?.direction === `asc` ? `ascending` : `descending`) : `none`) : void 0,
    style: { width: e.width },
    className: m(B(e), `h-[38px] text-sm font-normal whitespace-nowrap`, l ? `font-semibold text-text` : `text-text-3`, r),
    children: [
      c
        ? (0, F.jsxs)(`button`, {
            type: `button`,
            onClick: () => n(i),
            className: `inline-flex h-(--h-sm) items-center gap-1.5 rounded-xs decoration-line-strong underline-offset-4 hover:text-text hover:underline`,
            children: [d, l && (0, F.jsx)(u, { 'aria-hidden': !0, size: 15 })],
          })
        : d,
      s !== void 0 && (0, F.jsx)(H, { name: e.name ?? (typeof a == `string` ? a : ``), text: s }),
    ],
  });
}
function W({
  isSelected: e,
  onChange: t,
  isIndeterminate: n = !1,
  isDisabled: r,
  label: i,
  id: a,
  name: o,
  describedById: s,
  isInvalid: c,
}) {
  let l = e || n;
  return (0, F.jsxs)(`span`, {
    className: `touch-area relative inline-grid size-[18px] shrink-0 place-items-center`,
    children: [
      (0, F.jsx)(`input`, {
        type: `checkbox`,
        id: a,
        name: o,
        'aria-label': i,
        'aria-describedby': s,
        'aria-invalid': c || void 0,
        checked: e,
        disabled: r,
        ref: (e) => {
          e && (e.indeterminate = n);
        },
        onChange: (e) => t(e.target.checked),
        className: m(
          `absolute inset-0 m-0 cursor-pointer appearance-none rounded-xs border-[1.5px] transition-colors duration-(--t-fast) disabled:cursor-default`,
          l
            ? `border-action bg-action disabled:border-text-disabled disabled:bg-text-disabled`
            : m(`bg-surface disabled:border-line-strong`, c ? `border-danger-solid` : `border-line-control`),
        ),
      }),
      l &&
        (n
          ? (0, F.jsx)(j, { 'aria-hidden': !0, size: 14, className: `pointer-events-none relative text-white`, strokeWidth: 3 })
          : (0, F.jsx)(T, { 'aria-hidden': !0, size: 13, className: `pointer-events-none relative text-white`, strokeWidth: 3 })),
    ],
  });
}
function G(e, t, n) {
  let r = new Set(e);
  for (let e of t) n ? r.add(e) : r.delete(e);
  return r;
}
var K = ({ isSelectable: e }, t) => e?.(t) ?? !0;
function q({ selection: e, rowKey: t, rows: n }) {
  let r = n.filter((t) => K(e, t)).map(t),
    i = r.filter((t) => e.selected.has(t));
  return (0, F.jsx)(W, {
    label: l.table.selectAll,
    isSelected: r.length > 0 && i.length === r.length,
    isIndeterminate: i.length > 0 && i.length < r.length,
    isDisabled: r.length === 0,
    onChange: (t) => e.onChange(G(e.selected, r, t)),
  });
}
function J({ selection: e, rowKey: t, row: n }) {
  let r = t(n);
  return (0, F.jsx)(W, {
    label: l.table.selectRow(e.rowName(n)),
    isSelected: e.selected.has(r),
    isDisabled: !K(e, n),
    onChange: (t) => e.onChange(G(e.selected, [r], t)),
  });
}
var Y = ({ label: e, name: t }) => typeof e == `string` || t !== void 0;
function X({ columns: e, row: t }) {
  let [n, ...r] = e;
  return (0, F.jsxs)(`div`, {
    className: `flex flex-col gap-2`,
    children: [
      n && (0, F.jsx)(`div`, { className: `min-w-0`, children: n.cell(t) }),
      (0, F.jsx)(`dl`, {
        className: `flex flex-col gap-1.5`,
        children: r.filter(Y).map((e) =>
          (0, F.jsxs)(
            `div`,
            {
              className: `flex items-baseline justify-between gap-4`,
              children: [
                (0, F.jsx)(`dt`, { className: `shrink-0 text-sm text-text-3`, children: e.name ?? e.label }),
                (0, F.jsx)(`dd`, { className: m(`min-w-0 text-md`, e.isNumeric && `tabular`), children: e.cell(t) }),
              ],
            },
            e.key,
          ),
        ),
      }),
      r.filter((e) => !Y(e)).map((e) => (0, F.jsx)(`div`, { children: e.cell(t) }, e.key)),
    ],
  });
}
function Z({ columns: e, totals: t }) {
  return (0, F.jsx)(`dl`, {
    'aria-label': V.totals,
    className: `flex flex-col gap-1.5 border-t border-line-strong bg-surface-sunken px-(--gutter) py-3`,
    children: e.map(
      (e, n) =>
        t[e.key] !== void 0 &&
        (0, F.jsxs)(
          `div`,
          {
            className: `flex items-baseline justify-between gap-4 font-semibold`,
            children: [
              (0, F.jsx)(`dt`, { className: `text-sm`, children: n === 0 ? t[e.key] : (e.name ?? e.label) }),
              n > 0 && (0, F.jsx)(`dd`, { className: `tabular text-md`, children: t[e.key] }),
            ],
          },
          e.key,
        ),
    ),
  });
}
function ae({ columns: e, rows: t, rowKey: n, caption: r, totals: i, selection: a, renderCard: o, isRowMuted: s }) {
  return (0, F.jsxs)(F.Fragment, {
    children: [
      a &&
        t.length > 0 &&
        (0, F.jsx)(`div`, {
          className: `flex border-b border-line bg-surface-sunken px-(--gutter) py-3`,
          children: (0, F.jsx)(q, { selection: a, rowKey: n, rows: t }),
        }),
      (0, F.jsx)(`ul`, {
        'aria-label': r,
        className: `divide-y divide-line`,
        children: t.map((t) =>
          (0, F.jsxs)(
            `li`,
            {
              className: m(`px-(--gutter) py-4`, a?.selected.has(n(t)) && `bg-row-selected`, s?.(t) && `opacity-60`, a && `flex gap-3`),
              children: [
                a &&
                  (0, F.jsx)(`span`, { className: `flex h-6 items-center`, children: (0, F.jsx)(J, { selection: a, rowKey: n, row: t }) }),
                a
                  ? (0, F.jsx)(`div`, { className: `min-w-0 flex-1`, children: o ? o(t) : (0, F.jsx)(X, { columns: e, row: t }) })
                  : o
                    ? o(t)
                    : (0, F.jsx)(X, { columns: e, row: t }),
              ],
            },
            n(t),
          ),
        ),
      }),
      !o && i && (0, F.jsx)(Z, { columns: e, totals: i }),
    ],
  });
}
var Q = 10;
function oe(e, t, n) {
  switch (e) {
    case `ArrowDown`:
      return Math.min(t + 1, n);
    case `ArrowUp`:
      return Math.max(t - 1, 0);
    case `PageDown`:
      return Math.min(t + Q, n);
    case `PageUp`:
      return Math.max(t - Q, 0);
    case `Home`:
      return 0;
    case `End`:
      return n;
    default:
      return;
  }
}
function se(e, t, n) {
  let [r, i] = (0, P.useState)(0);
  if (!n) return () => ({});
  let a = Math.min(r, t - 1);
  return (r) => ({
    tabIndex: r === a ? 0 : -1,
    onFocus: () => i(r),
    onKeyDown: (i) => {
      if (i.target !== i.currentTarget) return;
      if (i.key === `Enter`) {
        (i.preventDefault(), n(r));
        return;
      }
      let a = oe(i.key, r, t - 1);
      a !== void 0 && (i.preventDefault(), e.current?.children[a]?.focus());
    },
  });
}
var ce = 3,
  $ = `w-14 tabular text-text-3`;
function le(e) {
  let {
      columns: t,
      rows: n,
      rowKey: r,
      caption: i,
      sort: a,
      onSort: o,
      totals: c,
      selection: l,
      isDense: u = !1,
      isRowMuted: d,
      isScrollable: f = !1,
    } = e,
    { firstIndex: p, onOpenRow: h, filterToggle: _ } = e,
    v = re(ne),
    y = (0, P.useRef)(null),
    b = se(y, n.length, h && ((e) => h(n[e])));
  if (!v && !f && (e.renderCard !== void 0 || t.length > ce)) return (0, F.jsx)(ae, { ...e });
  let x = f || !v,
    S = (e) => e === 0 && x && `sticky start-0 z-1`,
    C = (0, F.jsxs)(`table`, {
      className: `w-full border-separate border-spacing-0 text-md`,
      children: [
        (0, F.jsx)(`caption`, { className: `sr-only`, children: i }),
        (0, F.jsx)(`thead`, {
          className: m(!x && `sticky top-0 z-(--z-sticky)`, `[&_th]:border-y [&_th]:bg-surface-sunken`),
          children: (0, F.jsxs)(`tr`, {
            children: [
              l &&
                (0, F.jsx)(`th`, {
                  scope: `col`,
                  className: `w-[18px] ps-(--gutter) align-middle`,
                  children: (0, F.jsx)(`span`, { className: `flex`, children: (0, F.jsx)(q, { selection: l, rowKey: r, rows: n }) }),
                }),
              p !== void 0 && (0, F.jsx)(`th`, { scope: `col`, className: m(B({}), $, `text-sm font-normal`), children: V.index }),
              t.map((e, t) => (0, F.jsx)(U, { column: e, sort: a, onSort: o, className: S(t) || void 0 }, e.key)),
              _ &&
                (0, F.jsx)(`th`, {
                  scope: `col`,
                  className: `w-10 pe-(--gutter)`,
                  children: (0, F.jsx)(s, {
                    icon: N,
                    size: `sm`,
                    iconSize: 16,
                    label: _.isShown ? V.hideFilters : V.showFilters,
                    'aria-expanded': _.isShown,
                    'aria-controls': _.controls,
                    onClick: _.onToggle,
                  }),
                }),
            ],
          }),
        }),
        (0, F.jsx)(`tbody`, {
          ref: y,
          className: `[&_td]:border-b`,
          children: n.map((e, n) => {
            let i = r(e),
              o = l?.selected.has(i) ?? !1;
            return (0, F.jsxs)(
              `tr`,
              {
                ...b(n),
                className: m(
                  `transition-colors duration-(--t-fast) focus-visible:-outline-offset-2 [&>td]:bg-inherit`,
                  u ? `h-(--row-dense)` : `h-(--row)`,
                  o ? `bg-row-selected [&>td:first-child]:shadow-[inset_-2px_0_0_var(--chart-1)]` : `bg-surface hover:bg-surface-hover`,
                  d?.(e) && `text-text-3`,
                ),
                children: [
                  l &&
                    (0, F.jsx)(`td`, {
                      className: `ps-(--gutter) align-middle`,
                      children: (0, F.jsx)(`span`, { className: `flex`, children: (0, F.jsx)(J, { selection: l, rowKey: r, row: e }) }),
                    }),
                  p !== void 0 && (0, F.jsx)(`td`, { className: m(B({}), $), children: g(p + n) }),
                  t.map((t, n) =>
                    (0, F.jsx)(
                      `td`,
                      {
                        className: m(B(t), `py-1.5`, t.sortKey !== void 0 && a?.key === t.sortKey && `font-semibold`, S(n)),
                        children: t.cell(e),
                      },
                      t.key,
                    ),
                  ),
                  _ && (0, F.jsx)(`td`, {}),
                ],
              },
              i,
            );
          }),
        }),
        c &&
          (0, F.jsx)(`tfoot`, {
            className: `font-semibold [&_td]:border-t [&_td]:border-line-strong [&_td]:bg-surface-sunken`,
            children: (0, F.jsxs)(`tr`, {
              className: `h-11`,
              children: [
                l && (0, F.jsx)(`td`, { className: `ps-(--gutter)` }),
                p !== void 0 && (0, F.jsx)(`td`, {}),
                t.map((e, t) => (0, F.jsx)(`td`, { className: m(B(e), S(t)), children: c[e.key] }, e.key)),
                _ && (0, F.jsx)(`td`, {}),
              ],
            }),
          }),
      ],
    });
  return x ? (0, F.jsx)(`div`, { className: `overflow-x-auto`, children: C }) : C;
}
function ue(e) {
  return /^\d+$/.test(e) ? h(e) : e;
}
function de({ phone: e }) {
  return e === null ? I.none : (0, F.jsx)(`bdi`, { dir: `ltr`, className: `whitespace-nowrap`, children: h(_(e)) });
}
function fe({ title: e, badges: t, actions: n, parent: r }) {
  return (
    (0, P.useEffect)(() => {
      document.title = `${e} | ${i.title}`;
    }, [e]),
    (0, F.jsx)(`header`, {
      className: `z-(--z-sticky) shrink-0 border-b bg-surface lg:sticky lg:top-0`,
      children: (0, F.jsxs)(`div`, {
        className: `flex min-h-(--top-h) flex-wrap items-center gap-x-3 gap-y-2 px-(--gutter) py-2`,
        children: [
          r !== void 0 &&
            (0, F.jsxs)(c, {
              to: `/`,
              'aria-label': r,
              className: `inline-flex shrink-0 items-center gap-3 rounded-md text-md text-text-2 hover:text-text max-lg:-ms-3 max-lg:size-11 max-lg:justify-center`,
              children: [
                (0, F.jsx)(x, { 'aria-hidden': !0, size: 22, className: `lg:hidden` }),
                (0, F.jsx)(`span`, { className: `max-lg:hidden`, children: r }),
                (0, F.jsx)(D, { 'aria-hidden': !0, size: 16, className: `max-lg:hidden` }),
              ],
            }),
          (0, F.jsx)(`h1`, {
            tabIndex: -1,
            className: `min-w-0 truncate text-lg leading-7 font-bold text-text outline-none max-lg:flex-1 lg:text-xl lg:leading-8`,
            children: e,
          }),
          t !== void 0 &&
            (0, F.jsx)(`div`, { className: `flex flex-wrap items-center gap-2 max-lg:order-last max-lg:basis-full`, children: t }),
          n !== void 0 && (0, F.jsx)(`div`, { className: `ms-auto flex shrink-0 items-center gap-2`, children: n }),
        ],
      }),
    })
  );
}
export { te as a, ee as c, D as d, le as i, I as l, de as n, z as o, ue as r, R as s, fe as t, L as u };
