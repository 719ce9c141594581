const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/XB-9qG9R.js',
      'assets/BMlYHlbg.js',
      'assets/L6ghD_ZD.js',
      'assets/XKyaHtl9.js',
      'assets/D8JH1jTK.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { D as t, E as n, I as r, Q as i, j as a, ut as o, w as s } from './tUkH6Wd0.js';
import { t as c } from './BJYTeqjr.js';
import { i as l, t as u } from './CTGuGsln.js';
import { t as d } from './CDhqC_Tj.js';
import { n as f } from './OC6yXdXM.js';
import { p } from './DDN8PgIi.js';
import { t as m } from './Bqr8Ymkr.js';
import { t as h } from './DWJpS5qw.js';
import { t as ee } from './DGiV5RfD.js';
import { t as g } from './D8JH1jTK.js';
import { t as _ } from './CpdwfL3C.js';
import { c as v, r as y, s as b } from './TKVjIixM.js';
import { t as x } from './ChbMR7Ag.js';
import { t as S } from './BqHo0arR.js';
import { t as C } from './B_fGkgZ7.js';
import { t as w } from './BfLIJkZn.js';
import { t as T } from './5mUrkmJM.js';
import { n as E, r as D, t as O } from './KKr9Ronm.js';
import { n as k, r as A } from './BO-FAZzX.js';
import { t as te } from './CX-iuwH3.js';
import { t as ne } from './Z43WcrRE.js';
import { t as j } from './DR3bxFpy.js';
import { t as M } from './ID5W_fPX.js';
import { t as N } from './BX5XbKd6.js';
import { o as P } from './CwUb1psq.js';
var F = {
  name: `paperclip`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `m16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551`,
        key: `1miecu`,
      },
    ],
  ],
};
F.node;
var I = a(F),
  L = e(g(), 1),
  R = {
    title: `بررسی محتوا`,
    queue: `صف بررسی`,
    place: (e, t) => `${e} از ${t} در انتظار`,
    next: `محتوای بعدی`,
    previous: `محتوای قبلی`,
    file: (e, t) => `${e} از ${t}`,
    files: `فایل‌های این محتوا`,
    brief: `خواستهٔ شما`,
    wanted: `باید باشد`,
    unwanted: `نباید باشد`,
    noBrief: `در این کمپین خواسته‌ای ننوشته‌اید.`,
    caption: `متن همراه`,
    noCaption: `بدون متن`,
    verdict: `نظر شما`,
    approve: `تأیید محتوا`,
    reject: `رد با توضیح`,
    keys: `کلیدها: J بعدی، K قبلی، A تأیید، R رد`,
    afterApproval: `پس از تأیید همهٔ محتواها، نوبت انتشار در دورهٔ کمپین تعیین می‌شود.`,
    afterSilence: `اگر تا پایان مهلت نظر ندهید، ناشر کنار می‌رود و مبلغش آزاد می‌شود.`,
    lastRejection: `این آخرین بار است که می‌توانید رد کنید؛ پس از آن کارشناس ما تصمیم می‌گیرد.`,
    operatorDecides: `این محتوا دو بار رد شده است. می‌توانید آن را تأیید کنید؛ وگرنه کارشناس ما تصمیم می‌گیرد.`,
    comment: `چه چیزی باید عوض شود؟`,
    commentHint: `برای ناشر فرستاده می‌شود.`,
    commentMissing: `بنویسید چه چیزی باید عوض شود.`,
    commentLong: `توضیح را به ۵۰۰ نویسه برسانید.`,
    seenBy: (e) => `«${e}» این توضیح را می‌بیند و نسخهٔ تازه می‌فرستد.`,
    attach: `پیوست تصویر`,
    attachAnother: `پیوست دیگر`,
    attaching: `در حال بارگذاری…`,
    detach: (e) => `برداشتن ${e}`,
    attachFailed: `پیوست بارگذاری نشد!`,
    send: `فرستادن و رد محتوا`,
    sending: `در حال فرستادن…`,
    cancel: `انصراف`,
    yourComment: `توضیح شما`,
    gone: `این محتوا پیدا نشد.`,
    nothing: { title: `چیزی در انتظار نظر شما نیست.`, text: `محتوای تازه که برسد، همین‌جا می‌آید.` },
  },
  z = o();
function B({ content: e }) {
  let { content_description: t, content_todos: n, content_notTodos: r } = e.campaign,
    i = t === `` && n.length + r.length === 0;
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsxs)(`section`, {
        'aria-labelledby': `review-brief`,
        className: `flex flex-col gap-3 border-line p-(--gutter) lg:border-b lg:p-5`,
        children: [
          (0, z.jsx)(`h2`, { id: `review-brief`, className: `text-md font-bold`, children: R.brief }),
          i && (0, z.jsx)(`p`, { className: `text-md text-text-3`, children: R.noBrief }),
          t !== `` && (0, z.jsx)(`p`, { dir: `auto`, className: `text-md leading-relaxed whitespace-pre-line text-text-2`, children: t }),
          (0, z.jsxs)(`ul`, {
            className: `flex flex-col gap-2.5`,
            children: [
              n.map((e) =>
                (0, z.jsxs)(
                  `li`,
                  {
                    className: `flex items-start gap-2.5 text-md`,
                    children: [
                      (0, z.jsx)(S, { 'aria-label': R.wanted, size: 18, className: `mt-1 shrink-0 text-success-text` }),
                      (0, z.jsx)(`span`, { children: e }),
                    ],
                  },
                  e,
                ),
              ),
              r.map((e) =>
                (0, z.jsxs)(
                  `li`,
                  {
                    className: `flex items-start gap-2.5 text-md text-text-2`,
                    children: [
                      (0, z.jsx)(C, { 'aria-label': R.unwanted, size: 18, className: `mt-1 shrink-0 text-text-3` }),
                      (0, z.jsx)(`span`, { children: e }),
                    ],
                  },
                  e,
                ),
              ),
            ],
          }),
        ],
      }),
      (0, z.jsxs)(`section`, {
        'aria-labelledby': `review-caption`,
        className: `flex flex-col gap-2 border-line p-(--gutter) lg:border-b lg:p-5`,
        children: [
          (0, z.jsx)(`h2`, { id: `review-caption`, className: `text-md font-bold`, children: R.caption }),
          (0, z.jsx)(`p`, {
            dir: `auto`,
            className: `text-md leading-relaxed break-words whitespace-pre-line text-text-2`,
            children: e.caption === `` ? R.noCaption : e.caption,
          }),
        ],
      }),
    ],
  });
}
function V({ content: e, now: t }) {
  let [n, r] = (0, L.useState)(0),
    { files: i, publisher: a, campaign: o } = e,
    s = i[n] ?? i[0],
    c = l(i.length);
  return (0, z.jsxs)(z.Fragment, {
    children: [
      (0, z.jsxs)(`header`, {
        className: `flex items-center gap-3 px-(--gutter) py-3 lg:h-16 lg:border-b lg:bg-surface`,
        children: [
          (0, z.jsx)(w, { id: String(a.id), size: 36 }),
          (0, z.jsxs)(`div`, {
            className: `min-w-0 flex-1`,
            children: [
              (0, z.jsx)(`p`, { className: `truncate text-md font-semibold`, children: (0, z.jsx)(`bdi`, { children: a.title }) }),
              (0, z.jsxs)(`p`, {
                className: `truncate text-sm text-text-3`,
                children: [
                  (0, z.jsxs)(`bdi`, { className: `max-lg:hidden`, children: [`@`, a.username] }),
                  (0, z.jsx)(`span`, { className: `lg:hidden`, children: D.sub([D.formats[o.content_type], D.quoted(o.title)]) }),
                ],
              }),
            ],
          }),
          e.state === `pending` && (0, z.jsx)(`span`, { className: `lg:hidden`, children: (0, z.jsx)(O, { content: e, now: t }) }),
          i.length > 1 &&
            (0, z.jsx)(T, {
              label: R.files,
              value: String(n),
              onChange: (e) => r(Number(e)),
              options: i.map((e, t) => ({ value: String(t), label: R.file(l(t + 1), c) })),
            }),
        ],
      }),
      (0, z.jsx)(`div`, {
        className: `grid flex-1 place-items-center px-(--gutter) lg:py-6`,
        children: (0, z.jsx)(`div`, {
          className: `w-full lg:max-w-[300px] lg:rounded-[34px] lg:bg-ink-950 lg:p-2 lg:shadow-pop`,
          children: (0, z.jsx)(
            E,
            { content: { publisher: a, files: s ? [s] : [] }, className: `aspect-4/5 w-full rounded-lg lg:aspect-9/16 lg:rounded-[27px]` },
            s?.id,
          ),
        }),
      }),
    ],
  });
}
function H({ contents: e, current: t, now: r, onOpen: i }) {
  return (0, z.jsx)(`ul`, {
    'aria-label': R.queue,
    className: `divide-y divide-line`,
    children: e.map((e) => {
      let a = e.id === t;
      return (0, z.jsx)(
        `li`,
        {
          children: (0, z.jsxs)(`button`, {
            type: `button`,
            'aria-current': a ? `true` : void 0,
            onClick: () => i(e.id),
            className: n(
              `flex w-full items-center gap-3 border-s-2 px-4 py-3 text-start`,
              a ? `border-s-action bg-action-soft` : `border-s-transparent hover:bg-surface-hover`,
            ),
            children: [
              (0, z.jsx)(E, { content: e, className: `h-16 w-12 shrink-0` }),
              (0, z.jsxs)(`span`, {
                className: `min-w-0 flex-1`,
                children: [
                  (0, z.jsx)(`span`, {
                    className: `block truncate text-md font-semibold`,
                    children: (0, z.jsx)(`bdi`, { children: e.publisher.title }),
                  }),
                  (0, z.jsx)(`span`, {
                    className: `block truncate text-sm text-text-3`,
                    children: D.sub([D.formats[e.campaign.content_type], D.quoted(e.campaign.title)]),
                  }),
                  (0, z.jsx)(A, { content: e, now: r }),
                ],
              }),
            ],
          }),
        },
        e.id,
      );
    }),
  });
}
var U = { KeyJ: `j`, KeyK: `k`, KeyA: `a`, KeyR: `r` };
function W({ target: e }) {
  return e instanceof Element && e.closest(`input, textarea, select, [contenteditable], [role="dialog"]`) !== null;
}
function G(e) {
  let t = (0, L.useEffectEvent)((t) => {
    let n = U[t.code];
    n === void 0 || t.ctrlKey || t.metaKey || t.altKey || t.repeat || W(t) || (t.preventDefault(), e[n]());
  });
  (0, L.useEffect)(() => {
    let e = (e) => t(e);
    return (document.addEventListener(`keydown`, e), () => document.removeEventListener(`keydown`, e));
  }, []);
}
var K = { comment: ``, attachments: [] },
  q = new Map(),
  J = (e) => q.get(e) ?? K,
  Y = (e, t) => void q.set(e, t),
  X = (e) => void q.delete(e);
function re(e, t) {
  let n = p(),
    [r, a] = (0, L.useState)(() => J(e.id)),
    [o, s] = (0, L.useState)(),
    [c, l] = (0, L.useState)(!1),
    [u, d] = (0, L.useState)(!1),
    f = (t) => {
      let n = { ...J(e.id), ...t };
      (Y(e.id, n), a(n), s(void 0));
    };
  async function m(t) {
    d(!0);
    try {
      let { media_type: n, content_type: r } = e.campaign,
        i = await _.creatives.uploadMedia({ query: { media_type: n, content_type: r, purpose: `guide` }, file: t });
      f({ attachments: [...J(e.id).attachments, i] });
    } catch (e) {
      P.error(R.attachFailed, N(e));
    } finally {
      d(!1);
    }
  }
  async function h() {
    let a = r.comment.trim();
    if (c) return !0;
    if (a === `` || a.length > 500) return (s(a === `` ? R.commentMissing : R.commentLong), !1);
    l(!0);
    try {
      let i = await _.contents.decideContent({
        params: { campaign: e.campaign.id, content: e.id },
        body: { is_confirmed: !1, advertiser_comment: a, attachments: r.attachments.map(({ id: e }) => e) },
      });
      (X(e.id),
        i.state === `rejected` ? P.success(D.rejected(e.publisher.title)) : P.warning(D.alreadyDecided),
        t(),
        n.invalidateQueries({ queryKey: [`contents`] }),
        n.invalidateQueries({ queryKey: [`campaigns`] }));
    } catch (e) {
      P.error(D.rejectFailed, e instanceof i ? N(e) : void 0);
    } finally {
      l(!1);
    }
    return !0;
  }
  return { note: r, error: o, isSending: c, isAttaching: u, change: f, attach: m, send: h };
}
var ie = 5;
function Z({ content: e, onSent: t, onCancel: n }) {
  let { note: r, error: i, isSending: a, isAttaching: o, change: c, attach: l, send: f } = re(e, t),
    p = (0, L.useRef)(null),
    m = (0, L.useRef)(null);
  return (
    (0, L.useEffect)(() => p.current?.focus(), []),
    (0, z.jsxs)(`form`, {
      noValidate: !0,
      onSubmit: (e) => {
        (e.preventDefault(), f().then((e) => !e && p.current?.focus()));
      },
      className: `flex flex-col gap-3`,
      children: [
        e.rejections_left === 1 && (0, z.jsx)(`p`, { className: `text-sm text-warning-text`, children: R.lastRejection }),
        (0, z.jsx)(ne, {
          label: R.comment,
          hint: R.commentHint,
          error: i,
          multiline: !0,
          rows: 4,
          counterLimit: 500,
          isRequired: !0,
          value: r.comment,
          onChange: (e) => c({ comment: e }),
          inputRef: p,
        }),
        r.attachments.map((e) =>
          (0, z.jsxs)(
            `div`,
            {
              className: `flex min-h-11 items-center gap-2 rounded-md border bg-surface-sunken px-3 text-sm`,
              children: [
                (0, z.jsx)(I, { 'aria-hidden': !0, size: 16, className: `shrink-0 text-text-3` }),
                (0, z.jsx)(`bdi`, { className: `min-w-0 truncate`, children: e.name }),
                (0, z.jsx)(`span`, { className: `ms-auto text-text-3`, children: u(e.size) }),
                (0, z.jsx)(d, {
                  icon: M,
                  size: `sm`,
                  label: R.detach(e.name),
                  onClick: () => c({ attachments: r.attachments.filter(({ id: t }) => t !== e.id) }),
                }),
              ],
            },
            e.id,
          ),
        ),
        r.attachments.length < ie &&
          (0, z.jsxs)(z.Fragment, {
            children: [
              (0, z.jsx)(`input`, {
                ref: m,
                type: `file`,
                accept: `image/*`,
                hidden: !0,
                onChange: ({ target: e }) => {
                  let [t] = e.files ?? [];
                  ((e.value = ``), t && l(t));
                },
              }),
              (0, z.jsx)(s, {
                variant: `ghost`,
                icon: j,
                isLoading: o,
                loadingLabel: R.attaching,
                onClick: () => m.current?.click(),
                className: `self-start`,
                children: r.attachments.length === 0 ? R.attach : R.attachAnother,
              }),
            ],
          }),
        (0, z.jsxs)(`div`, {
          className: `flex gap-2`,
          children: [
            (0, z.jsx)(s, { variant: `secondary`, onClick: n, children: R.cancel }),
            (0, z.jsx)(s, {
              type: `submit`,
              variant: `danger`,
              isLoading: a,
              loadingLabel: R.sending,
              className: `flex-1`,
              children: R.send,
            }),
          ],
        }),
      ],
    })
  );
}
function Q({ content: e, now: t }) {
  return (0, z.jsxs)(`div`, {
    className: `flex flex-col gap-3`,
    children: [
      (0, z.jsx)(k, { state: e.state }),
      (0, z.jsx)(A, { content: e, now: t }),
      e.advertiser_comment !== `` &&
        (0, z.jsxs)(`div`, {
          children: [
            (0, z.jsx)(`h3`, { className: `text-sm font-semibold`, children: R.yourComment }),
            (0, z.jsx)(`p`, { dir: `auto`, className: `text-md whitespace-pre-line text-text-2`, children: e.advertiser_comment }),
          ],
        }),
      e.attachments.map((e) =>
        (0, z.jsxs)(
          `a`,
          {
            href: e.url,
            target: `_blank`,
            rel: `noreferrer`,
            className: `flex min-h-11 items-center gap-2 text-md text-action-soft-text`,
            children: [(0, z.jsx)(I, { 'aria-hidden': !0, size: 16 }), (0, z.jsx)(`bdi`, { children: e.name })],
          },
          e.id,
        ),
      ),
    ],
  });
}
function ae({ content: e, now: n, isRejecting: r, onApprove: i, onReject: a, onCancel: o, onSent: c }) {
  let l = e.rejections_left > 0;
  return (0, z.jsxs)(`section`, {
    'aria-labelledby': `review-verdict`,
    className: `flex flex-col gap-3 p-5`,
    children: [
      (0, z.jsx)(`h2`, { id: `review-verdict`, className: `text-md font-bold`, children: R.verdict }),
      e.state === `pending`
        ? r
          ? (0, z.jsx)(Z, { content: e, onSent: c, onCancel: o }, e.id)
          : (0, z.jsxs)(z.Fragment, {
              children: [
                (0, z.jsx)(s, { size: `lg`, icon: m, 'aria-keyshortcuts': `a`, onClick: i, isFullWidth: !0, children: R.approve }),
                l &&
                  (0, z.jsx)(s, {
                    size: `lg`,
                    variant: `secondary`,
                    icon: t,
                    'aria-keyshortcuts': `r`,
                    onClick: a,
                    isFullWidth: !0,
                    children: R.reject,
                  }),
                (0, z.jsx)($, { content: e }),
                (0, z.jsx)(`p`, { className: `text-sm text-text-3 pointer-coarse:hidden`, children: R.keys }),
              ],
            })
        : (0, z.jsx)(Q, { content: e, now: n }),
    ],
  });
}
function $({ content: e }) {
  return (e.rejections_left > 0 ? [R.afterApproval, R.afterSilence] : [R.operatorDecides]).map((e) =>
    (0, z.jsxs)(
      `p`,
      {
        className: `flex items-start gap-2 text-sm text-text-2`,
        children: [(0, z.jsx)(te, { 'aria-hidden': !0, size: 15, className: `mt-1 shrink-0` }), e],
      },
      e,
    ),
  );
}
var oe = (0, L.lazy)(async () => ({
  default: (
    await r(
      async () => {
        let { RejectSheet: e } = await import(`./XB-9qG9R.js`);
        return { RejectSheet: e };
      },
      __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
    )
  ).RejectSheet,
}));
function se(e) {
  let t = p(),
    n = e?.seen_at === null ? e.id : void 0;
  (0, L.useEffect)(() => {
    n !== void 0 &&
      _.contents.seeContent({ params: { id: n }, body: {} }).then(
        () => t.invalidateQueries({ queryKey: [`contents`, `list`] }),
        () => void 0,
      );
  }, [n, t]);
}
function ce({ contents: e, current: t, now: n, onOpen: r }) {
  let i = x();
  (0, L.useSyncExternalStore)(v, y);
  let a = f(`(min-width: 62rem)`),
    [o, u] = (0, L.useState)(),
    p = e.filter(({ id: e }) => !b(e)),
    g = p.find(({ id: e }) => e === t) ?? p[0],
    _ = g ? p.indexOf(g) : -1,
    S = g?.state === `pending`,
    C = S && o === g.id;
  se(g);
  let w = (e) => {
      let t = p[_ + e];
      t && r(t.id);
    },
    T = () => {
      u(void 0);
      let e = [...p.slice(_ + 1), ...p.slice(0, Math.max(0, _))];
      r((e.find(({ state: e }) => e === `pending`) ?? e[0])?.id);
    },
    E = () => {
      S && (i(g), T());
    },
    D = () => S && g.rejections_left > 0 && u(g.id);
  if ((G({ j: () => w(1), k: () => w(-1), a: E, r: D }), !g))
    return (0, z.jsx)(c, { state: `empty`, empty: R.nothing, className: `pt-10` });
  let O = (0, z.jsxs)(`nav`, {
    'aria-label': R.queue,
    className: `flex items-center justify-center gap-4 py-3`,
    children: [
      (0, z.jsx)(d, {
        icon: ee,
        variant: `secondary`,
        label: R.previous,
        'aria-keyshortcuts': `k`,
        isDisabled: _ <= 0,
        onClick: () => w(-1),
      }),
      (0, z.jsx)(`span`, { 'aria-live': `polite`, className: `text-sm text-text-2`, children: R.file(l(_ + 1), l(p.length)) }),
      (0, z.jsx)(d, {
        icon: h,
        variant: `secondary`,
        label: R.next,
        'aria-keyshortcuts': `j`,
        isDisabled: _ >= p.length - 1,
        onClick: () => w(1),
      }),
    ],
  });
  return (0, z.jsxs)(`div`, {
    className: `flex min-h-0 flex-col lg:grid lg:min-h-[calc(100dvh-2*var(--top-h)-18px)] lg:grid-cols-[minmax(0,1fr)_316px] xl:grid-cols-[284px_minmax(0,1fr)_316px]`,
    children: [
      (0, z.jsx)(`div`, {
        className: `border-e max-xl:hidden`,
        children: (0, z.jsx)(H, { contents: p, current: g.id, now: n, onOpen: r }),
      }),
      (0, z.jsxs)(`div`, {
        className: `flex min-w-0 flex-col lg:border-e lg:bg-surface-sunken`,
        children: [(0, z.jsx)(V, { content: g, now: n }, g.id), O],
      }),
      (0, z.jsxs)(`div`, {
        className: `min-w-0 max-lg:pb-28`,
        children: [
          (0, z.jsx)(B, { content: g }),
          a
            ? (0, z.jsx)(ae, { content: g, now: n, isRejecting: C, onApprove: E, onReject: D, onCancel: () => u(void 0), onSent: T })
            : (0, z.jsx)(`div`, {
                className: `flex flex-col gap-3 px-(--gutter)`,
                children: S ? (0, z.jsx)($, { content: g }) : (0, z.jsx)(Q, { content: g, now: n }),
              }),
        ],
      }),
      !a &&
        S &&
        (0, z.jsxs)(`div`, {
          className: `fixed inset-x-0 bottom-[calc(71px+env(safe-area-inset-bottom))] z-(--z-dock) flex gap-3 border-t bg-surface px-(--gutter) py-3 shadow-dock`,
          children: [
            g.rejections_left > 0 &&
              (0, z.jsx)(s, { size: `lg`, variant: `dangerLine`, onClick: D, className: `flex-1`, children: R.reject }),
            (0, z.jsx)(s, { size: `lg`, icon: m, onClick: E, className: `flex-1`, children: R.approve }),
          ],
        }),
      !a && C && (0, z.jsx)(L.Suspense, { fallback: null, children: (0, z.jsx)(oe, { content: g, onSent: T, onClose: () => u(void 0) }) }),
    ],
  });
}
export { ce as ContentReview, R as n, Z as t };
