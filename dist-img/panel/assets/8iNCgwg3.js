const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/XJWOC77s.js',
      'assets/XKyaHtl9.js',
      'assets/DRQ0Ktxg.js',
      'assets/CJIZU9JZ.js',
      'assets/CyzTUeQb.js',
      'assets/CIjs4pVG.js',
      'assets/VBxxJaJP.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BcR2Uzf-.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/Bco2wE24.js',
      'assets/YBalEp_5.js',
      'assets/D0Vp9Bto.js',
      'assets/B4PylbZJ.js',
      'assets/CM0A3w0J.js',
      'assets/DCrty0fR.js',
      'assets/CTGuGsln.js',
      'assets/CDhqC_Tj.js',
      'assets/Z43WcrRE.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/CwUb1psq.js',
      'assets/DR3bxFpy.js',
      'assets/BxKBQl-z.js',
      'assets/B-q4o1zy.js',
      'assets/CONkC3fX.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { _ as t, h as n } from './DRQ0Ktxg.js';
import { c as r } from './DiG58iuX.js';
import { t as i } from './C6_1bk7v.js';
import { t as a } from './Z43WcrRE.js';
import { t as o } from './D8JH1jTK.js';
import { E as s, I as c, ut as l } from './tUkH6Wd0.js';
import { n as u, t as d } from './5BPfgcR_.js';
import { i as f, s as p } from './CTGuGsln.js';
import { t as m } from './ID5W_fPX.js';
import { t as h } from './B-q4o1zy.js';
import { t as g } from './myNqLDer.js';
import { t as _ } from './BsElgLiT.js';
import { _ as v } from './DFNVB9y5.js';
import { t as y } from './DDN8PgIi.js';
import { t as b } from './CpdwfL3C.js';
import { t as x } from './CONkC3fX.js';
var S = e(o(), 1),
  C = /[\s,;\u060c\u061b]+/u;
function w(e) {
  return e.split(C).flatMap((e) => e.split(`#`).filter((e) => e !== ``));
}
function T(e) {
  return e.split(C).flatMap((e) => e.split(`@`).filter((e) => e !== ``));
}
function E(e, t) {
  return [...new Set([...e, ...t])];
}
var D = l(),
  O = [`Enter`, ` `, `,`, `،`];
function k(e) {
  let {
      name: t,
      label: n,
      value: r,
      onChange: i,
      split: a,
      issues: o,
      error: c,
      hint: l,
      optional: p,
      limit: g,
      sign: _ = ``,
      dir: v = `auto`,
      suggest: y,
    } = e,
    b = (0, S.useId)(),
    [x, C] = (0, S.useState)(``),
    [w, T] = (0, S.useState)(``),
    k = (e) => {
      let t = a(e);
      (C(``), t.length !== 0 && (i(E(r, t)), T(h.added(t))));
    },
    A = new Set(o.map(({ index: e }) => e)),
    j =
      r.length > 0 &&
      (0, D.jsx)(`span`, {
        className: r.length > g ? `font-semibold text-danger-text` : `text-text-3`,
        children: h.countOf(f(r.length), f(g)),
      });
  return (0, D.jsxs)(d, {
    label: n,
    optional: p,
    hint: l,
    error: c,
    htmlFor: b,
    aside: j,
    children: [
      (0, D.jsxs)(`div`, {
        'data-invalid': !!c || void 0,
        className: `control-frame flex min-h-(--h-lg) flex-wrap items-center gap-1.5 px-2 py-1`,
        children: [
          r.map((e, t) =>
            (0, D.jsxs)(
              `span`,
              {
                className: s(
                  `inline-flex h-8 max-w-full items-center rounded-sm ps-2 text-sm`,
                  A.has(t) ? `bg-danger-soft text-danger-text` : `bg-action-soft text-action-soft-text`,
                ),
                children: [
                  (0, D.jsxs)(`bdi`, { className: `truncate`, children: [_, e] }),
                  (0, D.jsx)(`button`, {
                    type: `button`,
                    'aria-label': h.removeChip(e),
                    onClick: () => i(r.filter((t) => t !== e)),
                    className: `touch-area grid size-7 shrink-0 place-items-center rounded-sm`,
                    children: (0, D.jsx)(m, { 'aria-hidden': !0, size: 14 }),
                  }),
                ],
              },
              e,
            ),
          ),
          (0, D.jsx)(`input`, {
            id: b,
            name: t,
            dir: x === `` ? void 0 : v,
            value: x,
            placeholder: h.add,
            autoComplete: `off`,
            autoCapitalize: `none`,
            enterKeyHint: `done`,
            'aria-invalid': !!c || void 0,
            'aria-describedby': u(b, { hint: l, error: c }),
            onChange: ({ target: e, nativeEvent: t }) => {
              /[\s,\u060c]$/u.test(e.value) && !t.isComposing ? k(e.value) : C(e.value);
            },
            onKeyDown: (e) => {
              e.nativeEvent.isComposing ||
                (O.includes(e.key) && (x !== `` || e.key !== `Enter`)
                  ? (e.preventDefault(), k(x))
                  : e.key === `Backspace` && x === `` && r.length > 0 && (e.preventDefault(), C(r.at(-1) ?? ``), i(r.slice(0, -1))));
            },
            onPaste: (e) => {
              let t = e.clipboardData.getData(`text`);
              a(t).length < 2 || (e.preventDefault(), k(`${x} ${t}`));
            },
            onBlur: (e) => {
              e.relatedTarget?.closest(`[data-suggestions="${b}"]`) || k(x);
            },
            className: `h-9 min-w-24 flex-1 bg-transparent px-1 text-control outline-none`,
          }),
        ],
      }),
      y && x.trim().length > 1 && (0, D.jsx)(`div`, { 'data-suggestions': b, children: y(x.trim(), k) }),
      (0, D.jsx)(`span`, { role: `status`, className: `sr-only`, children: w }),
    ],
  });
}
var A = 5;
function j({ text: e, label: t, onPick: n }) {
  let r = _(e.replace(/^@/, ``), g.typing),
    i = y({
      queryKey: [`publishers`, `instagram-pages`, r],
      queryFn: ({ signal: e }) => b.publishers.listInstagramPages({ query: { search: r, limit: A } }, { signal: e }),
      enabled: r.length > 1 && r.length <= 100,
      placeholderData: v,
      staleTime: 6e4,
    });
  if (i.isError) return (0, D.jsx)(`p`, { className: `text-sm text-text-3`, children: h.suggestionsFailed });
  let a = i.data?.results ?? [];
  return a.length === 0
    ? null
    : (0, D.jsx)(`ul`, {
        'aria-label': h.suggestions(t),
        className: `overflow-hidden rounded-md border bg-surface shadow-pop`,
        children: a.map(({ id: e, username: t, title: r, followers: i }) =>
          (0, D.jsx)(
            `li`,
            {
              className: `border-b last:border-b-0`,
              children: (0, D.jsxs)(`button`, {
                type: `button`,
                onClick: () => n(t),
                className: `flex min-h-11 w-full items-center gap-3 px-3 text-start text-sm hover:bg-surface-hover`,
                children: [
                  (0, D.jsx)(`bdi`, { dir: `ltr`, className: `font-medium`, children: `@${t}` }),
                  (0, D.jsx)(`span`, { className: `min-w-0 flex-1 truncate text-text-2`, children: r }),
                  (0, D.jsx)(`span`, { className: `shrink-0 text-xs text-text-3`, children: h.followers(p(i)) }),
                ],
              }),
            },
            e,
          ),
        ),
      });
}
var M = (0, S.lazy)(async () => ({
  default: (
    await c(
      async () => {
        let { HyperlinksField: e } = await import(`./XJWOC77s.js`);
        return { HyperlinksField: e };
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
      ]),
    )
  ).HyperlinksField,
}));
function N({ data: e, issues: o, errorOf: s, onChange: c }) {
  let l = e.media_type === `INSTAGRAM`,
    u = e.campaign_type === `INFLUENCE`,
    d = u ? h.captionSuggested : h.caption[e.content_type],
    f = (t) => ({ name: t, value: e[t], issues: o.filter((e) => e.field === t), error: s(t), onChange: (e) => c({ [t]: e }) }),
    p = (e) => (l ? (t, n) => (0, D.jsx)(j, { text: t, label: e, onPick: n }) : void 0);
  return (0, D.jsxs)(`section`, {
    className: `flex flex-col gap-4 border-b py-5`,
    children: [
      (0, D.jsxs)(`div`, {
        className: `flex flex-wrap items-center justify-between gap-3`,
        children: [
          (0, D.jsx)(`h2`, { className: `text-lg font-bold`, children: d }),
          e.content_type === `POST` &&
            (0, D.jsx)(i, { label: h.commentsOpen, isSelected: e.content_isCommentOpen, onChange: (e) => c({ content_isCommentOpen: e }) }),
        ],
      }),
      (0, D.jsx)(a, {
        multiline: !0,
        rows: 4,
        dir: x(e.content_caption),
        label: d,
        isLabelHidden: !0,
        name: `content_caption`,
        placeholder: h.captionExample,
        hint: h.captionHint[e.content_type],
        value: e.content_caption,
        onChange: (e) => c({ content_caption: e }),
        counterLimit: t(e.media_type, n(e).length > 0),
        error: s(`content_caption`),
      }),
      (0, D.jsxs)(`div`, {
        className: `grid gap-4 md:grid-cols-2`,
        children: [
          (0, D.jsx)(k, {
            ...f(`content_hashtags`),
            label: h.hashtags,
            optional: h.hashtagsOptional,
            hint: h.hashtagsHint,
            limit: 30,
            split: w,
          }),
          (0, D.jsx)(k, {
            ...f(`content_mentions`),
            label: h.mentions,
            hint: h.mentionsHint,
            limit: 20,
            split: T,
            sign: `@`,
            dir: `ltr`,
            suggest: p(h.mentions),
          }),
          l &&
            (0, D.jsx)(k, {
              ...f(`content_tags`),
              label: h.tags,
              hint: h.tagsHint,
              limit: 20,
              split: T,
              sign: `@`,
              dir: `ltr`,
              suggest: p(h.tags),
            }),
        ],
      }),
      r(e.media_type) && (0, D.jsx)(S.Suspense, { children: (0, D.jsx)(M, { data: e, issues: o, onChange: c }) }),
      !u && (0, D.jsx)(P, { data: e, errorOf: s, onChange: c }),
    ],
  });
}
function P({ data: e, errorOf: t, onChange: n }) {
  return (0, D.jsx)(a, {
    multiline: !0,
    rows: 2,
    dir: x(e.content_contentMediaDescription),
    optional: !0,
    label: h.mediaDescription,
    name: `content_contentMediaDescription`,
    hint: h.mediaDescriptionHint,
    value: e.content_contentMediaDescription,
    error: t(`content_contentMediaDescription`),
    onChange: (e) => n({ content_contentMediaDescription: e }),
  });
}
export { N as n, P as t };
