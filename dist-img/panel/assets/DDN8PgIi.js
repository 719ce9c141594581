import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { ut as n } from './tUkH6Wd0.js';
import { E as r, O as i, S as a, T as o, b as s, d as c, f as l, g as u, k as d, l as f, n as p, u as m, w as h } from './DFNVB9y5.js';
var g = e(t(), 1),
  _ = n(),
  v = g.createContext(void 0),
  y = (e) => {
    let t = g.useContext(v);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  b = ({ client: e, children: t }) => (
    g.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, _.jsx)(v.Provider, { value: e, children: t })
  ),
  x = class extends c {
    #e;
    #t = void 0;
    #n = void 0;
    #r = void 0;
    #i;
    #a;
    #o;
    #s;
    #c;
    #l;
    #u;
    #d;
    #f;
    #p = new Set();
    constructor(e, t) {
      (super(), (this.options = t), (this.#e = e), (this.#o = null), this.bindMethods(), this.setOptions(t));
    }
    bindMethods() {
      this.refetch = this.refetch.bind(this);
    }
    onSubscribe() {
      this.listeners.size === 1 && (this.#t.addObserver(this), C(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y());
    }
    onUnsubscribe() {
      this.hasListeners() || this.destroy();
    }
    shouldFetchOnReconnect() {
      return w(this.#t, this.options, this.options.refetchOnReconnect);
    }
    shouldFetchOnWindowFocus() {
      return w(this.#t, this.options, this.options.refetchOnWindowFocus);
    }
    destroy() {
      ((this.listeners = new Set()), this.#b(), this.#x(), this.#t.removeObserver(this));
    }
    setOptions(e) {
      let t = this.options,
        n = this.#t;
      if (
        ((this.options = this.#e.defaultQueryOptions(e)),
        this.options.enabled !== void 0 &&
          typeof this.options.enabled != `boolean` &&
          typeof this.options.enabled != `function` &&
          typeof h(this.options.enabled, this.#t) != `boolean`)
      )
        throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
      (this.#S(),
        this.#t.setOptions(this.options),
        t._defaulted &&
          !o(this.options, t) &&
          this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }));
      let r = this.hasListeners();
      (r && T(this.#t, n, this.options, t) && this.#m(),
        this.updateResult(),
        r &&
          (this.#t !== n ||
            h(this.options.enabled, this.#t) !== h(t.enabled, this.#t) ||
            h(this.options.staleTime, this.#t) !== h(t.staleTime, this.#t)) &&
          this.#g());
      let i = this.#_();
      r && (this.#t !== n || h(this.options.enabled, this.#t) !== h(t.enabled, this.#t) || i !== this.#f) && this.#v(i);
    }
    getOptimisticResult(e) {
      let t = this.#e.getQueryCache().build(this.#e, e),
        n = this.createResult(t, e);
      return (o(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n);
    }
    getCurrentResult() {
      return this.#r;
    }
    trackResult(e, t) {
      return new Proxy(e, { get: (e, n) => (this.trackProp(n), t?.(n), Reflect.get(e, n)) });
    }
    trackProp(e) {
      this.#p.add(e);
    }
    getCurrentQuery() {
      return this.#t;
    }
    refetch({ ...e } = {}) {
      return this.fetch({ ...e });
    }
    fetchOptimistic(e) {
      let t = this.#e.defaultQueryOptions(e),
        n = this.#e.getQueryCache().build(this.#e, t),
        r = () => {},
        i,
        a = new Promise((e) => {
          ((i = e),
            (r = this.#e.getQueryCache().subscribe((i) => {
              i.type === `updated` && i.query.queryHash === n.queryHash && n.state.data !== void 0 && (r(), e(this.createResult(n, t)));
            })));
        });
      return Promise.race([
        n
          .fetch(t)
          .then(() => {
            let e = this.createResult(n, t);
            return (i?.(e), e);
          })
          .finally(() => {
            r();
          }),
        a,
      ]);
    }
    fetch(e) {
      return this.#m({ ...e, cancelRefetch: e.cancelRefetch ?? !0 }).then(() => (this.updateResult(), this.#r));
    }
    #m(e) {
      this.#S();
      let t = this.#t.fetch(this.options, e);
      return (e?.throwOnError || (t = t.catch(s)), t);
    }
    #h(e) {
      return !l() && h(this.options.enabled, this.#t) !== !1 && u(e);
    }
    #g() {
      this.#b();
      let e = h(this.options.staleTime, this.#t);
      if (this.#r.isStale || !this.#h(e)) return;
      let t = i(this.#r.dataUpdatedAt, e) + 1;
      this.#u = d.setTimeout(() => {
        this.#r.isStale || this.updateResult();
      }, t);
    }
    #_() {
      return h(this.options.refetchInterval, this.#t) ?? !1;
    }
    #v(e) {
      (this.#x(),
        (this.#f = e),
        this.#f !== 0 &&
          this.#h(this.#f) &&
          (this.#d = d.setInterval(() => {
            (this.options.refetchIntervalInBackground || m.isFocused()) && this.#m();
          }, this.#f)));
    }
    #y() {
      (this.#g(), this.#v(this.#_()));
    }
    #b() {
      this.#u !== void 0 && (d.clearTimeout(this.#u), (this.#u = void 0));
    }
    #x() {
      this.#d !== void 0 && (d.clearInterval(this.#d), (this.#d = void 0));
    }
    createResult(e, t) {
      let n = this.#t,
        r = this.options,
        i = this.#r,
        o = this.#i,
        s = this.#a,
        c = e === n ? this.#n : e.state,
        { state: l } = e,
        u = { ...l },
        d = !1,
        f;
      if (t._optimisticResults) {
        let i = this.hasListeners(),
          a = !i && C(e, t),
          o = i && T(e, n, t, r);
        ((a || o) && (u = { ...u, ...p(l.data, e.options) }), t._optimisticResults === `isRestoring` && (u.fetchStatus = `idle`));
      }
      let { error: m, errorUpdatedAt: g, status: _ } = u;
      f = u.data;
      let v = !1;
      if (t.placeholderData !== void 0 && f === void 0 && _ === `pending`) {
        let e;
        (i?.isPlaceholderData && t.placeholderData === s?.placeholderData
          ? ((e = i.data), (v = !0))
          : (e = typeof t.placeholderData == `function` ? t.placeholderData(this.#l?.state.data, this.#l) : t.placeholderData),
          e !== void 0 && ((_ = `success`), (f = a(i?.data, e, t)), (d = !0)));
      }
      if (t.select && f !== void 0 && !v) {
        if (i && f === o?.data && t.select === this.#s) f = this.#c;
        else
          try {
            ((this.#s = t.select), (f = t.select(f)), (f = a(i?.data, f, t)), (this.#c = f), (this.#o = null));
          } catch (e) {
            this.#o = e;
          }
      } else f === void 0 && (this.#o = null);
      this.#o && ((m = this.#o), (f = this.#c), (g = i?.error === m ? i.errorUpdatedAt : Date.now()), (_ = `error`), (d = !1));
      let y = u.fetchStatus === `fetching`,
        b = _ === `pending`,
        x = _ === `error`,
        S = b && y,
        w = f !== void 0;
      return {
        status: _,
        fetchStatus: u.fetchStatus,
        isPending: b,
        isSuccess: _ === `success`,
        isError: x,
        isInitialLoading: S,
        isLoading: S,
        data: f,
        dataUpdatedAt: u.dataUpdatedAt,
        error: m,
        errorUpdatedAt: g,
        failureCount: u.fetchFailureCount,
        failureReason: u.fetchFailureReason,
        errorUpdateCount: u.errorUpdateCount,
        isFetched: e.isFetched(),
        isFetchedAfterMount: u.dataUpdateCount > c.dataUpdateCount || u.errorUpdateCount > c.errorUpdateCount,
        isFetching: y,
        isRefetching: y && !b,
        isLoadingError: x && !w,
        isPaused: u.fetchStatus === `paused`,
        isPlaceholderData: d,
        isRefetchError: x && w,
        isStale: E(e, t),
        refetch: this.refetch,
        isEnabled: h(t.enabled, e) !== !1,
      };
    }
    updateResult() {
      let e = this.#r,
        t = this.createResult(this.#t, this.options);
      if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), o(t, e))) return;
      this.#r = t;
      let n = (() => {
        if (!e) return !0;
        let { notifyOnChangeProps: t } = this.options,
          n = typeof t == `function` ? t() : t;
        if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error)) return !0;
        for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
        return !1;
      })();
      f.batch(() => {
        (n &&
          this.listeners.forEach((e) => {
            e(this.#r);
          }),
          this.#e.getQueryCache().notify({ query: this.#t, type: `observerResultsUpdated` }));
      });
    }
    #S() {
      let e = this.#e.getQueryCache().build(this.#e, this.options);
      if (e === this.#t) return;
      let t = this.#t;
      ((this.#t = e), (this.#n = e.state), this.hasListeners() && (t?.removeObserver(this), e.addObserver(this)));
    }
    onQueryUpdate() {
      (this.updateResult(), this.hasListeners() && this.#y());
    }
  };
function S(e, t) {
  return h(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || h(t.retryOnMount, e) !== !1);
}
function C(e, t) {
  return S(e, t) || (e.state.data !== void 0 && w(e, t, t.refetchOnMount));
}
function w(e, t, n) {
  if (h(t.enabled, e) !== !1 && h(t.staleTime, e) !== `static`) {
    let r = h(n, e);
    return r === `always` || (r !== !1 && E(e, t));
  }
  return !1;
}
function T(e, t, n, r) {
  return (e !== t || h(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && E(e, n);
}
function E(e, t) {
  return h(t.enabled, e) !== !1 && e.isStaleByTime(h(t.staleTime, e));
}
var D = g.createContext(!1),
  O = () => g.useContext(D);
D.Provider;
function k() {
  let e = !1;
  return {
    clearReset: () => {
      e = !1;
    },
    reset: () => {
      e = !0;
    },
    isReset: () => e,
  };
}
var A = g.createContext(k()),
  j = () => g.useContext(A),
  M = (e, t, n) => {
    let i = n?.state.status === `error` && typeof e.throwOnError == `function` ? r(e.throwOnError, [n.state.error, n]) : e.throwOnError;
    (e.suspense || i) && (t.isReset() || (e.retryOnMount = !1));
  },
  N = (e) => {
    g.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  P = ({ result: e, errorResetBoundary: t, throwOnError: n, query: i, suspense: a }) =>
    e.isError && !t.isReset() && !e.isFetching && i && ((a && e.data === void 0) || r(n, [e.error, i])),
  F = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      ((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)));
    }
  },
  I = (e, t) => e?.suspense && t.isPending,
  L = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function R(e, t, n) {
  let r = O(),
    i = j(),
    a = y(n),
    o = a.defaultQueryOptions(e),
    c = a.getQueryCache().get(o.queryHash),
    l = e.subscribed !== !1;
  ((o._optimisticResults = r ? `isRestoring` : l ? `optimistic` : void 0), F(o), M(o, i, c), N(i));
  let [u] = g.useState(() => new t(a, o)),
    d = u.getOptimisticResult(o);
  g.useEffect(() => {
    u.setOptions(o);
  }, [o, u]);
  let p = !r && l;
  if (
    (g.useSyncExternalStore(
      g.useCallback(
        (e) => {
          let t = p ? u.subscribe(f.batchCalls(e)) : s;
          return (u.updateResult(), t);
        },
        [u, p],
      ),
      () => u.getCurrentResult(),
      () => u.getCurrentResult(),
    ),
    I(o, d))
  )
    throw L(o, u, i);
  if (P({ result: d, errorResetBoundary: i, throwOnError: o.throwOnError, query: c, suspense: o.suspense })) throw d.error;
  return o.notifyOnChangeProps ? d : u.trackResult(d);
}
function z(e, t) {
  return R(e, x, t);
}
export { I as a, N as c, x as d, b as f, L as i, j as l, R as n, M as o, y as p, F as r, P as s, z as t, O as u };
