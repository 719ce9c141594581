import { r as e } from './XKyaHtl9.js';
import { t } from './D4tpWBZn.js';
import { i as n } from './DKPZI4Co.js';
import { ut as r, w as i } from './F4vu4jyn.js';
import { t as a } from './BIxgyhlm.js';
import { t as o } from './C2psp-In.js';
import { t as s } from './mekJ1ofw.js';
import { o as c } from './CwUb1psq.js';
import { t as l } from './DZHFnzI3.js';
import { p as u } from './VXmm6Y8v.js';
import { t as d } from './Bdm5X5eE.js';
import { t as f } from './D8JH1jTK.js';
import { t as p } from './BTSTizhr.js';
import { i as m, n as h, t as g } from './Dngw6LXh.js';
var _ = e(f(), 1),
  v = r();
function y({ template: e, onPick: t, onRemove: r }) {
  let { title: i, file: a } = e;
  return (0, v.jsxs)(`li`, {
    className: `min-w-0`,
    children: [
      (0, v.jsx)(`button`, {
        type: `button`,
        'aria-label': g.use(i),
        onClick: t,
        className: `block w-full overflow-hidden rounded-md border hover:border-action`,
        children: n(a.type)
          ? (0, v.jsx)(`video`, {
              src: `${a.url}#t=0.1`,
              muted: !0,
              playsInline: !0,
              preload: `metadata`,
              'aria-hidden': !0,
              className: `aspect-square w-full object-cover`,
            })
          : (0, v.jsx)(`img`, { src: a.url, alt: ``, loading: `lazy`, className: `aspect-square w-full object-cover` }),
      }),
      (0, v.jsxs)(`div`, {
        className: `flex items-center gap-1`,
        children: [
          (0, v.jsx)(`bdi`, { className: `min-w-0 flex-1 truncate text-sm`, children: i }),
          (0, v.jsx)(s, { icon: d, size: `sm`, label: g.remove(i), onClick: r }),
        ],
      }),
    ],
  });
}
function b({ place: e, onPick: n, onClose: r }) {
  let s = u(),
    d = l(m(e)),
    [f, b] = (0, _.useState)(null),
    [x, S] = (0, _.useState)(new Set()),
    C = (d.data?.pages ?? []).flatMap(({ results: e }) => e).filter(({ id: e }) => e !== f?.id && !x.has(e));
  function w(e) {
    if ((b(e), !f)) return;
    let { id: n } = f;
    (S((e) => new Set([...e, n])),
      p.creatives
        .deleteTemplate({ params: { id: n } })
        .catch((e) => {
          (S((e) => new Set([...e].filter((e) => e !== n))), c.error(void 0, t(e)));
        })
        .finally(() => void s.invalidateQueries({ queryKey: h })));
  }
  let T = () => {
      (w(null), r());
    },
    E = d.isPending ? `loading` : d.isError ? `failed` : C.length === 0 ? `empty` : `ready`;
  return (0, v.jsxs)(o, {
    isOpen: !0,
    onOpenChange: (e) => !e && T(),
    title: g.title,
    text: g.text,
    width: 560,
    children: [
      (0, v.jsx)(`div`, {
        role: `status`,
        className: `empty:hidden`,
        children:
          f &&
          (0, v.jsxs)(`p`, {
            className: `mb-3 flex items-center justify-between gap-3 rounded-md bg-surface-sunken px-3 py-1.5 text-sm`,
            children: [
              g.removed(f.title),
              (0, v.jsx)(i, { variant: `soft`, size: `sm`, className: `touch-area`, onClick: () => b(null), children: g.undo }),
            ],
          }),
      }),
      (0, v.jsxs)(a, {
        state: E,
        failedText: d.isError ? t(d.error) : void 0,
        onRetry: () => void d.refetch(),
        empty: { title: g.empty, text: g.emptyText },
        children: [
          (0, v.jsx)(`ul`, {
            className: `grid grid-cols-3 gap-3 sm:grid-cols-4`,
            children: C.map((e) =>
              (0, v.jsx)(
                y,
                {
                  template: e,
                  onPick: () => {
                    (w(null), n(e.file));
                  },
                  onRemove: () => w(e),
                },
                e.id,
              ),
            ),
          }),
          d.hasNextPage &&
            (0, v.jsx)(i, {
              variant: `secondary`,
              className: `mt-3`,
              isLoading: d.isFetchingNextPage,
              onClick: () => void d.fetchNextPage(),
              children: g.more,
            }),
        ],
      }),
    ],
  });
}
export { b as TemplatesDialog };
