const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/PG_DaEc_.js',
      'assets/BX5XbKd6.js',
      'assets/XKyaHtl9.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CDhqC_Tj.js',
      'assets/CwUb1psq.js',
      'assets/DNYY_FK6.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/DWs_jRBE.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/Bivv3cyh.js',
      'assets/DszTmsx8.js',
      'assets/DKPZI4Co.js',
      'assets/BJYTeqjr.js',
      'assets/B4PylbZJ.js',
      'assets/g0hrHKII.js',
      'assets/CYDpylKX.js',
      'assets/BsVnv2CE.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CT9J4qPu.js',
      'assets/BxKBQl-z.js',
      'assets/C-yaGxgL.js',
      'assets/BcR2Uzf-.js',
      'assets/CyzTUeQb.js',
      'assets/CIjs4pVG.js',
      'assets/VBxxJaJP.js',
      'assets/DRQ0Ktxg.js',
      'assets/CJIZU9JZ.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/Bco2wE24.js',
      'assets/YBalEp_5.js',
      'assets/D0Vp9Bto.js',
      'assets/CM0A3w0J.js',
      'assets/Z43WcrRE.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/CTGuGsln.js',
      'assets/DbWT69i1.js',
      'assets/B-q4o1zy.js',
      'assets/D7Yc56M6.js',
      'assets/myNqLDer.js',
      'assets/BsElgLiT.js',
      'assets/CONkC3fX.js',
      'assets/C8c1k0A4.js',
      'assets/C6_1bk7v.js',
      'assets/DCrty0fR.js',
      'assets/80lYodVZ.js',
      'assets/CfFbwQWz.js',
      'assets/DR3bxFpy.js',
      'assets/8iNCgwg3.js',
      'assets/BTS0wnnC.js',
      'assets/Cdzwadwh.js',
      'assets/5mUrkmJM.js',
      'assets/Cak9Nfh7.js',
      'assets/BMlYHlbg.js',
      'assets/Sa-X6sfH.js',
      'assets/BfLIJkZn.js',
      'assets/CAICPpH3.js',
      'assets/1U4cmRGb.js',
      'assets/QL96TqHM.js',
      'assets/CcSENQI8.js',
      'assets/CD6HxVXm.js',
      'assets/DWJpS5qw.js',
      'assets/DGiV5RfD.js',
      'assets/BPYZorfV.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { h as n, m as r, p as i } from './DRQ0Ktxg.js';
import { a, i as o, n as s, t as c } from './CTGuGsln.js';
import { t as l } from './CDhqC_Tj.js';
import { o as u } from './CwUb1psq.js';
import { t as d } from './QL96TqHM.js';
import { t as f } from './D8JH1jTK.js';
import { a as p, i as m, r as h, s as g } from './BcR2Uzf-.js';
import { D as _, E as v, I as y, _ as b, j as x, q as S, ut as C, v as w, w as T } from './tUkH6Wd0.js';
import { t as ee } from './B2LkrEV8.js';
import { n as E, t as te } from './DpPmHgC6.js';
import { i as D, n as O, r as ne, t as k } from './DKPZI4Co.js';
import { r as re } from './CBeAaEYc.js';
import { n as ie, t as ae } from './DCrty0fR.js';
import { t as oe } from './CBA4ng1t.js';
import { t as se } from './D2utFBkA.js';
import { t as ce } from './g0hrHKII.js';
import { t as le } from './80lYodVZ.js';
import { t as ue } from './CfFbwQWz.js';
import { t as de } from './BxKBQl-z.js';
import { t as fe } from './YUGv5Vp-.js';
import { t as A } from './ID5W_fPX.js';
import { t as pe } from './BX5XbKd6.js';
import { t as me } from './CpdwfL3C.js';
import { n as he, t as ge } from './Co8Bh7om.js';
import { i as _e, t as ve } from './xnhiatul.js';
import { t as ye } from './Edqx_AIY.js';
var j = {
  name: `file-exclamation-point`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,
        key: `1oefj6`,
      },
    ],
    [`path`, { d: `M12 9v4`, key: `juzpu7` }],
    [`path`, { d: `M12 17h.01`, key: `p32p05` }],
  ],
  aliases: [`file-warning`],
};
j.node;
var be = x(j),
  M = {
    name: `grip-vertical`,
    size: 24,
    node: [
      [`circle`, { cx: `9`, cy: `12`, r: `1`, key: `1vctgf` }],
      [`circle`, { cx: `9`, cy: `5`, r: `1`, key: `hp0tcf` }],
      [`circle`, { cx: `9`, cy: `19`, r: `1`, key: `fkjjf6` }],
      [`circle`, { cx: `15`, cy: `12`, r: `1`, key: `1tmaij` }],
      [`circle`, { cx: `15`, cy: `5`, r: `1`, key: `19l28e` }],
      [`circle`, { cx: `15`, cy: `19`, r: `1`, key: `f4zoj3` }],
    ],
  };
M.node;
var xe = x(M),
  N = {
    name: `play`,
    size: 24,
    node: [[`path`, { d: `M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z`, key: `10ikf1` }]],
  };
N.node;
var P = x(N),
  F = {
    name: `upload`,
    size: 24,
    node: [
      [`path`, { d: `M12 3v12`, key: `1x0j5s` }],
      [`path`, { d: `m17 8-5-5-5 5`, key: `7q97r8` }],
      [`path`, { d: `M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4`, key: `ih7n3h` }],
    ],
  };
F.node;
var Se = x(F),
  I = t(f(), 1);
[...k, ...O];
var L = te.imageBytes;
function Ce(e, t) {
  if (e.type !== `application/pdf`) return m(e, t);
  let { size: n } = e;
  return n > L ? [{ code: `file_too_large`, limit_bytes: L, size: n }] : [];
}
var R = {
    broken: `این فایل باز نمی‌شود. شاید نیمه‌کاره یا خراب باشد؛ فایل دیگری برگزینید.`,
    videoNotTaken: `این‌جا تنها عکس پذیرفته می‌شود؛ فایل JPG، PNG یا GIF برگزینید.`,
    typeNotTaken: `این نوع فایل پذیرفته نمی‌شود؛ عکس JPG، PNG یا GIF یا ویدئوی MP4 یا MOV برگزینید.`,
    guideTypeNotTaken: `این نوع فایل پذیرفته نمی‌شود؛ PDF، عکس یا ویدئو برگزینید.`,
    tooMany: (e) => `بیشتر از ${e} فایل جا نمی‌شود؛ فایل‌های نخست برداشته شد.`,
    dropHere: `فایل را این‌جا رها کنید یا `,
    choose: `انتخاب کنید`,
    imageLimit: (e) => `عکس تا ${e}`,
    videoLimit: (e, t) => `، ویدئو تا ${e} و ${t}`,
    pdfLimit: (e) => `PDF تا ${e}، `,
    seconds: (e) => `${e} ثانیه`,
    minutes: (e) => `${e} دقیقه`,
    ratio: (e) => ` · نسبت پیشنهادی ${e}`,
    ratios: { POST: `۳:۴ تا ۴:۳`, STORY: `۱:۲ تا ۳:۴`, PIN: `۱:۱`, IN_CHANNEL: `۳۰:۱۹` },
    pasteHint: ` · چسباندن عکس هم می‌شود`,
    dot: ` · `,
    dimensions: (e, t) => `${e} در ${t}`,
    remove: `برداشتن فایل`,
    removed: (e) => `«${e}» برداشته شد.`,
    undo: `بازگرداندن`,
    cancel: `لغو بارگذاری`,
    retry: `تلاش دوباره`,
    moveUp: (e) => `بردن ${e} به جلوتر`,
    moveDown: (e) => `بردن ${e} به عقب‌تر`,
    moved: (e, t, n) => `${e} اکنون ${t} از ${n} است.`,
    checking: `در حال بررسی فایل…`,
    waiting: `در نوبت بارگذاری`,
    uploading: (e, t) => `${e} از ${t}`,
    about: (e) => ` · حدود ${e} مانده`,
    uploadProgress: `بارگذاری`,
    notKept: `این مرورگر فایل را نگه نمی‌دارد؛ تا پایان بارگذاری صفحه را نبندید، وگرنه فایل را دوباره برگزینید.`,
    started: (e) => `بارگذاری ${e} آغاز شد.`,
    stored: (e) => `${e} بارگذاری شد.`,
    pdf: `PDF`,
  },
  z = ({ media_type: e, content_type: t }) => g(e, t) !== void 0;
function B(e) {
  return z(e) ? 1 : e.content_type === `STORY` ? (re[e.story_number].to ?? 10) : 10;
}
function we(e, t) {
  return z(e) ? k.join() : [...k, ...O, ...(t ? [`application/pdf`] : [])].join();
}
function Te(e, t) {
  return z(e) && (D(t.type) || t.type === `application/octet-stream`)
    ? [R.videoNotTaken]
    : m(t, E(e.media_type, e.content_type)).map((e) => V(e, R.typeNotTaken));
}
function Ee(e, t) {
  return Ce(t, E(e.media_type, e.content_type)).map((e) => V(e, R.guideTypeNotTaken));
}
var V = (e, t) => (e.code === `file_type_not_allowed` ? t : ae(e));
function H(e, t) {
  return e.media_type === `INSTAGRAM` && e.content_type === `POST` && t.length > 1
    ? { content_instagram_post_files: t, content_files: [] }
    : e.media_type === `INSTAGRAM` && e.content_type === `POST`
      ? { content_files: t, content_instagram_post_files: [] }
      : { content_files: t };
}
function De(e, t, n) {
  let r = e[t];
  return r === void 0 || n < 0 || n >= e.length || t === n ? e : e.toSpliced(t, 1).toSpliced(n, 0, r);
}
var U = C(),
  Oe = /(?<=.{16})\.[^.]{1,5}$/;
function ke({ name: e }) {
  let [t = ``] = Oe.exec(e) ?? [];
  return (0, U.jsxs)(`bdi`, {
    className: `inline-flex max-w-full align-top`,
    children: [(0, U.jsx)(`span`, { className: `truncate`, children: e.slice(0, e.length - t.length) }), t],
  });
}
function W({ media: e, name: t, children: n, action: r, hasManyActions: i, className: a, ...o }) {
  return (0, U.jsxs)(`li`, {
    ...o,
    className: v(`flex flex-wrap items-start gap-x-3 border-b py-3 last:border-b-0`, a),
    children: [
      e,
      (0, U.jsxs)(`div`, {
        className: `min-w-0 flex-1`,
        children: [(0, U.jsx)(`p`, { className: `text-md font-medium`, children: (0, U.jsx)(ke, { name: t }) }), n],
      }),
      (0, U.jsx)(`div`, { className: v(`flex items-center justify-end`, i && `max-sm:basis-full`), children: r }),
    ],
  });
}
var Ae = `size-13 shrink-0 rounded-md bg-surface-press object-cover`,
  je = { danger: `outline-2 outline-offset-2 outline-danger-solid`, warning: `outline-2 outline-offset-2 outline-warning-solid` };
function G({ type: e, url: t, poster: n, edge: r }) {
  let i = v(Ae, r && je[r]);
  return e === `application/pdf` || (e === `` && !t)
    ? (0, U.jsx)(`span`, {
        className: v(i, `grid place-items-center text-text-3`),
        children: (0, U.jsx)(se, { 'aria-hidden': !0, size: 22 }),
      })
    : D(e)
      ? (0, U.jsxs)(`span`, {
          className: `relative grid shrink-0 place-items-center`,
          children: [
            n
              ? (0, U.jsx)(`img`, { src: n, alt: ``, draggable: !1, className: i })
              : (0, U.jsx)(`video`, {
                  src: `${t}#t=0.1`,
                  muted: !0,
                  playsInline: !0,
                  preload: `metadata`,
                  tabIndex: -1,
                  'aria-hidden': !0,
                  className: i,
                }),
            (0, U.jsx)(P, { 'aria-hidden': !0, size: 20, className: `absolute rounded-full bg-ink-950/60 p-1 text-white` }),
          ],
        })
      : (0, U.jsx)(`img`, { src: t, alt: ``, draggable: !1, className: i });
}
function K({ children: e }) {
  return (0, U.jsxs)(`p`, {
    className: `flex items-start gap-1.5 text-sm text-warning-text`,
    children: [(0, U.jsx)(ce, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }), (0, U.jsx)(`span`, { children: e })],
  });
}
function q({ children: e }) {
  return (0, U.jsxs)(`p`, {
    className: `flex items-start gap-1.5 text-sm text-danger-text`,
    children: [(0, U.jsx)(oe, { 'aria-hidden': !0, size: 16, className: `mt-[3px] shrink-0` }), (0, U.jsx)(`span`, { children: e })],
  });
}
var J = `application/x-jarchi-slide`;
function Me({ type: e, size: t, width: n, height: r, duration: i }) {
  return [n > 1 ? R.dimensions(o(n), o(r)) : e === `application/pdf` ? R.pdf : ``, c(t), i === null ? `` : s(i)]
    .filter((e) => e !== ``)
    .join(R.dot);
}
function Ne({ file: e, index: t, count: n, errors: r, warnings: i, onMove: a, onRemove: o, extra: s }) {
  let c = a !== void 0 && n > 1;
  return (0, U.jsxs)(W, {
    name: e.name,
    'data-invalid': r.length > 0 || void 0,
    hasManyActions: c,
    draggable: c,
    onDragStart: (e) => {
      (e.dataTransfer.setData(J, String(t)), (e.dataTransfer.effectAllowed = `move`));
    },
    onDragOver: (e) => c && e.dataTransfer.types.includes(J) && e.preventDefault(),
    onDrop: (e) => {
      let n = e.dataTransfer.getData(J);
      n !== `` && a && (e.preventDefault(), a(Number(n), t));
    },
    media: (0, U.jsx)(G, { type: e.type, url: e.url, edge: r.length > 0 ? `danger` : i.length > 0 ? `warning` : void 0 }),
    action: (0, U.jsxs)(U.Fragment, {
      children: [
        s,
        c &&
          (0, U.jsxs)(U.Fragment, {
            children: [
              (0, U.jsx)(l, { icon: ue, label: R.moveUp(e.name), isDisabled: t === 0, onClick: () => a(t, t - 1) }),
              (0, U.jsx)(l, { icon: le, label: R.moveDown(e.name), isDisabled: t === n - 1, onClick: () => a(t, t + 1) }),
              (0, U.jsx)(xe, { 'aria-hidden': !0, size: 18, className: `mx-1.5 shrink-0 cursor-grab text-text-3 max-lg:hidden` }),
            ],
          }),
        (0, U.jsx)(l, { icon: de, label: R.remove, onClick: o }),
      ],
    }),
    children: [
      (0, U.jsx)(`p`, { className: `text-sm text-text-3`, children: Me(e) }),
      r.map((e) => (0, U.jsx)(q, { children: e }, e)),
      i.map((e) => (0, U.jsx)(K, { children: e }, e)),
    ],
  });
}
var Pe = (e) => (e > 60 && e % 60 == 0 ? R.minutes(o(e / 60)) : R.seconds(o(e)));
function Fe(e, t) {
  let n = E(e.media_type, e.content_type);
  return [
    t ? R.pdfLimit(c(L)) : ``,
    R.imageLimit(c(n.imageBytes)),
    z(e) ? `` : R.videoLimit(c(n.videoBytes), Pe(n.videoSeconds)),
    n.recommendedRatio && !t ? R.ratio(R.ratios[e.content_type]) : ``,
  ].join(``);
}
function Ie(e) {
  e.dataTransfer?.types.includes(`Files`) && e.preventDefault();
}
function Le({ data: e, name: t, label: n, isGuide: r, isMany: i, isInvalid: a, describedById: o, onPick: s }) {
  let [c, l] = (0, I.useState)(!1),
    u = (0, I.useRef)(null),
    d = (e) => {
      e && e.length > 0 && !u.current?.matches(`:disabled`) && s([...e]);
    },
    f = (0, I.useEffectEvent)((e) => {
      let { clipboardData: t, target: n } = e;
      !r &&
        t?.files.length &&
        ((t.types.includes(`text/plain`) && n instanceof Element && n.matches(`input, textarea`)) || (e.preventDefault(), d(t.files)));
    });
  return (
    (0, I.useEffect)(() => {
      let e = new AbortController();
      document.addEventListener(`paste`, (e) => f(e), e);
      for (let t of [`dragover`, `drop`]) document.addEventListener(t, Ie, e);
      return () => e.abort();
    }, []),
    (0, U.jsxs)(`label`, {
      onDragOver: (e) => {
        e.dataTransfer.types.includes(`Files`) && (e.preventDefault(), l(!0));
      },
      onDragLeave: () => l(!1),
      onDrop: (e) => {
        (e.preventDefault(), l(!1), d(e.dataTransfer.files));
      },
      className: v(
        `relative flex min-h-18 cursor-pointer items-center gap-4 rounded-lg border border-dashed px-5 py-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus-ring`,
        c
          ? `border-action bg-action-soft`
          : a
            ? `border-danger-solid bg-surface-sunken`
            : `border-line-control bg-surface-sunken hover:bg-surface-hover`,
      ),
      children: [
        (0, U.jsx)(`input`, {
          ref: u,
          type: `file`,
          name: t,
          multiple: i,
          accept: we(e, r),
          'aria-label': n,
          'aria-invalid': a || void 0,
          'aria-describedby': o,
          className: `absolute inset-0 size-full cursor-pointer opacity-0`,
          onChange: (e) => {
            (d(e.target.files), (e.target.value = ``));
          },
        }),
        (0, U.jsx)(Se, { 'aria-hidden': !0, size: 20, className: `shrink-0 text-action-soft-text` }),
        (0, U.jsxs)(`span`, {
          className: `min-w-0`,
          children: [
            (0, U.jsxs)(`span`, {
              className: `block text-md font-semibold`,
              children: [R.dropHere, (0, U.jsx)(`span`, { className: `text-action-soft-text`, children: R.choose })],
            }),
            (0, U.jsxs)(`span`, {
              className: `block text-sm text-text-3`,
              children: [Fe(e, r), !r && (0, U.jsx)(`span`, { className: `max-lg:hidden`, children: R.pasteHint })],
            }),
          ],
        }),
      ],
    })
  );
}
var Re = (e) => (e >= 90 ? R.minutes(o(Math.round(e / 60))) : R.seconds(o(Math.max(1, Math.round(e)))));
function ze({ step: e, sent: t, total: n, secondsLeft: r }) {
  return e === `checking` ? R.checking : e === `waiting` ? R.waiting : R.uploading(c(t), c(n)) + (r === null ? `` : R.about(Re(r)));
}
function Be({ item: e, onCancel: t, onRetry: n }) {
  let { file: r, step: i } = e;
  if (i === `refused`)
    return (0, U.jsxs)(W, {
      name: r.name,
      media: (0, U.jsx)(`span`, {
        className: `grid size-13 shrink-0 place-items-center rounded-md bg-danger-soft text-danger-text`,
        children: (0, U.jsx)(be, { 'aria-hidden': !0, size: 22 }),
      }),
      action: (0, U.jsx)(l, { icon: A, label: R.remove, onClick: t }),
      children: [
        (0, U.jsx)(`div`, { role: `alert`, children: e.errors.map((e) => (0, U.jsx)(q, { children: e }, e)) }),
        e.canRetry && (0, U.jsx)(T, { variant: `soft`, size: `sm`, icon: _, className: `touch-area mt-2`, onClick: n, children: R.retry }),
      ],
    });
  let o = e.total > 0 ? e.sent / e.total : 0;
  return (0, U.jsxs)(W, {
    name: r.name,
    media: (0, U.jsx)(G, { type: e.type ?? ``, url: e.type === null ? `` : e.url, poster: e.poster }),
    action: (0, U.jsx)(l, { icon: A, label: R.cancel, onClick: t }),
    children: [
      (0, U.jsx)(fe, { value: o, label: R.uploadProgress, className: `my-2` }),
      (0, U.jsxs)(`p`, {
        className: `flex justify-between gap-3 text-sm text-text-3`,
        children: [(0, U.jsx)(`span`, { children: ze(e) }), i === `sending` && (0, U.jsx)(`span`, { children: a(o) })],
      }),
      i === `sending` && !e.isKept && (0, U.jsx)(K, { children: R.notKept }),
    ],
  });
}
var Y =
    (...e) =>
    (t) =>
      e.every((e, n) => t[n] === e),
  X = (e, t, n) => String.fromCharCode(...e.slice(t, n)),
  Ve = [
    { type: `image/png`, fits: Y(137, 80, 78, 71, 13, 10, 26, 10) },
    { type: `image/jpeg`, fits: Y(255, 216, 255) },
    { type: `image/gif`, fits: Y(71, 73, 70, 56) },
    { type: `application/pdf`, fits: Y(37, 80, 68, 70, 45) },
    { type: `video/quicktime`, fits: (e) => X(e, 4, 8) === `ftyp` && X(e, 8, 12) === `qt  ` },
    { type: `video/mp4`, fits: (e) => X(e, 4, 8) === `ftyp` && !/^(?:hei|hev|mif|msf|avi)/.test(X(e, 8, 12)) },
    { type: `video/quicktime`, fits: (e) => [`moov`, `mdat`, `wide`].includes(X(e, 4, 8)) },
  ];
function He(e) {
  return Ve.find(({ fits: t }) => t(e))?.type;
}
var Ue = 160,
  We = 8e3;
async function Ge(e, t) {
  let n = He(new Uint8Array(await e.slice(0, 12).arrayBuffer())) ?? `application/octet-stream`,
    r = { facts: { type: n, size: e.size, width: 0, height: 0, duration: null }, poster: null };
  if (D(n)) return qe(r.facts, t);
  if (!ne(n)) return w(r);
  try {
    let t = await createImageBitmap(e),
      { width: n, height: i } = t;
    return (t.close(), w({ facts: { ...r.facts, width: n, height: i }, poster: null }));
  } catch {
    return b({ code: `file_broken` });
  }
}
var Ke = { width: 1, height: 1, duration: null };
async function qe(e, t) {
  let n = document.createElement(`video`);
  ((n.muted = !0), (n.preload = `auto`), (n.playsInline = !0));
  try {
    if (!(await Je(n, `loadedmetadata`, () => (n.src = t)))) return w({ facts: { ...e, ...Ke }, poster: null });
    let { videoWidth: r, videoHeight: i, duration: a } = n;
    if (r === 0) return w({ facts: { ...e, ...Ke }, poster: null });
    let o = await Je(n, `seeked`, () => (n.currentTime = Math.min(0.1, a / 2))),
      s = Number.isFinite(a) ? a : null;
    return w({ facts: { ...e, width: r, height: i, duration: s }, poster: o ? Ye(n) : null });
  } finally {
    (n.removeAttribute(`src`), n.load());
  }
}
function Je(e, t, n) {
  return new Promise((r) => {
    let i = (t) => {
        (clearTimeout(a), (e.onerror = null), r(t));
      },
      a = setTimeout(() => i(!1), We);
    (e.addEventListener(t, () => i(!0), { once: !0 }), (e.onerror = () => i(!1)), n());
  });
}
function Ye(e) {
  let t = Ue / Math.max(e.videoWidth, e.videoHeight),
    n = document.createElement(`canvas`);
  ((n.width = Math.max(1, Math.round(e.videoWidth * t))), (n.height = Math.max(1, Math.round(e.videoHeight * t))));
  let r = n.getContext(`2d`);
  return r ? (r.drawImage(e, 0, 0, n.width, n.height), n.toDataURL(`image/jpeg`, 0.8)) : null;
}
function Xe(e) {
  let t = new Set(),
    n = new Map(),
    r = [],
    i = !1,
    a = !1,
    o = (e) => {
      r = e;
      for (let e of t) e();
    },
    s = (e, t) => o(r.map((n) => (n.key === e ? { ...n, ...t } : n))),
    c = (e) => !a && r.some((t) => t.key === e),
    l = (e) => {
      (n.get(e)?.abort(), n.delete(e));
      let t = r.find((t) => t.key === e);
      (t && URL.revokeObjectURL(t.url), o(r.filter((t) => t.key !== e)));
    };
  async function u(t, n, i) {
    let l = URL.createObjectURL(t),
      u = { poster: null, type: null, step: `checking`, sent: 0, total: t.size, secondsLeft: null, errors: [], canRetry: !1 };
    o([...r, { ...u, key: n, file: t, url: l, isKept: i }]);
    let f = await e.read(t, l);
    if (!c(n)) return;
    let p = f.ok ? e.check(f.value.facts) : [e.brokenText];
    p.length > 0
      ? (s(n, { step: `refused`, errors: p }), await e.pending.forget(n))
      : (f.ok && s(n, { step: `waiting`, poster: f.value.poster, type: f.value.facts.type }),
        !i &&
          (await e.pending.keep({ key: n, place: e.place, file: t })) &&
          (c(n) ? s(n, { isKept: !0 }) : a ? e.pending.release(n) : await e.pending.forget(n)),
        d());
  }
  async function d() {
    if (i || a || r.some(({ step: e }) => e === `checking`)) return;
    let e = r.find(({ step: e }) => e === `waiting`);
    e && ((i = !0), await f(e), (i = !1), d());
  }
  async function f({ key: t, file: r }) {
    let i = new AbortController();
    n.set(t, i);
    let a = e.now();
    s(t, { step: `sending`, sent: 0, secondsLeft: null });
    try {
      let n = await e.send(r, i.signal, (n, r) => {
        let i = (e.now() - a) / 1e3;
        c(t) && s(t, { sent: n, total: r, secondsLeft: i >= 1 && n > 0 ? ((r - n) * i) / n : null });
      });
      if (!c(t)) return;
      (e.onStored(n), l(t), await e.pending.forget(t));
    } catch (n) {
      !i.signal.aborted && c(t) && s(t, { step: `refused`, errors: [e.failureText(n)], canRetry: !0 });
    }
  }
  return {
    getSnapshot: () => r,
    subscribe(e) {
      return (t.add(e), () => t.delete(e));
    },
    add(t) {
      for (let n of t) u(n, e.newKey(), !1);
    },
    async resume() {
      for (let { key: t, file: n } of await e.pending.list(e.place)) a ? e.pending.release(t) : r.some((e) => e.key === t) || u(n, t, !0);
    },
    cancel(t) {
      (l(t), e.pending.forget(t), d());
    },
    retry(e) {
      (s(e, { step: `waiting`, errors: [], canRetry: !1 }), d());
    },
    retryAll() {
      (o(r.map((e) => (e.canRetry ? { ...e, step: `waiting`, errors: [], canRetry: !1 } : e))), d());
    },
    stop() {
      a = !0;
      for (let e of n.values()) e.abort();
      for (let { key: t, url: n } of r) (URL.revokeObjectURL(n), e.pending.release(t));
      r = [];
    },
  };
}
var Ze,
  Z = () =>
    (Ze ??= y(async () => {
      let { createPendingFiles: e } = await import(`./CSu4EUXC.js`);
      return { createPendingFiles: e };
    }, []).then(
      ({ createPendingFiles: e }) => e(),
      () => void 0,
    )),
  Qe = {
    keep: async (e) => (await (await Z())?.keep(e)) ?? !1,
    list: async (e) => (await (await Z())?.list(e)) ?? [],
    release: (e) => void Z().then((t) => t?.release(e)),
    forget: async (e) => (await Z())?.forget(e),
    forgetAll: async () => (await Z())?.forgetAll(),
  };
S(() => void Qe.forgetAll());
var $e = [],
  et = () => $e,
  tt = () => () => void 0;
function nt(e) {
  let [t, n] = (0, I.useState)(),
    { place: r } = e,
    i = (0, I.useEffectEvent)((t) => e.check(t)),
    a = (0, I.useEffectEvent)((t) => e.onStored(t)),
    o = (0, I.useEffectEvent)((t, n, r) => {
      let { media_type: i, content_type: a, purpose: o } = e;
      return me.creatives.uploadMedia({ query: { media_type: i, content_type: a, purpose: o }, file: t }, { signal: n, onProgress: r });
    });
  return (
    (0, I.useEffect)(() => {
      let e = Xe({
        place: r,
        pending: Qe,
        read: Ge,
        check: (e) => i(e),
        brokenText: R.broken,
        send: (e, t, n) => o(e, t, n),
        failureText: pe,
        onStored: (e) => a(e),
        now: () => performance.now(),
        newKey: () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`,
      });
      (n(e), e.resume());
      let t = () => e.retryAll();
      return (
        addEventListener(`online`, t),
        () => {
          (removeEventListener(`online`, t), e.stop());
        }
      );
    }, [r]),
    { items: (0, I.useSyncExternalStore)(t?.subscribe ?? tt, t?.getSnapshot ?? et), queue: t }
  );
}
var Q = {
    media: { POST: `رسانهٔ پست`, STORY: `رسانهٔ استوری`, PIN: `عکس آگهی`, IN_CHANNEL: `عکس آگهی` },
    sampleMedia: `نمونهٔ رسانه`,
    optional: `اختیاری`,
    oneFile: `یک عکس یا ویدئو`,
    oneImage: `یک عکس`,
    slides: (e) => `تا ${e} اسلاید`,
    files: (e) => `تا ${e} فایل`,
    guide: `فایل راهنما`,
    chooseTemplate: `انتخاب از قالب‌ها`,
    preview: `پیش‌نمایش زنده`,
    showPreview: `دیدن پیش‌نمایش`,
    uploadsLeft: (e) => `${e} فایل هنوز بارگذاری نشده است؛ تا پایان بماند یا آن را بردارید.`,
    warnings: (e) => `${e} هشدار؛ مانع ادامه نیست.`,
  },
  rt = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { SaveTemplateButton: e } = await import(`./PG_DaEc_.js`);
          return { SaveTemplateButton: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
      )
    ).SaveTemplateButton,
  }));
function it(e) {
  let t = n(e),
    r = E(e.media_type, e.content_type),
    i = e.campaign_type === `INFLUENCE` || e.content_type === `STORY` ? [] : h(t);
  return t.map((e, t) => [...p(e, r).map(ie), ...i.filter(({ index: e }) => e === t).map(({ index: e, ...t }) => ie(t))]);
}
function at({ data: e, issues: t, errorOf: r, onChange: i, draftId: a, label: s, onUnfinished: c }) {
  let [l, d] = (0, I.useState)(``),
    f = n(e),
    p = B(e),
    m = (e) => i((t) => H(t, e(n(t)))),
    { items: h, queue: g } = nt({
      media_type: e.media_type,
      content_type: e.content_type,
      purpose: `creative`,
      place: `${a ?? `new`}:files`,
      check: (t) => Te(e, t),
      onStored: (e) => {
        (m((t) => (p === 1 ? [e] : [...t, e])), d(R.stored(e.name)));
      },
    }),
    _ = h.length;
  ((0, I.useEffect)(() => c(_), [_, c]), (0, I.useEffect)(() => () => c(0), [c]));
  function v(e) {
    let t = p === 1 ? 1 : Math.max(0, p - f.length - h.length);
    if ((e.length > t && u.info(R.tooMany(o(p))), p === 1)) for (let e of h) g?.cancel(e.key);
    let n = e.slice(0, t);
    (g?.add(n), d(n.map(({ name: e }) => R.started(e)).join(` `)));
  }
  function y(e, t) {
    (m((n) => De(n, e, t)), d(R.moved(f[e]?.name ?? ``, o(t + 1), o(f.length))));
  }
  function b(e, t) {
    (m((e) => e.filter((e, n) => n !== t)),
      u.info(R.removed(e.name), void 0, {
        label: R.undo,
        onPress: () => m((n) => (n.some(({ id: t }) => t === e.id) ? n : n.toSpliced(t, 0, e))),
      }));
  }
  let x = t.filter(({ field: e }) => e === `content_files` || e === `content_instagram_post_files`),
    S = x.some(({ index: e }) => e === void 0) && h.length === 0 ? (r(`content_files`) ?? r(`content_instagram_post_files`)) : void 0,
    C = it(e);
  return (0, U.jsxs)(U.Fragment, {
    children: [
      (0, U.jsx)(Le, {
        data: e,
        name: `content_files`,
        label: s,
        isGuide: !1,
        isMany: p > 1,
        isInvalid: S !== void 0,
        describedById: `content-files-error`,
        onPick: v,
      }),
      (0, U.jsx)(`div`, {
        id: `content-files-error`,
        className: `mt-1.5 empty:hidden`,
        children: S !== void 0 && (0, U.jsx)(q, { children: S }),
      }),
      (0, U.jsx)(`p`, { role: `status`, className: `sr-only`, children: l }),
      (0, U.jsxs)(`ul`, {
        className: `mt-1`,
        children: [
          f.map((t, n) =>
            (0, U.jsx)(
              Ne,
              {
                file: t,
                index: n,
                count: f.length,
                errors: x.flatMap(({ index: e, field: t, ...r }) => (e === n ? [ae(r)] : [])),
                warnings: C[n] ?? [],
                onMove: y,
                onRemove: () => b(t, n),
                extra: (0, U.jsx)(I.Suspense, { children: (0, U.jsx)(rt, { place: e, file: t }) }),
              },
              t.id,
            ),
          ),
          h.map((e) => (0, U.jsx)(Be, { item: e, onCancel: () => g?.cancel(e.key), onRetry: () => g?.retry(e.key) }, e.key)),
        ],
      }),
    ],
  });
}
var ot = (0, I.lazy)(async () => ({
  default: (
    await y(
      async () => {
        let { TemplatesDialog: e } = await import(`./DszTmsx8.js`);
        return { TemplatesDialog: e };
      },
      __vite__mapDeps([21, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 11, 12, 32, 14, 15, 33, 18, 19, 17, 20]),
    )
  ).TemplatesDialog,
}));
function st(e) {
  let t = B(e);
  return t === 1
    ? z(e)
      ? Q.oneImage
      : Q.oneFile
    : e.media_type === `INSTAGRAM` && e.content_type === `POST`
      ? Q.slides(o(t))
      : Q.files(o(t));
}
function ct(e) {
  let { data: t, onChange: r } = e,
    { media_type: i, content_type: a } = t,
    [o, s] = (0, I.useState)(!1),
    c = t.campaign_type === `INFLUENCE`,
    l = c ? Q.sampleMedia : Q.media[a],
    u = B(t);
  return (0, U.jsxs)(`section`, {
    className: `border-b py-5`,
    children: [
      (0, U.jsxs)(`div`, {
        className: `mb-3 flex flex-wrap items-center justify-between gap-2`,
        children: [
          (0, U.jsxs)(`h2`, {
            className: `text-lg font-bold`,
            children: [l, ` `, (0, U.jsx)(`span`, { className: `text-sm font-normal text-text-3`, children: c ? Q.optional : st(t) })],
          }),
          (0, U.jsx)(T, { variant: `ghost`, icon: ee, onClick: () => s(!0), children: Q.chooseTemplate }),
        ],
      }),
      (0, U.jsx)(at, { ...e, label: l }),
      o &&
        (0, U.jsx)(I.Suspense, {
          children: (0, U.jsx)(ot, {
            place: { media_type: i, content_type: a },
            onClose: () => s(!1),
            onPick: (e) => {
              (r((t) => H(t, [...(u === 1 ? [] : n(t).filter(({ id: t }) => t !== e.id)), e].slice(0, u))), s(!1));
            },
          }),
        }),
    ],
  });
}
var lt = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { AdFields: e } = await import(`./C-yaGxgL.js`);
          return { AdFields: e };
        },
        __vite__mapDeps([
          34, 35, 36, 37, 38, 4, 2, 5, 6, 7, 8, 9, 10, 22, 39, 40, 41, 42, 43, 44, 45, 46, 24, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 14,
          15, 25, 18, 19, 57,
        ]),
      )
    ).AdFields,
  })),
  ut = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { BriefPart: e } = await import(`./C8c1k0A4.js`);
          return { BriefPart: e };
        },
        __vite__mapDeps([
          58, 2, 39, 40, 36, 37, 38, 4, 5, 6, 7, 8, 9, 10, 35, 22, 41, 42, 43, 44, 45, 46, 24, 47, 59, 48, 49, 50, 51, 53, 60, 11, 12, 61,
          62, 63, 33, 57, 64, 29, 55, 56, 15, 14, 18, 19,
        ]),
      )
    ).BriefPart,
  })),
  dt = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { GuideField: e } = await import(`./BTS0wnnC.js`);
          return { GuideField: e };
        },
        __vite__mapDeps([65, 2, 12, 7, 4, 5, 6, 8, 9, 10]),
      )
    ).GuideField,
  })),
  ft = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { TelegramWay: e } = await import(`./Cdzwadwh.js`);
          return { TelegramWay: e };
        },
        __vite__mapDeps([66, 39, 40, 36, 37, 38, 4, 2, 5, 6, 7, 8, 9, 10, 35, 22, 41, 42, 43, 44, 45, 46, 24, 47, 67, 48, 49, 50, 51, 53]),
      )
    ).TelegramWay,
  })),
  pt = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { PostFields: e } = await import(`./Cak9Nfh7.js`);
          return { PostFields: e };
        },
        __vite__mapDeps([
          68, 2, 44, 45, 42, 43, 46, 24, 7, 48, 4, 5, 6, 8, 9, 10, 49, 50, 51, 52, 53, 54, 37, 55, 56, 14, 15, 25, 18, 19, 64, 39, 40, 36,
          38, 35, 22, 41, 47, 59, 29, 57,
        ]),
      )
    ).PostFields,
  }));
function mt({ draftId: e, campaignId: t, onUnfinishedFiles: n, onUnfinishedGuide: i, ...a }) {
  let { data: o } = a,
    { media_type: s, content_type: c } = o,
    l = (0, I.createElement)(ct, { ...a, key: `${s} ${c}`, draftId: e, onUnfinished: n });
  if (g(s, c)) return (0, U.jsxs)(U.Fragment, { children: [l, (0, U.jsx)(I.Suspense, { children: (0, U.jsx)(lt, { ...a }) })] });
  let u = s === `TELEGRAM` && (0, U.jsx)(I.Suspense, { children: (0, U.jsx)(ft, { ...a }) });
  return r(o)
    ? u
    : (0, U.jsxs)(U.Fragment, {
        children: [
          u,
          o.campaign_type === `INFLUENCE` &&
            (0, U.jsx)(I.Suspense, {
              children: (0, U.jsx)(ut, {
                ...a,
                children: (0, U.jsxs)(`div`, {
                  children: [
                    (0, U.jsx)(`p`, { className: `mb-1.5 text-md font-medium`, children: Q.guide }),
                    (0, U.jsx)(dt, { data: o, onChange: a.onChange, draftId: e, label: Q.guide, onUnfinished: i }),
                  ],
                }),
              }),
            }),
          l,
          (0, U.jsx)(I.Suspense, {
            fallback: (0, U.jsx)(`div`, { className: `min-h-160` }),
            children: (0, U.jsx)(pt, { ...a, campaignId: t }),
          }),
        ],
      });
}
var ht = e({ ContentPage: () => yt }),
  gt = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { Sheet: e } = await import(`./BMlYHlbg.js`);
          return { Sheet: e };
        },
        __vite__mapDeps([69, 28, 2, 7, 4, 5, 6, 8, 9, 10, 29, 30, 31, 11]),
      )
    ).Sheet,
  })),
  _t = (0, I.lazy)(async () => ({
    default: (
      await y(
        async () => {
          let { CreativePreview: e } = await import(`./Sa-X6sfH.js`);
          return { CreativePreview: e };
        },
        __vite__mapDeps([
          70, 2, 67, 7, 4, 5, 6, 8, 9, 10, 35, 36, 37, 38, 22, 39, 40, 41, 42, 43, 44, 45, 46, 24, 47, 71, 72, 51, 73, 74, 75, 52, 76, 77,
          78, 79,
        ]),
      )
    ).CreativePreview,
  })),
  $ = `content`,
  vt = [`required`, `image_or_video`, `file_or_caption`];
function yt() {
  let { open: e, today: t, goTo: n } = ve($),
    r = ge(e, $, t, n),
    [a, s] = (0, I.useState)(!1),
    [c, f] = (0, I.useState)(0),
    [p, m] = (0, I.useState)(0),
    { session: h, draft: g } = e,
    { data: _ } = g,
    v = c + p,
    y = i(_).some(({ field: e, code: t }) => e === `content_files` && vt.includes(t)),
    b = r.left + v - (y && c > 0 ? 1 : 0),
    x = it(_).flat().length,
    S = () => {
      r.left === 0 && v > 0 ? u.info(Q.uploadsLeft(o(v))) : r.goOn();
    };
  return (0, U.jsxs)(_e, {
    ...e,
    step: $,
    today: t,
    rail: (0, U.jsxs)(`div`, {
      className: `px-6 py-5`,
      children: [
        (0, U.jsx)(`h2`, { className: `mb-4 text-lg font-bold`, children: Q.preview }),
        (0, U.jsx)(I.Suspense, { children: (0, U.jsx)(_t, { data: _ }) }),
      ],
    }),
    railClassName: `max-lg:hidden xl:w-[430px]`,
    bar: (0, U.jsx)(ye, {
      step: $,
      draft: g,
      left: b,
      isBusy: r.isBusy,
      note: x > 0 ? Q.warnings(o(x)) : void 0,
      onSave: r.save,
      onContinue: S,
      onShowLeft: r.showLeft,
      extra: (0, U.jsx)(l, {
        icon: d,
        variant: `secondary`,
        size: `lg`,
        label: Q.showPreview,
        className: `lg:hidden`,
        onClick: () => s(!0),
      }),
    }),
    children: [
      (0, U.jsx)(`form`, {
        noValidate: !0,
        onSubmit: (e) => {
          (e.preventDefault(), S());
        },
        className: `mx-auto max-w-(--form-max) px-(--gutter) pb-8`,
        children: (0, U.jsx)(mt, {
          data: _,
          issues: r.issues,
          errorOf: (e) => he(r.issues, e),
          onChange: (e) => h.change(typeof e == `function` ? e(h.getSnapshot().data) : e),
          onLeave: r.reveal,
          draftId: g.id,
          campaignId: g.campaign,
          onUnfinishedFiles: f,
          onUnfinishedGuide: m,
        }),
      }),
      a &&
        (0, U.jsx)(I.Suspense, {
          children: (0, U.jsx)(gt, { isOpen: !0, onOpenChange: s, title: Q.preview, children: (0, U.jsx)(_t, { data: _ }) }),
        }),
    ],
  });
}
export { yt as ContentPage, Ne as a, P as c, Le as i, nt as n, Ee as o, Be as r, R as s, ht as t };
