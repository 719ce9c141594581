import { o as e, p as t, t as n, u as r } from './B4PylbZJ.js';
import { i, l as a, s as o } from './DrUi8QQT.js';
import { a as s, i as c, t as l } from './D5sEH9RZ.js';
import { E as u, c as d, j as f, ut as p } from './F4vu4jyn.js';
import { t as m } from './Al3BTFCW.js';
import { t as h } from './DmeRKfem.js';
import { t as g } from './Bs23jcBY.js';
import { t as ee } from './D4tpWBZn.js';
import { n as te } from './Wf1ibiqF.js';
import { t as _ } from './BIxgyhlm.js';
import { t as v } from './CVBP8ODU.js';
import { t as y } from './VXmm6Y8v.js';
import { t as ne } from './BTSTizhr.js';
import { r as re } from './gmqf80wk.js';
import { t as ie } from './BOVRmk7M.js';
import { t as ae } from './BFbLSYN8.js';
import { t as b } from './C7ar6JNs.js';
import { s as oe } from './D1ikcph0.js';
import { h as se, i as x, m as ce } from './AOF5lJFr.js';
import { l as le } from './DnH9Kq72.js';
import { i as ue } from './DKPZI4Co.js';
import { t as de } from './D-KhF3dJ.js';
import { n as S } from './DCW9BU5S.js';
import { t as C } from './Cc7jf1rM.js';
import { n as fe, t as pe } from './BNZFcsDO.js';
import { t as w } from './84GUO13V.js';
import { t as T } from './Ct4oq9fU.js';
var E = {
  name: `clock-exclamation-point`,
  size: 24,
  node: [
    [`path`, { d: `M12 6v6l4 2`, key: `mmk7yg` }],
    [`path`, { d: `M20 12v5`, key: `12wsvk` }],
    [`path`, { d: `M20 21h.01`, key: `1p6o6n` }],
    [`path`, { d: `M21.25 8.2A10 10 0 1 0 16 21.16`, key: `17fp9f` }],
  ],
  aliases: [`clock-alert`],
};
E.node;
var me = f(E),
  D = {
    name: `file-check-corner`,
    size: 24,
    node: [
      [`path`, { d: `M10.5 22H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.706.706l3.588 3.588A2.4 2.4 0 0 1 20 8v6`, key: `g5mvt7` }],
      [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
      [`path`, { d: `m14 20 2 2 4-4`, key: `15kota` }],
    ],
    aliases: [`file-check-2`],
  };
D.node;
var he = f(D),
  O = {
    name: `list-checks`,
    size: 24,
    node: [
      [`path`, { d: `M13 5h8`, key: `a7qcls` }],
      [`path`, { d: `M13 12h8`, key: `h98zly` }],
      [`path`, { d: `M13 19h8`, key: `c3s6r1` }],
      [`path`, { d: `m3 17 2 2 4-4`, key: `1jhpwq` }],
      [`path`, { d: `m3 7 2 2 4-4`, key: `1obspn` }],
    ],
  };
O.node;
var ge = f(O),
  k = {
    name: `scale`,
    size: 24,
    node: [
      [`path`, { d: `M12 3v18`, key: `108xh3` }],
      [`path`, { d: `m19 8 3 8a5 5 0 0 1-6 0zV7`, key: `zcdpyk` }],
      [`path`, { d: `M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1`, key: `1yorad` }],
      [`path`, { d: `m5 8 3 8a5 5 0 0 1-6 0zV7`, key: `eua70x` }],
      [`path`, { d: `M7 21h10`, key: `1b0cd5` }],
    ],
  };
k.node;
var A = f(k),
  j = {
    name: `timer`,
    size: 24,
    node: [
      [`line`, { x1: `10`, x2: `14`, y1: `2`, y2: `2`, key: `14vaq8` }],
      [`line`, { x1: `12`, x2: `15`, y1: `14`, y2: `11`, key: `17fdiu` }],
      [`circle`, { cx: `12`, cy: `14`, r: `8`, key: `1e1u0o` }],
    ],
  };
j.node;
var M = f(j),
  N = {
    name: `users-round`,
    size: 24,
    node: [
      [`path`, { d: `M18 21a8 8 0 0 0-16 0`, key: `3ypg7q` }],
      [`circle`, { cx: `10`, cy: `8`, r: `5`, key: `o932ke` }],
      [`path`, { d: `M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3`, key: `10s06x` }],
    ],
    aliases: [`users-2`],
  };
N.node;
var P = f(N),
  F = p();
function I({ type: r, today: i, end: a, publishing: o }) {
  let c = r === `INFLUENCE`,
    l = [
      { icon: he, title: s.dateActivation, text: s.dateToday(e(t(i))) },
      { icon: m, title: c ? s.dateNegotiation : s.dateReview, text: c ? s.dateNegotiationText : s.dateBeforeStart },
      { icon: h, title: s.datePublish, text: o },
      { icon: g, title: s.dateSettle, text: s.dateFrom(e(t(n(a, 2)))) },
    ];
  return (0, F.jsxs)(`section`, {
    className: `border-b py-4`,
    children: [
      (0, F.jsx)(`h2`, { className: `mb-3 text-lg font-bold`, children: s.dates }),
      (0, F.jsx)(`ol`, {
        className: `flex max-lg:flex-col max-lg:gap-3 lg:flex-row`,
        children: l.map(({ icon: e, title: t, text: n }, r) =>
          (0, F.jsxs)(
            `li`,
            {
              className: `relative flex min-w-0 flex-1 items-center gap-3 last:flex-none lg:flex-col lg:items-stretch lg:gap-1.5`,
              children: [
                (0, F.jsxs)(`span`, {
                  className: `flex items-center gap-2`,
                  children: [
                    (0, F.jsx)(`span`, {
                      className: u(
                        `grid size-8 shrink-0 place-items-center rounded-md`,
                        r === 0 ? `bg-action text-text-on-brand` : `bg-action-soft text-action-soft-text`,
                      ),
                      children: (0, F.jsx)(e, { 'aria-hidden': !0, size: 18 }),
                    }),
                    r < l.length - 1 &&
                      (0, F.jsx)(`span`, {
                        'aria-hidden': !0,
                        className: `bg-line-strong max-lg:absolute max-lg:start-4 max-lg:top-[38px] max-lg:h-3 max-lg:w-px lg:me-2 lg:h-px lg:flex-1`,
                      }),
                  ],
                }),
                (0, F.jsxs)(`span`, {
                  className: `min-w-0`,
                  children: [
                    (0, F.jsx)(`span`, { className: `block text-md font-semibold`, children: t }),
                    (0, F.jsx)(`span`, { className: `block text-sm text-text-3`, children: n }),
                  ],
                }),
              ],
            },
            t,
          ),
        ),
      }),
    ],
  });
}
var L = {
  title: `خدمات تکمیلی`,
  note: `اختیاری؛ هر کدام یک بار و بدون مالیات`,
  price: (e) => `${e} تومان`,
  failed: `خدمات تکمیلی خوانده نشد.`,
};
function _e({ data: e, onChange: t }) {
  let { media_type: n, content_type: r, campaign_type: i, additional_services: o } = e,
    s = { media_type: n, content_type: r, campaign_type: i },
    c = y({ queryKey: [`pricing`, `services`, s], queryFn: ({ signal: e }) => ne.pricing.listServices({ query: s }, { signal: e }) });
  return c.data?.results.length === 0
    ? null
    : (0, F.jsxs)(`section`, {
        'aria-label': L.title,
        className: `border-b py-4`,
        children: [
          (0, F.jsxs)(`div`, {
            className: `mb-3 flex flex-wrap items-baseline gap-x-2`,
            children: [
              (0, F.jsx)(`h2`, { className: `text-lg font-bold`, children: L.title }),
              (0, F.jsx)(`span`, { className: `text-sm text-text-3`, children: L.note }),
            ],
          }),
          (0, F.jsx)(_, {
            ...v(c),
            skeleton: (0, F.jsx)(d, { rows: 2, hasAvatar: !1 }),
            failedText: c.error ? ee(c.error) : void 0,
            children: (0, F.jsx)(`ul`, {
              className: `grid gap-x-8 gap-y-4 md:grid-cols-2`,
              children: c.data?.results.map(({ key: e, title_fa: n, description_fa: r, price: i }) =>
                (0, F.jsxs)(
                  `li`,
                  {
                    className: `flex items-start justify-between gap-4`,
                    children: [
                      (0, F.jsx)(te, {
                        isSelected: o[e] === !0,
                        onChange: (n) => t({ ...o, [e]: n }),
                        label: (0, F.jsx)(`span`, { className: `font-medium`, children: n }),
                        hint: r === `` ? void 0 : r,
                      }),
                      (0, F.jsx)(`span`, { className: `shrink-0 text-md font-medium`, children: L.price(a(i)) }),
                    ],
                  },
                  e,
                ),
              ),
            }),
          }),
        ],
      });
}
function ve(e) {
  return y(re).data?.feature_flags[`media-plan-v2-additional-services`] === !0 ? (0, F.jsx)(_e, { ...e }) : null;
}
var ye = [`rejected`, `declined`, `list`, `cancelled`, `failed`, `cut_short`, `completed`];
function be(e) {
  let t = e === `INFLUENCE` ? `failed` : `list`;
  return ye.filter((e) => e !== t);
}
var R = (e) => `${i(e)} ساعت`,
  z = R(b.late_live),
  B = R(b.settle),
  V = R(24),
  H = {
    rejected: { title: `رد در بررسی`, text: `همهٔ مبلغ آزاد می‌شود و کد تخفیف به شما برمی‌گردد.` },
    declined: { title: `ناشری که نپذیرد`, text: `اگر ناشری نپذیرد یا تا ${R(b.answer)} پاسخ ندهد، سهم او آزاد می‌شود.` },
    cancelled: { title: `لغو پیش از انتشار`, text: `همهٔ مبلغ آزاد می‌شود؛ فقط از سهمی که کمتر از ${V} تا انتشارش مانده، نیمی کسر می‌شود.` },
    failed: { title: `ناشری که منتشر نکند`, text: `اگر تا ${z} پس از زمانش منتشر نشود، سهم او آزاد می‌شود.` },
    cut_short: { title: `زودتر برداشته شود`, text: `فقط ساعت‌های منتشرشده کسر می‌شود و بقیهٔ سهم آزاد می‌شود.` },
    completed: { title: `پایان کمپین`, text: `${B} بعد، حساب نهایی می‌شود و آنچه تحویل نشده آزاد می‌شود.` },
  },
  U = (e) => ({
    ...H,
    declined: { title: `جایی که نپذیرد`, text: `چیزی کسر نمی‌شود؛ پول فقط برای ${e} پذیرفته‌شده کسر می‌شود.` },
    failed: { title: `آنچه منتشر نشود`, text: `اگر تا ${z} پس از زمانش منتشر نشود، سهم آن آزاد می‌شود.` },
    cut_short: { title: `زودتر برداشته شود`, text: `فقط ${e} پذیرفته‌شده تا همان لحظه کسر می‌شود.` },
    completed: { title: `پایان بازه یا رسیدن به هدف`, text: `${B} بعد، بهای ${e} پذیرفته‌شده کسر و همهٔ بقیه آزاد می‌شود.` },
  }),
  xe = {
    rejected: { title: `رد بریف در بررسی`, text: `همهٔ سقف آزاد می‌شود و کد تخفیف به شما برمی‌گردد.` },
    declined: {
      title: `کسی نپذیرد یا شما فهرست را نپذیرید`,
      text: `همهٔ سقف آزاد می‌شود؛ اگر تا ${R(b.list)} به فهرست پاسخ ندهید هم همین‌طور.`,
    },
    list: { title: `جمع فهرست با سقف یکی نباشد`, text: `کمتر باشد، تفاوت آزاد می‌شود؛ بیشتر باشد، تفاوت فقط با پذیرش شما نگه داشته می‌شود.` },
    cancelled: {
      title: `لغو پیش از انتشار`,
      text: `همهٔ مبلغ آزاد می‌شود؛ فقط از سهمی که محتوایش را تأیید کرده‌اید یا کمتر از ${V} تا انتشارش مانده، نیمی کسر می‌شود.`,
    },
    cut_short: {
      title: `منتشر نشود یا زودتر برداشته شود`,
      text: `اگر تا ${z} پس از زمانش منتشر نشود، سهم ناشر آزاد می‌شود؛ زودتر بردارد، فقط ساعت‌های منتشرشده کسر می‌شود.`,
    },
    completed: H.completed,
  },
  Se = { REACH: H, CPM: U(`بازدیدهای`), CPC: U(`کلیک‌های`), INFLUENCE: xe },
  Ce = { rejected: ie, declined: P, list: ge, cancelled: ae, failed: me, cut_short: M, completed: A };
function we({ type: e }) {
  return (0, F.jsxs)(`section`, {
    className: `py-4`,
    children: [
      (0, F.jsx)(`h2`, { className: `mb-3 text-lg font-bold`, children: s.rulesTitle }),
      (0, F.jsx)(`ul`, {
        className: `grid gap-x-8 gap-y-3 md:grid-cols-2`,
        children: be(e).map((t) => {
          let n = Ce[t],
            r = Se[e][t];
          return (0, F.jsxs)(
            `li`,
            {
              className: `flex items-start gap-3`,
              children: [
                (0, F.jsx)(n, { 'aria-hidden': !0, size: 18, className: `mt-[3px] shrink-0 text-text-3` }),
                (0, F.jsxs)(`span`, {
                  children: [
                    (0, F.jsx)(`span`, { className: `block text-md font-semibold`, children: r?.title }),
                    (0, F.jsx)(`span`, { className: `block text-sm text-text-2`, children: r?.text }),
                  ],
                }),
              ],
            },
            t,
          );
        }),
      }),
    ],
  });
}
var W = {
  files: `فایل‌ها`,
  file: `فایل`,
  picture: `تصویر`,
  guideFile: `فایل راهنما`,
  fileCount: (e) => `${e} فایل`,
  dimensions: (e, t) => `${e} در ${t}`,
  open: (e) => `دیدن ${e}`,
  video: `ویدیو`,
  caption: `متن پست`,
  link: `نشانی صفحهٔ فرود`,
  forwarded: `نشانی پست تلگرام`,
  hashtags: `هشتگ‌ها`,
  mentions: `منشن‌ها`,
  tags: `برچسب‌های تصویر`,
  hyperlinks: `پیوندهای متن`,
  comments: `دیدگاه‌ها`,
  commentsOpen: `باز`,
  commentsClosed: `بسته`,
  utm: `ردیابی (UTM)`,
  on: `روشن`,
  off: `خاموش`,
  subdomain: `زیردامنه`,
  products: `محصولات پیشنهادی`,
  description: `شرح بریف`,
  mediaDescription: `شرح تصویر یا ویدیو`,
  todos: `بایدها`,
  notTodos: `نبایدها`,
  sample: `نمونهٔ اینستاگرام`,
  adTitle: `عنوان تبلیغ`,
  adSubtitle: `زیرعنوان`,
  adCaption: `متن تبلیغ`,
  button: `دکمه`,
  buttonLink: `نشانی دکمه`,
  considerations: `ملاحظات انتشار`,
  none: `ندارد`,
  space: ` `,
  comma: `، `,
};
function G(e) {
  return oe(e.media_type, e.content_type) ? `ad` : ce(e) ? `forwarded` : e.campaign_type === `INFLUENCE` ? `brief` : `post`;
}
function K(e) {
  return G(e) === `forwarded` ? [] : se(e);
}
function Te(e) {
  let t = G(e),
    n = q(W.considerations, e.publish_considerations || W.none);
  return t === `ad`
    ? [...De(e), n]
    : t === `forwarded`
      ? [X(W.forwarded, e.content_telegram_content_address), n]
      : [
          ...(t === `brief` ? Oe(e) : []),
          ...Z(J(W.caption, e.content_caption)),
          X(W.link, e.content_link),
          ...Z(q(W.hashtags, e.content_hashtags.map((e) => `#${e}`).join(W.space))),
          ...Z(q(W.mentions, e.content_mentions.join(W.space), !0)),
          ...Z(q(W.tags, e.content_tags.join(W.space), !0)),
          ...Z(Y(W.hyperlinks, Ee(e))),
          ...Z(J(W.mediaDescription, e.content_contentMediaDescription)),
          ...Z(q(W.subdomain, e.content_customSubdomain, !0)),
          ...Z(q(W.sample, e.content_instagramContentAddress, !0)),
          ...(e.media_type === `INSTAGRAM` && e.content_type === `POST`
            ? [q(W.comments, e.content_isCommentOpen ? W.commentsOpen : W.commentsClosed)]
            : []),
          ...(le(e.media_type, e.content_type) ? [q(W.utm, e.is_utm_enabled ? W.on : W.off)] : []),
          n,
        ];
}
function q(e, t, n = !1) {
  return { label: e, text: t.trim(), isLtr: n };
}
function J(e, t) {
  return { label: e, text: t.trim(), isLong: !0 };
}
function Y(e, t) {
  return { label: e, text: t.join(W.comma), items: t };
}
function X(e, t) {
  return t === `` ? q(e, W.none) : q(e, t, !0);
}
function Z(e) {
  return e.text === `` ? [] : [e];
}
function Ee({ media_type: e, content_hyperlinks: t }) {
  return e === `INSTAGRAM` || e === `LINKEDIN` ? [] : t.map((e) => `${e.text}: ${e.link}`);
}
function De(e) {
  return [
    q(W.adTitle, e.ad_title),
    ...Z(q(W.adSubtitle, e.media_type === `SOROUSH` && e.content_type === `PIN` ? e.ad_subtitle : ``)),
    ...Z(J(W.adCaption, e.media_type === `SOROUSH` && e.content_type === `PIN` ? `` : e.ad_caption)),
    q(W.button, e.button_label),
    X(W.buttonLink, e.button_link),
  ];
}
function Oe(e) {
  return [
    ...Z(J(W.description, e.content_description)),
    ...Z(Y(W.todos, e.content_todos)),
    ...Z(Y(W.notTodos, e.content_notTodos)),
    ...Z(q(W.guideFile, e.content_guide_file?.name ?? ``, !0)),
  ];
}
function ke({ file: e }) {
  let t = `size-full object-cover`;
  return (0, F.jsxs)(`a`, {
    href: e.url,
    target: `_blank`,
    rel: `noreferrer`,
    'aria-label': W.open(e.name),
    className: `relative h-28 w-16 shrink-0 self-start overflow-hidden rounded-md bg-surface-press`,
    children: [
      ue(e.type)
        ? (0, F.jsx)(`video`, { src: e.url, muted: !0, preload: `metadata`, className: t })
        : (0, F.jsx)(`img`, { src: e.url, alt: ``, loading: `lazy`, className: t }),
      (0, F.jsx)(`span`, {
        className: `absolute start-1.5 bottom-1.5 grid size-6 place-items-center rounded-sm bg-surface text-text-2`,
        children: (0, F.jsx)(de, { 'aria-hidden': !0, size: 14 }),
      }),
    ],
  });
}
function Ae({ files: e }) {
  let [t] = e;
  if (!t) return null;
  let n = e.length > 1 ? W.fileCount(i(e.length)) : W.dimensions(i(t.width), i(t.height));
  return (0, F.jsxs)(F.Fragment, {
    children: [
      (0, F.jsx)(`bdi`, { children: t.name }),
      ` `,
      (0, F.jsxs)(`span`, { className: `font-normal text-text-3`, children: [`· `, n] }),
    ],
  });
}
var je = { post: s.content, brief: s.brief, forwarded: s.forwarded, ad: s.ad },
  Me = 60,
  Ne = `block font-normal whitespace-pre-line line-clamp-4`;
function Pe({ text: e, isLtr: t, isLong: n, items: r }) {
  return r
    ? (0, F.jsx)(`ul`, {
        className: `ms-4 list-disc font-normal`,
        children: r.map((e) => (0, F.jsx)(`li`, { children: (0, F.jsx)(`bdi`, { children: e }) }, e)),
      })
    : n === !0
      ? (0, F.jsx)(`bdi`, { className: Ne, children: e })
      : t === !0
        ? (0, F.jsx)(`bdi`, { dir: `ltr`, children: e })
        : e;
}
function Fe({ data: e, draftId: t }) {
  let n = K(e),
    [r] = n,
    i = G(e) === `ad` ? W.picture : n.length > 1 ? W.files : W.file,
    a = [
      ...(r ? [{ label: i, isWide: !0, value: (0, F.jsx)(Ae, { files: n }) }] : []),
      ...Te(e).map((e) => ({
        label: e.label,
        isWide: e.isLtr === !0 || e.isLong === !0 || e.items !== void 0,
        isFullRow: (e.isLong === !0 && e.text.length > Me) || e.items !== void 0,
        value: Pe(e),
      })),
    ];
  return (0, F.jsx)(S, {
    title: je[G(e)],
    editTo: `/campaign/content`,
    draftId: t,
    media: r && (0, F.jsx)(ke, { file: r }),
    columns: 2,
    facts: a,
  });
}
var Ie = `\xA0`;
function Le(e) {
  let t = new Map();
  for (let { availability_hours: n } of e) t.set(n, (t.get(n) ?? 0) + 1);
  return [...t]
    .toSorted((e, t) => t[1] - e[1])
    .map(([e, t]) => s.hoursOf(i(t), i(e)).replaceAll(` `, Ie))
    .join(s.comma);
}
function Re(e, t) {
  let n = t.flatMap(({ reach: t, reach_low: n, reach_high: r, price: i }) =>
    n === void 0 || r === void 0 ? [] : [{ media_type: e, price: i, range: { low: n, mid: t, high: r } }],
  );
  if (n.length < t.length) return;
  let { low: r, high: i } = w(n),
    a = T(r, i);
  return s.range(a.part, a.whole);
}
function Q({ media_type: e }, t, n) {
  if (t.length === 0) return [];
  let r = fe(t.map(({ reach: t, price: n }) => ({ media_type: e, reach: t, price: n }))),
    i = n === null ? null : pe(n, r.reach_at_most),
    c = Re(e, t);
  return [
    { label: s.facts.reach, text: o(r.reach_model), ...(c === void 0 ? {} : { note: c }) },
    ...(n === null ? [] : [{ label: s.facts.hours, text: Le(t) }]),
    ...(i === null ? [] : [{ label: s.facts.cost, text: s.toman(a(i)) }]),
  ];
}
function ze(e, t, n) {
  let r = c(e),
    { campaign_type: o, goal_total_reach: u, bundles: d } = e,
    f = t.alternative_media_plans.length,
    p = [
      ...(d.length > 0 ? [{ label: s.facts.bundles, text: d.map(({ title: e }) => e).join(s.comma) }] : []),
      ...(f > 0 && x(t) === void 0 ? [{ label: s.facts.alternatives, text: s.publishers(i(f)) }] : []),
    ];
  if (o === `REACH`) return [...Q(e, n, r), ...p];
  if (o === `INFLUENCE`)
    return [{ label: s.facts.ceiling, text: s.netToman(a(r)) }, { label: s.facts.answers, text: s.answersIn }, ...Q(e, n, null), ...p];
  let m = o === `CPM`,
    h = u === null || u === 0 ? null : Math.round(r / u),
    g = x(t) === void 0 ? void 0 : n[0];
  return [
    { label: m ? s.facts.views : s.facts.clicks, text: l(e) },
    ...(h === null ? [] : [{ label: m ? s.facts.perThousandViews : s.facts.perClick, text: s.netToman(a(h)) }]),
    ...(g ? [{ label: s.facts.network, text: g.title }] : []),
    ...p,
  ];
}
var $ = 7;
function Be({ publishers: e }) {
  let t = e.length - $;
  return (0, F.jsxs)(`span`, {
    className: `flex shrink-0 items-center self-start ps-2`,
    children: [
      e
        .slice(0, $)
        .map(({ id: e, publisher_id: t, title: n }) =>
          (0, F.jsx)(
            `span`,
            { title: n, className: `-ms-2 rounded-full border-2 border-surface`, children: (0, F.jsx)(C, { id: String(t), size: 36 }) },
            e,
          ),
        ),
      t > 0 &&
        (0, F.jsx)(`span`, {
          className: `-ms-2 grid size-10 place-items-center rounded-full border-2 border-surface bg-surface-press text-sm`,
          children: s.more(i(t)),
        }),
    ],
  });
}
function Ve({ campaign: e, draft: t, publishers: n, draftId: r }) {
  let a = x(t) !== void 0,
    o = a ? s.network : e.campaign_type === `INFLUENCE` ? s.invited : s.package,
    c = [...(n.length > 0 ? [s.publishers(i(n.length))] : []), ...(e.bundles.length > 0 ? [s.bundles(i(e.bundles.length))] : [])].join(
      s.comma,
    );
  return (0, F.jsx)(S, {
    title: o,
    note: a ? void 0 : c,
    editTo: `/campaign/create-package`,
    draftId: r,
    isMediaWide: !0,
    media: a || n.length === 0 ? void 0 : (0, F.jsx)(Be, { publishers: n }),
    facts: ze(e, t, n).map(({ label: e, text: t, note: n }) => ({
      label: e,
      value: (0, F.jsxs)(F.Fragment, {
        children: [t, n !== void 0 && (0, F.jsx)(`span`, { className: `ms-1.5 text-sm font-normal text-text-3`, children: n })],
      }),
    })),
  });
}
function He({ campaign: e, shortfall: n, format: o, publishers: c }) {
  let u = n > 0,
    d = {
      publishers: i(c.length || e.publishers),
      day: r(t(e.publish_period_start)),
      hour: i(e.preferred_publish_start_hour),
      format: o,
      goal: l(e),
    };
  return (0, F.jsxs)(`div`, {
    className: `border-b pt-6 pb-4`,
    children: [
      (0, F.jsx)(`h1`, { className: `text-2xl font-bold`, children: u ? s.short : s.ready }),
      (0, F.jsx)(`p`, { className: `mt-1 text-md text-text-2`, children: u ? s.shortText(a(n)) : s.readyText[e.campaign_type](d) }),
    ],
  });
}
function Ue(e) {
  let { draft: t, draftId: n, today: r, campaign: i, publishers: a, publishing: o, general: s, onServices: c } = e;
  return (0, F.jsxs)(F.Fragment, {
    children: [
      (0, F.jsx)(He, { ...e }),
      s,
      (0, F.jsx)(Fe, { data: t, draftId: n }),
      (0, F.jsx)(Ve, { campaign: i, draft: t, publishers: a, draftId: n }),
      (0, F.jsx)(ve, { data: t, onChange: c }),
      (0, F.jsx)(I, { type: t.campaign_type, today: r, end: i.publish_period_end, publishing: o }),
      (0, F.jsx)(we, { type: t.campaign_type }),
    ],
  });
}
export { Ue as ReviewBody };
