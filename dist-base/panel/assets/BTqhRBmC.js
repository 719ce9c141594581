const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CYeBlTwz.js',
      'assets/XKyaHtl9.js',
      'assets/F4vu4jyn.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/DrUi8QQT.js',
      'assets/OC6yXdXM.js',
      'assets/C9BtusAU.js',
      'assets/Gic8dC47.js',
      'assets/C4rHVqgy.js',
      'assets/y-SvcHlL.js',
      'assets/DxnzMAPl.js',
      'assets/mekJ1ofw.js',
      'assets/BCybNhX4.js',
      'assets/DSnUUpLO.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/BZLZvawR.js',
      'assets/C3iUC8Nf.js',
      'assets/D4tpWBZn.js',
      'assets/fgnUFb8B.js',
      'assets/CwUb1psq.js',
      'assets/C-K0clPr.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
      'assets/5Eo0d46g.js',
      'assets/Cc7jf1rM.js',
      'assets/B2omCJwT.js',
      'assets/DmkLnROW.js',
      'assets/BeQLd3rG.js',
      'assets/D-U-9rl3.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BXLR6PQY.js',
      'assets/BmjVcC5t.js',
      'assets/C-coS8so.js',
      'assets/rTPST_3y.js',
      'assets/DyzXAZnB.js',
      'assets/DRX5ggfR.js',
      'assets/BE8vrAUH.js',
      'assets/D2CzIzNf.js',
      'assets/D75LBRkT.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { p as t, t as n } from './VXmm6Y8v.js';
import { t as r } from './D8JH1jTK.js';
import { t as i } from './gmqf80wk.js';
import { a, i as o, n as s, o as c, r as l, t as u } from './7EH_spFa.js';
import { t as d } from './BTSTizhr.js';
import { I as f, V as p, Y as m, ut as h } from './F4vu4jyn.js';
var g = e(r(), 1),
  _ = [`question`, `phone-number`, `changelog`],
  v = 3;
function y(e) {
  return _[(_.findIndex((t) => t === e) + 1) % _.length];
}
function b(e) {
  return { modal: y(_.find((t) => t === e)), round: 1 };
}
function x({ modal: e, round: t }) {
  return t >= v ? void 0 : { modal: y(e), round: t + 1 };
}
var S = (e) => `jarchi-changelog-${e}`;
function C(e) {
  let t = Number(localStorage.getItem(S(e)));
  return Number.isSafeInteger(t) && t > 0 ? t : 0;
}
function w(e, t) {
  localStorage.setItem(S(e), String(Math.max(t, C(e))));
}
var T = `jarchi_phone_prompt`,
  E = 86400;
function D() {
  return m(T) !== void 0;
}
function O() {
  let e = location.protocol === `https:` ? `; secure` : ``;
  document.cookie = `${T}=1; path=/; max-age=${1 * E}; samesite=lax${e}`;
}
var k = h(),
  A = () => {},
  j = {
    question: async ({ account: e, onWelcomed: t }) => {
      let { id: n, is_hijacked: r, has_seen_welcome_message: i } = e;
      if (!a({ mode: p.mode, is_hijacked: r, has_seen_welcome_message: i })) return `not-open`;
      let [{ OnboardingModal: o }, { results: s }] = await Promise.all([
        f(
          () => import(`./CYeBlTwz.js`),
          __vite__mapDeps([
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
            34,
          ]),
        ),
        d.account.listBusinessCategories(),
      ]);
      return s.length === 0
        ? `not-open`
        : {
            noteShown: A,
            render: (e) =>
              (0, k.jsx)(o, {
                accountId: n,
                categories: s,
                onAnswered: () => {
                  (t(), e());
                },
              }),
          };
    },
    'phone-number': async ({ account: { phone: e, is_hijacked: t } }) => {
      let n = { mode: p.mode, is_hijacked: t, phone: e, was_shown_lately: D() };
      if (!c(n)) return `not-open`;
      let { PhoneModal: r } = await f(
        async () => {
          let { PhoneModal: e } = await import(`./5Eo0d46g.js`);
          return { PhoneModal: e };
        },
        __vite__mapDeps([35, 36, 1, 2, 3, 4, 5, 6, 7, 8, 12, 37, 14, 15, 16, 17, 18, 19, 30, 31, 38, 39, 40, 41, 42, 33, 34, 43]),
      );
      return { noteShown: O, render: (e) => (0, k.jsx)(r, { onClose: e }) };
    },
    changelog: async ({ account: { id: e, is_hijacked: t } }) => {
      let n = { mode: p.mode, is_hijacked: t };
      if (!o({ ...n, items: 1 })) return `not-open`;
      let { results: r } = await d.notifications.listChangelog({ query: { after: C(e) } });
      if (!o({ ...n, items: r.length })) return `not-open`;
      let { ChangelogModal: i } = await f(
        async () => {
          let { ChangelogModal: e } = await import(`./BmjVcC5t.js`);
          return { ChangelogModal: e };
        },
        __vite__mapDeps([44, 1, 2, 3, 4, 5, 6, 7, 8, 37, 14, 15, 16, 17, 18, 19, 45, 26, 27, 12, 28, 29, 30, 31, 32, 46, 47, 48, 33, 34]),
      );
      return {
        noteShown: A,
        render: (t) =>
          (0, k.jsx)(i, {
            items: r,
            onClose: () => {
              (w(e, Math.max(...r.map((e) => e.id))), t());
            },
          }),
      };
    },
  };
async function M() {
  let {
    findAdBlocker: e,
    saveAdBlockerShown: t,
    wasAdBlockerShown: n,
  } = await f(async () => {
    let { findAdBlocker: e, saveAdBlockerShown: t, wasAdBlockerShown: n } = await import(`./BrSBzHUq.js`);
    return { findAdBlocker: e, saveAdBlockerShown: t, wasAdBlockerShown: n };
  }, []);
  if (n(Date.now()) || !(await e())) return `not-open`;
  let { AdBlockerModal: r } = await f(
    async () => {
      let { AdBlockerModal: e } = await import(`./BE8vrAUH.js`);
      return { AdBlockerModal: e };
    },
    __vite__mapDeps([49, 2, 1, 3, 4, 5, 6, 7, 8, 12, 37, 14, 15, 16, 17, 18, 19, 50, 51, 43]),
  );
  return { noteShown: () => t(Date.now()), render: (e) => (0, k.jsx)(r, { onClose: e }) };
}
var N = `jarchi-last-modal`;
async function P(e) {
  return e().catch((e) => (console.warn(e), `not-open`));
}
function F(e, t) {
  return {
    ...t,
    noteShown: () => {
      (localStorage.setItem(N, e), t.noteShown());
    },
  };
}
async function I(e) {
  let t = b(localStorage.getItem(N));
  for (; t;) {
    let { modal: n } = t,
      r = await P(() => j[n](e));
    if (r !== `not-open`) return F(n, r);
    t = x(t);
  }
  let n = await P(M);
  return n === `not-open` ? null : n;
}
function L() {
  let e = n(i).data,
    t = u();
  return e && t.kind === `closed` ? (0, k.jsx)(R, { account: e }) : null;
}
function R({ account: e }) {
  let r = t(),
    a = l(e.id),
    o = () => r.setQueryData(i.queryKey, (e) => e && { ...e, has_seen_welcome_message: !0 }),
    c = n({ queryKey: a, queryFn: () => I({ account: e, onWelcomed: o }), staleTime: 1 / 0, gcTime: 1 / 0, structuralSharing: !1 }).data,
    u = s(!!c);
  return (
    (0, g.useEffect)(() => {
      u && c?.noteShown();
    }, [u, c]),
    u ? c?.render(() => r.setQueryData(a, null)) : null
  );
}
export { L as DefaultModals };
