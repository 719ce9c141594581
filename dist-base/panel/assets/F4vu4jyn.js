const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/CCQ2SDxM.js',
      'assets/XKyaHtl9.js',
      'assets/fgnUFb8B.js',
      'assets/DLUAPZVZ.js',
      'assets/Dyl_hPRw.js',
      'assets/C4I0mwUW.js',
      'assets/BIMdbZQQ.js',
      'assets/D-U-9rl3.js',
      'assets/Ckkje8B9.js',
      'assets/D8JH1jTK.js',
      'assets/CAUx6veo.js',
      'assets/BNDnfpbZ.js',
      'assets/Cc7jf1rM.js',
      'assets/DrUi8QQT.js',
      'assets/BiNgHixo.js',
      'assets/DmkLnROW.js',
      'assets/B5044QFe.js',
      'assets/qWp7zKbD.js',
      'assets/DFNVB9y5.js',
      'assets/I7yfX2S8.js',
      'assets/CgEHlGc_.js',
      'assets/gmqf80wk.js',
      'assets/Dfvzj6n2.js',
      'assets/BTSTizhr.js',
      'assets/7HRPOI79.js',
      'assets/BpBA8Rmk.js',
      'assets/_UWZQFU8.js',
      'assets/VXmm6Y8v.js',
      'assets/CCtdFJ8H.js',
      'assets/9C7jSYR5.js',
      'assets/C4rHVqgy.js',
      'assets/mekJ1ofw.js',
      'assets/CwUb1psq.js',
      'assets/Xke3T215.js',
      'assets/DM_isidf.js',
      'assets/Cfcz20UJ.js',
      'assets/CJIZU9JZ.js',
      'assets/DViy7J10.js',
      'assets/-XGG-u2U.js',
      'assets/CqtK505k.js',
      'assets/BBOUjuGv.js',
      'assets/CCRU0EBe.js',
      'assets/bWpLRuxg.js',
      'assets/DSnUUpLO.js',
      'assets/Ha7ZAJ9Q.js',
      'assets/DVHIilXP.js',
      'assets/D4tpWBZn.js',
      'assets/C-K0clPr.js',
      'assets/DdRMyEAl.js',
      'assets/k6OxK_3H.js',
      'assets/DL6tW-S9.js',
      'assets/B4uhXS0J.js',
      'assets/BJkmNf3M.js',
      'assets/72MEtzuv.js',
      'assets/DAEkcYUe.js',
      'assets/DyzXAZnB.js',
      'assets/DRX5ggfR.js',
      'assets/Bs23jcBY.js',
      'assets/OC6yXdXM.js',
      'assets/P7Ki_Ud9.js',
      'assets/CVpOjc1M.js',
      'assets/CUDlgd66.js',
      'assets/YBalEp_5.js',
      'assets/BSfWS3V8.js',
      'assets/Bbgfa2Pe.js',
      'assets/BQVry-py.js',
      'assets/jK2OB6GK.js',
      'assets/Dd39KR7H.js',
      'assets/Ddmd7ipU.js',
      'assets/8HnBONXl.js',
      'assets/Caq7GNNz.js',
      'assets/B4PylbZJ.js',
      'assets/DinwkTfJ.js',
      'assets/CzLoaiXw.js',
      'assets/iPqp_lh0.js',
      'assets/BYxAeJXs.js',
      'assets/Cfi2pvzQ.js',
      'assets/BZLZvawR.js',
      'assets/9iQVKQ6f.js',
      'assets/BbifgVVn.js',
      'assets/C7TBWHo9.js',
      'assets/BNx7v_yp.js',
      'assets/D3ntQwAG.js',
      'assets/Cu4TvmFd.js',
      'assets/SFiuEBIK.js',
      'assets/VpLhBX9w.js',
      'assets/DoQHBru6.js',
      'assets/CIjs4pVG.js',
      'assets/J3SBkV0-.js',
      'assets/C2xNOys4.js',
      'assets/CCdn4Qik.js',
      'assets/Cildo8wb.js',
      'assets/AOF5lJFr.js',
      'assets/BKaORYAS.js',
      'assets/D1ikcph0.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/DnH9Kq72.js',
      'assets/D0Vp9Bto.js',
      'assets/b_dzipHD.js',
      'assets/BflMgaIA.js',
      'assets/CLrVXZQH.js',
      'assets/DCrty0fR.js',
      'assets/C4__uyUH.js',
      'assets/9VG4cADg.js',
      'assets/BCybNhX4.js',
      'assets/DHPLnCJj.js',
      'assets/CRnAKStp.js',
      'assets/Hlf0MBDE.js',
      'assets/BsN_a6B3.js',
      'assets/D-KhF3dJ.js',
      'assets/DDYd9zxC.js',
      'assets/BCL9f2oV.js',
      'assets/iO_8Cxgn.js',
      'assets/BeQLd3rG.js',
      'assets/eOMYU-yf.js',
      'assets/CfB_FcOp.js',
      'assets/BAaGbz_a.js',
      'assets/BIxgyhlm.js',
      'assets/CYDpylKX.js',
      'assets/DahNm76V.js',
      'assets/DMbUeAel.js',
      'assets/6U2B4Pwr.js',
      'assets/myNqLDer.js',
      'assets/D35uDePS.js',
      'assets/R7SXP-ln.js',
      'assets/CRXNghoo.js',
      'assets/gxXfPodR.js',
      'assets/DxSnPxif.js',
      'assets/Ij_yb_Og.js',
      'assets/Bdm5X5eE.js',
      'assets/Dxk40yjG.js',
      'assets/6OwZE_VS.js',
      'assets/CJLeGm76.js',
      'assets/DlxzsJOC.js',
      'assets/DxIph7tV.js',
      'assets/BsElgLiT.js',
      'assets/ur8Vslx-.js',
      'assets/BUw95eHc.js',
      'assets/BY_Mczpr.js',
      'assets/D-KtRBWE.js',
      'assets/DCW9BU5S.js',
      'assets/D5sEH9RZ.js',
      'assets/C7ar6JNs.js',
      'assets/Wf1ibiqF.js',
      'assets/DdMmBFr6.js',
      'assets/CbJovxYp.js',
      'assets/CVBP8ODU.js',
      'assets/B2omCJwT.js',
      'assets/DlVE3u39.js',
      'assets/DSYfXB4r.js',
      'assets/JrhiCQfD.js',
      'assets/CdL1S2oX.js',
      'assets/D2CzIzNf.js',
      'assets/Al3BTFCW.js',
      'assets/jZcNsB52.js',
      'assets/D-EipgPD.js',
      'assets/ChZB5uCz.js',
      'assets/BgzoJPs7.js',
      'assets/BOVRmk7M.js',
      'assets/DZESzTrc.js',
      'assets/E2WiJq9o.js',
      'assets/C74kO5pw.js',
      'assets/DqYfuoiS.js',
      'assets/DNhQufla.js',
      'assets/JyHhSj_m.js',
      'assets/aaCDZHpd.js',
      'assets/DxleGdqQ.js',
      'assets/DaV2EYqR.js',
      'assets/BD57kq_F.js',
      'assets/DtEFI8Uu.js',
      'assets/i5RsCZif.js',
      'assets/CUzgZpKO.js',
      'assets/BFbLSYN8.js',
      'assets/DO8H5Noa.js',
      'assets/CheY1pKA.js',
      'assets/DM5VPcg0.js',
      'assets/FCPlkZBy.js',
      'assets/B2TRUgMq.js',
      'assets/D_2VmhLc.js',
      'assets/CzzYFQVM.js',
      'assets/BExSc-Pa.js',
      'assets/CxaZWR4u.js',
      'assets/C_qLxWpP.js',
      'assets/CzYwhHWF.js',
      'assets/BSJMjpqD.js',
      'assets/B3qQA2yd.js',
      'assets/BZujiyEa.js',
      'assets/CbD0mzgZ.js',
      'assets/BM7VaH2K.js',
      'assets/BCTT95uB.js',
      'assets/DZ2K7Ik5.js',
      'assets/Bs8O9JZH.js',
      'assets/yVrSKsGh.js',
      'assets/JcQN7MF8.js',
      'assets/DmeRKfem.js',
      'assets/CmPRhwJJ.js',
      'assets/3ztIrK-4.js',
      'assets/BQKTAOhW.js',
      'assets/rTPST_3y.js',
      'assets/CepKuSiA.js',
      'assets/CrkBg329.js',
      'assets/DjNEUkPJ.js',
      'assets/CeEVRzw4.js',
      'assets/D8g9rhtu.js',
      'assets/Bw7tPbzK.js',
      'assets/BNZFcsDO.js',
      'assets/Ct4oq9fU.js',
      'assets/Z4uYIzoh.js',
      'assets/D_vZvROd.js',
      'assets/ByNGENTR.js',
      'assets/BnQqPWFX.js',
      'assets/CYQaDpAl.js',
      'assets/ClZljIag.js',
      'assets/d1vPnDxS.js',
      'assets/C_lGOeKF.js',
      'assets/BiP7I_3L.js',
      'assets/oc2MlaZQ.js',
      'assets/BB9g4s0m.js',
      'assets/Brlou43M.js',
      'assets/CCVL_UR2.js',
      'assets/C27r_QnU.js',
      'assets/BZmS5Pqd.js',
      'assets/CqTqmBT0.js',
      'assets/C1eRU3dn.js',
      'assets/CpaegTty.js',
      'assets/sIFNfL0g.js',
      'assets/3ISCV3A8.js',
      'assets/DcnII6m3.js',
      'assets/CGiWQRzM.js',
      'assets/DZHFnzI3.js',
      'assets/Bivv3cyh.js',
      'assets/D2-Nzo9s.js',
      'assets/Bxtr3jjm.js',
      'assets/OI1p82yK.js',
      'assets/BUpvecr3.js',
      'assets/Clkl5-Vd.js',
      'assets/Bv1PZgtN.js',
      'assets/l4L1b2nl.js',
      'assets/D7UdbahG.js',
      'assets/D_w7zEUg.js',
      'assets/BOMvikVU.js',
      'assets/5FwWx35y.js',
      'assets/efcOnuUn.js',
      'assets/B7rlA6vY.js',
      'assets/DEizWiWv.js',
      'assets/DOxI7gQv.js',
      'assets/C11Incnb.js',
      'assets/C-pCTOdq.js',
    ]),
) => i.map((i) => d[i]);
import { r as e, t } from './XKyaHtl9.js';
import { n, t as r } from './i5RsCZif.js';
import { n as i, t as a } from './-XGG-u2U.js';
import { t as o } from './D8JH1jTK.js';
import {
  _ as s,
  a as c,
  b as l,
  c as u,
  d,
  f,
  g as p,
  h as m,
  i as h,
  l as g,
  m as _,
  n as v,
  p as y,
  r as b,
  t as ee,
  u as te,
  v as ne,
  x as re,
  y as x,
} from './3knk6iHf.js';
import { t as ie } from './CqtK505k.js';
var S = e(o(), 1),
  ae = S.use,
  oe = S.useLayoutEffect,
  se = `Error preloading route! ☝️`,
  ce = class {
    get to() {
      return this._to;
    }
    get id() {
      return this._id;
    }
    get path() {
      return this._path;
    }
    get fullPath() {
      return this._fullPath;
    }
    constructor(e) {
      if (
        ((this.init = (e) => {
          ((this.originalIndex = e), (this._branch = void 0));
          let t = this.options,
            n = !t?.path && !t?.id;
          ((this.parentRoute = this.options.getParentRoute?.()), n ? (this._path = g) : this.parentRoute || _());
          let r = n ? g : t?.path;
          r && r !== `/` && (r = f(r));
          let i = t?.id || r,
            a = n ? g : te((this.parentRoute.id === `__root__` ? `` : this.parentRoute.id) + `/` + (i ?? ``));
          r === `__root__` && (r = `/`);
          let o = a === `__root__` ? `/` : r === void 0 ? this.parentRoute.fullPath : te(this.parentRoute.fullPath + `/` + r);
          ((this._path = r), (this._id = a), (this._fullPath = o), (this._to = y(o)));
        }),
        (this.addChildren = (e) => this._addFileChildren(e)),
        (this._addFileChildren = (e) => (
          Array.isArray(e) && (this.children = e),
          typeof e == `object` && e && (this.children = Object.values(e)),
          this
        )),
        (this._addFileTypes = () => this),
        (this.updateLoader = (e) => (Object.assign(this.options, e), this)),
        (this.update = (e) => (Object.assign(this.options, e), this)),
        (this.lazy = (e) => ((this.lazyFn = e), this)),
        (this.redirect = (e) => u({ from: this.fullPath, ...e })),
        (this.options = e || {}),
        (this.isRoot = !e?.getParentRoute),
        e?.id && e?.path)
      )
        throw Error(`Route cannot have both an 'id' and a 'path' option.`);
    }
  },
  le = class extends ce {
    constructor(e) {
      super(e);
    }
  },
  ue = t((e) => {
    var t = Symbol.for(`react.transitional.element`),
      n = Symbol.for(`react.fragment`);
    function r(e, n, r) {
      var i = null;
      if ((r !== void 0 && (i = `` + r), n.key !== void 0 && (i = `` + n.key), `key` in n))
        for (var a in ((r = {}), n)) a !== `key` && (r[a] = n[a]);
      else r = n;
      return ((n = r.ref), { $$typeof: t, type: e, key: i, ref: n === void 0 ? null : n, props: r });
    }
    ((e.Fragment = n), (e.jsx = r), (e.jsxs = r));
  }),
  de = t((e, t) => {
    t.exports = ue();
  }),
  C = de(),
  fe = class extends S.Component {
    constructor(...e) {
      (super(...e),
        (this.state = { error: 0 }),
        (this.reset = () => {
          this.setState({ error: 0 });
        }));
    }
    static getDerivedStateFromProps(e, t) {
      let n = e.getResetKey();
      return t.error && t.resetKey !== n ? { resetKey: n, error: 0 } : { resetKey: n };
    }
    static getDerivedStateFromError(e) {
      return { error: [e] };
    }
    componentDidCatch(e, t) {
      this.props.onCatch?.(e, t);
    }
    render() {
      let e = this.state.error;
      return e ? S.createElement(this.props.errorComponent ?? pe, { error: e[0], reset: this.reset }) : this.props.children;
    }
  };
function pe({ error: e }) {
  let [t, n] = S.useState(!1);
  return (0, C.jsxs)(`div`, {
    style: { padding: `.5rem`, maxWidth: `100%` },
    children: [
      (0, C.jsxs)(`div`, {
        style: { display: `flex`, alignItems: `center`, gap: `.5rem` },
        children: [
          (0, C.jsx)(`strong`, { style: { fontSize: `1rem` }, children: `Something went wrong!` }),
          (0, C.jsx)(`button`, {
            style: {
              appearance: `none`,
              fontSize: `.6em`,
              border: `1px solid currentColor`,
              padding: `.1rem .2rem`,
              fontWeight: `bold`,
              borderRadius: `.25rem`,
            },
            onClick: () => n((e) => !e),
            children: t ? `Hide Error` : `Show Error`,
          }),
        ],
      }),
      (0, C.jsx)(`div`, { style: { height: `.25rem` } }),
      t
        ? (0, C.jsx)(`div`, {
            children: (0, C.jsx)(`pre`, {
              style: {
                fontSize: `.7em`,
                border: `1px solid red`,
                borderRadius: `.25rem`,
                padding: `.3rem`,
                color: `red`,
                overflow: `auto`,
              },
              children: e?.message ? (0, C.jsx)(`code`, { children: e.message }) : null,
            }),
          })
        : null,
    ],
  });
}
var me = () => !0,
  he = () => !1;
function ge({ children: e, fallback: t = null }) {
  return (0, C.jsx)(S.Fragment, { children: _e() ? e : t });
}
function _e(e = !0) {
  return S.useSyncExternalStore(ve, me, e ? he : me);
}
function ve() {
  return () => {};
}
function ye({ update: e, notify: t, unwatched: n }) {
  return { link: r, unlink: i, propagate: a, checkDirty: o, shallowPropagate: s };
  function r(e, t, n) {
    let r = t.depsTail;
    if (r !== void 0 && r.dep === e) return;
    let i = r === void 0 ? t.deps : r.nextDep;
    if (i !== void 0 && i.dep === e) {
      ((i.version = n), (t.depsTail = i));
      return;
    }
    let a = e.subsTail;
    if (a !== void 0 && a.version === n && a.sub === t) return;
    let o = (t.depsTail = e.subsTail = { version: n, dep: e, sub: t, prevDep: r, nextDep: i, prevSub: a, nextSub: void 0 });
    (i !== void 0 && (i.prevDep = o), r === void 0 ? (t.deps = o) : (r.nextDep = o), a === void 0 ? (e.subs = o) : (a.nextSub = o));
  }
  function i(e, t = e.sub) {
    let r = e.dep,
      i = e.prevDep,
      a = e.nextDep,
      o = e.nextSub,
      s = e.prevSub;
    return (
      a === void 0 ? (t.depsTail = i) : (a.prevDep = i),
      i === void 0 ? (t.deps = a) : (i.nextDep = a),
      o === void 0 ? (r.subsTail = s) : (o.prevSub = s),
      s === void 0 ? (r.subs = o) === void 0 && n(r) : (s.nextSub = o),
      a
    );
  }
  function a(e) {
    let n = e.nextSub,
      r;
    top: do {
      let i = e.sub,
        a = i.flags;
      if (
        (a & 60
          ? a & 12
            ? a & 4
              ? !(a & 48) && c(e, i)
                ? ((i.flags = a | 40), (a &= 1))
                : (a = 0)
              : (i.flags = (a & -9) | 32)
            : (a = 0)
          : (i.flags = a | 32),
        a & 2 && t(i),
        a & 1)
      ) {
        let t = i.subs;
        if (t !== void 0) {
          let i = (e = t).nextSub;
          i !== void 0 && ((r = { value: n, prev: r }), (n = i));
          continue;
        }
      }
      if ((e = n) !== void 0) n = e.nextSub;
      else {
        for (; r !== void 0;)
          if (((e = r.value), (r = r.prev), e !== void 0)) {
            n = e.nextSub;
            continue top;
          }
        break;
      }
    } while (1);
  }
  function o(t, n) {
    let r,
      i = 0,
      a = !1;
    top: do {
      let o = t.dep,
        c = o.flags;
      if (n.flags & 16) a = !0;
      else if ((c & 17) == 17) {
        if (e(o)) {
          let e = o.subs;
          (e.nextSub !== void 0 && s(e), (a = !0));
        }
      } else if ((c & 33) == 33) {
        ((t.nextSub !== void 0 || t.prevSub !== void 0) && (r = { value: t, prev: r }), (t = o.deps), (n = o), ++i);
        continue;
      }
      if (!a) {
        let e = t.nextDep;
        if (e !== void 0) {
          t = e;
          continue;
        }
      }
      for (; i--;) {
        let i = n.subs,
          o = i.nextSub !== void 0;
        if ((o ? ((t = r.value), (r = r.prev)) : (t = i), a)) {
          if (e(n)) {
            (o && s(i), (n = t.sub));
            continue;
          }
          a = !1;
        } else n.flags &= -33;
        n = t.sub;
        let c = t.nextDep;
        if (c !== void 0) {
          t = c;
          continue top;
        }
      }
      return a;
    } while (1);
  }
  function s(e) {
    do {
      let n = e.sub,
        r = n.flags;
      (r & 48) == 32 && ((n.flags = r | 16), (r & 6) == 2 && t(n));
    } while ((e = e.nextSub) !== void 0);
  }
  function c(e, t) {
    let n = t.depsTail;
    for (; n !== void 0;) {
      if (n === e) return !0;
      n = n.prevDep;
    }
    return !1;
  }
}
function be(e, t, n) {
  let r = typeof e == `object`,
    i = r ? e : void 0;
  return { next: (r ? e.next : e)?.bind(i), error: (r ? e.error : t)?.bind(i), complete: (r ? e.complete : n)?.bind(i) };
}
var xe = [],
  Se = 0,
  {
    link: Ce,
    unlink: we,
    propagate: w,
    checkDirty: T,
    shallowPropagate: Te,
  } = ye({
    update(e) {
      return e._update();
    },
    notify(e) {
      ((xe[De++] = e), (e.flags &= -3));
    },
    unwatched(e) {
      e.depsTail !== void 0 && ((e.depsTail = void 0), (e.flags = 17), ke(e));
    },
  }),
  Ee = 0,
  De = 0,
  E,
  Oe = 0;
function D(e) {
  try {
    (++Oe, e());
  } finally {
    --Oe || Ae();
  }
}
function ke(e) {
  let t = e.depsTail,
    n = t === void 0 ? e.deps : t.nextDep;
  for (; n !== void 0;) n = we(n, e);
}
function Ae() {
  if (!(Oe > 0)) {
    for (; Ee < De;) {
      let e = xe[Ee];
      ((xe[Ee++] = void 0), e.notify());
    }
    ((Ee = 0), (De = 0));
  }
}
function je(e, t) {
  let n = typeof e == `function`,
    r = e,
    i = {
      _snapshot: n ? void 0 : e,
      subs: void 0,
      subsTail: void 0,
      deps: void 0,
      depsTail: void 0,
      flags: +!n,
      get() {
        return (E !== void 0 && Ce(i, E, Se), i._snapshot);
      },
      subscribe(e) {
        let t = be(e),
          n = { current: !1 },
          r = Me(() => {
            (i.get(), n.current ? ((E = void 0), t.next?.(i._snapshot)) : (n.current = !0));
          });
        return {
          unsubscribe: () => {
            r.stop();
          },
        };
      },
      _update(e) {
        let a = E,
          o = t?.compare ?? Object.is;
        if (n) ((E = i), ++Se, (i.depsTail = void 0));
        else if (e === void 0) return !1;
        n && (i.flags = 5);
        try {
          let t = i._snapshot,
            a = typeof e == `function` ? e(t) : e === void 0 && n ? r(t) : e;
          return t === void 0 || !o(t, a) ? ((i._snapshot = a), !0) : !1;
        } finally {
          ((E = a), n && (i.flags &= -5), ke(i));
        }
      },
    };
  return (
    n
      ? ((i.flags = 17),
        (i.get = function () {
          let e = i.flags;
          if (e & 16 || (e & 32 && T(i.deps, i))) {
            if (i._update()) {
              let e = i.subs;
              e !== void 0 && Te(e);
            }
          } else e & 32 && (i.flags = e & -33);
          return (E !== void 0 && Ce(i, E, Se), i._snapshot);
        }))
      : (i.set = function (e) {
          if (i._update(e)) {
            let e = i.subs;
            e !== void 0 && (w(e), Te(e), Ae());
          }
        }),
    i
  );
}
function Me(e) {
  let t = () => {
      let t = E;
      ((E = n), ++Se, (n.depsTail = void 0), (n.flags = 6));
      try {
        return e();
      } finally {
        ((E = t), (n.flags &= -5), ke(n));
      }
    },
    n = {
      deps: void 0,
      depsTail: void 0,
      subs: void 0,
      subsTail: void 0,
      flags: 6,
      notify() {
        let e = this.flags;
        e & 16 || (e & 32 && T(this.deps, this)) ? t() : (this.flags = 2);
      },
      stop() {
        ((this.flags = 0), (this.depsTail = void 0), ke(this));
      },
    };
  return (t(), n);
}
var Ne = {};
function Pe(e, t) {
  let n = S.useRef();
  return (r) => {
    let i = e?.select ? e.select(r) : r;
    return (e?.structuralSharing ?? t.options.defaultStructuralSharing) ? (n.current = re(n.current, i)) : i;
  };
}
function Fe(e) {
  let t = a(),
    n = S.useContext(e.from ? v : b),
    r = e.from ?? n,
    i = t.stores.getMatchStore(r),
    o = Pe(e, t),
    s = ie(i, (e) => (e ? o(e) : Ne));
  if (s !== Ne) return s;
  (e.shouldThrow ?? !0) && _();
}
function Ie(e) {
  return Fe({
    from: e.from,
    strict: e.strict,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.loaderData) : t.loaderData),
  });
}
function Le(e) {
  let { select: t, ...n } = e;
  return Fe({ ...n, select: (e) => (t ? t(e.loaderDeps) : e.loaderDeps) });
}
function Re(e) {
  return Fe({
    from: e.from,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    strict: e.strict,
    select: (t) => {
      let n = e.strict === !1 ? t.params : t._strictParams;
      return e.select ? e.select(n) : n;
    },
  });
}
function ze(e) {
  return Fe({
    from: e.from,
    strict: e.strict,
    shouldThrow: e.shouldThrow,
    structuralSharing: e.structuralSharing,
    select: (t) => (e.select ? e.select(t.search) : t.search),
  });
}
function Be(e) {
  let t = a();
  return S.useCallback((n) => t.navigate({ ...n, from: n.from ?? e?.from }), [e?.from, t]);
}
function Ve(e) {
  let t = a(),
    n = Be(),
    r = S.useRef(null);
  return (
    oe(() => {
      r.current !== e && (n(e), (r.current = e));
    }, [t, e, n]),
    null
  );
}
function He(e) {
  return Fe({ ...e, select: (t) => (e.select ? e.select(t.context) : t.context) });
}
function Ue(...e) {
  let t = S.useRef(e),
    n = t.current;
  return (
    e.forEach((e, t) => {
      m(n[t], e, !1, !0) || (n[t] = e);
    }),
    t.current
  );
}
function We(e, t) {
  e.preloadRoute(t).catch((e) => {
    (console.warn(e), console.warn(se));
  });
}
function Ge(e, t) {
  let n = typeof e == `string` && s(e);
  if (n) return t.has(n) ? e : null;
}
function Ke(e, t, n, r) {
  let i = d(e.pathname, r),
    a = d(t.pathname, r);
  return (n?.exact ? i !== a : !i.startsWith(a) || (i.length !== a.length && i[a.length] !== `/`)) ||
    ((n?.includeSearch ?? !0) && !m(e.search, t.search, !n?.exact, n?.explicitUndefined))
    ? !1
    : !n?.includeHash || e.hash === t.hash;
}
function qe(e, t, n) {
  let r = a(),
    i = S.useRef(null),
    o = S.useCallback(
      (e) => {
        if (((i.current = e), typeof t == `function`)) return t(e);
        t && (t.current = e);
      },
      [t],
    ),
    {
      activeOptions: c,
      to: l,
      preload: u,
      preloadDelay: d,
      disabled: f,
      target: p,
      onClick: m,
      onBlur: h,
      onFocus: g,
      onMouseEnter: _,
      onMouseLeave: v,
      onTouchStart: y,
    } = e,
    [te, ne, re] = Ue(e.search, e.params, c),
    x = S.useContext(b),
    ie = ((r.stores._linkScopes ??= {})[x] ??= ee(r, x)),
    [ae, oe, se] = S.useMemo(() => {
      let t = Ge(l, r.protocolAllowlist);
      if (t !== void 0) {
        let n = [t ?? void 0];
        return [e, () => n];
      }
      let n = { ...e },
        i,
        a,
        o,
        c = () => {
          let e = ie[0]();
          if (e !== i) {
            n._fromLocation = e;
            let t = r.buildLocation(n),
              o = tt(t, r, f),
              c = f || (o && !s(o)) ? Ke(e, t, re, r.basepath) : void 0;
            ((a && a[0] === o && a[1] === c) || (a = [o, c]), (i = e));
          }
          return a;
        };
      return [
        n,
        c,
        re?.includeHash &&
          (() => {
            let e = c();
            return e[1] ? (o ??= [e[0], !1]) : e;
          }),
      ];
    }, [r, ie, e.from, e.hash, e.href, l, te, ne, e.state, e.mask, e.unsafeRelative, re, f]),
    [ce, le] = S.useSyncExternalStore(ie[1], oe, se || oe),
    ue = le === void 0 && ce,
    de = f || ce === void 0,
    C = S.useRef(!1),
    fe = e.reloadDocument || ue || de ? !1 : (u ?? r.options.defaultPreload),
    pe = d ?? r.options.defaultPreloadDelay ?? 0,
    me = S.useCallback(
      (e) => {
        let t = e?.isIntersecting;
        (t ?? fe === `intent`)
          ? pe
            ? (i.t ??= setTimeout(() => {
                ((i.t = void 0), We(r, ae));
              }, pe))
            : We(r, ae)
          : t === !1 && $e(i);
      },
      [r, ae, i, fe, pe],
    );
  S.useEffect(() => {
    if (!fe) return;
    fe === `render` && !C.current && ((C.current = !0), We(r, ae));
    let e = !0,
      t;
    return (
      fe === `viewport` &&
        i.current &&
        typeof IntersectionObserver == `function` &&
        ((t = new IntersectionObserver(
          (t) => {
            e && me(t.pop());
          },
          { rootMargin: `100px` },
        )),
        t.observe(i.current)),
      () => {
        ((e = !1), t?.disconnect(), $e(i));
      }
    );
  }, [r, ae, fe, me, i]);
  let he = Ze(e, n);
  if (((he.ref = t ? o : i), ue)) return ((he.href = ue), he);
  let ge = (t) => {
      let n = p ?? t.currentTarget.getAttribute(`target`);
      de ||
        t.metaKey ||
        t.altKey ||
        t.ctrlKey ||
        t.shiftKey ||
        t.defaultPrevented ||
        (n && n !== `_self`) ||
        t.button !== 0 ||
        (t.preventDefault(), $e(i), r.navigate({ ...e, _fromLocation: ae._fromLocation }));
    },
    _e = () => {
      fe === `intent` && We(r, ae);
    },
    ve = () => {
      fe === `intent` && $e(i);
    };
  return (
    (he.onClick = et(m, ge)),
    (he.onBlur = et(h, ve)),
    (he.onFocus = et(g, me)),
    (he.onMouseEnter = et(_, me)),
    (he.onMouseLeave = et(v, ve)),
    (he.onTouchStart = et(y, _e)),
    Qe(he, e, le, ce, de, n)
  );
}
var Je = {},
  Ye = { className: `active` },
  Xe = new Set([
    `to`,
    `params`,
    `search`,
    `hash`,
    `state`,
    `mask`,
    `from`,
    `unsafeRelative`,
    `reloadDocument`,
    `preload`,
    `preloadDelay`,
    `preloadIntentProximity`,
    `hashScrollIntoView`,
    `replace`,
    `startTransition`,
    `resetScroll`,
    `viewTransition`,
    `ignoreBlocker`,
    `activeProps`,
    `inactiveProps`,
    `activeOptions`,
    `_asChild`,
  ]);
function Ze(e, t) {
  let n = {};
  for (let r in e) Xe.has(r) || (r === `type` && t !== void 0) || (r === `disabled` && t === `a`) || (n[r] = e[r]);
  return n;
}
function Qe(e, t, n, r, i, a) {
  let { activeProps: o, inactiveProps: s, className: c, style: l, target: u } = t,
    d = p(n ? o : s, {}) ?? (n ? Ye : Je);
  (Object.assign(e, d), (e.href = r), a !== `a` && (e.disabled = i), (e.target = u));
  let f = d.style;
  (l || f) && (e.style = l && f ? { ...l, ...f } : l || f);
  let m = d.className;
  return (
    (c || m) && (e.className = c ? (m ? `${c} ${m}` : c) : m),
    i && ((e.role = `link`), (e[`aria-disabled`] = !0)),
    n && ((e[`data-status`] = `active`), (e[`aria-current`] = `page`)),
    e
  );
}
var $e = (e) => {
    (clearTimeout(e.t), (e.t = void 0));
  },
  et = (e, t) => (e ? (n) => n.defaultPrevented || (e(n), n.defaultPrevented || t(n)) : t);
function tt(e, t, n) {
  if (n) return;
  let r = e.maskedLocation ?? e,
    i = r.external ? r.publicHref : t.history.createHref(r.publicHref) || `/`;
  if ((!r.external && i === r.publicHref) || !x(i, t.protocolAllowlist)) return i;
}
var nt = S.memo(
  S.forwardRef((e, t) => {
    let n = e._asChild || `a`,
      r = qe(e, t, n),
      i = typeof e.children == `function` ? e.children({ isActive: r[`data-status`] === `active` }) : e.children;
    return S.createElement(n, r, i);
  }),
  rt,
);
function rt(e, t) {
  let n = 0;
  for (let r in t) if ((n++, e[r] !== t[r] && (!Xe.has(r) || !m(e[r], t[r], !1, !0)))) return !1;
  for (let t in e) n--;
  return n === 0;
}
var it = class extends ce {
  constructor(e) {
    (super(e),
      (this.useMatch = (e) => Fe({ ...e, from: this.id })),
      (this.useRouteContext = (e) => He({ ...e, from: this.id })),
      (this.useSearch = (e) => ze({ ...e, from: this.id })),
      (this.useParams = (e) => Re({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => Le({ ...e, from: this.id })),
      (this.useLoaderData = (e) => Ie({ ...e, from: this.id })),
      (this.useNavigate = () => Be({ from: this.fullPath })),
      (this.Link = S.forwardRef((e, t) => (0, C.jsx)(nt, { ref: t, from: this.fullPath, ...e }))));
  }
};
function O(e) {
  return new it(e);
}
var at = class extends le {
  constructor(e) {
    (super(e),
      (this.useMatch = (e) => Fe({ ...e, from: this.id })),
      (this.useRouteContext = (e) => He({ ...e, from: this.id })),
      (this.useSearch = (e) => ze({ ...e, from: this.id })),
      (this.useParams = (e) => Re({ ...e, from: this.id })),
      (this.useLoaderDeps = (e) => Le({ ...e, from: this.id })),
      (this.useLoaderData = (e) => Ie({ ...e, from: this.id })),
      (this.useNavigate = () => Be({ from: this.fullPath })),
      (this.Link = S.forwardRef((e, t) => (0, C.jsx)(nt, { ref: t, from: this.fullPath, ...e }))));
  }
};
function ot(e) {
  return new at(e);
}
function st(e, t) {
  let n,
    r,
    i,
    a = () => (
      (n ||=
        ((i = void 0),
        e()
          .then((e) => {
            ((n = void 0), (o.preload = void 0), (r = e[t ?? `default`]));
          })
          .catch((e) => {
            ((n = void 0), (i = e));
          }))),
      n
    ),
    o = function (e) {
      if (i) {
        if (l(i) && typeof sessionStorage < `u`) {
          let e = `tanstack_router_reload:${i.message}`;
          if (!sessionStorage.getItem(e)) throw (sessionStorage.setItem(e, `1`), window.location.reload(), new Promise(() => {}));
        }
        throw i;
      }
      if (!r) {
        if (ae) ae(a());
        else throw a();
      }
      return S.createElement(r, e);
    };
  return ((o.preload = a), o);
}
function ct(e) {
  let t = a(),
    n = `not-found-${ie(t.stores.location, (e) => e.pathname)}-${ie(t.stores.status)}`;
  return (0, C.jsx)(fe, {
    getResetKey: () => n,
    onCatch: (t, n) => {
      if (r(t)) e.onCatch?.(t, n);
      else throw t;
    },
    errorComponent: ({ error: t }) => {
      if (r(t)) return e.fallback?.(t);
      throw t;
    },
    children: e.children,
  });
}
function lt() {
  return (0, C.jsx)(`p`, { children: `Not Found` });
}
function ut(e, t, n) {
  return t.options.notFoundComponent
    ? (0, C.jsx)(t.options.notFoundComponent, { ...n })
    : e.options.defaultNotFoundComponent
      ? (0, C.jsx)(e.options.defaultNotFoundComponent, { ...n })
      : (0, C.jsx)(lt, {});
}
function dt(e, t) {
  let n = t?.options.pendingComponent ?? e.options.defaultPendingComponent;
  return n ? (0, C.jsx)(n, {}) : null;
}
var ft = (e, t) => e[0] === t[0] && e[1] === t[1],
  pt = (e, t, n) => !t.isRoot || t.options.shellComponent || t.options.wrapInSuspense || n === !1 || n === `data-only` || !e.ssr,
  mt = S.memo(function ({ routeId: e }) {
    let t = a(),
      n = t.stores.getMatchStore(e);
    return ht(t, ie(n));
  });
function ht(e, t) {
  let n = e.routesById[t.routeId],
    i = dt(e, n),
    a = n.options.errorComponent ?? e.options.defaultErrorComponent,
    o = n.options.onCatch ?? e.options.defaultOnCatch,
    s = n.isRoot ? (n.options.notFoundComponent ?? e.options.notFoundRoute?.options.component) : n.options.notFoundComponent,
    c = t.ssr === !1 || t.ssr === `data-only`,
    l = pt(e, n, t.ssr) && (n.options.wrapInSuspense ?? i ?? (n.options.errorComponent?.preload || c)),
    u = (0, C.jsx)(gt, { match: t });
  (c && (u = (0, C.jsx)(ge, { fallback: i, children: u })),
    s &&
      (u = (0, C.jsx)(ct, {
        fallback: (e) => {
          if (((e.routeId ??= t.routeId), e.routeId !== t.routeId)) throw e;
          return S.createElement(s, e);
        },
        children: u,
      })),
    a &&
      (u = (0, C.jsx)(fe, {
        getResetKey: () => t,
        errorComponent: a,
        onCatch: (e, n) => {
          if (r(e)) throw ((e.routeId ??= t.routeId), e);
          o?.(e, n);
        },
        children: u,
      })),
    l && (u = (0, C.jsx)(S.Suspense, { fallback: i, children: u })));
  let d = n.isRoot && n.options.shellComponent;
  return d
    ? (0, C.jsx)(b.Provider, { value: t.routeId, children: (0, C.jsxs)(d, { children: [u, null] }) })
    : (0, C.jsxs)(b.Provider, { value: t.routeId, children: [u, null] });
}
var gt = S.memo(function ({ match: e }) {
    let t = a(),
      n = e.routeId,
      r = t.routesById[n],
      i = S.useMemo(() => {
        let i = (r.options.remountDeps ?? t.options.defaultRemountDeps)?.({
          routeId: n,
          loaderDeps: e.loaderDeps,
          params: e._strictParams,
          search: e._strictSearch,
        });
        return i ? JSON.stringify(i) : void 0;
      }, [n, e.loaderDeps, e._strictParams, e._strictSearch, r.options.remountDeps, t.options.defaultRemountDeps]),
      o = S.useMemo(() => {
        let e = r.options.component ?? t.options.defaultComponent;
        return e ? (0, C.jsx)(e, {}, i) : (0, C.jsx)(_t, {});
      }, [i, r.options.component, t.options.defaultComponent]);
    if (e.status === `pending`) {
      if (t.ssr && !pt(t, r, e.ssr)) return o;
      if (t._tx) throw t._tx[5];
      return dt(t, r);
    }
    if (e.status === `notFound`) return ut(t, r, e.error);
    if (e.status === `error`) throw e.error;
    return o;
  }),
  _t = S.memo(function () {
    let e = a(),
      t = S.useContext(b),
      n,
      r,
      i;
    {
      let a = e.stores.getMatchStore(t);
      (([n, r] = ie(a, (e) => [!!e._notFound, e.error], { compare: ft })), (i = ie(e.stores.ids, (e) => e[e.indexOf(t) + 1])));
    }
    if (n) return ut(e, e.routesById[t], r);
    if (!i) return null;
    let o = (0, C.jsx)(mt, { routeId: i });
    return t === `__root__` ? (0, C.jsx)(S.Suspense, { fallback: dt(e), children: o }) : o;
  });
function vt(e, t) {
  let n = e[1];
  ((e.length = 0), n?.(t));
}
function yt({ t: e }) {
  let t = a(),
    n = (t._rendered ??= []);
  return (
    (t.startTransition = (r, i) =>
      new Promise((a) => {
        (vt(n, !1), n.push(i, a), e(t), S.startTransition(r));
      })),
    oe(() => {
      let e = t.history.subscribe(t.load);
      t.updateLatestLocation();
      let r = t.latestLocation,
        i = t.buildLocation({ to: r.pathname, search: !0, params: !0, hash: !0, state: !0, _includeValidateSearch: !0 });
      if (y(r.publicHref) !== y(i.publicHref)) return (t.commitLocation({ ...i, replace: !0, ignoreBlocker: !0 }), e);
      let a = t.stores.resolvedLocation.get();
      return (
        a?.href === r.href && a.state.__TSR_key === r.state.__TSR_key
          ? n.push(t.stores.matches.get(), (e) => {
              e && t.emit({ type: `onRendered`, ...c(a, a) });
            })
          : t._tx || t.load({ sync: !0 }).catch(console.error),
        e
      );
    }, [t, t.history]),
    null
  );
}
function bt() {
  let e = a(),
    t = e.routesById[g],
    n = dt(e, t),
    r = (0, C.jsxs)(C.Fragment, {
      children: [
        (0, C.jsx)(yt, { t: S.useState()[1] }),
        e.ssr ? (0, C.jsx)(xt, {}) : (0, C.jsx)(S.Suspense, { fallback: n, children: (0, C.jsx)(xt, {}) }),
      ],
    });
  return e.options.InnerWrap ? (0, C.jsx)(e.options.InnerWrap, { children: r }) : r;
}
function xt() {
  let e = a(),
    t = e._rendered,
    n = ie(e.stores.matches, (e) => t[0] ?? e),
    r = n[0],
    i = r?.routeId;
  oe(() => {
    t[0] === n && vt(t, !0);
  }, [t, n]);
  let o = i ? (0, C.jsx)(mt, { routeId: i }) : null;
  return e.options.disableGlobalCatchBoundary ? o : (0, C.jsx)(fe, { getResetKey: () => r, onCatch: void 0, children: o });
}
function St(e) {
  let t = a();
  return ie(t.stores.matches, Pe(e, t));
}
var Ct = (e) => ({ createMutableStore: je, createReadonlyStore: je, batch: D }),
  wt = (e) => new Tt(e),
  Tt = class extends h {
    constructor(e) {
      super(e, Ct);
    }
  };
function Et({ router: e, children: t, ...n }) {
  ne(n) && e.update({ ...e.options, ...n, context: { ...e.options.context, ...n.context } });
  let r = (0, C.jsx)(i.Provider, { value: e, children: t });
  return e.options.Wrap ? (0, C.jsx)(e.options.Wrap, { children: r }) : r;
}
function Dt({ router: e, ...t }) {
  return (0, C.jsx)(Et, { router: e, ...t, children: (0, C.jsx)(bt, {}) });
}
var Ot = t((e) => {
    function t(e, t) {
      var n = e.length;
      e.push(t);
      a: for (; 0 < n;) {
        var r = (n - 1) >>> 1,
          a = e[r];
        if (0 < i(a, t)) ((e[r] = t), (e[n] = a), (n = r));
        else break a;
      }
    }
    function n(e) {
      return e.length === 0 ? null : e[0];
    }
    function r(e) {
      if (e.length === 0) return null;
      var t = e[0],
        n = e.pop();
      if (n !== t) {
        e[0] = n;
        a: for (var r = 0, a = e.length, o = a >>> 1; r < o;) {
          var s = 2 * (r + 1) - 1,
            c = e[s],
            l = s + 1,
            u = e[l];
          if (0 > i(c, n)) l < a && 0 > i(u, c) ? ((e[r] = u), (e[l] = n), (r = l)) : ((e[r] = c), (e[s] = n), (r = s));
          else if (l < a && 0 > i(u, n)) ((e[r] = u), (e[l] = n), (r = l));
          else break a;
        }
      }
      return t;
    }
    function i(e, t) {
      var n = e.sortIndex - t.sortIndex;
      return n === 0 ? e.id - t.id : n;
    }
    if (((e.unstable_now = void 0), typeof performance == `object` && typeof performance.now == `function`)) {
      var a = performance;
      e.unstable_now = function () {
        return a.now();
      };
    } else {
      var o = Date,
        s = o.now();
      e.unstable_now = function () {
        return o.now() - s;
      };
    }
    var c = [],
      l = [],
      u = 1,
      d = null,
      f = 3,
      p = !1,
      m = !1,
      h = !1,
      g = !1,
      _ = typeof setTimeout == `function` ? setTimeout : null,
      v = typeof clearTimeout == `function` ? clearTimeout : null,
      y = typeof setImmediate < `u` ? setImmediate : null;
    function b(e) {
      for (var i = n(l); i !== null;) {
        if (i.callback === null) r(l);
        else if (i.startTime <= e) (r(l), (i.sortIndex = i.expirationTime), t(c, i));
        else break;
        i = n(l);
      }
    }
    function ee(e) {
      if (((h = !1), b(e), !m)) {
        if (n(c) !== null) ((m = !0), te || ((te = !0), ae()));
        else {
          var t = n(l);
          t !== null && ce(ee, t.startTime - e);
        }
      }
    }
    var te = !1,
      ne = -1,
      re = 5,
      x = -1;
    function ie() {
      return g ? !0 : !(e.unstable_now() - x < re);
    }
    function S() {
      if (((g = !1), te)) {
        var t = e.unstable_now();
        x = t;
        var i = !0;
        try {
          a: {
            ((m = !1), h && ((h = !1), v(ne), (ne = -1)), (p = !0));
            var a = f;
            try {
              b: {
                for (b(t), d = n(c); d !== null && !(d.expirationTime > t && ie());) {
                  var o = d.callback;
                  if (typeof o == `function`) {
                    ((d.callback = null), (f = d.priorityLevel));
                    var s = o(d.expirationTime <= t);
                    if (((t = e.unstable_now()), typeof s == `function`)) {
                      ((d.callback = s), b(t), (i = !0));
                      break b;
                    }
                    (d === n(c) && r(c), b(t));
                  } else r(c);
                  d = n(c);
                }
                if (d !== null) i = !0;
                else {
                  var u = n(l);
                  (u !== null && ce(ee, u.startTime - t), (i = !1));
                }
              }
              break a;
            } finally {
              ((d = null), (f = a), (p = !1));
            }
            i = void 0;
          }
        } finally {
          i ? ae() : (te = !1);
        }
      }
    }
    var ae;
    if (typeof y == `function`)
      ae = function () {
        y(S);
      };
    else if (typeof MessageChannel < `u`) {
      var oe = new MessageChannel(),
        se = oe.port2;
      ((oe.port1.onmessage = S),
        (ae = function () {
          se.postMessage(null);
        }));
    } else
      ae = function () {
        _(S, 0);
      };
    function ce(t, n) {
      ne = _(function () {
        t(e.unstable_now());
      }, n);
    }
    ((e.unstable_IdlePriority = 5),
      (e.unstable_ImmediatePriority = 1),
      (e.unstable_LowPriority = 4),
      (e.unstable_NormalPriority = 3),
      (e.unstable_Profiling = null),
      (e.unstable_UserBlockingPriority = 2),
      (e.unstable_cancelCallback = function (e) {
        e.callback = null;
      }),
      (e.unstable_forceFrameRate = function (e) {
        0 > e || 125 < e
          ? console.error(`forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported`)
          : (re = 0 < e ? Math.floor(1e3 / e) : 5);
      }),
      (e.unstable_getCurrentPriorityLevel = function () {
        return f;
      }),
      (e.unstable_next = function (e) {
        switch (f) {
          case 1:
          case 2:
          case 3:
            var t = 3;
            break;
          default:
            t = f;
        }
        var n = f;
        f = t;
        try {
          return e();
        } finally {
          f = n;
        }
      }),
      (e.unstable_requestPaint = function () {
        g = !0;
      }),
      (e.unstable_runWithPriority = function (e, t) {
        switch (e) {
          case 1:
          case 2:
          case 3:
          case 4:
          case 5:
            break;
          default:
            e = 3;
        }
        var n = f;
        f = e;
        try {
          return t();
        } finally {
          f = n;
        }
      }),
      (e.unstable_scheduleCallback = function (r, i, a) {
        var o = e.unstable_now();
        switch ((typeof a == `object` && a ? ((a = a.delay), (a = typeof a == `number` && 0 < a ? o + a : o)) : (a = o), r)) {
          case 1:
            var s = -1;
            break;
          case 2:
            s = 250;
            break;
          case 5:
            s = 1073741823;
            break;
          case 4:
            s = 1e4;
            break;
          default:
            s = 5e3;
        }
        return (
          (s = a + s),
          (r = { id: u++, callback: i, priorityLevel: r, startTime: a, expirationTime: s, sortIndex: -1 }),
          a > o
            ? ((r.sortIndex = a), t(l, r), n(c) === null && r === n(l) && (h ? (v(ne), (ne = -1)) : (h = !0), ce(ee, a - o)))
            : ((r.sortIndex = s), t(c, r), m || p || ((m = !0), te || ((te = !0), ae()))),
          r
        );
      }),
      (e.unstable_shouldYield = ie),
      (e.unstable_wrapCallback = function (e) {
        var t = f;
        return function () {
          var n = f;
          f = t;
          try {
            return e.apply(this, arguments);
          } finally {
            f = n;
          }
        };
      }));
  }),
  kt = t((e, t) => {
    t.exports = Ot();
  }),
  At = t((e) => {
    var t = o();
    function n(e) {
      var t = `https://react.dev/errors/` + e;
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1]);
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n]);
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      );
    }
    function r() {}
    var i = {
        d: {
          f: r,
          r: function () {
            throw Error(n(522));
          },
          D: r,
          C: r,
          L: r,
          m: r,
          X: r,
          S: r,
          M: r,
        },
        p: 0,
        findDOMNode: null,
      },
      a = Symbol.for(`react.portal`),
      s = Symbol.for(`react.recoverable`),
      c = Symbol.for(`react.optimistic_key`);
    function l(e, t, n) {
      var r = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null;
      return { $$typeof: a, key: r == null ? null : r === c ? c : `` + r, children: e, containerInfo: t, implementation: n };
    }
    var u = t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
    function d(e, t) {
      if (e === `font`) return ``;
      if (typeof t == `string`) return t === `use-credentials` ? t : ``;
    }
    ((e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = i),
      (e.browser = function (e) {
        return { $$typeof: s, _reason: e };
      }),
      (e.createPortal = function (e, t) {
        var r = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null;
        if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(n(299));
        return l(e, t, null, r);
      }),
      (e.flushSync = function (e) {
        var t = u.T,
          n = i.p;
        try {
          if (((u.T = null), (i.p = 2), e)) return e();
        } finally {
          ((u.T = t), (i.p = n), i.d.f());
        }
      }),
      (e.preconnect = function (e, t) {
        typeof e == `string` &&
          (t ? ((t = t.crossOrigin), (t = typeof t == `string` ? (t === `use-credentials` ? t : ``) : void 0)) : (t = null), i.d.C(e, t));
      }),
      (e.prefetchDNS = function (e) {
        typeof e == `string` && i.d.D(e);
      }),
      (e.preinit = function (e, t) {
        if (typeof e == `string` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin),
            a = typeof t.integrity == `string` ? t.integrity : void 0,
            o = typeof t.fetchPriority == `string` ? t.fetchPriority : void 0;
          n === `style`
            ? i.d.S(e, typeof t.precedence == `string` ? t.precedence : void 0, { crossOrigin: r, integrity: a, fetchPriority: o })
            : n === `script` &&
              i.d.X(e, { crossOrigin: r, integrity: a, fetchPriority: o, nonce: typeof t.nonce == `string` ? t.nonce : void 0 });
        }
      }),
      (e.preinitModule = function (e, t) {
        if (typeof e == `string`) {
          if (typeof t == `object` && t) {
            if (t.as == null || t.as === `script`) {
              var n = d(t.as, t.crossOrigin);
              i.d.M(e, {
                crossOrigin: n,
                integrity: typeof t.integrity == `string` ? t.integrity : void 0,
                nonce: typeof t.nonce == `string` ? t.nonce : void 0,
                fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
              });
            }
          } else t ?? i.d.M(e);
        }
      }),
      (e.preload = function (e, t) {
        if (typeof e == `string` && typeof t == `object` && t && typeof t.as == `string`) {
          var n = t.as,
            r = d(n, t.crossOrigin);
          i.d.L(e, n, {
            crossOrigin: r,
            integrity: typeof t.integrity == `string` ? t.integrity : void 0,
            nonce: typeof t.nonce == `string` ? t.nonce : void 0,
            type: typeof t.type == `string` ? t.type : void 0,
            fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            referrerPolicy: typeof t.referrerPolicy == `string` ? t.referrerPolicy : void 0,
            imageSrcSet: typeof t.imageSrcSet == `string` ? t.imageSrcSet : void 0,
            imageSizes: typeof t.imageSizes == `string` ? t.imageSizes : void 0,
            media: typeof t.media == `string` ? t.media : void 0,
          });
        }
      }),
      (e.preloadModule = function (e, t) {
        if (typeof e == `string`) {
          if (t) {
            var n = d(t.as, t.crossOrigin);
            i.d.m(e, {
              as: typeof t.as == `string` && t.as !== `script` ? t.as : void 0,
              crossOrigin: n,
              integrity: typeof t.integrity == `string` ? t.integrity : void 0,
              nonce: typeof t.nonce == `string` ? t.nonce : void 0,
              fetchPriority: typeof t.fetchPriority == `string` ? t.fetchPriority : void 0,
            });
          } else i.d.m(e);
        }
      }),
      (e.requestFormReset = function (e) {
        i.d.r(e);
      }),
      (e.unstable_batchedUpdates = function (e, t) {
        return e(t);
      }),
      (e.useFormState = function (e, t, n) {
        return u.H.useFormState(e, t, n);
      }),
      (e.useFormStatus = function () {
        return u.H.useHostTransitionStatus();
      }),
      (e.version = `19.3.1`));
  }),
  jt = t((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
        } catch (e) {
          console.error(e);
        }
    }
    (n(), (t.exports = At()));
  }),
  Mt = t((e) => {
    var t = kt(),
      n = o(),
      r = jt();
    function i(e) {
      var t = `https://react.dev/errors/` + e;
      if (1 < arguments.length) {
        t += `?args[]=` + encodeURIComponent(arguments[1]);
        for (var n = 2; n < arguments.length; n++) t += `&args[]=` + encodeURIComponent(arguments[n]);
      }
      return (
        `Minified React error #` +
        e +
        `; visit ` +
        t +
        ` for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`
      );
    }
    function a(e) {
      return !(!e || (e.nodeType !== 1 && e.nodeType !== 9 && e.nodeType !== 11));
    }
    function s(e) {
      for (var t = e, n = t; n && !n.alternate;) ((t = n), t.flags & 4098 && (e = t.return), (n = t.return));
      for (; t.return;) t = t.return;
      return t.tag === 3 ? e : null;
    }
    function c(e) {
      if (e.tag === 13) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated;
      }
      return null;
    }
    function l(e) {
      if (e.tag === 31) {
        var t = e.memoizedState;
        if ((t === null && ((e = e.alternate), e !== null && (t = e.memoizedState)), t !== null)) return t.dehydrated;
      }
      return null;
    }
    function u(e) {
      if (s(e) !== e) throw Error(i(188));
    }
    function d(e) {
      var t = e.alternate;
      if (!t) {
        if (((t = s(e)), t === null)) throw Error(i(188));
        return t === e ? e : null;
      }
      for (var n = e, r = t; ;) {
        var a = n.return;
        if (a === null) break;
        var o = a.alternate;
        if (o === null) {
          if (((r = a.return), r !== null)) {
            n = r;
            continue;
          }
          break;
        }
        if (a.child === o.child) {
          for (o = a.child; o;) {
            if (o === n) return (u(a), e);
            if (o === r) return (u(a), t);
            o = o.sibling;
          }
          throw Error(i(188));
        }
        if (n.return !== r.return) ((n = a), (r = o));
        else {
          for (var c = !1, l = a.child; l;) {
            if (l === n) {
              ((c = !0), (n = a), (r = o));
              break;
            }
            if (l === r) {
              ((c = !0), (r = a), (n = o));
              break;
            }
            l = l.sibling;
          }
          if (!c) {
            for (l = o.child; l;) {
              if (l === n) {
                ((c = !0), (n = o), (r = a));
                break;
              }
              if (l === r) {
                ((c = !0), (r = o), (n = a));
                break;
              }
              l = l.sibling;
            }
            if (!c) throw Error(i(189));
          }
        }
        if (n.alternate !== r) throw Error(i(190));
      }
      if (n.tag !== 3) throw Error(i(188));
      return n.stateNode.current === n ? e : t;
    }
    function f(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e;
      for (e = e.child; e !== null;) {
        if (((t = f(e)), t !== null)) return t;
        e = e.sibling;
      }
      return null;
    }
    function p(e, t, n, r, i, a) {
      for (; e !== null;) {
        if (
          ((e.tag === 5 || e.tag === 27 || e.tag === 6) && n(e, r, i, a)) ||
          ((e.tag !== 22 || e.memoizedState === null) && (t || (e.tag !== 5 && e.tag !== 27)) && p(e.child, t, n, r, i, a))
        )
          return !0;
        e = e.sibling;
      }
      return !1;
    }
    function m(e) {
      for (e = e.return; e !== null;) {
        if (e.tag === 3 || e.tag === 5 || e.tag === 27) return e;
        e = e.return;
      }
      return null;
    }
    function h(e) {
      var t = !1;
      for (e = e.return; e !== null && (e.tag === 4 && (t = !0), e.tag !== 3 && e.tag !== 5 && e.tag !== 27);) e = e.return;
      return t;
    }
    function g(e) {
      var t = [null, null],
        n = m(e);
      return (n === null || _(t, e, n.child, { foundSelf: !1 }), t);
    }
    function _(e, t, n, r) {
      for (; n !== null;) {
        if (n === t) r.foundSelf = !0;
        else if (n.tag === 5 || n.tag === 27 || n.tag === 6) {
          if (r.foundSelf) return ((e[1] = n), !0);
          e[0] = n;
        } else if ((n.tag !== 22 || n.memoizedState === null) && _(e, t, n.child, r)) return !0;
        n = n.sibling;
      }
      return !1;
    }
    function v(e) {
      switch (e.tag) {
        case 5:
        case 27:
        case 6:
          return e.stateNode;
        case 3:
          return e.stateNode.containerInfo;
        default:
          throw Error(i(559));
      }
    }
    var y = null,
      b = null;
    function ee(e, t, n) {
      return e === n || (e === t && ((y = e), !0));
    }
    function te(e, t, n) {
      return e === n ? ((b = e), !1) : e === t && (b !== null && (y = e), !0);
    }
    function ne(e) {
      if (e === null) return null;
      do e = e === null ? null : e.return;
      while (e && e.tag !== 5 && e.tag !== 27 && e.tag !== 3);
      return e || null;
    }
    function re(e, t, n) {
      for (var r = 0, i = e; i; i = n(i)) r++;
      i = 0;
      for (var a = t; a; a = n(a)) i++;
      for (; 0 < r - i;) ((e = n(e)), r--);
      for (; 0 < i - r;) ((t = n(t)), i--);
      for (; r--;) {
        if (e === t || (t !== null && e === t.alternate)) return e;
        ((e = n(e)), (t = n(t)));
      }
      return null;
    }
    var x = Object.assign,
      ie = Symbol.for(`react.element`),
      S = Symbol.for(`react.transitional.element`),
      ae = Symbol.for(`react.portal`),
      oe = Symbol.for(`react.fragment`),
      se = Symbol.for(`react.strict_mode`),
      ce = Symbol.for(`react.profiler`),
      le = Symbol.for(`react.consumer`),
      ue = Symbol.for(`react.context`),
      de = Symbol.for(`react.forward_ref`),
      C = Symbol.for(`react.suspense`),
      fe = Symbol.for(`react.suspense_list`),
      pe = Symbol.for(`react.memo`),
      me = Symbol.for(`react.lazy`),
      he = Symbol.for(`react.activity`),
      ge = Symbol.for(`react.legacy_hidden`),
      _e = Symbol.for(`react.memo_cache_sentinel`),
      ve = Symbol.for(`react.view_transition`),
      ye = Symbol.for(`react.recoverable`),
      be = Symbol.iterator;
    function xe(e) {
      return typeof e != `object` || !e ? null : ((e = (be && e[be]) || e[`@@iterator`]), typeof e == `function` ? e : null);
    }
    var Se = Symbol.for(`react.client.reference`);
    function Ce(e) {
      if (e == null) return null;
      if (typeof e == `function`) return e.$$typeof === Se ? null : e.displayName || e.name || null;
      if (typeof e == `string`) return e;
      switch (e) {
        case oe:
          return `Fragment`;
        case ce:
          return `Profiler`;
        case se:
          return `StrictMode`;
        case C:
          return `Suspense`;
        case fe:
          return `SuspenseList`;
        case he:
          return `Activity`;
        case ve:
          return `ViewTransition`;
      }
      if (typeof e == `object`)
        switch (e.$$typeof) {
          case ae:
            return `Portal`;
          case ue:
            return e.displayName || `Context`;
          case le:
            return (e._context.displayName || `Context`) + `.Consumer`;
          case de:
            var t = e.render;
            return (
              (e = e.displayName), (e ||= ((e = t.displayName || t.name || ``), e === `` ? `ForwardRef` : `ForwardRef(` + e + `)`)), e
            );
          case pe:
            return ((t = e.displayName || null), t === null ? Ce(e.type) || `Memo` : t);
          case me:
            ((t = e._payload), (e = e._init));
            try {
              return Ce(e(t));
            } catch {}
        }
      return null;
    }
    var we = Array.isArray,
      w = n.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      T = r.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
      Te = { pending: !1, data: null, method: null, action: null },
      Ee = [],
      De = -1;
    function E(e) {
      return { current: e };
    }
    function Oe(e) {
      0 > De || ((e.current = Ee[De]), (Ee[De] = null), De--);
    }
    function D(e, t) {
      (De++, (Ee[De] = e.current), (e.current = t));
    }
    var ke = E(null),
      Ae = E(null),
      je = E(null),
      Me = E(null);
    function Ne(e, t) {
      switch ((D(je, t), D(Ae, e), D(ke, null), t.nodeType)) {
        case 9:
        case 11:
          e = (e = t.documentElement) && (e = e.namespaceURI) ? up(e) : 0;
          break;
        default:
          if (((e = t.tagName), (t = t.namespaceURI))) ((t = up(t)), (e = dp(t, e)));
          else
            switch (e) {
              case `svg`:
                e = 1;
                break;
              case `math`:
                e = 2;
                break;
              default:
                e = 0;
            }
      }
      (Oe(ke), D(ke, e));
    }
    function Pe() {
      (Oe(ke), Oe(Ae), Oe(je));
    }
    function Fe(e) {
      var t = e.memoizedState;
      (t !== null && ((sh._currentValue = t.memoizedState), D(Me, e)), (t = ke.current));
      var n = dp(t, e.type);
      t !== n && (D(Ae, e), D(ke, n));
    }
    function Ie(e) {
      (Ae.current === e && (Oe(ke), Oe(Ae)), Me.current === e && (Oe(Me), (sh._currentValue = Te)));
    }
    var Le, Re;
    function ze(e) {
      if (Le === void 0)
        try {
          throw Error();
        } catch (e) {
          var t = e.stack.trim().match(/\n( *(at )?)/);
          ((Le = (t && t[1]) || ``),
            (Re =
              -1 <
              e.stack.indexOf(`
    at`)
                ? ` (<anonymous>)`
                : -1 < e.stack.indexOf(`@`)
                  ? `@unknown:0:0`
                  : ``));
        }
      return (
        `
` +
        Le +
        e +
        Re
      );
    }
    var Be = !1;
    function Ve(e, t) {
      if (!e || Be) return ``;
      Be = !0;
      var n = Error.prepareStackTrace;
      Error.prepareStackTrace = void 0;
      try {
        var r = {
          DetermineComponentFrameRoot: function () {
            try {
              if (t) {
                var n = function () {
                  throw Error();
                };
                if (
                  (Object.defineProperty(n.prototype, 'props', {
                    set: function () {
                      throw Error();
                    },
                  }),
                  typeof Reflect == `object` && Reflect.construct)
                ) {
                  try {
                    Reflect.construct(n, []);
                  } catch (e) {
                    var r = e;
                  }
                  Reflect.construct(e, [], n);
                } else {
                  try {
                    n.call();
                  } catch (e) {
                    r = e;
                  }
                  n = !1;
                  try {
                    var i = Object.getOwnPropertyDescriptor(e.prototype, `props`);
                    (Object.defineProperty(e.prototype, 'props', {
                      configurable: !0,
                      set: function () {
                        throw Error();
                      },
                    }),
                      (n = !0),
                      new e());
                  } finally {
                    n && (i === void 0 ? delete e.prototype.props : Object.defineProperty(e.prototype, 'props', i));
                  }
                }
              } else {
                try {
                  throw Error();
                } catch (e) {
                  r = e;
                }
                (n = e()) && typeof n.catch == `function` && n.catch(function () {});
              }
            } catch (e) {
              if (e && r && typeof e.stack == `string`) return [e.stack, r.stack];
            }
            return [null, null];
          },
        };
        r.DetermineComponentFrameRoot.displayName = `DetermineComponentFrameRoot`;
        var i = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, `name`);
        i && i.configurable && Object.defineProperty(r.DetermineComponentFrameRoot, 'name', { value: `DetermineComponentFrameRoot` });
        var a = r.DetermineComponentFrameRoot(),
          o = a[0],
          s = a[1];
        if (o && s) {
          var c = o.split(`
`),
            l = s.split(`
`);
          for (i = r = 0; r < c.length && !c[r].includes(`DetermineComponentFrameRoot`);) r++;
          for (; i < l.length && !l[i].includes(`DetermineComponentFrameRoot`);) i++;
          if (r === c.length || i === l.length) for (r = c.length - 1, i = l.length - 1; 1 <= r && 0 <= i && c[r] !== l[i];) i--;
          for (; 1 <= r && 0 <= i; r--, i--)
            if (c[r] !== l[i]) {
              if (r !== 1 || i !== 1)
                do
                  if ((r--, i--, 0 > i || c[r] !== l[i])) {
                    var u =
                      `
` + c[r].replace(` at new `, ` at `);
                    return (e.displayName && u.includes(`<anonymous>`) && (u = u.replace(`<anonymous>`, e.displayName)), u);
                  }
                while (1 <= r && 0 <= i);
              break;
            }
        }
      } finally {
        ((Be = !1), (Error.prepareStackTrace = n));
      }
      return (n = e ? e.displayName || e.name : ``) ? ze(n) : ``;
    }
    function He(e, t) {
      switch (e.tag) {
        case 26:
        case 27:
        case 5:
          return ze(e.type);
        case 16:
          return ze(`Lazy`);
        case 13:
          return e.child !== t && t !== null ? ze(`Suspense Fallback`) : ze(`Suspense`);
        case 19:
          return ze(`SuspenseList`);
        case 0:
        case 15:
          return Ve(e.type, !1);
        case 11:
          return Ve(e.type.render, !1);
        case 1:
          return Ve(e.type, !0);
        case 31:
          return ze(`Activity`);
        case 30:
          return ze(`ViewTransition`);
        default:
          return ``;
      }
    }
    function Ue(e) {
      try {
        var t = ``,
          n = null;
        do ((t += He(e, n)), (n = e), (e = e.return));
        while (e);
        return t;
      } catch (e) {
        return (
          `
Error generating stack: ` +
          e.message +
          `
` +
          e.stack
        );
      }
    }
    var We = Object.prototype.hasOwnProperty,
      Ge = t.unstable_scheduleCallback,
      Ke = t.unstable_cancelCallback,
      qe = t.unstable_shouldYield,
      Je = t.unstable_requestPaint,
      Ye = t.unstable_now,
      Xe = t.unstable_getCurrentPriorityLevel,
      Ze = t.unstable_ImmediatePriority,
      Qe = t.unstable_UserBlockingPriority,
      $e = t.unstable_NormalPriority,
      et = t.unstable_LowPriority,
      tt = t.unstable_IdlePriority,
      nt = t.log,
      rt = t.unstable_setDisableYieldValue,
      it = null,
      O = null;
    function at(e) {
      if ((typeof nt == `function` && rt(e), O && typeof O.setStrictMode == `function`))
        try {
          O.setStrictMode(it, e);
        } catch {}
    }
    var ot = Math.clz32 ? Math.clz32 : lt,
      st = Math.log,
      ct = Math.LN2;
    function lt(e) {
      return ((e >>>= 0), e === 0 ? 32 : (31 - ((st(e) / ct) | 0)) | 0);
    }
    var ut = 256,
      dt = 262144,
      ft = 4194304;
    function pt(e) {
      var t = e & 42;
      if (t !== 0) return t;
      switch (e & -e) {
        case 1:
          return 1;
        case 2:
          return 2;
        case 4:
          return 4;
        case 8:
          return 8;
        case 16:
          return 16;
        case 32:
          return 32;
        case 64:
          return 64;
        case 128:
          return 128;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
          return e & -e;
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return e & 3932160;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return e & 62914560;
        case 67108864:
          return 67108864;
        case 134217728:
          return 134217728;
        case 268435456:
          return 268435456;
        case 536870912:
          return 536870912;
        case 1073741824:
          return 0;
        default:
          return e;
      }
    }
    function mt(e, t, n) {
      var r = e.pendingLanes;
      if (r === 0) return 0;
      var i = 0,
        a = e.suspendedLanes,
        o = e.pingedLanes;
      e = e.warmLanes;
      var s = r & 134217727;
      return (
        s === 0
          ? ((s = r & ~a), s === 0 ? (o === 0 ? n || ((n = r & ~e), n !== 0 && (i = pt(n))) : (i = pt(o))) : (i = pt(s)))
          : ((r = s & ~a), r === 0 ? ((o &= s), o === 0 ? n || ((n = s & ~e), n !== 0 && (i = pt(n))) : (i = pt(o))) : (i = pt(r))),
        i === 0 ? 0 : t !== 0 && t !== i && (t & a) === 0 && ((a = i & -i), (n = t & -t), a >= n || (a === 32 && n & 4194048)) ? t : i
      );
    }
    function ht(e, t) {
      return (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & t) === 0;
    }
    function gt(e, t) {
      t & 8 && (t |= t & 32);
      var n = e.entangledLanes;
      if (n !== 0)
        for (e = e.entanglements, n &= t; 0 < n;) {
          var r = 31 - ot(n),
            i = 1 << r;
          ((t |= e[r]), (n &= ~i));
        }
      return t;
    }
    function _t(e, t) {
      switch (e) {
        case 1:
        case 2:
        case 4:
        case 8:
        case 64:
          return t + 250;
        case 16:
        case 32:
        case 128:
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
          return t + 5e3;
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          return -1;
        case 67108864:
        case 134217728:
        case 268435456:
        case 536870912:
        case 1073741824:
          return -1;
        default:
          return -1;
      }
    }
    function vt() {
      var e = ft;
      return ((ft <<= 1), !(ft & 62914560) && (ft = 4194304), e);
    }
    function yt(e) {
      for (var t = [], n = 0; 31 > n; n++) t.push(e);
      return t;
    }
    function bt(e, t) {
      ((e.pendingLanes |= t), t !== 268435456 && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0)));
    }
    function xt(e, t, n, r, i, a) {
      var o = e.pendingLanes;
      ((e.pendingLanes = n),
        (e.suspendedLanes = 0),
        (e.pingedLanes = 0),
        (e.warmLanes = 0),
        (e.expiredLanes &= n),
        (e.entangledLanes &= n),
        (e.errorRecoveryDisabledLanes &= n),
        (e.shellSuspendCounter = 0));
      var s = e.entanglements,
        c = e.expirationTimes,
        l = e.hiddenUpdates;
      for (n = o & ~n; 0 < n;) {
        var u = 31 - ot(n),
          d = 1 << u;
        ((s[u] = 0), (c[u] = -1));
        var f = l[u];
        if (f !== null)
          for (l[u] = null, u = 0; u < f.length; u++) {
            var p = f[u];
            p !== null && (p.lane &= -536870913);
          }
        n &= ~d;
      }
      (r !== 0 && St(e, r, 0), a !== 0 && i === 0 && e.tag !== 0 && (e.suspendedLanes |= a & ~(o & ~t)));
    }
    function St(e, t, n) {
      ((e.pendingLanes |= t), (e.suspendedLanes &= ~t));
      var r = 31 - ot(t);
      ((e.entangledLanes |= t), (e.entanglements[r] = e.entanglements[r] | 1073741824 | (n & 261930)));
    }
    function Ct(e, t) {
      var n = (e.entangledLanes |= t);
      for (e = e.entanglements; n;) {
        var r = 31 - ot(n),
          i = 1 << r;
        ((i & t) | (e[r] & t) && (e[r] |= t), (n &= ~i));
      }
    }
    function wt(e, t) {
      var n = t & -t;
      return ((n = n & 42 ? 1 : Tt(n)), (n & (e.suspendedLanes | t)) === 0 ? n : 0);
    }
    function Tt(e) {
      switch (e) {
        case 2:
          e = 1;
          break;
        case 8:
          e = 4;
          break;
        case 32:
          e = 16;
          break;
        case 256:
        case 512:
        case 1024:
        case 2048:
        case 4096:
        case 8192:
        case 16384:
        case 32768:
        case 65536:
        case 131072:
        case 262144:
        case 524288:
        case 1048576:
        case 2097152:
        case 4194304:
        case 8388608:
        case 16777216:
        case 33554432:
          e = 128;
          break;
        case 268435456:
          e = 134217728;
          break;
        default:
          e = 0;
      }
      return e;
    }
    function Et(e) {
      return ((e &= -e), 2 < e ? (8 < e ? (e & 134217727 ? 32 : 268435456) : 8) : 2);
    }
    function Dt() {
      var e = T.p;
      return e === 0 ? ((e = window.event), e === void 0 ? 32 : Ch(e.type)) : e;
    }
    function Ot(e, t) {
      var n = T.p;
      try {
        return ((T.p = e), t());
      } finally {
        T.p = n;
      }
    }
    var At = Math.random().toString(36).slice(2),
      Mt = `__reactFiber$` + At,
      Nt = `__reactProps$` + At,
      Pt = `__reactContainer$` + At,
      Ft = `__reactEvents$` + At,
      It = `__reactListeners$` + At,
      Lt = `__reactHandles$` + At,
      Rt = `__reactResources$` + At,
      zt = `__reactMarker$` + At,
      Bt = `__reactLoad$` + At;
    function Vt(e) {
      (delete e[Mt], delete e[Nt], delete e[It], delete e[Lt]);
    }
    function Ht(e) {
      var t;
      if ((t = e[Mt])) return t;
      for (var n = e.parentNode; n;) {
        if ((t = n[Pt] || n[Mt])) {
          if (((n = t.alternate), t.child !== null || (n !== null && n.child !== null)))
            for (e = fm(e); e !== null;) {
              if ((n = e[Mt])) return n;
              e = fm(e);
            }
          return t;
        }
        ((e = n), (n = e.parentNode));
      }
      return null;
    }
    function Ut(e) {
      if ((e = e[Mt] || e[Pt])) {
        var t = e.tag;
        if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return e;
      }
      return null;
    }
    function Wt(e) {
      var t = e.tag;
      if (t === 5 || t === 26 || t === 27 || t === 6) return e.stateNode;
      throw Error(i(33));
    }
    function Gt(e) {
      var t = e[Rt];
      return ((t ||= e[Rt] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t);
    }
    function Kt(e) {
      e[zt] = !0;
    }
    function qt(e) {
      e[Bt] = void 0;
    }
    var Jt = new Set(),
      Yt = {};
    function Xt(e, t) {
      (Zt(e, t), Zt(e + `Capture`, t));
    }
    function Zt(e, t) {
      for (Yt[e] = t, e = 0; e < t.length; e++) Jt.add(t[e]);
    }
    var Qt = RegExp(
        `^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$`,
      ),
      $t = {},
      en = {};
    function tn(e) {
      return We.call(en, e) ? !0 : We.call($t, e) ? !1 : Qt.test(e) ? (en[e] = !0) : (($t[e] = !0), !1);
    }
    var k = !1;
    function nn() {
      var e = k;
      return ((k = !1), e);
    }
    function rn(e, t, n) {
      if (tn(t)) {
        if (n === null) e.removeAttribute(t);
        else {
          switch (typeof n) {
            case `undefined`:
            case `function`:
            case `symbol`:
              e.removeAttribute(t);
              return;
            case `boolean`:
              var r = t.toLowerCase().slice(0, 5);
              if (r !== `data-` && r !== `aria-`) {
                e.removeAttribute(t);
                return;
              }
          }
          e.setAttribute(t, n);
        }
      }
    }
    function an(e, t, n) {
      if (n === null) e.removeAttribute(t);
      else {
        switch (typeof n) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(t);
            return;
        }
        e.setAttribute(t, n);
      }
    }
    function on(e, t, n, r) {
      if (r === null) e.removeAttribute(n);
      else {
        switch (typeof r) {
          case `undefined`:
          case `function`:
          case `symbol`:
          case `boolean`:
            e.removeAttribute(n);
            return;
        }
        e.setAttributeNS(t, n, r);
      }
    }
    function sn(e) {
      switch (typeof e) {
        case `bigint`:
        case `boolean`:
        case `number`:
        case `string`:
        case `undefined`:
          return e;
        case `object`:
          return e;
        default:
          return ``;
      }
    }
    function cn(e) {
      var t = e.type;
      return (e = e.nodeName) && e.toLowerCase() === `input` && (t === `checkbox` || t === `radio`);
    }
    function ln(e, t, n) {
      var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, t);
      if (!e.hasOwnProperty(t) && r !== void 0 && typeof r.get == `function` && typeof r.set == `function`) {
        var i = r.get,
          a = r.set;
        return (
          Object.defineProperty(e, t, {
            configurable: !0,
            get: function () {
              return i.call(this);
            },
            set: function (e) {
              ((n = `` + e), a.call(this, e));
            },
          }),
          Object.defineProperty(e, t, { enumerable: r.enumerable }),
          {
            getValue: function () {
              return n;
            },
            setValue: function (e) {
              n = `` + e;
            },
            stopTracking: function () {
              ((e._valueTracker = null), delete e[t]);
            },
          }
        );
      }
    }
    function un(e) {
      if (!e._valueTracker) {
        var t = cn(e) ? `checked` : `value`;
        e._valueTracker = ln(e, t, `` + e[t]);
      }
    }
    function dn(e) {
      if (!e) return !1;
      var t = e._valueTracker;
      if (!t) return !0;
      var n = t.getValue(),
        r = ``;
      return (e && (r = cn(e) ? (e.checked ? `true` : `false`) : e.value), (e = r), e !== n && (t.setValue(e), !0));
    }
    var fn = /[\n"\\]/g;
    function pn(e) {
      return e.replace(fn, function (e) {
        return `\\` + e.charCodeAt(0).toString(16) + ` `;
      });
    }
    function mn(e, t, n, r, i, a, o, s) {
      ((e.name = ``),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` ? (e.type = o) : e.removeAttribute(`type`),
        t == null
          ? (o !== `submit` && o !== `reset`) || e.removeAttribute(`value`)
          : o === `number`
            ? ((t === 0 && e.value === ``) || e.value != t) && (e.value = `` + sn(t))
            : e.value !== `` + sn(t) && (e.value = `` + sn(t)),
        t == null
          ? n == null
            ? r != null && e.removeAttribute(`value`)
            : gn(e, sn(n))
          : o === `number` && e.value == t
            ? gn(e, sn(e.value))
            : gn(e, sn(t)),
        i == null && a != null && (e.defaultChecked = !!a),
        i != null && (e.checked = i && typeof i != `function` && typeof i != `symbol`),
        s != null && typeof s != `function` && typeof s != `symbol` && typeof s != `boolean`
          ? (e.name = `` + sn(s))
          : e.removeAttribute(`name`));
    }
    function hn(e, t, n, r, i, a, o, s) {
      if ((a != null && typeof a != `function` && typeof a != `symbol` && typeof a != `boolean` && (e.type = a), t != null || n != null)) {
        if (!((a !== `submit` && a !== `reset`) || t != null)) {
          un(e);
          return;
        }
        ((n = n == null ? `` : `` + sn(n)), (t = t == null ? n : `` + sn(t)), s || t === e.value || (e.value = t), (e.defaultValue = t));
      }
      ((r ??= i),
        (r = typeof r != `function` && typeof r != `symbol` && !!r),
        (e.checked = s ? e.checked : !!r),
        (e.defaultChecked = !!r),
        o != null && typeof o != `function` && typeof o != `symbol` && typeof o != `boolean` && (e.name = o),
        un(e));
    }
    function gn(e, t) {
      e.defaultValue !== `` + t && (e.defaultValue = `` + t);
    }
    function _n(e, t, n, r) {
      if (((e = e.options), t)) {
        t = {};
        for (var i = 0; i < n.length; i++) t[`$` + n[i]] = !0;
        for (n = 0; n < e.length; n++)
          ((i = t.hasOwnProperty(`$` + e[n].value)), e[n].selected !== i && (e[n].selected = i), i && r && (e[n].defaultSelected = !0));
      } else {
        for (n = `` + sn(n), t = null, i = 0; i < e.length; i++) {
          if (e[i].value === n) {
            ((e[i].selected = !0), r && (e[i].defaultSelected = !0));
            return;
          }
          t !== null || e[i].disabled || (t = e[i]);
        }
        t !== null && (t.selected = !0);
      }
    }
    function vn(e, t, n) {
      t != null && ((t = `` + sn(t)), t !== e.value && (e.value = t), n == null)
        ? e.defaultValue !== t && (e.defaultValue = t)
        : (e.defaultValue = n == null ? `` : `` + sn(n));
    }
    function yn(e, t, n, r) {
      if (t == null) {
        if (r != null) {
          if (n != null) throw Error(i(92));
          if (we(r)) {
            if (1 < r.length) throw Error(i(93));
            r = r[0];
          }
          n = r;
        }
        ((n ??= ``), (t = n));
      }
      ((n = sn(t)), (e.defaultValue = n), (r = e.textContent), r === n && r !== `` && r !== null && (e.value = r), un(e));
    }
    function bn(e, t) {
      if (t) {
        var n = e.firstChild;
        if (n && n === e.lastChild && n.nodeType === 3) {
          n.nodeValue = t;
          return;
        }
      }
      e.textContent = t;
    }
    var xn = new Set(
      `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp`.split(
        ` `,
      ),
    );
    function Sn(e, t, n) {
      var r = t.indexOf(`--`) === 0;
      n == null || typeof n == `boolean` || n === ``
        ? r
          ? e.setProperty(t, ``)
          : t === `float`
            ? (e.cssFloat = ``)
            : (e[t] = ``)
        : r
          ? e.setProperty(t, n)
          : typeof n != `number` || n === 0 || xn.has(t)
            ? t === `float`
              ? (e.cssFloat = n)
              : (e[t] = (`` + n).trim())
            : (e[t] = n + `px`);
    }
    function Cn(e, t, n) {
      if (t != null && typeof t != `object`) throw Error(i(62));
      if (((e = e.style), n != null)) {
        for (var r in n)
          !n.hasOwnProperty(r) ||
            (t != null && t.hasOwnProperty(r)) ||
            (r.indexOf(`--`) === 0 ? e.setProperty(r, ``) : r === `float` ? (e.cssFloat = ``) : (e[r] = ``), (k = !0));
        for (var a in t) ((r = t[a]), t.hasOwnProperty(a) && n[a] !== r && (Sn(e, a, r), (k = !0)));
      } else for (var o in t) t.hasOwnProperty(o) && Sn(e, o, t[o]);
    }
    function wn(e) {
      if (e.indexOf(`-`) === -1) return !1;
      switch (e) {
        case `annotation-xml`:
        case `color-profile`:
        case `font-face`:
        case `font-face-src`:
        case `font-face-uri`:
        case `font-face-format`:
        case `font-face-name`:
        case `missing-glyph`:
          return !1;
        default:
          return !0;
      }
    }
    var Tn = new Map([
        [`acceptCharset`, `accept-charset`],
        [`htmlFor`, `for`],
        [`httpEquiv`, `http-equiv`],
        [`crossOrigin`, `crossorigin`],
        [`accentHeight`, `accent-height`],
        [`alignmentBaseline`, `alignment-baseline`],
        [`arabicForm`, `arabic-form`],
        [`baselineShift`, `baseline-shift`],
        [`capHeight`, `cap-height`],
        [`clipPath`, `clip-path`],
        [`clipRule`, `clip-rule`],
        [`colorInterpolation`, `color-interpolation`],
        [`colorInterpolationFilters`, `color-interpolation-filters`],
        [`colorProfile`, `color-profile`],
        [`colorRendering`, `color-rendering`],
        [`dominantBaseline`, `dominant-baseline`],
        [`enableBackground`, `enable-background`],
        [`fillOpacity`, `fill-opacity`],
        [`fillRule`, `fill-rule`],
        [`floodColor`, `flood-color`],
        [`floodOpacity`, `flood-opacity`],
        [`fontFamily`, `font-family`],
        [`fontSize`, `font-size`],
        [`fontSizeAdjust`, `font-size-adjust`],
        [`fontStretch`, `font-stretch`],
        [`fontStyle`, `font-style`],
        [`fontVariant`, `font-variant`],
        [`fontWeight`, `font-weight`],
        [`glyphName`, `glyph-name`],
        [`glyphOrientationHorizontal`, `glyph-orientation-horizontal`],
        [`glyphOrientationVertical`, `glyph-orientation-vertical`],
        [`horizAdvX`, `horiz-adv-x`],
        [`horizOriginX`, `horiz-origin-x`],
        [`imageRendering`, `image-rendering`],
        [`letterSpacing`, `letter-spacing`],
        [`lightingColor`, `lighting-color`],
        [`markerEnd`, `marker-end`],
        [`markerMid`, `marker-mid`],
        [`markerStart`, `marker-start`],
        [`maskType`, `mask-type`],
        [`overlinePosition`, `overline-position`],
        [`overlineThickness`, `overline-thickness`],
        [`paintOrder`, `paint-order`],
        [`panose-1`, `panose-1`],
        [`pointerEvents`, `pointer-events`],
        [`renderingIntent`, `rendering-intent`],
        [`shapeRendering`, `shape-rendering`],
        [`stopColor`, `stop-color`],
        [`stopOpacity`, `stop-opacity`],
        [`strikethroughPosition`, `strikethrough-position`],
        [`strikethroughThickness`, `strikethrough-thickness`],
        [`strokeDasharray`, `stroke-dasharray`],
        [`strokeDashoffset`, `stroke-dashoffset`],
        [`strokeLinecap`, `stroke-linecap`],
        [`strokeLinejoin`, `stroke-linejoin`],
        [`strokeMiterlimit`, `stroke-miterlimit`],
        [`strokeOpacity`, `stroke-opacity`],
        [`strokeWidth`, `stroke-width`],
        [`textAnchor`, `text-anchor`],
        [`textDecoration`, `text-decoration`],
        [`textRendering`, `text-rendering`],
        [`transformOrigin`, `transform-origin`],
        [`underlinePosition`, `underline-position`],
        [`underlineThickness`, `underline-thickness`],
        [`unicodeBidi`, `unicode-bidi`],
        [`unicodeRange`, `unicode-range`],
        [`unitsPerEm`, `units-per-em`],
        [`vAlphabetic`, `v-alphabetic`],
        [`vHanging`, `v-hanging`],
        [`vIdeographic`, `v-ideographic`],
        [`vMathematical`, `v-mathematical`],
        [`vectorEffect`, `vector-effect`],
        [`vertAdvY`, `vert-adv-y`],
        [`vertOriginX`, `vert-origin-x`],
        [`vertOriginY`, `vert-origin-y`],
        [`wordSpacing`, `word-spacing`],
        [`writingMode`, `writing-mode`],
        [`xmlnsXlink`, `xmlns:xlink`],
        [`xHeight`, `x-height`],
      ]),
      En = /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;
    function Dn(e) {
      return En.test(`` + e) ? `javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')` : e;
    }
    function On() {}
    var kn = null;
    function An(e) {
      return (
        (e = e.target || e.srcElement || window),
        e.correspondingUseElement && (e = e.correspondingUseElement),
        e.nodeType === 3 ? e.parentNode : e
      );
    }
    var jn = null,
      Mn = null;
    function Nn(e) {
      var t = Ut(e);
      if (t && (e = t.stateNode)) {
        var n = e[Nt] || null;
        a: switch (((e = t.stateNode), t.type)) {
          case `input`:
            if (
              (mn(e, n.value, n.defaultValue, n.defaultValue, n.checked, n.defaultChecked, n.type, n.name),
              (t = n.name),
              n.type === `radio` && t != null)
            ) {
              for (n = e; n.parentNode;) n = n.parentNode;
              for (n = n.querySelectorAll(`input[name="` + pn(`` + t) + `"][type="radio"]`), t = 0; t < n.length; t++) {
                var r = n[t];
                if (r !== e && r.form === e.form) {
                  var a = r[Nt] || null;
                  if (!a) throw Error(i(90));
                  mn(r, a.value, a.defaultValue, a.defaultValue, a.checked, a.defaultChecked, a.type, a.name);
                }
              }
              for (t = 0; t < n.length; t++) ((r = n[t]), r.form === e.form && dn(r));
            }
            break a;
          case `textarea`:
            vn(e, n.value, n.defaultValue);
            break a;
          case `select`:
            ((t = n.value), t != null && _n(e, !!n.multiple, t, !1));
        }
      }
    }
    var Pn = !1;
    function Fn(e, t, n) {
      if (Pn) return e(t, n);
      Pn = !0;
      try {
        return e(t);
      } finally {
        if (((Pn = !1), (jn !== null || Mn !== null) && (zd(), jn && ((t = jn), (e = Mn), (Mn = jn = null), Nn(t), e))))
          for (t = 0; t < e.length; t++) Nn(e[t]);
      }
    }
    function In(e, t) {
      var n = e.stateNode;
      if (n === null) return null;
      var r = n[Nt] || null;
      if (r === null) return null;
      n = r[t];
      a: switch (t) {
        case `onClick`:
        case `onClickCapture`:
        case `onDoubleClick`:
        case `onDoubleClickCapture`:
        case `onMouseDown`:
        case `onMouseDownCapture`:
        case `onMouseMove`:
        case `onMouseMoveCapture`:
        case `onMouseUp`:
        case `onMouseUpCapture`:
        case `onMouseEnter`:
          ((r = !r.disabled) || ((e = e.type), (r = e !== `button` && e !== `input` && e !== `select` && e !== `textarea`)), (e = !r));
          break a;
        default:
          e = !1;
      }
      if (e) return null;
      if (n && typeof n != `function`) throw Error(i(231, t, typeof n));
      return n;
    }
    var Ln = typeof window < `u` && window.document !== void 0 && window.document.createElement !== void 0,
      Rn = !1;
    if (Ln)
      try {
        var zn = {};
        (Object.defineProperty(zn, 'passive', {
          get: function () {
            Rn = !0;
          },
        }),
          window.addEventListener(`test`, zn, zn),
          window.removeEventListener(`test`, zn, zn));
      } catch {
        Rn = !1;
      }
    var Bn = null,
      Vn = null,
      Hn = null;
    function Un() {
      if (Hn) return Hn;
      var e,
        t = Vn,
        n = t.length,
        r,
        i = `value` in Bn ? Bn.value : Bn.textContent,
        a = i.length;
      for (e = 0; e < n && t[e] === i[e]; e++);
      var o = n - e;
      for (r = 1; r <= o && t[n - r] === i[a - r]; r++);
      return (Hn = i.slice(e, 1 < r ? 1 - r : void 0));
    }
    function Wn(e) {
      var t = e.keyCode;
      return (
        `charCode` in e ? ((e = e.charCode), e === 0 && t === 13 && (e = 13)) : (e = t), e === 10 && (e = 13), 32 <= e || e === 13 ? e : 0
      );
    }
    function Gn() {
      return !0;
    }
    function Kn() {
      return !1;
    }
    function qn(e) {
      function t(t, n, r, i, a) {
        for (var o in ((this._reactName = t),
        (this._targetInst = r),
        (this.type = n),
        (this.nativeEvent = i),
        (this.target = a),
        (this.currentTarget = null),
        e))
          e.hasOwnProperty(o) && ((t = e[o]), (this[o] = t ? t(i) : i[o]));
        return (
          (this.isDefaultPrevented = (i.defaultPrevented == null ? !1 === i.returnValue : i.defaultPrevented) ? Gn : Kn),
          (this.isPropagationStopped = Kn),
          this
        );
      }
      return (
        x(t.prototype, {
          preventDefault: function () {
            this.defaultPrevented = !0;
            var e = this.nativeEvent;
            e &&
              (e.preventDefault ? e.preventDefault() : typeof e.returnValue != `unknown` && (e.returnValue = !1),
              (this.isDefaultPrevented = Gn));
          },
          stopPropagation: function () {
            var e = this.nativeEvent;
            e &&
              (e.stopPropagation ? e.stopPropagation() : typeof e.cancelBubble != `unknown` && (e.cancelBubble = !0),
              (this.isPropagationStopped = Gn));
          },
          persist: function () {},
          isPersistent: Gn,
        }),
        t
      );
    }
    var Jn = {
        eventPhase: 0,
        bubbles: 0,
        cancelable: 0,
        timeStamp: function (e) {
          return e.timeStamp || Date.now();
        },
        defaultPrevented: 0,
        isTrusted: 0,
      },
      Yn = qn(Jn),
      Xn = x({}, Jn, { view: 0, detail: 0 }),
      Zn = qn(Xn),
      A,
      Qn,
      $n,
      er = x({}, Xn, {
        screenX: 0,
        screenY: 0,
        clientX: 0,
        clientY: 0,
        pageX: 0,
        pageY: 0,
        ctrlKey: 0,
        shiftKey: 0,
        altKey: 0,
        metaKey: 0,
        getModifierState: dr,
        button: 0,
        buttons: 0,
        relatedTarget: function (e) {
          return e.relatedTarget === void 0 ? (e.fromElement === e.srcElement ? e.toElement : e.fromElement) : e.relatedTarget;
        },
        movementX: function (e) {
          return `movementX` in e
            ? e.movementX
            : (e !== $n &&
                ($n && e.type === `mousemove` ? ((A = e.screenX - $n.screenX), (Qn = e.screenY - $n.screenY)) : (Qn = A = 0), ($n = e)),
              A);
        },
        movementY: function (e) {
          return `movementY` in e ? e.movementY : Qn;
        },
      }),
      tr = qn(er),
      nr = qn(x({}, er, { dataTransfer: 0 })),
      rr = qn(x({}, Xn, { relatedTarget: 0 })),
      ir = qn(x({}, Jn, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
      ar = qn(
        x({}, Jn, {
          clipboardData: function (e) {
            return `clipboardData` in e ? e.clipboardData : window.clipboardData;
          },
        }),
      ),
      or = qn(x({}, Jn, { data: 0 })),
      sr = {
        Esc: `Escape`,
        Spacebar: ` `,
        Left: `ArrowLeft`,
        Up: `ArrowUp`,
        Right: `ArrowRight`,
        Down: `ArrowDown`,
        Del: `Delete`,
        Win: `OS`,
        Menu: `ContextMenu`,
        Apps: `ContextMenu`,
        Scroll: `ScrollLock`,
        MozPrintableKey: `Unidentified`,
      },
      cr = {
        8: `Backspace`,
        9: `Tab`,
        12: `Clear`,
        13: `Enter`,
        16: `Shift`,
        17: `Control`,
        18: `Alt`,
        19: `Pause`,
        20: `CapsLock`,
        27: `Escape`,
        32: ` `,
        33: `PageUp`,
        34: `PageDown`,
        35: `End`,
        36: `Home`,
        37: `ArrowLeft`,
        38: `ArrowUp`,
        39: `ArrowRight`,
        40: `ArrowDown`,
        45: `Insert`,
        46: `Delete`,
        112: `F1`,
        113: `F2`,
        114: `F3`,
        115: `F4`,
        116: `F5`,
        117: `F6`,
        118: `F7`,
        119: `F8`,
        120: `F9`,
        121: `F10`,
        122: `F11`,
        123: `F12`,
        144: `NumLock`,
        145: `ScrollLock`,
        224: `Meta`,
      },
      lr = { Alt: `altKey`, Control: `ctrlKey`, Meta: `metaKey`, Shift: `shiftKey` };
    function ur(e) {
      var t = this.nativeEvent;
      return t.getModifierState ? t.getModifierState(e) : (e = lr[e]) ? !!t[e] : !1;
    }
    function dr() {
      return ur;
    }
    var fr = qn(
        x({}, Xn, {
          key: function (e) {
            if (e.key) {
              var t = sr[e.key] || e.key;
              if (t !== `Unidentified`) return t;
            }
            return e.type === `keypress`
              ? ((e = Wn(e)), e === 13 ? `Enter` : String.fromCharCode(e))
              : e.type === `keydown` || e.type === `keyup`
                ? cr[e.keyCode] || `Unidentified`
                : ``;
          },
          code: 0,
          location: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          repeat: 0,
          locale: 0,
          getModifierState: dr,
          charCode: function (e) {
            return e.type === `keypress` ? Wn(e) : 0;
          },
          keyCode: function (e) {
            return e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
          which: function (e) {
            return e.type === `keypress` ? Wn(e) : e.type === `keydown` || e.type === `keyup` ? e.keyCode : 0;
          },
        }),
      ),
      pr = qn(
        x({}, er, {
          pointerId: 0,
          width: 0,
          height: 0,
          pressure: 0,
          tangentialPressure: 0,
          tiltX: 0,
          tiltY: 0,
          twist: 0,
          pointerType: 0,
          isPrimary: 0,
        }),
      ),
      mr = qn(x({}, Jn, { submitter: 0 })),
      hr = qn(
        x({}, Xn, {
          touches: 0,
          targetTouches: 0,
          changedTouches: 0,
          altKey: 0,
          metaKey: 0,
          ctrlKey: 0,
          shiftKey: 0,
          getModifierState: dr,
        }),
      ),
      gr = qn(x({}, Jn, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
      _r = qn(
        x({}, er, {
          deltaX: function (e) {
            return `deltaX` in e ? e.deltaX : `wheelDeltaX` in e ? -e.wheelDeltaX : 0;
          },
          deltaY: function (e) {
            return `deltaY` in e ? e.deltaY : `wheelDeltaY` in e ? -e.wheelDeltaY : `wheelDelta` in e ? -e.wheelDelta : 0;
          },
          deltaZ: 0,
          deltaMode: 0,
        }),
      ),
      vr = qn(x({}, Jn, { newState: 0, oldState: 0, source: 0 })),
      yr = [9, 13, 27, 32],
      br = Ln && `CompositionEvent` in window,
      xr = null;
    Ln && `documentMode` in document && (xr = document.documentMode);
    var Sr = Ln && `TextEvent` in window && !xr,
      Cr = Ln && (!br || (xr && 8 < xr && 11 >= xr)),
      wr = ` `,
      Tr = !1;
    function Er(e, t) {
      switch (e) {
        case `keyup`:
          return yr.indexOf(t.keyCode) !== -1;
        case `keydown`:
          return t.keyCode !== 229;
        case `keypress`:
        case `mousedown`:
        case `focusout`:
          return !0;
        default:
          return !1;
      }
    }
    function Dr(e) {
      return ((e = e.detail), typeof e == `object` && `data` in e ? e.data : null);
    }
    var Or = !1;
    function kr(e, t) {
      switch (e) {
        case `compositionend`:
          return Dr(t);
        case `keypress`:
          return t.which === 32 ? ((Tr = !0), wr) : null;
        case `textInput`:
          return ((e = t.data), e === wr && Tr ? null : e);
        default:
          return null;
      }
    }
    function Ar(e, t) {
      if (Or) return e === `compositionend` || (!br && Er(e, t)) ? ((e = Un()), (Hn = Vn = Bn = null), (Or = !1), e) : null;
      switch (e) {
        case `paste`:
          return null;
        case `keypress`:
          if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
            if (t.char && 1 < t.char.length) return t.char;
            if (t.which) return String.fromCharCode(t.which);
          }
          return null;
        case `compositionend`:
          return Cr && t.locale !== `ko` ? null : t.data;
        default:
          return null;
      }
    }
    var jr = {
      color: !0,
      date: !0,
      datetime: !0,
      'datetime-local': !0,
      email: !0,
      month: !0,
      number: !0,
      password: !0,
      range: !0,
      search: !0,
      tel: !0,
      text: !0,
      time: !0,
      url: !0,
      week: !0,
    };
    function Mr(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return t === `input` ? !!jr[e.type] : t === `textarea`;
    }
    function Nr(e, t, n, r) {
      (jn ? (Mn ? Mn.push(r) : (Mn = [r])) : (jn = r),
        (t = Jf(t, `onChange`)),
        0 < t.length && ((n = new Yn(`onChange`, `change`, null, n, r)), e.push({ event: n, listeners: t })));
    }
    var Pr = null,
      Fr = null;
    function Ir(e) {
      Vf(e, 0);
    }
    function Lr(e) {
      if (dn(Wt(e))) return e;
    }
    function Rr(e, t) {
      if (e === `change`) return t;
    }
    var zr = !1;
    if (Ln) {
      var Br;
      if (Ln) {
        var Vr = `oninput` in document;
        if (!Vr) {
          var Hr = document.createElement(`div`);
          (Hr.setAttribute(`oninput`, `return;`), (Vr = typeof Hr.oninput == `function`));
        }
        Br = Vr;
      } else Br = !1;
      zr = Br && (!document.documentMode || 9 < document.documentMode);
    }
    function Ur() {
      Pr && (Pr.detachEvent(`onpropertychange`, Wr), (Fr = Pr = null));
    }
    function Wr(e) {
      if (e.propertyName === `value` && Lr(Fr)) {
        var t = [];
        (Nr(t, Fr, e, An(e)), Fn(Ir, t));
      }
    }
    function Gr(e, t, n) {
      e === `focusin` ? (Ur(), (Pr = t), (Fr = n), Pr.attachEvent(`onpropertychange`, Wr)) : e === `focusout` && Ur();
    }
    function Kr(e) {
      if (e === `selectionchange` || e === `keyup` || e === `keydown`) return Lr(Fr);
    }
    function qr(e, t) {
      if (e === `click`) return Lr(t);
    }
    function Jr(e, t) {
      if (e === `input` || e === `change`) return Lr(t);
    }
    function Yr(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var Xr = typeof Object.is == `function` ? Object.is : Yr;
    function Zr(e, t) {
      if (Xr(e, t)) return !0;
      if (typeof e != `object` || !e || typeof t != `object` || !t) return !1;
      var n = Object.keys(e),
        r = Object.keys(t);
      if (n.length !== r.length) return !1;
      for (r = 0; r < n.length; r++) {
        var i = n[r];
        if (!We.call(t, i) || !Xr(e[i], t[i])) return !1;
      }
      return !0;
    }
    function Qr(e) {
      if (((e ||= typeof document < `u` ? document : void 0), e === void 0)) return null;
      try {
        return e.activeElement || e.body;
      } catch {
        return e.body;
      }
    }
    function $r(e) {
      for (; e && e.firstChild;) e = e.firstChild;
      return e;
    }
    function ei(e, t) {
      var n = $r(e);
      e = 0;
      for (var r; n;) {
        if (n.nodeType === 3) {
          if (((r = e + n.textContent.length), e <= t && r >= t)) return { node: n, offset: t - e };
          e = r;
        }
        a: {
          for (; n;) {
            if (n.nextSibling) {
              n = n.nextSibling;
              break a;
            }
            n = n.parentNode;
          }
          n = void 0;
        }
        n = $r(n);
      }
    }
    function ti(e, t) {
      return e && t
        ? e === t
          ? !0
          : e && e.nodeType === 3
            ? !1
            : t && t.nodeType === 3
              ? ti(e, t.parentNode)
              : `contains` in e
                ? e.contains(t)
                : e.compareDocumentPosition
                  ? !!(e.compareDocumentPosition(t) & 16)
                  : !1
        : !1;
    }
    function ni(e) {
      e = e != null && e.ownerDocument != null && e.ownerDocument.defaultView != null ? e.ownerDocument.defaultView : window;
      for (var t = Qr(e.document); t instanceof e.HTMLIFrameElement;) {
        try {
          var n = typeof t.contentWindow.location.href == `string`;
        } catch {
          n = !1;
        }
        if (n) e = t.contentWindow;
        else break;
        t = Qr(e.document);
      }
      return t;
    }
    function ri(e) {
      var t = e && e.nodeName && e.nodeName.toLowerCase();
      return (
        t &&
        ((t === `input` && (e.type === `text` || e.type === `search` || e.type === `tel` || e.type === `url` || e.type === `password`)) ||
          t === `textarea` ||
          e.contentEditable === `true`)
      );
    }
    var ii = Ln && `documentMode` in document && 11 >= document.documentMode,
      ai = null,
      oi = null,
      si = null,
      ci = !1;
    function li(e, t, n) {
      var r = n.window === n ? n.document : n.nodeType === 9 ? n : n.ownerDocument;
      ci ||
        ai == null ||
        ai !== Qr(r) ||
        ((r = ai),
        `selectionStart` in r && ri(r)
          ? (r = { start: r.selectionStart, end: r.selectionEnd })
          : ((r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection()),
            (r = { anchorNode: r.anchorNode, anchorOffset: r.anchorOffset, focusNode: r.focusNode, focusOffset: r.focusOffset })),
        (si && Zr(si, r)) ||
          ((si = r),
          (r = Jf(oi, `onSelect`)),
          0 < r.length && ((t = new Yn(`onSelect`, `select`, null, t, n)), e.push({ event: t, listeners: r }), (t.target = ai))));
    }
    function ui(e, t) {
      var n = {};
      return ((n[e.toLowerCase()] = t.toLowerCase()), (n[`Webkit` + e] = `webkit` + t), (n[`Moz` + e] = `moz` + t), n);
    }
    var di = {
        animationend: ui(`Animation`, `AnimationEnd`),
        animationiteration: ui(`Animation`, `AnimationIteration`),
        animationstart: ui(`Animation`, `AnimationStart`),
        transitionrun: ui(`Transition`, `TransitionRun`),
        transitionstart: ui(`Transition`, `TransitionStart`),
        transitioncancel: ui(`Transition`, `TransitionCancel`),
        transitionend: ui(`Transition`, `TransitionEnd`),
      },
      fi = {},
      pi = {};
    Ln &&
      ((pi = document.createElement(`div`).style),
      `AnimationEvent` in window ||
        (delete di.animationend.animation, delete di.animationiteration.animation, delete di.animationstart.animation),
      `TransitionEvent` in window || delete di.transitionend.transition);
    function mi(e) {
      if (fi[e]) return fi[e];
      if (!di[e]) return e;
      var t = di[e],
        n;
      for (n in t) if (t.hasOwnProperty(n) && n in pi) return (fi[e] = t[n]);
      return e;
    }
    var hi = mi(`animationend`),
      gi = mi(`animationiteration`),
      j = mi(`animationstart`),
      _i = mi(`transitionrun`),
      vi = mi(`transitionstart`),
      yi = mi(`transitioncancel`),
      bi = mi(`transitionend`),
      xi = new Map(),
      Si =
        `abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel`.split(
          ` `,
        );
    Si.push(`scrollEnd`);
    function Ci(e, t) {
      (xi.set(e, t), Xt(t, [e]));
    }
    var wi = 0;
    function Ti(e, t) {
      if (e.name != null && e.name !== `auto`) return e.name;
      if (t.autoName !== null) return t.autoName;
      e = bd.identifierPrefix;
      var n = wi++;
      return ((e = `_` + e + `t_` + n.toString(32) + `_`), (t.autoName = e));
    }
    function Ei(e) {
      if (e == null || typeof e == `string`) return e;
      var t = null,
        n = Od;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = e[n[r]];
          if (i != null) {
            if (i === `none`) return `none`;
            t = t == null ? i : t + (` ` + i);
          }
        }
      return t ?? e.default;
    }
    function Di(e, t) {
      return ((e = Ei(e)), (t = Ei(t)), t == null ? (e === `auto` ? null : e) : t === `auto` ? null : t);
    }
    var Oi =
        typeof reportError == `function`
          ? reportError
          : function (e) {
              if (typeof window == `object` && typeof window.ErrorEvent == `function`) {
                var t = new window.ErrorEvent(`error`, {
                  bubbles: !0,
                  cancelable: !0,
                  message: typeof e == `object` && e && typeof e.message == `string` ? String(e.message) : String(e),
                  error: e,
                });
                if (!window.dispatchEvent(t)) return;
              } else if (typeof process == `object` && typeof process.emit == `function`) {
                process.emit(`uncaughtException`, e);
                return;
              }
              console.error(e);
            },
      ki = [],
      Ai = 0,
      ji = 0;
    function M() {
      for (var e = Ai, t = (ji = Ai = 0); t < e;) {
        var n = ki[t];
        ki[t++] = null;
        var r = ki[t];
        ki[t++] = null;
        var i = ki[t];
        ki[t++] = null;
        var a = ki[t];
        if (((ki[t++] = null), r !== null && i !== null)) {
          var o = r.pending;
          (o === null ? (i.next = i) : ((i.next = o.next), (o.next = i)), (r.pending = i));
        }
        a !== 0 && Fi(n, i, a);
      }
    }
    function Mi(e, t, n, r) {
      ((ki[Ai++] = e),
        (ki[Ai++] = t),
        (ki[Ai++] = n),
        (ki[Ai++] = r),
        (ji |= r),
        (e.lanes |= r),
        (e = e.alternate),
        e !== null && (e.lanes |= r));
    }
    function Ni(e, t, n, r) {
      return (Mi(e, t, n, r), Ii(e));
    }
    function Pi(e, t) {
      return (Mi(e, null, null, t), Ii(e));
    }
    function Fi(e, t, n) {
      e.lanes |= n;
      var r = e.alternate;
      r !== null && (r.lanes |= n);
      for (var i = !1, a = e.return; a !== null;)
        ((a.childLanes |= n),
          (r = a.alternate),
          r !== null && (r.childLanes |= n),
          a.tag === 22 && ((e = a.stateNode), e === null || e._visibility & 1 || (i = !0)),
          (e = a),
          (a = a.return));
      return e.tag === 3
        ? ((a = e.stateNode),
          i &&
            t !== null &&
            ((i = 31 - ot(n)), (e = a.hiddenUpdates), (r = e[i]), r === null ? (e[i] = [t]) : r.push(t), (t.lane = n | 536870912)),
          a)
        : null;
    }
    function Ii(e) {
      if (50 < kd) throw ((kd = 0), (Ad = null), Error(i(185)));
      for (var t = e.return; t !== null;) ((e = t), (t = e.return));
      return e.tag === 3 ? e.stateNode : null;
    }
    var Li = {};
    function Ri(e, t, n, r) {
      ((this.tag = e),
        (this.key = n),
        (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
        (this.index = 0),
        (this.refCleanup = this.ref = null),
        (this.pendingProps = t),
        (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
        (this.mode = r),
        (this.subtreeFlags = this.flags = 0),
        (this.deletions = null),
        (this.childLanes = this.lanes = 0),
        (this.alternate = null));
    }
    function zi(e, t, n, r) {
      return new Ri(e, t, n, r);
    }
    function Bi(e) {
      return ((e = e.prototype), !(!e || !e.isReactComponent));
    }
    function Vi(e, t) {
      var n = e.alternate;
      return (
        n === null
          ? ((n = zi(e.tag, t, e.key, e.mode)),
            (n.elementType = e.elementType),
            (n.type = e.type),
            (n.stateNode = e.stateNode),
            (n.alternate = e),
            (e.alternate = n))
          : ((n.pendingProps = t), (n.type = e.type), (n.flags = 0), (n.subtreeFlags = 0), (n.deletions = null)),
        (n.flags = e.flags & 1206910976),
        (n.childLanes = e.childLanes),
        (n.lanes = e.lanes),
        (n.child = e.child),
        (n.memoizedProps = e.memoizedProps),
        (n.memoizedState = e.memoizedState),
        (n.updateQueue = e.updateQueue),
        (t = e.dependencies),
        (n.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
        (n.sibling = e.sibling),
        (n.index = e.index),
        (n.ref = e.ref),
        (n.refCleanup = e.refCleanup),
        n
      );
    }
    function Hi(e, t) {
      e.flags &= 1206910978;
      var n = e.alternate;
      return (
        n === null
          ? ((e.childLanes = 0),
            (e.lanes = t),
            (e.child = null),
            (e.subtreeFlags = 0),
            (e.memoizedProps = null),
            (e.memoizedState = null),
            (e.updateQueue = null),
            (e.dependencies = null),
            (e.stateNode = null))
          : ((e.childLanes = n.childLanes),
            (e.lanes = n.lanes),
            (e.child = n.child),
            (e.subtreeFlags = 0),
            (e.deletions = null),
            (e.memoizedProps = n.memoizedProps),
            (e.memoizedState = n.memoizedState),
            (e.updateQueue = n.updateQueue),
            (e.type = n.type),
            (t = n.dependencies),
            (e.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
        e
      );
    }
    function Ui(e, t, n, r, a, o) {
      var s = 0;
      if (((r = e), typeof r == `function`)) Bi(r) && (s = 1);
      else if (typeof r == `string`) s = qm(e, n, ke.current) ? 26 : e === `html` || e === `head` || e === `body` ? 27 : 5;
      else
        a: switch (r) {
          case he:
            return ((e = zi(31, n, t, a)), (e.elementType = he), (e.lanes = o), e);
          case oe:
            return Wi(n.children, a, o, t);
          case se:
            ((s = 8), (a |= 24));
            break;
          case ce:
            return ((e = zi(12, n, t, a | 2)), (e.elementType = ce), (e.lanes = o), e);
          case C:
            return ((e = zi(13, n, t, a)), (e.elementType = C), (e.lanes = o), e);
          case fe:
            return ((e = zi(19, n, t, a)), (e.elementType = fe), (e.lanes = o), e);
          case ge:
          case ve:
            return (
              (e = a | 32),
              (e = zi(30, n, t, e)),
              (e.elementType = ve),
              (e.lanes = o),
              (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              e
            );
          default:
            if (typeof r == `object` && r)
              switch (r.$$typeof) {
                case ue:
                  s = 10;
                  break a;
                case le:
                  s = 9;
                  break a;
                case de:
                  s = 11;
                  break a;
                case pe:
                  s = 14;
                  break a;
                case me:
                  ((s = 16), (r = null));
                  break a;
              }
            ((s = 29), (n = Error(i(130, e === null ? `null` : typeof e, ``))), (r = null));
        }
      return ((t = zi(s, n, t, a)), (t.elementType = e), (t.type = r), (t.lanes = o), t);
    }
    function Wi(e, t, n, r) {
      return ((e = zi(7, e, r, t)), (e.lanes = n), e);
    }
    function Gi(e, t, n) {
      return ((e = zi(6, e, null, t)), (e.lanes = n), e);
    }
    function Ki(e) {
      var t = zi(18, null, null, 0);
      return ((t.stateNode = e), t);
    }
    function qi(e, t, n) {
      return (
        (t = zi(4, e.children === null ? [] : e.children, e.key, t)),
        (t.lanes = n),
        (t.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
        t
      );
    }
    var Ji = new WeakMap();
    function Yi(e, t) {
      if (typeof e == `object` && e) {
        var n = Ji.get(e);
        return n === void 0 ? ((t = { value: e, source: t, stack: Ue(t) }), Ji.set(e, t), t) : n;
      }
      return { value: e, source: t, stack: Ue(t) };
    }
    var Xi = [],
      Zi = 0,
      Qi = null,
      $i = 0,
      ea = [],
      ta = 0,
      na = null,
      ra = 1,
      ia = ``;
    function aa(e, t) {
      ((Xi[Zi++] = $i), (Xi[Zi++] = Qi), (Qi = e), ($i = t));
    }
    function oa(e, t, n) {
      ((ea[ta++] = ra), (ea[ta++] = ia), (ea[ta++] = na), (na = e));
      var r = ra;
      e = ia;
      var i = 32 - ot(r) - 1;
      ((r &= ~(1 << i)), (n += 1));
      var a = 32 - ot(t) + i;
      if (30 < a) {
        var o = i - (i % 5);
        ((a = (r & ((1 << o) - 1)).toString(32)), (r >>= o), (i -= o), (ra = (1 << (32 - ot(t) + i)) | (n << i) | r), (ia = a + e));
      } else ((ra = (1 << a) | (n << i) | r), (ia = e));
    }
    function sa(e) {
      e.return !== null && (aa(e, 1), oa(e, 1, 0));
    }
    function ca(e) {
      for (; e === Qi;) ((Qi = Xi[--Zi]), (Xi[Zi] = null), ($i = Xi[--Zi]), (Xi[Zi] = null));
      for (; e === na;) ((na = ea[--ta]), (ea[ta] = null), (ia = ea[--ta]), (ea[ta] = null), (ra = ea[--ta]), (ea[ta] = null));
    }
    function la(e, t) {
      ((ea[ta++] = ra), (ea[ta++] = ia), (ea[ta++] = na), (ra = t.id), (ia = t.overflow), (na = e));
    }
    var ua = null,
      N = null,
      P = !1,
      da = null,
      fa = !1,
      pa = Error(i(519));
    function ma(e) {
      throw (ba(Yi(Error(i(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? `text` : `HTML`, ``)), e)), pa);
    }
    function ha(e) {
      var t = e.stateNode,
        n = e.type,
        r = e.memoizedProps;
      switch (((t[Mt] = e), (t[Nt] = r), n)) {
        case `dialog`:
          (Q(`cancel`, t), Q(`close`, t));
          break;
        case `iframe`:
        case `object`:
        case `embed`:
          Q(`load`, t);
          break;
        case `video`:
        case `audio`:
          for (n = 0; n < zf.length; n++) Q(zf[n], t);
          break;
        case `source`:
          Q(`error`, t);
          break;
        case `img`:
        case `image`:
        case `link`:
          (Q(`error`, t), Q(`load`, t));
          break;
        case `details`:
          Q(`toggle`, t);
          break;
        case `input`:
          (Q(`invalid`, t), hn(t, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0));
          break;
        case `select`:
          Q(`invalid`, t);
          break;
        case `textarea`:
          (Q(`invalid`, t), yn(t, r.value, r.defaultValue, r.children));
      }
      ((n = r.children),
        (typeof n != `string` && typeof n != `number` && typeof n != `bigint`) ||
        t.textContent === `` + n ||
        !0 === r.suppressHydrationWarning ||
        ep(t.textContent, n)
          ? (r.popover != null && (Q(`beforetoggle`, t), Q(`toggle`, t)),
            r.onScroll != null && Q(`scroll`, t),
            r.onScrollEnd != null && Q(`scrollend`, t),
            r.onClick != null && (t.onclick = On),
            (t = !0))
          : (t = !1),
        t || ma(e, !0));
    }
    function ga(e) {
      for (ua = e.return; ua;)
        switch (ua.tag) {
          case 5:
          case 31:
          case 13:
            fa = !1;
            return;
          case 27:
          case 3:
            fa = !0;
            return;
          default:
            ua = ua.return;
        }
    }
    function _a(e) {
      if (e !== ua) return !1;
      if (!P) return (ga(e), (P = !0), !1);
      var t = e.tag,
        n;
      if (
        ((n = t !== 3 && t !== 27) &&
          ((n = t === 5) && ((n = e.type), (n = n === `form` || n === `button` || pp(e.type, e.memoizedProps))), (n = !n)),
        n && N && ma(e),
        ga(e),
        t === 13)
      ) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(317));
        N = dm(e);
      } else if (t === 31) {
        if (((e = e.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(317));
        N = dm(e);
      } else t === 27 ? ((t = N), Sp(e.type) ? ((e = um), (um = null), (N = e)) : (N = t)) : (N = ua ? lm(e.stateNode.nextSibling) : null);
      return !0;
    }
    function va() {
      ((N = ua = null), (P = !1));
    }
    function ya() {
      var e = da;
      return (e !== null && (pd === null ? (pd = e) : pd.push.apply(pd, e), (da = null)), e);
    }
    function ba(e) {
      da === null ? (da = [e]) : da.push(e);
    }
    var xa = E(null),
      Sa = null,
      Ca = null;
    function wa(e, t, n) {
      (D(xa, t._currentValue), (t._currentValue = n));
    }
    function Ta(e) {
      ((e._currentValue = xa.current), Oe(xa));
    }
    function Ea(e, t, n) {
      for (; e !== null;) {
        var r = e.alternate;
        if (
          ((e.childLanes & t) === t
            ? r !== null && (r.childLanes & t) !== t && (r.childLanes |= t)
            : ((e.childLanes |= t), r !== null && (r.childLanes |= t)),
          e === n)
        )
          break;
        e = e.return;
      }
    }
    function Da(e, t, n, r) {
      var a = e.child;
      for (a !== null && (a.return = e); a !== null;) {
        var o = a.dependencies;
        if (o !== null) {
          var s = a.child;
          o = o.firstContext;
          a: for (; o !== null;) {
            var c = o;
            o = a;
            for (var l = 0; l < t.length; l++)
              if (c.context === t[l]) {
                ((o.lanes |= n), (c = o.alternate), c !== null && (c.lanes |= n), Ea(o.return, n, e), r || (s = null));
                break a;
              }
            o = c.next;
          }
        } else if (a.tag === 18) {
          if (((s = a.return), s === null)) throw Error(i(341));
          ((s.lanes |= n), (o = s.alternate), o !== null && (o.lanes |= n), Ea(s, n, e), (s = null));
        } else
          a.tag === 13 && a.memoizedState !== null && a.memoizedState.dehydrated === null
            ? ((a.lanes |= n),
              (s = a.alternate),
              s !== null && (s.lanes |= n),
              Ea(a.return, n, e),
              (s = a.child),
              (s = s === null ? null : s.sibling))
            : (s = a.child);
        if (s !== null) s.return = a;
        else
          for (s = a; s !== null;) {
            if (s === e) {
              s = null;
              break;
            }
            if (((a = s.sibling), a !== null)) {
              ((a.return = s.return), (s = a));
              break;
            }
            s = s.return;
          }
        a = s;
      }
    }
    function Oa(e, t, n, r) {
      e = null;
      for (var a = t, o = !1; a !== null;) {
        if (!o) {
          if (a.flags & 524288) o = !0;
          else if (a.flags & 262144) break;
        }
        if (a.tag === 10) {
          var s = a.alternate;
          if (s === null) throw Error(i(387));
          if (((s = s.memoizedProps), s !== null)) {
            var c = a.type;
            Xr(a.pendingProps.value, s.value) || (e === null ? (e = [c]) : e.push(c));
          }
        } else if (a === Me.current) {
          if (((s = a.alternate), s === null)) throw Error(i(387));
          s.memoizedState.memoizedState !== a.memoizedState.memoizedState && (e === null ? (e = [sh]) : e.push(sh));
        }
        a = a.return;
      }
      return (e !== null && Da(t, e, n, r), (t.flags |= 262144), e !== null);
    }
    function ka(e) {
      for (e = e.firstContext; e !== null;) {
        if (!Xr(e.context._currentValue, e.memoizedValue)) return !0;
        e = e.next;
      }
      return !1;
    }
    function Aa(e) {
      ((Sa = e), (Ca = null), (e = e.dependencies), e !== null && (e.firstContext = null));
    }
    function ja(e) {
      return Na(Sa, e);
    }
    function Ma(e, t) {
      return (Sa === null && Aa(e), Na(e, t));
    }
    function Na(e, t) {
      var n = t._currentValue;
      if (((t = { context: t, memoizedValue: n, next: null }), Ca === null)) {
        if (e === null) throw Error(i(308));
        ((Ca = t), (e.dependencies = { lanes: 0, firstContext: t }), (e.flags |= 524288));
      } else Ca = Ca.next = t;
      return n;
    }
    var Pa =
        typeof AbortController < `u`
          ? AbortController
          : function () {
              var e = [],
                t = (this.signal = {
                  aborted: !1,
                  addEventListener: function (t, n) {
                    e.push(n);
                  },
                });
              this.abort = function () {
                ((t.aborted = !0),
                  e.forEach(function (e) {
                    return e();
                  }));
              };
            },
      Fa = t.unstable_scheduleCallback,
      Ia = t.unstable_NormalPriority,
      F = { $$typeof: ue, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 };
    function La() {
      return { controller: new Pa(), data: new Map(), refCount: 0 };
    }
    function Ra(e) {
      (e.refCount--,
        e.refCount === 0 &&
          Fa(Ia, function () {
            e.controller.abort();
          }));
    }
    function za(e, t) {
      if (e.pendingLanes & 4194048) {
        var n = e.transitionTypes;
        for (n === null && (n = e.transitionTypes = []), e = 0; e < t.length; e++) {
          var r = t[e];
          n.indexOf(r) === -1 && n.push(r);
        }
      }
    }
    var Ba = null;
    function Va(e) {
      var t = e.transitionTypes;
      return ((e.transitionTypes = null), t);
    }
    var Ha = null,
      Ua = 0,
      Wa = 0,
      Ga = null;
    function Ka(e, t) {
      if (Ha === null) {
        var n = (Ha = []);
        ((Ua = 0),
          (Wa = Pf()),
          (Ga = {
            status: `pending`,
            value: void 0,
            then: function (e) {
              n.push(e);
            },
          }));
      }
      return (Ua++, t.then(qa, qa), t);
    }
    function qa() {
      if (--Ua === 0 && ((Ba = null), Ha !== null)) {
        Ga !== null && (Ga.status = `fulfilled`);
        var e = Ha;
        ((Ha = null), (Wa = 0), (Ga = null));
        for (var t = 0; t < e.length; t++) (0, e[t])();
      }
    }
    function Ja(e, t) {
      var n = [],
        r = {
          status: `pending`,
          value: null,
          reason: null,
          then: function (e) {
            n.push(e);
          },
        };
      return (
        e.then(
          function () {
            ((r.status = `fulfilled`), (r.value = t));
            for (var e = 0; e < n.length; e++) (0, n[e])(t);
          },
          function (e) {
            for (r.status = `rejected`, r.reason = e, e = 0; e < n.length; e++) (0, n[e])(void 0);
          },
        ),
        r
      );
    }
    var Ya = w.S;
    w.S = function (e, t) {
      if (((gd = Ye()), typeof t == `object` && t && typeof t.then == `function` && Ka(e, t), Ba !== null))
        for (var n = bf; n !== null;) (za(n, Ba), (n = n.next));
      if (((n = e.types), n !== null)) {
        for (var r = bf; r !== null;) (za(r, n), (r = r.next));
        if (Wa !== 0) {
          ((r = Ba), r === null && (r = Ba = []));
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.indexOf(a) === -1 && r.push(a);
          }
        }
      }
      Ya !== null && Ya(e, t);
    };
    var Xa = E(null);
    function Za() {
      var e = Xa.current;
      return e === null ? G.pooledCache : e;
    }
    function Qa(e, t) {
      t === null ? D(Xa, Xa.current) : D(Xa, t.pool);
    }
    function $a() {
      var e = Za();
      return e === null ? null : { parent: F._currentValue, pool: e };
    }
    var eo = Error(i(460)),
      to = Error(i(474)),
      no = Error(i(542)),
      ro = { then: function () {} };
    function io(e) {
      return ((e = e.status), e === `fulfilled` || e === `rejected`);
    }
    function ao(e, t, n) {
      switch (((n = e[n]), n === void 0 ? e.push(t) : n !== t && (t.then(On, On), (t = n)), t.status)) {
        case `fulfilled`:
          return t.value;
        case `rejected`:
          throw ((e = t.reason), lo(e), e === void 0 && !(`reason` in t) ? Error(i(600)) : e);
        default:
          if (typeof t.status == `string`) t.then(On, On);
          else {
            if (((e = G), e !== null && 100 < e.shellSuspendCounter)) throw Error(i(482));
            ((e = t),
              (e.status = `pending`),
              e.then(
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    ((n.status = `fulfilled`), (n.value = e));
                  }
                },
                function (e) {
                  if (t.status === `pending`) {
                    var n = t;
                    ((n.status = `rejected`), (n.reason = e));
                  }
                },
              ));
          }
          switch (t.status) {
            case `fulfilled`:
              return t.value;
            case `rejected`:
              throw ((e = t.reason), lo(e), e);
          }
          throw ((so = t), eo);
      }
    }
    function oo(e) {
      try {
        var t = e._init;
        return t(e._payload);
      } catch (e) {
        throw typeof e == `object` && e && typeof e.then == `function` ? ((so = e), eo) : e;
      }
    }
    var so = null;
    function co() {
      if (so === null) throw Error(i(459));
      var e = so;
      return ((so = null), e);
    }
    function lo(e) {
      if (e === eo || e === no) throw Error(i(483));
    }
    var uo = null,
      fo = 0;
    function po(e) {
      var t = fo;
      return ((fo += 1), uo === null && (uo = []), ao(uo, e, t));
    }
    function mo(e, t) {
      ((t = t.props.ref), (e.ref = t === void 0 ? null : t));
    }
    function ho(e, t) {
      throw t.$$typeof === ie
        ? Error(i(525))
        : ((e = Object.prototype.toString.call(t)),
          Error(i(31, e === `[object Object]` ? `object with keys {` + Object.keys(t).join(`, `) + `}` : e)));
    }
    function go(e) {
      function t(t, n) {
        if (e) {
          var r = t.deletions;
          r === null ? ((t.deletions = [n]), (t.flags |= 16)) : r.push(n);
        }
      }
      function n(n, r) {
        if (!e) return null;
        for (; r !== null;) (t(n, r), (r = r.sibling));
        return null;
      }
      function r(e) {
        for (var t = new Map(); e !== null;) (e.key === null ? t.set(e.index, e) : t.set(e.key, e), (e = e.sibling));
        return t;
      }
      function a(e, t) {
        return ((e = Vi(e, t)), (e.index = 0), (e.sibling = null), e);
      }
      function o(t, n, r) {
        return (
          (t.index = r),
          e
            ? ((r = t.alternate), r === null ? ((t.flags |= 134217730), n) : ((r = r.index), r < n ? ((t.flags |= 2), n) : r))
            : ((t.flags |= 1048576), n)
        );
      }
      function s(t) {
        return (e && t.alternate === null && (t.flags |= 134217730), t);
      }
      function c(e, t, n, r) {
        return t === null || t.tag !== 6 ? ((t = Gi(n, e.mode, r)), (t.return = e), t) : ((t = a(t, n)), (t.return = e), t);
      }
      function l(e, t, n, r) {
        var i = n.type;
        return i === oe
          ? ((e = d(e, t, n.props.children, r, n.key)), mo(e, n), e)
          : t !== null && (t.elementType === i || (typeof i == `object` && i && i.$$typeof === me && oo(i) === t.type))
            ? ((t = a(t, n.props)), mo(t, n), (t.return = e), t)
            : ((t = Ui(n.type, n.key, n.props, null, e.mode, r)), mo(t, n), (t.return = e), t);
      }
      function u(e, t, n, r) {
        return t === null || t.tag !== 4 || t.stateNode.containerInfo !== n.containerInfo || t.stateNode.implementation !== n.implementation
          ? ((t = qi(n, e.mode, r)), (t.return = e), t)
          : ((t = a(t, n.children || [])), (t.return = e), t);
      }
      function d(e, t, n, r, i) {
        return t === null || t.tag !== 7 ? ((t = Wi(n, e.mode, r, i)), (t.return = e), t) : ((t = a(t, n)), (t.return = e), t);
      }
      function f(e, t, n) {
        if ((typeof t == `string` && t !== ``) || typeof t == `number` || typeof t == `bigint`)
          return ((t = Gi(`` + t, e.mode, n)), (t.return = e), t);
        if (typeof t == `object` && t) {
          switch (t.$$typeof) {
            case S:
              return ((n = Ui(t.type, t.key, t.props, null, e.mode, n)), mo(n, t), (n.return = e), n);
            case ae:
              return ((t = qi(t, e.mode, n)), (t.return = e), t);
            case me:
              return ((t = oo(t)), f(e, t, n));
          }
          if (we(t) || xe(t)) return ((t = Wi(t, e.mode, n, null)), (t.return = e), t);
          if (typeof t.then == `function`) return f(e, po(t), n);
          if (t.$$typeof === ue) return f(e, Ma(e, t), n);
          ho(e, t);
        }
        return null;
      }
      function p(e, t, n, r) {
        var i = t === null ? null : t.key;
        if ((typeof n == `string` && n !== ``) || typeof n == `number` || typeof n == `bigint`)
          return i === null ? c(e, t, `` + n, r) : null;
        if (typeof n == `object` && n) {
          switch (n.$$typeof) {
            case S:
              return n.key === i ? l(e, t, n, r) : null;
            case ae:
              return n.key === i ? u(e, t, n, r) : null;
            case me:
              return ((n = oo(n)), p(e, t, n, r));
          }
          if (we(n) || xe(n)) return i === null ? d(e, t, n, r, null) : null;
          if (typeof n.then == `function`) return p(e, t, po(n), r);
          if (n.$$typeof === ue) return p(e, t, Ma(e, n), r);
          ho(e, n);
        }
        return null;
      }
      function m(e, t, n, r, i) {
        if ((typeof r == `string` && r !== ``) || typeof r == `number` || typeof r == `bigint`)
          return ((e = e.get(n) || null), c(t, e, `` + r, i));
        if (typeof r == `object` && r) {
          switch (r.$$typeof) {
            case S:
              return ((e = e.get(r.key === null ? n : r.key) || null), l(t, e, r, i));
            case ae:
              return ((e = e.get(r.key === null ? n : r.key) || null), u(t, e, r, i));
            case me:
              return ((r = oo(r)), m(e, t, n, r, i));
          }
          if (we(r) || xe(r)) return ((e = e.get(n) || null), d(t, e, r, i, null));
          if (typeof r.then == `function`) return m(e, t, n, po(r), i);
          if (r.$$typeof === ue) return m(e, t, n, Ma(t, r), i);
          ho(t, r);
        }
        return null;
      }
      function h(i, a, s, c) {
        for (var l = null, u = null, d = a, h = (a = 0), g = null; d !== null && h < s.length; h++) {
          d.index > h ? ((g = d), (d = null)) : (g = d.sibling);
          var _ = p(i, d, s[h], c);
          if (_ === null) {
            d === null && (d = g);
            break;
          }
          (e && d && _.alternate === null && t(i, d), (a = o(_, a, h)), u === null ? (l = _) : (u.sibling = _), (u = _), (d = g));
        }
        if (h === s.length) return (n(i, d), P && aa(i, h), l);
        if (d === null) {
          for (; h < s.length; h++)
            ((d = f(i, s[h], c)), d !== null && ((a = o(d, a, h)), u === null ? (l = d) : (u.sibling = d), (u = d)));
          return (P && aa(i, h), l);
        }
        for (d = r(d); h < s.length; h++)
          ((g = m(d, i, h, s[h], c)),
            g !== null &&
              (e && ((_ = g.alternate), _ !== null && d.delete(_.key === null ? h : _.key)),
              (a = o(g, a, h)),
              u === null ? (l = g) : (u.sibling = g),
              (u = g)));
        return (
          e &&
            d.forEach(function (e) {
              return t(i, e);
            }),
          P && aa(i, h),
          l
        );
      }
      function g(a, s, c, l) {
        if (c == null) throw Error(i(151));
        for (var u = null, d = null, h = s, g = (s = 0), _ = null, v = c.next(); h !== null && !v.done; g++, v = c.next()) {
          h.index > g ? ((_ = h), (h = null)) : (_ = h.sibling);
          var y = p(a, h, v.value, l);
          if (y === null) {
            h === null && (h = _);
            break;
          }
          (e && h && y.alternate === null && t(a, h), (s = o(y, s, g)), d === null ? (u = y) : (d.sibling = y), (d = y), (h = _));
        }
        if (v.done) return (n(a, h), P && aa(a, g), u);
        if (h === null) {
          for (; !v.done; g++, v = c.next())
            ((v = f(a, v.value, l)), v !== null && ((s = o(v, s, g)), d === null ? (u = v) : (d.sibling = v), (d = v)));
          return (P && aa(a, g), u);
        }
        for (h = r(h); !v.done; g++, v = c.next())
          ((v = m(h, a, g, v.value, l)),
            v !== null &&
              (e && ((_ = v.alternate), _ !== null && h.delete(_.key === null ? g : _.key)),
              (s = o(v, s, g)),
              d === null ? (u = v) : (d.sibling = v),
              (d = v)));
        return (
          e &&
            h.forEach(function (e) {
              return t(a, e);
            }),
          P && aa(a, g),
          u
        );
      }
      function _(e, r, o, c) {
        if (
          (typeof o == `object` && o && o.type === oe && o.key === null && o.props.ref === void 0 && (o = o.props.children),
          typeof o == `object` && o)
        ) {
          switch (o.$$typeof) {
            case S:
              a: {
                for (var l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (((l = o.type), l === oe)) {
                      if (r.tag === 7) {
                        (n(e, r.sibling), (c = a(r, o.props.children)), mo(c, o), (c.return = e), (e = c));
                        break a;
                      }
                    } else if (r.elementType === l || (typeof l == `object` && l && l.$$typeof === me && oo(l) === r.type)) {
                      (n(e, r.sibling), (c = a(r, o.props)), mo(c, o), (c.return = e), (e = c));
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  (t(e, r), (r = r.sibling));
                }
                o.type === oe
                  ? ((c = Wi(o.props.children, e.mode, c, o.key)), mo(c, o), (c.return = e), (e = c))
                  : ((c = Ui(o.type, o.key, o.props, null, e.mode, c)), mo(c, o), (c.return = e), (e = c));
              }
              return s(e);
            case ae:
              a: {
                for (l = o.key; r !== null;) {
                  if (r.key === l) {
                    if (r.tag === 4 && r.stateNode.containerInfo === o.containerInfo && r.stateNode.implementation === o.implementation) {
                      (n(e, r.sibling), (c = a(r, o.children || [])), (c.return = e), (e = c));
                      break a;
                    }
                    n(e, r);
                    break;
                  }
                  (t(e, r), (r = r.sibling));
                }
                ((c = qi(o, e.mode, c)), (c.return = e), (e = c));
              }
              return s(e);
            case me:
              return ((o = oo(o)), _(e, r, o, c));
          }
          if (we(o)) return h(e, r, o, c);
          if (xe(o)) {
            if (((l = xe(o)), typeof l != `function`)) throw Error(i(150));
            return ((o = l.call(o)), g(e, r, o, c));
          }
          if (typeof o.then == `function`) return _(e, r, po(o), c);
          if (o.$$typeof === ue) return _(e, r, Ma(e, o), c);
          ho(e, o);
        }
        return (typeof o == `string` && o !== ``) || typeof o == `number` || typeof o == `bigint`
          ? ((o = `` + o),
            r !== null && r.tag === 6
              ? (n(e, r.sibling), (c = a(r, o)), (c.return = e), (e = c))
              : (n(e, r), (c = Gi(o, e.mode, c)), (c.return = e), (e = c)),
            s(e))
          : n(e, r);
      }
      return function (e, t, n, r) {
        try {
          fo = 0;
          var i = _(e, t, n, r);
          return ((uo = null), i);
        } catch (t) {
          if (t === eo || t === no) throw t;
          var a = zi(29, t, null, e.mode);
          return ((a.lanes = r), (a.return = e), a);
        }
      };
    }
    var _o = go(!0),
      vo = go(!1),
      yo = !1;
    function bo(e) {
      e.updateQueue = {
        baseState: e.memoizedState,
        firstBaseUpdate: null,
        lastBaseUpdate: null,
        shared: { pending: null, lanes: 0, hiddenCallbacks: null },
        callbacks: null,
      };
    }
    function xo(e, t) {
      ((e = e.updateQueue),
        t.updateQueue === e &&
          (t.updateQueue = {
            baseState: e.baseState,
            firstBaseUpdate: e.firstBaseUpdate,
            lastBaseUpdate: e.lastBaseUpdate,
            shared: e.shared,
            callbacks: null,
          }));
    }
    function So(e) {
      return { lane: e, tag: 0, payload: null, callback: null, next: null };
    }
    function Co(e, t, n) {
      var r = e.updateQueue;
      if (r === null) return null;
      if (((r = r.shared), W & 2)) {
        var i = r.pending;
        return (i === null ? (t.next = t) : ((t.next = i.next), (i.next = t)), (r.pending = t), (t = Ii(e)), Fi(e, null, n), t);
      }
      return (Mi(e, r, t, n), Ii(e));
    }
    function wo(e, t, n) {
      if (((t = t.updateQueue), t !== null && ((t = t.shared), n & 4194048))) {
        var r = t.lanes;
        ((r &= e.pendingLanes), (n |= r), (t.lanes = n), Ct(e, n));
      }
    }
    function To(e, t) {
      var n = e.updateQueue,
        r = e.alternate;
      if (r !== null && ((r = r.updateQueue), n === r)) {
        var i = null,
          a = null;
        if (((n = n.firstBaseUpdate), n !== null)) {
          do {
            var o = { lane: n.lane, tag: n.tag, payload: n.payload, callback: null, next: null };
            (a === null ? (i = a = o) : (a = a.next = o), (n = n.next));
          } while (n !== null);
          a === null ? (i = a = t) : (a = a.next = t);
        } else i = a = t;
        ((n = { baseState: r.baseState, firstBaseUpdate: i, lastBaseUpdate: a, shared: r.shared, callbacks: r.callbacks }),
          (e.updateQueue = n));
      } else ((e = n.lastBaseUpdate), e === null ? (n.firstBaseUpdate = t) : (e.next = t), (n.lastBaseUpdate = t));
    }
    var Eo = !1;
    function Do() {
      if (Eo) {
        var e = Ga;
        if (e !== null) throw e;
      }
    }
    function Oo(e, t, n, r) {
      Eo = !1;
      var i = e.updateQueue;
      yo = !1;
      var a = i.firstBaseUpdate,
        o = i.lastBaseUpdate,
        s = i.shared.pending;
      if (s !== null) {
        i.shared.pending = null;
        var c = s,
          l = c.next;
        ((c.next = null), o === null ? (a = l) : (o.next = l), (o = c));
        var u = e.alternate;
        u !== null &&
          ((u = u.updateQueue),
          (s = u.lastBaseUpdate),
          s !== o && (s === null ? (u.firstBaseUpdate = l) : (s.next = l), (u.lastBaseUpdate = c)));
      }
      if (a !== null) {
        var d = i.baseState;
        ((o = 0), (u = l = c = null), (s = a));
        do {
          var f = s.lane & -536870913,
            p = f !== s.lane;
          if (p ? (q & f) === f : (r & f) === f) {
            (f !== 0 && f === Wa && (Eo = !0),
              u !== null && (u = u.next = { lane: 0, tag: s.tag, payload: s.payload, callback: null, next: null }));
            a: {
              var m = e,
                h = s;
              f = t;
              var g = n;
              switch (h.tag) {
                case 1:
                  if (((m = h.payload), typeof m == `function`)) {
                    d = m.call(g, d, f);
                    break a;
                  }
                  d = m;
                  break a;
                case 3:
                  m.flags = (m.flags & -65537) | 128;
                case 0:
                  if (((m = h.payload), (f = typeof m == `function` ? m.call(g, d, f) : m), f == null)) break a;
                  d = x({}, d, f);
                  break a;
                case 2:
                  yo = !0;
              }
            }
            ((f = s.callback),
              f !== null && ((e.flags |= 64), p && (e.flags |= 8192), (p = i.callbacks), p === null ? (i.callbacks = [f]) : p.push(f)));
          } else
            ((p = { lane: f, tag: s.tag, payload: s.payload, callback: s.callback, next: null }),
              u === null ? ((l = u = p), (c = d)) : (u = u.next = p),
              (o |= f));
          if (((s = s.next), s === null)) {
            if (((s = i.shared.pending), s === null)) break;
            ((p = s), (s = p.next), (p.next = null), (i.lastBaseUpdate = p), (i.shared.pending = null));
          }
        } while (1);
        (u === null && (c = d),
          (i.baseState = c),
          (i.firstBaseUpdate = l),
          (i.lastBaseUpdate = u),
          a === null && (i.shared.lanes = 0),
          (sd |= o),
          (e.lanes = o),
          (e.memoizedState = d));
      }
    }
    function ko(e, t) {
      if (typeof e != `function`) throw Error(i(191, e));
      e.call(t);
    }
    function Ao(e, t) {
      var n = e.callbacks;
      if (n !== null) for (e.callbacks = null, e = 0; e < n.length; e++) ko(n[e], t);
    }
    var jo = E(null),
      Mo = E(0);
    function No(e, t) {
      ((e = od), D(Mo, e), D(jo, t), (od = e | t.baseLanes));
    }
    function Po() {
      (D(Mo, od), D(jo, jo.current));
    }
    function Fo() {
      ((od = Mo.current), Oe(jo), Oe(Mo));
    }
    var Io = E(null),
      Lo = null;
    function Ro(e) {
      var t = e.alternate;
      (D(Uo, Uo.current & 1), D(Io, e), Lo === null && (t === null || jo.current !== null || t.memoizedState !== null) && (Lo = e));
    }
    function zo(e) {
      (D(Uo, Uo.current), D(Io, e), Lo === null && (Lo = e));
    }
    function Bo(e) {
      e.tag === 22 ? (D(Uo, Uo.current), D(Io, e), Lo === null && (Lo = e)) : Vo();
    }
    function Vo() {
      (D(Uo, Uo.current), D(Io, Io.current));
    }
    function Ho(e) {
      (Oe(Io), Lo === e && (Lo = null), Oe(Uo));
    }
    var Uo = E(0);
    function Wo(e, t) {
      (D(Io, Io.current), D(Uo, t));
    }
    function Go(e) {
      (Oe(Uo), Oe(Io), Lo === e && (Lo = null));
    }
    function Ko(e) {
      for (var t = e; t !== null;) {
        if (t.tag === 13) {
          var n = t.memoizedState;
          if (n !== null && ((n = n.dehydrated), n === null || om(n) || sm(n))) return t;
        } else if (t.tag === 19 && t.memoizedProps.revealOrder !== `independent`) {
          if (t.flags & 128) return t;
        } else if (t.child !== null) {
          ((t.child.return = t), (t = t.child));
          continue;
        }
        if (t === e) break;
        for (; t.sibling === null;) {
          if (t.return === null || t.return === e) return null;
          t = t.return;
        }
        ((t.sibling.return = t.return), (t = t.sibling));
      }
      return null;
    }
    var qo = 0,
      I = null,
      L = null,
      R = null,
      Jo = !1,
      Yo = !1,
      Xo = !1,
      Zo = 0,
      Qo = 0,
      $o = null,
      es = 0;
    function z() {
      throw Error(i(321));
    }
    function ts(e, t) {
      if (t === null) return !1;
      for (var n = 0; n < t.length && n < e.length; n++) if (!Xr(e[n], t[n])) return !1;
      return !0;
    }
    function ns(e, t, n, r, i, a) {
      return (
        (qo = a),
        (I = t),
        (t.memoizedState = null),
        (t.updateQueue = null),
        (t.lanes = 0),
        (w.H = e === null || e.memoizedState === null ? vc : yc),
        (Xo = !1),
        (a = n(r, i)),
        (Xo = !1),
        Yo && (a = is(t, n, r, i)),
        rs(e),
        a
      );
    }
    function rs(e) {
      w.H = _c;
      var t = L !== null && L.next !== null;
      if (((qo = 0), (R = L = I = null), (Jo = !1), (Qo = 0), ($o = null), t)) throw Error(i(300));
      e === null || Ic || ((e = e.dependencies), e !== null && ka(e) && (Ic = !0));
    }
    function is(e, t, n, r) {
      I = e;
      var a = 0;
      do {
        if ((Yo && ($o = null), (Qo = 0), (Yo = !1), 25 <= a)) throw Error(i(301));
        if (((a += 1), (R = L = null), e.updateQueue != null)) {
          var o = e.updateQueue;
          ((o.lastEffect = null), (o.events = null), (o.stores = null), o.memoCache != null && (o.memoCache.index = 0));
        }
        ((w.H = bc), (o = t(n, r)));
      } while (Yo);
      return o;
    }
    function as() {
      var e = w.H,
        t = e.useState()[0];
      return (
        (t = typeof t.then == `function` ? ds(t) : t),
        (e = e.useState()[0]),
        (L === null ? null : L.memoizedState) !== e && (I.flags |= 1024),
        t
      );
    }
    function os() {
      var e = Zo !== 0;
      return ((Zo = 0), e);
    }
    function ss(e, t, n) {
      ((t.updateQueue = e.updateQueue), (t.flags &= -2053), (e.lanes &= ~n));
    }
    function cs(e) {
      if (Jo) {
        for (e = e.memoizedState; e !== null;) {
          var t = e.queue;
          (t !== null && (t.pending = null), (e = e.next));
        }
        Jo = !1;
      }
      ((qo = 0), (R = L = I = null), (Yo = !1), (Qo = Zo = 0), ($o = null));
    }
    function ls() {
      var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null };
      return (R === null ? (I.memoizedState = R = e) : (R = R.next = e), R);
    }
    function B() {
      if (L === null) {
        var e = I.alternate;
        e = e === null ? null : e.memoizedState;
      } else e = L.next;
      var t = R === null ? I.memoizedState : R.next;
      if (t !== null) ((R = t), (L = e));
      else {
        if (e === null) throw I.alternate === null ? Error(i(467)) : Error(i(310));
        ((L = e),
          (e = { memoizedState: L.memoizedState, baseState: L.baseState, baseQueue: L.baseQueue, queue: L.queue, next: null }),
          R === null ? (I.memoizedState = R = e) : (R = R.next = e));
      }
      return R;
    }
    function us() {
      return { lastEffect: null, events: null, stores: null, memoCache: null };
    }
    function ds(e) {
      var t = Qo;
      return (
        (Qo += 1),
        $o === null && ($o = []),
        (e = ao($o, e, t)),
        (t = I),
        (R === null ? t.memoizedState : R.next) === null && ((t = t.alternate), (w.H = t === null || t.memoizedState === null ? vc : yc)),
        e
      );
    }
    function fs(e) {
      if (typeof e == `object` && e) {
        if (typeof e.then == `function`) return ds(e);
        if (e.$$typeof === ye) return;
        if (e.$$typeof === ue) return ja(e);
      }
      throw Error(i(438, String(e)));
    }
    function ps(e) {
      var t = null,
        n = I.updateQueue;
      if ((n !== null && (t = n.memoCache), t == null)) {
        var r = I.alternate;
        r !== null &&
          ((r = r.updateQueue),
          r !== null &&
            ((r = r.memoCache),
            r != null &&
              (t = {
                data: r.data.map(function (e) {
                  return e.slice();
                }),
                index: 0,
              })));
      }
      if (
        ((t ??= { data: [], index: 0 }),
        n === null && ((n = us()), (I.updateQueue = n)),
        (n.memoCache = t),
        (n = t.data[t.index]),
        n === void 0)
      )
        for (n = t.data[t.index] = Array(e), r = 0; r < e; r++) n[r] = _e;
      return (t.index++, n);
    }
    function ms(e, t) {
      return typeof t == `function` ? t(e) : t;
    }
    function hs(e) {
      return gs(B(), L, e);
    }
    function gs(e, t, n) {
      var r = e.queue;
      if (r === null) throw Error(i(311));
      r.lastRenderedReducer = n;
      var a = e.baseQueue,
        o = r.pending;
      if (o !== null) {
        if (a !== null) {
          var s = a.next;
          ((a.next = o.next), (o.next = s));
        }
        ((t.baseQueue = a = o), (r.pending = null));
      }
      if (((o = e.baseState), a === null)) e.memoizedState = o;
      else {
        t = a.next;
        var c = (s = null),
          l = null,
          u = t,
          d = !1;
        do {
          var f = u.lane & -536870913;
          if (f === u.lane ? (qo & f) === f : (q & f) === f) {
            var p = u.revertLane;
            if (p === 0)
              (l !== null &&
                (l = l.next =
                  {
                    lane: 0,
                    revertLane: 0,
                    gesture: null,
                    action: u.action,
                    hasEagerState: u.hasEagerState,
                    eagerState: u.eagerState,
                    next: null,
                  }),
                f === Wa && (d = !0));
            else if ((qo & p) === p) {
              ((u = u.next), p === Wa && (d = !0));
              continue;
            } else
              ((f = {
                lane: 0,
                revertLane: u.revertLane,
                gesture: null,
                action: u.action,
                hasEagerState: u.hasEagerState,
                eagerState: u.eagerState,
                next: null,
              }),
                l === null ? ((c = l = f), (s = o)) : (l = l.next = f),
                (I.lanes |= p),
                (sd |= p));
            ((f = u.action), Xo && n(o, f), (o = u.hasEagerState ? u.eagerState : n(o, f)));
          } else
            ((p = {
              lane: f,
              revertLane: u.revertLane,
              gesture: u.gesture,
              action: u.action,
              hasEagerState: u.hasEagerState,
              eagerState: u.eagerState,
              next: null,
            }),
              l === null ? ((c = l = p), (s = o)) : (l = l.next = p),
              (I.lanes |= f),
              (sd |= f));
          u = u.next;
        } while (u !== null && u !== t);
        if ((l === null ? (s = o) : (l.next = c), !Xr(o, e.memoizedState) && ((Ic = !0), d && ((n = Ga), n !== null)))) throw n;
        ((e.memoizedState = o), (e.baseState = s), (e.baseQueue = l), (r.lastRenderedState = o));
      }
      return (a === null && (r.lanes = 0), [e.memoizedState, r.dispatch]);
    }
    function _s(e) {
      var t = B(),
        n = t.queue;
      if (n === null) throw Error(i(311));
      n.lastRenderedReducer = e;
      var r = n.dispatch,
        a = n.pending,
        o = t.memoizedState;
      if (a !== null) {
        n.pending = null;
        var s = (a = a.next);
        do ((o = e(o, s.action)), (s = s.next));
        while (s !== a);
        (Xr(o, t.memoizedState) || (Ic = !0), (t.memoizedState = o), t.baseQueue === null && (t.baseState = o), (n.lastRenderedState = o));
      }
      return [o, r];
    }
    function vs(e, t, n) {
      var r = I,
        a = B(),
        o = P;
      if (o) {
        if (n === void 0) throw Error(i(407));
        n = n();
      } else n = t();
      var s = !Xr((L || a).memoizedState, n);
      if (
        (s && ((a.memoizedState = n), (Ic = !0)),
        (a = a.queue),
        Us(xs.bind(null, r, a, e), [e]),
        (e = a.getSnapshot !== t || s || (R !== null && !!(R.memoizedState.tag & 1))),
        Rs(e ? 9 : 8, { destroy: void 0 }, bs.bind(null, r, a, n, t), null),
        e)
      ) {
        if (((r.flags |= 2048), G === null)) throw Error(i(349));
        o || qo & 127 || ys(r, t, n);
      }
      return n;
    }
    function ys(e, t, n) {
      ((e.flags |= 16384),
        (e = { getSnapshot: t, value: n }),
        (t = I.updateQueue),
        t === null ? ((t = us()), (I.updateQueue = t), (t.stores = [e])) : ((n = t.stores), n === null ? (t.stores = [e]) : n.push(e)));
    }
    function bs(e, t, n, r) {
      ((t.value = n), (t.getSnapshot = r), Ss(t) && Cs(e));
    }
    function xs(e, t, n) {
      return n(function () {
        Ss(t) && Cs(e);
      });
    }
    function Ss(e) {
      var t = e.getSnapshot;
      e = e.value;
      try {
        var n = t();
        return !Xr(e, n);
      } catch {
        return !0;
      }
    }
    function Cs(e) {
      var t = Pi(e, 2);
      t !== null && Pd(t, e, 2);
    }
    function ws(e) {
      var t = ls();
      if (typeof e == `function`) {
        var n = e;
        if (((e = n()), Xo)) {
          at(!0);
          try {
            n();
          } finally {
            at(!1);
          }
        }
      }
      return (
        (t.memoizedState = t.baseState = e),
        (t.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: e }),
        t
      );
    }
    function Ts(e, t, n, r) {
      return ((e.baseState = n), gs(e, L, typeof r == `function` ? r : ms));
    }
    function Es(e, t, n, r, a) {
      if (mc(e)) throw Error(i(485));
      if (((e = t.action), e !== null)) {
        var o = {
          payload: a,
          action: e,
          next: null,
          isTransition: !0,
          status: `pending`,
          value: null,
          reason: null,
          listeners: [],
          then: function (e) {
            o.listeners.push(e);
          },
        };
        (w.T === null ? (o.isTransition = !1) : n(!0),
          r(o),
          (n = t.pending),
          n === null ? ((o.next = t.pending = o), Ds(t, o)) : ((o.next = n.next), (t.pending = n.next = o)));
      }
    }
    function Ds(e, t) {
      var n = t.action,
        r = t.payload,
        i = e.state;
      if (t.isTransition) {
        var a = w.T,
          o = {};
        ((o.types = a === null ? null : a.types), (w.T = o));
        try {
          var s = n(i, r),
            c = w.S;
          (c !== null && c(o, s), Os(e, t, s));
        } catch (n) {
          As(e, t, n);
        } finally {
          (a !== null && o.types !== null && (a.types = o.types), (w.T = a));
        }
      } else
        try {
          ((a = n(i, r)), Os(e, t, a));
        } catch (n) {
          As(e, t, n);
        }
    }
    function Os(e, t, n) {
      typeof n == `object` && n && typeof n.then == `function`
        ? n.then(
            function (n) {
              ks(e, t, n);
            },
            function (n) {
              return As(e, t, n);
            },
          )
        : ks(e, t, n);
    }
    function ks(e, t, n) {
      ((t.status = `fulfilled`),
        (t.value = n),
        js(t),
        (e.state = n),
        (t = e.pending),
        t !== null && ((n = t.next), n === t ? (e.pending = null) : ((n = n.next), (t.next = n), Ds(e, n))));
    }
    function As(e, t, n) {
      var r = e.pending;
      if (((e.pending = null), r !== null)) {
        r = r.next;
        do ((t.status = `rejected`), (t.reason = n), js(t), (t = t.next));
        while (t !== r);
      }
      e.action = null;
    }
    function js(e) {
      e = e.listeners;
      for (var t = 0; t < e.length; t++) (0, e[t])();
    }
    function Ms(e, t) {
      return t;
    }
    function Ns(e, t) {
      if (P) {
        var n = G.formState;
        if (n !== null) {
          a: {
            var r = I;
            if (P) {
              if (N) {
                b: {
                  for (var i = N, a = fa; i.nodeType !== 8;)
                    if (!a || ((i = lm(i.nextSibling)), i === null)) {
                      i = null;
                      break b;
                    }
                  ((a = i.data), (i = a === `F!` || a === `F` ? i : null));
                }
                if (i) {
                  ((N = lm(i.nextSibling)), (r = i.data === `F!`));
                  break a;
                }
              }
              ma(r);
            }
            r = !1;
          }
          r && (t = n[0]);
        }
      }
      return (
        (n = ls()),
        (n.memoizedState = n.baseState = t),
        (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: Ms, lastRenderedState: t }),
        (n.queue = r),
        (n = dc.bind(null, I, r)),
        (r.dispatch = n),
        (r = ws(!1)),
        (a = pc.bind(null, I, !1, r.queue)),
        (r = ls()),
        (i = { state: t, dispatch: null, action: e, pending: null }),
        (r.queue = i),
        (n = Es.bind(null, I, i, a, n)),
        (i.dispatch = n),
        (r.memoizedState = e),
        [t, n, !1]
      );
    }
    function Ps(e) {
      return Fs(B(), L, e);
    }
    function Fs(e, t, n) {
      if (((t = gs(e, t, Ms)[0]), (e = hs(ms)[0]), typeof t == `object` && t && typeof t.then == `function`))
        try {
          var r = ds(t);
        } catch (e) {
          throw e === eo ? no : e;
        }
      else r = t;
      t = B();
      var i = t.queue,
        a = i.dispatch;
      return (n !== t.memoizedState && ((I.flags |= 2048), Rs(9, { destroy: void 0 }, Is.bind(null, i, n), null)), [r, a, e]);
    }
    function Is(e, t) {
      e.action = t;
    }
    function Ls(e) {
      var t = B(),
        n = L;
      if (n !== null) return Fs(t, n, e);
      (B(), (t = t.memoizedState), (n = B()));
      var r = n.queue.dispatch;
      return ((n.memoizedState = e), [t, r, !1]);
    }
    function Rs(e, t, n, r) {
      return (
        (e = { tag: e, create: n, deps: r, inst: t, next: null }),
        (t = I.updateQueue),
        t === null && ((t = us()), (I.updateQueue = t)),
        (n = t.lastEffect),
        n === null ? (t.lastEffect = e.next = e) : ((r = n.next), (n.next = e), (e.next = r), (t.lastEffect = e)),
        e
      );
    }
    function zs() {
      return B().memoizedState;
    }
    function Bs(e, t, n, r) {
      var i = ls();
      ((I.flags |= e), (i.memoizedState = Rs(1 | t, { destroy: void 0 }, n, r === void 0 ? null : r)));
    }
    function Vs(e, t, n, r) {
      var i = B();
      r = r === void 0 ? null : r;
      var a = i.memoizedState.inst;
      L !== null && r !== null && ts(r, L.memoizedState.deps)
        ? (i.memoizedState = Rs(t, a, n, r))
        : ((I.flags |= e), (i.memoizedState = Rs(1 | t, a, n, r)));
    }
    function Hs(e, t) {
      Bs(8390656, 8, e, t);
    }
    function Us(e, t) {
      Vs(2048, 8, e, t);
    }
    function Ws(e) {
      I.flags |= 4;
      var t = I.updateQueue;
      if (t === null) ((t = us()), (I.updateQueue = t), (t.events = [e]));
      else {
        var n = t.events;
        n === null ? (t.events = [e]) : n.push(e);
      }
    }
    function Gs(e) {
      var t = B().memoizedState;
      return (
        Ws({ ref: t, nextImpl: e }),
        function () {
          if (W & 2) throw Error(i(440));
          return t.impl.apply(void 0, arguments);
        }
      );
    }
    function Ks(e, t) {
      return Vs(4, 2, e, t);
    }
    function qs(e, t) {
      return Vs(4, 4, e, t);
    }
    function Js(e, t) {
      if (typeof t == `function`) {
        e = e();
        var n = t(e);
        return function () {
          typeof n == `function` ? n() : t(null);
        };
      }
      if (t != null)
        return (
          (e = e()),
          (t.current = e),
          function () {
            t.current = null;
          }
        );
    }
    function Ys(e, t, n) {
      ((n = n == null ? null : n.concat([e])), Vs(4, 4, Js.bind(null, t, e), n));
    }
    function Xs() {}
    function Zs(e, t) {
      var n = B();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      return t !== null && ts(t, r[1]) ? r[0] : ((n.memoizedState = [e, t]), e);
    }
    function Qs(e, t) {
      var n = B();
      t = t === void 0 ? null : t;
      var r = n.memoizedState;
      if (t !== null && ts(t, r[1])) return r[0];
      if (((r = e()), Xo)) {
        at(!0);
        try {
          e();
        } finally {
          at(!1);
        }
      }
      return ((n.memoizedState = [r, t]), r);
    }
    function $s(e, t, n) {
      return n === void 0 || (qo & 1073741824 && !(q & 261930))
        ? (e.memoizedState = t)
        : ((e.memoizedState = n), (e = Md()), (I.lanes |= e), (sd |= e), n);
    }
    function ec(e, t, n, r) {
      return Xr(n, t)
        ? n
        : jo.current === null
          ? !(qo & 106) || (qo & 1073741824 && !(q & 261930))
            ? ((Ic = !0), (e.memoizedState = n))
            : ((e = Md()), (I.lanes |= e), (sd |= e), t)
          : ((e = $s(e, n, r)), Xr(e, t) || (Ic = !0), e);
    }
    function tc(e, t, n, r, i) {
      var a = T.p;
      T.p = a !== 0 && 8 > a ? a : 8;
      var o = w.T,
        s = {};
      ((s.types = o === null ? null : o.types), (w.T = s), pc(e, !1, t, n));
      try {
        var c = i(),
          l = w.S;
        (l !== null && l(s, c), typeof c == `object` && c && typeof c.then == `function` ? fc(e, t, Ja(c, r), jd(e)) : fc(e, t, r, jd(e)));
      } catch (n) {
        fc(e, t, { then: function () {}, status: `rejected`, reason: n }, jd());
      } finally {
        ((T.p = a), o !== null && s.types !== null && (o.types = s.types), (w.T = o));
      }
    }
    function nc() {}
    function rc(e, t, n, r) {
      if (e.tag !== 5) throw Error(i(476));
      var a = ic(e).queue;
      tc(
        e,
        a,
        t,
        Te,
        n === null
          ? nc
          : function () {
              return (ac(e), n(r));
            },
      );
    }
    function ic(e) {
      var t = e.memoizedState;
      if (t !== null) return t;
      t = {
        memoizedState: Te,
        baseState: Te,
        baseQueue: null,
        queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: Te },
        next: null,
      };
      var n = {};
      return (
        (t.next = {
          memoizedState: n,
          baseState: n,
          baseQueue: null,
          queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: ms, lastRenderedState: n },
          next: null,
        }),
        (e.memoizedState = t),
        (e = e.alternate),
        e !== null && (e.memoizedState = t),
        t
      );
    }
    function ac(e) {
      var t = ic(e);
      (t.next === null && (t = e.alternate.memoizedState), fc(e, t.next.queue, {}, jd()));
    }
    function oc() {
      return ja(sh);
    }
    function sc() {
      return B().memoizedState;
    }
    function cc() {
      return B().memoizedState;
    }
    function lc(e) {
      for (var t = e.return; t !== null;) {
        switch (t.tag) {
          case 24:
          case 3:
            var n = jd();
            e = So(n);
            var r = Co(t, e, n);
            (r !== null && (Pd(r, t, n), wo(r, t, n)), (t = { cache: La() }), (e.payload = t));
            return;
        }
        t = t.return;
      }
    }
    function uc(e, t, n) {
      var r = jd();
      ((n = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null }),
        mc(e) ? hc(t, n) : ((n = Ni(e, t, n, r)), n !== null && (Pd(n, e, r), gc(n, t, r))));
    }
    function dc(e, t, n) {
      fc(e, t, n, jd());
    }
    function fc(e, t, n, r) {
      var i = { lane: r, revertLane: 0, gesture: null, action: n, hasEagerState: !1, eagerState: null, next: null };
      if (mc(e)) hc(t, i);
      else {
        var a = e.alternate;
        if (e.lanes === 0 && (a === null || a.lanes === 0) && ((a = t.lastRenderedReducer), a !== null))
          try {
            var o = t.lastRenderedState,
              s = a(o, n);
            if (((i.hasEagerState = !0), (i.eagerState = s), Xr(s, o))) return (Mi(e, t, i, 0), G === null && M(), !1);
          } catch {}
        if (((n = Ni(e, t, i, r)), n !== null)) return (Pd(n, e, r), gc(n, t, r), !0);
      }
      return !1;
    }
    function pc(e, t, n, r) {
      if (((r = { lane: 2, revertLane: Pf(), gesture: null, action: r, hasEagerState: !1, eagerState: null, next: null }), mc(e))) {
        if (t) throw Error(i(479));
      } else ((t = Ni(e, n, r, 2)), t !== null && Pd(t, e, 2));
    }
    function mc(e) {
      var t = e.alternate;
      return e === I || (t !== null && t === I);
    }
    function hc(e, t) {
      Yo = Jo = !0;
      var n = e.pending;
      (n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)), (e.pending = t));
    }
    function gc(e, t, n) {
      if (n & 4194048) {
        var r = t.lanes;
        ((r &= e.pendingLanes), (n |= r), (t.lanes = n), Ct(e, n));
      }
    }
    var _c = {
        readContext: ja,
        use: fs,
        useCallback: z,
        useContext: z,
        useEffect: z,
        useImperativeHandle: z,
        useLayoutEffect: z,
        useInsertionEffect: z,
        useMemo: z,
        useReducer: z,
        useRef: z,
        useState: z,
        useDebugValue: z,
        useDeferredValue: z,
        useTransition: z,
        useSyncExternalStore: z,
        useId: z,
        useHostTransitionStatus: z,
        useFormState: z,
        useActionState: z,
        useOptimistic: z,
        useMemoCache: z,
        useCacheRefresh: z,
        useEffectEvent: z,
      },
      vc = {
        readContext: ja,
        use: fs,
        useCallback: function (e, t) {
          return ((ls().memoizedState = [e, t === void 0 ? null : t]), e);
        },
        useContext: ja,
        useEffect: Hs,
        useImperativeHandle: function (e, t, n) {
          ((n = n == null ? null : n.concat([e])), Bs(4194308, 4, Js.bind(null, t, e), n));
        },
        useLayoutEffect: function (e, t) {
          return Bs(4194308, 4, e, t);
        },
        useInsertionEffect: function (e, t) {
          Bs(4, 2, e, t);
        },
        useMemo: function (e, t) {
          var n = ls();
          t = t === void 0 ? null : t;
          var r = e();
          if (Xo) {
            at(!0);
            try {
              e();
            } finally {
              at(!1);
            }
          }
          return ((n.memoizedState = [r, t]), r);
        },
        useReducer: function (e, t, n) {
          var r = ls();
          if (n !== void 0) {
            var i = n(t);
            if (Xo) {
              at(!0);
              try {
                n(t);
              } finally {
                at(!1);
              }
            }
          } else i = t;
          return (
            (r.memoizedState = r.baseState = i),
            (e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: i }),
            (r.queue = e),
            (e = e.dispatch = uc.bind(null, I, e)),
            [r.memoizedState, e]
          );
        },
        useRef: function (e) {
          var t = ls();
          return ((e = { current: e }), (t.memoizedState = e));
        },
        useState: function (e) {
          e = ws(e);
          var t = e.queue,
            n = dc.bind(null, I, t);
          return ((t.dispatch = n), [e.memoizedState, n]);
        },
        useDebugValue: Xs,
        useDeferredValue: function (e, t) {
          return $s(ls(), e, t);
        },
        useTransition: function () {
          var e = ws(!1);
          return ((e = tc.bind(null, I, e.queue, !0, !1)), (ls().memoizedState = e), [!1, e]);
        },
        useSyncExternalStore: function (e, t, n) {
          var r = I,
            a = ls();
          if (P) {
            if (n === void 0) throw Error(i(407));
            n = n();
          } else {
            if (((n = t()), G === null)) throw Error(i(349));
            q & 127 || ys(r, t, n);
          }
          a.memoizedState = n;
          var o = { value: n, getSnapshot: t };
          return (
            (a.queue = o),
            Hs(xs.bind(null, r, o, e), [e]),
            (r.flags |= 2048),
            Rs(9, { destroy: void 0 }, bs.bind(null, r, o, n, t), null),
            n
          );
        },
        useId: function () {
          var e = ls(),
            t = G.identifierPrefix;
          if (P) {
            var n = ia,
              r = ra;
            ((n = (r & ~(1 << (32 - ot(r) - 1))).toString(32) + n),
              (t = `_` + t + `R_` + n),
              (n = Zo++),
              0 < n && (t += `H` + n.toString(32)),
              (t += `_`));
          } else ((n = es++), (t = `_` + t + `r_` + n.toString(32) + `_`));
          return (e.memoizedState = t);
        },
        useHostTransitionStatus: oc,
        useFormState: Ns,
        useActionState: Ns,
        useOptimistic: function (e) {
          var t = ls();
          t.memoizedState = t.baseState = e;
          var n = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null };
          return ((t.queue = n), (t = pc.bind(null, I, !0, n)), (n.dispatch = t), [e, t]);
        },
        useMemoCache: ps,
        useCacheRefresh: function () {
          return (ls().memoizedState = lc.bind(null, I));
        },
        useEffectEvent: function (e) {
          var t = ls(),
            n = { impl: e };
          return (
            (t.memoizedState = n),
            function () {
              if (W & 2) throw Error(i(440));
              return n.impl.apply(void 0, arguments);
            }
          );
        },
      },
      yc = {
        readContext: ja,
        use: fs,
        useCallback: Zs,
        useContext: ja,
        useEffect: Us,
        useImperativeHandle: Ys,
        useInsertionEffect: Ks,
        useLayoutEffect: qs,
        useMemo: Qs,
        useReducer: hs,
        useRef: zs,
        useState: function () {
          return hs(ms);
        },
        useDebugValue: Xs,
        useDeferredValue: function (e, t) {
          return ec(B(), L.memoizedState, e, t);
        },
        useTransition: function () {
          var e = hs(ms)[0],
            t = B().memoizedState;
          return [typeof e == `boolean` ? e : ds(e), t];
        },
        useSyncExternalStore: vs,
        useId: sc,
        useHostTransitionStatus: oc,
        useFormState: Ps,
        useActionState: Ps,
        useOptimistic: function (e, t) {
          return Ts(B(), L, e, t);
        },
        useMemoCache: ps,
        useCacheRefresh: cc,
        useEffectEvent: Gs,
      },
      bc = {
        readContext: ja,
        use: fs,
        useCallback: Zs,
        useContext: ja,
        useEffect: Us,
        useImperativeHandle: Ys,
        useInsertionEffect: Ks,
        useLayoutEffect: qs,
        useMemo: Qs,
        useReducer: _s,
        useRef: zs,
        useState: function () {
          return _s(ms);
        },
        useDebugValue: Xs,
        useDeferredValue: function (e, t) {
          var n = B();
          return L === null ? $s(n, e, t) : ec(n, L.memoizedState, e, t);
        },
        useTransition: function () {
          var e = _s(ms)[0],
            t = B().memoizedState;
          return [typeof e == `boolean` ? e : ds(e), t];
        },
        useSyncExternalStore: vs,
        useId: sc,
        useHostTransitionStatus: oc,
        useFormState: Ls,
        useActionState: Ls,
        useOptimistic: function (e, t) {
          var n = B();
          return L === null ? ((n.baseState = e), [e, n.queue.dispatch]) : Ts(n, L, e, t);
        },
        useMemoCache: ps,
        useCacheRefresh: cc,
        useEffectEvent: Gs,
      };
    function xc(e, t, n, r) {
      ((t = e.memoizedState),
        (n = n(r, t)),
        (n = n == null ? t : x({}, t, n)),
        (e.memoizedState = n),
        e.lanes === 0 && (e.updateQueue.baseState = n));
    }
    var Sc = {
      enqueueSetState: function (e, t, n) {
        e = e._reactInternals;
        var r = jd(),
          i = So(r);
        ((i.payload = t), n != null && (i.callback = n), (t = Co(e, i, r)), t !== null && (Pd(t, e, r), wo(t, e, r)));
      },
      enqueueReplaceState: function (e, t, n) {
        e = e._reactInternals;
        var r = jd(),
          i = So(r);
        ((i.tag = 1), (i.payload = t), n != null && (i.callback = n), (t = Co(e, i, r)), t !== null && (Pd(t, e, r), wo(t, e, r)));
      },
      enqueueForceUpdate: function (e, t) {
        e = e._reactInternals;
        var n = jd(),
          r = So(n);
        ((r.tag = 2), t != null && (r.callback = t), (t = Co(e, r, n)), t !== null && (Pd(t, e, n), wo(t, e, n)));
      },
    };
    function Cc(e, t, n, r, i, a, o) {
      return (
        (e = e.stateNode),
        typeof e.shouldComponentUpdate == `function`
          ? e.shouldComponentUpdate(r, a, o)
          : t.prototype && t.prototype.isPureReactComponent
            ? !Zr(n, r) || !Zr(i, a)
            : !0
      );
    }
    function wc(e, t, n, r) {
      ((e = t.state),
        typeof t.componentWillReceiveProps == `function` && t.componentWillReceiveProps(n, r),
        typeof t.UNSAFE_componentWillReceiveProps == `function` && t.UNSAFE_componentWillReceiveProps(n, r),
        t.state !== e && Sc.enqueueReplaceState(t, t.state, null));
    }
    function Tc(e, t) {
      var n = t;
      if (`ref` in t) for (var r in ((n = {}), t)) r !== `ref` && (n[r] = t[r]);
      if ((e = e.defaultProps)) for (var i in (n === t && (n = x({}, n)), e)) n[i] === void 0 && (n[i] = e[i]);
      return n;
    }
    function Ec(e) {
      Oi(e);
    }
    function Dc(e) {
      console.error(e);
    }
    function Oc(e) {
      Oi(e);
    }
    function kc(e, t) {
      try {
        var n = e.onUncaughtError;
        n(t.value, { componentStack: t.stack });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function Ac(e, t, n) {
      try {
        var r = e.onCaughtError;
        r(n.value, { componentStack: n.stack, errorBoundary: t.tag === 1 ? t.stateNode : null });
      } catch (e) {
        setTimeout(function () {
          throw e;
        });
      }
    }
    function jc(e, t, n) {
      return (
        (n = So(n)),
        (n.tag = 3),
        (n.payload = { element: null }),
        (n.callback = function () {
          kc(e, t);
        }),
        n
      );
    }
    function Mc(e) {
      return ((e = So(e)), (e.tag = 3), e);
    }
    function Nc(e, t, n, r) {
      var i = n.type.getDerivedStateFromError;
      if (typeof i == `function`) {
        var a = r.value;
        ((e.payload = function () {
          return i(a);
        }),
          (e.callback = function () {
            Ac(t, n, r);
          }));
      }
      var o = n.stateNode;
      o !== null &&
        typeof o.componentDidCatch == `function` &&
        (e.callback = function () {
          (Ac(t, n, r), typeof i != `function` && (yd === null ? (yd = new Set([this])) : yd.add(this)));
          var e = r.stack;
          this.componentDidCatch(r.value, { componentStack: e === null ? `` : e });
        });
    }
    function Pc(e, t, n, r, a) {
      if (((n.flags |= 32768), typeof r == `object` && r && typeof r.then == `function`)) {
        if (((t = n.alternate), t !== null && Oa(t, n, a, !0), (n = Io.current), n !== null)) {
          switch (n.tag) {
            case 31:
            case 13:
            case 19:
              return (
                Lo === null ? Kd() : n.alternate === null && Y === 0 && (Y = 3),
                (n.flags &= -257),
                (n.flags |= 65536),
                (n.lanes = a),
                r === ro ? (n.flags |= 16384) : ((t = n.updateQueue), t === null ? (n.updateQueue = new Set([r])) : t.add(r), mf(e, r, a)),
                !1
              );
            case 22:
              return (
                (n.flags |= 65536),
                r === ro
                  ? (n.flags |= 16384)
                  : ((t = n.updateQueue),
                    t === null
                      ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }), (n.updateQueue = t))
                      : ((n = t.retryQueue), n === null ? (t.retryQueue = new Set([r])) : n.add(r)),
                    mf(e, r, a)),
                !1
              );
          }
          throw Error(i(435, n.tag));
        }
        return (mf(e, r, a), Kd(), !1);
      }
      if (P)
        return (
          (t = Io.current),
          t === null
            ? (r !== pa && ((t = Error(i(423), { cause: r })), ba(Yi(t, n))),
              (e = e.current.alternate),
              (e.flags |= 65536),
              (a &= -a),
              (e.lanes |= a),
              (r = Yi(r, n)),
              (a = jc(e.stateNode, r, a)),
              To(e, a),
              Y !== 4 && (Y = 2))
            : (!(t.flags & 65536) && (t.flags |= 256),
              (t.flags |= 65536),
              (t.lanes = a),
              r !== pa && ((e = Error(i(422), { cause: r })), ba(Yi(e, n)))),
          !1
        );
      var o = Error(i(520), { cause: r });
      if (((o = Yi(o, n)), fd === null ? (fd = [o]) : fd.push(o), Y !== 4 && (Y = 2), t === null)) return !0;
      ((r = Yi(r, n)), (n = t));
      do {
        switch (n.tag) {
          case 3:
            return ((n.flags |= 65536), (e = a & -a), (n.lanes |= e), (e = jc(n.stateNode, r, e)), To(n, e), !1);
          case 1:
            if (
              ((t = n.type),
              (o = n.stateNode),
              !(n.flags & 128) &&
                (typeof t.getDerivedStateFromError == `function` ||
                  (o !== null && typeof o.componentDidCatch == `function` && (yd === null || !yd.has(o)))))
            )
              return ((n.flags |= 65536), (a &= -a), (n.lanes |= a), (a = Mc(a)), Nc(a, e, n, r), To(n, a), !1);
            break;
          case 22:
            if (n.memoizedState !== null) return ((n.flags |= 65536), !1);
        }
        n = n.return;
      } while (n !== null);
      return !1;
    }
    var Fc = Error(i(461)),
      Ic = !1;
    function Lc(e, t, n, r) {
      t.child = e === null ? vo(t, null, n, r) : _o(t, e.child, n, r);
    }
    function Rc(e, t, n, r, i) {
      n = n.render;
      var a = t.ref;
      if (`ref` in r) {
        var o = {};
        for (var s in r) s !== `ref` && (o[s] = r[s]);
      } else o = r;
      return (
        Aa(t),
        (r = ns(e, t, n, o, a, i)),
        (s = os()),
        e !== null && !Ic ? (ss(e, t, i), fl(e, t, i)) : (P && s && sa(t), (t.flags |= 1), Lc(e, t, r, i), t.child)
      );
    }
    function zc(e, t, n, r, i) {
      if (e === null) {
        var a = n.type;
        return typeof a == `function` && !Bi(a) && a.defaultProps === void 0 && n.compare === null
          ? ((t.tag = 15), (t.type = a), Bc(e, t, a, r, i))
          : ((e = Ui(n.type, null, r, t, t.mode, i)), (e.ref = t.ref), (e.return = t), (t.child = e));
      }
      if (((a = e.child), !pl(e, i))) {
        var o = a.memoizedProps;
        if (((n = n.compare), (n = n === null ? Zr : n), n(o, r) && e.ref === t.ref)) return fl(e, t, i);
      }
      return ((t.flags |= 1), (e = Vi(a, r)), (e.ref = t.ref), (e.return = t), (t.child = e));
    }
    function Bc(e, t, n, r, i) {
      if (e !== null) {
        var a = e.memoizedProps;
        if (Zr(a, r) && e.ref === t.ref) {
          if (((Ic = !1), (t.pendingProps = r = a), pl(e, i))) e.flags & 131072 && (Ic = !0);
          else return ((t.lanes = e.lanes), fl(e, t, i));
        }
      }
      return Jc(e, t, n, r, i);
    }
    function Vc(e, t, n, r) {
      var i = r.children,
        a = e === null ? null : e.memoizedState;
      if (
        (e === null &&
          t.stateNode === null &&
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        r.mode === `hidden`)
      ) {
        if (t.flags & 128) {
          if (((a = a === null ? n : a.baseLanes | n), e !== null)) {
            for (r = t.child = e.child, i = 0; r !== null;) ((i = i | r.lanes | r.childLanes), (r = r.sibling));
            r = i & ~a;
          } else ((r = 0), (t.child = null));
          return Uc(e, t, a, n, r);
        }
        if (n & 536870912)
          ((t.memoizedState = { baseLanes: 0, cachePool: null }),
            e !== null && Qa(t, a === null ? null : a.cachePool),
            a === null ? Po() : No(t, a),
            Bo(t));
        else return ((r = t.lanes = 536870912), Uc(e, t, a === null ? n : a.baseLanes | n, n, r));
      } else a === null ? (e !== null && Qa(t, null), Po(), Vo()) : (Qa(t, a.cachePool), No(t, a), Vo(), (t.memoizedState = null));
      return (Lc(e, t, i, n), t.child);
    }
    function Hc(e, t) {
      return (
        (e !== null && e.tag === 22) ||
          t.stateNode !== null ||
          (t.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
        t.sibling
      );
    }
    function Uc(e, t, n, r, i) {
      var a = Za();
      return (
        (a = a === null ? null : { parent: F._currentValue, pool: a }),
        (t.memoizedState = { baseLanes: n, cachePool: a }),
        e !== null && Qa(t, null),
        Po(),
        Bo(t),
        e !== null && Oa(e, t, r, !0),
        (t.childLanes = i),
        null
      );
    }
    function Wc(e, t) {
      return ((t = rl({ mode: t.mode, children: t.children }, e.mode)), (t.ref = e.ref), (e.child = t), (t.return = e), t);
    }
    function Gc(e, t, n) {
      return (_o(t, e.child, null, n), (e = Wc(t, t.pendingProps)), (e.flags |= 2), Ho(t), (t.memoizedState = null), e);
    }
    function Kc(e, t, n) {
      var r = t.pendingProps,
        a = !!(t.flags & 128);
      if (((t.flags &= -129), e === null)) {
        if (P) {
          if (r.mode === `hidden`)
            return ((e = Wc(t, r)), (t.lanes = 536870912), (e.memoizedState = { baseLanes: 0, cachePool: null }), Hc(null, e));
          if (
            (zo(t),
            (e = N)
              ? ((e = am(e, fa)),
                (e = e !== null && e.data === `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: na === null ? null : { id: ra, overflow: ia },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ki(e)),
                  (n.return = t),
                  (t.child = n),
                  (ua = t),
                  (N = null)))
              : (e = null),
            e === null)
          )
            throw ma(t);
          return ((t.lanes = 536870912), null);
        }
        return Wc(t, r);
      }
      var o = e.memoizedState;
      if (o !== null) {
        var s = o.dehydrated;
        if ((zo(t), a)) {
          if (t.flags & 256) ((t.flags &= -257), (t = Gc(e, t, n)));
          else if (t.memoizedState !== null) ((t.child = e.child), (t.flags |= 128), (t = null));
          else throw Error(i(558));
        } else if ((Ic || Oa(e, t, n, !1), (a = (n & e.childLanes) !== 0), Ic || a)) {
          if (jo.current === null) {
            if (((r = G), r !== null && ((s = wt(r, n)), s !== 0 && s !== o.retryLane)))
              throw ((o.retryLane = s), Pi(e, s), Pd(r, e, s), Fc);
            Kd();
          }
          t = Gc(e, t, n);
        } else
          ((e = o.treeContext),
            (N = lm(s.nextSibling)),
            (ua = t),
            (P = !0),
            (da = null),
            (fa = !1),
            e !== null && la(t, e),
            (t = Wc(t, r)),
            (t.flags |= 134221824));
        return t;
      }
      return ((e = Vi(e.child, { mode: r.mode, children: r.children })), (e.ref = t.ref), (t.child = e), (e.return = t), e);
    }
    function qc(e, t) {
      var n = t.ref;
      if (n === null) e !== null && e.ref !== null && (t.flags |= 4194816);
      else {
        if (typeof n != `function` && typeof n != `object`) throw Error(i(284));
        (e === null || e.ref !== n) && (t.flags |= 4194816);
      }
    }
    function Jc(e, t, n, r, i) {
      return (
        Aa(t),
        (n = ns(e, t, n, r, void 0, i)),
        (r = os()),
        e !== null && !Ic ? (ss(e, t, i), fl(e, t, i)) : (P && r && sa(t), (t.flags |= 1), Lc(e, t, n, i), t.child)
      );
    }
    function Yc(e, t, n, r, i, a) {
      return (
        Aa(t),
        (t.updateQueue = null),
        (n = is(t, r, n, i)),
        rs(e),
        (r = os()),
        e !== null && !Ic ? (ss(e, t, a), fl(e, t, a)) : (P && r && sa(t), (t.flags |= 1), Lc(e, t, n, a), t.child)
      );
    }
    function Xc(e, t, n, r, i) {
      if ((Aa(t), t.stateNode === null)) {
        var a = Li,
          o = n.contextType;
        (typeof o == `object` && o && (a = ja(o)),
          (a = new n(r, a)),
          (t.memoizedState = a.state !== null && a.state !== void 0 ? a.state : null),
          (a.updater = Sc),
          (t.stateNode = a),
          (a._reactInternals = t),
          (a = t.stateNode),
          (a.props = r),
          (a.state = t.memoizedState),
          (a.refs = {}),
          bo(t),
          (o = n.contextType),
          (a.context = typeof o == `object` && o ? ja(o) : Li),
          (a.state = t.memoizedState),
          (o = n.getDerivedStateFromProps),
          typeof o == `function` && (xc(t, n, o, r), (a.state = t.memoizedState)),
          typeof n.getDerivedStateFromProps == `function` ||
            typeof a.getSnapshotBeforeUpdate == `function` ||
            (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
            ((o = a.state),
            typeof a.componentWillMount == `function` && a.componentWillMount(),
            typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount(),
            o !== a.state && Sc.enqueueReplaceState(a, a.state, null),
            Oo(t, r, a, i),
            Do(),
            (a.state = t.memoizedState)),
          typeof a.componentDidMount == `function` && (t.flags |= 4194308),
          (r = !0));
      } else if (e === null) {
        a = t.stateNode;
        var s = t.memoizedProps,
          c = Tc(n, s);
        a.props = c;
        var l = a.context,
          u = n.contextType;
        ((o = Li), typeof u == `object` && u && (o = ja(u)));
        var d = n.getDerivedStateFromProps;
        ((u = typeof d == `function` || typeof a.getSnapshotBeforeUpdate == `function`),
          (s = t.pendingProps !== s),
          u ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` && typeof a.componentWillReceiveProps != `function`) ||
            ((s || l !== o) && wc(t, a, r, o)),
          (yo = !1));
        var f = t.memoizedState;
        ((a.state = f),
          Oo(t, r, a, i),
          Do(),
          (l = t.memoizedState),
          s || f !== l || yo
            ? (typeof d == `function` && (xc(t, n, d, r), (l = t.memoizedState)),
              (c = yo || Cc(t, n, c, r, f, l, o))
                ? (u ||
                    (typeof a.UNSAFE_componentWillMount != `function` && typeof a.componentWillMount != `function`) ||
                    (typeof a.componentWillMount == `function` && a.componentWillMount(),
                    typeof a.UNSAFE_componentWillMount == `function` && a.UNSAFE_componentWillMount()),
                  typeof a.componentDidMount == `function` && (t.flags |= 4194308))
                : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (t.memoizedProps = r), (t.memoizedState = l)),
              (a.props = r),
              (a.state = l),
              (a.context = o),
              (r = c))
            : (typeof a.componentDidMount == `function` && (t.flags |= 4194308), (r = !1)));
      } else {
        ((a = t.stateNode),
          xo(e, t),
          (o = t.memoizedProps),
          (u = Tc(n, o)),
          (a.props = u),
          (d = t.pendingProps),
          (f = a.context),
          (l = n.contextType),
          (c = Li),
          typeof l == `object` && l && (c = ja(l)),
          (s = n.getDerivedStateFromProps),
          (l = typeof s == `function` || typeof a.getSnapshotBeforeUpdate == `function`) ||
            (typeof a.UNSAFE_componentWillReceiveProps != `function` && typeof a.componentWillReceiveProps != `function`) ||
            ((o !== d || f !== c) && wc(t, a, r, c)),
          (yo = !1),
          (f = t.memoizedState),
          (a.state = f),
          Oo(t, r, a, i),
          Do());
        var p = t.memoizedState;
        o !== d || f !== p || yo || (e !== null && e.dependencies !== null && ka(e.dependencies))
          ? (typeof s == `function` && (xc(t, n, s, r), (p = t.memoizedState)),
            (u = yo || Cc(t, n, u, r, f, p, c) || (e !== null && e.dependencies !== null && ka(e.dependencies)))
              ? (l ||
                  (typeof a.UNSAFE_componentWillUpdate != `function` && typeof a.componentWillUpdate != `function`) ||
                  (typeof a.componentWillUpdate == `function` && a.componentWillUpdate(r, p, c),
                  typeof a.UNSAFE_componentWillUpdate == `function` && a.UNSAFE_componentWillUpdate(r, p, c)),
                typeof a.componentDidUpdate == `function` && (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate == `function` && (t.flags |= 1024))
              : (typeof a.componentDidUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 4),
                typeof a.getSnapshotBeforeUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 1024),
                (t.memoizedProps = r),
                (t.memoizedState = p)),
            (a.props = r),
            (a.state = p),
            (a.context = c),
            (r = u))
          : (typeof a.componentDidUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 4),
            typeof a.getSnapshotBeforeUpdate != `function` || (o === e.memoizedProps && f === e.memoizedState) || (t.flags |= 1024),
            (r = !1));
      }
      return (
        (a = r),
        qc(e, t),
        (r = !!(t.flags & 128)),
        a || r
          ? ((a = t.stateNode),
            (n = r && typeof n.getDerivedStateFromError != `function` ? null : a.render()),
            (t.flags |= 1),
            e !== null && r ? ((t.child = _o(t, e.child, null, i)), (t.child = _o(t, null, n, i))) : Lc(e, t, n, i),
            (t.memoizedState = a.state),
            (e = t.child))
          : (e = fl(e, t, i)),
        e
      );
    }
    function Zc(e, t, n, r) {
      return (va(), (t.flags |= 256), Lc(e, t, n, r), t.child);
    }
    var Qc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null };
    function $c(e) {
      return { baseLanes: e, cachePool: $a() };
    }
    function el(e, t, n) {
      return ((e = e === null ? 0 : e.childLanes & ~n), t && (e |= ud), e);
    }
    function tl(e, t, n) {
      var r = t.pendingProps,
        i = !1,
        a = !!(t.flags & 128),
        o;
      if (
        ((o = a) || (o = e !== null && e.memoizedState === null ? !1 : !!(Uo.current & 2)),
        o && ((i = !0), (t.flags &= -129)),
        (o = !!(t.flags & 32)),
        (t.flags &= -33),
        e === null)
      ) {
        if (P) {
          if (
            (i ? Ro(t) : Vo(),
            (e = N)
              ? ((e = am(e, fa)),
                (e = e !== null && e.data !== `&` ? e : null),
                e !== null &&
                  ((t.memoizedState = {
                    dehydrated: e,
                    treeContext: na === null ? null : { id: ra, overflow: ia },
                    retryLane: 536870912,
                    hydrationErrors: null,
                  }),
                  (n = Ki(e)),
                  (n.return = t),
                  (t.child = n),
                  (ua = t),
                  (N = null)))
              : (e = null),
            e === null)
          )
            throw ma(t);
          return ((t.lanes = sm(e) ? 32 : 536870912), null);
        }
        return (
          (a = r.children),
          (r = r.fallback),
          i
            ? (Vo(),
              (i = t.mode),
              (a = rl({ mode: `hidden`, children: a }, i)),
              (r = Wi(r, i, n, null)),
              (a.return = t),
              (r.return = t),
              (a.sibling = r),
              (t.child = a),
              (r = t.child),
              (r.memoizedState = $c(n)),
              (r.childLanes = el(e, o, n)),
              (t.memoizedState = Qc),
              Hc(null, r))
            : (Ro(t), nl(t, a))
        );
      }
      var s = e.memoizedState;
      if (s !== null) {
        var c = s.dehydrated;
        if (c !== null) return al(e, t, a, o, r, c, s, n);
      }
      return i
        ? (Vo(),
          (i = r.fallback),
          (a = t.mode),
          (s = e.child),
          (c = s.sibling),
          (r = Vi(s, { mode: `hidden`, children: r.children })),
          (r.subtreeFlags = s.subtreeFlags & 1206910976),
          c === null ? ((i = Wi(i, a, n, null)), (i.flags |= 2)) : (i = Vi(c, i)),
          (i.return = t),
          (r.return = t),
          (r.sibling = i),
          (t.child = r),
          Hc(null, r),
          (r = t.child),
          (i = e.child.memoizedState),
          i === null
            ? (i = $c(n))
            : ((a = i.cachePool),
              a === null ? (a = $a()) : ((s = F._currentValue), (a = a.parent === s ? a : { parent: s, pool: s })),
              (i = { baseLanes: i.baseLanes | n, cachePool: a })),
          (r.memoizedState = i),
          (r.childLanes = el(e, o, n)),
          (t.memoizedState = Qc),
          Hc(e.child, r))
        : (Ro(t),
          (n = e.child),
          (e = n.sibling),
          (n = Vi(n, { mode: `visible`, children: r.children })),
          (n.return = t),
          (n.sibling = null),
          e !== null && ((o = t.deletions), o === null ? ((t.deletions = [e]), (t.flags |= 16)) : o.push(e)),
          (t.child = n),
          (t.memoizedState = null),
          n);
    }
    function nl(e, t) {
      return ((t = rl({ mode: `visible`, children: t }, e.mode)), (t.return = e), (e.child = t));
    }
    function rl(e, t) {
      return ((e = zi(22, e, null, t)), (e.lanes = 0), e);
    }
    function il(e, t, n) {
      return (_o(t, e.child, null, n), (e = nl(t, t.pendingProps.children)), (e.flags |= 2), (t.memoizedState = null), e);
    }
    function al(e, t, n, r, a, o, s, c) {
      if (n)
        return t.flags & 256
          ? (Ro(t), (t.flags &= -257), il(e, t, c))
          : t.memoizedState === null
            ? (Vo(),
              (o = a.fallback),
              (s = t.mode),
              (a = rl({ mode: `visible`, children: a.children }, s)),
              (o = Wi(o, s, c, null)),
              (o.flags |= 2),
              (a.return = t),
              (o.return = t),
              (a.sibling = o),
              (t.child = a),
              _o(t, e.child, null, c),
              (a = t.child),
              (a.memoizedState = $c(c)),
              (a.childLanes = el(e, r, c)),
              (t.memoizedState = Qc),
              Hc(null, a))
            : (Vo(), (t.child = e.child), (t.flags |= 128), null);
      if ((Ro(t), sm(o))) {
        if (((r = o.nextSibling && o.nextSibling.dataset), r)) var l = r.dgst;
        return (
          (r = l),
          r !== `` && ((a = Error(i(419))), (a.stack = ``), (a.digest = r), ba({ value: a, source: null, stack: null })),
          il(e, t, c)
        );
      }
      if ((Ic || Oa(e, t, c, !1), (r = (c & e.childLanes) !== 0), Ic || r)) {
        if (jo.current !== null) return il(e, t, c);
        if (((r = G), r !== null && ((a = wt(r, c)), a !== 0 && a !== s.retryLane))) throw ((s.retryLane = a), Pi(e, a), Pd(r, e, a), Fc);
        return (om(o) || Kd(), il(e, t, c));
      }
      return om(o)
        ? ((t.flags |= 192), (t.child = e.child), null)
        : ((e = s.treeContext),
          (N = lm(o.nextSibling)),
          (ua = t),
          (P = !0),
          (da = null),
          (fa = !1),
          e !== null && la(t, e),
          (t = nl(t, a.children)),
          (t.flags |= 134221824),
          t);
    }
    function ol(e, t, n) {
      e.lanes |= t;
      var r = e.alternate;
      (r !== null && (r.lanes |= t), Ea(e.return, t, n));
    }
    function sl(e) {
      for (var t = null; e !== null;) {
        var n = e.alternate;
        (n !== null && Ko(n) === null && (t = e), (e = e.sibling));
      }
      return t;
    }
    function cl(e, t, n, r, i, a) {
      var o = e.memoizedState;
      o === null
        ? (e.memoizedState = { isBackwards: t, rendering: null, renderingStartTime: 0, last: r, tail: n, tailMode: i, treeForkCount: a })
        : ((o.isBackwards = t),
          (o.rendering = null),
          (o.renderingStartTime = 0),
          (o.last = r),
          (o.tail = n),
          (o.tailMode = i),
          (o.treeForkCount = a));
    }
    function ll(e) {
      var t = e.child;
      for (e.child = null; t !== null;) {
        var n = t.sibling;
        ((t.sibling = e.child), (e.child = t), (t = n));
      }
    }
    function ul(e, t, n) {
      var r = t.pendingProps,
        i = r.revealOrder,
        a = r.tail;
      r = r.children;
      var o = Uo.current;
      if (t.flags & 128) return (Wo(t, o), null);
      var s = !!(o & 2);
      if (
        (s ? ((o = (o & 1) | 2), (t.flags |= 128)) : (o &= 1),
        Wo(t, o),
        i === `backwards` && e !== null ? (ll(e), Lc(e, t, r, n), ll(e)) : Lc(e, t, r, n),
        (r = P ? $i : 0),
        !s && e !== null && e.flags & 128)
      )
        a: for (e = t.child; e !== null;) {
          if (e.tag === 13) e.memoizedState !== null && ol(e, n, t);
          else if (e.tag === 19) ol(e, n, t);
          else if (e.child !== null) {
            ((e.child.return = e), (e = e.child));
            continue;
          }
          if (e === t) break a;
          for (; e.sibling === null;) {
            if (e.return === null || e.return === t) break a;
            e = e.return;
          }
          ((e.sibling.return = e.return), (e = e.sibling));
        }
      switch (i) {
        case `backwards`:
          ((n = sl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null), ll(t)),
            cl(t, !0, i, null, a, r));
          break;
        case `unstable_legacy-backwards`:
          for (n = null, i = t.child, t.child = null; i !== null;) {
            if (((e = i.alternate), e !== null && Ko(e) === null)) {
              t.child = i;
              break;
            }
            ((e = i.sibling), (i.sibling = n), (n = i), (i = e));
          }
          cl(t, !0, n, null, a, r);
          break;
        case `together`:
          cl(t, !1, null, null, void 0, r);
          break;
        case `independent`:
          t.memoizedState = null;
          break;
        default:
          ((n = sl(t.child)),
            n === null ? ((i = t.child), (t.child = null)) : ((i = n.sibling), (n.sibling = null)),
            cl(t, !1, i, n, a, r));
      }
      return t.child;
    }
    function dl(e, t, n) {
      var r = t.pendingProps;
      return (wa(t, t.type, r.value), Lc(e, t, r.children, n), t.child);
    }
    function fl(e, t, n) {
      if ((e !== null && (t.dependencies = e.dependencies), (sd |= t.lanes), (n & t.childLanes) === 0)) {
        if (e !== null) {
          if ((Oa(e, t, n, !1), (n & t.childLanes) === 0)) return null;
        } else return null;
      }
      if (e !== null && t.child !== e.child) throw Error(i(153));
      if (t.child !== null) {
        for (e = t.child, n = Vi(e, e.pendingProps), t.child = n, n.return = t; e.sibling !== null;)
          ((e = e.sibling), (n = n.sibling = Vi(e, e.pendingProps)), (n.return = t));
        n.sibling = null;
      }
      return t.child;
    }
    function pl(e, t) {
      return (e.lanes & t) !== 0 || ((e = e.dependencies), !!(e !== null && ka(e)));
    }
    function ml(e, t, n) {
      switch (t.tag) {
        case 3:
          (Ne(t, t.stateNode.containerInfo), wa(t, F, e.memoizedState.cache), va());
          break;
        case 27:
        case 5:
          Fe(t);
          break;
        case 4:
          Ne(t, t.stateNode.containerInfo);
          break;
        case 10:
          wa(t, t.type, t.memoizedProps.value);
          break;
        case 31:
          if (t.memoizedState !== null) return ((t.flags |= 128), zo(t), null);
          break;
        case 13:
          var r = t.memoizedState;
          if (r !== null) {
            if (r.dehydrated !== null) return (Ro(t), (t.flags |= 128), null);
            r = Oa(e, t, n, !1);
            var i = t.child.childLanes;
            return r || (n & i) !== 0 ? tl(e, t, n) : (Ro(t), (e = fl(e, t, n)), e === null ? null : e.sibling);
          }
          Ro(t);
          break;
        case 19:
          if (t.flags & 128) return ul(e, t, n);
          if (((i = !!(e.flags & 128)), (r = (n & t.childLanes) !== 0), (r ||= (Oa(e, t, n, !1), (n & t.childLanes) !== 0)), i)) {
            if (r) return ul(e, t, n);
            t.flags |= 128;
          }
          if (((i = t.memoizedState), i !== null && ((i.rendering = null), (i.tail = null), (i.lastEffect = null)), Wo(t, Uo.current), r))
            break;
          return null;
        case 22:
          return ((t.lanes = 0), Vc(e, t, n, t.pendingProps));
        case 24:
          wa(t, F, e.memoizedState.cache);
      }
      return fl(e, t, n);
    }
    function hl(e, t, n) {
      if (e !== null) {
        if (e.memoizedProps !== t.pendingProps) Ic = !0;
        else {
          if (!pl(e, n) && !(t.flags & 128)) return ((Ic = !1), ml(e, t, n));
          Ic = !!(e.flags & 131072);
        }
      } else ((Ic = !1), P && t.flags & 1048576 && oa(t, $i, t.index));
      switch (((t.lanes = 0), t.tag)) {
        case 16:
          a: {
            var r = t.pendingProps;
            if (((e = oo(t.elementType)), (t.type = e), typeof e == `function`))
              Bi(e) ? ((r = Tc(e, r)), (t.tag = 1), (t = Xc(null, t, e, r, n))) : ((t.tag = 0), (t = Jc(null, t, e, r, n)));
            else {
              if (e != null) {
                var a = e.$$typeof;
                if (a === de) {
                  ((t.tag = 11), (t = Rc(null, t, e, r, n)));
                  break a;
                }
                if (a === pe) {
                  ((t.tag = 14), (t = zc(null, t, e, r, n)));
                  break a;
                }
                if (a === ue) {
                  ((t.tag = 10), (t.type = e), (t = dl(null, t, n)));
                  break a;
                }
              }
              throw ((t = Ce(e) || e), Error(i(306, t, ``)));
            }
          }
          return t;
        case 0:
          return Jc(e, t, t.type, t.pendingProps, n);
        case 1:
          return ((r = t.type), (a = Tc(r, t.pendingProps)), Xc(e, t, r, a, n));
        case 3:
          a: {
            if ((Ne(t, t.stateNode.containerInfo), e === null)) throw Error(i(387));
            r = t.pendingProps;
            var o = t.memoizedState;
            ((a = o.element), xo(e, t), Oo(t, r, null, n));
            var s = t.memoizedState;
            if (((r = s.cache), wa(t, F, r), r !== o.cache && Da(t, [F], n, !0), Do(), (r = s.element), o.isDehydrated)) {
              if (
                ((o = { element: r, isDehydrated: !1, cache: s.cache }),
                (t.updateQueue.baseState = o),
                (t.memoizedState = o),
                t.flags & 256)
              ) {
                t = Zc(e, t, r, n);
                break a;
              }
              if (r !== a) {
                ((a = Yi(Error(i(424)), t)), ba(a), (t = Zc(e, t, r, n)));
                break a;
              }
              switch (((e = t.stateNode.containerInfo), e.nodeType)) {
                case 9:
                  e = e.body;
                  break;
                default:
                  e = e.nodeName === `HTML` ? e.ownerDocument.body : e;
              }
              for (N = lm(e.firstChild), ua = t, P = !0, da = null, fa = !0, n = vo(t, null, r, n), t.child = n; n;)
                ((n.flags = (n.flags & -3) | 134221824), (n = n.sibling));
            } else {
              if ((va(), r === a)) {
                t = fl(e, t, n);
                break a;
              }
              Lc(e, t, r, n);
            }
            t = t.child;
          }
          return t;
        case 26:
          return (
            qc(e, t),
            e === null
              ? (n = Nm(t.type, null, t.pendingProps, null))
                ? (t.memoizedState = n)
                : P || (t.stateNode = fp(t.type, t.pendingProps, je.current, t))
              : (t.memoizedState = Nm(t.type, e.memoizedProps, t.pendingProps, e.memoizedState)),
            null
          );
        case 27:
          return (
            Fe(t),
            e === null &&
              P &&
              ((r = t.stateNode = hm(t.type, t.pendingProps, je.current)),
              (ua = t),
              (fa = !0),
              (a = N),
              Sp(t.type) ? ((um = a), (N = lm(r.firstChild))) : (N = a)),
            Lc(e, t, t.pendingProps.children, n),
            qc(e, t),
            e === null && (t.flags |= 4194304),
            t.child
          );
        case 5:
          return (
            e === null &&
              P &&
              ((a = r = N) &&
                ((r = rm(r, t.type, t.pendingProps, fa)),
                r === null ? (a = !1) : ((t.stateNode = r), (ua = t), (N = lm(r.firstChild)), (fa = !1), (a = !0))),
              a || ma(t)),
            Fe(t),
            (a = t.type),
            (o = t.pendingProps),
            (s = e === null ? null : e.memoizedProps),
            (r = o.children),
            pp(a, o) ? (r = null) : s !== null && pp(a, s) && (t.flags |= 32),
            t.memoizedState !== null && ((a = ns(e, t, as, null, null, n)), (sh._currentValue = a)),
            qc(e, t),
            Lc(e, t, r, n),
            t.child
          );
        case 6:
          return (
            e === null &&
              P &&
              ((e = n = N) &&
                ((n = im(n, t.pendingProps, fa)), n === null ? (e = !1) : ((t.stateNode = n), (ua = t), (N = null), (e = !0))),
              e || ma(t)),
            null
          );
        case 13:
          return tl(e, t, n);
        case 4:
          return (
            Ne(t, t.stateNode.containerInfo), (r = t.pendingProps), e === null ? (t.child = _o(t, null, r, n)) : Lc(e, t, r, n), t.child
          );
        case 11:
          return Rc(e, t, t.type, t.pendingProps, n);
        case 7:
          return ((r = t.pendingProps), qc(e, t), Lc(e, t, r, n), t.child);
        case 8:
          return (Lc(e, t, t.pendingProps.children, n), t.child);
        case 12:
          return (Lc(e, t, t.pendingProps.children, n), t.child);
        case 10:
          return dl(e, t, n);
        case 9:
          return (
            (a = t.type._context), (r = t.pendingProps.children), Aa(t), (a = ja(a)), (r = r(a)), (t.flags |= 1), Lc(e, t, r, n), t.child
          );
        case 14:
          return zc(e, t, t.type, t.pendingProps, n);
        case 15:
          return Bc(e, t, t.type, t.pendingProps, n);
        case 19:
          return ul(e, t, n);
        case 31:
          return Kc(e, t, n);
        case 22:
          return Vc(e, t, n, t.pendingProps);
        case 24:
          return (
            Aa(t),
            (r = ja(F)),
            e === null
              ? ((a = Za()),
                a === null && ((a = G), (o = La()), (a.pooledCache = o), o.refCount++, o !== null && (a.pooledCacheLanes |= n), (a = o)),
                (t.memoizedState = { parent: r, cache: a }),
                bo(t),
                wa(t, F, a))
              : ((e.lanes & n) !== 0 && (xo(e, t), Oo(t, null, null, n), Do()),
                (a = e.memoizedState),
                (o = t.memoizedState),
                a.parent === r
                  ? ((r = o.cache), wa(t, F, r), r !== a.cache && Da(t, [F], n, !0))
                  : ((a = { parent: r, cache: r }),
                    (t.memoizedState = a),
                    t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = a),
                    wa(t, F, r))),
            Lc(e, t, t.pendingProps.children, n),
            t.child
          );
        case 30:
          return (
            t.stateNode === null && (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            (r = t.pendingProps),
            r.name != null && r.name !== `auto` ? (t.flags |= e === null ? 18882560 : 18874368) : P && sa(t),
            e !== null && e.memoizedProps.name !== r.name ? (t.flags |= 4194816) : qc(e, t),
            Lc(e, t, r.children, n),
            t.child
          );
        case 29:
          throw t.pendingProps;
      }
      throw Error(i(156, t.tag));
    }
    function gl(e) {
      e.flags |= 4;
    }
    function _l(e, t, n, r, i) {
      var a;
      if (((a = !!(e.mode & 32)) && (a = n === null ? Jm(t, r) : Jm(t, r) && (r.src !== n.src || r.srcSet !== n.srcSet)), a)) {
        if (((e.flags |= 16777216), (i & 335544128) === i)) {
          if (e.stateNode.complete) e.flags |= 8192;
          else if (Ud()) e.flags |= 8192;
          else throw ((so = ro), to);
        }
      } else e.flags &= -16777217;
    }
    function vl(e, t) {
      if (t.type !== `stylesheet` || t.state.loading & 4) e.flags &= -16777217;
      else if (((e.flags |= 16777216), !Ym(t))) {
        if (Ud()) e.flags |= 8192;
        else throw ((so = ro), to);
      }
    }
    function yl(e, t) {
      (t !== null && (e.flags |= 4), e.flags & 16384 && ((t = e.tag === 22 ? 536870912 : vt()), (e.lanes |= t), (dd |= t)));
    }
    function bl(e, t) {
      if (!P)
        switch (e.tailMode) {
          case `visible`:
            break;
          case `collapsed`:
            for (var n = e.tail, r = null; n !== null;) (n.alternate !== null && (r = n), (n = n.sibling));
            r === null ? (t || e.tail === null ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null);
            break;
          default:
            for (t = e.tail, n = null; t !== null;) (t.alternate !== null && (n = t), (t = t.sibling));
            n === null ? (e.tail = null) : (n.sibling = null);
        }
    }
    function V(e) {
      var t = e.alternate !== null && e.alternate.child === e.child,
        n = 0,
        r = 0;
      if (t)
        for (var i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags & 1206910976), (r |= i.flags & 1206910976), (i.return = e), (i = i.sibling));
      else
        for (i = e.child; i !== null;)
          ((n |= i.lanes | i.childLanes), (r |= i.subtreeFlags), (r |= i.flags), (i.return = e), (i = i.sibling));
      return ((e.subtreeFlags |= r), (e.childLanes = n), t);
    }
    function xl(e, t, n) {
      var r = t.pendingProps;
      switch ((ca(t), t.tag)) {
        case 16:
        case 15:
        case 0:
        case 11:
        case 7:
        case 8:
        case 12:
        case 9:
        case 14:
          return (V(t), null);
        case 1:
          return (V(t), null);
        case 3:
          return (
            (n = t.stateNode),
            (r = null),
            e !== null && (r = e.memoizedState.cache),
            t.memoizedState.cache !== r && (t.flags |= 2048),
            Ta(F),
            Pe(),
            n.pendingContext && ((n.context = n.pendingContext), (n.pendingContext = null)),
            (e === null || e.child === null) &&
              (_a(t) ? gl(t) : e === null || (e.memoizedState.isDehydrated && !(t.flags & 256)) || ((t.flags |= 1024), ya())),
            V(t),
            null
          );
        case 26:
          var a = t.type,
            o = t.memoizedState;
          return (
            e === null
              ? (gl(t), o === null ? (V(t), _l(t, a, null, r, n)) : (V(t), vl(t, o)))
              : o
                ? o === e.memoizedState
                  ? (V(t), (t.flags &= -16777217))
                  : (gl(t), V(t), vl(t, o))
                : ((e = e.memoizedProps), e !== r && gl(t), V(t), _l(t, a, e, r, n)),
            null
          );
        case 27:
          if ((Ie(t), (n = je.current), (a = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && gl(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(i(166));
              return (V(t), (t.subtreeFlags &= -33554433), null);
            }
            ((e = ke.current), _a(t) ? ha(t, e) : ((e = hm(a, r, n)), (t.stateNode = e), gl(t)));
          }
          return (V(t), (t.subtreeFlags &= -33554433), null);
        case 5:
          if ((Ie(t), (a = t.type), e !== null && t.stateNode != null)) e.memoizedProps !== r && gl(t);
          else {
            if (!r) {
              if (t.stateNode === null) throw Error(i(166));
              return (V(t), (t.subtreeFlags &= -33554433), null);
            }
            if (((o = ke.current), _a(t))) ha(t, o);
            else {
              var s = lp(je.current);
              switch (o) {
                case 1:
                  o = s.createElementNS(`http://www.w3.org/2000/svg`, a);
                  break;
                case 2:
                  o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, a);
                  break;
                default:
                  switch (a) {
                    case `svg`:
                      o = s.createElementNS(`http://www.w3.org/2000/svg`, a);
                      break;
                    case `math`:
                      o = s.createElementNS(`http://www.w3.org/1998/Math/MathML`, a);
                      break;
                    case `script`:
                      ((o = s.createElement(`div`)), (o.innerHTML = `<script><\/script>`), (o = o.removeChild(o.firstChild)));
                      break;
                    case `select`:
                      ((o = typeof r.is == `string` ? s.createElement(`select`, { is: r.is }) : s.createElement(`select`)),
                        r.multiple ? (o.multiple = !0) : r.size && (o.size = r.size));
                      break;
                    default:
                      o = typeof r.is == `string` ? s.createElement(a, { is: r.is }) : s.createElement(a);
                  }
              }
              ((o[Mt] = t), (o[Nt] = r));
              a: for (s = t.child; s !== null;) {
                if (s.tag === 5 || s.tag === 6) o.appendChild(s.stateNode);
                else if (s.tag !== 4 && s.tag !== 27 && s.child !== null) {
                  ((s.child.return = s), (s = s.child));
                  continue;
                }
                if (s === t) break a;
                for (; s.sibling === null;) {
                  if (s.return === null || s.return === t) break a;
                  s = s.return;
                }
                ((s.sibling.return = s.return), (s = s.sibling));
              }
              t.stateNode = o;
              a: switch ((np(o, a, r), a)) {
                case `button`:
                case `input`:
                case `select`:
                case `textarea`:
                  r = !!r.autoFocus;
                  break a;
                case `img`:
                  r = !0;
                  break a;
                default:
                  r = !1;
              }
              r && gl(t);
            }
          }
          return (V(t), (t.subtreeFlags &= -33554433), _l(t, t.type, e === null ? null : e.memoizedProps, t.pendingProps, n), null);
        case 6:
          if (e && t.stateNode != null) e.memoizedProps !== r && gl(t);
          else {
            if (typeof r != `string` && t.stateNode === null) throw Error(i(166));
            if (((e = je.current), _a(t))) {
              if (((e = t.stateNode), (n = t.memoizedProps), (r = null), (a = ua), a !== null))
                switch (a.tag) {
                  case 27:
                  case 5:
                    r = a.memoizedProps;
                }
              ((e[Mt] = t),
                (e = !!(e.nodeValue === n || (r !== null && !0 === r.suppressHydrationWarning) || ep(e.nodeValue, n))),
                e || ma(t, !0));
            } else ((e = lp(e).createTextNode(r)), (e[Mt] = t), (t.stateNode = e));
          }
          return (V(t), null);
        case 31:
          if (((n = t.memoizedState), e === null || e.memoizedState !== null)) {
            if (((r = _a(t)), n !== null)) {
              if (e === null) {
                if (!r) throw Error(i(318));
                if (((e = t.memoizedState), (e = e === null ? null : e.dehydrated), !e)) throw Error(i(557));
                e[Mt] = t;
              } else (va(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4));
              (V(t), (e = !1));
            } else ((n = ya()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = n), (e = !0));
            if (!e) return t.flags & 256 ? (Ho(t), t) : (Ho(t), null);
            if (t.flags & 128) throw Error(i(558));
          }
          return (V(t), null);
        case 13:
          if (((r = t.memoizedState), e === null || (e.memoizedState !== null && e.memoizedState.dehydrated !== null))) {
            if (((a = _a(t)), r !== null && r.dehydrated !== null)) {
              if (e === null) {
                if (!a) throw Error(i(318));
                if (((a = t.memoizedState), (a = a === null ? null : a.dehydrated), !a)) throw Error(i(317));
                a[Mt] = t;
              } else (va(), !(t.flags & 128) && (t.memoizedState = null), (t.flags |= 4));
              (V(t), (a = !1));
            } else ((a = ya()), e !== null && e.memoizedState !== null && (e.memoizedState.hydrationErrors = a), (a = !0));
            if (!a) return t.flags & 256 ? (Ho(t), t) : (Ho(t), null);
          }
          return (
            Ho(t),
            t.flags & 128
              ? ((t.lanes = n), t)
              : ((n = r !== null),
                (e = e !== null && e.memoizedState !== null),
                n &&
                  ((r = t.child),
                  (a = null),
                  r.alternate !== null &&
                    r.alternate.memoizedState !== null &&
                    r.alternate.memoizedState.cachePool !== null &&
                    (a = r.alternate.memoizedState.cachePool.pool),
                  (o = null),
                  r.memoizedState !== null && r.memoizedState.cachePool !== null && (o = r.memoizedState.cachePool.pool),
                  o !== a && (r.flags |= 2048)),
                n !== e && n && (t.child.flags |= 8192),
                yl(t, t.updateQueue),
                V(t),
                null)
          );
        case 4:
          return (Pe(), e === null && Wf(t.stateNode.containerInfo), (t.flags |= 67108864), V(t), null);
        case 10:
          return (Ta(t.type), V(t), null);
        case 19:
          if ((Go(t), (r = t.memoizedState), r === null)) return (V(t), null);
          if (((a = !!(t.flags & 128)), (o = r.rendering), o === null)) {
            if (a) bl(r, !1);
            else {
              if (Y !== 0 || (e !== null && e.flags & 128))
                for (e = t.child; e !== null;) {
                  if (((o = Ko(e)), o !== null)) {
                    for (
                      t.flags |= 128, bl(r, !1), e = o.updateQueue, t.updateQueue = e, yl(t, e), t.subtreeFlags = 0, e = n, n = t.child;
                      n !== null;
                    )
                      (Hi(n, e), (n = n.sibling));
                    return (Wo(t, (Uo.current & 1) | 2), P && aa(t, r.treeForkCount), t.child);
                  }
                  e = e.sibling;
                }
              r.tail !== null && Ye() > _d && ((t.flags |= 128), (a = !0), bl(r, !1), (t.lanes = 4194304));
            }
          } else {
            if (!a) {
              if (((e = Ko(o)), e !== null)) {
                if (
                  ((t.flags |= 128),
                  (a = !0),
                  (e = e.updateQueue),
                  (t.updateQueue = e),
                  yl(t, e),
                  bl(r, !0),
                  r.tail === null && r.tailMode !== `collapsed` && r.tailMode !== `visible` && !o.alternate && !P)
                )
                  return (V(t), null);
              } else
                2 * Ye() - r.renderingStartTime > _d && n !== 536870912 && ((t.flags |= 128), (a = !0), bl(r, !1), (t.lanes = 4194304));
            }
            r.isBackwards
              ? ((o.sibling = t.child), (t.child = o))
              : ((e = r.last), e === null ? (t.child = o) : (e.sibling = o), (r.last = o));
          }
          if (r.tail !== null) {
            e = r.tail;
            a: {
              for (n = e; n !== null;) {
                if (n.alternate !== null) {
                  n = !1;
                  break a;
                }
                n = n.sibling;
              }
              n = !0;
            }
            return (
              (r.rendering = e),
              (r.tail = e.sibling),
              (r.renderingStartTime = Ye()),
              (e.sibling = null),
              (o = Uo.current),
              (o = a ? (o & 1) | 2 : o & 1),
              r.tailMode === `visible` || r.tailMode === `collapsed` || !n || P
                ? Wo(t, o)
                : ((n = o), D(Io, t), D(Uo, n), Lo === null && (Lo = t)),
              P && aa(t, r.treeForkCount),
              e
            );
          }
          return (V(t), null);
        case 22:
        case 23:
          return (
            Ho(t),
            Fo(),
            (r = t.memoizedState !== null),
            e === null ? r && (t.flags |= 8192) : (e.memoizedState !== null) !== r && (t.flags |= 8192),
            r ? n & 536870912 && !(t.flags & 128) && (V(t), t.subtreeFlags & 6 && (t.flags |= 8192)) : V(t),
            (n = t.updateQueue),
            n !== null && yl(t, n.retryQueue),
            (n = null),
            e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool),
            (r = null),
            t.memoizedState !== null && t.memoizedState.cachePool !== null && (r = t.memoizedState.cachePool.pool),
            r !== n && (t.flags |= 2048),
            e !== null && Oe(Xa),
            null
          );
        case 24:
          return (
            (n = null), e !== null && (n = e.memoizedState.cache), t.memoizedState.cache !== n && (t.flags |= 2048), Ta(F), V(t), null
          );
        case 25:
          return null;
        case 30:
          return ((t.flags |= 33554432), V(t), null);
      }
      throw Error(i(156, t.tag));
    }
    function Sl(e, t) {
      switch ((ca(t), t.tag)) {
        case 1:
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 3:
          return (Ta(F), Pe(), (e = t.flags), e & 65536 && !(e & 128) ? ((t.flags = (e & -65537) | 128), t) : null);
        case 26:
        case 27:
        case 5:
          return (Ie(t), null);
        case 31:
          if (t.memoizedState !== null) {
            if ((Ho(t), t.alternate === null)) throw Error(i(340));
            va();
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 13:
          if ((Ho(t), (e = t.memoizedState), e !== null && e.dehydrated !== null)) {
            if (t.alternate === null) throw Error(i(340));
            va();
          }
          return ((e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 19:
          return (
            Go(t),
            (e = t.flags),
            e & 65536
              ? ((t.flags = (e & -65537) | 128),
                (e = t.memoizedState),
                e !== null && ((e.rendering = null), (e.tail = null)),
                (t.flags |= 4),
                t)
              : null
          );
        case 4:
          return (Pe(), null);
        case 10:
          return (Ta(t.type), null);
        case 22:
        case 23:
          return (Ho(t), Fo(), e !== null && Oe(Xa), (e = t.flags), e & 65536 ? ((t.flags = (e & -65537) | 128), t) : null);
        case 24:
          return (Ta(F), null);
        case 25:
          return null;
        default:
          return null;
      }
    }
    function Cl(e, t) {
      switch ((ca(t), t.tag)) {
        case 3:
          (Ta(F), Pe());
          break;
        case 26:
        case 27:
        case 5:
          Ie(t);
          break;
        case 4:
          Pe();
          break;
        case 31:
          t.memoizedState !== null && Ho(t);
          break;
        case 13:
          Ho(t);
          break;
        case 19:
          Go(t);
          break;
        case 10:
          Ta(t.type);
          break;
        case 22:
        case 23:
          (Ho(t), Fo(), e !== null && Oe(Xa));
          break;
        case 24:
          Ta(F);
      }
    }
    function wl(e, t) {
      try {
        var n = t.updateQueue,
          r = n === null ? null : n.lastEffect;
        if (r !== null) {
          var i = r.next;
          n = i;
          do {
            if ((n.tag & e) === e) {
              r = void 0;
              var a = n.create,
                o = n.inst;
              ((r = a()), (o.destroy = r));
            }
            n = n.next;
          } while (n !== i);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function Tl(e, t, n) {
      try {
        var r = t.updateQueue,
          i = r === null ? null : r.lastEffect;
        if (i !== null) {
          var a = i.next;
          r = a;
          do {
            if ((r.tag & e) === e) {
              var o = r.inst,
                s = o.destroy;
              if (s !== void 0) {
                ((o.destroy = void 0), (i = t));
                var c = n,
                  l = s;
                try {
                  l();
                } catch (e) {
                  Z(i, c, e);
                }
              }
            }
            r = r.next;
          } while (r !== a);
        }
      } catch (e) {
        Z(t, t.return, e);
      }
    }
    function El(e) {
      var t = e.updateQueue;
      if (t !== null) {
        var n = e.stateNode;
        try {
          Ao(t, n);
        } catch (t) {
          Z(e, e.return, t);
        }
      }
    }
    function Dl(e, t, n) {
      ((n.props = Tc(e.type, e.memoizedProps)), (n.state = e.memoizedState));
      try {
        n.componentWillUnmount();
      } catch (n) {
        Z(e, t, n);
      }
    }
    function Ol(e, t) {
      try {
        var n = e.ref;
        if (n !== null) {
          switch (e.tag) {
            case 26:
            case 27:
            case 5:
              var r = e.stateNode;
              break;
            case 30:
              var i = e.stateNode,
                a = Ti(e.memoizedProps, i);
              ((i.ref === null || i.ref.name !== a) && (i.ref = Pp(a)), (r = i.ref));
              break;
            case 7:
              if (e.stateNode === null) {
                var o = new Fp(e);
                (p(e.child, !1, Qp, o, void 0, void 0), (e.stateNode = o));
              }
              r = e.stateNode;
              break;
            default:
              r = e.stateNode;
          }
          typeof n == `function` ? (e.refCleanup = n(r)) : (n.current = r);
        }
      } catch (n) {
        Z(e, t, n);
      }
    }
    function kl(e, t) {
      var n = e.ref,
        r = e.refCleanup;
      if (n !== null) {
        if (typeof r == `function`)
          try {
            r();
          } catch (n) {
            Z(e, t, n);
          } finally {
            ((e.refCleanup = null), (e = e.alternate), e != null && (e.refCleanup = null));
          }
        else if (typeof n == `function`)
          try {
            n(null);
          } catch (n) {
            Z(e, t, n);
          }
        else n.current = null;
      }
    }
    function Al(e, t) {
      if ((e.tag === 5 || e.tag === 27 || e.tag === 6) && e.alternate === null && t !== null)
        for (var n = 0; n < t.length; n++) em(e.stateNode, t[n]);
    }
    function jl(e) {
      for (var t = e.return; t !== null && (Pl(t) && em(e.stateNode, t.stateNode), !Nl(t));) t = t.return;
    }
    function Ml(e) {
      for (var t = e.return; t !== null && (Pl(t) && tm(e.stateNode, t.stateNode), !Nl(t));) t = t.return;
    }
    function Nl(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 27;
    }
    function Pl(e) {
      return e && e.tag === 7 && e.stateNode !== null;
    }
    function Fl(e) {
      var t = e.type,
        n = e.memoizedProps,
        r = e.stateNode;
      try {
        a: switch (t) {
          case `button`:
          case `input`:
          case `select`:
          case `textarea`:
            n.autoFocus && r.focus();
            break a;
          case `img`:
            n.src ? (r.src = n.src) : n.srcSet && (r.srcset = n.srcSet);
        }
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Il(e, t, n) {
      try {
        var r = e.stateNode;
        (ip(r, e.type, n, t), (r[Nt] = t));
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    function Ll(e) {
      return e.tag === 5 || e.tag === 3 || e.tag === 26 || (e.tag === 27 && Sp(e.type)) || e.tag === 4;
    }
    function Rl(e) {
      a: for (;;) {
        for (; e.sibling === null;) {
          if (e.return === null || Ll(e.return)) return null;
          e = e.return;
        }
        for (e.sibling.return = e.return, e = e.sibling; e.tag !== 5 && e.tag !== 6 && e.tag !== 18;) {
          if ((e.tag === 27 && Sp(e.type)) || e.flags & 2 || e.child === null || e.tag === 4) continue a;
          ((e.child.return = e), (e = e.child));
        }
        if (!(e.flags & 2)) return e.stateNode;
      }
    }
    function zl(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6)
        ((i = e.stateNode),
          t
            ? (n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n).insertBefore(i, t)
            : ((t = n.nodeType === 9 ? n.body : n.nodeName === `HTML` ? n.ownerDocument.body : n),
              t.appendChild(i),
              (n = n._reactRootContainer),
              n != null || t.onclick !== null || (t.onclick = On)),
          Al(e, r),
          (k = !0));
      else if (i !== 4 && (i === 27 && (Al(e, r), (r = null), Sp(e.type) && ((n = e.stateNode), (t = null))), (e = e.child), e !== null))
        for (zl(e, t, n, r), e = e.sibling; e !== null;) (zl(e, t, n, r), (e = e.sibling));
    }
    function Bl(e, t, n, r) {
      var i = e.tag;
      if (i === 5 || i === 6) ((i = e.stateNode), t ? n.insertBefore(i, t) : n.appendChild(i), Al(e, r), (k = !0));
      else if (i !== 4 && (i === 27 && (Al(e, r), (r = null), Sp(e.type) && (n = e.stateNode)), (e = e.child), e !== null))
        for (Bl(e, t, n, r), e = e.sibling; e !== null;) (Bl(e, t, n, r), (e = e.sibling));
    }
    function Vl(e) {
      var t = e.stateNode,
        n = e.memoizedProps;
      try {
        for (var r = e.type, i = t.attributes; i.length;) t.removeAttributeNode(i[0]);
        (np(t, r, n), (t[Mt] = e), (t[Nt] = n));
      } catch (t) {
        Z(e, e.return, t);
      }
    }
    var Hl = !1,
      Ul = null;
    function Wl(e) {
      (e.tag === 30 || e.subtreeFlags & 33554432) && (Hl = !0);
    }
    var Gl = null;
    function Kl() {
      var e = Gl;
      return ((Gl = null), e);
    }
    var ql = 0;
    function Jl(e, t, n, r, i) {
      return ((ql = 0), Yl(e.child, t, n, r, i));
    }
    function Yl(e, t, n, r, i) {
      for (var a = !1; e !== null;) {
        if (e.tag === 5) {
          var o = e.stateNode;
          if (r !== null) {
            var s = Op(o);
            (r.push(s), s.view && (a = !0));
          } else a || (Op(o).view && (a = !0));
          ((Hl = !0), Tp(o, ql === 0 ? t : t + `_` + ql, n), ql++);
        } else (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && i) || (Yl(e.child, t, n, r, i) && (a = !0));
        e = e.sibling;
      }
      return a;
    }
    function Xl(e, t) {
      for (; e !== null;)
        (e.tag === 5
          ? Ep(e.stateNode, e.memoizedProps)
          : (e.tag === 22 && e.memoizedState !== null) || (e.tag === 30 && t) || Xl(e.child, t),
          (e = e.sibling));
    }
    function Zl(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if ((e.tag !== 22 || e.memoizedState === null) && (Zl(e), e.tag === 30 && e.flags & 18874368 && e.stateNode.paired)) {
            var t = e.memoizedProps;
            if (t.name == null || t.name === `auto`) throw Error(i(544));
            var n = t.name;
            ((t = Di(t.default, t.share)), t !== `none` && (Jl(e, n, t, null, !1) || Xl(e.child, !1)));
          }
          e = e.sibling;
        }
    }
    function Ql(e, t) {
      if (e.tag === 30) {
        var n = e.stateNode,
          r = e.memoizedProps,
          i = Ti(r, n),
          a = Di(r.default, n.paired ? r.share : r.enter);
        a === `none` ? Zl(e) : Jl(e, i, a, null, !1) ? (Zl(e), n.paired || t || Nd(e, r.onEnter)) : Xl(e.child, !1);
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (Ql(e, t), (e = e.sibling));
      else Zl(e);
    }
    function $l(e) {
      if (Ul !== null && Ul.size !== 0) {
        var t = Ul;
        if (e.subtreeFlags & 18874368)
          for (e = e.child; e !== null;) {
            if (e.tag !== 22 || e.memoizedState === null) {
              if (e.tag === 30 && e.flags & 18874368) {
                var n = e.memoizedProps,
                  r = n.name;
                if (r != null && r !== `auto`) {
                  var i = t.get(r);
                  if (i !== void 0) {
                    var a = Di(n.default, n.share);
                    if (
                      (a !== `none` &&
                        (Jl(e, r, a, null, !1) ? ((a = e.stateNode), (i.paired = a), (a.paired = i), Nd(e, n.onShare)) : Xl(e.child, !1)),
                      t.delete(r),
                      t.size === 0)
                    )
                      break;
                  }
                }
              }
              $l(e);
            }
            e = e.sibling;
          }
      }
    }
    function eu(e) {
      if (e.tag === 30) {
        var t = e.memoizedProps,
          n = Ti(t, e.stateNode),
          r = Ul === null ? void 0 : Ul.get(n),
          i = Di(t.default, r === void 0 ? t.exit : t.share);
        (i !== `none` &&
          (Jl(e, n, i, null, !1)
            ? r === void 0
              ? Nd(e, t.onExit)
              : ((i = e.stateNode), (r.paired = i), (i.paired = r), Ul.delete(n), Nd(e, t.onShare))
            : Xl(e.child, !1)),
          Ul !== null && $l(e));
      } else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (eu(e), (e = e.sibling));
      else Ul !== null && $l(e);
    }
    function tu(e) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var t = e.memoizedProps,
            n = Ti(t, e.stateNode);
          ((t = Di(t.default, t.update)), (e.flags &= -5), t !== `none` && Jl(e, n, t, (e.memoizedState = []), !1));
        } else e.subtreeFlags & 33554432 && tu(e);
        e = e.sibling;
      }
    }
    function nu(e) {
      if (e.subtreeFlags & 18874368)
        for (e = e.child; e !== null;) {
          if (e.tag !== 22 || e.memoizedState === null) {
            if (e.tag === 30 && e.flags & 18874368) {
              var t = e.stateNode;
              t.paired !== null && ((t.paired = null), Xl(e.child, !1));
            }
            nu(e);
          }
          e = e.sibling;
        }
    }
    function ru(e) {
      if (e.tag === 30) ((e.stateNode.paired = null), Xl(e.child, !1), nu(e));
      else if (e.subtreeFlags & 33554432) for (e = e.child; e !== null;) (ru(e), (e = e.sibling));
      else nu(e);
    }
    function iu(e) {
      for (e = e.child; e !== null;) (e.tag === 30 ? Xl(e.child, !1) : e.subtreeFlags & 33554432 && iu(e), (e = e.sibling));
    }
    function au(e, t, n, r, i, a, o) {
      for (var s = !1; t !== null;) {
        if (t.tag === 5) {
          var c = t.stateNode;
          if (a !== null && ql < a.length) {
            var l = a[ql],
              u = Op(c);
            (l.view || u.view) && (s = !0);
            var d;
            if ((d = !(e.flags & 4))) {
              if (u.clip) d = !0;
              else {
                d = l.rect;
                var f = u.rect;
                d = d.y !== f.y || d.x !== f.x || d.height !== f.height || d.width !== f.width;
              }
            }
            (d && (e.flags |= 4),
              u.abs ? (u = !l.abs) : ((l = l.rect), (u = u.rect), (u = l.height !== u.height || l.width !== u.width)),
              u && (e.flags |= 32));
          } else e.flags |= 32;
          (e.flags & 4 && Tp(c, ql === 0 ? n : n + `_` + ql, i),
            (s && e.flags & 4) || (Gl === null && (Gl = []), Gl.push(c, ql === 0 ? r : r + `_` + ql, t.memoizedProps)),
            ql++);
        } else
          (t.tag !== 22 || t.memoizedState === null) &&
            (t.tag === 30 && o ? (e.flags |= t.flags & 32) : au(e, t.child, n, r, i, a, o) && (s = !0));
        t = t.sibling;
      }
      return s;
    }
    function ou(e, t) {
      for (e = e.child; e !== null;) {
        if (e.tag === 30) {
          var n = e.memoizedProps,
            r = e.stateNode,
            i = Ti(n, r),
            a = Di(n.default, n.update);
          if (t) {
            r = r.clones;
            var o = r === null ? null : r.map(kp);
          } else ((o = e.memoizedState), (e.memoizedState = null));
          r = e;
          var s = e.child;
          ((ql = 0), (i = au(r, s, i, i, a, o, !1)), e.flags & 4 && i && (t || Nd(e, n.onUpdate)));
        } else e.subtreeFlags & 33554432 && ou(e, t);
        e = e.sibling;
      }
    }
    var su = !1,
      H = !1,
      cu = !1,
      lu = !1,
      uu = typeof WeakSet == `function` ? WeakSet : Set,
      du = null,
      fu = !1,
      pu = !1,
      mu = !1,
      hu = !1;
    function gu(e, t, n) {
      if (((e = e.containerInfo), (sp = gh), (e = ni(e)), ri(e))) {
        if (`selectionStart` in e) var r = { start: e.selectionStart, end: e.selectionEnd };
        else
          a: {
            r = ((r = e.ownerDocument) && r.defaultView) || window;
            var i = r.getSelection && r.getSelection();
            if (i && i.rangeCount !== 0) {
              r = i.anchorNode;
              var a = i.anchorOffset,
                o = i.focusNode;
              i = i.focusOffset;
              try {
                (r.nodeType, o.nodeType);
              } catch {
                r = null;
                break a;
              }
              var s = 0,
                c = -1,
                l = -1,
                u = 0,
                d = 0,
                f = e,
                p = null;
              b: for (;;) {
                for (
                  var m;
                  f !== r || (a !== 0 && f.nodeType !== 3) || (c = s + a),
                    f !== o || (i !== 0 && f.nodeType !== 3) || (l = s + i),
                    f.nodeType === 3 && (s += f.nodeValue.length),
                    (m = f.firstChild) !== null;
                )
                  ((p = f), (f = m));
                for (;;) {
                  if (f === e) break b;
                  if ((p === r && ++u === a && (c = s), p === o && ++d === i && (l = s), (m = f.nextSibling) !== null)) break;
                  ((f = p), (p = f.parentNode));
                }
                f = m;
              }
              r = c === -1 || l === -1 ? null : { start: c, end: l };
            } else r = null;
          }
        r ||= { start: 0, end: 0 };
      } else r = null;
      for (cp = { focusedElem: e, selectionRange: r }, gh = !1, n = (n & 335544064) === n, du = t, t = n ? 9270 : 1024; du !== null;) {
        if (((e = du), n && ((r = e.deletions), r !== null))) for (a = 0; a < r.length; a++) n && eu(r[a]);
        if (e.alternate === null && e.flags & 2) (n && Wl(e), _u(n));
        else {
          if (e.tag === 22) {
            if (((r = e.alternate), e.memoizedState !== null)) {
              (r !== null && r.memoizedState === null && n && eu(r), _u(n));
              continue;
            }
            if (r !== null && r.memoizedState !== null) {
              (n && Wl(e), _u(n));
              continue;
            }
          }
          ((r = e.child), (e.subtreeFlags & t) !== 0 && r !== null ? ((r.return = e), (du = r)) : (n && tu(e), _u(n)));
        }
      }
      Ul = null;
    }
    function _u(e) {
      for (; du !== null;) {
        var t = du,
          n = e,
          r = t.alternate,
          a = t.flags;
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            break;
          case 1:
            if (a & 1024 && r !== null) {
              ((n = void 0), (a = r.memoizedProps), (r = r.memoizedState));
              var o = t.stateNode;
              try {
                var s = Tc(t.type, a);
                ((n = o.getSnapshotBeforeUpdate(s, r)), (o.__reactInternalSnapshotBeforeUpdate = n));
              } catch (e) {
                Z(t, t.return, e);
              }
            }
            break;
          case 3:
            if (a & 1024) {
              if (((r = t.stateNode.containerInfo), (n = r.nodeType), n === 9)) nm(r);
              else if (n === 1)
                switch (r.nodeName) {
                  case `HEAD`:
                  case `HTML`:
                  case `BODY`:
                    nm(r);
                    break;
                  default:
                    r.textContent = ``;
                }
            }
            break;
          case 5:
          case 26:
          case 27:
          case 6:
          case 4:
          case 17:
            break;
          case 30:
            n &&
              r !== null &&
              ((n = Ti(r.memoizedProps, r.stateNode)),
              (a = t.memoizedProps),
              (a = Di(a.default, a.update)),
              a !== `none` && Jl(r, n, a, (r.memoizedState = []), !0));
            break;
          default:
            if (a & 1024) throw Error(i(163));
        }
        if (((r = t.sibling), r !== null)) {
          ((r.return = t.return), (du = r));
          break;
        }
        du = t.return;
      }
    }
    function vu(e, t, n) {
      var r = n.flags;
      switch (n.tag) {
        case 0:
        case 11:
        case 15:
          (Lu(e, n), r & 4 && wl(5, n));
          break;
        case 1:
          if ((Lu(e, n), r & 4)) {
            if (((e = n.stateNode), t === null))
              try {
                e.componentDidMount();
              } catch (e) {
                Z(n, n.return, e);
              }
            else {
              var i = Tc(n.type, t.memoizedProps);
              t = t.memoizedState;
              try {
                e.componentDidUpdate(i, t, e.__reactInternalSnapshotBeforeUpdate);
              } catch (e) {
                Z(n, n.return, e);
              }
            }
          }
          (r & 64 && El(n), r & 512 && Ol(n, n.return));
          break;
        case 3:
          if ((Lu(e, n), r & 64 && ((e = n.updateQueue), e !== null))) {
            if (((t = null), n.child !== null))
              switch (n.child.tag) {
                case 27:
                case 5:
                  t = n.child.stateNode;
                  break;
                case 1:
                  t = n.child.stateNode;
              }
            try {
              Ao(e, t);
            } catch (e) {
              Z(n, n.return, e);
            }
          }
          break;
        case 27:
          t === null && r & 4 && Vl(n);
        case 26:
        case 5:
          (Lu(e, n), t === null && r & 4 && Fl(n), r & 512 && Ol(n, n.return));
          break;
        case 12:
          Lu(e, n);
          break;
        case 31:
          (Lu(e, n), r & 4 && Eu(e, n));
          break;
        case 13:
          (Lu(e, n),
            r & 4 && Du(e, n),
            r & 64 && ((e = n.memoizedState), e !== null && ((e = e.dehydrated), e !== null && ((n = _f.bind(null, n)), cm(e, n)))));
          break;
        case 22:
          if (((r = n.memoizedState !== null || su), !r)) {
            var a = (t !== null && t.memoizedState !== null) || H;
            ((t = su),
              (i = H),
              (su = r),
              (H = a) && !i ? ((r = 2), n.subtreeFlags & 8772 && (r |= 1), zu(e, n, r)) : Lu(e, n),
              (su = t),
              (H = i));
          }
          break;
        case 30:
          (Lu(e, n), r & 512 && Ol(n, n.return));
          break;
        case 7:
          r & 512 && Ol(n, n.return);
        default:
          Lu(e, n);
      }
    }
    function yu(e, t) {
      for (e = e.child; e !== null;) (bu(e, t), (e = e.sibling));
    }
    function bu(e, t) {
      switch (e.tag) {
        case 5:
        case 26:
          try {
            var n = e.stateNode;
            if (t) {
              var r = n.style;
              typeof r.setProperty == `function` ? r.setProperty(`display`, `none`, `important`) : (r.display = `none`);
            } else {
              var i = e.stateNode,
                a = e.memoizedProps.style,
                o = a != null && a.hasOwnProperty(`display`) ? a.display : null;
              i.style.display = o == null || typeof o == `boolean` ? `` : (`` + o).trim();
            }
          } catch (t) {
            Z(e, e.return, t);
          }
          xu(e, t);
          break;
        case 6:
          try {
            ((e.stateNode.nodeValue = t ? `` : e.memoizedProps), (k = !0));
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 18:
          try {
            var s = e.stateNode;
            t ? wp(s, !0) : wp(e.stateNode, !1);
          } catch (t) {
            Z(e, e.return, t);
          }
          break;
        case 22:
        case 23:
          e.memoizedState === null && yu(e, t);
          break;
        default:
          yu(e, t);
      }
    }
    function xu(e, t) {
      if (e.subtreeFlags & 67108864)
        for (e = e.child; e !== null;) {
          a: {
            var n = e,
              r = t;
            switch (n.tag) {
              case 4:
                bu(n, r);
                break a;
              case 22:
                n.memoizedState === null && xu(n, r);
                break a;
              default:
                xu(n, r);
            }
          }
          e = e.sibling;
        }
    }
    function Su(e) {
      var t = e.alternate;
      (t !== null && ((e.alternate = null), Su(t)),
        (e.child = null),
        (e.deletions = null),
        (e.sibling = null),
        e.tag === 5 && ((t = e.stateNode), t !== null && Vt(t)),
        (e.stateNode = null),
        (e.return = null),
        (e.dependencies = null),
        (e.memoizedProps = null),
        (e.memoizedState = null),
        (e.pendingProps = null),
        (e.stateNode = null),
        (e.updateQueue = null));
    }
    var U = null,
      Cu = !1;
    function wu(e, t, n) {
      for (n = n.child; n !== null;) (Tu(e, t, n), (n = n.sibling));
    }
    function Tu(e, t, n) {
      if (O && typeof O.onCommitFiberUnmount == `function`)
        try {
          O.onCommitFiberUnmount(it, n);
        } catch {}
      switch (n.tag) {
        case 26:
          (H || kl(n, t),
            wu(e, t, n),
            n.memoizedState ? n.memoizedState.count-- : n.stateNode && !H && ((n = n.stateNode), n.parentNode.removeChild(n)));
          break;
        case 27:
          (H || kl(n, t), Ml(n));
          var r = U,
            i = Cu;
          (Sp(n.type) && ((U = n.stateNode), (Cu = !1)), wu(e, t, n), gm(n.stateNode, n.type, n.memoizedProps), (U = r), (Cu = i));
          break;
        case 5:
          (H || kl(n, t), Ml(n));
        case 6:
          if ((n.tag === 6 && Ml(n), (r = U), (i = Cu), (U = null), wu(e, t, n), (U = r), (Cu = i), U !== null)) {
            if (Cu)
              try {
                ((U.nodeType === 9 ? U.body : U.nodeName === `HTML` ? U.ownerDocument.body : U).removeChild(n.stateNode), (k = !0));
              } catch (e) {
                Z(n, t, e);
              }
            else
              try {
                (U.removeChild(n.stateNode), (k = !0));
              } catch (e) {
                Z(n, t, e);
              }
          }
          break;
        case 18:
          U !== null &&
            (Cu
              ? ((e = U), Cp(e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e, n.stateNode), Hh(e))
              : Cp(U, n.stateNode));
          break;
        case 4:
          ((r = U), (i = Cu), (U = n.stateNode.containerInfo), (Cu = !0), wu(e, t, n), (U = r), (Cu = i));
          break;
        case 0:
        case 11:
        case 14:
        case 15:
          (Tl(2, n, t), H || Tl(4, n, t), wu(e, t, n));
          break;
        case 1:
          (H || (kl(n, t), (r = n.stateNode), typeof r.componentWillUnmount == `function` && Dl(n, t, r)), wu(e, t, n));
          break;
        case 21:
          wu(e, t, n);
          break;
        case 22:
          ((H = (r = H) || n.memoizedState !== null), wu(e, t, n), (H = r));
          break;
        case 30:
          (kl(n, t), wu(e, t, n));
          break;
        case 7:
          (H || kl(n, t), wu(e, t, n));
          break;
        default:
          wu(e, t, n);
      }
    }
    function Eu(e, t) {
      if (t.memoizedState === null && ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null))) {
        e = e.dehydrated;
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
      }
    }
    function Du(e, t) {
      if (
        t.memoizedState === null &&
        ((e = t.alternate), e !== null && ((e = e.memoizedState), e !== null && ((e = e.dehydrated), e !== null)))
      )
        try {
          Hh(e);
        } catch (e) {
          Z(t, t.return, e);
        }
    }
    function Ou(e) {
      switch (e.tag) {
        case 31:
        case 13:
        case 19:
          var t = e.stateNode;
          return (t === null && (t = e.stateNode = new uu()), t);
        case 22:
          return ((e = e.stateNode), (t = e._retryCache), t === null && (t = e._retryCache = new uu()), t);
        default:
          throw Error(i(435, e.tag));
      }
    }
    function ku(e, t) {
      var n = Ou(e);
      t.forEach(function (t) {
        if (!n.has(t)) {
          n.add(t);
          var r = vf.bind(null, e, t);
          t.then(r, r);
        }
      });
    }
    function Au(e, t, n) {
      var r = t.deletions;
      if (r !== null)
        for (var a = 0; a < r.length; a++) {
          var o = r[a],
            s = e,
            c = t,
            l = c;
          a: for (; l !== null;) {
            switch (l.tag) {
              case 27:
                if (Sp(l.type)) {
                  ((U = l.stateNode), (Cu = !1));
                  break a;
                }
                break;
              case 5:
                ((U = l.stateNode), (Cu = !1));
                break a;
              case 3:
              case 4:
                ((U = l.stateNode.containerInfo), (Cu = !0));
                break a;
            }
            l = l.return;
          }
          if (U === null) throw Error(i(160));
          (Tu(s, c, o), (U = null), (Cu = !1), (s = o.alternate), s !== null && (s.return = null), (o.return = null));
        }
      if (t.subtreeFlags & 13886) for (t = t.child; t !== null;) (Mu(t, e, n), (t = t.sibling));
    }
    var ju = null;
    function Mu(e, t, n) {
      var r = e.alternate,
        a = e.flags;
      switch (e.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          if (a & 4 && ((r = e.updateQueue), (r = r === null ? null : r.events), r !== null))
            for (var o = 0; o < r.length; o++) {
              var s = r[o];
              s.ref.impl = s.nextImpl;
            }
          (Au(t, e, n), Nu(e), a & 4 && (Tl(3, e, e.return), wl(3, e), Tl(5, e, e.return)));
          break;
        case 1:
          (Au(t, e, n),
            Nu(e),
            a & 512 && (H || r === null || kl(r, r.return)),
            a & 64 &&
              su &&
              ((e = e.updateQueue),
              e !== null &&
                ((t = e.callbacks),
                t !== null && ((n = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = n === null ? t : n.concat(t))))));
          break;
        case 26:
          if (((o = ju), Au(t, e, n), Nu(e), a & 512 && (H || r === null || kl(r, r.return)), a & 4)) {
            if (((a = r === null ? null : r.memoizedState), (n = e.memoizedState), r === null)) {
              if (n === null) {
                if (e.stateNode === null) {
                  if (su) e.stateNode = fp(e.type, e.memoizedProps, t.containerInfo, e);
                  else {
                    a: {
                      ((t = e.type), (n = e.memoizedProps), (a = o.ownerDocument || o));
                      b: switch (t) {
                        case `title`:
                          ((r = a.getElementsByTagName(`title`)[0]),
                            (!r || r[zt] || r[Mt] || r.namespaceURI === `http://www.w3.org/2000/svg` || r.hasAttribute(`itemprop`)) &&
                              ((r = a.createElement(t)), a.head.insertBefore(r, a.querySelector(`head > title`))),
                            np(r, t, n),
                            (r[Mt] = e),
                            Kt(r),
                            (t = r));
                          break a;
                        case `link`:
                          if ((o = Gm(`link`, `href`, a).get(t + (n.href || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`href`) === (n.href == null || n.href === `` ? null : n.href) &&
                                  r.getAttribute(`rel`) === (n.rel == null ? null : n.rel) &&
                                  r.getAttribute(`title`) === (n.title == null ? null : n.title) &&
                                  r.getAttribute(`crossorigin`) === (n.crossOrigin == null ? null : n.crossOrigin))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          ((r = a.createElement(t)), np(r, t, n), a.head.appendChild(r));
                          break;
                        case `meta`:
                          if ((o = Gm(`meta`, `content`, a).get(t + (n.content || ``)))) {
                            for (s = 0; s < o.length; s++)
                              if (
                                ((r = o[s]),
                                r.getAttribute(`content`) === (n.content == null ? null : `` + n.content) &&
                                  r.getAttribute(`name`) === (n.name == null ? null : n.name) &&
                                  r.getAttribute(`property`) === (n.property == null ? null : n.property) &&
                                  r.getAttribute(`http-equiv`) === (n.httpEquiv == null ? null : n.httpEquiv) &&
                                  r.getAttribute(`charset`) === (n.charSet == null ? null : n.charSet))
                              ) {
                                o.splice(s, 1);
                                break b;
                              }
                          }
                          ((r = a.createElement(t)), np(r, t, n), a.head.appendChild(r));
                          break;
                        default:
                          throw Error(i(468, t));
                      }
                      ((r[Mt] = e), Kt(r), (t = r));
                    }
                    e.stateNode = t;
                  }
                } else su || Km(o, e.type, e.stateNode);
              } else e.stateNode = Bm(o, n, e.memoizedProps);
            } else
              a === n
                ? n === null && e.stateNode !== null && Il(e, e.memoizedProps, r.memoizedProps)
                : (a === null ? ((t = r.stateNode), t === null || H || t.parentNode.removeChild(t)) : a.count--,
                  n === null ? su || Km(o, e.type, e.stateNode) : Bm(o, n, e.memoizedProps));
          }
          break;
        case 27:
          (Au(t, e, n),
            Nu(e),
            a & 512 && (H || r === null || kl(r, r.return)),
            r !== null && a & 4 && Il(e, e.memoizedProps, r.memoizedProps));
          break;
        case 5:
          if (((o = cu), (cu = !1), Au(t, e, n), (cu = o), Nu(e), a & 512 && (H || r === null || kl(r, r.return)), e.flags & 32)) {
            t = e.stateNode;
            try {
              (bn(t, ``), (k = !0));
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          (a & 4 && e.stateNode != null && ((t = e.memoizedProps), Il(e, t, r === null ? t : r.memoizedProps)), a & 1024 && (lu = !0));
          break;
        case 6:
          if ((Au(t, e, n), Nu(e), a & 4)) {
            if (e.stateNode === null) throw Error(i(162));
            ((t = e.memoizedProps), (n = e.stateNode));
            try {
              ((n.nodeValue = t), (k = !0));
            } catch (t) {
              Z(e, e.return, t);
            }
          }
          break;
        case 3:
          if (
            ((k = !1),
            (Wm = null),
            (o = ju),
            (ju = bm(t.containerInfo)),
            Au(t, e, n),
            (ju = o),
            Nu(e),
            a & 4 && r !== null && r.memoizedState.isDehydrated)
          )
            try {
              Hh(t.containerInfo);
            } catch (t) {
              Z(e, e.return, t);
            }
          (lu && ((lu = !1), Pu(e)), (k = !1));
          break;
        case 4:
          ((a = cu),
            (cu = su),
            (r = nn()),
            (o = ju),
            (ju = bm(e.stateNode.containerInfo)),
            Au(t, e, n),
            Nu(e),
            (ju = o),
            k && pu && (mu = !0),
            (k = r),
            (cu = a));
          break;
        case 12:
          (Au(t, e, n), Nu(e));
          break;
        case 31:
          (Au(t, e, n), Nu(e), a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))));
          break;
        case 13:
          (Au(t, e, n),
            Nu(e),
            e.child.flags & 8192 && (e.memoizedState !== null) != (r !== null && r.memoizedState !== null) && (hd = Ye()),
            a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))));
          break;
        case 22:
          ((o = e.memoizedState !== null), (s = r !== null && r.memoizedState !== null));
          var c = su,
            l = H,
            u = cu;
          ((su = c || o),
            (cu = u || o),
            (H = l || s),
            Au(t, e, n),
            (H = l),
            (cu = u),
            (su = c),
            Nu(e),
            a & 8192 &&
              ((t = e.stateNode),
              (t._visibility = o ? t._visibility & -2 : t._visibility | 1),
              !o || r === null || s || su || H || ((t = s || H), (n = su), (r = H), (su = o || su), (H = t), Ru(e, 2), (su = n), (H = r)),
              (!o && cu) || yu(e, o)),
            a & 4 && ((t = e.updateQueue), t !== null && ((n = t.retryQueue), n !== null && ((t.retryQueue = null), ku(e, n)))));
          break;
        case 19:
          (Au(t, e, n), Nu(e), a & 4 && ((t = e.updateQueue), t !== null && ((e.updateQueue = null), ku(e, t))));
          break;
        case 30:
          (a & 512 && (H || r === null || kl(r, r.return)),
            (a = nn()),
            (o = pu),
            (s = (n & 335544064) === n),
            (c = e.memoizedProps),
            (pu = s && Di(c.default, c.update) !== `none`),
            Au(t, e, n),
            Nu(e),
            s && r !== null && k && (e.flags |= 4),
            (pu = o),
            (k = a));
          break;
        case 21:
          break;
        case 7:
          (a & 512 && (H || r === null || kl(r, r.return)), r && r.stateNode !== null && (r.stateNode._fragmentFiber = e));
        default:
          (Au(t, e, n), Nu(e));
      }
    }
    function Nu(e) {
      var t = e.flags;
      if (t & 2) {
        try {
          for (var n, r = e.return; r !== null;) {
            if (Ll(r)) {
              n = r;
              break;
            }
            r = r.return;
          }
          r = null;
          for (var a = e.return; a !== null;) {
            if (Pl(a)) {
              var o = a.stateNode;
              r === null ? (r = [o]) : r.push(o);
            }
            if (Nl(a)) break;
            a = a.return;
          }
          var s = r;
          if (n == null) throw Error(i(160));
          switch (n.tag) {
            case 27:
              var c = n.stateNode;
              Bl(e, Rl(e), c, s);
              break;
            case 5:
              var l = n.stateNode;
              (n.flags & 32 && (bn(l, ``), (n.flags &= -33)), Bl(e, Rl(e), l, s));
              break;
            case 3:
            case 4:
              var u = n.stateNode.containerInfo;
              zl(e, Rl(e), u, s);
              break;
            default:
              throw Error(i(161));
          }
        } catch (t) {
          Z(e, e.return, t);
        }
        e.flags &= -3;
      }
      t & 4096 && (e.flags &= -4097);
    }
    function Pu(e) {
      if (e.subtreeFlags & 1024)
        for (e = e.child; e !== null;) {
          var t = e;
          (Pu(t), t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (gh = !0), t.reset(), (gh = !1)), (e = e.sibling));
        }
    }
    function Fu(e, t) {
      if (t.subtreeFlags & 9270) for (t = t.child; t !== null;) (Iu(t, e), (t = t.sibling));
      else ou(t, !1);
    }
    function Iu(e, t) {
      var n = e.alternate;
      if (n === null) Ql(e, !1);
      else
        switch (e.tag) {
          case 3:
            if (((hu = fu = !1), Kl(), Fu(t, e), !fu && !mu)) {
              if (((e = Gl), e !== null))
                for (var r = 0; r < e.length; r += 3) {
                  n = e[r];
                  var i = e[r + 1];
                  (Ep(n, e[r + 2]),
                    (n = n.ownerDocument.documentElement),
                    n !== null &&
                      n.animate(
                        { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                        { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(` + i + `)` },
                      ));
                }
              ((e = t.containerInfo),
                (e = e.nodeType === 9 ? e.documentElement : e.ownerDocument.documentElement),
                e !== null &&
                  e.style.viewTransitionName === `` &&
                  ((e.style.viewTransitionName = `none`),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: [`none`, `none`] },
                    { duration: 0, fill: `forwards`, pseudoElement: `::view-transition-group(root)` },
                  ),
                  e.animate({ width: [0, 0], height: [0, 0] }, { duration: 0, fill: `forwards`, pseudoElement: `::view-transition` })),
                (hu = !0));
            }
            Gl = null;
            break;
          case 5:
            Fu(t, e);
            break;
          case 4:
            ((r = fu), (fu = !1), Fu(t, e), fu && (mu = !0), (fu = r));
            break;
          case 22:
            e.memoizedState === null && (n.memoizedState === null ? Fu(t, e) : Ql(e, !1));
            break;
          case 30:
            ((r = fu), (i = Kl()), (fu = !1), Fu(t, e), fu && (e.flags |= 4));
            var a = e.memoizedProps,
              o = e.stateNode;
            ((t = Ti(a, o)), (o = Ti(n.memoizedProps, o)));
            var s = Di(a.default, a.update);
            (s === `none`
              ? (t = !1)
              : ((a = n.memoizedState),
                (n.memoizedState = null),
                (n = e.child),
                (ql = 0),
                (t = au(e, n, t, o, s, a, !0)),
                ql !== (a === null ? 0 : a.length) && (e.flags |= 32)),
              e.flags & 4 && t ? (Nd(e, e.memoizedProps.onUpdate), (Gl = i)) : i !== null && (i.push.apply(i, Gl), (Gl = i)),
              (fu = e.flags & 32 ? !0 : r));
            break;
          default:
            Fu(t, e);
        }
    }
    function Lu(e, t) {
      if (t.subtreeFlags & 8772) for (t = t.child; t !== null;) (vu(e, t.alternate, t), (t = t.sibling));
    }
    function Ru(e, t) {
      for (e = e.child; e !== null;) {
        var n = e,
          r = t;
        switch (n.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            (Tl(4, n, n.return), Ru(n, r));
            break;
          case 1:
            kl(n, n.return);
            var i = n.stateNode;
            (typeof i.componentWillUnmount == `function` && Dl(n, n.return, i), Ru(n, r));
            break;
          case 27:
            r & 2 && gm(n.stateNode, n.type, n.memoizedProps);
          case 5:
            (kl(n, n.return), (n.tag !== 5 && n.tag !== 27) || Ml(n), Ru(n, r));
            break;
          case 6:
            Ml(n);
            break;
          case 26:
            (kl(n, n.return), (i = n.stateNode), n.memoizedState !== null || i === null || H || i.parentNode.removeChild(i), Ru(n, r));
            break;
          case 22:
            n.memoizedState === null && Ru(n, r);
            break;
          case 30:
            (kl(n, n.return), Ru(n, r));
            break;
          case 7:
            kl(n, n.return);
          default:
            Ru(n, r);
        }
        e = e.sibling;
      }
    }
    function zu(e, t, n) {
      for (n = t.subtreeFlags & 8772 ? n : n & -2, t = t.child; t !== null;) {
        var r = t.alternate,
          i = e,
          a = t,
          o = a.flags,
          s = !!(n & 1);
        switch (a.tag) {
          case 0:
          case 11:
          case 15:
            (zu(i, a, n), wl(4, a));
            break;
          case 1:
            if ((zu(i, a, n), (r = a), (i = r.stateNode), typeof i.componentDidMount == `function`))
              try {
                i.componentDidMount();
              } catch (e) {
                Z(r, r.return, e);
              }
            if (((r = a), (i = r.updateQueue), i !== null)) {
              var c = r.stateNode;
              try {
                var l = i.shared.hiddenCallbacks;
                if (l !== null) for (i.shared.hiddenCallbacks = null, i = 0; i < l.length; i++) ko(l[i], c);
              } catch (e) {
                Z(r, r.return, e);
              }
            }
            (s && o & 64 && El(a), Ol(a, a.return));
            break;
          case 27:
            n & 2 && Vl(a);
          case 5:
            ((a.tag !== 5 && a.tag !== 27) || jl(a), zu(i, a, n), s && r === null && o & 4 && Fl(a), Ol(a, a.return));
            break;
          case 6:
            jl(a);
            break;
          case 26:
            ((c = a.stateNode),
              a.memoizedState !== null || c === null || su || Km(bm(c.ownerDocument), a.type, c),
              zu(i, a, n),
              s && r === null && o & 4 && Fl(a),
              Ol(a, a.return));
            break;
          case 12:
            zu(i, a, n);
            break;
          case 31:
            (zu(i, a, n), s && o & 4 && Eu(i, a));
            break;
          case 13:
            (zu(i, a, n), s && o & 4 && Du(i, a));
            break;
          case 22:
            (a.memoizedState === null && zu(i, a, n), Ol(a, a.return));
            break;
          case 30:
            (zu(i, a, n), Ol(a, a.return));
            break;
          case 7:
            Ol(a, a.return);
          default:
            zu(i, a, n);
        }
        t = t.sibling;
      }
    }
    function Bu(e, t) {
      var n = null;
      (e !== null && e.memoizedState !== null && e.memoizedState.cachePool !== null && (n = e.memoizedState.cachePool.pool),
        (e = null),
        t.memoizedState !== null && t.memoizedState.cachePool !== null && (e = t.memoizedState.cachePool.pool),
        e !== n && (e != null && e.refCount++, n != null && Ra(n)));
    }
    function Vu(e, t) {
      ((e = null),
        t.alternate !== null && (e = t.alternate.memoizedState.cache),
        (t = t.memoizedState.cache),
        t !== e && (t.refCount++, e != null && Ra(e)));
    }
    function Hu(e, t, n, r) {
      var i = (n & 335544064) === n;
      if (t.subtreeFlags & (i ? 10262 : 10256)) for (t = t.child; t !== null;) (Uu(e, t, n, r), (t = t.sibling));
      else i && iu(t);
    }
    function Uu(e, t, n, r) {
      var i = (n & 335544064) === n;
      i && t.alternate === null && t.return !== null && t.return.alternate !== null && ru(t);
      var a = t.flags;
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          (Hu(e, t, n, r), a & 2048 && wl(9, t));
          break;
        case 1:
          Hu(e, t, n, r);
          break;
        case 3:
          (Hu(e, t, n, r),
            i &&
              hu &&
              ((e = e.containerInfo),
              (e = e.nodeType === 9 ? e.body : e.nodeName === `HTML` ? e.ownerDocument.body : e),
              e.style.viewTransitionName === `root` && (e.style.viewTransitionName = ``),
              (e = e.ownerDocument.documentElement),
              e !== null && e.style.viewTransitionName === `none` && (e.style.viewTransitionName = ``)),
            a & 2048 &&
              ((a = null),
              t.alternate !== null && (a = t.alternate.memoizedState.cache),
              (t = t.memoizedState.cache),
              t !== a && (t.refCount++, a != null && Ra(a))));
          break;
        case 12:
          if (a & 2048) {
            (Hu(e, t, n, r), (a = t.stateNode));
            try {
              var o = t.memoizedProps,
                s = o.id,
                c = o.onPostCommit;
              typeof c == `function` && c(s, t.alternate === null ? `mount` : `update`, a.passiveEffectDuration, -0);
            } catch (e) {
              Z(t, t.return, e);
            }
          } else Hu(e, t, n, r);
          break;
        case 31:
          Hu(e, t, n, r);
          break;
        case 13:
          Hu(e, t, n, r);
          break;
        case 23:
          break;
        case 22:
          ((o = t.stateNode),
            (s = t.alternate),
            t.memoizedState === null
              ? (i && s !== null && s.memoizedState !== null && ru(t),
                o._visibility & 2 ? Hu(e, t, n, r) : ((o._visibility |= 2), Wu(e, t, n, r, !!(t.subtreeFlags & 10256) || !1)))
              : (i && s !== null && s.memoizedState === null && ru(s), o._visibility & 2 ? Hu(e, t, n, r) : Gu(e, t)),
            a & 2048 && Bu(s, t));
          break;
        case 24:
          (Hu(e, t, n, r), a & 2048 && Vu(t.alternate, t));
          break;
        case 30:
          (i && ((a = t.alternate), a !== null && (Xl(a.child, !0), Xl(t.child, !0))), Hu(e, t, n, r));
          break;
        default:
          Hu(e, t, n, r);
      }
    }
    function Wu(e, t, n, r, i) {
      for (i &&= !!(t.subtreeFlags & 10256) || !1, t = t.child; t !== null;) {
        var a = e,
          o = t,
          s = n,
          c = r,
          l = o.flags;
        switch (o.tag) {
          case 0:
          case 11:
          case 15:
            (Wu(a, o, s, c, i), wl(8, o));
            break;
          case 23:
            break;
          case 22:
            var u = o.stateNode;
            (o.memoizedState === null ? ((u._visibility |= 2), Wu(a, o, s, c, i)) : u._visibility & 2 ? Wu(a, o, s, c, i) : Gu(a, o),
              i && l & 2048 && Bu(o.alternate, o));
            break;
          case 24:
            (Wu(a, o, s, c, i), i && l & 2048 && Vu(o.alternate, o));
            break;
          default:
            Wu(a, o, s, c, i);
        }
        t = t.sibling;
      }
    }
    function Gu(e, t) {
      if (t.subtreeFlags & 10256)
        for (t = t.child; t !== null;) {
          var n = e,
            r = t,
            i = r.flags;
          switch (r.tag) {
            case 22:
              (Gu(n, r), i & 2048 && Bu(r.alternate, r));
              break;
            case 24:
              (Gu(n, r), i & 2048 && Vu(r.alternate, r));
              break;
            default:
              Gu(n, r);
          }
          t = t.sibling;
        }
    }
    var Ku = 8192;
    function qu(e, t, n) {
      if (e.subtreeFlags & Ku) for (e = e.child; e !== null;) (Ju(e, t, n), (e = e.sibling));
    }
    function Ju(e, t, n) {
      switch (e.tag) {
        case 26:
          (qu(e, t, n),
            e.flags & Ku &&
              (e.memoizedState === null
                ? ((e = e.stateNode), (t & 335544128) === t && Zm(n, e))
                : Qm(n, ju, e.memoizedState, e.memoizedProps)));
          break;
        case 5:
          (qu(e, t, n), e.flags & Ku && ((e = e.stateNode), (t & 335544128) === t && Zm(n, e)));
          break;
        case 3:
        case 4:
          var r = ju;
          ((ju = bm(e.stateNode.containerInfo)), qu(e, t, n), (ju = r));
          break;
        case 22:
          e.memoizedState === null &&
            ((r = e.alternate), r !== null && r.memoizedState !== null ? ((r = Ku), (Ku = 16777216), qu(e, t, n), (Ku = r)) : qu(e, t, n));
          break;
        case 30:
          if ((e.flags & Ku) !== 0 && ((r = e.memoizedProps.name), r != null && r !== `auto`)) {
            var i = e.stateNode;
            ((i.paired = null), Ul === null && (Ul = new Map()), Ul.set(r, i));
          }
          qu(e, t, n);
          break;
        default:
          qu(e, t, n);
      }
    }
    function Yu(e) {
      var t = e.alternate;
      if (t !== null && ((e = t.child), e !== null)) {
        t.child = null;
        do ((t = e.sibling), (e.sibling = null), (e = t));
        while (e !== null);
      }
    }
    function Xu(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            ((du = r), $u(r, e));
          }
        Yu(e);
      }
      if (e.subtreeFlags & 10256) for (e = e.child; e !== null;) (Zu(e), (e = e.sibling));
    }
    function Zu(e) {
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          (Xu(e), e.flags & 2048 && Tl(9, e, e.return));
          break;
        case 3:
          Xu(e);
          break;
        case 12:
          Xu(e);
          break;
        case 22:
          var t = e.stateNode;
          e.memoizedState !== null && t._visibility & 2 && (e.return === null || e.return.tag !== 13)
            ? ((t._visibility &= -3), Qu(e))
            : Xu(e);
          break;
        default:
          Xu(e);
      }
    }
    function Qu(e) {
      var t = e.deletions;
      if (e.flags & 16) {
        if (t !== null)
          for (var n = 0; n < t.length; n++) {
            var r = t[n];
            ((du = r), $u(r, e));
          }
        Yu(e);
      }
      for (e = e.child; e !== null;) {
        switch (((t = e), t.tag)) {
          case 0:
          case 11:
          case 15:
            (Tl(8, t, t.return), Qu(t));
            break;
          case 22:
            ((n = t.stateNode), n._visibility & 2 && ((n._visibility &= -3), Qu(t)));
            break;
          default:
            Qu(t);
        }
        e = e.sibling;
      }
    }
    function $u(e, t) {
      for (; du !== null;) {
        var n = du;
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            Tl(8, n, t);
            break;
          case 23:
          case 22:
            if (n.memoizedState !== null && n.memoizedState.cachePool !== null) {
              var r = n.memoizedState.cachePool.pool;
              r != null && r.refCount++;
            }
            break;
          case 24:
            Ra(n.memoizedState.cache);
        }
        if (((r = n.child), r !== null)) ((r.return = n), (du = r));
        else
          a: for (n = e; du !== null;) {
            r = du;
            var i = r.sibling,
              a = r.return;
            if ((Su(r), r === n)) {
              du = null;
              break a;
            }
            if (i !== null) {
              ((i.return = a), (du = i));
              break a;
            }
            du = a;
          }
      }
    }
    var ed = {
        getCacheForType: function (e) {
          var t = ja(F),
            n = t.data.get(e);
          return (n === void 0 && ((n = e()), t.data.set(e, n)), n);
        },
        cacheSignal: function () {
          return ja(F).controller.signal;
        },
      },
      td = typeof WeakMap == `function` ? WeakMap : Map,
      W = 0,
      G = null,
      K = null,
      q = 0,
      J = 0,
      nd = null,
      rd = !1,
      id = !1,
      ad = !1,
      od = 0,
      Y = 0,
      sd = 0,
      cd = 0,
      ld = 0,
      ud = 0,
      dd = 0,
      fd = null,
      pd = null,
      md = !1,
      hd = 0,
      gd = 0,
      _d = 1 / 0,
      vd = null,
      yd = null,
      X = 0,
      bd = null,
      xd = null,
      Sd = 0,
      Cd = 0,
      wd = null,
      Td = null,
      Ed = null,
      Dd = null,
      Od = null,
      kd = 0,
      Ad = null;
    function jd() {
      return W & 2 && q !== 0 ? q & -q : w.T === null ? Dt() : Pf();
    }
    function Md() {
      if (ud === 0) {
        if (!(q & 536870912) || P) {
          var e = dt;
          ((dt <<= 1), !(dt & 3932160) && (dt = 262144), (ud = e));
        } else ud = 536870912;
      }
      return ((e = Io.current), e !== null && (e.flags |= 32), ud);
    }
    function Nd(e, t) {
      if (t != null) {
        var n = e.stateNode,
          r = n.ref;
        (r === null && (r = n.ref = Pp(Ti(e.memoizedProps, n))), Dd === null && (Dd = []), Dd.push(t.bind(null, r)));
      }
    }
    function Pd(e, t, n) {
      (((e === G && (J === 2 || J === 9)) || e.cancelPendingCommit !== null) && (Vd(e, 0), Rd(e, q, ud, !1)),
        bt(e, n),
        (W & 2 && e === G) || (e === G && (!(W & 2) && (cd |= n), Y === 4 && Rd(e, q, ud, !1)), Ef(e)));
    }
    function Fd(e, t, n) {
      if (W & 6) throw Error(i(327));
      var r = (!n && !(t & 127) && (t & e.expiredLanes) === 0) || ht(e, t),
        a = r ? Yd(e, t) : qd(e, t, !0),
        o = r;
      do {
        if (a === 0) {
          id && !r && Rd(e, t, 0, !1);
          break;
        }
        if (((n = e.current.alternate), o && !Ld(n))) ((a = qd(e, t, !1)), (o = !1));
        else {
          if (a === 2) {
            if (((o = t), e.errorRecoveryDisabledLanes & o)) var s = 0;
            else ((s = e.pendingLanes & -536870913), (s = s === 0 ? (s & 536870912 ? 536870912 : 0) : s));
            if (s !== 0) {
              t = s;
              a: {
                var c = e;
                a = fd;
                var l = c.current.memoizedState.isDehydrated;
                if ((l && (Vd(c, s).flags |= 256), (s = qd(c, s, !1)), s !== 2 && s !== 6)) {
                  if (ad && !l) {
                    ((c.errorRecoveryDisabledLanes |= o), (cd |= o), (a = 4));
                    break a;
                  }
                  ((o = pd), (pd = a), o !== null && (pd === null ? (pd = o) : pd.push.apply(pd, o)));
                }
                a = s;
              }
              if (((o = !1), a !== 2)) continue;
            }
          }
          if (a === 1) {
            (Vd(e, 0), Rd(e, t, 0, !0));
            break;
          }
          a: {
            switch (((r = e), (o = a), o)) {
              case 0:
              case 1:
                throw Error(i(345));
              case 4:
                if ((t & 4194048) !== t && (t & 62914560) !== t) break;
              case 6:
                Rd(r, t, ud, !rd);
                break a;
              case 2:
                pd = null;
                break;
              case 3:
              case 5:
                break;
              default:
                throw Error(i(329));
            }
            if ((t & 62914560) === t && ((a = hd + 300 - Ye()), 10 < a)) {
              if ((Rd(r, t, ud, !rd), mt(r, 0, !0) !== 0)) break a;
              ((Sd = t), (r.timeoutHandle = gp(Id.bind(null, r, n, pd, vd, md, t, ud, cd, dd, rd, o, `Throttled`, -0, 0), a)));
              break a;
            }
            Id(r, n, pd, vd, md, t, ud, cd, dd, rd, o, null, -0, 0);
          }
          break;
        }
      } while (1);
      Ef(e);
    }
    function Id(e, t, n, r, i, a, o, s, c, l, u, d, f, p) {
      e.timeoutHandle = -1;
      var m = t.subtreeFlags,
        h = (a & 335544064) === a;
      ((d = null),
        (h || m & 8192 || (m & 16785408) == 16785408) &&
        ((d = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: On,
        }),
        (Ul = null),
        Ju(t, a, d),
        h &&
          ((m = d),
          (h = e.containerInfo),
          (h = (h.nodeType === 9 ? h : h.ownerDocument).__reactViewTransition),
          h != null && (m.count++, (m.waitingForViewTransition = !0), (m = nh.bind(m)), h.finished.then(m, m))),
        (m = (a & 62914560) === a ? hd - Ye() : (a & 4194048) === a ? gd - Ye() : 0),
        (m = eh(d, m)),
        m !== null)
          ? ((Sd = a), (e.cancelPendingCommit = m(nf.bind(null, e, t, a, n, r, i, o, s, c, l, u, d, null, f, p))), Rd(e, a, o, !l))
          : nf(e, t, a, n, r, i, o, s, c, l, u, d));
    }
    function Ld(e) {
      for (var t = e; ;) {
        var n = t.tag;
        if ((n === 0 || n === 11 || n === 15) && t.flags & 16384 && ((n = t.updateQueue), n !== null && ((n = n.stores), n !== null)))
          for (var r = 0; r < n.length; r++) {
            var i = n[r],
              a = i.getSnapshot;
            i = i.value;
            try {
              if (!Xr(a(), i)) return !1;
            } catch {
              return !1;
            }
          }
        if (((n = t.child), t.subtreeFlags & 16384 && n !== null)) ((n.return = t), (t = n));
        else {
          if (t === e) break;
          for (; t.sibling === null;) {
            if (t.return === null || t.return === e) return !0;
            t = t.return;
          }
          ((t.sibling.return = t.return), (t = t.sibling));
        }
      }
      return !0;
    }
    function Rd(e, t, n, r) {
      ((t = gt(e, t)),
        (t &= ~ld),
        (t &= ~cd),
        (e.suspendedLanes |= t),
        (e.pingedLanes &= ~t),
        r && (e.warmLanes |= t),
        (r = e.expirationTimes));
      for (var i = t; 0 < i;) {
        var a = 31 - ot(i),
          o = 1 << a;
        ((r[a] = -1), (i &= ~o));
      }
      n !== 0 && St(e, n, t);
    }
    function zd() {
      return W & 6 ? !0 : (Df(0, !1), !1);
    }
    function Bd() {
      if (K !== null) {
        if (J === 0) var e = K.return;
        else ((e = K), (Ca = Sa = null), cs(e), (uo = null), (fo = 0), (e = K));
        for (; e !== null;) (Cl(e.alternate, e), (e = e.return));
        K = null;
      }
    }
    function Vd(e, t) {
      var n = e.timeoutHandle;
      return (
        n !== -1 && ((e.timeoutHandle = -1), _p(n)),
        (n = e.cancelPendingCommit),
        n !== null && ((e.cancelPendingCommit = null), n()),
        (Sd = 0),
        Bd(),
        (G = e),
        (K = n = Vi(e.current, null)),
        (q = t),
        (J = 0),
        (nd = null),
        (rd = !1),
        (id = ht(e, t)),
        (ad = !1),
        (dd = ud = ld = cd = sd = Y = 0),
        (pd = fd = null),
        (md = !1),
        (od = gt(e, t)),
        M(),
        n
      );
    }
    function Hd(e, t) {
      ((I = null),
        (w.H = _c),
        t === eo || t === no
          ? ((t = co()), (J = 3))
          : t === to
            ? ((t = co()), (J = 4))
            : (J = t === Fc ? 8 : typeof t == `object` && t && typeof t.then == `function` ? 6 : 1),
        (nd = t),
        K === null && ((Y = 1), kc(e, Yi(t, e.current))));
    }
    function Ud() {
      var e = Io.current;
      return e === null ? !0 : (q & 4194048) === q ? Lo === null : (q & 62914560) === q || q & 536870912 ? e === Lo : !1;
    }
    function Wd() {
      var e = w.H;
      return ((w.H = _c), e === null ? _c : e);
    }
    function Gd() {
      var e = w.A;
      return ((w.A = ed), e);
    }
    function Kd() {
      ((Y = 4),
        rd || ((q & 4194048) !== q && Io.current !== null) || (id = !0),
        (!(sd & 134217727) && !(cd & 134217727)) || G === null || Rd(G, q, ud, !1));
    }
    function qd(e, t, n) {
      var r = W;
      W |= 2;
      var i = Wd(),
        a = Gd();
      ((G !== e || q !== t) && ((vd = null), Vd(e, t)), (t = !1));
      var o = Y;
      a: do
        try {
          if (J !== 0 && K !== null) {
            var s = K,
              c = nd;
            switch (J) {
              case 8:
                (Bd(), (o = 6));
                break a;
              case 3:
              case 2:
              case 9:
              case 6:
                Io.current === null && (t = !0);
                var l = J;
                if (((J = 0), (nd = null), $d(e, s, c, l), n && id)) {
                  o = 0;
                  break a;
                }
                break;
              default:
                ((l = J), (J = 0), (nd = null), $d(e, s, c, l));
            }
          }
          (Jd(), (o = Y));
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return (t && e.shellSuspendCounter++, (Ca = Sa = null), (W = r), (w.H = i), (w.A = a), K === null && ((G = null), (q = 0), M()), o);
    }
    function Jd() {
      for (; K !== null;) Zd(K);
    }
    function Yd(e, t) {
      var n = W;
      W |= 2;
      var r = Wd(),
        a = Gd();
      G !== e || q !== t ? ((vd = null), (_d = Ye() + 500), Vd(e, t)) : (id = ht(e, t));
      a: do
        try {
          if (J !== 0 && K !== null) {
            t = K;
            var o = nd;
            b: switch (J) {
              case 1:
                ((J = 0), (nd = null), $d(e, t, o, 1));
                break;
              case 2:
              case 9:
                if (io(o)) {
                  ((J = 0), (nd = null), Qd(t));
                  break;
                }
                ((t = function () {
                  ((J !== 2 && J !== 9) || G !== e || (J = 7), Ef(e));
                }),
                  o.then(t, t));
                break a;
              case 3:
                J = 7;
                break a;
              case 4:
                J = 5;
                break a;
              case 7:
                io(o) ? ((J = 0), (nd = null), Qd(t)) : ((J = 0), (nd = null), $d(e, t, o, 7));
                break;
              case 5:
                var s = null;
                switch (K.tag) {
                  case 26:
                    s = K.memoizedState;
                  case 5:
                  case 27:
                    var c = K;
                    if (s ? Ym(s) : c.stateNode.complete) {
                      ((J = 0), (nd = null));
                      var l = c.sibling;
                      if (l !== null) K = l;
                      else {
                        var u = c.return;
                        u === null ? (K = null) : ((K = u), ef(u));
                      }
                      break b;
                    }
                }
                ((J = 0), (nd = null), $d(e, t, o, 5));
                break;
              case 6:
                ((J = 0), (nd = null), $d(e, t, o, 6));
                break;
              case 8:
                (Bd(), (Y = 6));
                break a;
              default:
                throw Error(i(462));
            }
          }
          Xd();
          break;
        } catch (t) {
          Hd(e, t);
        }
      while (1);
      return ((Ca = Sa = null), (w.H = r), (w.A = a), (W = n), K === null ? ((G = null), (q = 0), M(), Y) : 0);
    }
    function Xd() {
      for (; K !== null && !qe();) Zd(K);
    }
    function Zd(e) {
      var t = hl(e.alternate, e, od);
      ((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t));
    }
    function Qd(e) {
      var t = e,
        n = t.alternate;
      switch (t.tag) {
        case 15:
        case 0:
          t = Yc(n, t, t.pendingProps, t.type, void 0, q);
          break;
        case 11:
          t = Yc(n, t, t.pendingProps, t.type.render, t.ref, q);
          break;
        case 5:
          cs(t);
          var r = t;
          r === ua && (P ? (ga(r), r.tag === 5 && r.stateNode != null && (N = r.stateNode)) : (ga(r), (P = !0)));
        default:
          (Cl(n, t), (t = K = Hi(t, od)), (t = hl(n, t, od)));
      }
      ((e.memoizedProps = e.pendingProps), t === null ? ef(e) : (K = t));
    }
    function $d(e, t, n, r) {
      ((Ca = Sa = null), cs(t), (uo = null), (fo = 0));
      var i = t.return;
      try {
        if (Pc(e, i, t, n, q)) {
          ((Y = 1), kc(e, Yi(n, e.current)), (K = null));
          return;
        }
      } catch (t) {
        if (i !== null) throw ((K = i), t);
        ((Y = 1), kc(e, Yi(n, e.current)), (K = null));
        return;
      }
      t.flags & 32768
        ? (P || r === 1
            ? (e = !0)
            : id || q & 536870912
              ? (e = !1)
              : ((rd = e = !0),
                (r === 2 || r === 9 || r === 3 || r === 6) && ((r = Io.current), r !== null && r.tag === 13 && (r.flags |= 16384))),
          tf(t, e))
        : ef(t);
    }
    function ef(e) {
      var t = e;
      do {
        if (t.flags & 32768) {
          tf(t, rd);
          return;
        }
        e = t.return;
        var n = xl(t.alternate, t, od);
        if (n !== null) {
          K = n;
          return;
        }
        if (((t = t.sibling), t !== null)) {
          K = t;
          return;
        }
        K = t = e;
      } while (t !== null);
      Y === 0 && (Y = 5);
    }
    function tf(e, t) {
      do {
        var n = Sl(e.alternate, e);
        if (n !== null) {
          ((n.flags &= 32767), (K = n));
          return;
        }
        if (
          ((n = e.return),
          n !== null && ((n.flags |= 32768), (n.subtreeFlags = 0), (n.deletions = null)),
          !t && ((e = e.sibling), e !== null))
        ) {
          K = e;
          return;
        }
        K = e = n;
      } while (e !== null);
      ((Y = 6), (K = null));
    }
    function nf(e, t, n, r, a, o, s, c, l, u, d, f) {
      e.cancelPendingCommit = null;
      do df();
      while (X !== 0);
      if (W & 6) throw Error(i(327));
      if (t !== null) {
        if (t === e.current) throw Error(i(177));
        (e === G && ((K = G = null), (q = 0)), (xd = t), (bd = e), (Sd = n), (wd = a), (Td = r), rf(e, t, n, s, c, l, f));
      }
    }
    function rf(e, t, n, r, i, a, o) {
      var s = t.lanes | t.childLanes;
      if (
        ((Cd = s),
        (s |= ji),
        xt(e, n, s, r, i, a),
        (Dd = null),
        (n & 335544064) === n ? ((Od = Va(e)), (r = 10262)) : ((Od = null), (r = 10256)),
        (t.subtreeFlags & r) !== 0 || (t.flags & r) !== 0
          ? ((e.callbackNode = null),
            (e.callbackPriority = 0),
            yf($e, function () {
              return (ff(), null);
            }))
          : ((e.callbackNode = null), (e.callbackPriority = 0)),
        (Hl = !1),
        (r = !!(t.flags & 13878)),
        t.subtreeFlags & 13878 || r)
      ) {
        ((r = w.T), (w.T = null), (i = T.p), (T.p = 2), (a = W), (W |= 4));
        try {
          gu(e, t, n);
        } finally {
          ((W = a), (T.p = i), (w.T = r));
        }
      }
      ((X = 1), Hl ? (Ed = Mp(o, e.containerInfo, Od, sf, cf, of, lf, ff, af, null, null)) : (sf(), cf(), lf()));
    }
    function af(e) {
      if (X !== 0) {
        var t = bd.onRecoverableError;
        t(e, { componentStack: null });
      }
    }
    function of() {
      X === 3 && ((X = 0), Iu(xd, bd), (X = 4));
    }
    function sf() {
      if (X === 1) {
        X = 0;
        var e = bd,
          t = xd,
          n = Sd,
          r = !!(t.flags & 13878);
        if (t.subtreeFlags & 13878 || r) {
          ((r = w.T), (w.T = null));
          var i = T.p;
          T.p = 2;
          var a = W;
          W |= 4;
          try {
            ((pu = mu = !1), Mu(t, e, n), (n = cp));
            var o = ni(e.containerInfo),
              s = n.focusedElem,
              c = n.selectionRange;
            if (o !== s && s && s.ownerDocument && ti(s.ownerDocument.documentElement, s)) {
              if (c !== null && ri(s)) {
                var l = c.start,
                  u = c.end;
                if ((u === void 0 && (u = l), `selectionStart` in s))
                  ((s.selectionStart = l), (s.selectionEnd = Math.min(u, s.value.length)));
                else {
                  var d = s.ownerDocument || document,
                    f = (d && d.defaultView) || window;
                  if (f.getSelection) {
                    var p = f.getSelection(),
                      m = s.textContent.length,
                      h = Math.min(c.start, m),
                      g = c.end === void 0 ? h : Math.min(c.end, m);
                    !p.extend && h > g && ((o = g), (g = h), (h = o));
                    var _ = ei(s, h),
                      v = ei(s, g);
                    if (
                      _ &&
                      v &&
                      (p.rangeCount !== 1 ||
                        p.anchorNode !== _.node ||
                        p.anchorOffset !== _.offset ||
                        p.focusNode !== v.node ||
                        p.focusOffset !== v.offset)
                    ) {
                      var y = d.createRange();
                      (y.setStart(_.node, _.offset),
                        p.removeAllRanges(),
                        h > g ? (p.addRange(y), p.extend(v.node, v.offset)) : (y.setEnd(v.node, v.offset), p.addRange(y)));
                    }
                  }
                }
              }
              for (d = [], p = s; (p = p.parentNode);) p.nodeType === 1 && d.push({ element: p, left: p.scrollLeft, top: p.scrollTop });
              for (typeof s.focus == `function` && s.focus(), s = 0; s < d.length; s++) {
                var b = d[s];
                ((b.element.scrollLeft = b.left), (b.element.scrollTop = b.top));
              }
            }
            ((gh = !!sp), (cp = sp = null));
          } finally {
            ((W = a), (T.p = i), (w.T = r));
          }
        }
        ((e.current = t), (X = 2));
      }
    }
    function cf() {
      if (X === 2) {
        X = 0;
        var e = bd,
          t = xd,
          n = !!(t.flags & 8772);
        if (t.subtreeFlags & 8772 || n) {
          ((n = w.T), (w.T = null));
          var r = T.p;
          T.p = 2;
          var i = W;
          W |= 4;
          try {
            vu(e, t.alternate, t);
          } finally {
            ((W = i), (T.p = r), (w.T = n));
          }
        }
        X = 3;
      }
    }
    function lf() {
      if (X === 4 || X === 3) {
        X = 0;
        var e = Ed;
        ((Ed = null), Je());
        var t = bd,
          n = xd,
          r = Sd,
          i = Td,
          a = (r & 335544064) === r ? 10262 : 10256;
        if (
          ((n.subtreeFlags & a) !== 0 || (n.flags & a) !== 0 ? (X = 5) : ((X = 0), (xd = bd = null), uf(t, t.pendingLanes)),
          (a = t.pendingLanes),
          a === 0 && (yd = null),
          Et(r),
          (n = n.stateNode),
          O && typeof O.onCommitFiberRoot == `function`)
        )
          try {
            O.onCommitFiberRoot(it, n, void 0, (n.current.flags & 128) == 128);
          } catch {}
        if (i !== null) {
          ((n = w.T), (a = T.p), (T.p = 2), (w.T = null));
          try {
            for (var o = t.onRecoverableError, s = 0; s < i.length; s++) {
              var c = i[s];
              o(c.value, { componentStack: c.stack });
            }
          } finally {
            ((w.T = n), (T.p = a));
          }
        }
        if (((i = Dd), (o = Od), (Od = null), i !== null && ((Dd = null), o === null && (o = []), e !== null)))
          for (c = 0; c < i.length; c++) ((n = (0, i[c])(o)), n !== void 0 && e.finished.finally(n));
        (Sd & 3 && df(),
          Ef(t),
          (a = t.pendingLanes),
          r & 261930 && a & 42 ? (t === Ad ? kd++ : ((kd = 0), (Ad = t))) : ((kd = 0), (Ad = null)),
          Df(0, !1));
      }
    }
    function uf(e, t) {
      (e.pooledCacheLanes &= t) === 0 && ((t = e.pooledCache), t != null && ((e.pooledCache = null), Ra(t)));
    }
    function df() {
      return (Ed !== null && (Ed.skipTransition(), (Ed = null)), sf(), cf(), lf(), ff());
    }
    function ff() {
      if (X !== 5) return !1;
      var e = bd,
        t = Cd;
      Cd = 0;
      var n = Et(Sd),
        r = w.T,
        a = T.p;
      try {
        ((T.p = 32 > n ? 32 : n), (w.T = null), (n = wd), (wd = null));
        var o = bd,
          s = Sd;
        if (((X = 0), (xd = bd = null), (Sd = 0), W & 6)) throw Error(i(331));
        var c = W;
        if (((W |= 4), Zu(o.current), Uu(o, o.current, s, n), (W = c), Df(0, !1), O && typeof O.onPostCommitFiberRoot == `function`))
          try {
            O.onPostCommitFiberRoot(it, o);
          } catch {}
        return !0;
      } finally {
        ((T.p = a), (w.T = r), uf(e, t));
      }
    }
    function pf(e, t, n) {
      ((t = Yi(n, t)), (t = jc(e.stateNode, t, 2)), (e = Co(e, t, 2)), e !== null && (bt(e, 2), Ef(e)));
    }
    function Z(e, t, n) {
      if (e.tag === 3) pf(e, e, n);
      else
        for (; t !== null;) {
          if (t.tag === 3) {
            pf(t, e, n);
            break;
          }
          if (t.tag === 1) {
            var r = t.stateNode;
            if (
              typeof t.type.getDerivedStateFromError == `function` ||
              (typeof r.componentDidCatch == `function` && (yd === null || !yd.has(r)))
            ) {
              ((e = Yi(n, e)), (n = Mc(2)), (r = Co(t, n, 2)), r !== null && (Nc(n, r, t, e), bt(r, 2), Ef(r)));
              break;
            }
          }
          t = t.return;
        }
    }
    function mf(e, t, n) {
      var r = e.pingCache;
      if (r === null) {
        r = e.pingCache = new td();
        var i = new Set();
        r.set(t, i);
      } else ((i = r.get(t)), i === void 0 && ((i = new Set()), r.set(t, i)));
      i.has(n) || ((ad = !0), i.add(n), (e = hf.bind(null, e, t, n)), t.then(e, e));
    }
    function hf(e, t, n) {
      var r = e.pingCache;
      (r !== null && r.delete(t),
        (e.pingedLanes |= e.suspendedLanes & n),
        (e.warmLanes &= ~n),
        G === e &&
          (q & n) === n &&
          (Y === 4 || (Y === 3 && (q & 62914560) === q && 300 > Ye() - hd) ? (W & 2 ? (ld |= n) : Vd(e, 0)) : (ld |= n),
          dd === q && (dd = 0)),
        Ef(e));
    }
    function gf(e, t) {
      (t === 0 && (t = vt()), (e = Pi(e, t)), e !== null && (bt(e, t), Ef(e)));
    }
    function _f(e) {
      var t = e.memoizedState,
        n = 0;
      (t !== null && (n = t.retryLane), gf(e, n));
    }
    function vf(e, t) {
      var n = 0;
      switch (e.tag) {
        case 31:
        case 13:
          var r = e.stateNode,
            a = e.memoizedState;
          a !== null && (n = a.retryLane);
          break;
        case 19:
          r = e.stateNode;
          break;
        case 22:
          r = e.stateNode._retryCache;
          break;
        default:
          throw Error(i(314));
      }
      (r !== null && r.delete(t), gf(e, n));
    }
    function yf(e, t) {
      return Ge(e, t);
    }
    var bf = null,
      xf = null,
      Sf = !1,
      Cf = !1,
      wf = !1,
      Tf = 0;
    function Ef(e) {
      (e !== xf && e.next === null && (xf === null ? (bf = xf = e) : (xf = xf.next = e)), (Cf = !0), Sf || ((Sf = !0), Nf()));
    }
    function Df(e, t) {
      if (!wf && Cf) {
        wf = !0;
        do
          for (var n = !1, r = bf; r !== null;) {
            if (!t) {
              if (e !== 0) {
                var i = r.pendingLanes;
                if (i === 0) var a = 0;
                else {
                  var o = r.suspendedLanes,
                    s = r.pingedLanes;
                  ((a = (1 << (31 - ot(42 | e) + 1)) - 1), (a &= i & ~(o & ~s)), (a = a & 201326741 ? (a & 201326741) | 1 : a ? a | 2 : 0));
                }
                a !== 0 && ((n = !0), Mf(r, a));
              } else
                ((a = q),
                  (a = mt(r, r === G ? a : 0, r.cancelPendingCommit !== null || r.timeoutHandle !== -1)),
                  !(a & 3) || ht(r, a) || ((n = !0), Mf(r, a)));
            }
            r = r.next;
          }
        while (n);
        wf = !1;
      }
    }
    function Of() {
      kf();
    }
    function kf() {
      Cf = Sf = !1;
      var e = 0;
      Tf !== 0 && hp() && (e = Tf);
      for (var t = Ye(), n = null, r = bf; r !== null;) {
        var i = r.next,
          a = Af(r, t);
        (a === 0
          ? ((r.next = null), n === null ? (bf = i) : (n.next = i), i === null && (xf = n))
          : ((n = r), (e !== 0 || a & 3) && (Cf = !0)),
          (r = i));
      }
      ((X !== 0 && X !== 5) || Df(e, !1), Tf !== 0 && (Tf = 0));
    }
    function Af(e, t) {
      for (var n = e.suspendedLanes, r = e.pingedLanes, i = e.expirationTimes, a = e.pendingLanes & -62914561; 0 < a;) {
        var o = 31 - ot(a),
          s = 1 << o,
          c = i[o];
        (c === -1 ? ((s & n) === 0 || (s & r) !== 0) && (i[o] = _t(s, t)) : c <= t && (e.expiredLanes |= s), (a &= ~s));
      }
      if (
        ((t = G),
        (n = q),
        (n = mt(e, e === t ? n : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        (r = e.callbackNode),
        n === 0 || (e === t && (J === 2 || J === 9)) || e.cancelPendingCommit !== null)
      )
        return (r !== null && r !== null && Ke(r), (e.callbackNode = null), (e.callbackPriority = 0));
      if (!(n & 3) || ht(e, n)) {
        if (((t = n & -n), t === e.callbackPriority)) return t;
        switch ((r !== null && Ke(r), Et(n))) {
          case 2:
          case 8:
            n = Qe;
            break;
          case 32:
            n = $e;
            break;
          case 268435456:
            n = tt;
            break;
          default:
            n = $e;
        }
        return ((r = jf.bind(null, e)), (n = Ge(n, r)), (e.callbackPriority = t), (e.callbackNode = n), t);
      }
      return (r !== null && r !== null && Ke(r), (e.callbackPriority = 2), (e.callbackNode = null), 2);
    }
    function jf(e, t) {
      if (X !== 0 && X !== 5) return ((e.callbackNode = null), (e.callbackPriority = 0), null);
      var n = e.callbackNode;
      if (df() && e.callbackNode !== n) return null;
      var r = q;
      return (
        (r = mt(e, e === G ? r : 0, e.cancelPendingCommit !== null || e.timeoutHandle !== -1)),
        r === 0 ? null : (Fd(e, r, t), Af(e, Ye()), e.callbackNode != null && e.callbackNode === n ? jf.bind(null, e) : null)
      );
    }
    function Mf(e, t) {
      if (df()) return null;
      Fd(e, t, !0);
    }
    function Nf() {
      bp(function () {
        W & 6 ? Ge(Ze, Of) : kf();
      });
    }
    function Pf() {
      if (Tf === 0) {
        var e = Wa;
        (e === 0 && ((e = ut), (ut <<= 1), !(ut & 261888) && (ut = 256)), (Tf = e));
      }
      return Tf;
    }
    function Ff(e) {
      return e == null || typeof e == `symbol` || typeof e == `boolean` ? null : typeof e == `function` ? e : Dn(e);
    }
    function If(e, t, n, r, i) {
      if (t === `submit` && n && n.stateNode === i) {
        var a = Ff((i[Nt] || null).action),
          o = r.submitter;
        o && ((t = (t = o[Nt] || null) ? Ff(t.formAction) : o.getAttribute(`formAction`)), t !== null && ((a = t), (o = null)));
        var s = new Yn(`action`, `action`, null, r, i);
        e.push({
          event: s,
          listeners: [
            {
              instance: null,
              listener: function () {
                if (r.defaultPrevented) {
                  if (Tf !== 0) {
                    var e = new FormData(i, o);
                    rc(n, { pending: !0, data: e, method: i.method, action: a }, null, e);
                  }
                } else
                  typeof a == `function` &&
                    (s.preventDefault(), (e = new FormData(i, o)), rc(n, { pending: !0, data: e, method: i.method, action: a }, a, e));
              },
              currentTarget: i,
            },
          ],
        });
      }
    }
    for (var Lf = 0; Lf < Si.length; Lf++) {
      var Rf = Si[Lf];
      Ci(Rf.toLowerCase(), `on` + (Rf[0].toUpperCase() + Rf.slice(1)));
    }
    (Ci(hi, `onAnimationEnd`),
      Ci(gi, `onAnimationIteration`),
      Ci(j, `onAnimationStart`),
      Ci(`dblclick`, `onDoubleClick`),
      Ci(`focusin`, `onFocus`),
      Ci(`focusout`, `onBlur`),
      Ci(_i, `onTransitionRun`),
      Ci(vi, `onTransitionStart`),
      Ci(yi, `onTransitionCancel`),
      Ci(bi, `onTransitionEnd`),
      Zt(`onMouseEnter`, [`mouseout`, `mouseover`]),
      Zt(`onMouseLeave`, [`mouseout`, `mouseover`]),
      Zt(`onPointerEnter`, [`pointerout`, `pointerover`]),
      Zt(`onPointerLeave`, [`pointerout`, `pointerover`]),
      Xt(`onChange`, `change click focusin focusout input keydown keyup selectionchange`.split(` `)),
      Xt(`onSelect`, `focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange`.split(` `)),
      Xt(`onBeforeInput`, [`compositionend`, `keypress`, `textInput`, `paste`]),
      Xt(`onCompositionEnd`, `compositionend focusout keydown keypress keyup mousedown`.split(` `)),
      Xt(`onCompositionStart`, `compositionstart focusout keydown keypress keyup mousedown`.split(` `)),
      Xt(`onCompositionUpdate`, `compositionupdate focusout keydown keypress keyup mousedown`.split(` `)));
    var zf =
        `abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting`.split(
          ` `,
        ),
      Bf = new Set(`beforetoggle cancel close invalid load scroll scrollend toggle`.split(` `).concat(zf));
    function Vf(e, t) {
      t = !!(t & 4);
      for (var n = 0; n < e.length; n++) {
        var r = e[n],
          i = r.event;
        r = r.listeners;
        a: {
          var a = void 0;
          if (t)
            for (var o = r.length - 1; 0 <= o; o--) {
              var s = r[o],
                c = s.instance,
                l = s.currentTarget;
              if (((s = s.listener), c !== a && i.isPropagationStopped())) break a;
              ((a = s), (i.currentTarget = l));
              try {
                a(i);
              } catch (e) {
                Oi(e);
              }
              ((i.currentTarget = null), (a = c));
            }
          else
            for (o = 0; o < r.length; o++) {
              if (((s = r[o]), (c = s.instance), (l = s.currentTarget), (s = s.listener), c !== a && i.isPropagationStopped())) break a;
              ((a = s), (i.currentTarget = l));
              try {
                a(i);
              } catch (e) {
                Oi(e);
              }
              ((i.currentTarget = null), (a = c));
            }
        }
      }
    }
    function Q(e, t) {
      var n = t[Ft];
      n === void 0 && (n = t[Ft] = new Set());
      var r = e + `__bubble`;
      n.has(r) || (Gf(t, e, 2, !1), n.add(r));
    }
    function Hf(e, t, n) {
      var r = 0;
      (t && (r |= 4), Gf(n, e, r, t));
    }
    var Uf = `_reactListening` + Math.random().toString(36).slice(2);
    function Wf(e) {
      if (!e[Uf]) {
        ((e[Uf] = !0),
          Jt.forEach(function (t) {
            t !== `selectionchange` && (Bf.has(t) || Hf(t, !1, e), Hf(t, !0, e));
          }));
        var t = e.nodeType === 9 ? e : e.ownerDocument;
        t === null || t[Uf] || ((t[Uf] = !0), Hf(`selectionchange`, !1, t));
      }
    }
    function Gf(e, t, n, r) {
      switch (Ch(t)) {
        case 2:
          var i = _h;
          break;
        case 8:
          i = vh;
          break;
        default:
          i = yh;
      }
      ((n = i.bind(null, t, n, e)),
        (i = void 0),
        !Rn || (t !== `touchstart` && t !== `touchmove` && t !== `wheel`) || (i = !0),
        r
          ? i === void 0
            ? e.addEventListener(t, n, !0)
            : e.addEventListener(t, n, { capture: !0, passive: i })
          : i === void 0
            ? e.addEventListener(t, n, !1)
            : e.addEventListener(t, n, { passive: i }));
    }
    function Kf(e, t, n, r, i) {
      var a = r;
      if (!(t & 1) && !(t & 2) && r !== null)
        a: for (;;) {
          if (r === null) return;
          var o = r.tag;
          if (o === 3 || o === 4) {
            var c = r.stateNode.containerInfo;
            if (c === i) break;
            if (o === 4)
              for (o = r.return; o !== null;) {
                var l = o.tag;
                if ((l === 3 || l === 4) && o.stateNode.containerInfo === i) return;
                o = o.return;
              }
            for (; c !== null;) {
              if (((o = Ht(c)), o === null)) return;
              if (((l = o.tag), l === 5 || l === 6 || l === 26 || l === 27)) {
                r = a = o;
                continue a;
              }
              c = c.parentNode;
            }
          }
          r = r.return;
        }
      Fn(function () {
        var r = a,
          i = An(n),
          o = [];
        a: {
          var c = xi.get(e);
          if (c !== void 0) {
            var l = Yn,
              u = e;
            switch (e) {
              case `keypress`:
                if (Wn(n) === 0) break a;
              case `keydown`:
              case `keyup`:
                l = fr;
                break;
              case `focusin`:
                ((u = `focus`), (l = rr));
                break;
              case `focusout`:
                ((u = `blur`), (l = rr));
                break;
              case `beforeblur`:
              case `afterblur`:
                l = rr;
                break;
              case `click`:
                if (n.button === 2) break a;
              case `auxclick`:
              case `dblclick`:
              case `mousedown`:
              case `mousemove`:
              case `mouseup`:
              case `mouseout`:
              case `mouseover`:
              case `contextmenu`:
                l = tr;
                break;
              case `drag`:
              case `dragend`:
              case `dragenter`:
              case `dragexit`:
              case `dragleave`:
              case `dragover`:
              case `dragstart`:
              case `drop`:
                l = nr;
                break;
              case `touchcancel`:
              case `touchend`:
              case `touchmove`:
              case `touchstart`:
                l = hr;
                break;
              case hi:
              case gi:
              case j:
                l = ir;
                break;
              case bi:
                l = gr;
                break;
              case `scroll`:
              case `scrollend`:
                l = Zn;
                break;
              case `wheel`:
                l = _r;
                break;
              case `copy`:
              case `cut`:
              case `paste`:
                l = ar;
                break;
              case `gotpointercapture`:
              case `lostpointercapture`:
              case `pointercancel`:
              case `pointerdown`:
              case `pointermove`:
              case `pointerout`:
              case `pointerover`:
              case `pointerup`:
                l = pr;
                break;
              case `submit`:
                l = mr;
                break;
              case `toggle`:
              case `beforetoggle`:
                l = vr;
            }
            var d = !!(t & 4),
              f = !d && (e === `scroll` || e === `scrollend`),
              p = d ? (c === null ? null : c + `Capture`) : c;
            d = [];
            for (var m = r, h; m !== null;) {
              var g = m;
              if (
                ((h = g.stateNode),
                (g = g.tag),
                (g !== 5 && g !== 26 && g !== 27) || h === null || p === null || ((g = In(m, p)), g != null && d.push(qf(m, g, h))),
                f)
              )
                break;
              m = m.return;
            }
            0 < d.length && ((c = new l(c, u, null, n, i)), o.push({ event: c, listeners: d }));
          }
        }
        if (!(t & 7)) {
          a: {
            if (
              ((l = e === `mouseover` || e === `pointerover`),
              (c = e === `mouseout` || e === `pointerout`),
              l && n !== kn && (u = n.relatedTarget || n.fromElement) && (Ht(u) || u[Pt]))
            )
              break a;
            (c || l) &&
              ((u = i.window === i ? i : (l = i.ownerDocument) ? l.defaultView || l.parentWindow : window),
              c
                ? ((l = n.relatedTarget || n.toElement),
                  (c = r),
                  (l = l ? Ht(l) : null),
                  l !== null && ((f = s(l)), (d = l.tag), l !== f || (d !== 5 && d !== 27 && d !== 6)) && (l = null))
                : ((c = null), (l = r)),
              c !== l &&
                ((d = tr),
                (g = `onMouseLeave`),
                (p = `onMouseEnter`),
                (m = `mouse`),
                (e === `pointerout` || e === `pointerover`) && ((d = pr), (g = `onPointerLeave`), (p = `onPointerEnter`), (m = `pointer`)),
                (f = c == null ? u : Wt(c)),
                (h = l == null ? u : Wt(l)),
                (u = new d(g, m + `leave`, c, n, i)),
                (u.target = f),
                (u.relatedTarget = h),
                (g = null),
                Ht(i) === r && ((d = new d(p, m + `enter`, l, n, i)), (d.target = h), (d.relatedTarget = f), (g = d)),
                (f = g),
                (d = c && l ? re(c, l, Yf) : null),
                c !== null && Xf(o, u, c, d, !1),
                l !== null && f !== null && Xf(o, f, l, d, !0)));
          }
          a: {
            if (
              ((c = r ? Wt(r) : window),
              (l = c.nodeName && c.nodeName.toLowerCase()),
              l === `select` || (l === `input` && c.type === `file`))
            )
              var _ = Rr;
            else if (Mr(c)) {
              if (zr) _ = Jr;
              else {
                _ = Kr;
                var v = Gr;
              }
            } else
              ((l = c.nodeName),
                !l || l.toLowerCase() !== `input` || (c.type !== `checkbox` && c.type !== `radio`)
                  ? r && wn(r.elementType) && (_ = Rr)
                  : (_ = qr));
            if ((_ &&= _(e, r))) {
              Nr(o, _, n, i);
              break a;
            }
            v && v(e, c, r);
          }
          switch (((v = r ? Wt(r) : window), e)) {
            case `focusin`:
              (Mr(v) || v.contentEditable === `true`) && ((ai = v), (oi = r), (si = null));
              break;
            case `focusout`:
              si = oi = ai = null;
              break;
            case `mousedown`:
              ci = !0;
              break;
            case `contextmenu`:
            case `mouseup`:
            case `dragend`:
              ((ci = !1), li(o, n, i));
              break;
            case `selectionchange`:
              if (ii) break;
            case `keydown`:
            case `keyup`:
              li(o, n, i);
          }
          var y;
          if (br)
            b: {
              switch (e) {
                case `compositionstart`:
                  var b = `onCompositionStart`;
                  break b;
                case `compositionend`:
                  b = `onCompositionEnd`;
                  break b;
                case `compositionupdate`:
                  b = `onCompositionUpdate`;
                  break b;
              }
              b = void 0;
            }
          else Or ? Er(e, n) && (b = `onCompositionEnd`) : e === `keydown` && n.keyCode === 229 && (b = `onCompositionStart`);
          (b &&
            (Cr &&
              n.locale !== `ko` &&
              (Or || b !== `onCompositionStart`
                ? b === `onCompositionEnd` && Or && (y = Un())
                : ((Bn = i), (Vn = `value` in Bn ? Bn.value : Bn.textContent), (Or = !0))),
            (v = Jf(r, b)),
            0 < v.length &&
              ((b = new or(b, e, null, n, i)),
              o.push({ event: b, listeners: v }),
              y ? (b.data = y) : ((y = Dr(n)), y !== null && (b.data = y)))),
            (y = Sr ? kr(e, n) : Ar(e, n)) &&
              ((b = Jf(r, `onBeforeInput`)),
              0 < b.length && ((v = new or(`onBeforeInput`, `beforeinput`, null, n, i)), o.push({ event: v, listeners: b }), (v.data = y))),
            If(o, e, r, n, i));
        }
        Vf(o, t);
      });
    }
    function qf(e, t, n) {
      return { instance: e, listener: t, currentTarget: n };
    }
    function Jf(e, t) {
      for (var n = t + `Capture`, r = []; e !== null;) {
        var i = e,
          a = i.stateNode;
        if (
          ((i = i.tag),
          (i !== 5 && i !== 26 && i !== 27) ||
            a === null ||
            ((i = In(e, n)), i != null && r.unshift(qf(e, i, a)), (i = In(e, t)), i != null && r.push(qf(e, i, a))),
          e.tag === 3)
        )
          return r;
        e = e.return;
      }
      return [];
    }
    function Yf(e) {
      if (e === null) return null;
      do e = e.return;
      while (e && e.tag !== 5 && e.tag !== 27);
      return e || null;
    }
    function Xf(e, t, n, r, i) {
      for (var a = t._reactName, o = []; n !== null && n !== r;) {
        var s = n,
          c = s.alternate,
          l = s.stateNode;
        if (((s = s.tag), c !== null && c === r)) break;
        ((s !== 5 && s !== 26 && s !== 27) ||
          l === null ||
          ((c = l), i ? ((l = In(n, a)), l != null && o.unshift(qf(n, l, c))) : i || ((l = In(n, a)), l != null && o.push(qf(n, l, c)))),
          (n = n.return));
      }
      o.length !== 0 && e.push({ event: t, listeners: o });
    }
    var Zf = /\r\n?/g,
      Qf = /\u0000|\uFFFD/g;
    function $f(e) {
      return (typeof e == `string` ? e : `` + e)
        .replace(
          Zf,
          `
`,
        )
        .replace(Qf, ``);
    }
    function ep(e, t) {
      return ((t = $f(t)), $f(e) === t);
    }
    function $(e, t, n, r, a, o) {
      switch (n) {
        case `children`:
          if (typeof r == `string`) t === `body` || (t === `textarea` && r === ``) || bn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) t !== `body` && bn(e, `` + r);
          else return;
          break;
        case `className`:
          an(e, `class`, r);
          break;
        case `tabIndex`:
          an(e, `tabindex`, r);
          break;
        case `dir`:
        case `role`:
        case `viewBox`:
        case `width`:
        case `height`:
          an(e, n, r);
          break;
        case `style`:
          Cn(e, r, o);
          return;
        case `data`:
          if (t !== `object`) {
            an(e, `data`, r);
            break;
          }
        case `src`:
        case `href`:
          if (
            (r === `` && (t !== `a` || n !== `href`)) ||
            r == null ||
            typeof r == `function` ||
            typeof r == `symbol` ||
            typeof r == `boolean`
          ) {
            e.removeAttribute(n);
            break;
          }
          ((r = Dn(r)), e.setAttribute(n, r));
          break;
        case `action`:
        case `formAction`:
          if (typeof r == `function`) {
            e.setAttribute(
              n,
              `javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')`,
            );
            break;
          }
          if (
            (typeof o == `function` &&
              (n === `formAction`
                ? (t !== `input` && $(e, t, `name`, a.name, a, null),
                  $(e, t, `formEncType`, a.formEncType, a, null),
                  $(e, t, `formMethod`, a.formMethod, a, null),
                  $(e, t, `formTarget`, a.formTarget, a, null))
                : ($(e, t, `encType`, a.encType, a, null), $(e, t, `method`, a.method, a, null), $(e, t, `target`, a.target, a, null))),
            r == null || typeof r == `symbol` || typeof r == `boolean`)
          ) {
            e.removeAttribute(n);
            break;
          }
          ((r = Dn(r)), e.setAttribute(n, r));
          break;
        case `onClick`:
          r != null && (e.onclick = On);
          return;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(i(61));
            if (((n = r.__html), n != null)) {
              if (a.children != null) throw Error(i(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `multiple`:
          e.multiple = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `muted`:
          e.muted = r && typeof r != `function` && typeof r != `symbol`;
          break;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `defaultValue`:
        case `defaultChecked`:
        case `innerHTML`:
        case `ref`:
          break;
        case `autoFocus`:
          break;
        case `xlinkHref`:
          if (r == null || typeof r == `function` || typeof r == `boolean` || typeof r == `symbol`) {
            e.removeAttribute(`xlink:href`);
            break;
          }
          ((n = Dn(r)), e.setAttributeNS(`http://www.w3.org/1999/xlink`, `xlink:href`, n));
          break;
        case `contentEditable`:
        case `spellCheck`:
        case `draggable`:
        case `value`:
        case `autoReverse`:
        case `externalResourcesRequired`:
        case `focusable`:
        case `preserveAlpha`:
          r != null && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, r) : e.removeAttribute(n);
          break;
        case `inert`:
        case `allowFullScreen`:
        case `async`:
        case `autoPlay`:
        case `controls`:
        case `credentialless`:
        case `default`:
        case `defer`:
        case `disabled`:
        case `disablePictureInPicture`:
        case `disableRemotePlayback`:
        case `formNoValidate`:
        case `hidden`:
        case `loop`:
        case `noModule`:
        case `noValidate`:
        case `open`:
        case `playsInline`:
        case `readOnly`:
        case `required`:
        case `reversed`:
        case `scoped`:
        case `seamless`:
        case `itemScope`:
          r && typeof r != `function` && typeof r != `symbol` ? e.setAttribute(n, ``) : e.removeAttribute(n);
          break;
        case `capture`:
        case `download`:
          !0 === r
            ? e.setAttribute(n, ``)
            : !1 !== r && r != null && typeof r != `function` && typeof r != `symbol`
              ? e.setAttribute(n, r)
              : e.removeAttribute(n);
          break;
        case `cols`:
        case `rows`:
        case `size`:
        case `span`:
          r != null && typeof r != `function` && typeof r != `symbol` && !isNaN(r) && 1 <= r ? e.setAttribute(n, r) : e.removeAttribute(n);
          break;
        case `rowSpan`:
        case `start`:
          r == null || typeof r == `function` || typeof r == `symbol` || isNaN(r) ? e.removeAttribute(n) : e.setAttribute(n, r);
          break;
        case `popover`:
          (Q(`beforetoggle`, e), Q(`toggle`, e), rn(e, `popover`, r));
          break;
        case `xlinkActuate`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:actuate`, r);
          break;
        case `xlinkArcrole`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:arcrole`, r);
          break;
        case `xlinkRole`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:role`, r);
          break;
        case `xlinkShow`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:show`, r);
          break;
        case `xlinkTitle`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:title`, r);
          break;
        case `xlinkType`:
          on(e, `http://www.w3.org/1999/xlink`, `xlink:type`, r);
          break;
        case `xmlBase`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:base`, r);
          break;
        case `xmlLang`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:lang`, r);
          break;
        case `xmlSpace`:
          on(e, `http://www.w3.org/XML/1998/namespace`, `xml:space`, r);
          break;
        case `is`:
          rn(e, `is`, r);
          break;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!(2 < n.length) || (n[0] !== `o` && n[0] !== `O`) || (n[1] !== `n` && n[1] !== `N`)) ((n = Tn.get(n) || n), rn(e, n, r));
          else return;
      }
      k = !0;
    }
    function tp(e, t, n, r, a, o) {
      switch (n) {
        case `style`:
          Cn(e, r, o);
          return;
        case `dangerouslySetInnerHTML`:
          if (r != null) {
            if (typeof r != `object` || !(`__html` in r)) throw Error(i(61));
            if (((n = r.__html), n != null)) {
              if (a.children != null) throw Error(i(60));
              o?.__html !== n && (e.innerHTML = n);
            }
          }
          break;
        case `children`:
          if (typeof r == `string`) bn(e, r);
          else if (typeof r == `number` || typeof r == `bigint`) bn(e, `` + r);
          else return;
          break;
        case `onScroll`:
          r != null && Q(`scroll`, e);
          return;
        case `onScrollEnd`:
          r != null && Q(`scrollend`, e);
          return;
        case `onClick`:
          r != null && (e.onclick = On);
          return;
        case `suppressContentEditableWarning`:
        case `suppressHydrationWarning`:
        case `innerHTML`:
        case `ref`:
          return;
        case `innerText`:
        case `textContent`:
          return;
        default:
          if (!Yt.hasOwnProperty(n))
            a: {
              if (
                n[0] === `o` &&
                n[1] === `n` &&
                ((a = n.endsWith(`Capture`)),
                (o = n.slice(2, a ? n.length - 7 : void 0)),
                (t = e[Nt] || null),
                (t = t == null ? null : t[n]),
                typeof t == `function` && e.removeEventListener(o, t, a),
                typeof r == `function`)
              ) {
                (typeof t != `function` && t !== null && (n in e ? (e[n] = null) : e.hasAttribute(n) && e.removeAttribute(n)),
                  e.addEventListener(o, r, a));
                break a;
              }
              ((k = !0), n in e ? (e[n] = r) : !0 === r ? e.setAttribute(n, ``) : rn(e, n, r));
            }
          return;
      }
      k = !0;
    }
    function np(e, t, n) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `img`:
          (Q(`error`, e), Q(`load`, e));
          var r = !1,
            a = !1,
            o;
          for (o in n)
            if (n.hasOwnProperty(o)) {
              var s = n[o];
              if (s != null)
                switch (o) {
                  case `src`:
                    r = !0;
                    break;
                  case `srcSet`:
                    a = !0;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    throw Error(i(137, t));
                  default:
                    $(e, t, o, s, n, null);
                }
            }
          (a && $(e, t, `srcSet`, n.srcSet, n, null), r && $(e, t, `src`, n.src, n, null));
          return;
        case `input`:
          Q(`invalid`, e);
          var c = (o = s = a = null),
            l = null,
            u = null;
          for (r in n)
            if (n.hasOwnProperty(r)) {
              var d = n[r];
              if (d != null)
                switch (r) {
                  case `name`:
                    a = d;
                    break;
                  case `type`:
                    s = d;
                    break;
                  case `checked`:
                    l = d;
                    break;
                  case `defaultChecked`:
                    u = d;
                    break;
                  case `value`:
                    o = d;
                    break;
                  case `defaultValue`:
                    c = d;
                    break;
                  case `children`:
                  case `dangerouslySetInnerHTML`:
                    if (d != null) throw Error(i(137, t));
                    break;
                  default:
                    $(e, t, r, d, n, null);
                }
            }
          hn(e, o, c, l, u, s, a, !1);
          return;
        case `select`:
          for (a in (Q(`invalid`, e), (r = s = o = null), n))
            if (n.hasOwnProperty(a) && ((c = n[a]), c != null))
              switch (a) {
                case `value`:
                  o = c;
                  break;
                case `defaultValue`:
                  s = c;
                  break;
                case `multiple`:
                  r = c;
                default:
                  $(e, t, a, c, n, null);
              }
          ((t = o), (n = s), (e.multiple = !!r), t == null ? n != null && _n(e, !!r, n, !0) : _n(e, !!r, t, !1));
          return;
        case `textarea`:
          for (s in (Q(`invalid`, e), (o = a = r = null), n))
            if (n.hasOwnProperty(s) && ((c = n[s]), c != null))
              switch (s) {
                case `value`:
                  r = c;
                  break;
                case `defaultValue`:
                  a = c;
                  break;
                case `children`:
                  o = c;
                  break;
                case `dangerouslySetInnerHTML`:
                  if (c != null) throw Error(i(91));
                  break;
                default:
                  $(e, t, s, c, n, null);
              }
          yn(e, r, a, o);
          return;
        case `option`:
          for (l in n)
            if (n.hasOwnProperty(l) && ((r = n[l]), r != null))
              switch (l) {
                case `selected`:
                  e.selected = r && typeof r != `function` && typeof r != `symbol`;
                  break;
                default:
                  $(e, t, l, r, n, null);
              }
          return;
        case `dialog`:
          (Q(`beforetoggle`, e), Q(`toggle`, e), Q(`cancel`, e), Q(`close`, e));
          break;
        case `iframe`:
        case `object`:
          Q(`load`, e);
          break;
        case `video`:
        case `audio`:
          for (r = 0; r < zf.length; r++) Q(zf[r], e);
          break;
        case `image`:
          (Q(`error`, e), Q(`load`, e));
          break;
        case `details`:
          Q(`toggle`, e);
          break;
        case `embed`:
        case `source`:
        case `link`:
          (Q(`error`, e), Q(`load`, e));
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (u in n)
            if (n.hasOwnProperty(u) && ((r = n[u]), r != null))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  throw Error(i(137, t));
                default:
                  $(e, t, u, r, n, null);
              }
          return;
        default:
          if (wn(t)) {
            for (d in n) n.hasOwnProperty(d) && ((r = n[d]), r !== void 0 && tp(e, t, d, r, n, void 0));
            return;
          }
      }
      for (c in n) n.hasOwnProperty(c) && ((r = n[c]), r != null && $(e, t, c, r, n, null));
    }
    var rp = {};
    function ip(e, t, n, r) {
      switch (t) {
        case `div`:
        case `span`:
        case `svg`:
        case `path`:
        case `a`:
        case `g`:
        case `p`:
        case `li`:
          break;
        case `input`:
          var a = null,
            o = null,
            s = null,
            c = null,
            l = null,
            u = null,
            d = null;
          for (m in n) {
            var f = n[m];
            if (n.hasOwnProperty(m) && f != null)
              switch (m) {
                case `checked`:
                  break;
                case `value`:
                  break;
                case `defaultValue`:
                  l = f;
                default:
                  r.hasOwnProperty(m) || $(e, t, m, null, r, f);
              }
          }
          for (var p in r) {
            var m = r[p];
            if (((f = n[p]), r.hasOwnProperty(p) && (m != null || f != null)))
              switch (p) {
                case `type`:
                  (m !== f && (k = !0), (o = m));
                  break;
                case `name`:
                  (m !== f && (k = !0), (a = m));
                  break;
                case `checked`:
                  (m !== f && (k = !0), (u = m));
                  break;
                case `defaultChecked`:
                  (m !== f && (k = !0), (d = m));
                  break;
                case `value`:
                  (m !== f && (k = !0), (s = m));
                  break;
                case `defaultValue`:
                  (m !== f && (k = !0), (c = m));
                  break;
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (m != null) throw Error(i(137, t));
                  break;
                default:
                  m !== f && $(e, t, p, m, r, f);
              }
          }
          mn(e, s, c, l, u, d, o, a);
          return;
        case `select`:
          for (o in ((m = s = c = p = null), n))
            if (((l = n[o]), n.hasOwnProperty(o) && l != null))
              switch (o) {
                case `value`:
                  break;
                case `multiple`:
                  m = l;
                default:
                  r.hasOwnProperty(o) || $(e, t, o, null, r, l);
              }
          for (a in r)
            if (((o = r[a]), (l = n[a]), r.hasOwnProperty(a) && (o != null || l != null)))
              switch (a) {
                case `value`:
                  (o !== l && (k = !0), (p = o));
                  break;
                case `defaultValue`:
                  (o !== l && (k = !0), (c = o));
                  break;
                case `multiple`:
                  (o !== l && (k = !0), (s = o));
                default:
                  o !== l && $(e, t, a, o, r, l);
              }
          ((t = c),
            (n = s),
            (r = m),
            p == null ? !!r != !!n && (t == null ? _n(e, !!n, n ? [] : ``, !1) : _n(e, !!n, t, !0)) : _n(e, !!n, p, !1));
          return;
        case `textarea`:
          for (c in ((m = p = null), n))
            if (((a = n[c]), n.hasOwnProperty(c) && a != null && !r.hasOwnProperty(c)))
              switch (c) {
                case `value`:
                  break;
                case `children`:
                  break;
                default:
                  $(e, t, c, null, r, a);
              }
          for (s in r)
            if (((a = r[s]), (o = n[s]), r.hasOwnProperty(s) && (a != null || o != null)))
              switch (s) {
                case `value`:
                  (a !== o && (k = !0), (p = a));
                  break;
                case `defaultValue`:
                  (a !== o && (k = !0), (m = a));
                  break;
                case `children`:
                  break;
                case `dangerouslySetInnerHTML`:
                  if (a != null) throw Error(i(91));
                  break;
                default:
                  a !== o && $(e, t, s, a, r, o);
              }
          vn(e, p, m);
          return;
        case `option`:
          for (var h in n)
            if (((p = n[h]), n.hasOwnProperty(h) && p != null && !r.hasOwnProperty(h)))
              switch (h) {
                case `selected`:
                  e.selected = !1;
                  break;
                default:
                  $(e, t, h, null, r, p);
              }
          for (l in r)
            if (((p = r[l]), (m = n[l]), r.hasOwnProperty(l) && p !== m && (p != null || m != null)))
              switch (l) {
                case `selected`:
                  (p !== m && (k = !0), (e.selected = p && typeof p != `function` && typeof p != `symbol`));
                  break;
                default:
                  $(e, t, l, p, r, m);
              }
          return;
        case `img`:
        case `link`:
        case `area`:
        case `base`:
        case `br`:
        case `col`:
        case `embed`:
        case `hr`:
        case `keygen`:
        case `meta`:
        case `param`:
        case `source`:
        case `track`:
        case `wbr`:
        case `menuitem`:
          for (var g in n) ((p = n[g]), n.hasOwnProperty(g) && p != null && !r.hasOwnProperty(g) && $(e, t, g, null, r, p));
          for (u in r)
            if (((p = r[u]), (m = n[u]), r.hasOwnProperty(u) && p !== m && (p != null || m != null)))
              switch (u) {
                case `children`:
                case `dangerouslySetInnerHTML`:
                  if (p != null) throw Error(i(137, t));
                  break;
                default:
                  $(e, t, u, p, r, m);
              }
          return;
        default:
          if (wn(t)) {
            for (var _ in n) ((p = n[_]), n.hasOwnProperty(_) && p !== void 0 && !r.hasOwnProperty(_) && tp(e, t, _, void 0, r, p));
            for (d in r)
              ((p = r[d]), (m = n[d]), !r.hasOwnProperty(d) || p === m || (p === void 0 && m === void 0) || tp(e, t, d, p, r, m));
            return;
          }
      }
      for (var v in n) ((p = n[v]), n.hasOwnProperty(v) && p != null && !r.hasOwnProperty(v) && $(e, t, v, null, r, p));
      for (f in r) ((p = r[f]), (m = n[f]), !r.hasOwnProperty(f) || p === m || (p == null && m == null) || $(e, t, f, p, r, m));
    }
    function ap(e) {
      switch (e) {
        case `css`:
        case `script`:
        case `font`:
        case `img`:
        case `image`:
        case `input`:
        case `link`:
          return !0;
        default:
          return !1;
      }
    }
    function op() {
      if (typeof performance.getEntriesByType == `function`) {
        for (var e = 0, t = 0, n = performance.getEntriesByType(`resource`), r = 0; r < n.length; r++) {
          var i = n[r],
            a = i.transferSize,
            o = i.initiatorType,
            s = i.duration;
          if (a && s && ap(o)) {
            for (o = 0, s = i.responseEnd, r += 1; r < n.length; r++) {
              var c = n[r],
                l = c.startTime;
              if (l > s) break;
              var u = c.transferSize,
                d = c.initiatorType;
              u && ap(d) && ((c = c.responseEnd), (o += u * (c < s ? 1 : (s - l) / (c - l))));
            }
            if ((--r, (t += (8 * (a + o)) / (i.duration / 1e3)), e++, 10 < e)) break;
          }
        }
        if (0 < e) return t / e / 1e6;
      }
      return navigator.connection && ((e = navigator.connection.downlink), typeof e == `number`) ? e : 5;
    }
    var sp = null,
      cp = null;
    function lp(e) {
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    function up(e) {
      switch (e) {
        case `http://www.w3.org/2000/svg`:
          return 1;
        case `http://www.w3.org/1998/Math/MathML`:
          return 2;
        default:
          return 0;
      }
    }
    function dp(e, t) {
      if (e === 0)
        switch (t) {
          case `svg`:
            return 1;
          case `math`:
            return 2;
          default:
            return 0;
        }
      return e === 1 && t === `foreignObject` ? 0 : e;
    }
    function fp(e, t, n, r) {
      return ((n = lp(n).createElement(e)), (n[Mt] = r), (n[Nt] = t), np(n, e, t), Kt(n), n);
    }
    function pp(e, t) {
      return (
        e === `textarea` ||
        e === `noscript` ||
        typeof t.children == `string` ||
        typeof t.children == `number` ||
        typeof t.children == `bigint` ||
        (typeof t.dangerouslySetInnerHTML == `object` && t.dangerouslySetInnerHTML !== null && t.dangerouslySetInnerHTML.__html != null)
      );
    }
    var mp = null;
    function hp() {
      var e = window.event;
      return e && e.type === `popstate` ? e !== mp && ((mp = e), !0) : ((mp = null), !1);
    }
    var gp = typeof setTimeout == `function` ? setTimeout : void 0,
      _p = typeof clearTimeout == `function` ? clearTimeout : void 0,
      vp = typeof Promise == `function` ? Promise : void 0,
      yp = typeof requestAnimationFrame == `function` ? requestAnimationFrame : gp,
      bp =
        typeof queueMicrotask == `function`
          ? queueMicrotask
          : vp === void 0
            ? gp
            : function (e) {
                return vp.resolve(null).then(e).catch(xp);
              };
    function xp(e) {
      setTimeout(function () {
        throw e;
      });
    }
    function Sp(e) {
      return e === `head`;
    }
    function Cp(e, t) {
      var n = t,
        r = 0;
      do {
        var i = n.nextSibling;
        if ((e.removeChild(n), i && i.nodeType === 8)) {
          if (((n = i.data), n === `/$` || n === `/&`)) {
            if (r === 0) {
              (e.removeChild(i), Hh(t));
              return;
            }
            r--;
          } else if (n === `$` || n === `$?` || n === `$~` || n === `$!` || n === `&`) r++;
          else if (n === `html`) _m(e.ownerDocument.documentElement);
          else if (n === `head`) {
            ((n = e.ownerDocument.head), _m(n));
            for (var a = n.firstChild; a;) {
              var o = a.nextSibling,
                s = a.nodeName;
              (a[zt] || s === `SCRIPT` || s === `STYLE` || (s === `LINK` && a.rel.toLowerCase() === `stylesheet`) || n.removeChild(a),
                (a = o));
            }
          } else n === `body` && _m(e.ownerDocument.body);
        }
        n = i;
      } while (n);
      Hh(t);
    }
    function wp(e, t) {
      var n = e;
      e = 0;
      do {
        var r = n.nextSibling;
        if (
          (n.nodeType === 1
            ? t
              ? ((n._stashedDisplay = n.style.display), (n.style.display = `none`))
              : ((n.style.display = n._stashedDisplay || ``), n.getAttribute(`style`) === `` && n.removeAttribute(`style`))
            : n.nodeType === 3 && (t ? ((n._stashedText = n.nodeValue), (n.nodeValue = ``)) : (n.nodeValue = n._stashedText || ``)),
          r && r.nodeType === 8)
        ) {
          if (((n = r.data), n === `/$`)) {
            if (e === 0) break;
            e--;
          } else (n !== `$` && n !== `$?` && n !== `$~` && n !== `$!`) || e++;
        }
        n = r;
      } while (n);
    }
    function Tp(e, t, n) {
      if (
        ((t = CSS.escape(t) === t ? t : `r-` + btoa(t).replace(/=/g, ``)),
        (e.style.viewTransitionName = t),
        n != null && (e.style.viewTransitionClass = n),
        (n = getComputedStyle(e)),
        n.display === `inline`)
      ) {
        if (((t = e.getClientRects()), t.length === 1)) var r = 1;
        else
          for (var i = (r = 0); i < t.length; i++) {
            var a = t[i];
            0 < a.width && 0 < a.height && r++;
          }
        r === 1 &&
          ((e = e.style),
          (e.display = t.length === 1 ? `inline-block` : `block`),
          (e.marginTop = `-` + n.paddingTop),
          (e.marginBottom = `-` + n.paddingBottom));
      }
    }
    function Ep(e, t) {
      ((e = e.style), (t = t.style));
      var n =
        t == null
          ? null
          : t.hasOwnProperty(`viewTransitionName`)
            ? t.viewTransitionName
            : t.hasOwnProperty(`view-transition-name`)
              ? t[`view-transition-name`]
              : null;
      ((e.viewTransitionName = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        (n =
          t == null
            ? null
            : t.hasOwnProperty(`viewTransitionClass`)
              ? t.viewTransitionClass
              : t.hasOwnProperty(`view-transition-class`)
                ? t[`view-transition-class`]
                : null),
        (e.viewTransitionClass = n == null || typeof n == `boolean` ? `` : (`` + n).trim()),
        e.display === `inline-block` &&
          (t == null
            ? (e.display = e.margin = ``)
            : ((n = t.display),
              (e.display = n == null || typeof n == `boolean` ? `` : n),
              (n = t.margin),
              n == null
                ? ((n = t.hasOwnProperty(`marginTop`) ? t.marginTop : t[`margin-top`]),
                  (e.marginTop = n == null || typeof n == `boolean` ? `` : n),
                  (t = t.hasOwnProperty(`marginBottom`) ? t.marginBottom : t[`margin-bottom`]),
                  (e.marginBottom = t == null || typeof t == `boolean` ? `` : t))
                : (e.margin = n))));
    }
    function Dp(e, t, n) {
      return (
        (n = n.ownerDocument.defaultView),
        {
          rect: e,
          abs: t.position === `absolute` || t.position === `fixed`,
          clip:
            t.clipPath !== `none` ||
            t.overflow !== `visible` ||
            t.filter !== `none` ||
            t.mask !== `none` ||
            t.mask !== `none` ||
            t.borderRadius !== `0px`,
          view: 0 <= e.bottom && 0 <= e.right && e.top <= n.innerHeight && e.left <= n.innerWidth,
        }
      );
    }
    function Op(e) {
      return Dp(e.getBoundingClientRect(), getComputedStyle(e), e);
    }
    function kp(e) {
      var t = e.getBoundingClientRect();
      t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height);
      var n = getComputedStyle(e);
      return Dp(t, n, e);
    }
    function Ap(e) {
      return e.documentElement.clientHeight;
    }
    function jp(e) {
      (this.addEventListener(`load`, e), this.addEventListener(`error`, e));
    }
    function Mp(e, t, n, r, i, a, o, s, c) {
      var l = t.nodeType === 9 ? t : t.ownerDocument;
      try {
        var u = l.startViewTransition({
          update: function () {
            var t = l.defaultView,
              n = t.navigation && t.navigation.transition,
              o = l.fonts.status;
            r();
            var s = [];
            if ((o === `loaded` && (Ap(l), l.fonts.status === `loading` && s.push(l.fonts.ready)), (o = s.length), e !== null))
              for (var c = e.suspenseyImages, u = 0, d = 0; d < c.length; d++) {
                var f = c[d];
                if (!f.complete) {
                  var p = f.getBoundingClientRect();
                  if (0 < p.bottom && 0 < p.right && p.top < t.innerHeight && p.left < t.innerWidth) {
                    if (((u += Xm(f)), u > $m)) {
                      s.length = o;
                      break;
                    }
                    ((f = new Promise(jp.bind(f))), s.push(f));
                  }
                }
              }
            if (0 < s.length)
              return (
                (t = Promise.race([
                  Promise.all(s),
                  new Promise(function (e) {
                    return setTimeout(e, 500);
                  }),
                ]).then(i, i)),
                (n ? Promise.allSettled([n.finished, t]) : t).then(a, a)
              );
            if ((i(), n)) return n.finished.then(a, a);
            a();
          },
          types: n,
        });
        l.__reactViewTransition = u;
        var d = [];
        return (
          u.ready.then(
            function () {
              for (var e = l.documentElement.getAnimations({ subtree: !0 }), t = 0; t < e.length; t++) {
                var n = e[t],
                  r = n.effect,
                  i = r.pseudoElement;
                if (i != null && i.startsWith(`::view-transition`)) {
                  (d.push(n), (n = r.getKeyframes()));
                  for (var a = (i = void 0), s = !0, c = 0; c < n.length; c++) {
                    var u = n[c],
                      f = u.width;
                    if (i === void 0) i = f;
                    else if (i !== f) {
                      s = !1;
                      break;
                    }
                    if (((f = u.height), a === void 0)) a = f;
                    else if (a !== f) {
                      s = !1;
                      break;
                    }
                    (delete u.width, delete u.height, u.transform === `none` && delete u.transform);
                  }
                  s &&
                    i !== void 0 &&
                    a !== void 0 &&
                    (r.setKeyframes(n), (s = getComputedStyle(r.target, r.pseudoElement)), s.width !== i || s.height !== a) &&
                    ((s = n[0]), (s.width = i), (s.height = a), (s = n[n.length - 1]), (s.width = i), (s.height = a), r.setKeyframes(n));
                }
              }
              o();
            },
            function (e) {
              l.__reactViewTransition === u && (l.__reactViewTransition = null);
              try {
                if (typeof e == `object` && e)
                  switch (e.name) {
                    case `InvalidStateError`:
                      (e.message === `View transition was skipped because document visibility state is hidden.` ||
                        e.message === `Skipping view transition because document visibility state has become hidden.` ||
                        e.message === `Skipping view transition because viewport size changed.` ||
                        e.message === `Transition was aborted because of invalid state`) &&
                        (e = null);
                  }
                e !== null && c(e);
              } finally {
                (r(), i(), o());
              }
            },
          ),
          u.finished.finally(function () {
            for (var e = 0; e < d.length; e++) d[e].cancel();
            (l.__reactViewTransition === u && (l.__reactViewTransition = null), s());
          }),
          u
        );
      } catch {
        return (r(), i(), o(), null);
      }
    }
    function Np(e, t) {
      ((this._scope = document.documentElement), (this._selector = `::view-transition-` + e + `(` + t + `)`));
    }
    ((Np.prototype.animate = function (e, t) {
      return ((t = typeof t == `number` ? { duration: t } : x({}, t)), (t.pseudoElement = this._selector), this._scope.animate(e, t));
    }),
      (Np.prototype.getAnimations = function () {
        for (var e = this._scope, t = this._selector, n = e.getAnimations({ subtree: !0 }), r = [], i = 0; i < n.length; i++) {
          var a = n[i].effect;
          a !== null && a.target === e && a.pseudoElement === t && r.push(n[i]);
        }
        return r;
      }),
      (Np.prototype.getComputedStyle = function () {
        return getComputedStyle(this._scope, this._selector);
      }));
    function Pp(e) {
      return { name: e, group: new Np(`group`, e), imagePair: new Np(`image-pair`, e), old: new Np(`old`, e), new: new Np(`new`, e) };
    }
    function Fp(e) {
      ((this._fragmentFiber = e), (this._observers = this._eventListeners = null));
    }
    Fp.prototype.addEventListener = function (e, t, n) {
      var r = null,
        i = null;
      if (!(n != null && typeof n != `boolean` && ((r = n.signal || null), r !== null && r.aborted))) {
        this._eventListeners === null && (this._eventListeners = []);
        var a = this._eventListeners;
        if (Bp(a, e, t, n) === -1) {
          var o = this,
            s = t;
          (n != null &&
            typeof n != `boolean` &&
            !0 === n.once &&
            (s = function (r) {
              (o.removeEventListener(e, t, n), typeof t == `function` ? t.call(this, r) : t.handleEvent(r));
            }),
            r !== null &&
              ((i = o.removeEventListener.bind(o, e, t, n)),
              r.addEventListener(`abort`, i, { once: !0 }),
              (i = r.removeEventListener.bind(r, `abort`, i))),
            (r = Rp(n)),
            a.push({ type: e, listener: t, optionsOrUseCapture: n, attachedListener: s, cleanup: i }),
            p(this._fragmentFiber.child, !1, Ip, e, s, r));
        }
        this._eventListeners = a;
      }
    };
    function Ip(e, t, n, r) {
      return (v(e).addEventListener(t, n, r), !1);
    }
    Fp.prototype.removeEventListener = function (e, t, n) {
      var r = this._eventListeners;
      if (r !== null && ((t = Bp(r, e, t, n)), t !== -1)) {
        var i = r[t];
        n = i.attachedListener;
        var a = i.cleanup;
        ((i = Rp(i.optionsOrUseCapture)), p(this._fragmentFiber.child, !1, Lp, e, n, i), r.splice(t, 1), a !== null && a());
      }
    };
    function Lp(e, t, n, r) {
      return (v(e).removeEventListener(t, n, r), !1);
    }
    function Rp(e) {
      return e != null && typeof e != `boolean` && (!0 === e.once || e.signal instanceof AbortSignal)
        ? { capture: e.capture, passive: e.passive }
        : e;
    }
    function zp(e) {
      return e == null ? `c=0` : typeof e == `boolean` ? `c=` + (e ? `1` : `0`) : `c=` + (e.capture ? `1` : `0`);
    }
    function Bp(e, t, n, r) {
      if (e.length === 0) return -1;
      r = zp(r);
      for (var i = 0; i < e.length; i++) {
        var a = e[i];
        if (a.type === t && a.listener === n && zp(a.optionsOrUseCapture) === r) return i;
      }
      return -1;
    }
    ((Fp.prototype.dispatchEvent = function (e) {
      var t = m(this._fragmentFiber);
      if (t === null) return !0;
      t = v(t);
      var n = this._eventListeners;
      if ((n !== null && 0 < n.length) || !e.bubbles) {
        var r = t.nodeType === 9 ? t.createComment(``) : document.createTextNode(``);
        if (n)
          for (var i = 0; i < n.length; i++) {
            var a = n[i];
            r.addEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture));
          }
        if ((t.appendChild(r), (e = r.dispatchEvent(e)), n))
          for (i = 0; i < n.length; i++) ((a = n[i]), r.removeEventListener(a.type, a.attachedListener, Rp(a.optionsOrUseCapture)));
        return (t.removeChild(r), e);
      }
      return t.dispatchEvent(e);
    }),
      (Fp.prototype.focus = function (e) {
        p(this._fragmentFiber.child, !0, Vp, e, void 0, void 0);
      }));
    function Vp(e, t) {
      return e.tag !== 6 && ((e = v(e)), pm(e, t));
    }
    Fp.prototype.focusLast = function (e) {
      var t = [];
      p(this._fragmentFiber.child, !0, Hp, t, void 0, void 0);
      for (var n = t.length - 1; 0 <= n && !Vp(t[n], e); n--);
    };
    function Hp(e, t) {
      return (t.push(e), !1);
    }
    Fp.prototype.blur = function () {
      var e = m(this._fragmentFiber);
      e !== null && ((e = v(e)), (e = lp(e).activeElement), e !== null && p(this._fragmentFiber.child, !1, Up, e, void 0, void 0));
    };
    function Up(e, t) {
      return e.tag !== 6 && ((e = v(e)), e === t || e.contains(t) ? (t.blur(), !0) : !1);
    }
    Fp.prototype.observeUsing = function (e) {
      (this._observers === null && (this._observers = new Set()),
        this._observers.add(e),
        p(this._fragmentFiber.child, !1, Wp, e, void 0, void 0));
    };
    function Wp(e, t) {
      return (e.tag === 6 || ((e = v(e)), t.observe(e)), !1);
    }
    Fp.prototype.unobserveUsing = function (e) {
      var t = this._observers;
      if (t !== null && t.has(e)) {
        (t.delete(e), p(this._fragmentFiber.child, !1, Gp, e, void 0, void 0));
        for (var n = (t = 0); n < Kp.length; n++) {
          var r = Kp[n];
          r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (Kp[t++] = r);
        }
        Kp.length = t;
      }
    };
    function Gp(e, t) {
      return (e.tag === 6 || ((e = v(e)), t.unobserve(e)), !1);
    }
    var Kp = [],
      qp = !1;
    function Jp(e, t, n) {
      (Kp.push({ fragmentInstance: e, observer: t, instance: n }),
        qp ||
          ((qp = !0),
          mm(function () {
            qp = !1;
            var e = Kp;
            Kp = [];
            for (var t = 0; t < e.length; t++) {
              var n = e[t];
              n.observer.unobserve(n.instance);
            }
          })));
    }
    Fp.prototype.getClientRects = function () {
      var e = [];
      return (p(this._fragmentFiber.child, !1, Yp, e, void 0, void 0), e);
    };
    function Yp(e, t) {
      if (e.tag === 6) {
        e = e.stateNode;
        var n = e.ownerDocument.createRange();
        (n.selectNodeContents(e), t.push.apply(t, n.getClientRects()));
      } else ((e = v(e)), t.push.apply(t, e.getClientRects()));
      return !1;
    }
    ((Fp.prototype.getRootNode = function (e) {
      var t = m(this._fragmentFiber);
      return t === null ? this : v(t).getRootNode(e);
    }),
      (Fp.prototype.compareDocumentPosition = function (e) {
        var t = m(this._fragmentFiber);
        if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        var n = [];
        p(this._fragmentFiber.child, !1, Hp, n, void 0, void 0);
        var r = v(t);
        if (n.length === 0) {
          if (((n = r), h(this._fragmentFiber))) {
            a: {
              for (t = this._fragmentFiber.return; t !== null;) {
                if (t.tag === 4) {
                  t = t.stateNode.containerInfo;
                  break a;
                }
                if (t.tag === 3 || t.tag === 5 || t.tag === 27) break;
                t = t.return;
              }
              t = null;
            }
            t != null && (n = t);
          }
          t = this._fragmentFiber;
          var i = (r = n.compareDocumentPosition(e));
          return (
            n === e
              ? (i = Node.DOCUMENT_POSITION_CONTAINS)
              : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                ((n = g(t)[1]),
                n === null
                  ? (i = Node.DOCUMENT_POSITION_PRECEDING)
                  : ((e = v(n).compareDocumentPosition(e)),
                    (i =
                      e === 0 || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING))),
            (i |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
          );
        }
        ((t = v(n[0])), (i = v(n[n.length - 1])));
        var a = h(this._fragmentFiber) ? t.parentElement : r;
        if (a == null) return Node.DOCUMENT_POSITION_DISCONNECTED;
        ((r = a.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
          (a = a.compareDocumentPosition(i) & Node.DOCUMENT_POSITION_CONTAINED_BY));
        var o = t.compareDocumentPosition(e),
          s = i.compareDocumentPosition(e),
          c = o & Node.DOCUMENT_POSITION_CONTAINED_BY || s & Node.DOCUMENT_POSITION_CONTAINED_BY;
        return (
          (s = r && a && o & Node.DOCUMENT_POSITION_FOLLOWING && s & Node.DOCUMENT_POSITION_PRECEDING),
          (t =
            (r && t === e) || (a && i === e) || c || s
              ? Node.DOCUMENT_POSITION_CONTAINED_BY
              : (!r && t === e) || (!a && i === e)
                ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
                : o),
          t & Node.DOCUMENT_POSITION_DISCONNECTED ||
          t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
          Xp(t, this._fragmentFiber, n[0], n[n.length - 1], e)
            ? t
            : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
        );
      }));
    function Xp(e, t, n, r, i) {
      var a = Ht(i);
      if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
        if ((n = !!a))
          a: {
            for (; a !== null;) {
              if (a.tag === 7 && (a === t || a.alternate === t)) {
                n = !0;
                break a;
              }
              a = a.return;
            }
            n = !1;
          }
        return n;
      }
      if (e & Node.DOCUMENT_POSITION_CONTAINS) {
        if (a === null) return ((a = i.ownerDocument), i === a || i === a.documentElement || i === a.body);
        a: {
          for (a = t, t = m(t); a !== null;) {
            if (!((a.tag !== 5 && a.tag !== 3 && a.tag !== 27) || (a !== t && a.alternate !== t))) {
              a = !0;
              break a;
            }
            a = a.return;
          }
          a = !1;
        }
        return a;
      }
      return e & Node.DOCUMENT_POSITION_PRECEDING
        ? ((t = !!a) &&
            !(t = a === n) &&
            ((t = re(n, a, ne)), t === null ? (t = !1) : (p(t, !0, ee, a, n), (a = y), (y = null), (t = a !== null))),
          t)
        : e & Node.DOCUMENT_POSITION_FOLLOWING
          ? ((t = !!a) &&
              !(t = a === r) &&
              ((t = re(r, a, ne)), t === null ? (t = !1) : (p(t, !0, te, a, r), (a = y), (b = y = null), (t = a !== null))),
            t)
          : !1;
    }
    function Zp(e, t) {
      var n = e.ownerDocument.createRange();
      (n.selectNodeContents(e),
        (e = n.getBoundingClientRect()),
        window.scrollTo(window.scrollX + e.left, t ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight));
    }
    Fp.prototype.scrollIntoView = function (e) {
      if (typeof e == `object`) throw Error(i(566));
      var t = [];
      p(this._fragmentFiber.child, !1, Hp, t, void 0, void 0);
      var n = !1 !== e;
      if (t.length === 0) {
        var r = g(this._fragmentFiber);
        if (((r = n ? r[1] || r[0] || m(this._fragmentFiber) : r[0] || r[1]), r === null)) return;
        if (r.tag === 6) {
          ((e = v(r)), Zp(e, n));
          return;
        }
        if (((r = v(r)), r.nodeType !== 9)) {
          if (r.nodeType === 11) {
            ((n = `host` in r ? r.host : null), n !== null && n.scrollIntoView(e));
            return;
          }
          r.scrollIntoView(e);
        }
      }
      for (r = n ? t.length - 1 : 0; r !== (n ? -1 : t.length);) {
        var a = t[r];
        (a.tag === 6 ? ((a = v(a)), Zp(a, n)) : v(a).scrollIntoView(e), (r += n ? -1 : 1));
      }
    };
    function Qp(e, t) {
      return ((e = v(e)), $p(e, t), !1);
    }
    function $p(e, t) {
      ((e.reactFragments ??= new Set()), e.reactFragments.add(t));
    }
    function em(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.addEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            for (var r = 0, i = 0; i < Kp.length; i++) {
              var a = Kp[i];
              (a.fragmentInstance !== t || a.observer !== n || a.instance !== e) && (Kp[r++] = a);
            }
            ((Kp.length = r), n.observe(e));
          }),
        $p(e, t));
    }
    function tm(e, t) {
      var n = t._eventListeners;
      if (n !== null)
        for (var r = 0; r < n.length; r++) {
          var i = n[r];
          e.removeEventListener(i.type, i.attachedListener, Rp(i.optionsOrUseCapture));
        }
      e.nodeType !== 3 &&
        ((n = t._observers),
        n !== null &&
          n.forEach(function (n) {
            typeof n.rootMargin == `string` ? Jp(t, n, e) : n.unobserve(e);
          }),
        e.reactFragments != null && e.reactFragments.delete(t));
    }
    function nm(e) {
      var t = e.firstChild;
      for (t && t.nodeType === 10 && (t = t.nextSibling); t;) {
        var n = t;
        switch (((t = t.nextSibling), n.nodeName)) {
          case `HTML`:
          case `HEAD`:
          case `BODY`:
            (nm(n), Vt(n));
            continue;
          case `SCRIPT`:
          case `STYLE`:
            continue;
          case `LINK`:
            if (n.rel.toLowerCase() === `stylesheet`) continue;
        }
        e.removeChild(n);
      }
    }
    function rm(e, t, n, r) {
      for (; e.nodeType === 1;) {
        var i = n;
        if (e.nodeName.toLowerCase() !== t.toLowerCase()) {
          if (!r && (e.nodeName !== `INPUT` || e.type !== `hidden`)) break;
        } else if (!r) {
          if (t === `input` && e.type === `hidden`) {
            var a = i.name == null ? null : `` + i.name;
            if (i.type === `hidden` && e.getAttribute(`name`) === a) return e;
          } else return e;
        } else if (!e[zt])
          switch (t) {
            case `meta`:
              if (!e.hasAttribute(`itemprop`)) break;
              return e;
            case `link`:
              if (
                ((a = e.getAttribute(`rel`)),
                (a === `stylesheet` && e.hasAttribute(`data-precedence`)) ||
                  a !== i.rel ||
                  e.getAttribute(`href`) !== (i.href == null || i.href === `` ? null : i.href) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin) ||
                  e.getAttribute(`title`) !== (i.title == null ? null : i.title))
              )
                break;
              return e;
            case `style`:
              if (e.hasAttribute(`data-precedence`)) break;
              return e;
            case `script`:
              if (
                ((a = e.getAttribute(`src`)),
                (a !== (i.src == null ? null : i.src) ||
                  e.getAttribute(`type`) !== (i.type == null ? null : i.type) ||
                  e.getAttribute(`crossorigin`) !== (i.crossOrigin == null ? null : i.crossOrigin)) &&
                  a &&
                  e.hasAttribute(`async`) &&
                  !e.hasAttribute(`itemprop`))
              )
                break;
              return e;
            default:
              return e;
          }
        if (((e = lm(e.nextSibling)), e === null)) break;
      }
      return null;
    }
    function im(e, t, n) {
      if (t === ``) return null;
      for (; e.nodeType !== 3;)
        if (((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !n) || ((e = lm(e.nextSibling)), e === null))
          return null;
      return e;
    }
    function am(e, t) {
      for (; e.nodeType !== 8;)
        if (((e.nodeType !== 1 || e.nodeName !== `INPUT` || e.type !== `hidden`) && !t) || ((e = lm(e.nextSibling)), e === null))
          return null;
      return e;
    }
    function om(e) {
      return e.data === `$?` || e.data === `$~`;
    }
    function sm(e) {
      return e.data === `$!` || (e.data === `$?` && e.ownerDocument.readyState !== `loading`);
    }
    function cm(e, t) {
      var n = e.ownerDocument;
      if (e.data === `$~`) e._reactRetry = t;
      else if (e.data !== `$?` || n.readyState !== `loading`) t();
      else {
        var r = function () {
          (t(), n.removeEventListener(`DOMContentLoaded`, r));
        };
        (n.addEventListener(`DOMContentLoaded`, r), (e._reactRetry = r));
      }
    }
    function lm(e) {
      for (; e != null; e = e.nextSibling) {
        var t = e.nodeType;
        if (t === 1 || t === 3) break;
        if (t === 8) {
          if (((t = e.data), t === `$` || t === `$!` || t === `$?` || t === `$~` || t === `&` || t === `F!` || t === `F`)) break;
          if (t === `/$` || t === `/&`) return null;
        }
      }
      return e;
    }
    var um = null;
    function dm(e) {
      e = e.nextSibling;
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `/$` || n === `/&`) {
            if (t === 0) return lm(e.nextSibling);
            t--;
          } else (n !== `$` && n !== `$!` && n !== `$?` && n !== `$~` && n !== `&`) || t++;
        }
        e = e.nextSibling;
      }
      return null;
    }
    function fm(e) {
      e = e.previousSibling;
      for (var t = 0; e;) {
        if (e.nodeType === 8) {
          var n = e.data;
          if (n === `$` || n === `$!` || n === `$?` || n === `$~` || n === `&`) {
            if (t === 0) return e;
            t--;
          } else (n !== `/$` && n !== `/&`) || t++;
        }
        e = e.previousSibling;
      }
      return null;
    }
    function pm(e, t) {
      function n() {
        r = !0;
      }
      if (e.ownerDocument.activeElement === e) return !0;
      var r = !1;
      try {
        (e.ownerDocument.addEventListener(`focus`, n, !0), (e.focus || HTMLElement.prototype.focus).call(e, t));
      } finally {
        e.ownerDocument.removeEventListener(`focus`, n, !0);
      }
      return r;
    }
    function mm(e) {
      yp(function () {
        yp(function (t) {
          return e(t);
        });
      });
    }
    function hm(e, t, n) {
      switch (((t = lp(n)), e)) {
        case `html`:
          if (((e = t.documentElement), !e)) throw Error(i(452));
          return e;
        case `head`:
          if (((e = t.head), !e)) throw Error(i(453));
          return e;
        case `body`:
          if (((e = t.body), !e)) throw Error(i(454));
          return e;
        default:
          throw Error(i(451));
      }
    }
    function gm(e, t, n) {
      for (var r in n) {
        var i = n[r];
        n.hasOwnProperty(r) && i != null && $(e, t, r, null, rp, i);
      }
      (n.dangerouslySetInnerHTML != null && (e.textContent = ``), e.onclick === On && (e.onclick = null), Vt(e));
    }
    function _m(e) {
      for (var t = e.attributes; t.length;) e.removeAttributeNode(t[0]);
      Vt(e);
    }
    var vm = new Map(),
      ym = new Set();
    function bm(e) {
      if (typeof e.getRootNode == `function`) {
        var t = e.getRootNode();
        if (t.nodeType === 9 || t.nodeType === 11) return t;
      }
      return e.nodeType === 9 ? e : e.ownerDocument;
    }
    var xm = T.d;
    T.d = { f: Sm, r: Cm, D: Em, C: Dm, L: Om, m: km, X: jm, S: Am, M: Mm };
    function Sm() {
      var e = xm.f(),
        t = zd();
      return e || t;
    }
    function Cm(e) {
      var t = Ut(e);
      t !== null && t.tag === 5 && t.type === `form` ? ac(t) : xm.r(e);
    }
    var wm = typeof document > `u` ? null : document;
    function Tm(e, t, n) {
      var r = wm;
      if (r && typeof t == `string` && t) {
        var i = pn(t);
        ((i = `link[rel="` + e + `"][href="` + i + `"]`),
          typeof n == `string` && (i += `[crossorigin="` + n + `"]`),
          ym.has(i) ||
            (ym.add(i),
            (e = { rel: e, crossOrigin: n, href: t }),
            r.querySelector(i) === null && ((t = r.createElement(`link`)), np(t, `link`, e), Kt(t), r.head.appendChild(t))));
      }
    }
    function Em(e) {
      (xm.D(e), Tm(`dns-prefetch`, e, null));
    }
    function Dm(e, t) {
      (xm.C(e, t), Tm(`preconnect`, e, t));
    }
    function Om(e, t, n) {
      xm.L(e, t, n);
      var r = wm;
      if (r && e && t) {
        var i = `link[rel="preload"][as="` + pn(t) + `"]`;
        t === `image` && n && n.imageSrcSet
          ? ((i += `[imagesrcset="` + pn(n.imageSrcSet) + `"]`),
            typeof n.imageSizes == `string` && (i += `[imagesizes="` + pn(n.imageSizes) + `"]`))
          : (i += `[href="` + pn(e) + `"]`);
        var a = i;
        switch (t) {
          case `style`:
            a = Pm(e);
            break;
          case `script`:
            a = Rm(e);
        }
        if (
          !(
            vm.has(a) ||
            ((e = x({ rel: `preload`, href: t === `image` && n && n.imageSrcSet ? void 0 : e, as: t }, n)),
            vm.set(a, e),
            r.querySelector(i) !== null || (t === `style` && r.querySelector(Fm(a))) || (t === `script` && r.querySelector(zm(a))))
          )
        ) {
          var o = r.createElement(`link`);
          (np(o, `link`, e),
            t === `style` &&
              ((o[Bt] = !0),
              (o.onload = o.onerror =
                function () {
                  qt(o);
                })),
            Kt(o),
            r.head.appendChild(o));
        }
      }
    }
    function km(e, t) {
      xm.m(e, t);
      var n = wm;
      if (n && e) {
        var r = t && typeof t.as == `string` ? t.as : `script`,
          i = `link[rel="modulepreload"][as="` + pn(r) + `"][href="` + pn(e) + `"]`,
          a = i;
        switch (r) {
          case `audioworklet`:
          case `paintworklet`:
          case `serviceworker`:
          case `sharedworker`:
          case `worker`:
          case `script`:
            a = Rm(e);
        }
        if (!vm.has(a) && ((e = x({ rel: `modulepreload`, href: e }, t)), vm.set(a, e), n.querySelector(i) === null)) {
          switch (r) {
            case `audioworklet`:
            case `paintworklet`:
            case `serviceworker`:
            case `sharedworker`:
            case `worker`:
            case `script`:
              if (n.querySelector(zm(a))) return;
          }
          ((r = n.createElement(`link`)), np(r, `link`, e), Kt(r), n.head.appendChild(r));
        }
      }
    }
    function Am(e, t, n) {
      xm.S(e, t, n);
      var r = wm;
      if (r && e) {
        var i = Gt(r).hoistableStyles,
          a = Pm(e);
        t ||= `default`;
        var o = i.get(a);
        if (!o) {
          var s = { loading: 0, preload: null };
          if ((o = r.querySelector(Fm(a)))) s.loading = 5;
          else {
            ((e = x({ rel: `stylesheet`, href: e, 'data-precedence': t }, n)), (n = vm.get(a)) && Hm(e, n));
            var c = (o = r.createElement(`link`));
            (Kt(c),
              np(c, `link`, e),
              (c._p = new Promise(function (e, t) {
                ((c.onload = e), (c.onerror = t));
              })),
              c.addEventListener(`load`, function () {
                s.loading |= 1;
              }),
              c.addEventListener(`error`, function () {
                s.loading |= 2;
              }),
              (s.loading |= 4),
              Vm(o, t, r));
          }
          ((o = { type: `stylesheet`, instance: o, count: 1, state: s }), i.set(a, o));
        }
      }
    }
    function jm(e, t) {
      xm.X(e, t);
      var n = wm;
      if (n && e) {
        var r = Gt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = x({ src: e, async: !0 }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Kt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Mm(e, t) {
      xm.M(e, t);
      var n = wm;
      if (n && e) {
        var r = Gt(n).hoistableScripts,
          i = Rm(e),
          a = r.get(i);
        a ||
          ((a = n.querySelector(zm(i))),
          a ||
            ((e = x({ src: e, async: !0, type: `module` }, t)),
            (t = vm.get(i)) && Um(e, t),
            (a = n.createElement(`script`)),
            Kt(a),
            np(a, `link`, e),
            n.head.appendChild(a)),
          (a = { type: `script`, instance: a, count: 1, state: null }),
          r.set(i, a));
      }
    }
    function Nm(e, t, n, r) {
      var a = (a = je.current) ? bm(a) : null;
      if (!a) throw Error(i(446));
      switch (e) {
        case `meta`:
        case `title`:
          return null;
        case `style`:
          return typeof n.precedence == `string` && typeof n.href == `string`
            ? ((n = Pm(n.href)),
              (t = Gt(a).hoistableStyles),
              (r = t.get(n)),
              r || ((r = { type: `style`, instance: null, count: 0, state: null }), t.set(n, r)),
              r)
            : { type: `void`, instance: null, count: 0, state: null };
        case `link`:
          if (n.rel === `stylesheet` && typeof n.href == `string` && typeof n.precedence == `string`) {
            e = Pm(n.href);
            var o = Gt(a).hoistableStyles,
              s = o.get(e);
            if (
              (s ||
                ((a = a.ownerDocument || a),
                (s = { type: `stylesheet`, instance: null, count: 0, state: { loading: 0, preload: null } }),
                o.set(e, s),
                (o = a.querySelector(Fm(e)))
                  ? o._p || ((s.instance = o), (s.state.loading = 5))
                  : ((o = vm.get(e)),
                    o ||
                      ((o = {
                        rel: `preload`,
                        as: `style`,
                        href: n.href,
                        crossOrigin: n.crossOrigin,
                        integrity: n.integrity,
                        media: n.media,
                        hrefLang: n.hrefLang,
                        referrerPolicy: n.referrerPolicy,
                      }),
                      vm.set(e, o)),
                    Lm(a, e, o, s.state))),
              t && r === null)
            )
              throw Error(i(528, ``));
            return s;
          }
          if (t && r !== null) throw Error(i(529, ``));
          return null;
        case `script`:
          return (
            (t = n.async),
            (n = n.src),
            typeof n == `string` && t && typeof t != `function` && typeof t != `symbol`
              ? ((n = Rm(n)),
                (t = Gt(a).hoistableScripts),
                (r = t.get(n)),
                r || ((r = { type: `script`, instance: null, count: 0, state: null }), t.set(n, r)),
                r)
              : { type: `void`, instance: null, count: 0, state: null }
          );
        default:
          throw Error(i(444, e));
      }
    }
    function Pm(e) {
      return `href="` + pn(e) + `"`;
    }
    function Fm(e) {
      return `link[rel="stylesheet"][` + e + `]`;
    }
    function Im(e) {
      return x({}, e, { 'data-precedence': e.precedence, precedence: null });
    }
    function Lm(e, t, n, r) {
      if ((t = e.querySelector(`link[rel="preload"][as="style"][` + t + `]`))) {
        if (!0 !== t[Bt]) {
          r.loading = 1;
          return;
        }
      } else
        ((t = e.createElement(`link`)),
          (t[Bt] = !0),
          (t.onload = t.onerror = qt.bind(null, t)),
          np(t, `link`, n),
          Kt(t),
          e.head.appendChild(t));
      ((r.preload = t),
        t.addEventListener(`load`, function () {
          return (r.loading |= 1);
        }),
        t.addEventListener(`error`, function () {
          return (r.loading |= 2);
        }));
    }
    function Rm(e) {
      return `[src="` + pn(e) + `"]`;
    }
    function zm(e) {
      return `script[async]` + e;
    }
    function Bm(e, t, n) {
      if ((t.count++, t.instance === null))
        switch (t.type) {
          case `style`:
            var r = e.querySelector(`style[data-href~="` + pn(n.href) + `"]`);
            if (r) return ((t.instance = r), Kt(r), r);
            var a = x({}, n, { 'data-href': n.href, 'data-precedence': n.precedence, href: null, precedence: null });
            return (
              (r = (e.ownerDocument || e).createElement(`style`)), Kt(r), np(r, `style`, a), Vm(r, n.precedence, e), (t.instance = r)
            );
          case `stylesheet`:
            a = Pm(n.href);
            var o = e.querySelector(Fm(a));
            if (o) return ((t.state.loading |= 4), (t.instance = o), Kt(o), o);
            ((r = Im(n)), (a = vm.get(a)) && Hm(r, a), (o = (e.ownerDocument || e).createElement(`link`)), Kt(o));
            var s = o;
            return (
              (s._p = new Promise(function (e, t) {
                ((s.onload = e), (s.onerror = t));
              })),
              np(o, `link`, r),
              (t.state.loading |= 4),
              Vm(o, n.precedence, e),
              (t.instance = o)
            );
          case `script`:
            return (
              (o = Rm(n.src)),
              (a = e.querySelector(zm(o)))
                ? ((t.instance = a), Kt(a), a)
                : ((r = n),
                  (a = vm.get(o)) && ((r = x({}, n)), Um(r, a)),
                  (e = e.ownerDocument || e),
                  (a = e.createElement(`script`)),
                  Kt(a),
                  np(a, `link`, r),
                  e.head.appendChild(a),
                  (t.instance = a))
            );
          case `void`:
            return null;
          default:
            throw Error(i(443, t.type));
        }
      else t.type === `stylesheet` && !(t.state.loading & 4) && ((r = t.instance), (t.state.loading |= 4), Vm(r, n.precedence, e));
      return t.instance;
    }
    function Vm(e, t, n) {
      for (
        var r = n.querySelectorAll(`link[rel="stylesheet"][data-precedence],style[data-precedence]`),
          i = r.length ? r[r.length - 1] : null,
          a = i,
          o = 0;
        o < r.length;
        o++
      ) {
        var s = r[o];
        if (s.dataset.precedence === t) a = s;
        else if (a !== i) break;
      }
      a ? a.parentNode.insertBefore(e, a.nextSibling) : ((t = n.nodeType === 9 ? n.head : n), t.insertBefore(e, t.firstChild));
    }
    function Hm(e, t) {
      ((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.title ??= t.title));
    }
    function Um(e, t) {
      ((e.crossOrigin ??= t.crossOrigin), (e.referrerPolicy ??= t.referrerPolicy), (e.integrity ??= t.integrity));
    }
    var Wm = null;
    function Gm(e, t, n) {
      if (Wm === null) {
        var r = new Map(),
          i = (Wm = new Map());
        i.set(n, r);
      } else ((i = Wm), (r = i.get(n)), r || ((r = new Map()), i.set(n, r)));
      if (r.has(e)) return r;
      for (r.set(e, null), n = n.getElementsByTagName(e), i = 0; i < n.length; i++) {
        var a = n[i];
        if (
          !(a[zt] || a[Mt] || (e === `link` && a.getAttribute(`rel`) === `stylesheet`)) &&
          a.namespaceURI !== `http://www.w3.org/2000/svg`
        ) {
          var o = a.getAttribute(t) || ``;
          o = e + o;
          var s = r.get(o);
          s ? s.push(a) : r.set(o, [a]);
        }
      }
      return r;
    }
    function Km(e, t, n) {
      ((e = e.ownerDocument || e), e.head.insertBefore(n, t === `title` ? e.querySelector(`head > title`) : null));
    }
    function qm(e, t, n) {
      if (n === 1 || t.itemProp != null) return !1;
      switch (e) {
        case `meta`:
        case `title`:
          return !0;
        case `style`:
          if (typeof t.precedence != `string` || typeof t.href != `string` || t.href === ``) break;
          return !0;
        case `link`:
          if (typeof t.rel != `string` || typeof t.href != `string` || t.href === `` || t.onLoad || t.onError) break;
          switch (t.rel) {
            case `stylesheet`:
              return ((e = t.disabled), typeof t.precedence == `string` && e == null);
            default:
              return !0;
          }
        case `script`:
          if (
            t.async &&
            typeof t.async != `function` &&
            typeof t.async != `symbol` &&
            !t.onLoad &&
            !t.onError &&
            t.src &&
            typeof t.src == `string`
          )
            return !0;
      }
      return !1;
    }
    function Jm(e, t) {
      return e === `img` && t.src != null && t.src !== `` && t.onLoad == null && t.loading !== `lazy`;
    }
    function Ym(e) {
      return !(e.type === `stylesheet` && !(e.state.loading & 3));
    }
    function Xm(e) {
      return (e.width || 100) * (e.height || 100) * (typeof devicePixelRatio == `number` ? devicePixelRatio : 1) * 0.25;
    }
    function Zm(e, t) {
      typeof t.decode == `function` &&
        (e.imgCount++, t.complete || ((e.imgBytes += Xm(t)), e.suspenseyImages.push(t)), (e = rh.bind(e)), t.decode().then(e, e));
    }
    function Qm(e, t, n, r) {
      if (n.type === `stylesheet` && (typeof r.media != `string` || !1 !== matchMedia(r.media).matches) && !(n.state.loading & 4)) {
        if (n.instance === null) {
          var i = Pm(r.href),
            a = t.querySelector(Fm(i));
          if (a) {
            ((t = a._p),
              typeof t == `object` && t && typeof t.then == `function` && (e.count++, (e = nh.bind(e)), t.then(e, e)),
              (n.state.loading |= 4),
              (n.instance = a),
              Kt(a));
            return;
          }
          ((a = t.ownerDocument || t), (r = Im(r)), (i = vm.get(i)) && Hm(r, i), (a = a.createElement(`link`)), Kt(a));
          var o = a;
          ((o._p = new Promise(function (e, t) {
            ((o.onload = e), (o.onerror = t));
          })),
            np(a, `link`, r),
            (n.instance = a));
        }
        (e.stylesheets === null && (e.stylesheets = new Map()),
          e.stylesheets.set(n, t),
          (t = n.state.preload) &&
            !(n.state.loading & 3) &&
            (e.count++, (n = nh.bind(e)), t.addEventListener(`load`, n), t.addEventListener(`error`, n)));
      }
    }
    var $m = 0;
    function eh(e, t) {
      return (
        e.stylesheets && e.count === 0 && ah(e, e.stylesheets),
        0 < e.count || 0 < e.imgCount
          ? function (n) {
              var r = setTimeout(function () {
                if ((e.stylesheets && ah(e, e.stylesheets), e.unsuspend)) {
                  var t = e.unsuspend;
                  ((e.unsuspend = null), t());
                }
              }, 6e4 + t);
              0 < e.imgBytes && $m === 0 && ($m = 62500 * op());
              var i = setTimeout(
                function () {
                  if (((e.waitingForImages = !1), e.count === 0 && (e.stylesheets && ah(e, e.stylesheets), e.unsuspend))) {
                    var t = e.unsuspend;
                    ((e.unsuspend = null), t());
                  }
                },
                (e.imgBytes > $m ? 50 : 800) + t,
              );
              return (
                (e.unsuspend = n),
                function () {
                  ((e.unsuspend = null), clearTimeout(r), clearTimeout(i));
                }
              );
            }
          : null
      );
    }
    function th(e) {
      if (e.count === 0 && (e.imgCount === 0 || !e.waitingForImages)) {
        if (e.stylesheets) ah(e, e.stylesheets);
        else if (e.unsuspend) {
          var t = e.unsuspend;
          ((e.unsuspend = null), t());
        }
      }
    }
    function nh() {
      (this.count--, th(this));
    }
    function rh() {
      (this.imgCount--, th(this));
    }
    var ih = null;
    function ah(e, t) {
      ((e.stylesheets = null), e.unsuspend !== null && (e.count++, (ih = new Map()), t.forEach(oh, e), (ih = null), nh.call(e)));
    }
    function oh(e, t) {
      if (!(t.state.loading & 4)) {
        var n = ih.get(e);
        if (n) var r = n.get(null);
        else {
          ((n = new Map()), ih.set(e, n));
          for (var i = e.querySelectorAll(`link[data-precedence],style[data-precedence]`), a = 0; a < i.length; a++) {
            var o = i[a];
            (o.nodeName === `LINK` || o.getAttribute(`media`) !== `not all`) && (n.set(o.dataset.precedence, o), (r = o));
          }
          r && n.set(null, r);
        }
        ((i = t.instance),
          (o = i.getAttribute(`data-precedence`)),
          (a = n.get(o) || r),
          a === r && n.set(null, i),
          n.set(o, i),
          this.count++,
          (r = nh.bind(this)),
          i.addEventListener(`load`, r),
          i.addEventListener(`error`, r),
          a ? a.parentNode.insertBefore(i, a.nextSibling) : ((e = e.nodeType === 9 ? e.head : e), e.insertBefore(i, e.firstChild)),
          (t.state.loading |= 4));
      }
    }
    var sh = { $$typeof: ue, Provider: null, Consumer: null, _currentValue: Te, _currentValue2: Te, _threadCount: 0 };
    function ch(e, t, n, r, i, a, o, s, c) {
      ((this.tag = 1),
        (this.containerInfo = e),
        (this.pingCache = this.current = this.pendingChildren = null),
        (this.timeoutHandle = -1),
        (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
        (this.callbackPriority = 0),
        (this.expirationTimes = yt(-1)),
        (this.entangledLanes =
          this.shellSuspendCounter =
          this.errorRecoveryDisabledLanes =
          this.expiredLanes =
          this.warmLanes =
          this.pingedLanes =
          this.suspendedLanes =
          this.pendingLanes =
            0),
        (this.entanglements = yt(0)),
        (this.hiddenUpdates = yt(null)),
        (this.identifierPrefix = r),
        (this.onUncaughtError = i),
        (this.onCaughtError = a),
        (this.onRecoverableError = o),
        (this.pooledCache = null),
        (this.pooledCacheLanes = 0),
        (this.formState = c),
        (this.transitionTypes = null),
        (this.incompleteTransitions = new Map()));
    }
    function lh(e, t, n, r, i, a, o, s, c, l, u, d) {
      return (
        (e = new ch(e, t, n, o, c, l, u, d, s)),
        (t = 1),
        !0 === a && (t |= 24),
        (a = zi(3, null, null, t)),
        (e.current = a),
        (a.stateNode = e),
        (t = La()),
        t.refCount++,
        (e.pooledCache = t),
        t.refCount++,
        (a.memoizedState = { element: r, isDehydrated: n, cache: t }),
        bo(a),
        e
      );
    }
    function uh(e) {
      return e ? ((e = Li), e) : Li;
    }
    function dh(e, t, n, r, i, a) {
      ((i = uh(i)),
        r.context === null ? (r.context = i) : (r.pendingContext = i),
        (r = So(t)),
        (r.payload = { element: n }),
        (a = a === void 0 ? null : a),
        a !== null && (r.callback = a),
        (n = Co(e, r, t)),
        n !== null && (Pd(n, e, t), wo(n, e, t)));
    }
    function fh(e, t) {
      if (((e = e.memoizedState), e !== null && e.dehydrated !== null)) {
        var n = e.retryLane;
        e.retryLane = n !== 0 && n < t ? n : t;
      }
    }
    function ph(e, t) {
      (fh(e, t), (e = e.alternate) && fh(e, t));
    }
    function mh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = Pi(e, 67108864);
        (t !== null && Pd(t, e, 67108864), ph(e, 67108864));
      }
    }
    function hh(e) {
      if (e.tag === 13 || e.tag === 31) {
        var t = jd();
        t = Tt(t);
        var n = Pi(e, t);
        (n !== null && Pd(n, e, t), ph(e, t));
      }
    }
    var gh = !0;
    function _h(e, t, n, r) {
      var i = w.T;
      w.T = null;
      var a = T.p;
      try {
        ((T.p = 2), yh(e, t, n, r));
      } finally {
        ((T.p = a), (w.T = i));
      }
    }
    function vh(e, t, n, r) {
      var i = w.T;
      w.T = null;
      var a = T.p;
      try {
        ((T.p = 8), yh(e, t, n, r));
      } finally {
        ((T.p = a), (w.T = i));
      }
    }
    function yh(e, t, n, r) {
      if (gh) {
        var i = bh(r);
        if (i === null) (Kf(e, t, r, xh, n), Mh(e, r));
        else if (Ph(i, e, t, n, r)) r.stopPropagation();
        else if ((Mh(e, r), t & 4 && -1 < jh.indexOf(e))) {
          for (; i !== null;) {
            var a = Ut(i);
            if (a !== null)
              switch (a.tag) {
                case 3:
                  if (((a = a.stateNode), a.current.memoizedState.isDehydrated)) {
                    var o = pt(a.pendingLanes);
                    if (o !== 0) {
                      var s = a;
                      for (s.pendingLanes |= 2, s.entangledLanes |= 2; o;) {
                        var c = 1 << (31 - ot(o));
                        ((s.entanglements[1] |= c), (o &= ~c));
                      }
                      (Ef(a), !(W & 6) && ((_d = Ye() + 500), Df(0, !1)));
                    }
                  }
                  break;
                case 31:
                case 13:
                  ((s = Pi(a, 2)), s !== null && Pd(s, a, 2), zd(), ph(a, 2));
              }
            if (((a = bh(r)), a === null && Kf(e, t, r, xh, n), a === i)) break;
            i = a;
          }
          i !== null && r.stopPropagation();
        } else Kf(e, t, r, null, n);
      }
    }
    function bh(e) {
      return ((e = An(e)), Sh(e));
    }
    var xh = null;
    function Sh(e) {
      if (((xh = null), (e = Ht(e)), e !== null)) {
        var t = s(e);
        if (t === null) e = null;
        else {
          var n = t.tag;
          if (n === 13) {
            if (((e = c(t)), e !== null)) return e;
            e = null;
          } else if (n === 31) {
            if (((e = l(t)), e !== null)) return e;
            e = null;
          } else if (n === 3) {
            if (t.stateNode.current.memoizedState.isDehydrated) return t.tag === 3 ? t.stateNode.containerInfo : null;
            e = null;
          } else t !== e && (e = null);
        }
      }
      return ((xh = e), null);
    }
    function Ch(e) {
      switch (e) {
        case `beforetoggle`:
        case `cancel`:
        case `click`:
        case `close`:
        case `contextmenu`:
        case `copy`:
        case `cut`:
        case `auxclick`:
        case `dblclick`:
        case `dragend`:
        case `dragstart`:
        case `drop`:
        case `focusin`:
        case `focusout`:
        case `input`:
        case `invalid`:
        case `keydown`:
        case `keypress`:
        case `keyup`:
        case `mousedown`:
        case `mouseup`:
        case `paste`:
        case `pause`:
        case `play`:
        case `pointercancel`:
        case `pointerdown`:
        case `pointerup`:
        case `ratechange`:
        case `reset`:
        case `seeked`:
        case `submit`:
        case `toggle`:
        case `touchcancel`:
        case `touchend`:
        case `touchstart`:
        case `volumechange`:
        case `change`:
        case `selectionchange`:
        case `textInput`:
        case `compositionstart`:
        case `compositionend`:
        case `compositionupdate`:
        case `beforeblur`:
        case `afterblur`:
        case `beforeinput`:
        case `blur`:
        case `fullscreenchange`:
        case `fullscreenerror`:
        case `focus`:
        case `hashchange`:
        case `popstate`:
        case `select`:
        case `selectstart`:
          return 2;
        case `drag`:
        case `dragenter`:
        case `dragexit`:
        case `dragleave`:
        case `dragover`:
        case `mousemove`:
        case `mouseout`:
        case `mouseover`:
        case `pointermove`:
        case `pointerout`:
        case `pointerover`:
        case `resize`:
        case `scroll`:
        case `touchmove`:
        case `wheel`:
        case `mouseenter`:
        case `mouseleave`:
        case `pointerenter`:
        case `pointerleave`:
          return 8;
        case `message`:
          switch (Xe()) {
            case Ze:
              return 2;
            case Qe:
              return 8;
            case $e:
            case et:
              return 32;
            case tt:
              return 268435456;
            default:
              return 32;
          }
        default:
          return 32;
      }
    }
    var wh = !1,
      Th = null,
      Eh = null,
      Dh = null,
      Oh = new Map(),
      kh = new Map(),
      Ah = [],
      jh =
        `mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset`.split(
          ` `,
        );
    function Mh(e, t) {
      switch (e) {
        case `focusin`:
        case `focusout`:
          Th = null;
          break;
        case `dragenter`:
        case `dragleave`:
          Eh = null;
          break;
        case `mouseover`:
        case `mouseout`:
          Dh = null;
          break;
        case `pointerover`:
        case `pointerout`:
          Oh.delete(t.pointerId);
          break;
        case `gotpointercapture`:
        case `lostpointercapture`:
          kh.delete(t.pointerId);
      }
    }
    function Nh(e, t, n, r, i, a) {
      return e === null || e.nativeEvent !== a
        ? ((e = { blockedOn: t, domEventName: n, eventSystemFlags: r, nativeEvent: a, targetContainers: [i] }),
          t !== null && ((t = Ut(t)), t !== null && mh(t)),
          e)
        : ((e.eventSystemFlags |= r), (t = e.targetContainers), i !== null && t.indexOf(i) === -1 && t.push(i), e);
    }
    function Ph(e, t, n, r, i) {
      switch (t) {
        case `focusin`:
          return ((Th = Nh(Th, e, t, n, r, i)), !0);
        case `dragenter`:
          return ((Eh = Nh(Eh, e, t, n, r, i)), !0);
        case `mouseover`:
          return ((Dh = Nh(Dh, e, t, n, r, i)), !0);
        case `pointerover`:
          var a = i.pointerId;
          return (Oh.set(a, Nh(Oh.get(a) || null, e, t, n, r, i)), !0);
        case `gotpointercapture`:
          return ((a = i.pointerId), kh.set(a, Nh(kh.get(a) || null, e, t, n, r, i)), !0);
      }
      return !1;
    }
    function Fh(e) {
      var t = Ht(e.target);
      if (t !== null) {
        var n = s(t);
        if (n !== null) {
          if (((t = n.tag), t === 13)) {
            if (((t = c(n)), t !== null)) {
              ((e.blockedOn = t),
                Ot(e.priority, function () {
                  hh(n);
                }));
              return;
            }
          } else if (t === 31) {
            if (((t = l(n)), t !== null)) {
              ((e.blockedOn = t),
                Ot(e.priority, function () {
                  hh(n);
                }));
              return;
            }
          } else if (t === 3 && n.stateNode.current.memoizedState.isDehydrated) {
            e.blockedOn = n.tag === 3 ? n.stateNode.containerInfo : null;
            return;
          }
        }
      }
      e.blockedOn = null;
    }
    function Ih(e) {
      if (e.blockedOn !== null) return !1;
      for (var t = e.targetContainers; 0 < t.length;) {
        var n = bh(e.nativeEvent);
        if (n === null) {
          n = e.nativeEvent;
          var r = new n.constructor(n.type, n);
          ((kn = r), n.target.dispatchEvent(r), (kn = null));
        } else return ((t = Ut(n)), t !== null && mh(t), (e.blockedOn = n), !1);
        t.shift();
      }
      return !0;
    }
    function Lh(e, t, n) {
      Ih(e) && n.delete(t);
    }
    function Rh() {
      ((wh = !1),
        Th !== null && Ih(Th) && (Th = null),
        Eh !== null && Ih(Eh) && (Eh = null),
        Dh !== null && Ih(Dh) && (Dh = null),
        Oh.forEach(Lh),
        kh.forEach(Lh));
    }
    function zh(e, n) {
      e.blockedOn === n && ((e.blockedOn = null), wh || ((wh = !0), t.unstable_scheduleCallback(t.unstable_NormalPriority, Rh)));
    }
    var Bh = null;
    function Vh(e) {
      Bh !== e &&
        ((Bh = e),
        t.unstable_scheduleCallback(t.unstable_NormalPriority, function () {
          Bh === e && (Bh = null);
          for (var t = 0; t < e.length; t += 3) {
            var n = e[t],
              r = e[t + 1],
              i = e[t + 2];
            if (typeof r != `function`) {
              if (Sh(r || n) === null) continue;
              break;
            }
            var a = Ut(n);
            a !== null && (e.splice(t, 3), (t -= 3), rc(a, { pending: !0, data: i, method: n.method, action: r }, r, i));
          }
        }));
    }
    function Hh(e) {
      function t(t) {
        return zh(t, e);
      }
      (Th !== null && zh(Th, e), Eh !== null && zh(Eh, e), Dh !== null && zh(Dh, e), Oh.forEach(t), kh.forEach(t));
      for (var n = 0; n < Ah.length; n++) {
        var r = Ah[n];
        r.blockedOn === e && (r.blockedOn = null);
      }
      for (; 0 < Ah.length && ((n = Ah[0]), n.blockedOn === null);) (Fh(n), n.blockedOn === null && Ah.shift());
      if (((n = (e.ownerDocument || e).$$reactFormReplay), n != null))
        for (r = 0; r < n.length; r += 3) {
          var i = n[r],
            a = n[r + 1],
            o = i[Nt] || null;
          if (typeof a == `function`) o || Vh(n);
          else if (o) {
            var s = null;
            if (a && a.hasAttribute(`formAction`)) {
              if (((i = a), (o = a[Nt] || null))) s = o.formAction;
              else if (Sh(i) !== null) continue;
            } else s = o.action;
            (typeof s == `function` ? (n[r + 1] = s) : (n.splice(r, 3), (r -= 3)), Vh(n));
          }
        }
    }
    function Uh() {
      function e(e) {
        e.canIntercept &&
          e.info === `react-transition` &&
          e.intercept({
            handler: function () {
              return new Promise(function (e) {
                return (i = e);
              });
            },
            focusReset: `manual`,
            scroll: `manual`,
          });
      }
      function t() {
        (i !== null && (i(), (i = null)), r || setTimeout(n, 20));
      }
      function n() {
        if (!r && !navigation.transition) {
          var e = navigation.currentEntry;
          e && e.url != null && navigation.navigate(e.url, { state: e.getState(), info: `react-transition`, history: `replace` });
        }
      }
      if (typeof navigation == `object`) {
        var r = !1,
          i = null;
        return (
          navigation.addEventListener(`navigate`, e),
          navigation.addEventListener(`navigatesuccess`, t),
          navigation.addEventListener(`navigateerror`, t),
          setTimeout(n, 100),
          function () {
            ((r = !0),
              navigation.removeEventListener(`navigate`, e),
              navigation.removeEventListener(`navigatesuccess`, t),
              navigation.removeEventListener(`navigateerror`, t),
              i !== null && (i(), (i = null)));
          }
        );
      }
    }
    function Wh(e) {
      this._internalRoot = e;
    }
    ((Gh.prototype.render = Wh.prototype.render =
      function (e) {
        var t = this._internalRoot;
        if (t === null) throw Error(i(409));
        var n = t.current;
        dh(n, jd(), e, t, null, null);
      }),
      (Gh.prototype.unmount = Wh.prototype.unmount =
        function () {
          var e = this._internalRoot;
          if (e !== null) {
            this._internalRoot = null;
            var t = e.containerInfo;
            (dh(e.current, 2, null, e, null, null), zd(), (t[Pt] = null));
          }
        }));
    function Gh(e) {
      this._internalRoot = e;
    }
    Gh.prototype.unstable_scheduleHydration = function (e) {
      if (e) {
        var t = Dt();
        e = { blockedOn: null, target: e, priority: t };
        for (var n = 0; n < Ah.length && t !== 0 && t < Ah[n].priority; n++);
        (Ah.splice(n, 0, e), n === 0 && Fh(e));
      }
    };
    var Kh = n.version;
    if (Kh !== `19.3.1`) throw Error(i(527, Kh, `19.3.1`));
    T.findDOMNode = function (e) {
      var t = e._reactInternals;
      if (t === void 0) throw typeof e.render == `function` ? Error(i(188)) : ((e = Object.keys(e).join(`,`)), Error(i(268, e)));
      return ((e = d(t)), (e = e === null ? null : f(e)), (e = e === null ? null : e.stateNode), e);
    };
    var qh = { bundleType: 0, version: `19.3.1`, rendererPackageName: `react-dom`, currentDispatcherRef: w, reconcilerVersion: `19.3.1` };
    if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u`) {
      var Jh = __REACT_DEVTOOLS_GLOBAL_HOOK__;
      if (!Jh.isDisabled && Jh.supportsFiber)
        try {
          ((it = Jh.inject(qh)), (O = Jh));
        } catch {}
    }
    e.createRoot = function (e, t) {
      if (!a(e)) throw Error(i(299));
      var n = !1,
        r = ``,
        o = Ec,
        s = Dc,
        c = Oc;
      return (
        t != null &&
          (!0 === t.unstable_strictMode && (n = !0),
          t.identifierPrefix !== void 0 && (r = t.identifierPrefix),
          t.onUncaughtError !== void 0 && (o = t.onUncaughtError),
          t.onCaughtError !== void 0 && (s = t.onCaughtError),
          t.onRecoverableError !== void 0 && (c = t.onRecoverableError)),
        (t = lh(e, 1, !1, null, null, n, r, null, o, s, c, Uh)),
        (e[Pt] = t.current),
        Wf(e),
        new Wh(t)
      );
    };
  }),
  Nt = t((e, t) => {
    function n() {
      if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < `u` && typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE == `function`)
        try {
          __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(n);
        } catch (e) {
          console.error(e);
        }
    }
    (n(), (t.exports = Mt()));
  })(),
  Pt = 5e3;
function Ft(e) {
  try {
    let t = (e.split(`.`)[1] ?? ``).replaceAll(`-`, `+`).replaceAll(`_`, `/`);
    return JSON.parse(atob(t));
  } catch {
    return {};
  }
}
function It(e, t) {
  let { exp: n, iat: r } = Ft(e);
  return typeof n == `number`
    ? { text: e, expiresAtMs: typeof r == `number` ? t + (n - r) * 1e3 : n * 1e3 }
    : { text: e, expiresAtMs: 1 / 0 };
}
function Lt(e, t) {
  return t >= e.expiresAtMs - Pt;
}
function Rt() {
  let e;
  return {
    read: () => e,
    write: (t) => {
      e = t;
    },
  };
}
function zt(e, t) {
  return t
    ? new Promise((n, r) => {
        let i = () => r(t.reason);
        (t.aborted && i(), t.addEventListener(`abort`, i, { once: !0 }), e.then(n, r).finally(() => t.removeEventListener(`abort`, i)));
      })
    : e;
}
var Bt = {
    getAccessToken: { method: `GET`, host: `accounts`, path: `/token/access`, access: `public` },
    sendOtp: { method: `POST`, host: `accounts`, path: `/auth/phone/`, access: `public` },
    verifyOtp: { method: `POST`, host: `accounts`, path: `/auth/phone/verify`, access: `public` },
    signInWithPassword: { method: `POST`, host: `accounts`, path: `/auth/login/password`, access: `public` },
    getUser: { method: `GET`, host: `accounts`, path: `/user/`, access: `user` },
    updateInfo: { method: `PUT`, host: `accounts`, path: `/auth/info`, access: `user`, needsCsrf: !0 },
    signOut: { method: `GET`, host: `accounts`, path: `/auth/logout`, access: `public` },
  },
  Vt = class extends Error {
    name = `ApiError`;
    status;
    code;
    facts;
    issues;
    requestId;
    text;
    constructor({ status: e, code: t, facts: n = {}, issues: r = [], requestId: i = ``, text: a = ``, cause: o }) {
      (super(i === `` ? t : `${t} (${i})`, { cause: o }),
        (this.status = e),
        (this.code = t),
        (this.facts = n),
        (this.issues = r),
        (this.requestId = i),
        (this.text = a));
    }
  };
function Ht(e, t) {
  return e instanceof Vt && e.code === t;
}
function Ut(e) {
  return e instanceof Error && e.name === `AbortError`;
}
function Wt(e, t) {
  if (Array.isArray(t)) return Gt(e, t);
  let n = Kt(t);
  if (!n) return new Vt({ status: e, code: `unknown` });
  let { code: r, facts: i, issues: a, request_id: o } = n.error;
  return new Vt({ status: e, code: r, facts: i, issues: a, requestId: o });
}
function Gt(e, [t, n]) {
  let r = typeof t == `string` ? t.trim() : ``;
  if (typeof n != `object` || !n || !(`code` in n) || typeof n.code != `string`) return new Vt({ status: e, code: `unknown`, text: r });
  let { code: i, issues: a, request_id: o, ...s } = n;
  return new Vt({ status: e, code: i, facts: s, issues: a, requestId: o, text: r });
}
function Kt(e) {
  if (typeof e != `object` || !e || !(`error` in e)) return;
  let { error: t } = e;
  return typeof t == `object` && t && `code` in t && typeof t.code == `string` ? e : void 0;
}
function qt(e) {
  let t = /filename\*=UTF-8''([^;]+)/i.exec(e ?? ``)?.[1];
  if (t !== void 0)
    try {
      return decodeURIComponent(t.trim());
    } catch {
      return t;
    }
  return /filename="?([^";]+)"?/i.exec(e ?? ``)?.[1]?.trim() ?? ``;
}
var Jt = [1e3, 2e3, 4e3, 8e3, 15e3],
  Yt = 6,
  Xt = 0.5;
async function Zt(e, t, n) {
  if (t.status === 503 && e.method === `GET`) return Qt(Jt[n]);
  if (t.status === 429 && n < Yt && (await $t(t)) === `too_busy`) return Qt(1e3 * Number(t.header(`retry-after`) ?? 1));
}
function Qt(e) {
  return e === void 0 ? void 0 : e * (1 + Xt * Math.random());
}
async function $t(e) {
  return (await e.readJson().catch(() => void 0))?.error?.code;
}
function en(e, t) {
  return new Promise((n, r) => {
    if (t?.aborted) return r(t.reason);
    let i = () => {
        (clearTimeout(a), r(t?.reason));
      },
      a = setTimeout(() => {
        (t?.removeEventListener(`abort`, i), n());
      }, e);
    t?.addEventListener(`abort`, i, { once: !0 });
  });
}
var tn = `jarchi_csrf`,
  k = `x-csrf-token`;
function nn(e) {
  if (typeof e == `string` || typeof e == `number` || typeof e == `boolean`) return String(e);
  throw TypeError(`${typeof e} is no parameter`);
}
function rn(e, t, n) {
  let r = t.path.replace(/\{(\w+)\}/g, (e, r) => {
      let i = n.params?.[r];
      if (i == null || i === ``) throw TypeError(`${t.path} needs ${r}`);
      return encodeURIComponent(nn(i));
    }),
    i = new URLSearchParams();
  for (let [e, t] of Object.entries(n.query ?? {})) for (let n of Array.isArray(t) ? t : [t]) n != null && i.append(e, nn(n));
  let a = i.toString();
  return `${e[t.host]}${r}${a === `` ? `` : `?${a}`}`;
}
function an(e, t, n, { token: r, csrf: i, idempotencyKey: a }) {
  let o = !t.isUpload && t.method !== `GET` && t.method !== `DELETE`;
  return {
    method: t.method,
    url: rn(e, t, n),
    headers: {
      accept: t.answers === `file` ? `*/*` : `application/json`,
      ...(o ? { 'content-type': `application/json` } : {}),
      ...(r === void 0 ? {} : { authorization: `Bearer ${r}` }),
      ...(i === void 0 ? {} : { [k]: i }),
      ...(a === void 0 ? {} : { 'idempotency-key': a }),
    },
    ...(o ? { body: JSON.stringify(n.body ?? {}) } : {}),
    ...(n.file ? { file: n.file } : {}),
  };
}
function on(e) {
  return e instanceof Vt && e.status >= 400 && e.status < 500 && e.status !== 429;
}
function sn({ tokens: e, now: t, fetchToken: n, runAlone: r, onLost: i, onAccountMissing: a }) {
  let o,
    s = async () => {
      try {
        let i = It(await r(n), t());
        return (e.write(i), i.text);
      } catch (t) {
        throw (e.write(void 0), a && Ht(t, `account_not_found`) ? a() : on(t) && i(), t);
      } finally {
        o = void 0;
      }
    },
    c = (e) => zt((o ??= s()), e),
    l = () => {
      let n = e.read();
      return n && !Lt(n, t()) ? n.text : void 0;
    };
  return {
    async getToken(e) {
      return l() ?? (await c(e));
    },
    async replaceToken(e, t) {
      let n = l();
      return n !== void 0 && n !== e ? n : c(t);
    },
  };
}
function cn(e) {
  let t = new FormData();
  return (t.append(`file`, e, e instanceof File ? e.name : `file`), t);
}
function ln(e) {
  return async ({ method: t, url: n, headers: r, body: i, file: a }, { signal: o, onProgress: s }) => {
    let c = a ? cn(a) : i,
      l = await e(n, { method: t, headers: r, credentials: `include`, ...(c === void 0 ? {} : { body: c }), ...(o ? { signal: o } : {}) });
    a && s?.(a.size, a.size);
    let u;
    return { status: l.status, header: (e) => l.headers.get(e), readJson: () => (u ??= l.json()), readBlob: () => l.blob() };
  };
}
function un(e) {
  return ({ method: t, url: n, headers: r, file: i }, { signal: a, onProgress: o }) =>
    new Promise((s, c) => {
      if (!i) throw TypeError(`an upload needs a file`);
      if (a?.aborted) throw a.reason;
      let l = e(),
        u = () => l.abort(),
        d = (e) => () => {
          (a?.removeEventListener(`abort`, u), e());
        };
      (l.open(t, n), (l.withCredentials = !0));
      for (let [e, t] of Object.entries(r)) l.setRequestHeader(e, t);
      ((l.upload.onprogress = (e) => o?.(Math.min(e.loaded, i.size), i.size)),
        (l.onload = d(() =>
          s({
            status: l.status,
            header: (e) => l.getResponseHeader(e),
            readJson: async () => JSON.parse(l.responseText),
            readBlob: async () => new Blob([l.responseText]),
          }),
        )),
        (l.onerror = d(() => c(TypeError(`no answer`)))),
        (l.onabort = d(() => c(a?.reason ?? new DOMException(`aborted`, `AbortError`)))),
        a?.addEventListener(`abort`, u, { once: !0 }),
        l.send(cn(i)));
    });
}
function dn(e) {
  let { bases: t, retryDelayMs: n = 300, tokens: r = Rt(), pause: i = en } = e,
    a = ln(e.fetch ?? ((...e) => globalThis.fetch(...e))),
    o = fn(e, a),
    s = async (e, t, { signal: r, onProgress: s }) => {
      let c = () => (e.isUpload ? o : a)(t, { signal: r, onProgress: s });
      try {
        return await c();
      } catch (t) {
        if (Ut(t) || r?.aborted || e.method !== `GET`) throw pn(t, r);
        return (
          await i(n, r),
          await c().catch((e) => {
            throw pn(e, r);
          })
        );
      }
    },
    c = async (n, r, a, o) => {
      let { signal: c, idempotencyKey: l } = a,
        u = n.needsCsrf ? e.findCsrfToken?.() : void 0,
        d = an(t, n, r, { token: o, csrf: u, idempotencyKey: l }),
        f;
      try {
        for (let t = 0; ; t++) {
          let r = await s(n, d, a),
            o = await Zt(n, r, t);
          if (o === void 0) return r;
          ((f ??= e.waiting?.begin()), await i(o, c));
        }
      } finally {
        f?.();
      }
    },
    l = sn({
      tokens: r,
      now: e.now ?? Date.now,
      runAlone: (t) => (e.runAlone ? e.runAlone(t) : t()),
      onLost: () => e.onSessionLost?.(),
      onAccountMissing: e.onAccountMissing && (() => e.onAccountMissing?.()),
      fetchToken: async () => {
        let t = Bt.getAccessToken;
        return (await mn(t, await c(t, { query: { account: e.findAccount?.(), app: e.app } }, {}))).token;
      },
    }),
    u = async (e, t, n) => {
      if (e.access === `public` || e.access === `doorway`) return mn(e, await c(e, t, n));
      let r = await l.getToken(n.signal),
        i = await c(e, t, n, r);
      if (i.status !== 401) return mn(e, i);
      let a = await l.replaceToken(r, n.signal);
      return mn(e, await c(e, t, n, a));
    },
    d = (e) =>
      Object.fromEntries(
        Object.entries(e)
          .filter(([, e]) => e.answers !== `redirect`)
          .map(([e, t]) => [e, (e = {}, n = {}) => u(t, e, n)]),
      );
  return {
    bind(e) {
      let t = Object.entries(e).map(([e, t]) => [e, d(t)]);
      return Object.fromEntries(t);
    },
  };
}
function fn({ fetch: e, createXhr: t }, n) {
  return t ? un(t) : e || typeof XMLHttpRequest > `u` ? n : un(() => new XMLHttpRequest());
}
function pn(e, t) {
  return Ut(e) || t?.aborted ? e : new Vt({ status: 0, code: `network`, cause: e });
}
async function mn(e, t) {
  if (t.status < 200 || t.status > 299) throw Wt(t.status, await t.readJson().catch(() => void 0));
  try {
    return e.answers === `file` ? { blob: await t.readBlob(), filename: qt(t.header(`content-disposition`)) } : await t.readJson();
  } catch (e) {
    throw Ut(e) ? e : new Vt({ status: t.status, code: `unknown`, cause: e });
  }
}
function hn() {
  let e = new Set(),
    t = 0,
    n = (n) => {
      let r = t > 0;
      if (((t += n), r !== t > 0)) for (let t of e) t();
    };
  return {
    begin() {
      n(1);
      let e = !1;
      return () => {
        (e || n(-1), (e = !0));
      };
    },
    isWaiting: () => t > 0,
    subscribe(t) {
      return (e.add(t), () => e.delete(t));
    },
  };
}
var gn = `account`,
  _n = 31536e3;
function vn(e, t = document.cookie) {
  for (let n of t.split(`;`)) {
    let [t, ...r] = n.split(`=`);
    if (t?.trim() !== e) continue;
    let i = r.join(`=`).trim();
    try {
      return decodeURIComponent(i) || void 0;
    } catch {
      return i;
    }
  }
}
function yn(e, t, n) {
  let r = location.protocol === `https:` ? `; secure` : ``;
  document.cookie = `${e}=${encodeURIComponent(t)}; path=/; max-age=${n}; samesite=lax${r}`;
}
function bn() {
  return vn(gn);
}
function xn(e) {
  yn(gn, e, _n);
}
function Sn() {
  yn(gn, ``, 0);
}
function Cn() {
  let e = new Set();
  return {
    subscribe: (t) => (e.add(t), () => e.delete(t)),
    announce: () => {
      for (let t of e) t();
    },
  };
}
var wn = Cn(),
  Tn = Cn(),
  En = wn.subscribe,
  Dn = wn.announce,
  On = Tn.subscribe,
  kn = Tn.announce,
  An = [`trial`, `demo`, `development`, `production`];
function jn({ mode: e, is_hijacked: t }) {
  return t || e === `development`;
}
function Mn(e, t) {
  let n = jn(t);
  switch (e) {
    case `dashboard`:
      return n || t.has_purchased_campaign;
    case `payments`:
    case `financial_report`:
    case `official_factors`:
      return n || t.is_official;
    case `release_hijack`:
      return t.is_hijacked;
    case `table_export`:
      return t.mode !== `demo`;
    case `hijack_table_export`:
      return n && t.mode !== `demo`;
    case `support_chat`:
      return !n;
    case `financial_requests`:
    case `pre_invoice`:
    case `debt_limit`:
    case `crm_link`:
    case `score_filter`:
    case `reliable_only_filter`:
      return n;
  }
}
var Nn = { title: `پنل مدیریت تبلیغ‌دهندگان`, brand: `جارچی`, company: `شرکت بهره‌بردار` },
  Pn = {
    mode: `trial`,
    brand: { name: Nn.brand, company: Nn.company, support_phone: `` },
    chat: null,
    links: { crm: ``, panels: `/profile`, phone: `/profile`, logout: `/auth/login` },
    bases: {
      main: `/api/main`,
      accounts: `/api/accounts`,
      'shared-accounts': `/api/shared-accounts`,
      financial: `/api/financial`,
      crm: `/api/crm`,
      'back-office': `/api/back-office`,
    },
  };
function Fn(e) {
  if (!e?.trim()) return Pn;
  let t = JSON.parse(e),
    { crm: n = ``, accounts: r = `` } = t.links ?? {};
  return {
    mode: An.find((e) => e === t.mode) ?? Pn.mode,
    brand: { ...Pn.brand, ...t.brand },
    links: r === `` ? { ...Pn.links, crm: n } : { crm: n, panels: `${r}/panels`, phone: `${r}/phone`, logout: `${r}/logout` },
    chat: t.chat ?? Pn.chat,
    bases: { ...Pn.bases, ...t.bases },
  };
}
var In = Fn(document.getElementById(`jarchi-config`)?.textContent),
  Ln = In.mode !== `production`,
  Rn = Rt(),
  zn = new Set(),
  Bn = new Set();
function Vn(e) {
  let t = navigator.locks;
  return t ? t.request(`jarchi-token`, e) : e();
}
var Hn = hn(),
  Un = dn({
    waiting: Hn,
    bases: In.bases,
    tokens: Rn,
    findAccount: bn,
    findCsrfToken: () => vn(tn),
    onSessionLost: () => {
      for (let e of zn) e();
    },
    onAccountMissing: () => {
      for (let e of Bn) e();
    },
    runAlone: Vn,
  }),
  Wn = Un.bind({ session: Bt }).session;
En(() => Rn.write(void 0));
function Gn(e) {
  return (zn.add(e), () => zn.delete(e));
}
function Kn(e) {
  return (Bn.add(e), () => Bn.delete(e));
}
var qn = (function () {
    let e = typeof document < `u` && document.createElement(`link`).relList;
    return e && e.supports && e.supports(`modulepreload`) ? `modulepreload` : `preload`;
  })(),
  Jn = function (e) {
    return `/` + e;
  },
  Yn = {},
  Xn = function (e) {
    return e.pathname.endsWith(`.css`);
  },
  Zn = function (e, t, n) {
    if (t in e) return e[t];
    let r = n();
    if (!r) {
      e[t] = void 0;
      return;
    }
    let i = r.then(
      () => {
        e[t] = void 0;
      },
      (n) => {
        throw ((e[t] = void 0), n);
      },
    );
    return ((e[t] = i), i);
  },
  A = function (e, t, n) {
    let r = Promise.resolve();
    if (t && t.length > 0) {
      let e,
        i = document.querySelector(`meta[property=csp-nonce]`),
        a = i?.nonce || i?.getAttribute(`nonce`);
      function o(e) {
        return Promise.all(
          e.map((e) =>
            Promise.resolve(e).then(
              (e) => ({ status: `fulfilled`, value: e }),
              (e) => ({ status: `rejected`, reason: e }),
            ),
          ),
        );
      }
      function s(e) {
        return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
      }
      r = o(
        t
          .map((t) => {
            t = Jn(t, n);
            let r = s(t),
              i = Xn(r);
            return Zn(Yn, r.href, () => {
              if (e === void 0) {
                e = { all: new Set(), styles: new Set() };
                let t = document.getElementsByTagName(`link`);
                for (let n = t.length - 1; n >= 0; n--) {
                  let r = t[n];
                  (e.all.add(r.href), r.rel === `stylesheet` && e.styles.add(r.href));
                }
              }
              if ((i ? e.styles : e.all).has(r.href)) return;
              let t = document.createElement(`link`);
              if (
                ((t.rel = i ? `stylesheet` : qn),
                i || (t.as = `script`),
                (t.crossOrigin = ``),
                (t.href = r.href),
                a && t.setAttribute(`nonce`, a),
                document.head.appendChild(t),
                i)
              )
                return new Promise((e, n) => {
                  let i = (a) => {
                    (t.removeEventListener(`load`, i),
                      t.removeEventListener(`error`, i),
                      a.type === `error` ? n(Error(`Unable to preload CSS for ${r}`)) : e(a));
                  };
                  (t.addEventListener(`load`, i), t.addEventListener(`error`, i));
                });
            });
          })
          .filter((e) => e !== void 0),
      );
    }
    function i(e) {
      let t = new Event(`vite:preloadError`, { cancelable: !0 });
      if (((t.payload = e), window.dispatchEvent(t), !t.defaultPrevented)) throw e;
    }
    return r.then((t) => {
      for (let e of t || []) e.status === `rejected` && i(e.reason);
      return e().catch(i);
    });
  },
  Qn = (0, S.lazy)(async () => ({
    default: (
      await A(
        async () => {
          let { MissingAccountPage: e } = await import(`./CCQ2SDxM.js`);
          return { MissingAccountPage: e };
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]),
      )
    ).MissingAccountPage,
  })),
  $n;
function er(e) {
  return Kn(() => {
    (($n ??= bn() ?? ``), e());
  });
}
function tr({ children: e }) {
  let t = (0, S.useSyncExternalStore)(er, () => $n);
  return t === void 0 ? e : (0, C.jsx)(S.Suspense, { fallback: null, children: (0, C.jsx)(Qn, { account: t }) });
}
var nr = 6e4;
function rr(e, t) {
  return e === null || !Number.isFinite(e) || e > t || t - e >= nr;
}
var ir = `jarchi-chunk-reload-at`;
function ar({ now: e, reload: t } = { now: Date.now, reload: () => location.reload() }) {
  let n = (n) => {
    if (!navigator.onLine) return;
    let r = sessionStorage.getItem(ir);
    rr(r === null ? null : Number(r), e()) && (sessionStorage.setItem(ir, String(e())), n.preventDefault(), t());
  };
  return (window.addEventListener(`vite:preloadError`, n), () => window.removeEventListener(`vite:preloadError`, n));
}
var or = 1776,
  sr = 1632;
function cr(e) {
  return e.replace(/[۰-۹٠-٩]/g, (e) => {
    let t = e.charCodeAt(0);
    return String(t >= or ? t - or : t - sr);
  });
}
function lr(e) {
  return cr(e).replace(/\d/g, (e) => String.fromCharCode(or + Number(e)));
}
function ur(e) {
  return cr(e).replace(/\D/g, ``);
}
function dr(e) {
  return e.replace(/\B(?=(\d{3})+(?!\d))/g, `,`);
}
var fr = (e) => e?.replace(/([a-z0-9])([A-Z])/g, `$1-$2`).toLowerCase();
function pr(e, t, n = []) {
  if (t == null) throw Error(`[lucide]: iconNode is required when icon name is used`);
  return { name: fr(e), size: 24, node: t, ...(n.length > 0 ? { aliases: n } : {}) };
}
var mr = (e) => {
    let t = ``,
      n = !1;
    for (let r of e)
      r === `-` || r === `_` || r <= ` `
        ? (n = t.length > 0)
        : (t.length === 0 ? (t += r.toLowerCase()) : (t += n ? r.toUpperCase() : r), (n = !1));
    return t;
  },
  hr = (e) => {
    let t = mr(e);
    return t.charAt(0).toUpperCase() + t.slice(1);
  },
  gr = (...e) => {
    let t = new Set();
    for (let n of e) if (typeof n == `string`) for (let e of n.split(/\s+/)) e && t.add(e);
    return [...t].join(` `);
  },
  _r = {
    xmlns: `http://www.w3.org/2000/svg`,
    width: 24,
    height: 24,
    viewBox: `0 0 24 24`,
    fill: `none`,
    stroke: `currentColor`,
    'stroke-width': 2,
    'stroke-linecap': `round`,
    'stroke-linejoin': `round`,
  };
function vr(e) {
  return e != null;
}
function yr(e, t = {}) {
  let n = t.attributeNames ?? {},
    r = (e) => n[e] ?? e,
    i = e.size ?? e.width ?? _r.width,
    a = e.size ?? e.height ?? _r.height,
    o = e.aliases?.filter((e) => typeof e == `string` && e.trim() !== ``).map((e) => `lucide-${e}`) ?? [],
    s = [...(e.name ? [`lucide-${e.name}`] : []), ...o],
    c = t.className?.split(` `).filter(Boolean) ?? [],
    l = t.includeDefaultClasses === !1 ? gr(...c) : gr(`lucide`, ...s, ...c),
    u = t.absoluteStrokeWidth
      ? (Number(t.strokeWidth ?? _r[`stroke-width`]) * Number(e.size ?? e.width ?? _r.width)) / Number(t.size ?? t.width ?? _r.width)
      : (t.strokeWidth ?? _r[`stroke-width`]);
  return [
    `svg`,
    {
      ...Object.entries(_r).reduce((e, [t, n]) => ((e[r(t)] = n), e), {}),
      ...(`color` in t && t.color && { [r(`stroke`)]: t.color }),
      ...(`size` in t && vr(t.size) && { [r(`width`)]: t.size, [r(`height`)]: t.size }),
      ...(`width` in t && vr(t.width) && { [r(`width`)]: t.width }),
      ...(`height` in t && vr(t.height) && { [r(`height`)]: t.height }),
      [r(`stroke-width`)]: u,
      ...(l && { [r(`class`)]: l }),
      [r(`viewBox`)]: `0 0 ${i} ${a}`,
      ...(t.hasA11yProp === !1 ? { [r(`aria-hidden`)]: `true` } : {}),
      ...(`attributes` in t && t.attributes),
    },
    e.node.map((e) => {
      let [n, i, a] = e,
        o = t.nonScalingStroke ? { [r(`vector-effect`)]: `non-scaling-stroke`, ...i } : i;
      return a ? [n, o, a] : [n, o];
    }),
  ];
}
function br(e, t = {}) {
  return yr(e, {
    ...t,
    attributeNames: {
      ...t.attributeNames,
      class: `className`,
      'stroke-width': `strokeWidth`,
      'stroke-linecap': `strokeLinecap`,
      'stroke-linejoin': `strokeLinejoin`,
      'vector-effect': `vectorEffect`,
    },
  });
}
var xr = (e) => {
    if (typeof e != `object` || !e) return !1;
    for (let t in e)
      if (Object.prototype.hasOwnProperty.call(e, t) && (t.startsWith(`aria-`) || t === `role` || t === `title`) && e[t] != null) return !0;
    return !1;
  },
  Sr = (0, S.createContext)({}),
  Cr = () => (0, S.useContext)(Sr),
  wr = (0, S.forwardRef)(
    (
      {
        color: e,
        size: t,
        width: n,
        height: r,
        strokeWidth: i,
        absoluteStrokeWidth: a,
        nonScalingStroke: o,
        className: s = ``,
        children: c,
        iconNode: l = [],
        icon: u = { node: l, aliases: [], size: 24 },
        ...d
      },
      f,
    ) => {
      let {
          size: p = 24,
          strokeWidth: m = 2,
          absoluteStrokeWidth: h = !1,
          nonScalingStroke: g = !1,
          color: _ = `currentColor`,
          className: v = ``,
        } = Cr() ?? {},
        y = !!c || xr(d),
        [b, ee, te = []] = br(u, {
          color: e ?? _,
          width: n ?? t ?? p,
          height: r ?? t ?? p,
          strokeWidth: i ?? m,
          absoluteStrokeWidth: a ?? h,
          nonScalingStroke: o ?? g,
          className: gr(v, s),
          hasA11yProp: y,
          attributes: d,
        });
      return (0, S.createElement)(b, { ref: f, ...ee }, [
        ...te.map(([e, t]) => (0, S.createElement)(e, t)),
        ...(Array.isArray(c) ? c : [c]),
      ]);
    },
  );
function Tr(e, t = [], n = []) {
  let r = typeof e == `string` ? pr(e, t, n) : e,
    i = (0, S.forwardRef)(({ className: e, ...t }, n) => (0, S.createElement)(wr, { ref: n, icon: r, className: e, ...t }));
  return (r.name && (i.displayName = hr(r.name)), i);
}
var Er = {
  name: `house`,
  size: 24,
  node: [
    [`path`, { d: `M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8`, key: `5wwlr5` }],
    [`path`, { d: `M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z`, key: `r6nss1` }],
  ],
  aliases: [`home`],
};
Er.node;
var Dr = Tr(Er),
  Or = {
    name: `life-buoy`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `12`, r: `10`, key: `1mglay` }],
      [`path`, { d: `m4.93 4.93 4.24 4.24`, key: `1ymg45` }],
      [`path`, { d: `m14.83 9.17 4.24-4.24`, key: `1cb5xl` }],
      [`path`, { d: `m14.83 14.83 4.24 4.24`, key: `q42g0n` }],
      [`path`, { d: `m9.17 14.83-4.24 4.24`, key: `bqpfvv` }],
      [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
    ],
  };
Or.node;
var kr = Tr(Or),
  Ar = { name: `loader-circle`, size: 24, node: [[`path`, { d: `M21 12a9 9 0 1 1-6.219-8.56`, key: `13zald` }]], aliases: [`loader-2`] };
Ar.node;
var jr = Tr(Ar),
  Mr = {
    name: `rotate-ccw`,
    size: 24,
    node: [
      [`path`, { d: `M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8`, key: `1357e3` }],
      [`path`, { d: `M3 3v5h5`, key: `1xhq8a` }],
    ],
  };
Mr.node;
var Nr = Tr(Mr);
function Pr(...e) {
  return e.filter(Boolean).join(` `);
}
var Fr = {
    primary: `bg-action text-text-on-brand hover:bg-action-hover active:bg-action-press shadow-xs`,
    secondary: `border border-line-strong bg-surface text-text hover:bg-surface-hover active:bg-surface-press`,
    soft: `bg-action-soft text-action-soft-text hover:bg-action-soft-hover`,
    ghost: `text-text-2 hover:bg-surface-hover hover:text-text active:bg-surface-press`,
    danger: `bg-danger-solid text-text-on-brand hover:brightness-92 active:brightness-85 shadow-xs`,
    dangerLine: `border border-danger-line bg-surface text-danger-text hover:bg-danger-soft`,
  },
  Ir = {
    primary: `bg-surface-press text-text-disabled`,
    secondary: `border border-line bg-surface text-text-disabled`,
    soft: `bg-surface-press text-text-disabled`,
    ghost: `text-text-disabled`,
    danger: `bg-surface-press text-text-disabled`,
    dangerLine: `border border-line bg-surface text-text-disabled`,
  },
  Lr = { sm: `h-(--h-sm) px-3 text-sm gap-1.5`, md: `h-(--h-md) px-3.5 text-md gap-2`, lg: `h-12 px-6 text-md gap-2.5` };
function Rr({ variant: e = `primary`, size: t = `md`, isDisabled: n = !1, isFullWidth: r = !1 } = {}) {
  return Pr(
    `inline-flex shrink-0 items-center justify-center rounded-md font-semibold whitespace-nowrap select-none`,
    `transition-[background-color,color,border-color,filter] duration-(--t-fast) ease-out`,
    Lr[t],
    n ? Ir[e] : Fr[e],
    r && `w-full`,
  );
}
function zr(e) {
  let {
      variant: t,
      size: n = `md`,
      icon: r,
      iconEnd: i,
      isLoading: a = !1,
      loadingLabel: o,
      isDisabled: s = !1,
      isDisabledWithReason: c,
      isFullWidth: l,
      isIconOnPhones: u = !1,
      className: d,
      children: f,
      onClick: p,
      type: m = `button`,
      ...h
    } = e,
    g = a || c !== void 0,
    _ = n === `sm` ? 16 : 18,
    v = (e) => e.preventDefault(),
    y = (0, C.jsxs)(C.Fragment, {
      children: [
        r && (0, C.jsx)(r, { 'aria-hidden': !0, size: _, className: `shrink-0` }),
        u ? (0, C.jsx)(`span`, { className: `max-lg:sr-only`, children: f }) : f,
        i && (0, C.jsx)(i, { 'aria-hidden': !0, size: _, className: `shrink-0` }),
      ],
    });
  return (0, C.jsx)(`button`, {
    ...h,
    type: m,
    disabled: s,
    'aria-busy': a || void 0,
    'aria-disabled': g || void 0,
    'aria-description': c,
    'data-tip': c,
    onClick: g ? v : p,
    className: Pr(
      Rr({ variant: t, size: n, isFullWidth: l, isDisabled: s || c !== void 0 }),
      u && `max-lg:w-11 max-lg:border-0 max-lg:bg-transparent max-lg:px-0 max-lg:text-text-2`,
      d,
    ),
    children:
      !a && o === void 0
        ? y
        : (0, C.jsxs)(`span`, {
            className: `grid [&>*]:col-start-1 [&>*]:row-start-1`,
            children: [
              (0, C.jsx)(`span`, {
                'aria-hidden': a || void 0,
                className: Pr(`inline-flex items-center justify-center gap-2`, a && `invisible`),
                children: y,
              }),
              (0, C.jsxs)(`span`, {
                'aria-hidden': !a || void 0,
                className: Pr(`inline-flex items-center justify-center gap-2`, !a && `invisible`),
                children: [
                  a && (0, C.jsx)(jr, { 'aria-hidden': !0, size: _, className: `shrink-0 animate-turn` }),
                  o ?? (a && (0, C.jsx)(`span`, { className: `sr-only`, children: f })),
                ],
              }),
            ],
          }),
  });
}
var Br = {
  brand: `جارچی`,
  toman: `تومان`,
  noAmount: `—`,
  optional: `اختیاری`,
  close: `بستن`,
  remove: (e) => `برداشتن ${e}`,
  loading: `در حال دریافت`,
  pendingPage: `در حال دریافت صفحه`,
  skip: `رفتن به محتوا`,
  bytes: [`بایت`, `کیلوبایت`, `مگابایت`, `گیگابایت`],
  counter: (e, t) => `${e} از ${t}`,
  otpLabel: (e) => `کد ${e} رقمی`,
  showPassword: `نمایش رمز`,
  hidePassword: `پنهان کردن رمز`,
  choose: `انتخاب کنید`,
  clearSearch: `پاک کردن جست‌وجو`,
  states: {
    CREATION: `در حال ساخت`,
    CREATED: `ساخته شده`,
    NEGOTIATION: `در حال مذاکره`,
    AWAITING_APPROVAL: `در انتظار تأیید`,
    REJECTED: `رد شده`,
    ACCEPTED: `تأیید شده`,
    SCHEDULED: `زمان‌بندی شده`,
    TO_PAY: `در انتظار پرداخت`,
    PUBLISHING: `در حال انتشار`,
    INACTIVE: `غیرفعال`,
  },
  platforms: {
    INSTAGRAM: `اینستاگرام`,
    TELEGRAM: `تلگرام`,
    LINKEDIN: `لینکدین`,
    BALE: `بله`,
    SOROUSH: `سروش`,
    EITAA: `ایتا`,
    RUBIKA: `روبیکا`,
  },
  pace: {
    verdicts: {
      ahead: (e) => `${e} جلوتر`,
      on_pace: () => `هم‌گام با برنامه`,
      behind: (e) => `${e} عقب‌تر`,
      far_behind: (e) => `${e} عقب‌تر`,
      spent_early: () => `بودجه تمام شد`,
      finished: () => `پایان‌یافته`,
    },
    spending: `مصرف بودجه`,
    summary: (e, t) => `${e}: ${t}`,
    summaryWithTime: (e, t, n, r) => `${e}: ${t}، زمان سپری‌شده: ${n}، ${r}`,
  },
  progress: (e, t) => `${e}: ${t}`,
  region: {
    failed: `دریافت اطلاعات ناموفق بود!`,
    failedText: `اتصال را بررسی کنید و دوباره تلاش کنید. چیزی از دست نرفته است.`,
    retry: `تلاش دوباره`,
    filteredEmpty: `نتیجه‌ای با این فیلترها نیست.`,
    clearFilters: `پاک کردن فیلترها`,
  },
  table: { selectAll: `انتخاب همهٔ این صفحه`, selectRow: (e) => `انتخاب ${e}`, sortBy: (e) => `مرتب‌سازی بر پایهٔ ${e}`, totals: `جمع` },
  pagination: {
    label: `صفحه‌بندی`,
    range: (e, t, n) => `${e} تا ${t} از ${n}`,
    perPage: `در هر صفحه`,
    goTo: `برو به`,
    goToPage: `شمارهٔ صفحه`,
    page: (e) => `صفحهٔ ${e}`,
    previous: `صفحهٔ قبل`,
    next: `صفحهٔ بعد`,
    gap: `…`,
  },
  toasts: `پیام‌ها`,
  stepper: { label: `گام‌ها`, position: (e, t) => `گام ${e} از ${t}`, done: `انجام شده` },
  multiSelect: { add: `افزودن…`, search: `جست‌وجو`, nothing: `موردی پیدا نشد.`, full: (e) => `بیشتر از ${e} مورد نمی‌توان برگزید.` },
  dates: {
    choose: `انتخاب تاریخ`,
    chooseRange: `انتخاب بازه`,
    to: `تا`,
    from: `از تاریخ`,
    until: `تا تاریخ`,
    range: (e, t) => `${e} تا ${t}`,
    days: (e) => `${e} روز`,
    apply: `اعمال`,
    cancel: `انصراف`,
    previousMonth: `ماه قبل`,
    nextMonth: `ماه بعد`,
  },
  chart: {
    asTable: `نمایش جدول`,
    asChart: `نمایش نمودار`,
    time: `زمان`,
    noValue: `بدون داده`,
    separator: `، `,
    summary: (e, t, n, r, i) => `${e}، از ${t} تا ${n}. بیشترین: ${r} در ${i}.`,
    empty: (e) => `${e}: بدون داده`,
    point: (e, t) => `${e}: ${t}`,
    reachOverCost: `دسترسی در برابر هزینه`,
    goal: (e) => `هدف ${e}`,
    reachAtCost: (e, t) => `دسترسی ${e} با هزینهٔ ${t}`,
    columnsSummary: (e, t) => `${e}: ${t}`,
  },
};
function Vr({ size: e = 26, label: t, className: n }) {
  return (0, C.jsxs)(`svg`, {
    width: e,
    height: e,
    viewBox: `0 0 32 32`,
    role: t ? `img` : void 0,
    'aria-label': t,
    'aria-hidden': !t || void 0,
    className: Pr(`shrink-0 text-brand-600 dark:text-chart-1`, n),
    children: [
      (0, C.jsxs)(`g`, {
        fill: `none`,
        stroke: `currentColor`,
        strokeWidth: `3.6`,
        strokeLinecap: `round`,
        strokeLinejoin: `round`,
        children: [
          (0, C.jsx)(`path`, { d: `M6.4 6H25.6` }),
          (0, C.jsx)(`path`, { d: `M25.6 6C14.4 7.4 6.8 12.4 6.8 19.4c0 5.9 5 9.4 11.2 9.4 3 0 5.6-.7 7.8-2` }),
        ],
      }),
      (0, C.jsx)(`circle`, { cx: `18.6`, cy: `18.7`, r: `2.9`, fill: `currentColor` }),
    ],
  });
}
function Hr({ size: e = 26, className: t }) {
  return (0, C.jsxs)(`span`, {
    className: Pr(`inline-flex items-center gap-2.5 text-text`, t),
    children: [
      (0, C.jsx)(Vr, { size: e }),
      (0, C.jsx)(`span`, { className: `leading-relaxed font-extrabold`, style: { fontSize: e * 0.88 }, children: Br.brand }),
    ],
  });
}
var Ur = { action: `text-action`, success: `text-success-solid`, warning: `text-warning-solid`, danger: `text-danger-solid` },
  Wr = {
    disc: {
      size: `h-[236px] max-w-[400px]`,
      rings: [
        [39, 0.55],
        [78, 0.3],
        [117, 0.16],
        [154, 0.08],
        [192, 0.04],
      ],
    },
    number: {
      size: `h-[330px] max-w-[560px]`,
      rings: [
        [86, 0.55],
        [124, 0.4],
        [162, 0.28],
        [200, 0.18],
        [238, 0.1],
        [276, 0.05],
      ],
    },
  };
function Gr({ tone: e = `action`, look: t = `disc`, children: n, className: r }) {
  let { size: i, rings: a } = Wr[t];
  return (0, C.jsxs)(`div`, {
    className: Pr(`relative mx-auto grid w-full place-items-center overflow-hidden`, i, Ur[e], r),
    children: [
      (0, C.jsx)(`svg`, {
        'aria-hidden': !0,
        className: `absolute inset-0 size-full [mask-image:radial-gradient(ellipse_closest-side,black_45%,transparent)]`,
        fill: `none`,
        stroke: `currentColor`,
        strokeWidth: `1.5`,
        children: a.map(([e, t]) => (0, C.jsx)(`circle`, { cx: `50%`, cy: `50%`, r: e, strokeOpacity: t }, e)),
      }),
      t === `disc`
        ? (0, C.jsx)(`span`, {
            className: `relative grid size-[72px] place-items-center rounded-full bg-current`,
            children: (0, C.jsx)(`span`, { className: `text-white`, children: n }),
          })
        : (0, C.jsx)(`p`, { className: `relative text-[64px] leading-none font-bold text-text`, children: n }),
    ],
  });
}
var Kr = {
  titles: {
    home: `خانه`,
    signIn: `ورود`,
    code: `کد ورود`,
    campaigns: `کمپین‌ها`,
    report: `گزارش کمپین`,
    creation: `ساخت کمپین`,
    charge: `افزایش اعتبار`,
    chargeResult: `نتیجهٔ پرداخت`,
    dashboard: `داشبورد`,
    archives: `بایگانی کمپین‌ها`,
    identity: `شناسنامهٔ کمپین`,
    contents: `محتوای اینفلوئنسرها`,
    payments: `فهرست پرداخت‌ها`,
    payment: `پرداخت`,
    financialReport: `گزارش مالی`,
    invoices: `فاکتور و پیش‌فاکتور`,
    officialInvoices: `فاکتورهای رسمی`,
    preInvoice: `صدور پیش‌فاکتور`,
    requests: `درخواست‌های مالی`,
    chargeRequest: `درخواست شارژ`,
    deductionRequest: `درخواست کسر`,
    transferRequest: `درخواست انتقال`,
    help: `راهنما`,
    notifications: `اعلان‌ها`,
    profile: `پروفایل`,
    support: `پشتیبانی`,
    newTicket: `درخواست پشتیبانی تازه`,
    sharedReport: `گزارش اشتراکی`,
    sharedContent: `محتوای اشتراکی`,
    telegram: `ربات اعلان‌ها`,
    signUp: `ثبت‌نام`,
    signUpInfo: `اطلاعات شما`,
    signUpTypes: `نوع حساب`,
    notFound: `صفحه پیدا نشد`,
  },
  notFound: {
    code: `۴۰۴`,
    title: `این صفحه پیدا نشد.`,
    text: `شاید نشانی اشتباه نوشته شده یا صفحه جابه‌جا شده باشد.`,
    home: `بازگشت به خانه`,
    campaigns: `فهرست کمپین‌ها`,
  },
  missingAccount: {
    code: `۴۰۴`,
    title: `این حساب پیدا نشد.`,
    asked: `حسابی که خواستید:`,
    text: `شاید نشانی اشتباه نوشته شده، یا دسترسی شما به این حساب پایان یافته باشد. یکی از پنل‌های خود را باز کنید، یا با شمارهٔ دیگری وارد شوید.`,
    none: `برای شما هنوز پنلی باز نشده است.`,
    leave: `خروج و ورود دوباره`,
    leaving: `در حال خروج…`,
  },
  failed: {
    title: `مشکلی در کار پنل پیش آمد.`,
    text: `کاری که ذخیره شده از دست نرفته است. چند لحظه بعد دوباره تلاش کنید؛ اگر تکرار شد، به پشتیبانی خبر بدهید.`,
    networkText: `به پنل وصل نشدیم. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.`,
    chunkTitle: `این بخش بارگذاری نشد.`,
    chunkText: `شاید اتصال قطع شده یا نسخهٔ تازه‌ای آمده باشد. دوباره تلاش کنید.`,
    retry: `تلاش دوباره`,
    support: `تماس با پشتیبانی`,
    home: `بازگشت به خانه`,
  },
};
function qr(e) {
  return { ok: !0, value: e };
}
function Jr(e) {
  return { ok: !1, error: e };
}
var Yr = [`auth`, `features`, `hijack`, `initial-data`];
function Xr(e) {
  return Yr.includes(e);
}
function Zr(e) {
  let t = [...new Set(e)];
  return t.every(Xr) ? qr(t) : Jr({ code: `unknown_guard`, status: 500, message: `Unknown middleware` });
}
function Qr(e) {
  return jn(e) ? `stay` : `index`;
}
var $r = `jarchi-sign-up`;
function ei() {
  sessionStorage.setItem($r, `1`);
}
function ti() {
  try {
    return sessionStorage.getItem($r) !== null;
  } catch {
    return !1;
  }
}
function ni() {
  sessionStorage.removeItem($r);
}
function ri() {
  (Sn(), Dn());
}
var ii = [`jarchi-draft-`, `jarchi-activation-`, `jarchi-charge`, `jarchi-otp-request`, `jarchi-sign-up`];
function ai() {
  for (let e of [sessionStorage, localStorage]) for (let t of Object.keys(e)) ii.some((e) => t.startsWith(e)) && e.removeItem(t);
}
function oi() {
  (ai(), Sn());
}
async function si() {
  try {
    await Wn.signOut();
  } catch (e) {
    if (!(e instanceof Vt && e.status === 403)) throw e;
    return (ai(), ri(), location.assign(In.links.logout), !1);
  }
  return (ai(), ri(), !0);
}
var ci = /^\/auth(\/|$)/,
  li = /^\/(campaigns\/\d+\/share|contents\/\d+\/share)(\/|$)|^\/telegram\/redirect$/,
  ui = /^\/auth\/signup\/(info|types)\/?$/,
  di = /^\/u\/([^/]+)(\/.*)?$/;
function fi(e) {
  return ci.test(e);
}
function pi(e) {
  return li.test(e);
}
function mi(e) {
  try {
    return decodeURIComponent(e);
  } catch {
    return e;
  }
}
function hi(e) {
  return `/${e.replace(/^[/\\]+/, ``)}`;
}
function gi({ pathname: e, searchText: t, asked: n, account: r, isSigningUp: i = !1 }) {
  let [, a, o = ``] = di.exec(e) ?? [],
    s = (e) => ({ go: `address`, href: `${hi(e)}${t}` });
  if (a !== void 0) return { account: mi(a), ...s(o) };
  if (pi(e)) return { go: `stay` };
  let c = n === `` ? void 0 : n;
  if (c !== void 0 && r === void 0) return { account: c, ...s(e) };
  let l = c !== void 0 && c !== r ? { account: c } : {};
  if (r === void 0) return { go: fi(e) ? `stay` : `login_root` };
  let u = !fi(e) || (i && ui.test(e));
  return { ...l, go: u ? `stay` : `app_root` };
}
var j = {
    index: `/`,
    dashboard: `/dashboard`,
    campaign: `/campaign`,
    'campaign-general-information': `/campaign/general-information`,
    'campaign-content': `/campaign/content`,
    'campaign-create-package': `/campaign/create-package`,
    'campaign-activation': `/campaign/activation`,
    'campaign-id': `/campaign/$id`,
    'campaign-id-general-information': `/campaign/$id/general-information`,
    'campaign-id-content': `/campaign/$id/content`,
    'campaign-id-create-package': `/campaign/$id/create-package`,
    'campaign-id-activation': `/campaign/$id/activation`,
    campaigns: `/campaigns`,
    'campaigns-archives': `/campaigns/archives`,
    'campaigns-id': `/campaigns/$id`,
    'campaigns-id-identity': `/campaigns/$id/identity`,
    'campaigns-id-share-token': `/campaigns/$id/share/{-$token}`,
    contents: `/contents`,
    'contents-id-share': `/contents/$id/share`,
    'financial-charge': `/financial/charge`,
    'financial-charge-result': `/financial/charge/result`,
    'financial-payments': `/financial/payments`,
    'financial-payments-id': `/financial/payments/$id`,
    'financial-pre-invoice': `/financial/pre-invoice`,
    'financial-report': `/financial/report`,
    'financial-requests': `/financial/requests`,
    'financial-requests-charge': `/financial/requests/charge`,
    'financial-requests-deduction': `/financial/requests/deduction`,
    'financial-requests-transfer': `/financial/requests/transfer`,
    'financial-factor-id': `/financial/factor/{-$id}`,
    'financial-factor-official-list': `/financial/factor/official/list`,
    'financial-factor-official-id': `/financial/factor/official/{-$id}`,
    helpcenter: `/helpcenter`,
    'helpcenter-id': `/helpcenter/$id`,
    notifications: `/notifications`,
    profile: `/profile`,
    support: `/support`,
    'support-new': `/support/new`,
    'auth-login': `/auth/login`,
    'auth-login-send-otp': `/auth/login/send-otp`,
    'auth-login-submit-otp': `/auth/login/submit-otp`,
    'auth-signup': `/auth/signup`,
    'auth-signup-submit-otp': `/auth/signup/submit-otp`,
    'auth-signup-info': `/auth/signup/info`,
    'auth-signup-types': `/auth/signup/types`,
    'telegram-redirect': `/telegram/redirect`,
    'u-account': `/u/$account`,
  },
  _i = { home: j.index, login: j[`auth-login`] },
  vi = new Set([`filter`]);
function yi(e) {
  let t = new URLSearchParams(e),
    n = {};
  for (let e of new Set(t.keys())) n[e] = vi.has(e) ? t.getAll(e) : (t.get(e) ?? ``);
  return n;
}
function bi(e) {
  let t = new URLSearchParams();
  for (let [n, r] of Object.entries(e))
    for (let e of Array.isArray(r) ? r : [r])
      (typeof e == `number` || typeof e == `boolean` || (typeof e == `string` && e !== ``)) && t.append(n, String(e));
  let n = t.toString().replaceAll(`%2C`, `,`).replaceAll(`%2F`, `/`);
  return n === `` ? `` : `?${n}`;
}
function xi(e, t) {
  let n = {};
  for (let r of t) {
    let t = e[r];
    typeof t == `string` && t !== `` && (n[r] = t);
  }
  return n;
}
function Si({ pathname: e, searchText: t, account: n, isSigningUp: r }) {
  let i = yi(t).account,
    a = gi({ pathname: e, searchText: t, asked: typeof i == `string` ? i : void 0, account: n, isSigningUp: r }),
    o = a.account === void 0 ? {} : { account: a.account };
  return a.go === `stay` ? o : a.go === `address` ? { ...o, href: a.href } : { ...o, href: a.go === `app_root` ? _i.home : Ci(`${e}${t}`) };
}
function Ci(e) {
  return `${_i.login}${e === _i.home ? `` : bi({ back: e })}`;
}
var wi = class extends Error {
  status;
  constructor(e, t) {
    (super(t), (this.name = `HttpError`), (this.status = e));
  }
};
function Ti(e) {
  A(() => import(`./qWp7zKbD.js`).then((t) => t.startInitialData(e)), __vite__mapDeps([17, 18, 19, 20, 21, 22, 23, 10])).catch(
    console.warn,
  );
}
var Ei = !1;
function Di() {
  In.chat &&
    !Ei &&
    ((Ei = !0),
    A(
      () => import(`./7HRPOI79.js`).then((e) => e.startSupportChat()),
      __vite__mapDeps([24, 23, 10, 21, 22, 25, 19, 18, 20, 26, 27, 1, 9]),
    ).catch(console.warn));
}
var Oi = {
  auth: ({ pathname: e, searchText: t }) => {
    let n = bn(),
      r = Si({ pathname: e, searchText: t, account: n, isSigningUp: ti() });
    if ((r.account !== void 0 && r.account !== n && (xn(r.account), ai(), Dn()), r.href !== void 0)) throw u({ href: r.href, replace: !0 });
  },
  features: () => Ti(`features`),
  hijack: async () => {
    let { getViewer: e } = await A(
      async () => {
        let { getViewer: e } = await import(`./BpBA8Rmk.js`);
        return { getViewer: e };
      },
      __vite__mapDeps([25, 19, 18, 20, 21, 22, 23, 10, 26, 27, 1, 9]),
    );
    if (Qr(await e()) === `index`) throw u({ to: _i.home, replace: !0 });
  },
  'initial-data': async ({ features: e }) => {
    if ((Ti(`account`), Di(), e.length === 0)) return;
    let { canAllSee: t } = await A(
      async () => {
        let { canAllSee: e } = await import(`./BpBA8Rmk.js`);
        return { canAllSee: e };
      },
      __vite__mapDeps([25, 19, 18, 20, 21, 22, 23, 10, 26, 27, 1, 9]),
    );
    if (!(await t(e))) throw u({ to: _i.home, replace: !0 });
  },
};
async function ki(e, t) {
  let n = Zr(e);
  if (!n.ok) throw new wi(n.error.status, n.error.message);
  for (let e of n.value) await Oi[e](t);
}
var Ai = class extends Error {
    name = `ChunkError`;
  },
  ji = new Promise(() => {});
function M(e, t) {
  return st(
    async () =>
      (await e().catch((e) => {
        throw new Ai(`chunk failed to load`, { cause: e });
      })) ?? ji,
    t,
  );
}
var Mi = Kr.failed;
function Ni(e) {
  if (e instanceof Ai) return { status: 500, title: Mi.chunkTitle, text: Mi.chunkText };
  if (e instanceof Vt) {
    let t = e.status >= 400 ? e.status : 500;
    return t === 404
      ? { status: t, title: Kr.notFound.title, text: Kr.notFound.text }
      : { status: t, title: Mi.title, text: e.code === `network` ? Mi.networkText : Mi.text };
  }
  return { status: e instanceof wi ? e.status : 500, title: Mi.title, text: Mi.text };
}
function Pi({ error: e, reset: t }) {
  let n = a(),
    { status: r, title: i, text: o } = Ni(e),
    s = In.brand.support_phone;
  return (0, C.jsx)(`div`, {
    className: `grid min-h-full flex-1 place-items-center px-(--gutter) py-10 text-center`,
    children: (0, C.jsxs)(`div`, {
      role: `alert`,
      className: `flex w-full max-w-[600px] flex-col items-center`,
      children: [
        (0, C.jsx)(Gr, { look: `number`, tone: r === 404 ? `action` : `danger`, children: lr(String(r)) }),
        (0, C.jsx)(`h1`, { className: `mt-3 text-xl font-bold text-text lg:text-2xl`, children: i }),
        (0, C.jsx)(`p`, { className: `mt-1 max-w-[460px] text-md text-text-2`, children: o }),
        (0, C.jsxs)(`div`, {
          className: `mt-6 flex flex-col-reverse gap-2 max-sm:w-full sm:flex-row`,
          children: [
            s !== `` &&
              (0, C.jsxs)(`a`, {
                href: `tel:${s}`,
                className: Rr({ variant: `secondary`, size: `lg` }),
                children: [(0, C.jsx)(kr, { 'aria-hidden': !0, size: 18 }), Mi.support],
              }),
            r === 404
              ? (0, C.jsxs)(`a`, {
                  href: `/`,
                  className: Rr({ size: `lg` }),
                  children: [(0, C.jsx)(Dr, { 'aria-hidden': !0, size: 18 }), Mi.home],
                })
              : (0, C.jsx)(zr, { size: `lg`, icon: Nr, onClick: () => void n.invalidate().then(t), children: Mi.retry }),
          ],
        }),
      ],
    }),
  });
}
function Fi(e) {
  return (0, C.jsxs)(`div`, {
    className: `flex min-h-dvh flex-col bg-surface`,
    children: [
      (0, C.jsx)(`div`, { className: `flex h-(--top-h) items-center border-b px-(--gutter)`, children: (0, C.jsx)(Hr, { size: 24 }) }),
      (0, C.jsx)(`main`, {
        id: `content`,
        tabIndex: -1,
        className: `flex flex-1 flex-col outline-none`,
        children: (0, C.jsx)(Pi, { ...e }),
      }),
    ],
  });
}
function Ii({ className: e = ``, isRound: t = !1 }) {
  return (0, C.jsx)(`span`, {
    'aria-hidden': !0,
    className: Pr(`block animate-skeleton bg-surface-press`, t ? `rounded-full` : `rounded-sm`, !/\b(h|size)-/.test(e) && `h-3`, e),
  });
}
function Li({ rows: e = 5, hasAvatar: t = !0 }) {
  return (0, C.jsx)(`div`, {
    className: `divide-y divide-line`,
    children: Array.from({ length: e }, (e, n) =>
      (0, C.jsxs)(
        `div`,
        {
          className: `flex h-(--row) items-center gap-3 px-(--gutter)`,
          children: [
            t && (0, C.jsx)(Ii, { isRound: !0, className: `size-8` }),
            (0, C.jsxs)(`span`, {
              className: `flex flex-1 flex-col gap-2`,
              children: [(0, C.jsx)(Ii, { className: n % 2 == 0 ? `w-2/5` : `w-1/3` }), (0, C.jsx)(Ii, { className: `h-2.5 w-1/5` })],
            }),
            (0, C.jsx)(Ii, { className: `w-1/6` }),
            (0, C.jsx)(Ii, { className: `w-1/6 max-sm:hidden` }),
          ],
        },
        n,
      ),
    ),
  });
}
function Ri() {
  return (0, C.jsxs)(`div`, {
    'aria-busy': `true`,
    className: `animate-late py-(--gutter)`,
    children: [(0, C.jsx)(`span`, { role: `status`, className: `sr-only`, children: Br.pendingPage }), (0, C.jsx)(Li, {})],
  });
}
function zi(e) {
  (e.hasAttribute(`tabindex`) || (e.tabIndex = -1), (e.style.outline = `none`), e.focus({ preventScroll: !0 }));
}
var Bi = `content`;
function Vi() {
  let e = document.getElementById(Bi);
  if (e?.contains(document.activeElement)) return;
  let t = e?.querySelector(`h1`) ?? e;
  t && zi(t);
}
function Hi(e) {
  let t = document.getElementById(Bi);
  t && (e.preventDefault(), zi(t));
}
function Ui() {
  return (0, C.jsx)(`a`, {
    href: `#${Bi}`,
    onClick: Hi,
    className: `sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-toast) focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-text-link focus:shadow-pop`,
    children: Br.skip,
  });
}
var Wi = (0, S.lazy)(async () => ({
  default: (
    await A(
      async () => {
        let { ToastRegion: e } = await import(`./CCtdFJ8H.js`);
        return { ToastRegion: e };
      },
      __vite__mapDeps([28, 1, 29, 4, 5, 6, 7, 30, 9, 31, 32]),
    )
  ).ToastRegion,
}));
function Gi() {
  let e = St(),
    t = e.findLast((e) => e.staticData.title !== void 0)?.staticData.title,
    n = e.some((e) => e.pathname.startsWith(`/auth`));
  return (
    (0, S.useLayoutEffect)(() => {
      document.title = t === void 0 ? Nn.title : `${t} | ${Nn.title}`;
    }, [t]),
    (0, C.jsxs)(C.Fragment, {
      children: [
        (0, C.jsx)(Ui, {}),
        (0, C.jsx)(_t, {}),
        (0, C.jsx)(S.Suspense, { fallback: null, children: (0, C.jsx)(Wi, { position: n ? `start` : `end` }) }),
      ],
    })
  );
}
var Ki = M(() => A(() => import(`./Xke3T215.js`), __vite__mapDeps([33, 1, 34, 9])), `NotFoundPage`),
  qi = [`auth`, `initial-data`, `features`],
  Ji = /^[1-9]\d{0,14}$/,
  Yi = (e) => e !== void 0 && Ji.test(e),
  Xi = (e) => e,
  Zi = (e) => xi(e, [`back`, `form`]),
  Qi = {
    loader: ({ params: e }) => {
      if (e.id !== void 0 && !Yi(e.id)) throw n();
    },
    notFoundComponent: Ki,
  },
  $i = ot({
    component: Gi,
    errorComponent: Fi,
    notFoundComponent: Ki,
    beforeLoad: ({ matches: e, location: t }) => {
      let n = new Set(e.flatMap((e) => e.staticData.guards ?? [])),
        r = e.flatMap((e) => e.staticData.feature ?? []);
      return ki([...n], { pathname: t.pathname, searchText: t.searchStr, features: r });
    },
  }),
  ea = O({
    getParentRoute: () => $i,
    id: `shell`,
    component: M(
      () =>
        A(
          () => import(`./Cfcz20UJ.js`).then((e) => e.t),
          __vite__mapDeps([
            35, 1, 36, 27, 9, 18, 37, 38, 39, 19, 20, 40, 41, 42, 12, 43, 21, 22, 23, 10, 44, 13, 45, 26, 29, 46, 2, 32, 47, 48, 49, 50, 34,
            51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 31, 65,
          ]),
        ),
      `ShellLayout`,
    ),
    staticData: { guards: qi },
  }),
  ta = O({
    getParentRoute: () => $i,
    id: `focus`,
    component: M(
      () => A(() => import(`./jK2OB6GK.js`), __vite__mapDeps([66, 27, 1, 9, 18, 19, 20, 48, 21, 22, 23, 10, 49, 59])),
      `FocusLayout`,
    ),
    staticData: { guards: qi, title: Kr.titles.creation },
  }),
  na = O({
    getParentRoute: () => $i,
    id: `auth`,
    component: M(() => A(() => import(`./Dd39KR7H.js`), __vite__mapDeps([67, 1, 9, 68, 69, 59, 49])), `AuthLayout`),
    staticData: { guards: [`auth`] },
  }),
  ra = O({
    getParentRoute: () => $i,
    id: `container`,
    component: M(() => A(() => import(`./Caq7GNNz.js`), __vite__mapDeps([70, 1, 71, 9, 69, 64, 31, 65, 49, 59])), `ContainerLayout`),
    staticData: { guards: [`auth`] },
  }),
  ia = O({ getParentRoute: () => $i, path: `/u/$account`, staticData: { guards: [`auth`] } }),
  aa = O({ getParentRoute: () => $i, path: `/u/$account/$`, staticData: { guards: [`auth`] } }),
  { titles: oa } = Kr,
  sa = { getParentRoute: () => na, validateSearch: Zi },
  ca = [
    O({
      ...sa,
      path: j[`auth-login`],
      component: M(
        () => A(() => import(`./DinwkTfJ.js`), __vite__mapDeps([72, 1, 9, 73, 74, 75, 2, 76, 77, 78, 4, 13, 69, 79, 80])),
        `LoginPage`,
      ),
      staticData: { title: oa.signIn },
    }),
    O({
      ...sa,
      path: j[`auth-login-send-otp`],
      component: M(
        () => A(() => import(`./DinwkTfJ.js`), __vite__mapDeps([72, 1, 9, 73, 74, 75, 2, 76, 77, 78, 4, 13, 69, 79, 80])),
        `LoginPage`,
      ),
      staticData: { title: oa.signIn },
    }),
    O({
      ...sa,
      path: j[`auth-login-submit-otp`],
      component: M(
        () => A(() => import(`./BNx7v_yp.js`), __vite__mapDeps([81, 1, 37, 38, 9, 39, 73, 74, 2, 76, 13, 4, 82, 69, 79, 80])),
        `SubmitOtpPage`,
      ),
      staticData: { title: oa.code },
    }),
    O({
      ...sa,
      path: j[`auth-signup`],
      component: M(
        () => A(() => import(`./Cu4TvmFd.js`), __vite__mapDeps([83, 74, 75, 1, 2, 76, 77, 9, 78, 4, 13, 69, 79, 80, 84])),
        `SignUpPage`,
      ),
      staticData: { title: oa.signUp },
    }),
    O({
      ...sa,
      path: j[`auth-signup-submit-otp`],
      component: M(
        () => A(() => import(`./BNx7v_yp.js`), __vite__mapDeps([81, 1, 37, 38, 9, 39, 73, 74, 2, 76, 13, 4, 82, 69, 79, 80])),
        `SubmitOtpPage`,
      ),
      staticData: { title: oa.code },
    }),
    O({
      ...sa,
      path: j[`auth-signup-info`],
      component: M(
        () => A(() => import(`./VpLhBX9w.js`), __vite__mapDeps([85, 86, 1, 9, 87, 77, 78, 4, 13, 69, 84, 80, 79])),
        `SignUpInfoPage`,
      ),
      staticData: { title: oa.signUpInfo },
    }),
    O({
      ...sa,
      path: j[`auth-signup-types`],
      component: M(() => A(() => import(`./J3SBkV0-.js`), __vite__mapDeps([88, 1, 73, 84, 89, 9, 78, 4, 34, 90, 80])), `SignUpTypesPage`),
      staticData: { title: oa.signUpTypes },
    }),
  ],
  la = { getParentRoute: () => ta, validateSearch: (e) => ({ ...Xi(e), ...xi(e, [`draft`]) }), errorComponent: Fi },
  ua = O({
    ...la,
    path: j.campaign,
    beforeLoad: async ({ search: e, location: t, preload: n }) => {
      if (n) return;
      let { findEntry: r } = await A(
        async () => {
          let { findEntry: e } = await import(`./Cildo8wb.js`);
          return { findEntry: e };
        },
        __vite__mapDeps([91, 62, 92, 36, 93, 87, 76, 94, 95, 96, 97, 98, 99, 100, 71, 101, 23, 10]),
      );
      throw u({ href: await r(t.pathname, e), replace: !0 });
    },
  }),
  N = O({
    ...la,
    path: j[`campaign-general-information`],
    component: M(
      () =>
        A(
          () => import(`./BflMgaIA.js`).then((e) => e.t),
          __vite__mapDeps([
            102, 1, 9, 99, 62, 97, 98, 100, 71, 77, 78, 4, 13, 103, 36, 92, 93, 87, 76, 94, 95, 96, 101, 104, 105, 106, 107, 43, 108, 109,
            110, 68, 89, 111, 32, 112, 56, 34, 113, 114, 115, 116, 117, 118, 14, 119, 120, 7, 121, 30, 23, 10, 27, 18, 31, 122, 22, 123,
            124, 125, 126, 127, 5, 128,
          ]),
        ),
      `GeneralInformationPage`,
    ),
  }),
  P = O({
    ...la,
    path: j[`campaign-content`],
    component: M(
      () =>
        A(
          () => import(`./gxXfPodR.js`).then((e) => e.t),
          __vite__mapDeps([
            129, 1, 92, 36, 93, 87, 76, 94, 95, 96, 97, 98, 99, 62, 100, 71, 101, 13, 31, 32, 112, 9, 130, 104, 4, 55, 7, 131, 65, 132, 133,
            134, 30, 46, 2, 23, 10, 103, 105, 117, 118, 14, 119, 120, 121, 27, 18, 122, 22, 123, 68, 124, 125, 126, 127, 5,
          ]),
        ),
      `ContentPage`,
    ),
  }),
  da = O({
    ...la,
    path: j[`campaign-create-package`],
    component: M(
      () =>
        A(
          () => import(`./CJLeGm76.js`).then((e) => e.t),
          __vite__mapDeps([
            135, 1, 92, 36, 93, 87, 76, 94, 95, 96, 97, 98, 99, 62, 100, 71, 101, 27, 9, 18, 21, 22, 23, 10, 13, 119, 117, 118, 14, 120, 7,
            121, 30, 31, 122, 123, 68, 124, 125, 105, 103, 104, 128, 58, 26, 136, 137, 16, 32, 138, 139, 140, 141, 142,
          ]),
        ),
      `CreatePackagePage`,
    ),
  }),
  fa = O({
    ...la,
    path: j[`campaign-activation`],
    component: M(
      () =>
        A(
          () => import(`./DCW9BU5S.js`).then((e) => e.t),
          __vite__mapDeps([
            143, 1, 46, 2, 120, 71, 7, 121, 9, 58, 144, 13, 145, 146, 14, 147, 127, 42, 3, 4, 5, 6, 36, 117, 118, 119, 30, 62, 92, 93, 87,
            76, 94, 95, 96, 97, 98, 99, 100, 101, 23, 10, 27, 18, 31, 122, 22, 123, 68, 124, 125, 105, 128, 32, 21, 47, 20,
          ]),
        ),
      `ActivationPage`,
    ),
  }),
  pa = {
    ...la,
    notFoundComponent: Ki,
    beforeLoad: async ({ params: e, search: t, location: r, preload: i }) => {
      if (!Yi(e.id)) throw n();
      if (i) return;
      let { findEditing: a } = await A(
        async () => {
          let { findEditing: e } = await import(`./Cildo8wb.js`);
          return { findEditing: e };
        },
        __vite__mapDeps([91, 62, 92, 36, 93, 87, 76, 94, 95, 96, 97, 98, 99, 100, 71, 101, 23, 10]),
      );
      throw u({ href: await a(Number(e.id), r.pathname, t), replace: !0 });
    },
  },
  ma = [
    ua,
    N,
    P,
    da,
    fa,
    O({ ...pa, path: j[`campaign-id`] }),
    O({ ...pa, path: j[`campaign-id-general-information`] }),
    O({ ...pa, path: j[`campaign-id-content`] }),
    O({ ...pa, path: j[`campaign-id-create-package`] }),
    O({ ...pa, path: j[`campaign-id-activation`] }),
  ],
  { titles: ha } = Kr,
  ga = { getParentRoute: () => ea, validateSearch: Xi },
  _a = [`hijack`],
  va = [
    O({
      ...ga,
      path: j[`financial-charge`],
      component: M(
        () =>
          A(
            () => import(`./CbJovxYp.js`),
            __vite__mapDeps([
              148, 1, 120, 71, 7, 121, 9, 13, 149, 27, 18, 118, 21, 22, 23, 10, 108, 109, 78, 4, 150, 3, 5, 6, 89, 53, 151, 152, 123, 153,
              60, 42, 46, 2, 32, 47, 20,
            ]),
          ),
        `ChargePage`,
      ),
      staticData: { title: ha.charge },
    }),
    O({
      getParentRoute: () => ea,
      path: j[`financial-charge-result`],
      validateSearch: (e) => ({ ...Xi(e), ...xi(e, [`order`]) }),
      component: M(
        () =>
          A(
            () => import(`./CdL1S2oX.js`),
            __vite__mapDeps([
              154, 1, 46, 2, 120, 71, 7, 121, 9, 149, 27, 18, 38, 152, 123, 151, 23, 10, 22, 13, 153, 155, 14, 156, 30, 157, 31, 32, 158,
            ]),
          ),
        `ChargeResultPage`,
      ),
      staticData: { title: ha.chargeResult },
    }),
    O({
      ...ga,
      path: j[`financial-payments`],
      component: M(
        () =>
          A(
            () => import(`./ChZB5uCz.js`),
            __vite__mapDeps([
              159, 27, 1, 9, 18, 40, 151, 23, 10, 22, 160, 150, 155, 5, 161, 156, 71, 162, 163, 13, 31, 58, 131, 65, 146, 14, 147, 164, 157,
              32, 158, 165, 120, 7, 121, 149, 166, 3, 4, 6, 167, 43, 168, 169, 139, 140, 62, 98, 100, 170, 171,
            ]),
          ),
        `PaymentsPage`,
      ),
      staticData: { title: ha.payments, feature: `payments` },
    }),
    O({
      ...ga,
      ...Qi,
      path: j[`financial-payments-id`],
      component: M(
        () =>
          A(
            () => import(`./DtEFI8Uu.js`),
            __vite__mapDeps([
              172, 120, 71, 7, 121, 1, 9, 13, 149, 27, 18, 173, 151, 23, 10, 22, 150, 3, 4, 5, 6, 153, 155, 161, 15, 156, 157, 31, 32, 158,
              160, 170, 164, 171,
            ]),
          ),
        `PaymentPage`,
      ),
      staticData: { title: ha.payment, feature: `payments` },
    }),
    O({
      ...ga,
      path: j[`financial-report`],
      component: M(
        () =>
          A(
            () => import(`./CUzgZpKO.js`),
            __vite__mapDeps([
              174, 120, 71, 7, 121, 1, 9, 149, 27, 18, 21, 22, 23, 10, 26, 13, 153, 162, 163, 31, 58, 131, 65, 146, 14, 147, 150, 60, 57,
              175, 45, 165, 166, 3, 4, 5, 6, 167, 43, 164, 168, 169, 139, 140, 62, 98, 100, 170, 171,
            ]),
          ),
        `FinancialReportPage`,
      ),
      staticData: { title: ha.financialReport, feature: `financial_report` },
    }),
    O({
      ...ga,
      ...Qi,
      path: j[`financial-factor-id`],
      component: M(
        () =>
          A(
            () => import(`./DO8H5Noa.js`),
            __vite__mapDeps([176, 173, 26, 27, 1, 9, 18, 21, 22, 23, 10, 177, 120, 71, 7, 121, 170, 164, 171, 178]),
          ),
        `InvoicesPage`,
      ),
      staticData: { title: ha.invoices },
    }),
    O({
      ...ga,
      path: j[`financial-factor-official-list`],
      component: M(
        () => A(() => import(`./FCPlkZBy.js`), __vite__mapDeps([179, 173, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 178])),
        `OfficialInvoicesPage`,
      ),
      staticData: { title: ha.officialInvoices, feature: `official_factors` },
    }),
    O({
      ...ga,
      ...Qi,
      path: j[`financial-factor-official-id`],
      component: M(
        () => A(() => import(`./FCPlkZBy.js`), __vite__mapDeps([179, 173, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 178])),
        `OfficialInvoicesPage`,
      ),
      staticData: { title: ha.officialInvoices, feature: `official_factors` },
    }),
    O({
      ...ga,
      path: j[`financial-pre-invoice`],
      component: M(
        () => A(() => import(`./B2TRUgMq.js`), __vite__mapDeps([180, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 181])),
        `PreInvoicePage`,
      ),
      staticData: { title: ha.preInvoice, guards: _a },
    }),
    O({
      ...ga,
      path: j[`financial-requests`],
      component: M(
        () => A(() => import(`./CzzYFQVM.js`), __vite__mapDeps([182, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 181])),
        `RequestsPage`,
      ),
      staticData: { title: ha.requests, guards: _a },
    }),
    O({
      ...ga,
      path: j[`financial-requests-charge`],
      component: M(
        () => A(() => import(`./BExSc-Pa.js`), __vite__mapDeps([183, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 181])),
        `ChargeRequestPage`,
      ),
      staticData: { title: ha.chargeRequest, guards: _a },
    }),
    O({
      ...ga,
      path: j[`financial-requests-deduction`],
      component: M(
        () => A(() => import(`./BExSc-Pa.js`), __vite__mapDeps([183, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 181])),
        `DeductionRequestPage`,
      ),
      staticData: { title: ha.deductionRequest, guards: _a },
    }),
    O({
      ...ga,
      path: j[`financial-requests-transfer`],
      component: M(
        () => A(() => import(`./BExSc-Pa.js`), __vite__mapDeps([183, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 181])),
        `TransferRequestPage`,
      ),
      staticData: { title: ha.transferRequest, guards: _a },
    }),
  ],
  { titles: ya } = Kr,
  ba = { getParentRoute: () => ea, validateSearch: Xi },
  xa = { getParentRoute: () => ra, validateSearch: Xi },
  Sa = [
    O({
      ...ba,
      path: j.index,
      component: M(
        () =>
          A(
            () => import(`./CxaZWR4u.js`).then((e) => e.t),
            __vite__mapDeps([
              184, 1, 71, 120, 7, 121, 9, 149, 27, 18, 21, 22, 23, 10, 26, 185, 13, 61, 62, 186, 164, 36, 63, 187, 109, 188, 122, 98, 68,
              127, 112, 54, 34, 114,
            ]),
          ),
        `HomePage`,
      ),
      staticData: { title: ya.home },
    }),
    O({
      ...ba,
      path: j.dashboard,
      component: M(
        () =>
          A(
            () => import(`./BZujiyEa.js`).then((e) => e.t),
            __vite__mapDeps([
              189, 1, 71, 188, 120, 7, 121, 9, 166, 3, 4, 5, 6, 190, 43, 40, 30, 191, 13, 192, 110, 193, 100, 149, 27, 18, 118, 26, 21, 22,
              23, 10, 32, 140, 62, 98, 169, 139, 167, 164, 168, 68, 194, 58, 111, 162, 163, 31, 131, 65, 146, 14, 147, 195, 196, 161, 54,
              156, 197, 45, 198, 199, 112, 34, 114, 200, 201, 202,
            ]),
          ),
        `DashboardPage`,
      ),
      staticData: { title: ya.dashboard, feature: `dashboard` },
    }),
    O({
      ...ba,
      path: j.campaigns,
      component: M(
        () =>
          A(
            () => import(`./CrkBg329.js`),
            __vite__mapDeps([
              203, 1, 120, 71, 7, 121, 9, 13, 167, 43, 164, 168, 149, 166, 3, 4, 5, 6, 191, 204, 194, 27, 18, 40, 26, 21, 22, 23, 10, 190,
              30, 205, 163, 206, 90, 31, 77, 78, 125, 107, 62, 98, 68, 207, 208, 162, 58, 131, 65, 146, 14, 147, 209, 195, 196, 161, 54,
              156, 197, 45, 169, 139, 140, 100, 210, 134, 185, 188, 198, 211, 158, 50, 55, 212, 213, 214, 61, 200, 201, 202, 215, 118, 49,
            ]),
          ),
        `CampaignsPage`,
      ),
      staticData: { title: ya.campaigns },
    }),
    O({
      ...ba,
      path: j[`campaigns-archives`],
      component: M(
        () =>
          A(
            () => import(`./d1vPnDxS.js`),
            __vite__mapDeps([
              216, 27, 1, 9, 18, 61, 22, 23, 10, 62, 207, 208, 98, 162, 163, 13, 31, 58, 131, 65, 146, 14, 147, 209, 195, 196, 5, 161, 54,
              156, 197, 45, 169, 139, 140, 100, 71, 167, 43, 164, 168, 210, 134, 185, 68, 188, 198, 211, 158, 50, 55, 212, 213, 214, 191,
              215, 118, 49, 165, 120, 7, 121, 149, 166, 3, 4, 6,
            ]),
          ),
        `ArchivesPage`,
      ),
      staticData: { title: ya.archives },
    }),
    O({
      ...ba,
      ...Qi,
      path: j[`campaigns-id`],
      component: M(
        () =>
          A(
            () => import(`./C_lGOeKF.js`).then((e) => e.t),
            __vite__mapDeps([
              217, 1, 71, 120, 7, 121, 9, 68, 149, 195, 196, 5, 161, 54, 156, 197, 45, 27, 18, 173, 55, 61, 22, 23, 10, 62, 185, 13, 210,
              134, 188, 198, 153, 218, 14, 219, 158, 220, 221, 150, 209, 109, 100, 192, 110, 193, 222, 215, 118, 164, 49, 122, 155, 26, 21,
              200, 201, 202, 162, 163, 31, 58, 131, 65, 146, 147, 166, 3, 4, 6, 12, 194, 133,
            ]),
          ),
        `CampaignReportPage`,
      ),
      staticData: { title: ya.report },
    }),
    O({
      ...ba,
      ...Qi,
      path: j[`campaigns-id-identity`],
      component: M(
        () =>
          A(
            () => import(`./C27r_QnU.js`),
            __vite__mapDeps([
              223, 120, 71, 7, 121, 1, 9, 13, 68, 149, 195, 196, 5, 161, 54, 156, 197, 45, 27, 18, 173, 211, 61, 22, 23, 10, 62, 218, 14,
              219, 158, 220, 221, 185, 150, 87, 12, 194, 162, 163, 31, 58, 131, 65, 146, 147, 128, 97, 215, 118, 164, 49,
            ]),
          ),
        `CampaignIdentityPage`,
      ),
      staticData: { title: ya.identity },
    }),
    O({
      ...ba,
      path: j.contents,
      component: M(
        () =>
          A(
            () => import(`./BZmS5Pqd.js`).then((e) => e.t),
            __vite__mapDeps([
              224, 1, 120, 71, 7, 121, 9, 166, 3, 4, 5, 6, 206, 90, 30, 31, 77, 78, 13, 125, 167, 43, 164, 168, 149, 111, 107, 204, 194, 27,
              18, 130, 225, 82, 63, 22, 23, 10, 68, 150, 219, 161, 156, 187, 215, 118, 49, 171, 122, 226,
            ]),
          ),
        `ContentsPage`,
      ),
      staticData: { title: ya.contents },
    }),
    O({
      ...ba,
      path: j.helpcenter,
      component: M(
        () => A(() => import(`./CpaegTty.js`), __vite__mapDeps([227, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 228, 13, 229])),
        `HelpCentrePage`,
      ),
      staticData: { title: ya.help },
    }),
    O({
      ...ba,
      ...Qi,
      path: j[`helpcenter-id`],
      component: M(() => A(() => import(`./DcnII6m3.js`), __vite__mapDeps([230, 173])), `HelpCategoryPage`),
      staticData: { title: ya.help },
    }),
    O({
      ...ba,
      path: j.notifications,
      component: M(
        () =>
          A(
            () => import(`./CGiWQRzM.js`),
            __vite__mapDeps([
              231, 120, 71, 7, 121, 1, 9, 166, 3, 4, 5, 6, 149, 204, 194, 13, 232, 27, 18, 46, 2, 32, 233, 47, 20, 23, 10, 31, 150, 38, 14,
              234, 29, 196, 161, 156, 34, 197, 221, 45, 170, 164, 171, 122, 22,
            ]),
          ),
        `NotificationsPage`,
      ),
      staticData: { title: ya.notifications },
    }),
    O({
      ...ba,
      path: j.profile,
      component: M(
        () =>
          A(
            () => import(`./Bxtr3jjm.js`),
            __vite__mapDeps([
              235, 1, 12, 9, 120, 71, 7, 121, 13, 149, 27, 18, 21, 22, 23, 10, 236, 93, 87, 76, 46, 2, 104, 3, 4, 5, 6, 89, 78, 77, 32, 47,
              20, 150, 14, 15, 237, 229, 86, 29, 51, 8, 153,
            ]),
          ),
        `ProfilePage`,
      ),
      staticData: { title: ya.profile },
    }),
    O({
      ...ba,
      path: j.support,
      component: M(
        () => A(() => import(`./Clkl5-Vd.js`), __vite__mapDeps([238, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 228, 13, 229, 239])),
        `SupportPage`,
      ),
      staticData: { title: ya.support },
    }),
    O({
      ...ba,
      path: j[`support-new`],
      component: M(
        () => A(() => import(`./l4L1b2nl.js`), __vite__mapDeps([240, 177, 120, 71, 7, 121, 1, 9, 170, 164, 171, 228, 13, 229, 239])),
        `NewTicketPage`,
      ),
      staticData: { title: ya.newTicket },
    }),
    O({ getParentRoute: () => ea, path: `$`, component: Ki, staticData: { title: ya.notFound } }),
  ],
  Ca = [
    O({
      ...xa,
      ...Qi,
      path: j[`campaigns-id-share-token`],
      component: M(() => A(() => import(`./D7UdbahG.js`), __vite__mapDeps([241, 242, 228, 13, 229, 171])), `SharedReportPage`),
      staticData: { title: ya.sharedReport },
    }),
    O({
      ...xa,
      ...Qi,
      path: j[`contents-id-share`],
      component: M(() => A(() => import(`./BOMvikVU.js`), __vite__mapDeps([243, 242, 228, 13, 229, 171, 226])), `SharedContentPage`),
      staticData: { title: ya.sharedContent },
    }),
    O({
      ...xa,
      path: j[`telegram-redirect`],
      component: M(() => A(() => import(`./5FwWx35y.js`), __vite__mapDeps([244, 245])), `TelegramRedirectPage`),
      staticData: { title: ya.telegram },
    }),
  ],
  wa = wt({
    routeTree: $i.addChildren([ea.addChildren([...Sa, ...va]), ta.addChildren(ma), ra.addChildren(Ca), na.addChildren(ca), ia, aa]),
    parseSearch: yi,
    stringifySearch: bi,
    defaultPreload: `intent`,
    defaultPendingMs: 200,
    defaultPendingComponent: Ri,
    defaultErrorComponent: Pi,
    defaultNotFoundComponent: Ki,
    scrollRestoration: !0,
    scrollToTopSelectors: [`#content`],
  });
function Ta(e) {
  return e.subscribe(`onRendered`, ({ fromLocation: e, pathChanged: t }) => {
    e && t && Vi();
  });
}
function Ea(e) {
  let t = () => e.state.location.pathname.startsWith(`/auth`);
  (Gn(() => {
    let n = e.state.location.href;
    (ri(), t() || e.navigate({ href: Ci(n), replace: !0 }));
  }),
    On(() => {
      (ri(), e.navigate({ href: `${_i.login}?plt=jarchi-panel&type=adv`, replace: !0 }));
    }));
}
function Da(e) {
  return (
    window.addEventListener(`online`, e),
    window.addEventListener(`offline`, e),
    () => {
      (window.removeEventListener(`online`, e), window.removeEventListener(`offline`, e));
    }
  );
}
function Oa() {
  return (0, S.useSyncExternalStore)(Da, () => navigator.onLine);
}
function ka() {
  let e = Oa(),
    [t, n] = (0, S.useState)();
  return (
    (0, S.useEffect)(() => {
      let e = async () => {
          let [{ OfflineBar: e }, { WaitingBar: t }] = await Promise.all([
            A(() => import(`./B7rlA6vY.js`), __vite__mapDeps([246, 71, 247, 1, 9, 19, 18, 20, 248])),
            A(() => import(`./C11Incnb.js`), __vite__mapDeps([249, 1, 156, 9, 247, 121])),
          ]);
          (n({ OfflineBar: e, WaitingBar: t }),
            await (
              await A(
                async () => {
                  let { startServiceWorker: e } = await import(`./C-pCTOdq.js`);
                  return { startServiceWorker: e };
                },
                __vite__mapDeps([250, 32, 1, 248]),
              )
            ).startServiceWorker());
        },
        t = setTimeout(() => void e().catch(console.warn), navigator.onLine ? 1500 : 0);
      return () => clearTimeout(t);
    }, []),
    t ? (e ? (0, C.jsx)(t.WaitingBar, { waiting: Hn }) : (0, C.jsx)(t.OfflineBar, {})) : null
  );
}
var Aa = [`system`, `light`, `dark`],
  ja = `jarchi-theme`,
  Ma = { light: `#f4f3f8`, dark: `#0d0b12` },
  Na = matchMedia(`(prefers-color-scheme: dark)`),
  Pa = new Set();
function Fa() {
  try {
    let e = localStorage.getItem(ja);
    return Aa.find((t) => t === e) ?? `system`;
  } catch {
    return `system`;
  }
}
function Ia() {
  let e = Fa(),
    t = e === `system` ? (Na.matches ? `dark` : `light`) : e;
  ((document.documentElement.dataset.theme = t), document.querySelector(`meta[name=theme-color]`)?.setAttribute(`content`, Ma[t]));
  for (let e of Pa) e();
}
function F(e) {
  try {
    localStorage.setItem(ja, e);
  } catch {}
  Ia();
}
function La(e) {
  return (Pa.add(e), () => Pa.delete(e));
}
function Ra() {
  (Na.addEventListener(`change`, Ia), window.addEventListener(`storage`, (e) => e.key === ja && Ia()), Ia());
}
(ar(), Ra(), Ea(wa), Ta(wa));
var za = document.getElementById(`root`);
if (!za) throw Error(`the page has no #root`);
function Ba(e) {
  r(e) || console.error(e);
}
(0, Nt.createRoot)(za, { onCaughtError: Ba }).render(
  (0, C.jsxs)(S.StrictMode, { children: [(0, C.jsx)(ka, {}), (0, C.jsx)(tr, { children: (0, C.jsx)(Dt, { router: wa }) })] }),
);
export {
  Ht as $,
  Dr as A,
  Ln as B,
  Br as C,
  Nr as D,
  Pr as E,
  lr as F,
  kn as G,
  Nn as H,
  A as I,
  bn as J,
  Dn as K,
  Un as L,
  ur as M,
  dr as N,
  jr as O,
  cr as P,
  Vt as Q,
  Vn as R,
  Vr as S,
  Rr as T,
  Mn as U,
  In as V,
  jn as W,
  xn as X,
  vn as Y,
  dn as Z,
  Jr as _,
  Oa as a,
  Ve as at,
  Gr as b,
  Li as c,
  Re as ct,
  fi as d,
  Ut as et,
  ai as f,
  ei as g,
  ni as h,
  La as i,
  nt as it,
  Tr as j,
  kr as k,
  _i as l,
  Pe as lt,
  si as m,
  F as n,
  jt as nt,
  zi as o,
  Be as ot,
  oi as p,
  En as q,
  Fa as r,
  _t as rt,
  Ii as s,
  ze as st,
  Aa as t,
  Bt as tt,
  j as u,
  de as ut,
  qr as v,
  zr as w,
  Hr as x,
  Kr as y,
  Wn as z,
};
