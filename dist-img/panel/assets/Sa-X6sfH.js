import { r as e } from './XKyaHtl9.js';
import { t } from './5mUrkmJM.js';
import { t as n } from './D8JH1jTK.js';
import { s as r } from './BcR2Uzf-.js';
import { g as i, h as a, m as o } from './DRQ0Ktxg.js';
import { t as s } from './BfLIJkZn.js';
import { E as c, j as l, ut as u } from './tUkH6Wd0.js';
import { t as ee } from './CAICPpH3.js';
import { c as d } from './CIjs4pVG.js';
import { i as f, r as p } from './CTGuGsln.js';
import { t as te } from './1U4cmRGb.js';
import { t as ne } from './QL96TqHM.js';
import { t as re } from './CcSENQI8.js';
import { t as ie } from './DbWT69i1.js';
import { t as m } from './CD6HxVXm.js';
import { i as ae } from './DKPZI4Co.js';
import { t as oe } from './DWJpS5qw.js';
import { t as h } from './DGiV5RfD.js';
import { c as g } from './sZNuIV2n.js';
import { t as _ } from './BPYZorfV.js';
var v = {
  name: `battery-full`,
  size: 24,
  node: [
    [`path`, { d: `M10 10v4`, key: `1mb2ec` }],
    [`path`, { d: `M14 10v4`, key: `1nt88p` }],
    [`path`, { d: `M22 14v-4`, key: `14q9d5` }],
    [`path`, { d: `M6 10v4`, key: `1n77qd` }],
    [`rect`, { x: `2`, y: `6`, width: `16`, height: `12`, rx: `2`, key: `13zb55` }],
  ],
};
v.node;
var y = l(v),
  b = {
    name: `bookmark`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z`,
          key: `oz39mx`,
        },
      ],
    ],
  };
b.node;
var x = l(b),
  S = {
    name: `forward`,
    size: 24,
    node: [
      [`path`, { d: `m15 17 5-5-5-5`, key: `nf172w` }],
      [`path`, { d: `M4 18v-2a4 4 0 0 1 4-4h12`, key: `jmiej9` }],
    ],
  };
S.node;
var se = l(S),
  C = {
    name: `heart`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5`,
          key: `mvr1a0`,
        },
      ],
    ],
  };
C.node;
var ce = l(C),
  w = {
    name: `image-plus`,
    size: 24,
    node: [
      [`path`, { d: `M16 5h6`, key: `1vod17` }],
      [`path`, { d: `M19 2v6`, key: `4bpg5p` }],
      [`path`, { d: `M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5`, key: `1ue2ih` }],
      [`path`, { d: `m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21`, key: `1xmnt7` }],
      [`circle`, { cx: `9`, cy: `9`, r: `2`, key: `af1f0g` }],
    ],
  };
w.node;
var le = l(w),
  T = {
    name: `message-circle`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719`,
          key: `1sd12s`,
        },
      ],
    ],
  };
T.node;
var ue = l(T),
  E = {
    name: `pause`,
    size: 24,
    node: [
      [`rect`, { x: `14`, y: `3`, width: `5`, height: `18`, rx: `1`, key: `kaeet6` }],
      [`rect`, { x: `5`, y: `3`, width: `5`, height: `18`, rx: `1`, key: `1wsw3u` }],
    ],
  };
E.node;
var de = l(E),
  D = {
    name: `repeat-2`,
    size: 24,
    node: [
      [`path`, { d: `m2 9 3-3 3 3`, key: `1ltn5i` }],
      [`path`, { d: `M13 18H7a2 2 0 0 1-2-2V6`, key: `1r6tfw` }],
      [`path`, { d: `m22 15-3 3-3-3`, key: `4rnwn2` }],
      [`path`, { d: `M11 6h6a2 2 0 0 1 2 2v10`, key: `2f72bc` }],
    ],
  };
D.node;
var fe = l(D),
  O = {
    name: `signal`,
    size: 24,
    node: [
      [`path`, { d: `M2 20h.01`, key: `4haj6o` }],
      [`path`, { d: `M7 20v-4`, key: `j294jx` }],
      [`path`, { d: `M12 20v-8`, key: `i3yub9` }],
      [`path`, { d: `M17 20V8`, key: `1tkaf5` }],
      [`path`, { d: `M22 4v16`, key: `sih9yq` }],
    ],
  };
O.node;
var pe = l(O),
  k = {
    name: `thumbs-up`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M15 5.88 14 10h5.83a2 2 0 0 1 1.92 2.56l-2.33 8A2 2 0 0 1 17.5 22H4a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h2.76a2 2 0 0 0 1.79-1.11L12 2a3.13 3.13 0 0 1 3 3.88Z`,
          key: `emmmcr`,
        },
      ],
      [`path`, { d: `M7 10v12`, key: `1qc93n` }],
    ],
  };
k.node;
var A = l(k),
  j = {
    name: `wifi`,
    size: 24,
    node: [
      [`path`, { d: `M12 20h.01`, key: `zekei9` }],
      [`path`, { d: `M2 8.82a15 15 0 0 1 20 0`, key: `dnpr2z` }],
      [`path`, { d: `M5 12.859a10 10 0 0 1 14 0`, key: `1x1e6c` }],
      [`path`, { d: `M8.5 16.429a5 5 0 0 1 7 0`, key: `1bycff` }],
    ],
  };
j.node;
var M = l(j),
  N = e(n(), 1),
  P = {
    note: `نام و تصویر ناشر نمونه است. برش نهایی را هر پلتفرم تعیین می‌کند.`,
    ground: `زمینهٔ گوشی`,
    light: `روشن`,
    dark: `تیره`,
    clock: `۹:۴۱`,
    samplePage: `publisher.name`,
    sampleChannel: `کانال نمونه`,
    sampleSource: `کانال شما`,
    paidWith: `همکاری پولی`,
    members: `۱۲٬۴۰۰ عضو`,
    ago: `۳ ساعت پیش`,
    noMedia: `عکس یا ویدئوی شما این‌جا دیده می‌شود`,
    noCaption: `متن شما این‌جا دیده می‌شود.`,
    more: `بیشتر`,
    less: `کمتر`,
    slide: (e, t) => `${e}/${t}`,
    slideAlt: (e) => `رسانهٔ ${e}`,
    previous: `رسانهٔ قبلی`,
    next: `رسانهٔ بعدی`,
    play: `پخش ویدئو`,
    pause: `ایست`,
    openLink: `دیدن پیوند`,
    forwardedFrom: `فوروارد از `,
    forwardEmpty: `نشانی پست را که بنویسید، نام کانال این‌جا می‌آید.`,
    forwardNote: `متن و رسانهٔ پست از کانال خودتان می‌آید.`,
    messageId: (e) => `پست شمارهٔ ${e}`,
    commentsOff: `نظرها بسته است`,
    ad: `آگهی`,
    adTitle: `عنوان آگهی`,
    adText: `توضیح آگهی`,
    button: `دکمه`,
    chats: `گفت‌وگوها`,
    sampleChats: [`خانواده`, `همکاران`, `کتاب‌خوان‌ها`, `ورزش صبحگاهی`],
    sampleMessage: `فردا ساعت ۱۰ همدیگر را می‌بینیم.`,
    sampleTime: `۹:۲۰`,
    linkedinHeadline: `ناشر در لینکدین`,
    like: `پسند`,
    comment: `نظر`,
    repost: `بازنشر`,
    send: `فرستادن`,
  },
  F = u(),
  I = (0, N.createContext)(!1);
function L() {
  let e = (0, N.use)(I);
  return e
    ? {
        isDark: e,
        base: `bg-ink-900 text-white`,
        raised: `bg-ink-800 text-white`,
        faint: `text-ink-300`,
        line: `border-ink-700`,
        link: `text-brand-300`,
      }
    : {
        isDark: e,
        base: `bg-white text-ink-900`,
        raised: `bg-white text-ink-900`,
        faint: `text-ink-500`,
        line: `border-ink-100`,
        link: `text-brand-700`,
      };
}
function R({ children: e, className: t }) {
  let { base: n } = L();
  return (0, F.jsx)(`div`, {
    className: `mx-auto w-full max-w-[290px] rounded-[34px] bg-ink-950 p-2 shadow-pop`,
    children: (0, F.jsxs)(`div`, {
      className: c(`relative flex aspect-[9/18.6] flex-col overflow-hidden rounded-[27px]`, n, t),
      children: [
        (0, F.jsxs)(`div`, {
          dir: `ltr`,
          className: `relative z-1 flex h-9 shrink-0 items-center justify-between px-5 text-xs font-semibold`,
          children: [
            (0, F.jsx)(`span`, { children: P.clock }),
            (0, F.jsxs)(`span`, {
              className: `flex items-center gap-1`,
              children: [
                (0, F.jsx)(pe, { 'aria-hidden': !0, size: 13 }),
                (0, F.jsx)(M, { 'aria-hidden': !0, size: 13 }),
                (0, F.jsx)(y, { 'aria-hidden': !0, size: 15 }),
              ],
            }),
          ],
        }),
        e,
      ],
    }),
  });
}
function z({ author: e, text: t, isOpen: n, onToggle: r }) {
  let { faint: i } = L(),
    a =
      t.length > 80 ||
      t.split(`
`).length > 2;
  return t.trim() === ``
    ? (0, F.jsx)(`p`, { className: c(`text-sm`, i), children: P.noCaption })
    : (0, F.jsxs)(`div`, {
        children: [
          (0, F.jsxs)(`p`, {
            dir: `auto`,
            className: c(`text-sm wrap-break-word whitespace-pre-line`, !n && `line-clamp-2`),
            children: [e !== void 0 && (0, F.jsx)(`bdi`, { className: `font-semibold`, children: e }), e === void 0 ? t : ` ${t}`],
          }),
          a && (0, F.jsx)(`button`, { type: `button`, onClick: r, className: c(`touch-area text-sm`, i), children: n ? P.less : P.more }),
        ],
      });
}
function B({ file: e, alt: t, className: n }) {
  let r = (0, N.useRef)(null),
    [i, a] = (0, N.useState)(!1),
    o = i ? de : g;
  return (0, F.jsxs)(`div`, {
    className: c(`overflow-hidden`, n),
    children: [
      (0, F.jsx)(`video`, {
        ref: r,
        src: `${e.url}#t=0.1`,
        muted: !0,
        loop: !0,
        playsInline: !0,
        preload: `metadata`,
        'aria-label': t,
        onPlay: () => a(!0),
        onPause: () => a(!1),
        className: `size-full object-cover`,
      }),
      (0, F.jsx)(`button`, {
        type: `button`,
        'aria-label': i ? P.pause : P.play,
        onClick: () => (i ? r.current?.pause() : void r.current?.play().catch(() => a(!1))),
        className: c(
          `absolute inset-0 z-2 m-auto grid size-12 place-items-center rounded-full bg-ink-950/60 text-white transition-opacity`,
          i && `opacity-0 hover:opacity-100 focus-visible:opacity-100`,
        ),
        children: (0, F.jsx)(o, { 'aria-hidden': !0, size: 22 }),
      }),
    ],
  });
}
function V({ file: e, alt: t, className: n }) {
  let { isDark: r } = L();
  return e
    ? ae(e.type)
      ? (0, F.jsx)(B, { file: e, alt: t, className: n }, e.url)
      : (0, F.jsx)(`img`, { src: e.url, alt: t, className: c(`object-cover`, n) })
    : (0, F.jsx)(`div`, {
        className: c(`grid place-items-center`, r ? `bg-ink-800 text-ink-300` : `bg-ink-50 text-ink-500`, n),
        children: (0, F.jsxs)(`span`, {
          className: `flex flex-col items-center gap-2 p-4 text-center text-sm`,
          children: [(0, F.jsx)(le, { 'aria-hidden': !0, size: 28 }), P.noMedia],
        }),
      });
}
function H(e) {
  let [t, n] = (0, N.useState)(0),
    r = Math.min(t, Math.max(0, e.length - 1));
  return { at: r, file: e[r], count: e.length, go: n };
}
function U({ at: e, count: t, go: n }) {
  if (t < 2) return null;
  let r = `touch-area absolute inset-y-0 z-2 my-auto grid size-8 place-items-center rounded-full bg-ink-950/60 text-white`;
  return (0, F.jsxs)(F.Fragment, {
    children: [
      (0, F.jsx)(`span`, {
        dir: `ltr`,
        className: `absolute end-2.5 top-2.5 z-2 rounded-full bg-ink-950/60 px-2.5 py-0.5 text-xs text-white`,
        children: P.slide(f(e + 1), f(t)),
      }),
      e > 0 &&
        (0, F.jsx)(`button`, {
          type: `button`,
          'aria-label': P.previous,
          onClick: () => n(e - 1),
          className: c(r, `start-2`),
          children: (0, F.jsx)(h, { 'aria-hidden': !0, size: 18 }),
        }),
      e < t - 1 &&
        (0, F.jsx)(`button`, {
          type: `button`,
          'aria-label': P.next,
          onClick: () => n(e + 1),
          className: c(r, `end-2`),
          children: (0, F.jsx)(oe, { 'aria-hidden': !0, size: 18 }),
        }),
    ],
  });
}
function me({ at: e, count: t }) {
  return t < 2
    ? null
    : (0, F.jsx)(`span`, {
        'aria-hidden': !0,
        className: `flex gap-1`,
        children: Array.from({ length: t }, (t, n) =>
          (0, F.jsx)(`span`, { className: c(`size-1.5 rounded-full`, n === e ? `bg-pf-telegram` : `bg-ink-300`) }, n),
        ),
      });
}
function W({ line: e }) {
  return (0, F.jsxs)(`div`, {
    className: `relative z-1 flex items-center gap-2 px-3 py-1.5`,
    children: [
      (0, F.jsx)(s, { id: `preview`, size: 32 }),
      (0, F.jsxs)(`span`, {
        className: `min-w-0 flex-1 text-xs leading-5`,
        children: [
          (0, F.jsx)(`bdi`, { dir: `ltr`, className: `block truncate text-end font-semibold`, children: P.samplePage }),
          (0, F.jsx)(`span`, { className: `block truncate opacity-75`, children: e }),
        ],
      }),
      (0, F.jsx)(re, { 'aria-hidden': !0, size: 18 }),
    ],
  });
}
function G({ content_hashtags: e, content_mentions: t }) {
  return [...e.map((e) => `#${e}`), ...t.map((e) => `@${e.replace(/^@/, ``)}`)];
}
function he({ data: e }) {
  let t = H(a(e)),
    { faint: n, link: r } = L(),
    [i, o] = (0, N.useState)(!1),
    s = G(e);
  return (0, F.jsxs)(R, {
    children: [
      (0, F.jsx)(W, { line: P.paidWith }),
      (0, F.jsxs)(`div`, {
        className: `relative shrink-0`,
        children: [
          (0, F.jsx)(V, { file: t.file, alt: P.slideAlt(f(t.at + 1)), className: `relative aspect-[4/5] w-full` }),
          (0, F.jsx)(U, { ...t }),
        ],
      }),
      (0, F.jsxs)(`div`, {
        className: `flex items-center justify-between px-3 pt-2.5`,
        children: [
          (0, F.jsxs)(`span`, {
            className: `flex gap-3`,
            children: [
              (0, F.jsx)(ce, { 'aria-hidden': !0, size: 20 }),
              e.content_isCommentOpen && (0, F.jsx)(ue, { 'aria-hidden': !0, size: 20 }),
              (0, F.jsx)(m, { 'aria-hidden': !0, size: 20 }),
            ],
          }),
          (0, F.jsx)(me, { ...t }),
          (0, F.jsx)(x, { 'aria-hidden': !0, size: 20 }),
        ],
      }),
      (0, F.jsxs)(`div`, {
        className: `flex min-h-0 flex-col gap-1 overflow-y-auto px-3 py-2`,
        children: [
          (0, F.jsx)(z, { author: P.samplePage, text: e.content_caption, isOpen: i, onToggle: () => o(!i) }),
          s.length > 0 &&
            (0, F.jsx)(`p`, {
              className: c(`text-sm wrap-break-word`, r),
              children: s.map((e) => (0, F.jsx)(`bdi`, { children: `${e} ` }, e)),
            }),
          (0, F.jsx)(`p`, { className: c(`text-xs`, n), children: e.content_isCommentOpen ? P.ago : P.commentsOff }),
        ],
      }),
    ],
  });
}
function ge({ data: e }) {
  let t = H(a(e));
  return (0, F.jsx)(I, {
    value: !0,
    children: (0, F.jsxs)(R, {
      children: [
        (0, F.jsx)(V, { file: t.file, alt: P.slideAlt(f(t.at + 1)), className: `absolute inset-0 size-full` }),
        (0, F.jsx)(`div`, { 'aria-hidden': !0, className: `absolute inset-x-0 top-0 h-28 bg-linear-to-b from-ink-950/70 to-transparent` }),
        (0, F.jsx)(`div`, {
          'aria-hidden': !0,
          className: `relative z-1 mx-3 flex gap-1`,
          children: Array.from({ length: Math.max(1, t.count) }, (e, n) =>
            (0, F.jsx)(`span`, { className: c(`h-0.5 flex-1 rounded-full`, n <= t.at ? `bg-white` : `bg-white/40`) }, n),
          ),
        }),
        (0, F.jsx)(W, { line: P.paidWith }),
        (0, F.jsx)(U, { ...t, count: t.count }),
        (0, F.jsxs)(`div`, {
          className: `relative z-1 mt-auto flex flex-col items-center gap-3 px-4 pb-8 text-center`,
          children: [
            e.content_caption !== `` &&
              (0, F.jsx)(`p`, {
                dir: `auto`,
                className: `line-clamp-4 max-w-full rounded-md bg-ink-950/60 px-3 py-1.5 text-sm wrap-break-word whitespace-pre-line`,
                children: e.content_caption,
              }),
            e.content_link !== `` &&
              (0, F.jsxs)(`span`, {
                className: `inline-flex max-w-full items-center gap-1.5 rounded-md bg-white px-3 py-1.5 text-xs font-semibold text-brand-700 shadow-pop`,
                children: [(0, F.jsx)(ie, { 'aria-hidden': !0, size: 14 }), P.openLink],
              }),
          ],
        }),
      ],
    }),
  });
}
function _e(e, t) {
  let n = [{ text: e, isLink: !1 }];
  for (let { text: e } of t) {
    if (e.trim() === ``) continue;
    let t = n.findIndex((t) => !t.isLink && t.text.includes(e)),
      r = n[t];
    if (!r) continue;
    let i = r.text.indexOf(e),
      a = [
        { text: r.text.slice(0, i), isLink: !1 },
        { text: e, isLink: !0 },
        { text: r.text.slice(i + e.length), isLink: !1 },
      ];
    n = n.toSpliced(t, 1, ...a.filter((e) => e.text !== ``));
  }
  return n.filter((e) => e.text !== ``);
}
var K = {
  TELEGRAM: `border-pf-telegram`,
  BALE: `border-pf-bale`,
  SOROUSH: `border-pf-soroush`,
  EITAA: `border-pf-eitaa`,
  RUBIKA: `border-pf-rubika`,
};
function q(e) {
  return e === `INSTAGRAM` || e === `LINKEDIN` ? K.TELEGRAM : K[e];
}
function J({ media_type: e, children: t }) {
  let { isDark: n, line: r, faint: i } = L();
  return (0, F.jsxs)(R, {
    children: [
      (0, F.jsxs)(`div`, {
        className: c(`flex items-center gap-2 border-b-2 px-3 pb-2`, q(e), r),
        children: [
          (0, F.jsx)(te, { 'aria-hidden': !0, size: 18 }),
          (0, F.jsx)(s, { id: e, size: 32 }),
          (0, F.jsxs)(`span`, {
            className: `min-w-0 text-xs leading-5`,
            children: [
              (0, F.jsx)(`span`, { className: `block font-semibold`, children: P.sampleChannel }),
              (0, F.jsx)(`span`, { className: i, children: P.members }),
            ],
          }),
        ],
      }),
      (0, F.jsx)(`div`, {
        className: c(`flex min-h-0 flex-1 flex-col overflow-y-auto p-2.5`, n ? `bg-ink-950` : `bg-ink-50`),
        children: (0, F.jsx)(`div`, { className: `mt-auto flex w-full flex-col`, children: t }),
      }),
    ],
  });
}
function Y() {
  let { faint: e } = L();
  return (0, F.jsxs)(`p`, {
    'aria-hidden': !0,
    className: c(`flex items-center justify-end gap-1 px-3 pb-1.5 text-xs`, e),
    children: [(0, F.jsx)(ne, { size: 13 }), P.clock],
  });
}
function ve({ data: e }) {
  let t = H(a(e)),
    { raised: n, faint: r, link: i } = L(),
    o = G(e),
    s = e.content_caption.trim() !== ``;
  return (0, F.jsxs)(`div`, {
    className: c(`w-11/12 shrink-0 overflow-hidden rounded-lg shadow-xs`, n),
    children: [
      (t.file || !s) &&
        (0, F.jsxs)(`div`, {
          className: `relative`,
          children: [
            (0, F.jsx)(V, { file: t.file, alt: P.slideAlt(f(t.at + 1)), className: `relative aspect-[4/3] w-full` }),
            (0, F.jsx)(U, { ...t }),
          ],
        }),
      (0, F.jsxs)(`div`, {
        className: `flex flex-col gap-1 px-3 py-2`,
        children: [
          s
            ? (0, F.jsx)(`p`, {
                dir: `auto`,
                className: `text-sm wrap-break-word whitespace-pre-line`,
                children: _e(e.content_caption, e.content_hyperlinks).map((e, t) =>
                  e.isLink ? (0, F.jsx)(`span`, { className: c(`underline`, i), children: e.text }, t) : e.text,
                ),
              })
            : (0, F.jsx)(`p`, { className: c(`text-sm`, r), children: P.noCaption }),
          o.length > 0 &&
            (0, F.jsx)(`p`, {
              className: c(`text-sm wrap-break-word`, i),
              children: o.map((e) => (0, F.jsx)(`bdi`, { children: `${e} ` }, e)),
            }),
          e.content_link !== `` &&
            (0, F.jsx)(`bdi`, { dir: `ltr`, className: c(`block truncate text-end text-sm`, i), children: e.content_link }),
        ],
      }),
      (0, F.jsx)(Y, {}),
    ],
  });
}
function ye({ data: e }) {
  let { raised: t, faint: n, link: r } = L(),
    i = d(e.content_telegram_content_address);
  return (0, F.jsxs)(`div`, {
    className: c(`w-11/12 shrink-0 rounded-lg shadow-xs`, t),
    children: [
      (0, F.jsxs)(`div`, {
        className: `flex flex-col gap-2 p-3`,
        children: [
          (0, F.jsxs)(`p`, {
            className: c(`flex items-center gap-1.5 text-sm font-semibold`, r),
            children: [
              (0, F.jsx)(se, { 'aria-hidden': !0, size: 15 }),
              (0, F.jsxs)(`span`, {
                className: `min-w-0 truncate`,
                children: [P.forwardedFrom, i ? (0, F.jsx)(`bdi`, { dir: `ltr`, children: `@${i.channel}` }) : P.sampleSource],
              }),
            ],
          }),
          (0, F.jsx)(`p`, { className: `text-sm`, children: i ? P.messageId(p(i.message_id)) : P.forwardEmpty }),
          (0, F.jsx)(`p`, { className: c(`text-xs`, n), children: P.forwardNote }),
        ],
      }),
      (0, F.jsx)(Y, {}),
    ],
  });
}
function be({ data: e }) {
  return (0, F.jsx)(J, { media_type: e.media_type, children: o(e) ? (0, F.jsx)(ye, { data: e }) : (0, F.jsx)(ve, { data: e }) });
}
var X = (e, t) => (e.trim() === `` ? t : e);
function Z(e) {
  let t = r(e.media_type, e.content_type),
    n = t ? e[i(t).description] : ``;
  return { title: X(e.ad_title, P.adTitle), description: X(n, P.adText), button: X(e.button_label, P.button) };
}
function Q({ data: e, label: t }) {
  let { link: n } = L();
  return (0, F.jsx)(`span`, {
    className: c(`block truncate rounded-md border px-3 py-1.5 text-center text-sm font-semibold`, q(e.media_type), n),
    children: t,
  });
}
function $({ data: e }) {
  let { line: t, faint: n, isDark: r } = L(),
    { title: i, description: a, button: o } = Z(e),
    l = e.media_type === `RUBIKA`;
  return (0, F.jsxs)(R, {
    children: [
      (0, F.jsx)(`p`, { className: c(`border-b-2 px-4 pb-2 text-md font-bold`, q(e.media_type)), children: P.chats }),
      (0, F.jsxs)(`div`, {
        className: c(`flex flex-col gap-2 border-b p-3`, t, r ? `bg-ink-800` : `bg-ink-25`),
        children: [
          (0, F.jsxs)(`div`, {
            className: `flex items-start gap-3`,
            children: [
              (0, F.jsx)(`div`, {
                className: c(`relative shrink-0 overflow-hidden`, l ? `size-16 rounded-lg` : `size-12 rounded-full`),
                children: e.content_files[0]
                  ? (0, F.jsx)(V, { file: e.content_files[0], alt: P.slideAlt(``), className: `size-full` })
                  : (0, F.jsx)(`span`, { className: c(`block size-full`, r ? `bg-ink-700` : `bg-ink-100`) }),
              }),
              (0, F.jsxs)(`div`, {
                className: `min-w-0 flex-1`,
                children: [
                  (0, F.jsx)(`p`, { dir: `auto`, className: `text-sm font-semibold wrap-break-word`, children: i }),
                  (0, F.jsx)(`p`, { dir: `auto`, className: c(`text-xs wrap-break-word`, n), children: a }),
                ],
              }),
              (0, F.jsxs)(`span`, {
                className: c(`flex shrink-0 items-center gap-1 text-xs`, n),
                children: [(0, F.jsx)(ee, { 'aria-hidden': !0, size: 13 }), P.ad],
              }),
            ],
          }),
          (0, F.jsx)(Q, { data: e, label: o }),
        ],
      }),
      (0, F.jsx)(`ul`, {
        'aria-hidden': !0,
        children: P.sampleChats.map((e) =>
          (0, F.jsxs)(
            `li`,
            {
              className: c(`flex items-center gap-3 border-b px-3 py-2.5`, t),
              children: [
                (0, F.jsx)(s, { id: e, size: 38 }),
                (0, F.jsxs)(`span`, {
                  className: `min-w-0 flex-1 text-xs leading-5`,
                  children: [
                    (0, F.jsx)(`span`, { className: `block font-semibold`, children: e }),
                    (0, F.jsx)(`span`, { className: c(`block truncate`, n), children: P.sampleMessage }),
                  ],
                }),
                (0, F.jsx)(`span`, { className: c(`text-xs`, n), children: P.sampleTime }),
              ],
            },
            e,
          ),
        ),
      }),
    ],
  });
}
function xe({ data: e }) {
  let { raised: t, faint: n } = L(),
    { title: r, description: i, button: a } = Z(e);
  return (0, F.jsx)(J, {
    media_type: e.media_type,
    children: (0, F.jsxs)(`div`, {
      className: c(`w-full shrink-0 overflow-hidden rounded-lg shadow-xs`, t),
      children: [
        (0, F.jsx)(`div`, {
          className: `relative`,
          children: (0, F.jsx)(V, { file: e.content_files[0], alt: P.slideAlt(``), className: `relative aspect-[30/19] w-full` }),
        }),
        (0, F.jsxs)(`div`, {
          className: `flex flex-col gap-1.5 p-3`,
          children: [
            (0, F.jsxs)(`p`, {
              className: `flex items-start gap-2`,
              children: [
                (0, F.jsx)(`span`, { dir: `auto`, className: `min-w-0 flex-1 text-sm font-semibold wrap-break-word`, children: r }),
                (0, F.jsx)(`span`, { className: c(`shrink-0 text-xs`, n), children: P.ad }),
              ],
            }),
            (0, F.jsx)(`p`, { dir: `auto`, className: `text-sm wrap-break-word`, children: i }),
            (0, F.jsx)(Q, { data: e, label: a }),
          ],
        }),
      ],
    }),
  });
}
var Se = [
  { icon: A, label: P.like },
  { icon: _, label: P.comment },
  { icon: fe, label: P.repost },
  { icon: m, label: P.send },
];
function Ce({ data: e }) {
  let t = H(a(e)),
    { isDark: n, base: r, line: i } = L(),
    [o, s] = (0, N.useState)(!1),
    l = [e.content_caption, G(e).join(` `)].filter((e) => e !== ``).join(`
`);
  return (0, F.jsx)(R, {
    className: n ? `` : `bg-ink-50!`,
    children: (0, F.jsxs)(`div`, {
      className: c(`my-2 flex min-h-0 flex-col overflow-y-auto border-y`, r, i),
      children: [
        (0, F.jsx)(W, { line: P.linkedinHeadline }),
        (0, F.jsx)(`div`, { className: `px-3 pb-2`, children: (0, F.jsx)(z, { text: l, isOpen: o, onToggle: () => s(!o) }) }),
        (t.file || e.campaign_type !== `INFLUENCE`) &&
          (0, F.jsxs)(`div`, {
            className: `relative shrink-0`,
            children: [
              (0, F.jsx)(V, { file: t.file, alt: P.slideAlt(f(t.at + 1)), className: `relative aspect-[4/3] w-full` }),
              (0, F.jsx)(U, { ...t }),
            ],
          }),
        (0, F.jsx)(`div`, {
          'aria-hidden': !0,
          className: c(`flex justify-around border-t py-2`, i),
          children: Se.map(({ icon: e, label: t }) =>
            (0, F.jsxs)(`span`, { className: `flex flex-col items-center text-xs`, children: [(0, F.jsx)(e, { size: 17 }), t] }, t),
          ),
        }),
      ],
    }),
  });
}
function we({ data: e }) {
  let { media_type: t, content_type: n } = e;
  return n === `PIN`
    ? (0, F.jsx)($, { data: e })
    : n === `IN_CHANNEL`
      ? (0, F.jsx)(xe, { data: e })
      : t === `LINKEDIN`
        ? (0, F.jsx)(Ce, { data: e })
        : t === `INSTAGRAM`
          ? n === `STORY`
            ? (0, F.jsx)(ge, { data: e })
            : (0, F.jsx)(he, { data: e })
          : (0, F.jsx)(be, { data: e });
}
var Te = () => document.documentElement.matches(`[data-theme="dark"]`);
function Ee({ data: e }) {
  let [n, r] = (0, N.useState)(() => (Te() ? `dark` : `light`));
  return (0, F.jsxs)(`div`, {
    className: `flex flex-col gap-4`,
    children: [
      e.content_type !== `STORY` &&
        (0, F.jsx)(t, {
          label: P.ground,
          value: n,
          onChange: r,
          options: [
            { value: `light`, label: P.light },
            { value: `dark`, label: P.dark },
          ],
          className: `self-center`,
        }),
      (0, F.jsx)(I, { value: n === `dark`, children: (0, F.jsx)(we, { data: e }) }),
      (0, F.jsx)(`p`, { className: `mx-auto max-w-xs text-center text-sm text-text-3`, children: P.note }),
    ],
  });
}
export { Ee as CreativePreview };
