const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/IzrS9W3w.js',
      'assets/XKyaHtl9.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CyzTUeQb.js',
      'assets/CIjs4pVG.js',
      'assets/VBxxJaJP.js',
      'assets/CTGuGsln.js',
      'assets/OC6yXdXM.js',
      'assets/DZZJNJ0F.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
      'assets/Civ7Zpqi.js',
      'assets/IeFcIMM7.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/Z43WcrRE.js',
      'assets/h4Cb5FC3.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/CwUb1psq.js',
      'assets/DNYY_FK6.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/BQocxr5Z.js',
      'assets/BfLIJkZn.js',
      'assets/DtN1ZlFH.js',
      'assets/Dl5_rpuo.js',
      'assets/GnnREctz.js',
      'assets/g0hrHKII.js',
      'assets/CFGyA-Bf.js',
      'assets/Dfvzj6n2.js',
      'assets/BXLR6PQY.js',
      'assets/Bv0Owv2Z.js',
      'assets/D6yxFfnN.js',
      'assets/w2QiEeQQ.js',
      'assets/D2utFBkA.js',
      'assets/DBoKIIG0.js',
      'assets/BH_sZWvg.js',
      'assets/C4s4mCMN.js',
      'assets/DBKbNiC3.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { p as t, t as n } from './DDN8PgIi.js';
import { t as r } from './D8JH1jTK.js';
import { t as i } from './CFGyA-Bf.js';
import { a, i as o, n as s, o as c, r as l, t as u } from './DPN86BRj.js';
import { t as d } from './CpdwfL3C.js';
import { I as f, V as p, Y as m, ut as h } from './tUkH6Wd0.js';
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
          () => import(`./IzrS9W3w.js`),
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
          let { PhoneModal: e } = await import(`./BQocxr5Z.js`);
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
          let { ChangelogModal: e } = await import(`./Bv0Owv2Z.js`);
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
      let { AdBlockerModal: e } = await import(`./BH_sZWvg.js`);
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
