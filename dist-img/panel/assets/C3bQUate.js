import { r as e } from './XKyaHtl9.js';
import { n as t, r as n, t as r } from './BfLIJkZn.js';
import { t as i } from './BJYTeqjr.js';
import { i as a, r as o } from './CTGuGsln.js';
import { t as s } from './CVBP8ODU.js';
import {
  E as c,
  F as l,
  T as u,
  V as d,
  c as f,
  i as p,
  it as m,
  j as h,
  k as g,
  m as ee,
  n as te,
  ot as ne,
  r as re,
  st as ie,
  t as ae,
  ut as oe,
  w as _,
} from './tUkH6Wd0.js';
import { p as v, t as y } from './DDN8PgIi.js';
import { a as se, i as b, o as x, t as ce } from './CFGyA-Bf.js';
import { n as le, t as S } from './DPtj36yD.js';
import { t as C } from './BX5XbKd6.js';
import { t as ue } from './DCrty0fR.js';
import { t as w } from './hGArrtHc.js';
import { t as T } from './ByFZIQ6t.js';
import { t as E } from './Z43WcrRE.js';
import { o as D } from './CwUb1psq.js';
import { t as O } from './DNYY_FK6.js';
import { t as de } from './D8JH1jTK.js';
import { t as k } from './CpdwfL3C.js';
import { t as A } from './CBA4ng1t.js';
import { r as fe } from './VBxxJaJP.js';
import { n as j } from './DtN1ZlFH.js';
import { t as pe } from './Bqr8Ymkr.js';
import { t as me } from './Dl5_rpuo.js';
import { t as he } from './BrS7ZLHN.js';
import { t as ge } from './lZ-3lbd9.js';
import { i as _e, n as ve, r as ye, t as be } from './DYqDBFbt.js';
import { t as xe } from './hMZA-Eb7.js';
import { t as M } from './LI13o3UK.js';
import { t as N } from './C_HBNp0D.js';
import { i as Se, l as Ce } from './B4PylbZJ.js';
import { t as we } from './Bf41Sfbw.js';
var P = {
  name: `monitor`,
  size: 24,
  node: [
    [`rect`, { width: `20`, height: `14`, x: `2`, y: `3`, rx: `2`, key: `48i651` }],
    [`line`, { x1: `8`, x2: `16`, y1: `21`, y2: `21`, key: `1svkeh` }],
    [`line`, { x1: `12`, x2: `12`, y1: `17`, y2: `21`, key: `vw1qmm` }],
  ],
};
P.node;
var Te = h(P),
  F = {
    name: `moon`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401`,
          key: `kfwtm`,
        },
      ],
    ],
  };
F.node;
var Ee = h(F),
  I = {
    name: `palette`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z`,
          key: `e79jfc`,
        },
      ],
      [`circle`, { cx: `13.5`, cy: `6.5`, r: `.5`, fill: `currentColor`, key: `1okk4w` }],
      [`circle`, { cx: `17.5`, cy: `10.5`, r: `.5`, fill: `currentColor`, key: `f64h9f` }],
      [`circle`, { cx: `6.5`, cy: `12.5`, r: `.5`, fill: `currentColor`, key: `qy21gx` }],
      [`circle`, { cx: `8.5`, cy: `7.5`, r: `.5`, fill: `currentColor`, key: `fotxhn` }],
    ],
  };
I.node;
var De = h(I),
  L = {
    name: `sun`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
      [`path`, { d: `M12 2v2`, key: `tus03m` }],
      [`path`, { d: `M12 20v2`, key: `1lh1kg` }],
      [`path`, { d: `m4.93 4.93 1.41 1.41`, key: `149t6j` }],
      [`path`, { d: `m17.66 17.66 1.41 1.41`, key: `ptbguv` }],
      [`path`, { d: `M2 12h2`, key: `1t8f8n` }],
      [`path`, { d: `M20 12h2`, key: `1q8mjw` }],
      [`path`, { d: `m6.34 17.66-1.41 1.41`, key: `1m8zz5` }],
      [`path`, { d: `m19.07 4.93-1.41 1.41`, key: `1shlcs` }],
    ],
  };
L.node;
var Oe = h(L),
  R = {
    title: `پروفایل`,
    nav: `بخش‌های پروفایل`,
    elsewhere: `بخش‌های دیگر`,
    userId: (e) => `شناسه ${e}`,
    sections: { personal: `مشخصات`, financial: `اطلاعات مالی`, theme: `پوسته`, session: `نشست` },
    links: { notifications: `اعلان‌ها`, support: `پشتیبانی`, help: `راهنما` },
    save: `ذخیرهٔ تغییرها`,
    saving: `در حال ذخیره…`,
    left: (e) => `${e} مورد مانده است.`,
    personal: {
      lead: `این نام در درخواست‌های پشتیبانی و سندها دیده می‌شود.`,
      emailUse: `برای رسیدها و فاکتورها`,
      saved: `مشخصات ذخیره شد.`,
      contacts: `راه‌های تماس`,
      phoneUse: `برای ورود و پیامک‌ها`,
      noPhone: `شماره‌ای ثبت نشده است`,
      noEmail: `ایمیلی ثبت نشده است`,
      verified: `تأیید شده`,
      unverified: `تأیید نشده`,
      changePhone: `تغییر در حساب کاربری`,
      hijacked: `به نمایندگی از مشتری وارد شده‌اید؛ نام، ایمیل و شماره را تنها خود او عوض می‌کند.`,
    },
    financial: {
      lead: `روی فاکتور و فاکتور رسمی می‌آید.`,
      type: `نوع حساب`,
      person: `شخص حقیقی`,
      personText: `با کد ملی`,
      company: `شرکت`,
      companyText: `با شناسهٔ ملی و شمارهٔ اقتصادی`,
      names: { P: `نام و نام خانوادگی`, C: `نام ثبتی شرکت` },
      national: { P: `کد ملی`, C: `شناسهٔ ملی` },
      nationalHint: { P: `۱۰ رقم`, C: `۱۱ رقم` },
      economic: `شمارهٔ اقتصادی`,
      economicHint: { P: `۱۴ رقم که با کد ملی آغاز می‌شود`, C: `همان شناسهٔ ملی` },
      postal: `کد پستی`,
      postalHint: `۱۰ رقم؛ برای فاکتور رسمی لازم است.`,
      address: `نشانی`,
      note: `سندهای صادرشده تغییر نمی‌کنند؛ مشخصات تازه روی سندهای بعدی می‌آید.`,
      save: `ذخیرهٔ اطلاعات مالی`,
      saved: `اطلاعات مالی ذخیره شد.`,
    },
    theme: {
      lead: `روی همین مرورگر می‌ماند.`,
      label: `پوستهٔ پنل`,
      names: { system: `سیستم`, light: `روشن`, dark: `تیره` },
      texts: { system: `همان که دستگاه شما می‌خواهد`, light: `زمینهٔ روشن، همیشه`, dark: `زمینهٔ تیره، همیشه` },
    },
    session: {
      lead: `با خروج، این مرورگر دیگر به حساب شما راه ندارد.`,
      lastLogin: `آخرین ورود`,
      never: `—`,
      at: (e, t) => `${e}، ساعت ${t}`,
      username: `نام کاربری`,
      signOut: `خروج از این مرورگر`,
      signingOut: `در حال خروج…`,
      hijacked: `به نمایندگی از مشتری وارد شده‌اید؛ از نوار بالای صفحه حساب را رها کنید.`,
    },
  },
  z = e(de(), 1),
  B = oe();
function V({ label: e, isSaving: t, wrongCount: n }) {
  return (0, B.jsxs)(`div`, {
    className: `flex flex-wrap items-center gap-x-4 gap-y-2`,
    children: [
      (0, B.jsx)(_, { type: `submit`, size: `lg`, isLoading: t, loadingLabel: t ? R.saving : void 0, children: e }),
      (0, B.jsx)(`p`, {
        role: `alert`,
        className: `flex items-center gap-1.5 text-sm text-danger-text empty:hidden`,
        children: n > 0 && (0, B.jsxs)(B.Fragment, { children: [(0, B.jsx)(A, { 'aria-hidden': !0, size: 16 }), R.left(a(n))] }),
      }),
    ],
  });
}
var H = R.financial;
function U(e) {
  let t = {};
  for (let n of le(e)) t[n.field] ??= ue(n);
  return t;
}
function ke({ info: e, onSaved: r }) {
  let [i, a] = (0, z.useState)(e),
    [o, s] = (0, z.useState)({}),
    c = (0, z.useRef)(null),
    u = O({
      mutationFn: () => k.account.saveFinancialInfo({ body: i }),
      onSuccess: (e) => {
        (a(e), D.success(H.saved), r(e));
      },
      onError: (e) => D.error(C(e)),
    }),
    d = (e) => (t) => {
      (a({ ...i, [e]: t }), s({ ...o, [e]: void 0 }));
    },
    f = (e) => {
      if ((e.preventDefault(), u.isPending)) return;
      let t = U(i);
      s(t);
      let n = [...(c.current?.querySelectorAll(`input, textarea`) ?? [])].find((e) => (e.getAttribute(`name`) ?? ``) in t);
      n ? n.focus() : u.mutate();
    },
    p = (e) => ({ name: e, size: `lg`, value: i[e], error: o[e], onChange: d(e) }),
    m = (e) => ({ ...p(e), value: l(i[e]), dir: `ltr`, inputMode: `numeric`, autoComplete: `off` }),
    h = i.account_type,
    g = Object.values(o).filter((e) => e !== void 0).length;
  return (0, B.jsxs)(`form`, {
    ref: c,
    noValidate: !0,
    onSubmit: f,
    className: `flex flex-col gap-5`,
    children: [
      (0, B.jsx)(T, {
        label: H.type,
        value: h,
        onChange: (e) => {
          (a({ ...i, account_type: e }), s({}));
        },
        options: [
          { value: `P`, label: H.person, text: H.personText, icon: t },
          { value: `C`, label: H.company, text: H.companyText, icon: n },
        ],
      }),
      (0, B.jsx)(E, { ...p(`name`), label: H.names[h], autoComplete: h === `C` ? `organization` : `name` }),
      (0, B.jsxs)(`div`, {
        className: `grid gap-4 sm:grid-cols-2`,
        children: [
          (0, B.jsx)(E, { ...m(`national_number`), label: H.national[h], hint: H.nationalHint[h] }),
          (0, B.jsx)(E, { ...m(`economic_number`), label: H.economic, hint: H.economicHint[h], optional: h === `P` }),
        ],
      }),
      (0, B.jsx)(E, { ...p(`address_text`), label: H.address, multiline: !0, rows: 3, autoComplete: `street-address` }),
      (0, B.jsx)(E, { ...m(`postal_code`), label: H.postal, hint: H.postalHint, optional: !0, className: `sm:max-w-[50%]` }),
      (0, B.jsx)(w, { children: H.note }),
      (0, B.jsx)(V, { label: H.save, isSaving: u.isPending, wrongCount: g }),
    ],
  });
}
function Ae() {
  let e = v(),
    t = y(S),
    n = s(t);
  return (0, B.jsxs)(B.Fragment, {
    children: [
      (0, B.jsx)(`p`, { className: `-mt-3 mb-5 text-md text-text-2`, children: R.financial.lead }),
      (0, B.jsx)(i, {
        state: n.state,
        skeleton: (0, B.jsx)(f, { rows: 5, hasAvatar: !1 }),
        onRetry: n.onRetry,
        children: t.data && (0, B.jsx)(ke, { info: t.data, onSaved: (t) => e.setQueryData(S.queryKey, t) }),
      }),
    ],
  });
}
var W = R.personal;
function G({ icon: e, value: t, text: n, mark: r, action: i }) {
  return (0, B.jsxs)(`li`, {
    className: `flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2`,
    children: [
      (0, B.jsx)(e, { 'aria-hidden': !0, size: 20, className: `shrink-0 text-text-2` }),
      (0, B.jsxs)(`span`, {
        className: `min-w-0 flex-1`,
        children: [
          (0, B.jsx)(`span`, { className: `block truncate text-md font-medium`, children: t }),
          (0, B.jsx)(`span`, { className: `block text-sm text-text-3`, children: n }),
        ],
      }),
      r,
      i,
    ],
  });
}
function K({ isVerified: e }) {
  return e
    ? (0, B.jsx)(j, { tone: `success`, icon: pe, children: W.verified })
    : (0, B.jsx)(j, { tone: `warning`, icon: A, children: W.unverified });
}
function je({ user: e, phoneUrl: t }) {
  let { phone: n, email: r } = e;
  return (0, B.jsxs)(`section`, {
    'aria-labelledby': `contacts`,
    children: [
      (0, B.jsx)(`h3`, { id: `contacts`, className: `mb-2 text-md font-semibold`, children: W.contacts }),
      (0, B.jsxs)(`ul`, {
        className: `border-t border-line`,
        children: [
          (0, B.jsx)(G, {
            icon: ge,
            value: n === null ? W.noPhone : (0, B.jsx)(`bdi`, { dir: `ltr`, children: l(fe(n)) }),
            text: W.phoneUse,
            mark: n !== null && (0, B.jsx)(K, { isVerified: e.phone_verified }),
            action:
              t !== void 0 &&
              (0, B.jsxs)(`a`, {
                href: t,
                className: u({ variant: `ghost` }),
                children: [(0, B.jsx)(me, { 'aria-hidden': !0, size: 18 }), W.changePhone],
              }),
          }),
          (0, B.jsx)(G, {
            icon: he,
            value: r === null ? W.noEmail : (0, B.jsx)(`bdi`, { dir: `ltr`, children: r }),
            text: W.emailUse,
            mark: r !== null && (0, B.jsx)(K, { isVerified: e.email_verified }),
          }),
        ],
      }),
    ],
  });
}
var q = R.personal;
function Me({ user: e, isHijacked: t, onSaved: n }) {
  let r = be({ first_name: e.first_name, last_name: e.last_name, email: e.email ?? `` }),
    i = O({
      mutationFn: () => k.session.updateInfo({ body: ye(r.fields.value) }),
      onSuccess: (e) => {
        (D.success(q.saved), n(e));
      },
      onError: (e) => {
        let t = _e(e);
        t ? r.refuse(t) : D.error(C(e));
      },
    });
  return (0, B.jsxs)(`form`, {
    noValidate: !0,
    onSubmit: (e) => {
      (e.preventDefault(), !i.isPending && r.check() && i.mutate());
    },
    className: `flex flex-col gap-5`,
    children: [
      t && (0, B.jsx)(w, { children: q.hijacked }),
      (0, B.jsx)(ve, { ...r.fields, isReadOnly: t }),
      !t && (0, B.jsx)(V, { label: R.save, isSaving: i.isPending, wrongCount: r.count }),
    ],
  });
}
function Ne(e) {
  let { phone: t } = d.links;
  return !e && t.startsWith(`http`) ? t : void 0;
}
function Pe({ user: e, isHijacked: t }) {
  let n = v();
  return (0, B.jsxs)(`div`, {
    className: `flex flex-col gap-8`,
    children: [
      (0, B.jsx)(`p`, { className: `-mt-3 text-md text-text-2`, children: R.personal.lead }),
      (0, B.jsx)(Me, {
        user: e,
        isHijacked: t,
        onSaved: (e) => {
          (n.setQueryData(x.queryKey, e), n.invalidateQueries({ queryKey: se.queryKey }));
        },
      }),
      (0, B.jsx)(je, { user: e, phoneUrl: Ne(t) }),
    ],
  });
}
var J = [`personal`, `financial`, `theme`, `session`],
  Fe = { personal: t, financial: n, theme: De, session: N };
function Ie(e) {
  return J.find((t) => t === e.section) ?? `personal`;
}
var Le = [
    { to: `/notifications`, icon: xe, label: R.links.notifications },
    { to: `/support`, icon: g, label: R.links.support },
    { to: `/helpcenter`, icon: M, label: R.links.help },
  ],
  Y = `flex h-[38px] shrink-0 items-center gap-3 rounded-md px-2.5 text-md whitespace-nowrap pointer-coarse:h-11`,
  X = `text-text-2 hover:bg-surface-hover hover:text-text`,
  Z = `flex gap-1 lg:flex-col lg:gap-0.5`;
function Re({ section: e }) {
  return (0, B.jsxs)(`nav`, {
    'aria-label': R.nav,
    className: `flex gap-1 overflow-x-auto px-(--gutter) py-2 [scrollbar-width:none] lg:flex-col lg:gap-4 lg:p-0`,
    children: [
      (0, B.jsx)(`ul`, {
        className: Z,
        children: J.map((t) => {
          let n = Fe[t],
            r = t === e;
          return (0, B.jsx)(
            `li`,
            {
              children: (0, B.jsxs)(m, {
                to: `/profile`,
                search: t === `personal` ? {} : { section: t },
                'aria-current': r ? `page` : void 0,
                activeProps: {},
                className: c(Y, r ? `bg-action-soft font-semibold text-action-soft-text` : X),
                children: [(0, B.jsx)(n, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `shrink-0` }), R.sections[t]],
              }),
            },
            t,
          );
        }),
      }),
      (0, B.jsx)(`ul`, {
        'aria-label': R.elsewhere,
        className: c(Z, `lg:border-t lg:border-line lg:pt-3`),
        children: Le.map(({ to: e, icon: t, label: n }) =>
          (0, B.jsx)(
            `li`,
            {
              children: (0, B.jsxs)(m, {
                to: e,
                className: c(Y, X),
                children: [(0, B.jsx)(t, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `shrink-0` }), n],
              }),
            },
            e,
          ),
        ),
      }),
    ],
  });
}
var Q = R.session;
function ze({ user: e, isHijacked: t }) {
  let n = ne(),
    [r, i] = (0, z.useState)(!1),
    a = async () => {
      i(!0);
      try {
        (await ee()) && (await n({ to: `/auth/login`, replace: !0 }));
      } catch (e) {
        (D.error(C(e)), i(!1));
      }
    },
    o = e.last_login === null ? null : Date.parse(e.last_login);
  return (0, B.jsxs)(`div`, {
    className: `flex flex-col gap-5`,
    children: [
      (0, B.jsx)(we, {
        className: `border-y border-line`,
        rows: [
          { label: Q.username, value: (0, B.jsx)(`bdi`, { dir: `ltr`, children: e.username }) },
          { label: Q.lastLogin, value: o === null ? Q.never : Q.at(Se(o), Ce(o)) },
        ],
      }),
      t
        ? (0, B.jsx)(w, { children: Q.hijacked })
        : (0, B.jsxs)(B.Fragment, {
            children: [
              (0, B.jsx)(`p`, { className: `text-md text-text-2`, children: Q.lead }),
              (0, B.jsx)(_, {
                variant: `dangerLine`,
                icon: N,
                className: `self-start`,
                isLoading: r,
                loadingLabel: r ? Q.signingOut : void 0,
                onClick: () => void a(),
                children: Q.signOut,
              }),
            ],
          }),
    ],
  });
}
var $ = R.theme,
  Be = { system: Te, light: Oe, dark: Ee };
function Ve() {
  let e = (0, z.useSyncExternalStore)(p, re);
  return (0, B.jsx)(T, {
    label: $.label,
    hint: $.lead,
    look: `list`,
    value: e,
    onChange: te,
    options: ae.map((e) => ({ value: e, label: $.names[e], text: $.texts[e], icon: Be[e] })),
  });
}
function He() {
  let e = Ie(ie({ strict: !1 })),
    t = y(x),
    n = y(ce),
    a = n.data?.is_hijacked ?? !0,
    c = n.data ? s(t) : s(n);
  return (0, B.jsxs)(`div`, {
    className: `flex min-h-full flex-col lg:flex-row`,
    children: [
      (0, B.jsxs)(`div`, {
        className: `shrink-0 border-line max-lg:border-b lg:w-[236px] lg:border-e lg:px-3 lg:py-6`,
        children: [
          t.data &&
            (0, B.jsxs)(`div`, {
              className: `flex items-center gap-3 px-(--gutter) pt-4 pb-2 lg:px-2.5 lg:pt-0 lg:pb-5`,
              children: [
                (0, B.jsx)(r, { id: String(t.data.id), kind: `user`, name: b(t.data), size: 44 }),
                (0, B.jsxs)(`div`, {
                  className: `min-w-0`,
                  children: [
                    (0, B.jsx)(`p`, { className: `truncate text-md font-semibold`, children: b(t.data) }),
                    (0, B.jsx)(`p`, { className: `text-sm text-text-3`, children: R.userId(o(t.data.id)) }),
                  ],
                }),
              ],
            }),
          (0, B.jsx)(Re, { section: e }),
        ],
      }),
      (0, B.jsxs)(`div`, {
        className: `w-full max-w-[760px] min-w-0 px-(--gutter) py-6`,
        children: [
          (0, B.jsxs)(`h1`, {
            tabIndex: -1,
            className: `mb-4 text-lg leading-7 font-bold outline-none wide:text-xl wide:leading-8`,
            children: [(0, B.jsxs)(`span`, { className: `sr-only`, children: [R.title, `: `] }), R.sections[e]],
          }),
          e === `theme`
            ? (0, B.jsx)(Ve, {})
            : e === `financial`
              ? (0, B.jsx)(Ae, {})
              : (0, B.jsx)(i, {
                  state: c.state,
                  skeleton: (0, B.jsx)(f, { rows: 4, hasAvatar: !1 }),
                  onRetry: c.onRetry,
                  children:
                    t.data &&
                    (e === `session` ? (0, B.jsx)(ze, { user: t.data, isHijacked: a }) : (0, B.jsx)(Pe, { user: t.data, isHijacked: a })),
                }),
        ],
      }),
    ],
  });
}
export { He as ProfilePage };
