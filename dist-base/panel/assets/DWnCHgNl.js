import { t as e } from './D4tpWBZn.js';
import { t } from './Cc7jf1rM.js';
import { c as n, j as r, ut as i, w as a } from './F4vu4jyn.js';
import { t as o } from './BIxgyhlm.js';
import { i as s, s as c } from './DrUi8QQT.js';
import { o as l } from './CwUb1psq.js';
import { _ as u } from './DFNVB9y5.js';
import { t as d } from './VXmm6Y8v.js';
import { t as f } from './D-U-9rl3.js';
import { t as p } from './BTSTizhr.js';
var m = {
  name: `replace`,
  size: 24,
  node: [
    [`path`, { d: `M14 4a1 1 0 0 1 1-1`, key: `dhj8ez` }],
    [`path`, { d: `M15 10a1 1 0 0 1-1-1`, key: `1mnyi5` }],
    [`path`, { d: `M21 4a1 1 0 0 0-1-1`, key: `sfs9ap` }],
    [`path`, { d: `M21 9a1 1 0 0 1-1 1`, key: `mp6qeo` }],
    [`path`, { d: `m3 7 3 3 3-3`, key: `x25e72` }],
    [`path`, { d: `M6 10V5a2 2 0 0 1 2-2h2`, key: `15xut4` }],
    [`rect`, { x: `3`, y: `14`, width: `7`, height: `7`, rx: `1`, key: `1bkyp8` }],
  ],
};
m.node;
var h = r(m),
  g = {
    title: (e) => `${e} ناشر بستهٔ شما دیگر برای این کمپین فروخته نمی‌شود.`,
    text: `نزدیک‌ترین ناشران به هر کدام این‌هاست؛ یکی را جایگزین کنید یا آن را بردارید.`,
    inPlaceOf: (e) => `به جای «${e}»`,
    replace: (e) => `${e} جایگزین شود`,
    facts: (e, t) => `${e} دسترسی · ${t} تومان`,
    remove: `برداشتن از بسته`,
    removeAll: `برداشتن همه از بسته`,
    none: `ناشر نزدیکی پیدا نشد.`,
    replaced: (e) => `${e} جایگزین شد.`,
    undo: `برگرداندن`,
  },
  _ = i();
function v({ kind: r, cart: i }) {
  let { goneIds: m, contents: v, actions: y } = i,
    b = [...m],
    x = v.plans.filter((e) => !m.includes(e)),
    S = d({
      queryKey: [`publishers`, `alternatives`, r, b, x],
      staleTime: 6e4,
      placeholderData: u,
      queryFn: ({ signal: e }) => p.publishers.suggestAlternatives({ body: { ...r, plans: b, selected: x } }, { signal: e }),
    }),
    C = (e, t) => {
      (y.replace(e, t), l.success(g.replaced(t.title), void 0, { label: g.undo, onPress: y.undo }));
    };
  return (0, _.jsxs)(`section`, {
    'aria-label': g.title(s(b.length)),
    className: `border-b bg-warning-soft px-(--gutter) py-3`,
    children: [
      (0, _.jsxs)(`div`, {
        className: `flex flex-wrap items-center gap-3`,
        children: [
          (0, _.jsx)(f, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-warning-text` }),
          (0, _.jsxs)(`p`, {
            className: `min-w-0 flex-1 text-md text-warning-text`,
            children: [(0, _.jsx)(`strong`, { className: `font-semibold`, children: g.title(s(b.length)) }), ` `, g.text],
          }),
          (0, _.jsx)(a, {
            size: `sm`,
            variant: `secondary`,
            className: `max-lg:h-11`,
            onClick: () => y.remove({ plans: b }),
            children: b.length > 1 ? g.removeAll : g.remove,
          }),
        ],
      }),
      (0, _.jsx)(o, {
        state: S.data ? `ready` : S.isError ? `failed` : `loading`,
        skeleton: (0, _.jsx)(n, { rows: 1 }),
        failedText: e(S.error),
        onRetry: () => void S.refetch(),
        isStale: S.isPlaceholderData,
        children: b.map((e) => {
          let { title: n = null, alternatives: r = [] } = S.data?.results.find((t) => t.plan_id === e) ?? {};
          return (0, _.jsxs)(
            `div`,
            {
              className: `mt-2 flex flex-wrap items-center gap-2`,
              children: [
                n !== null && (0, _.jsx)(`span`, { className: `text-sm text-text-2`, children: g.inPlaceOf(n) }),
                r.length === 0 && (0, _.jsx)(`span`, { className: `text-sm text-text-2`, children: g.none }),
                r.map((n) =>
                  (0, _.jsxs)(
                    `button`,
                    {
                      type: `button`,
                      'aria-label': g.replace(n.title),
                      onClick: () => C(e, n),
                      className: `flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-2.5 py-1 text-start hover:bg-surface-hover`,
                      children: [
                        (0, _.jsx)(t, { id: String(n.publisher_id), size: 28 }),
                        (0, _.jsxs)(`span`, {
                          children: [
                            (0, _.jsx)(`span`, { className: `block text-sm leading-5 font-semibold`, children: n.title }),
                            (0, _.jsx)(`span`, {
                              className: `block text-xs leading-5 text-text-3`,
                              children: g.facts(c(n.reach), c(n.price)),
                            }),
                          ],
                        }),
                        (0, _.jsx)(h, { 'aria-hidden': !0, size: 16, className: `text-action-soft-text` }),
                      ],
                    },
                    n.id,
                  ),
                ),
              ],
            },
            e,
          );
        }),
      }),
    ],
  });
}
export { v as GoneBanner };
