const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/D-kF3zpY.js',
      'assets/XKyaHtl9.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/BJYTeqjr.js',
      'assets/B4PylbZJ.js',
      'assets/g0hrHKII.js',
      'assets/CYDpylKX.js',
      'assets/CTGuGsln.js',
      'assets/Btvnrh0P.js',
      'assets/ByFZIQ6t.js',
      'assets/5BPfgcR_.js',
      'assets/CBA4ng1t.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CcJNm28B.js',
      'assets/CBeAaEYc.js',
      'assets/Dfvzj6n2.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/BUw95eHc.js',
      'assets/YBalEp_5.js',
      'assets/DiG58iuX.js',
      'assets/BY_Mczpr.js',
      'assets/D-KtRBWE.js',
      'assets/DpPmHgC6.js',
      'assets/DRQ0Ktxg.js',
      'assets/CJIZU9JZ.js',
      'assets/CyzTUeQb.js',
      'assets/CIjs4pVG.js',
      'assets/VBxxJaJP.js',
      'assets/BcR2Uzf-.js',
      'assets/DKPZI4Co.js',
      'assets/Bco2wE24.js',
      'assets/D0Vp9Bto.js',
      'assets/CM0A3w0J.js',
      'assets/DxIph7tV.js',
      'assets/lFzfViF-.js',
      'assets/Bf41Sfbw.js',
      'assets/BuIR-C9c.js',
      'assets/CuX5N1FM.js',
      'assets/Btz5ujWA.js',
      'assets/hGArrtHc.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/-5bYP5Q7.js',
      'assets/IeFcIMM7.js',
      'assets/DR3bxFpy.js',
      'assets/ID5W_fPX.js',
      'assets/BM7VaH2K.js',
      'assets/DMgBxgKs.js',
      'assets/43BZVejB.js',
      'assets/9pdsgIoR.js',
      'assets/DcRCx3yS.js',
      'assets/DSXwOzQ8.js',
      'assets/CDhqC_Tj.js',
      'assets/Z43WcrRE.js',
      'assets/myNqLDer.js',
      'assets/OC6yXdXM.js',
      'assets/5mUrkmJM.js',
      'assets/Civ7Zpqi.js',
      'assets/DlxzsJOC.js',
      'assets/BREpMotf.js',
      'assets/D6yxFfnN.js',
      'assets/C1-zFI-s.js',
      'assets/BfLIJkZn.js',
      'assets/BO0H4xQv.js',
      'assets/Bqr8Ymkr.js',
      'assets/D3DVfTw3.js',
      'assets/Dv9ofmIA.js',
      'assets/B_fGkgZ7.js',
      'assets/CcSENQI8.js',
      'assets/Cz_ia1j1.js',
      'assets/BNZFcsDO.js',
      'assets/C4s4mCMN.js',
      'assets/CCGZIByN.js',
      'assets/CNbxXWsh.js',
      'assets/BgUCU2Ki.js',
      'assets/CwUb1psq.js',
      'assets/BQUvz1G0.js',
      'assets/CepKuSiA.js',
      'assets/BDMDgE6j.js',
      'assets/L6ghD_ZD.js',
      'assets/BohjPbp7.js',
      'assets/2OgyZBBH.js',
      'assets/BxKBQl-z.js',
      'assets/gfKaDZdK.js',
      'assets/DIAFhIbl.js',
      'assets/YUGv5Vp-.js',
      'assets/84GUO13V.js',
      'assets/BibbI42k.js',
      'assets/DtN1ZlFH.js',
      'assets/CAICPpH3.js',
      'assets/DKq8w5Sd.js',
    ]),
) => i.map((i) => d[i]);
import { n as e, r as t } from './XKyaHtl9.js';
import { i as n } from './DRQ0Ktxg.js';
import { a as r, c as i, d as a, i as o, l as s, o as c, p as l, r as u, s as d, t as f, u as p } from './DDN8PgIi.js';
import { r as m } from './CFGyA-Bf.js';
import { E as h, I as g, T as _, c as v, it as y, ot as b, st as x, ut as S } from './tUkH6Wd0.js';
import { i as C, l as w, s as T } from './CTGuGsln.js';
import { t as ee } from './DdSFd6DX.js';
import { a as E, f as D, i as O, l as te, o as ne, t as re, u as ie } from './xnhiatul.js';
import { t as k } from './C4__uyUH.js';
import { n as ae, t as oe } from './Co8Bh7om.js';
import { a as se, i as A, n as ce, r as le, t as ue } from './CcJNm28B.js';
import { n as de } from './OC6yXdXM.js';
import { t as fe } from './D8JH1jTK.js';
import { C as pe, T as me, _ as j, b as he, d as ge, l as M } from './DFNVB9y5.js';
import { t as N } from './CpdwfL3C.js';
import { t as _e } from './CJwigQRZ.js';
import { t as ve } from './DlxzsJOC.js';
import { t as ye } from './BN1zQfkz.js';
import './Bco2wE24.js';
import { o as P } from './CwUb1psq.js';
import { t as be } from './myNqLDer.js';
import { t as xe } from './BsElgLiT.js';
import { t as Se } from './BREpMotf.js';
import { i as Ce } from './BUw95eHc.js';
import { n as we } from './BY_Mczpr.js';
function F(e, t) {
  let n = new Set(t);
  return e.filter((e) => !n.has(e));
}
var Te = class extends ge {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    #l = [];
    constructor(e, t, n) {
      (super(), (this.#e = e), (this.#r = n), (this.#n = []), (this.#i = []), (this.#t = []), this.setQueries(t));
    }
    onSubscribe() {
      this.listeners.size === 1 &&
        this.#i.forEach((e) => {
          e.subscribe((t) => {
            this.#m(e, t);
          });
        });
    }
    onUnsubscribe() {
      this.listeners.size || this.destroy();
    }
    destroy() {
      ((this.listeners = new Set()),
        this.#i.forEach((e) => {
          e.destroy();
        }));
    }
    setQueries(e, t) {
      ((this.#n = e),
        (this.#r = t),
        M.batch(() => {
          let e = this.#i,
            t = this.#p(this.#n);
          t.forEach((e) => e.observer.setOptions(e.defaultedQueryOptions));
          let n = t.map((e) => e.observer),
            r = n.map((e) => e.getCurrentResult()),
            i = e.length !== n.length,
            a = n.some((t, n) => t !== e[n]),
            o = i || a,
            s = o
              ? !0
              : r.some((e, t) => {
                  let n = this.#t[t];
                  return !n || !me(e, n);
                });
          (o || s) &&
            (o && ((this.#l = t), (this.#i = n)),
            (this.#t = r),
            this.hasListeners() &&
              (o &&
                (F(e, n).forEach((e) => {
                  e.destroy();
                }),
                F(n, e).forEach((e) => {
                  e.subscribe((t) => {
                    this.#m(e, t);
                  });
                })),
              this.#h()));
        }));
    }
    getCurrentResult() {
      return this.#t;
    }
    getQueries() {
      return this.#i.map((e) => e.getCurrentQuery());
    }
    getObservers() {
      return this.#i;
    }
    getOptimisticResult(e, t) {
      let n = this.#p(e),
        r = n.map((e) => e.observer.getOptimisticResult(e.defaultedQueryOptions)),
        i = n.map((e) => e.defaultedQueryOptions.queryHash);
      return [r, (e) => this.#d(e ?? r, t, i), () => this.#u(r, n)];
    }
    #u(e, t) {
      let n = new Set();
      return t.map((r, i) => {
        let a = e[i];
        return r.defaultedQueryOptions.notifyOnChangeProps
          ? a
          : r.observer.trackResult(a, (e) => {
              n.has(e) ||
                (n.add(e),
                t.forEach((t) => {
                  t.observer.trackProp(e);
                }));
            });
      });
    }
    #d(e, t, n) {
      if (t) {
        let r = this.#c,
          i = n !== void 0 && r !== void 0 && (r.length !== n.length || n.some((e, t) => e !== r[t]));
        return (
          (this.#t !== this.#s || i || t !== this.#o) &&
            ((this.#o = t), (this.#s = this.#t), n !== void 0 && (this.#c = n), (this.#a = pe(this.#a, t(e)))),
          this.#a
        );
      }
      return e;
    }
    #f() {
      return !this.#r?.combine || this.#i.some((e, t) => e.options.suspense && this.#t[t]?.data === void 0);
    }
    #p(e) {
      let t = new Map();
      this.#i.forEach((e) => {
        let n = e.options.queryHash;
        if (!n) return;
        let r = t.get(n);
        r ? r.push(e) : t.set(n, [e]);
      });
      let n = [];
      return (
        e.forEach((e) => {
          let r = this.#e.defaultQueryOptions(e),
            i = t.get(r.queryHash)?.shift() ?? new a(this.#e, r);
          n.push({ defaultedQueryOptions: r, observer: i });
        }),
        n
      );
    }
    #m(e, t) {
      let n = this.#i.indexOf(e);
      n !== -1 && ((this.#t = this.#t.slice()), (this.#t[n] = t), this.#h());
    }
    #h() {
      if (this.hasListeners()) {
        let e = this.#f(),
          t = this.#a,
          n = e ? t : this.#d(this.#u(this.#t, this.#l), this.#r?.combine);
        (e || t !== n) &&
          M.batch(() => {
            this.listeners.forEach((e) => {
              e(this.#t);
            });
          });
      }
    }
  },
  I = t(fe(), 1);
function Ee({ queries: e, ...t }, n) {
  let f = l(n),
    m = p(),
    h = s(),
    g = t.subscribed !== !1,
    _ = I.useMemo(
      () =>
        e.map((e) => {
          let t = f.defaultQueryOptions(e);
          return ((t._optimisticResults = m ? `isRestoring` : g ? `optimistic` : void 0), t);
        }),
      [e, f, m, g],
    );
  (_.forEach((e) => {
    u(e);
    let t = f.getQueryCache().get(e.queryHash);
    c(e, h, t);
  }),
    i(h));
  let [v] = I.useState(() => new Te(f, _, t)),
    [y, b, x] = v.getOptimisticResult(_, t.combine);
  I.useEffect(() => {
    v.setQueries(_, t);
  }, [_, t, v]);
  let S = !m && g;
  I.useSyncExternalStore(
    I.useCallback((e) => (S ? v.subscribe(M.batchCalls(e)) : he), [v, S]),
    () => v.getCurrentResult(),
    () => v.getCurrentResult(),
  );
  let C = y.some((e, t) => r(_[t], e))
    ? y.flatMap((e, t) => {
        let n = _[t];
        if (n && r(n, e)) {
          let e = new a(f, n);
          return o(n, e, h);
        }
        return [];
      })
    : [];
  if (C.length > 0) throw Promise.all(C);
  let w = y.find((e, t) => {
    let n = _[t];
    return (
      n &&
      d({ result: e, errorResetBoundary: h, throwOnError: n.throwOnError, query: f.getQueryCache().get(n.queryHash), suspense: n.suspense })
    );
  });
  if (w) throw w.error;
  return b(x());
}
var L = S(),
  De = { plans: [], bundles: [], reserves: [], pinned_plans: [], pinned_bundles: [], excluded_plans: [], excluded_bundles: [] },
  R = (e, t) => (e.includes(t) ? e.filter((e) => e !== t) : e);
function z(e, t) {
  return { ...e, plans: R(e.plans, t), pinned_plans: R(e.pinned_plans, t) };
}
function B(e, t) {
  return { ...e, bundles: R(e.bundles, t), pinned_bundles: R(e.pinned_bundles, t) };
}
function Oe(e, t, n) {
  if (e.plans.includes(t.id)) return { contents: z(e, t.id) };
  let r = Ae(e, t.publisher_id, n);
  if (r) return { contents: e, note: { code: `in_bundle`, title: r.title } };
  let i = e.plans.filter((e) => n.plans.get(e)?.publisher_id === t.publisher_id);
  if (i.length === 0 && e.plans.length >= 200) return { contents: e, note: { code: `full`, limit: 200 } };
  let a = i.reduce(z, e);
  return {
    contents: { ...a, plans: [...a.plans, t.id], reserves: R(a.reserves, t.id), excluded_plans: R(a.excluded_plans, t.id) },
    note: i.length > 0 ? { code: `tariff_replaced` } : void 0,
  };
}
function V(e, t, n) {
  let r = new Set([
      ...e.plans.flatMap((e) => n.plans.get(e)?.publisher_id ?? []),
      ...e.bundles.flatMap((e) => n.bundles.get(e)?.plans.map((e) => e.publisher_id) ?? []),
    ]),
    i = new Set(e.plans),
    a = new Set(e.excluded_plans),
    o = t.filter((e) => i.has(e.id)),
    s = [];
  for (let e of t) i.has(e.id) || a.has(e.id) || r.has(e.publisher_id) || (r.add(e.publisher_id), s.push(e));
  return { chosen: o, others: s.slice(0, Math.max(0, 200 - e.plans.length)) };
}
function ke(e, t, n) {
  let { chosen: r, others: i } = V(e, t, n);
  if (i.length === 0)
    return { contents: r.reduce((e, t) => z(e, t.id), e), note: r.length > 0 ? { code: `all_dropped`, count: r.length } : void 0 };
  let a = i.map((e) => e.id);
  return {
    contents: { ...e, plans: [...e.plans, ...a], reserves: e.reserves.filter((e) => !a.includes(e)) },
    note: { code: `all_chosen`, count: a.length },
  };
}
function Ae(e, t, n) {
  return e.bundles.flatMap((e) => n.bundles.get(e) ?? []).find((e) => e.plans.some((e) => e.publisher_id === t));
}
function H(e, t, n) {
  let r = new Set(t.plans.map((e) => e.publisher_id)),
    i = e.bundles.flatMap((e) => (e === t.id ? [] : (n.bundles.get(e) ?? [])));
  return { singles: U(e, r, n).map((e) => e.title), other: i.find((e) => e.plans.some((e) => r.has(e.publisher_id))) };
}
var U = (e, t, n) => e.plans.flatMap((e) => n.plans.get(e) ?? []).filter((e) => t.has(e.publisher_id));
function je(e, t, n) {
  if (e.bundles.includes(t.id)) return { contents: B(e, t.id) };
  let { other: r } = H(e, t, n);
  if (r) return { contents: e, note: { code: `bundles_overlap`, title: r.title } };
  if (e.bundles.length >= 50) return { contents: e, note: { code: `full`, limit: 50 } };
  let i = U(e, new Set(t.plans.map((e) => e.publisher_id)), n),
    a = i.reduce((e, t) => z(e, t.id), e);
  return {
    contents: { ...a, bundles: [...a.bundles, t.id], excluded_bundles: R(a.excluded_bundles, t.id) },
    note: i.length > 0 ? { code: `now_in_bundle`, count: i.length } : void 0,
  };
}
function W(e, t, n) {
  let r = e[t];
  return { ...e, [t]: r.includes(n) ? R(r, n) : [...r, n] };
}
var Me = { excluded_plans: 500, excluded_bundles: 50 };
function Ne(e, t, n) {
  let r = e[t];
  return r.includes(n) ? { ...e, [t]: R(r, n) } : { ...(t === `excluded_plans` ? z(e, n) : B(e, n)), [t]: [...r, n].slice(-Me[t]) };
}
function Pe(e, t, n) {
  return {
    ...e,
    plans: t,
    bundles: n,
    reserves: e.reserves.filter((e) => !t.includes(e)),
    excluded_plans: e.excluded_plans.filter((e) => !t.includes(e)),
    excluded_bundles: e.excluded_bundles.filter((e) => !n.includes(e)),
  };
}
function Fe(e, t, n) {
  return {
    ...e,
    plans: [...new Set(e.plans.map((e) => (e === t ? n : e)))],
    reserves: R(e.reserves, n),
    pinned_plans: R(e.pinned_plans, t),
  };
}
function Ie(e, t) {
  let { reserves: n } = e;
  return n.includes(t) ? { ...e, reserves: R(n, t) } : { ...z(e, t), reserves: [...n, t].slice(-200) };
}
var Le = (e, t) => e.length === t.length && e.every((e, n) => e === t[n]),
  Re = Object.keys(De);
function ze(e, t) {
  return Re.every((n) => Le(e[n], t[n]));
}
function G(e, t) {
  let n = t.replaceAll(`@`, ``).trim();
  return n === `` ? e : e.filter((e) => ye(Be(e), n));
}
var Be = ({ title: e, plans: t }) => [e, ...t.flatMap((e) => [e.title, e.username])].join(` `),
  K = {
    ways: {
      price: {
        cart: `سبد انتخاب`,
        cost: `هزینهٔ بسته`,
        left: (e) => `${e} از بودجه می‌ماند`,
        over: (e) => `${e} تومان بیشتر از بودجه`,
        limit: (e) => `بودجه ${e}`,
        publishers: `ناشران بسته`,
        prices: `قیمت، تومان`,
        note: `مبلغ هنگام فعال‌سازی نگه داشته می‌شود.`,
      },
      invite: {
        cart: `دعوت‌شده‌ها`,
        cost: `برآورد هزینه`,
        left: (e) => `${e} تا سقف هزینه می‌ماند`,
        over: (e) => `${e} تومان بیشتر از سقف هزینه`,
        limit: (e) => `سقف ${e}`,
        publishers: `ناشرانی که دعوت می‌شوند`,
        prices: `برآورد قیمت، تومان`,
        note: `قیمت نهایی پس از پاسخ ناشران روشن می‌شود و از سقف بیشتر نمی‌شود.`,
      },
      views: {
        cart: `سبد انتخاب`,
        cost: `هزینهٔ بازدیدها`,
        left: (e) => `${e} از بودجه می‌ماند`,
        over: (e) => `${e} تومان بیشتر از بودجه`,
        limit: (e) => `بودجه ${e}`,
        publishers: `ناشران بسته`,
        prices: ``,
        note: `مبلغ هنگام فعال‌سازی نگه داشته می‌شود و به اندازهٔ بازدید کسر می‌شود.`,
      },
    },
    undo: `برگرداندن آخرین تغییر`,
    redo: `انجام دوبارهٔ تغییر`,
    clearCart: `خالی کردن سبد`,
    cleared: `سبد خالی شد.`,
    undoWord: `برگرداندن`,
    estimatedReach: `دسترسی تخمینی`,
    likelyRange: (e, t) => `بازهٔ محتمل: ${e} تا ${t} نفر`,
    sum: (e) => `جمع ناشران: ${e}`,
    sumOfGoal: (e) => `جمع ناشران: ${e}؛ هدف با این جمع سنجیده می‌شود.`,
    how: `این عدد از کجا می‌آید؟`,
    basis: `بر پایهٔ آمار آخرین انتشارهای هر ناشر؛ از هر پنج بار، چهار بار در این بازه است. اندازهٔ اشتراک مخاطبان با مدل برآورد می‌شود.`,
    bounds: { low: `دست‌کم (همه مشترک)`, model: `به برآورد مدل`, high: `حداکثر (بی‌اشتراک)` },
    person: `نفر`,
    ofGoal: (e) => `${e} هدف`,
    ofGoalText: `جمع دسترسی تخمینی ناشران در برابر هدف`,
    perThousand: `هر هزار دسترسی`,
    netOfVat: `بدون مالیات`,
    tomanWord: `تومان`,
    costBar: `هزینه از بودجه`,
    goalBar: `دسترسی از هدف`,
    curve: `جمع دسترسی در برابر هزینه`,
    otherPackages: `بسته‌های دیگر`,
    curveBudget: `برای بودجهٔ`,
    curveCost: `هزینه (تومان)`,
    curveReach: `جمع دسترسی`,
    curveBound: `بیشترین ممکن`,
    curveNow: `بستهٔ شما اکنون`,
    overTitle: (e) => `بسته ${e} تومان از بودجه بیشتر است.`,
    dropFewest: (e) => `برداشتن ${e}`,
    dropMany: (e) => `برداشتن ${e} مورد گران‌تر`,
    dropWorst: (e) => `برداشتن گران‌ترین هر هزار: ${e}`,
    and: ` و `,
    empty: `هنوز ناشری برنگزیده‌اید.`,
    emptyTexts: {
      price: `یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست برگزینید.`,
      invite: `یکی از بسته‌های پیشنهادی را بردارید، یا از فهرست دعوت کنید.`,
      views: `از فهرست برگزینید؛ قیمت با هدف شما حساب می‌شود.`,
    },
    gone: `این ناشر دیگر فروخته نمی‌شود`,
    bundleGone: `این باندل دیگر فروخته نمی‌شود`,
    bundleOf: (e) => `باندل · ${e} ناشر`,
    reserves: `ذخیره`,
    reservesText: `اگر ناشری کنار برود، به ترتیب جای او می‌نشینند. پولی برایشان نگه داشته نمی‌شود.`,
    left: `کنارگذاشته‌ها`,
    leftText: (e) => `${e} مورد دیگر پیشنهاد نمی‌شود.`,
    includeAll: `دوباره پیشنهاد شوند`,
    remove: (e) => `برداشتن ${e}`,
    pin: (e) => `سنجاق ${e}: در پیشنهادهای تازه بماند`,
    unpin: (e) => `برداشتن سنجاق ${e}`,
    removed: (e) => `${e} برداشته شد.`,
    removedMany: (e) => `${e} مورد برداشته شد.`,
    full: (e) => `یک بسته بیشتر از ${e} مورد ندارد.`,
    inBundle: (e) => `این ناشر در باندل «${e}» خریده می‌شود و جدا افزوده نشد.`,
    bundlesOverlap: (e) => `ناشری از این باندل در باندل «${e}» هم هست؛ آن را بردارید تا این یکی افزوده شود.`,
    excluded: (e) => `«${e}» دیگر پیشنهاد نمی‌شود.`,
    allChosen: (e) => `${e} ناشر از بالای این فهرست افزوده شد.`,
    allDropped: (e) => `${e} ناشر این فهرست برداشته شد.`,
    tariffReplaced: `تعرفهٔ دیگر همین ناشر جایگزین شد.`,
    nowInBundle: (e) => `${e} ناشر که جدا برگزیده بودید، اکنون در این باندل‌اند.`,
    goOn: `ادامه به فعال‌سازی`,
    seeCart: `دیدن سبد`,
    dock: (e, t) => `${e} ناشر · ${t} تومان`,
    dockReach: (e) => `${e} دسترسی`,
    announce: (e, t, n) => `${e} ناشر، دسترسی تخمینی ${t}، هزینه ${n} تومان`,
  };
function q(e) {
  let { media_type: t, content_type: n, isStaffView: r = !1, hasRecommender: i = !0, hasPrices: a = !0 } = e,
    o = { media_type: t, content_type: n, isStaffView: r, flags: { 'panel-recommender-toggle': i } },
    s = [...(a ? [] : [`price`]), ...(e.isStoryNumberKnown ? [`storyNumber`] : [])];
  return we(o).filter(({ key: e }) => !s.includes(e));
}
function Ve(e, t) {
  let n = q(t);
  return Ce(Se(e, n).filters, n);
}
var He = [`price`, `-price`, `cost_per_thousand`];
function J({ hasRecommender: e = !0, hasPrices: t = !0 }) {
  return Object.keys(ve.orderings).filter((n) => (t || !He.includes(n)) && (e || n !== `suitable`));
}
var Y = [],
  Ue = { from: 0, to: 0 },
  We = 60,
  Ge = 100,
  Ke = (e, t) => e.from === t.from && e.to === t.to;
function qe(e) {
  let [t, n] = (0, I.useState)(Ue),
    r = (0, I.useRef)({ from: 0, next: Ue });
  (0, I.useEffect)(() => () => clearTimeout(r.current.timer), []);
  let i = f({ ...A(e, 0), placeholderData: j }),
    a = e.ids?.length === 0,
    o = a ? 0 : (i.data?.count ?? 0),
    s = Math.max(0, Math.ceil(o / 100) - 1),
    c = i.isPlaceholderData
      ? []
      : Array.from({ length: Math.max(0, Math.min(t.to, s) - t.from + 1) }, (e, n) => t.from + n).filter((e) => e > 0),
    l = Ee({ queries: c.map((t) => A(e, t)) });
  return {
    count: o,
    isLoading: i.isPending && !a,
    isStale: i.isPlaceholderData && !a,
    error: i.error,
    top: a ? Y : (i.data?.results ?? Y),
    retry: () => void i.refetch(),
    rowAt(e) {
      let t = Math.floor(e / 100);
      return (t === 0 ? i.data : l[c.indexOf(t)]?.data)?.results[e % 100];
    },
    show(e, t) {
      let i = e - r.current.from,
        a = Math.abs(i) < 100,
        o = { from: Math.max(0, Math.floor((e - (a && i < 0 ? Ge : 0)) / 100)), to: Math.floor((t + (a && i > 0 ? Ge : 0)) / 100) };
      ((r.current.from = e),
        Ke(o, r.current.next) ||
          (clearTimeout(r.current.timer), (r.current = { from: e, next: o, timer: setTimeout(() => n((e) => (Ke(e, o) ? e : o)), We) })));
    },
  };
}
function Je(e) {
  let t = f({ ...A(e, 0), placeholderData: j, select: (e) => e.count }).data ?? 0;
  return e.ids?.length === 0 ? 0 : t;
}
var Ye = {
    title: `شبکهٔ انتشار`,
    lead: `این قالب را خود پیام‌رسان در شبکه‌اش منتشر می‌کند؛ ناشر جداگانه برگزیده نمی‌شود.`,
    only: `تنها شبکهٔ این قالب است و برای شما برگزیده شد.`,
    members: (e) => `${e} عضو`,
    empty: `این پیام‌رسان اکنون این قالب را نمی‌فروشد. قالب یا پلتفرم دیگری برگزینید.`,
    required: `شبکه‌ای برگزینید.`,
    summary: `قیمت کمپین`,
    clicks: `کلیک`,
    views: `بازدید`,
    goal: `هدف`,
    perThousand: `هر هزار بازدید`,
    perClick: `میانگین هر کلیک`,
    daily: `پرکارترین روز`,
    net: `مبلغ`,
    vat: (e) => `مالیات بر ارزش افزوده (${e})`,
    total: `با مالیات`,
    tiers: `قیمت کلیک‌های هر روز`,
    tier: (e) => `از کلیک ${e}`,
    bought: `مبلغ هنگام فعال‌سازی نگه داشته می‌شود و به اندازهٔ بازدید یا کلیک پذیرفته‌شده کسر می‌شود.`,
    noGoal: `هدف و بازهٔ انتشار را در اطلاعات کلی بنویسید تا قیمت روشن شود.`,
    viewsPrice: (e) => `قیمت این کمپین با هدف شما حساب می‌شود، نه با قیمت ناشران: هر هزار بازدید ${e} تومان.`,
  },
  X = [`most_reach`, `least_cost`, `most_reach_in_categories`],
  Xe = (e, t) => e.length === t.length && e.every((e) => t.includes(e));
function Ze(e, t, { plans: n, bundles: r }) {
  let i = e[t];
  return (
    i?.found === !0 &&
    i.plans.length + i.bundles.length > 0 &&
    Xe(
      i.plans.map(({ id: e }) => e),
      n,
    ) &&
    Xe(
      i.bundles.map(({ id: e }) => e),
      r,
    )
  );
}
function Qe(e, t, n) {
  let r = (n === null ? X : [n, ...X]).find((n) => Ze(e, n, t));
  if (r !== void 0) return { key: r, isChanged: !1 };
  let i = t.plans.length + t.bundles.length === 0;
  return n === null || i || e[n]?.found !== !0 ? void 0 : { key: n, isChanged: !0 };
}
function $e({ id: e, data: t, categories: n }) {
  let r = n.filter((e) => t.ad_categories.includes(e.id)).map((e) => e.title_fa),
    i = ie(t.preferred_publish_start_hour, t.preferred_publish_end_hour),
    a = [
      ...(t.campaign_type === `CPM` || t.campaign_type === `CPC`
        ? []
        : [{ label: k.brief.budget, value: t.budget === null ? k.brief.none : `${T(t.budget)} ${k.brief.toman}` }]),
      { label: k.brief.goal, value: te(t) },
      { label: k.brief.publish, value: `${D(t.publish_period_start, t.publish_period_end)}${k.comma}${i}` },
      { label: k.brief.location, value: t.execution_locations.join(k.comma) || k.brief.everywhere, isWide: !0 },
      { label: k.brief.categories, value: r.join(k.comma) || k.brief.allCategories, isWide: !0 },
    ];
  return (0, L.jsxs)(`div`, {
    className: `flex items-center border-b px-(--gutter)`,
    children: [
      (0, L.jsx)(`div`, {
        className: `min-w-0 flex-1 overflow-hidden py-2`,
        children: (0, L.jsx)(`dl`, {
          className: `-ms-[11px] flex flex-wrap gap-y-1 lg:-ms-[17px] lg:flex-nowrap`,
          children: a.map((e) =>
            (0, L.jsxs)(
              `div`,
              {
                className: h(`min-w-0 shrink-0 border-s px-2.5 lg:px-4`, e.isWide && `max-w-64 max-lg:hidden`),
                children: [
                  (0, L.jsx)(`dt`, { className: `text-sm leading-5 text-text-3`, children: e.label }),
                  (0, L.jsx)(`dd`, { className: `truncate text-sm leading-6 font-semibold lg:text-md`, children: e.value }),
                ],
              },
              e.label,
            ),
          ),
        }),
      }),
      (0, L.jsxs)(y, {
        to: E[`general-information`],
        search: ne(e),
        className: h(_({ variant: `ghost` }), `max-lg:hidden`),
        children: [(0, L.jsx)(ee, { 'aria-hidden': !0, size: 18 }), k.edit],
      }),
    ],
  });
}
function et(e) {
  let { campaign_type: t, media_type: n, content_type: r, goal_total_reach: i, publish_period_start: a, publish_period_end: o } = e,
    s = { media_type: n, content_type: r },
    c = a !== null && o !== null && a <= o ? { publish_period_start: a, publish_period_end: o } : void 0;
  return f({
    queryKey: [`pricing`, `goal`, t, s, i, t === `CPC` ? c : null],
    enabled: i !== null && (t === `CPM` || (t === `CPC` && c !== void 0)),
    staleTime: 6e4,
    placeholderData: j,
    queryFn: async ({ signal: e }) => {
      let n = { ...s, goal_total_reach: i ?? 0 };
      return t === `CPC` && c
        ? { of: `clicks`, ...(await N.pricing.getCpcPrice({ body: { ...n, ...c } }, { signal: e })) }
        : { of: `views`, ...(await N.pricing.getCpmPrice({ body: n }, { signal: e })) };
    },
  });
}
var tt = `create-package`,
  nt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { NetworkPlans: e } = await import(`./D-kF3zpY.js`);
          return { NetworkPlans: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42, 43,
        ]),
      )
    ).NetworkPlans,
  })),
  rt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { PriceRail: e } = await import(`./lFzfViF-.js`);
          return { PriceRail: e };
        },
        __vite__mapDeps([44, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 45, 46]),
      )
    ).PriceRail,
  })),
  it = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { PriceGoOn: e } = await import(`./lFzfViF-.js`);
          return { PriceGoOn: e };
        },
        __vite__mapDeps([44, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 45, 46]),
      )
    ).PriceGoOn,
  })),
  at = `(min-width: 75rem)`;
function ot({ open: e, today: t, goOn: n, brief: r, field: i }) {
  let { data: a } = e.draft,
    o = de(at),
    s = et(a),
    c = (0, L.jsx)(I.Suspense, {
      children: (0, L.jsx)(rt, {
        goal: a.goal_total_reach,
        price: s.data,
        error: s.error,
        isLoading: s.isPending && s.isFetching,
        onRetry: () => void s.refetch(),
        goOn: o ? n : void 0,
      }),
    });
  return (0, L.jsxs)(O, {
    ...e,
    step: tt,
    today: t,
    rail: c,
    railClassName: o ? `xl:w-[356px]` : void 0,
    bar: o
      ? void 0
      : (0, L.jsx)(I.Suspense, {
          fallback: (0, L.jsx)(`div`, { className: `h-[72px]` }),
          children: (0, L.jsx)(it, { isDocked: !0, goOn: n }),
        }),
    children: [
      r,
      (0, L.jsx)(I.Suspense, {
        fallback: (0, L.jsx)(v, { rows: 3 }),
        children: (0, L.jsx)(nt, {
          kind: ce(a.media_type, a.content_type),
          media_type: a.media_type,
          chosen: a[i],
          error: n.error,
          onChoose: (t) => e.session.change({ [i]: t }),
        }),
      }),
    ],
  });
}
var st = [`all`, `bundles`, `selected`];
function ct({ asked: e }) {
  return e.includes(`selectedOnly,true`);
}
var lt = `search,`;
function ut(e) {
  return e.find((e) => e.startsWith(lt))?.slice(7) ?? ``;
}
function dt(e) {
  return e.filter((e) => !e.startsWith(lt));
}
function ft({ kind: e, story_number: t }, n) {
  return f({
    queryKey: [`publishers`, `bundles`, e, t],
    enabled: n,
    staleTime: 6e4,
    queryFn: ({ signal: n }) => N.publishers.listBundles({ params: { kind: e }, query: { story_number: t } }, { signal: n }),
    select: (e) => e.results,
  });
}
var pt = (e) => `jarchi-package-wishes:${e}`,
  mt = { pinned_plans: [], pinned_bundles: [] },
  ht = (e) => (Array.isArray(e) ? [...new Set(e.filter((e) => Number.isSafeInteger(e)))] : []);
function gt(e) {
  let t = e === null ? null : sessionStorage.getItem(pt(e));
  if (t === null) return mt;
  try {
    let { pinned_plans: e, pinned_bundles: n } = JSON.parse(t);
    return { pinned_plans: ht(e), pinned_bundles: ht(n) };
  } catch {
    return mt;
  }
}
function _t(e, { pinned_plans: t, pinned_bundles: n }) {
  if (e !== null)
    try {
      sessionStorage.setItem(pt(e), JSON.stringify({ pinned_plans: t, pinned_bundles: n }));
    } catch {}
}
var Z = (e) => `jarchi-package-picked:${e}`;
function vt(e) {
  return e === null ? null : sessionStorage.getItem(Z(e));
}
function yt(e, t) {
  if (e !== null)
    try {
      sessionStorage.setItem(Z(e), t);
    } catch {}
}
function bt(e, t) {
  let n = { label: K.undoWord, onPress: t };
  switch (e.code) {
    case `full`:
      P.info(K.full(C(e.limit)));
      return;
    case `in_bundle`:
      P.info(K.inBundle(e.title));
      return;
    case `bundles_overlap`:
      P.info(K.bundlesOverlap(e.title));
      return;
    case `excluded`:
      P.info(K.excluded(e.title), void 0, n);
      return;
    case `all_chosen`:
    case `all_dropped`:
      P.info((e.code === `all_chosen` ? K.allChosen : K.allDropped)(C(e.count)), void 0, n);
      return;
    case `tariff_replaced`:
      P.info(K.tariffReplaced, void 0, n);
      return;
    case `now_in_bundle`:
      P.info(K.nowInBundle(C(e.count)), void 0, n);
  }
}
var xt = [];
function St(e, t, n) {
  let [r, i] = (0, I.useState)(() => new Map()),
    a = t.filter((e) => !r.has(e)),
    o = f({ queryKey: [`publishers`, `by-id`, e, a], enabled: a.length > 0, queryFn: ({ signal: t }) => ue(e, a, t) }),
    s = (0, I.useCallback)((e) => i((t) => (e.every((e) => t.get(e.id) === e) ? t : new Map([...t, ...e.map((e) => [e.id, e])]))), []),
    c = o.data;
  (0, I.useEffect)(() => {
    c && s(c);
  }, [c, s]);
  let l = (0, I.useMemo)(
      () => ({ plans: c ? new Map([...r, ...c.map((e) => [e.id, e])]) : r, bundles: new Map((n ?? []).map((e) => [e.id, e])) }),
      [r, c, n],
    ),
    u = c ? a.filter((e) => !l.plans.has(e)).join() : ``;
  return {
    known: l,
    learn: s,
    goneIds: (0, I.useMemo)(() => (u === `` ? xt : u.split(`,`).map(Number)), [u]),
    goneBundleIds: (0, I.useCallback)((e) => n !== null && !n.some((t) => t.id === e), [n]),
    isLoading: a.length > 0 && o.isPending,
  };
}
var Q = [];
function Ct({ draftId: e, kind: t, stored: n, offeredBundles: r, onChange: i }) {
  let [a, o] = (0, I.useState)(() => gt(e)),
    [s, c] = (0, I.useState)(Q),
    [l, u] = (0, I.useState)(Q),
    { selectedPlans: d, selectedBundles: f, alternative_media_plans: p, excluded_plans: m, excluded_bundles: h } = n,
    g = (0, I.useMemo)(() => ({ ...a, plans: d, bundles: f, reserves: p, excluded_plans: m, excluded_bundles: h }), [a, d, f, p, m, h]),
    _ = St(t, [...g.plans, ...g.reserves], r),
    v = (t) => {
      let { plans: n, bundles: r, reserves: a, pinned_plans: s, pinned_bundles: c, ...l } = t;
      (o({ pinned_plans: s, pinned_bundles: c }),
        _t(e, { pinned_plans: s, pinned_bundles: c }),
        i({ selectedPlans: n, selectedBundles: r, alternative_media_plans: a, ...l }));
    },
    y = (0, I.useRef)({ contents: g, past: s, future: l, known: _.known, write: v, learn: _.learn });
  (0, I.useLayoutEffect)(() => {
    y.current = { contents: g, past: s, future: l, known: _.known, write: v, learn: _.learn };
  });
  let b = (0, I.useMemo)(() => {
      let e = (e) => {
          let t = y.current;
          if (ze(e, t.contents)) return;
          let n = [...t.past, t.contents];
          ((y.current = { ...t, contents: e, past: n, future: Q }), c(n), u(Q), t.write(e));
        },
        t = ({ contents: t, note: n }) => {
          (e(t), n && bt(n, () => i.undo()));
        },
        n = (e, { id: n, title: r }) => {
          let i = Ne(y.current.contents, e, n);
          t({ contents: i, note: i[e].includes(n) ? { code: `excluded`, title: r } : void 0 });
        },
        r = (e) => {
          let t = y.current,
            n = (e ? t.past : t.future).at(-1);
          if (n === void 0) return;
          let [r, i] = e ? [t.past.slice(0, -1), [...t.future, t.contents]] : [[...t.past, t.contents], t.future.slice(0, -1)];
          ((y.current = { ...t, contents: n, past: r, future: i }), c(r), u(i), t.write(n));
        },
        i = {
          togglePlan(e) {
            (y.current.learn([e]), t(Oe(y.current.contents, e, y.current.known)));
          },
          toggleAll(e) {
            (y.current.learn(e), t(ke(y.current.contents, e, y.current.known)));
          },
          toggleBundle: (e) => t(je(y.current.contents, e, y.current.known)),
          remove({ plans: t = [], bundles: n = [] }) {
            e(n.reduce(B, t.reduce(z, y.current.contents)));
          },
          pinPlan: (t) => e(W(y.current.contents, `pinned_plans`, t)),
          pinBundle: (t) => e(W(y.current.contents, `pinned_bundles`, t)),
          exclude(e) {
            (y.current.learn([e]), n(`excluded_plans`, e));
          },
          excludeBundle: (e) => n(`excluded_bundles`, e),
          includeAll: () => e({ ...y.current.contents, excluded_plans: [], excluded_bundles: [] }),
          reserve(t) {
            (y.current.learn([t]), e(Ie(y.current.contents, t.id)));
          },
          fill(t, n) {
            y.current.learn(t);
            let { contents: r } = y.current;
            e(
              Pe(
                r,
                t.map(({ id: e }) => e),
                n.map(({ id: e }) => e),
              ),
            );
          },
          replace(t, n) {
            (y.current.learn([n]), e(Fe(y.current.contents, t, n.id)));
          },
          clear() {
            let { reserves: t, excluded_plans: n, excluded_bundles: r } = y.current.contents;
            e({ ...De, reserves: t, excluded_plans: n, excluded_bundles: r });
          },
          undo: () => r(!0),
          redo: () => r(!1),
        };
      return i;
    }, []),
    { known: x, goneIds: S, goneBundleIds: C, isLoading: w } = _;
  return (0, I.useMemo)(() => {
    let e = g.bundles.flatMap((e) => x.bundles.get(e) ?? []),
      [t, n] = [g.plans.flatMap((e) => x.plans.get(e) ?? []), new Set(g.plans)];
    return {
      contents: g,
      plans: t,
      bundles: e,
      reserves: g.reserves.flatMap((e) => x.plans.get(e) ?? []),
      bundledPublishers: new Set(e.flatMap((e) => e.plans.map((e) => e.publisher_id))),
      goneIds: S.filter((e) => n.has(e)),
      goneBundleIds: g.bundles.filter((e) => C(e)),
      isLoading: w,
      canUndo: s.length > 0,
      canRedo: l.length > 0,
      count: g.plans.length + g.bundles.length,
      has: (e) => n.has(e),
      shareOf(e) {
        let t = V(g, e, x);
        return t.chosen.length === 0 ? `none` : t.others.length === 0 ? `all` : `some`;
      },
      hasBundle: (e) => g.bundles.includes(e),
      isExcludedBundle: (e) => g.excluded_bundles.includes(e),
      actions: b,
    };
  }, [g, x, S, C, w, s, l, b]);
}
var wt = (e) =>
  e instanceof HTMLElement &&
  (e.isContentEditable || e.matches(`textarea, select, input:not([type=checkbox], [type=radio], [type=button])`));
function Tt(e) {
  (0, I.useEffect)(() => {
    let t = (t) => {
      if (!(t.ctrlKey || t.metaKey) || t.altKey || wt(t.target)) return;
      let n = t.code === `KeyZ` || t.key.toLowerCase() === `z`,
        r = t.code === `KeyY` || t.key.toLowerCase() === `y`;
      (n || r) && (t.preventDefault(), r || t.shiftKey ? e.redo() : e.undo());
    };
    return (document.addEventListener(`keydown`, t), () => document.removeEventListener(`keydown`, t));
  }, [e]);
}
function Et({ campaign_type: e }) {
  return e === `INFLUENCE` ? `invite` : e === `CPM` || e === `CPC` ? `views` : `price`;
}
var Dt = [`search,`, `selectedOnly,`];
function Ot(e) {
  return e.filter((e) => !Dt.some((t) => e.startsWith(t)));
}
function kt(e, t) {
  let n = xe(JSON.stringify(t), be.figures);
  return {
    ...f({
      queryKey: [`publishers`, `packages`, e, n],
      enabled: n !== `null`,
      staleTime: 1 / 0,
      retry: !1,
      refetchOnWindowFocus: !1,
      refetchOnReconnect: !0,
      placeholderData: j,
      queryFn: ({ signal: t }) => N.publishers.suggestPackages({ params: { kind: e }, body: JSON.parse(n) }, { signal: t }),
    }),
    isSettling: n !== JSON.stringify(t),
  };
}
var At = (e) => (Array.isArray(e) ? e.filter((e) => typeof e == `string`) : typeof e == `string` ? [e] : []),
  jt = (e, t) => e !== void 0 && e !== `` && t === void 0;
function Mt(e) {
  let t = x({ strict: !1 }),
    n = b(),
    r = J(e),
    [i = `-followers`] = r,
    a = At(t.filter),
    o = st.find((e) => e === t.tab),
    s = r.find((e) => e === t.ordering),
    c = { tab: o ?? `all`, ordering: s ?? i, filter: a, asked: Ve(a, e), dropped: Number(jt(t.tab, o)) + Number(jt(t.ordering, s)) };
  return [
    c,
    (e, r = !1) => {
      let a = { ...c, ...e };
      n({
        to: `/campaign/create-package`,
        replace: r,
        resetScroll: !1,
        search: {
          ...(typeof t.draft == `string` ? { draft: t.draft } : {}),
          ...(a.tab === `all` ? {} : { tab: a.tab }),
          ...(a.ordering === i ? {} : { ordering: a.ordering }),
          ...(a.filter.length > 0 ? { filter: [...a.filter] } : {}),
        },
      });
    },
  ];
}
var Nt = [],
  Pt = 1e3;
function Ft({ open: e }) {
  let { data: t, id: n } = e.draft,
    { session: r } = e,
    i = Et(t),
    a = le(t),
    o = f(m).data?.feature_flags,
    s = {
      media_type: t.media_type,
      content_type: t.content_type,
      isStoryNumberKnown: a.story_number !== void 0,
      isStaffView: _e(`score_filter`),
      hasRecommender: o?.[`panel-recommender-toggle`] ?? !1,
      hasPrices: i !== `views`,
    },
    [c, l] = Mt(s),
    u = ft(a, i !== `views`),
    d = ut(c.asked),
    p = (0, I.useMemo)(() => u.data && G(u.data, d), [u.data, d]),
    h = Ct({ draftId: n, kind: a, stored: t, offeredBundles: i === `views` ? Nt : (u.data ?? null), onChange: (e) => r.change(e) });
  Tt(h.actions);
  let g = { ...a, ordering: c.ordering, filter: c.asked, suits: t.ad_categories, ids: ct(c) ? h.contents.plans : void 0 },
    _ = et(t),
    v =
      i === `views`
        ? { budget: null, goal: (t.goal_total_reach ?? 0) * Pt || null, fixedPrice: _.data?.price ?? 0 }
        : { budget: t.budget, goal: t.goal_total_reach },
    [y, b] = (0, I.useState)(() => X.find((e) => e === vt(n)) ?? null),
    x = (e) => {
      (b(e), yt(n, e));
    },
    S = i !== `views` && (t.budget !== null || t.goal_total_reach !== null),
    { pinned_plans: C, pinned_bundles: w, excluded_plans: T, excluded_bundles: ee } = h.contents,
    E = kt(
      a.kind,
      S
        ? {
            budget: t.budget,
            goal_reach: t.goal_total_reach,
            ad_categories: [...t.ad_categories],
            filter: Ot(c.asked),
            story_number: a.story_number,
            pinned_plans: C.toSorted((e, t) => e - t),
            pinned_bundles: w.toSorted((e, t) => e - t),
            excluded_plans: T.toSorted((e, t) => e - t),
            excluded_bundles: ee.toSorted((e, t) => e - t),
          }
        : null,
    ),
    D = S ? E.data : void 0,
    O = D && Qe(D, h.contents, y)?.key;
  return {
    data: t,
    way: i,
    kind: a,
    view: c,
    changeView: l,
    pair: s,
    bundles: u,
    foundBundles: p,
    cart: h,
    search: g,
    measure: v,
    price: _,
    picked: y,
    pick: x,
    isAsked: S,
    suggestions: E,
    answer: D,
    curve: (0, I.useMemo)(() => {
      if (D === void 0) return;
      let e = X.flatMap((e) => {
        let t = D[e];
        return t?.found === !0 && e !== O ? [{ cost: t.cost, reach: t.reach }] : [];
      });
      return { points: D.frontier, others: e };
    }, [D, O]),
  };
}
var It = () =>
    g(
      () => import(`./CuX5N1FM.js`),
      __vite__mapDeps([
        47, 1, 27, 28, 29, 48, 49, 19, 4, 5, 6, 7, 8, 9, 10, 50, 51, 13, 52, 53, 54, 55, 56, 12, 15, 57, 58, 59, 60, 61, 62, 63, 18, 64, 65,
        66, 67, 68, 43, 69, 41, 23, 31, 70,
      ]),
    ),
  Lt = () =>
    g(
      () => import(`./C1-zFI-s.js`),
      __vite__mapDeps([71, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 65, 68, 43, 72, 73, 74, 54, 29, 15, 75, 55, 76, 77, 62, 78]),
    );
(It().catch(() => void 0), Lt().catch(() => void 0));
var Rt = (0, I.lazy)(async () => ({ default: (await It()).PlanToolbar })),
  zt = (0, I.lazy)(async () => ({ default: (await Lt()).PublisherList })),
  Bt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { BundleList: e } = await import(`./Cz_ia1j1.js`);
          return { BundleList: e };
        },
        __vite__mapDeps([79, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 43, 76, 74, 77, 11, 12, 13, 14, 15, 62, 65, 75, 55, 53, 54, 80, 29, 72, 81]),
      )
    ).BundleList,
  })),
  Vt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { Suggestions: e } = await import(`./CCGZIByN.js`);
          return { Suggestions: e };
        },
        __vite__mapDeps([82, 4, 1, 5, 6, 7, 8, 9, 10, 2, 3, 11, 12, 13, 14, 65, 15, 75, 55, 83, 80, 29]),
      )
    ).Suggestions,
  })),
  Ht = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { GoneBanner: e } = await import(`./BgUCU2Ki.js`);
          return { GoneBanner: e };
        },
        __vite__mapDeps([84, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 72, 11, 12, 13, 14, 15, 85, 21, 20, 25, 26]),
      )
    ).GoneBanner,
  })),
  Ut = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { ExcelMenu: e } = await import(`./BQUvz1G0.js`);
          return { ExcelMenu: e };
        },
        __vite__mapDeps([86, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 87, 62, 88, 89, 74, 90, 85, 25, 26]),
      )
    ).ExcelMenu,
  })),
  Wt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { CartRail: e } = await import(`./2OgyZBBH.js`);
          return { CartRail: e };
        },
        __vite__mapDeps([
          91, 1, 4, 5, 6, 7, 8, 9, 10, 59, 15, 62, 85, 46, 92, 93, 94, 74, 95, 83, 96, 80, 29, 97, 98, 72, 99, 55, 49, 19, 50, 51, 13,
        ]),
      )
    ).CartRail,
  })),
  Gt = (0, I.lazy)(async () => ({
    default: (
      await g(
        async () => {
          let { CartDock: e } = await import(`./DKq8w5Sd.js`);
          return { CartDock: e };
        },
        __vite__mapDeps([100, 1, 4, 5, 6, 7, 8, 9, 10, 15, 62, 95, 83, 46, 94, 74, 96, 80, 29, 97, 98]),
      )
    ).CartDock,
  })),
  Kt = [],
  qt = `(min-width: 75rem)`;
function Jt({ open: e, today: t, goOn: n, onEdit: r, categories: i, brief: a }) {
  let o = Ft({ open: e }),
    { data: s, way: c, kind: l, view: u, changeView: d, cart: f, search: p, measure: m, bundles: h, suggestions: g, answer: _ } = o,
    y = de(qt),
    b = _e(`table_export`),
    x = Je(p),
    S = i.filter(({ id: e }) => s.ad_categories.includes(e)).map(({ title_fa: e }) => e),
    C = { cart: f, measure: m, way: c, curve: o.curve, goOn: n },
    T = c !== `views`;
  return (0, L.jsxs)(O, {
    ...e,
    step: tt,
    today: t,
    rail: y ? (0, L.jsx)(I.Suspense, { children: (0, L.jsx)(Wt, { ...C }) }) : void 0,
    railClassName: `xl:w-[356px]`,
    bar: y
      ? void 0
      : (0, L.jsx)(I.Suspense, {
          fallback: (0, L.jsx)(`div`, { className: `h-[76px] max-md:h-[124px]` }),
          children: (0, L.jsx)(Gt, { ...C }),
        }),
    children: [
      a,
      f.goneIds.length > 0 && (0, L.jsx)(I.Suspense, { children: (0, L.jsx)(Ht, { kind: l, cart: f }) }),
      c === `views`
        ? o.price.data?.of === `views` &&
          (0, L.jsx)(`p`, {
            className: `border-b px-(--gutter) py-3 text-md text-text-2`,
            children: Ye.viewsPrice(w(o.price.data.cpm_price)),
          })
        : (0, L.jsx)(I.Suspense, {
            fallback: (0, L.jsx)(`div`, { className: `h-[300px] border-b` }),
            children: (0, L.jsx)(Vt, {
              answer: _,
              error: g.error,
              isStale: g.isPlaceholderData || (g.isSettling && _ !== void 0),
              isNothingAsked: !o.isAsked,
              budget: s.budget,
              goal: s.goal_total_reach,
              categoryNames: S.slice(0, 2).join(ve.comma),
              isInvite: c === `invite`,
              cart: f,
              picked: o.picked,
              onPick: o.pick,
              onRetry: () => void g.refetch(),
              onEdit: r,
              onClearFilters: u.asked.length > 0 ? () => d({ filter: [] }) : void 0,
            }),
          }),
      (0, L.jsx)(I.Suspense, {
        fallback: (0, L.jsx)(`div`, { className: `h-[104px] max-lg:h-[160px]` }),
        children: (0, L.jsx)(Rt, {
          view: u,
          pair: o.pair,
          onChange: d,
          count: x,
          selectedCount: f.count,
          bundleCount: T ? o.foundBundles?.length : void 0,
          categories: i,
          end: (0, L.jsx)(I.Suspense, {
            children: (0, L.jsx)(Ut, { search: p, cart: f, bundles: T ? (h.data ?? Kt) : Kt, isCpm: s.is_cpm, isAllowed: b }),
          }),
        }),
      }),
      (0, L.jsxs)(I.Suspense, {
        fallback: (0, L.jsx)(v, { rows: 8 }),
        children: [
          ((u.tab === `bundles` && T) || (u.tab === `selected` && f.bundles.length > 0)) &&
            (0, L.jsx)(Bt, {
              bundles: u.tab === `selected` ? f.bundles : h.data,
              search: u.tab === `selected` ? void 0 : ut(u.asked),
              story_number: l.story_number,
              error: h.error,
              onRetry: () => void h.refetch(),
              onClearSearch: () => d({ filter: dt(u.filter) }),
              onSeePublishers: () => d({ tab: `all` }),
              cart: f,
            }),
          u.tab !== `bundles` &&
            !(u.tab === `selected` && f.plans.length === 0 && f.bundles.length > 0) &&
            (0, L.jsx)(zt, { search: p, cart: f, view: u, media_type: s.media_type, way: c, onChange: d }),
        ],
      }),
    ],
  });
}
var Yt = e({ CreatePackagePage: () => Zt }),
  $ = `create-package`,
  Xt = [];
function Zt() {
  let { open: e, today: t, goTo: r } = re($),
    i = oe(e, $, t, r),
    { data: a, id: o, status: s } = e.draft,
    c = se().data ?? Xt,
    l = n(a),
    u = ae(i.issues, l ?? `selectedPlans`) ?? ae(i.issues, `selectedBundles`),
    d = {
      open: e,
      today: t,
      goOn: { onGoOn: () => void i.goOn(), isBusy: i.isBusy, error: u },
      onEdit: () => r(`general-information`, o),
      categories: c,
      brief: (0, L.jsx)($e, { id: o, data: a, categories: c }),
    },
    p = f(m),
    h = p.isFetching && !p.isFetched && p.failureCount === 0;
  return s === `loading` || s === `load_failed` || h
    ? (0, L.jsx)(O, { ...e, step: $, today: t, children: null })
    : l === void 0
      ? (0, L.jsx)(Jt, { ...d }, `${o} ${a.media_type} ${a.content_type}`)
      : (0, L.jsx)(ot, { field: l, ...d });
}
export { Zt as CreatePackagePage, qe as a, K as c, Ye as i, G as l, X as n, q as o, Qe as r, J as s, Yt as t, H as u };
