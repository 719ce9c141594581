import { r as e } from './XKyaHtl9.js';
import { l as t, o as n } from './B4PylbZJ.js';
import { t as r } from './DSnUUpLO.js';
import { t as i } from './D3ntQwAG.js';
import { D as a, j as o, ut as s, w as c } from './F4vu4jyn.js';
import { t as l } from './D8JH1jTK.js';
import { t as u } from './Dxk40yjG.js';
import { t as d } from './CCVL_UR2.js';
import { t as f } from './D4tpWBZn.js';
import { o as p } from './CwUb1psq.js';
import { t as m } from './C-K0clPr.js';
import { t as h } from './VXmm6Y8v.js';
import { t as g } from './BTSTizhr.js';
import { t as _ } from './I7yfX2S8.js';
import { n as v } from './DahNm76V.js';
var y = {
  name: `fast-forward`,
  size: 24,
  node: [
    [`path`, { d: `M12 6a2 2 0 0 1 3.414-1.414l6 6a2 2 0 0 1 0 2.828l-6 6A2 2 0 0 1 12 18z`, key: `b19h5q` }],
    [`path`, { d: `M2 6a2 2 0 0 1 3.414-1.414l6 6a2 2 0 0 1 0 2.828l-6 6A2 2 0 0 1 2 18z`, key: `h7h5ge` }],
  ],
};
y.node;
var b = o(y),
  x = e(l(), 1),
  S = {
    title: `ساعت آزمایشی`,
    explain: `زمان کمپین‌ها را جلو ببرید تا انتشار و گزارش را ببینید.`,
    open: (e) => `ساعت آزمایشی، ${e}`,
    at: (e, t) => `${e}، ${t}`,
    hour: `یک ساعت`,
    day: `یک روز`,
    end: `تا پایان کمپین`,
    forward: (e) => `${e} جلو برو`,
    moving: (e, t) => `در حال حرکت تا ${e}، ${t}`,
    movingLabel: `پیشرفت ساعت آزمایشی`,
    moved: (e, t) => `ساعت آزمایشی به ${e}، ${t} رسید.`,
    failed: `ساعت آزمایشی دریافت نشد.`,
    retry: `تلاش دوباره`,
  },
  C = s(),
  w = 24;
function T({ world: e, untilHours: r }) {
  let { clock: i, isMoving: a, share: o, moveBy: s } = e;
  if (i?.moving_to) {
    let e = Date.parse(i.moving_to);
    return (0, C.jsxs)(`div`, {
      role: `status`,
      className: `flex flex-col gap-2`,
      children: [
        (0, C.jsx)(`p`, { className: `text-xs text-text-2`, children: S.moving(n(e), t(e)) }),
        (0, C.jsx)(u, { value: o, label: S.movingLabel }),
      ],
    });
  }
  let l = [{ label: S.hour, hours: 1 }, { label: S.day, hours: w }, ...(r !== void 0 && r > 0 ? [{ label: S.end, hours: r }] : [])];
  return (0, C.jsx)(`div`, {
    className: `grid grid-cols-2 gap-1.5`,
    children: l.map(({ label: e, hours: t }) =>
      (0, C.jsx)(
        c,
        {
          variant: `secondary`,
          size: `sm`,
          icon: b,
          'aria-label': S.forward(e),
          isLoading: a,
          onClick: () => s(t),
          className: `px-2! last:odd:col-span-2 [&_svg]:-scale-x-100`,
          children: e,
        },
        e,
      ),
    ),
  });
}
var E = 700,
  D = 6e4,
  O = 1440,
  k;
function A(e) {
  if (k === e) return;
  k = e;
  let r = Date.parse(e);
  (p.success(S.moved(n(r), t(r))), _.invalidateQueries());
}
function j(e, t, n) {
  return n <= e ? 1 : Math.min(1, Math.max(0, (t - e) / (n - e)));
}
function M() {
  let e = h({ ...v, refetchInterval: ({ state: e }) => (e.data?.moving_to ? E : D) }),
    t = e.data,
    [n, r] = (0, x.useState)(),
    i = t?.moving_to ?? void 0;
  (i !== void 0 && t && n?.to !== i && r({ to: i, fromMs: Date.parse(t.now) }),
    (0, x.useEffect)(() => {
      t !== void 0 && t.moving_to === null && n && (A(n.to), r(void 0));
    }, [t, n]));
  let a = m({
    mutationFn: (e) => g.world.moveWorldClock({ body: { hours: Math.max(1, Math.min(O, Math.ceil(e))) } }),
    onSuccess: (e) => {
      (_.setQueryData(v.queryKey, e), e.moving_to === null && A(e.now));
    },
    onError: (e) => {
      (p.error(f(e)), _.invalidateQueries({ queryKey: [`world`] }));
    },
  });
  return {
    clock: t,
    isFailed: e.isError && t === void 0,
    retry: () => void e.refetch(),
    isMoving: a.isPending || i !== void 0,
    share: t && i !== void 0 && n ? j(n.fromMs, Date.parse(t.now), Date.parse(i)) : 0,
    moveBy: (e) => a.mutate(e),
  };
}
function N({ look: e = `panel`, untilHours: o }) {
  let s = M(),
    c = d(),
    l = (0, x.useId)(),
    { clock: u } = s;
  if (s.isFailed)
    return (0, C.jsxs)(`button`, {
      type: `button`,
      onClick: s.retry,
      className: `flex min-h-9 items-center gap-2 rounded-md px-2 text-xs text-text-2 hover:text-text`,
      children: [
        (0, C.jsx)(a, { 'aria-hidden': !0, size: 14 }),
        (0, C.jsx)(`span`, { className: e === `rail` ? `max-xl:sr-only` : void 0, children: `${S.failed} ${S.retry}` }),
      ],
    });
  if (!u?.can_move) return null;
  let f = Date.parse(u.now),
    p = S.at(n(f), t(f)),
    m = (0, C.jsx)(T, { world: s, untilHours: o ?? c }),
    h = (0, C.jsx)(`span`, { className: `text-md font-semibold text-text`, children: p });
  return e === `panel`
    ? (0, C.jsxs)(`section`, {
        'aria-label': S.title,
        className: `flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-3`,
        children: [
          (0, C.jsxs)(`p`, {
            className: `flex flex-wrap items-center gap-x-2 text-sm text-text-2`,
            children: [(0, C.jsx)(i, { 'aria-hidden': !0, size: 16 }), S.title, h],
          }),
          m,
        ],
      })
    : (0, C.jsxs)(`section`, {
        'aria-label': S.title,
        children: [
          (0, C.jsxs)(`details`, {
            open: !0,
            className: `group rounded-md border border-dashed border-line-strong max-xl:hidden`,
            children: [
              (0, C.jsxs)(`summary`, {
                className: `flex cursor-pointer list-none items-center gap-2 rounded-md px-2.5 py-1.5 [&::-webkit-details-marker]:hidden`,
                children: [
                  (0, C.jsx)(i, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-2` }),
                  (0, C.jsxs)(`span`, {
                    className: `flex min-w-0 flex-1 flex-col`,
                    children: [(0, C.jsx)(`span`, { className: `text-xs text-text-3`, children: S.title }), h],
                  }),
                  (0, C.jsx)(r, {
                    'aria-hidden': !0,
                    size: 16,
                    className: `shrink-0 text-text-3 transition-transform group-open:rotate-180`,
                  }),
                ],
              }),
              (0, C.jsx)(`div`, { className: `px-2.5 pb-2.5`, children: m }),
            ],
          }),
          (0, C.jsx)(`button`, {
            type: `button`,
            popoverTarget: l,
            title: S.open(p),
            'aria-label': S.open(p),
            className: `grid h-11 w-full place-items-center rounded-md text-text-2 hover:bg-surface-press xl:hidden`,
            children: (0, C.jsx)(i, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75 }),
          }),
          (0, C.jsxs)(`div`, {
            id: l,
            popover: `auto`,
            className: `fixed inset-auto start-[76px] bottom-3 m-0 w-60 rounded-lg border bg-surface p-4 text-text shadow-pop`,
            children: [(0, C.jsx)(`p`, { className: `pb-3`, children: h }), m],
          }),
        ],
      });
}
export { N as WorldClock };
