import { n as e, o as t, r as n, t as r } from './BTZA6jGa.js';
import { v as i } from './ux1A5ShH.js';
var a = {
  name: `building-complex`,
  size: 24,
  node: [
    [`path`, { d: `M10 12h4`, key: `a56b0p` }],
    [`path`, { d: `M10 8h4`, key: `1sr2af` }],
    [`path`, { d: `M14 21v-3a2 2 0 0 0-4 0v3`, key: `1rgiei` }],
    [`path`, { d: `M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2`, key: `secmi2` }],
    [`path`, { d: `M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16`, key: `16ra0t` }],
  ],
  aliases: [`building-2`],
};
a.node;
var o = r(a),
  s = {
    name: `user-round`,
    size: 24,
    node: [
      [`circle`, { cx: `12`, cy: `8`, r: `5`, key: `1hypcn` }],
      [`path`, { d: `M20 21a8 8 0 0 0-16 0`, key: `rfgkzh` }],
    ],
    aliases: [`user-2`],
  };
s.node;
var c = r(s),
  l = t(n(), 1),
  u = e(),
  d = l.createContext(void 0),
  f = (e) => {
    let t = l.useContext(d);
    if (e) return e;
    if (!t) throw Error(`No QueryClient set, use QueryClientProvider to set one`);
    return t;
  },
  p = ({ client: e, children: t }) => (
    l.useEffect(
      () => (
        e.mount(),
        () => {
          e.unmount();
        }
      ),
      [e],
    ),
    (0, u.jsx)(d.Provider, { value: e, children: t })
  ),
  m = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  h = new (class {
    #e = m;
    setTimeoutProvider(e) {
      this.#e = e;
    }
    setTimeout(e, t) {
      return this.#e.setTimeout(e, t);
    }
    clearTimeout(e) {
      this.#e.clearTimeout(e);
    }
    setInterval(e, t) {
      return this.#e.setInterval(e, t);
    }
    clearInterval(e) {
      this.#e.clearInterval(e);
    }
  })();
function g(e) {
  setTimeout(e, 0);
}
var _ = typeof window > `u` || `Deno` in globalThis;
function v() {}
function y(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function b(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function x(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function S(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function ee(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== C(o, t.options)) return !1;
    } else if (!T(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)));
}
function te(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (w(t.options.mutationKey) !== w(a)) return !1;
    } else if (!T(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function C(e, t) {
  return (t?.queryKeyHashFn || w)(e);
}
function w(e) {
  return JSON.stringify(e, (e, t) =>
    A(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function T(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!T(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!T(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var E = Object.prototype.hasOwnProperty;
function D(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = k(e) && k(t);
  if (!r && !(A(e) && A(t))) return t;
  let i = (r ? e : Object.keys(e)).length,
    a = r ? t : Object.keys(t),
    o = a.length,
    s = r ? Array(o) : {},
    c = 0;
  for (let l = 0; l < o; l++) {
    let o = r ? l : a[l],
      u = e[o],
      d = t[o];
    if (u === d) {
      ((s[o] = u), (r ? l < i : E.call(e, o)) && c++);
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = D(u, d, n + 1);
    ((s[o] = f), f === u && c++);
  }
  return i === o && c === i ? e : s;
}
function O(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!E.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function k(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function A(e) {
  if (!j(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!j(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function j(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function ne(e) {
  return new Promise((t) => {
    h.setTimeout(t, e);
  });
}
function M(e, t, n) {
  return typeof n.structuralSharing == `function` ? n.structuralSharing(e, t) : n.structuralSharing === !1 ? t : D(e, t);
}
function re(e) {
  return e;
}
function ie(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function ae(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var N = Symbol();
function P(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === N
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function F(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var I = Symbol();
function oe(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [I]: { value: r },
      signal: {
        enumerable: !0,
        get: () => ((a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a),
      },
    }),
    e
  );
}
var se = () => _,
  L = () => se(),
  R = class {
    constructor() {
      ((this.listeners = new Set()), (this.subscribe = this.subscribe.bind(this)));
    }
    subscribe(e) {
      return (
        this.listeners.add(e),
        this.onSubscribe(),
        () => {
          (this.listeners.delete(e), this.onUnsubscribe());
        }
      );
    }
    hasListeners() {
      return this.listeners.size > 0;
    }
    onSubscribe() {}
    onUnsubscribe() {}
  },
  z = new (class extends R {
    #e;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e();
            return (
              window.addEventListener(`visibilitychange`, t, !1),
              () => {
                window.removeEventListener(`visibilitychange`, t);
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e),
        this.#t?.(),
        (this.#t = e((e) => {
          typeof e == `boolean` ? this.setFocused(e) : this.onFocus();
        })));
    }
    setFocused(e) {
      this.#e !== e && ((this.#e = e), this.onFocus());
    }
    onFocus() {
      let e = this.isFocused();
      this.listeners.forEach((t) => {
        t(e);
      });
    }
    isFocused() {
      return typeof this.#e == `boolean` ? this.#e : globalThis.document?.visibilityState !== `hidden`;
    }
  })(),
  ce = g;
function le() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = ce,
    a = (r) => {
      t
        ? e.push(r)
        : i(() => {
            n(r);
          });
    },
    o = () => {
      let t = e;
      ((e = []),
        t.length &&
          i(() => {
            r(() => {
              t.forEach((e) => {
                n(e);
              });
            });
          }));
    };
  return {
    batch: (e) => {
      let n;
      t++;
      try {
        n = e();
      } finally {
        (t--, t || o());
      }
      return n;
    },
    batchCalls:
      (e) =>
      (...t) => {
        a(() => {
          e(...t);
        });
      },
    schedule: a,
    setNotifyFunction: (e) => {
      n = e;
    },
    setBatchNotifyFunction: (e) => {
      r = e;
    },
    setScheduler: (e) => {
      i = e;
    },
  };
}
var B = le(),
  V = new (class extends R {
    #e = !0;
    #t;
    #n;
    constructor() {
      (super(),
        (this.#n = (e) => {
          if (typeof window < `u` && window.addEventListener) {
            let t = () => e(!0),
              n = () => e(!1);
            return (
              window.addEventListener(`online`, t, !1),
              window.addEventListener(`offline`, n, !1),
              () => {
                (window.removeEventListener(`online`, t), window.removeEventListener(`offline`, n));
              }
            );
          }
        }));
    }
    onSubscribe() {
      this.#t || this.setEventListener(this.#n);
    }
    onUnsubscribe() {
      this.hasListeners() || (this.#t?.(), (this.#t = void 0));
    }
    setEventListener(e) {
      ((this.#n = e), this.#t?.(), (this.#t = e(this.setOnline.bind(this))));
    }
    setOnline(e) {
      this.#e !== e &&
        ((this.#e = e),
        this.listeners.forEach((t) => {
          t(e);
        }));
    }
    isOnline() {
      return this.#e;
    }
  })();
function ue(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function H(e) {
  return (e ?? `online`) !== `online` || V.isOnline();
}
var U = class extends Error {
  constructor(e) {
    (super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent));
  }
};
function W(e) {
  let t = !1,
    n = 0,
    r,
    i = `pending`,
    a,
    o,
    s = new Promise((e, t) => {
      ((a = e), (o = t));
    });
  s.catch(v);
  let c = () => i !== `pending`,
    l = (t) => {
      if (!c()) {
        let n = new U(t);
        (h(n), e.onCancel?.(n));
      }
    },
    u = () => {
      t = !0;
    },
    d = () => {
      t = !1;
    },
    f = () => z.isFocused() && (e.networkMode === `always` || V.isOnline()) && e.canRun(),
    p = () => H(e.networkMode) && e.canRun(),
    m = (e) => {
      c() || (r?.(), (i = `resolved`), a(e));
    },
    h = (e) => {
      c() || (r?.(), (i = `rejected`), o(e));
    },
    g = (t) =>
      new Promise((n) => {
        ((r = (e) => {
          (c() || t()) && n(e);
        }),
          e.onPause?.());
      }).then(() => {
        ((r = void 0), c() || e.onContinue?.());
      }),
    _ = () => {
      if (c()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(m)
        .catch((r) => {
          if (c()) return;
          let i = e.retry ?? (L() ? 0 : 3),
            a = e.retryDelay ?? ue,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? h(r)
            : (n++,
              e.onFail?.(n, r),
              ne(o)
                .then(() => (c() || f() ? void 0 : g(f)))
                .then(() => {
                  t ? h(r) : _();
                }));
        });
    };
  return {
    promise: s,
    status: () => i,
    cancel: l,
    continue: () => (r?.(), s),
    cancelRetry: u,
    continueRetry: d,
    canStart: p,
    start: () => (p() ? _() : g(p).then(_), s),
  };
}
function de(e) {
  return {
    onFetch: (t, n) => {
      let r = t.options,
        i = t.fetchOptions?.meta?.fetchMore?.direction,
        a = t.state.data?.pages || [],
        o = t.state.data?.pageParams || [],
        s = { pages: [], pageParams: [] },
        c = 0,
        l = async () => {
          let n = !1,
            l = t,
            u = (e) => {
              oe(
                e,
                () => t.signal,
                () => (n = !0),
                l[I],
              );
            },
            d = P(t.options, t.fetchOptions),
            f = async (e, r, i) => {
              if (n) return Promise.reject(t.signal.reason);
              if (r == null && e.pages.length) return Promise.resolve(e);
              let a = (() => {
                  let e = {
                    client: t.client,
                    queryKey: t.queryKey,
                    pageParam: r,
                    direction: i ? `backward` : `forward`,
                    meta: t.options.meta,
                  };
                  return (u(e), e);
                })(),
                o = await d(a),
                { maxPages: s } = t.options,
                c = i ? ae : ie;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? fe : G,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : G(r, s);
              if (c > 0 && e == null) break;
              ((s = await f(s, e)), c++);
            } while (c < t);
          }
          return s;
        };
      t.fetchFn = t.options.persister
        ? () => t.options.persister?.(l, { client: t.client, queryKey: t.queryKey, meta: t.options.meta, signal: t.signal }, n)
        : l;
    },
  };
}
function G(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function fe(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
var K = class {
    #e;
    destroy() {
      this.clearGcTimeout();
    }
    scheduleGc() {
      (this.clearGcTimeout(),
        b(this.gcTime) &&
          (this.#e = h.setTimeout(() => {
            this.optionalRemove();
          }, this.gcTime)));
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (L() ? 1 / 0 : 3e5));
    }
    clearGcTimeout() {
      this.#e !== void 0 && (h.clearTimeout(this.#e), (this.#e = void 0));
    }
  },
  pe = class extends K {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    #c;
    constructor(e) {
      (super(),
        (this.#c = !1),
        (this.#s = e.defaultOptions),
        this.setOptions(e.options),
        (this.observers = []),
        (this.#i = e.client),
        (this.#r = this.#i.getQueryCache()),
        (this.queryKey = e.queryKey),
        (this.queryHash = e.queryHash),
        (this.#t = Y(this.options)),
        (this.state = e.state ?? this.#t),
        this.scheduleGc());
    }
    get meta() {
      return this.options.meta;
    }
    get queryType() {
      return this.#e;
    }
    get promise() {
      return this.#a?.promise;
    }
    setOptions(e) {
      if (
        ((this.options = { ...this.#s, ...e }),
        e?._type && (this.#e = e._type),
        this.updateGcTime(this.options.gcTime),
        this.state && this.state.data === void 0)
      ) {
        let e = Y(this.options);
        e.data !== void 0 && (this.setState(J(e.data, e.dataUpdatedAt)), (this.#t = e));
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
    }
    setData(e, t) {
      let n = M(this.state.data, e, this.options);
      return (this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n);
    }
    setState(e) {
      this.#l({ type: `setState`, state: e });
    }
    cancel(e) {
      let t = this.#a?.promise;
      return (this.#a?.cancel(e), t ? t.then(v).catch(v) : Promise.resolve());
    }
    destroy() {
      (super.destroy(), this.cancel({ silent: !0 }));
    }
    get resetState() {
      return this.#t;
    }
    reset() {
      (this.destroy(), this.setState(this.resetState));
    }
    isActive() {
      return this.observers.some((e) => S(e.options.enabled, this) !== !1);
    }
    isDisabled() {
      return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === N || !this.isFetched();
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
    }
    isStatic() {
      return (
        this.state.data !== void 0 && this.getObserversCount() > 0 && this.observers.some((e) => S(e.options.staleTime, this) === `static`)
      );
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated;
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0 ? !0 : e === `static` ? !1 : this.state.isInvalidated ? !0 : !x(this.state.dataUpdatedAt, e);
    }
    onFocus() {
      (this.observers.find((e) => e.shouldFetchOnWindowFocus())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    onOnline() {
      (this.observers.find((e) => e.shouldFetchOnReconnect())?.refetch({ cancelRefetch: !1 }), this.#a?.continue());
    }
    addObserver(e) {
      this.observers.includes(e) ||
        (this.observers.push(e), this.clearGcTimeout(), this.#r.notify({ type: `observerAdded`, query: this, observer: e }));
    }
    removeObserver(e) {
      let t = this.observers.indexOf(e);
      t !== -1 &&
        (this.observers.splice(t, 1),
        this.observers.length ||
          (this.#a &&
            (this.#c || (this.state.fetchStatus === `paused` && this.state.status === `pending`)
              ? this.#a.cancel({ revert: !0 })
              : this.#a.cancelRetry()),
          this.scheduleGc()),
        this.#r.notify({ type: `observerRemoved`, query: this, observer: e }));
    }
    getObserversCount() {
      return this.observers.length;
    }
    invalidate() {
      this.state.isInvalidated || this.#l({ type: `invalidate` });
    }
    async fetch(e, t) {
      if (this.state.fetchStatus !== `idle` && this.#a?.status() !== `rejected`) {
        if (this.state.data !== void 0 && t?.cancelRefetch) this.cancel({ silent: !0 });
        else if (this.#a && this.#o) return (this.#a.continueRetry(), this.#o);
      }
      if ((e && this.setOptions(e), !this.options.queryFn)) {
        let e = this.observers.find((e) => e.options.queryFn);
        e && this.setOptions(e.options);
      }
      let n = new AbortController(),
        r = (e) => {
          Object.defineProperties(e, {
            [I]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          });
        },
        i = () => {
          let e = P(this.options, t),
            n = (() => {
              let e = { client: this.#i, queryKey: this.queryKey, meta: this.meta };
              return (r(e), e);
            })();
          return ((this.#c = !1), this.options.persister ? this.options.persister(e, n, this) : e(n));
        },
        a = (() => {
          let e = { fetchOptions: t, options: this.options, queryKey: this.queryKey, client: this.#i, state: this.state, fetchFn: i };
          return (r(e), e);
        })();
      ((this.#e === `infinite` ? de(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }));
      let o = (this.#a = W({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            (e instanceof U && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort());
          },
          onFail: (e, t) => {
            this.#l({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#l({ type: `pause` });
          },
          onContinue: () => {
            this.#l({ type: `continue` });
          },
          retry: a.options.retry,
          retryDelay: a.options.retryDelay,
          networkMode: a.options.networkMode,
          canRun: () => !0,
        })),
        s = (async () => {
          try {
            let e = await o.promise;
            if (e === void 0) throw Error(`${this.queryHash} data is undefined`);
            return (this.setData(e), this.#r.config.onSuccess?.(e, this), this.#r.config.onSettled?.(e, this.state.error, this), e);
          } catch (e) {
            if (e instanceof U) {
              if (e.silent) {
                if (this.#a !== o && this.#o) return this.#o;
                throw e;
              }
              if (e.revert) {
                if (this.state.data === void 0) throw e;
                return this.state.data;
              }
            }
            throw (
              this.#l({ type: `error`, error: e }),
              this.#r.config.onError?.(e, this),
              this.#r.config.onSettled?.(this.state.data, e, this),
              e
            );
          } finally {
            (this.#a === o && ((this.#a = void 0), (this.#o = void 0)), this.scheduleGc());
          }
        })();
      return ((this.#o = s), o.start(), s);
    }
    #l(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, fetchFailureCount: e.failureCount, fetchFailureReason: e.error };
          case `pause`:
            return { ...t, fetchStatus: `paused` };
          case `continue`:
            return { ...t, fetchStatus: `fetching` };
          case `fetch`:
            return { ...t, ...q(t.data, this.options), fetchMeta: e.meta ?? null };
          case `success`: {
            let n = {
              ...t,
              ...J(e.data, e.dataUpdatedAt),
              dataUpdateCount: t.dataUpdateCount + 1,
              ...(!e.manual && { fetchStatus: `idle`, fetchFailureCount: 0, fetchFailureReason: null }),
            };
            return ((this.#n = e.manual ? n : void 0), n);
          }
          case `error`: {
            let n = e.error;
            return {
              ...t,
              error: n,
              errorUpdateCount: t.errorUpdateCount + 1,
              errorUpdatedAt: Date.now(),
              fetchFailureCount: t.fetchFailureCount + 1,
              fetchFailureReason: n,
              fetchStatus: `idle`,
              status: `error`,
              isInvalidated: !0,
            };
          }
          case `invalidate`:
            return { ...t, isInvalidated: !0 };
          case `setState`:
            return { ...t, ...e.state };
        }
      };
      ((this.state = t(this.state)),
        B.batch(() => {
          (this.observers.slice().forEach((e) => {
            e.onQueryUpdate();
          }),
            this.#r.notify({ query: this, type: `updated`, action: e }));
        }));
    }
  };
function q(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: H(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function J(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` };
}
function Y(e) {
  let t = typeof e.initialData == `function` ? e.initialData() : e.initialData,
    n = t !== void 0,
    r = n ? (typeof e.initialDataUpdatedAt == `function` ? e.initialDataUpdatedAt() : e.initialDataUpdatedAt) : 0;
  return {
    data: t,
    dataUpdateCount: 0,
    dataUpdatedAt: n ? (r ?? Date.now()) : 0,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    isInvalidated: !1,
    status: n ? `success` : `pending`,
    fetchStatus: `idle`,
  };
}
var me = class extends R {
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
    this.listeners.size === 1 && (this.#t.addObserver(this), X(this.#t, this.options) ? this.#m() : this.updateResult(), this.#y());
  }
  onUnsubscribe() {
    this.hasListeners() || this.destroy();
  }
  shouldFetchOnReconnect() {
    return Z(this.#t, this.options, this.options.refetchOnReconnect);
  }
  shouldFetchOnWindowFocus() {
    return Z(this.#t, this.options, this.options.refetchOnWindowFocus);
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
        typeof S(this.options.enabled, this.#t) != `boolean`)
    )
      throw Error(`Expected enabled to be a boolean or a callback that returns a boolean`);
    (this.#S(),
      this.#t.setOptions(this.options),
      t._defaulted &&
        !O(this.options, t) &&
        this.#e.getQueryCache().notify({ type: `observerOptionsUpdated`, query: this.#t, observer: this }));
    let r = this.hasListeners();
    (r && ge(this.#t, n, this.options, t) && this.#m(),
      this.updateResult(),
      r &&
        (this.#t !== n ||
          S(this.options.enabled, this.#t) !== S(t.enabled, this.#t) ||
          S(this.options.staleTime, this.#t) !== S(t.staleTime, this.#t)) &&
        this.#g());
    let i = this.#_();
    r && (this.#t !== n || S(this.options.enabled, this.#t) !== S(t.enabled, this.#t) || i !== this.#f) && this.#v(i);
  }
  getOptimisticResult(e) {
    let t = this.#e.getQueryCache().build(this.#e, e),
      n = this.createResult(t, e);
    return (O(this.getCurrentResult(), n) || ((this.#r = n), (this.#a = this.options), (this.#i = this.#t.state)), n);
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
    return (e?.throwOnError || (t = t.catch(v)), t);
  }
  #h(e) {
    return !L() && S(this.options.enabled, this.#t) !== !1 && b(e);
  }
  #g() {
    this.#b();
    let e = S(this.options.staleTime, this.#t);
    if (this.#r.isStale || !this.#h(e)) return;
    let t = x(this.#r.dataUpdatedAt, e) + 1;
    this.#u = h.setTimeout(() => {
      this.#r.isStale || this.updateResult();
    }, t);
  }
  #_() {
    return S(this.options.refetchInterval, this.#t) ?? !1;
  }
  #v(e) {
    (this.#x(),
      (this.#f = e),
      this.#f !== 0 &&
        this.#h(this.#f) &&
        (this.#d = h.setInterval(() => {
          (this.options.refetchIntervalInBackground || z.isFocused()) && this.#m();
        }, this.#f)));
  }
  #y() {
    (this.#g(), this.#v(this.#_()));
  }
  #b() {
    this.#u !== void 0 && (h.clearTimeout(this.#u), (this.#u = void 0));
  }
  #x() {
    this.#d !== void 0 && (h.clearInterval(this.#d), (this.#d = void 0));
  }
  createResult(e, t) {
    let n = this.#t,
      r = this.options,
      i = this.#r,
      a = this.#i,
      o = this.#a,
      s = e === n ? this.#n : e.state,
      { state: c } = e,
      l = { ...c },
      u = !1,
      d;
    if (t._optimisticResults) {
      let i = this.hasListeners(),
        a = !i && X(e, t),
        o = i && ge(e, n, t, r);
      ((a || o) && (l = { ...l, ...q(c.data, e.options) }), t._optimisticResults === `isRestoring` && (l.fetchStatus = `idle`));
    }
    let { error: f, errorUpdatedAt: p, status: m } = l;
    d = l.data;
    let h = !1;
    if (t.placeholderData !== void 0 && d === void 0 && m === `pending`) {
      let e;
      (i?.isPlaceholderData && t.placeholderData === o?.placeholderData
        ? ((e = i.data), (h = !0))
        : (e = typeof t.placeholderData == `function` ? t.placeholderData(this.#l?.state.data, this.#l) : t.placeholderData),
        e !== void 0 && ((m = `success`), (d = M(i?.data, e, t)), (u = !0)));
    }
    if (t.select && d !== void 0 && !h) {
      if (i && d === a?.data && t.select === this.#s) d = this.#c;
      else
        try {
          ((this.#s = t.select), (d = t.select(d)), (d = M(i?.data, d, t)), (this.#c = d), (this.#o = null));
        } catch (e) {
          this.#o = e;
        }
    } else d === void 0 && (this.#o = null);
    this.#o && ((f = this.#o), (d = this.#c), (p = i?.error === f ? i.errorUpdatedAt : Date.now()), (m = `error`), (u = !1));
    let g = l.fetchStatus === `fetching`,
      _ = m === `pending`,
      v = m === `error`,
      y = _ && g,
      b = d !== void 0;
    return {
      status: m,
      fetchStatus: l.fetchStatus,
      isPending: _,
      isSuccess: m === `success`,
      isError: v,
      isInitialLoading: y,
      isLoading: y,
      data: d,
      dataUpdatedAt: l.dataUpdatedAt,
      error: f,
      errorUpdatedAt: p,
      failureCount: l.fetchFailureCount,
      failureReason: l.fetchFailureReason,
      errorUpdateCount: l.errorUpdateCount,
      isFetched: e.isFetched(),
      isFetchedAfterMount: l.dataUpdateCount > s.dataUpdateCount || l.errorUpdateCount > s.errorUpdateCount,
      isFetching: g,
      isRefetching: g && !_,
      isLoadingError: v && !b,
      isPaused: l.fetchStatus === `paused`,
      isPlaceholderData: u,
      isRefetchError: v && b,
      isStale: Q(e, t),
      refetch: this.refetch,
      isEnabled: S(t.enabled, e) !== !1,
    };
  }
  updateResult() {
    let e = this.#r,
      t = this.createResult(this.#t, this.options);
    if (((this.#i = this.#t.state), (this.#a = this.options), this.#i.data !== void 0 && (this.#l = this.#t), O(t, e))) return;
    this.#r = t;
    let n = (() => {
      if (!e) return !0;
      let { notifyOnChangeProps: t } = this.options,
        n = typeof t == `function` ? t() : t;
      if (n === `all` || (!n && !this.#p.size) || (this.options.throwOnError && this.#r.error !== e.error)) return !0;
      for (let t of n ?? this.#p) if (this.#r[t] !== e[t]) return !0;
      return !1;
    })();
    B.batch(() => {
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
function he(e, t) {
  return S(t.enabled, e) !== !1 && e.state.data === void 0 && (e.state.status !== `error` || S(t.retryOnMount, e) !== !1);
}
function X(e, t) {
  return he(e, t) || (e.state.data !== void 0 && Z(e, t, t.refetchOnMount));
}
function Z(e, t, n) {
  if (S(t.enabled, e) !== !1 && S(t.staleTime, e) !== `static`) {
    let r = S(n, e);
    return r === `always` || (r !== !1 && Q(e, t));
  }
  return !1;
}
function ge(e, t, n, r) {
  return (e !== t || S(r.enabled, e) === !1) && (!n.suspense || e.state.status !== `error`) && Q(e, n);
}
function Q(e, t) {
  return S(t.enabled, e) !== !1 && e.isStaleByTime(S(t.staleTime, e));
}
var $ = l.createContext(!1),
  _e = () => l.useContext($);
$.Provider;
function ve() {
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
var ye = l.createContext(ve()),
  be = () => l.useContext(ye),
  xe = (e, t, n) => {
    let r = n?.state.status === `error` && typeof e.throwOnError == `function` ? F(e.throwOnError, [n.state.error, n]) : e.throwOnError;
    (e.suspense || r) && (t.isReset() || (e.retryOnMount = !1));
  },
  Se = (e) => {
    l.useEffect(() => {
      e.clearReset();
    }, [e]);
  },
  Ce = ({ result: e, errorResetBoundary: t, throwOnError: n, query: r, suspense: i }) =>
    e.isError && !t.isReset() && !e.isFetching && r && ((i && e.data === void 0) || F(n, [e.error, r])),
  we = (e) => {
    if (e.suspense) {
      let t = 1e3,
        n = (e) => (e === `static` ? e : Math.max(e ?? t, t)),
        r = e.staleTime;
      ((e.staleTime = typeof r == `function` ? (...e) => n(r(...e)) : n(r)),
        typeof e.gcTime == `number` && (e.gcTime = Math.max(e.gcTime, t)));
    }
  },
  Te = (e, t) => e?.suspense && t.isPending,
  Ee = (e, t, n) =>
    t.fetchOptimistic(e).catch(() => {
      n.clearReset();
    });
function De(e, t, n) {
  let r = _e(),
    i = be(),
    a = f(n),
    o = a.defaultQueryOptions(e),
    s = a.getQueryCache().get(o.queryHash),
    c = e.subscribed !== !1;
  ((o._optimisticResults = r ? `isRestoring` : c ? `optimistic` : void 0), we(o), xe(o, i, s), Se(i));
  let [u] = l.useState(() => new t(a, o)),
    d = u.getOptimisticResult(o);
  l.useEffect(() => {
    u.setOptions(o);
  }, [o, u]);
  let p = !r && c;
  if (
    (l.useSyncExternalStore(
      l.useCallback(
        (e) => {
          let t = p ? u.subscribe(B.batchCalls(e)) : v;
          return (u.updateResult(), t);
        },
        [u, p],
      ),
      () => u.getCurrentResult(),
      () => u.getCurrentResult(),
    ),
    Te(o, d))
  )
    throw Ee(o, u, i);
  if (Ce({ result: d, errorResetBoundary: i, throwOnError: o.throwOnError, query: s, suspense: o.suspense })) throw d.error;
  return o.notifyOnChangeProps ? d : u.trackResult(d);
}
function Oe(e, t) {
  return De(e, me, t);
}
function ke(e) {
  return e;
}
function Ae(e) {
  let t = 2166136261;
  for (let n of e) t = Math.imul(t ^ (n.codePointAt(0) ?? 0), 16777619);
  return (t >>> 0) % 360;
}
function je({ id: e, kind: t = `publisher`, name: n = ``, imageUrl: r, icon: a, size: s = 32, className: d }) {
  let [f, p] = (0, l.useState)(),
    m = Ae(e),
    [h = ``] = n.trim(),
    g = a ?? (t === `panel` ? o : c),
    _ = t === `panel` ? `rounded-md` : `rounded-full`,
    v = r !== void 0 && r !== `` && r !== f;
  return (0, u.jsx)(`span`, {
    'aria-hidden': !0,
    className: i(`inline-grid shrink-0 place-items-center font-semibold`, v && `overflow-hidden`, _, d),
    style: {
      width: s,
      height: s,
      fontSize: s * 0.45,
      background: `linear-gradient(135deg, light-dark(oklch(0.92 0.05 ${m}), oklch(0.42 0.08 ${m})), light-dark(oklch(0.84 0.09 ${m + 12}), oklch(0.34 0.08 ${m + 12})))`,
      color: `light-dark(oklch(0.36 0.09 ${m}), oklch(0.9 0.06 ${m}))`,
    },
    children: v
      ? (0, u.jsx)(`img`, {
          src: r,
          alt: ``,
          width: s,
          height: s,
          loading: `lazy`,
          decoding: `async`,
          onError: () => p(r),
          className: `size-full object-cover`,
        })
      : t === `user` && /\p{L}/u.test(h) && a === void 0
        ? h
        : (0, u.jsx)(g, { size: Math.round(s * 0.53), strokeWidth: 1.75 }),
  });
}
export {
  v as _,
  K as a,
  N as b,
  B as c,
  y as d,
  w as f,
  ee as g,
  te as h,
  pe as i,
  z as l,
  re as m,
  ke as n,
  W as o,
  C as p,
  Oe as r,
  V as s,
  je as t,
  R as u,
  T as v,
  p as x,
  S as y,
};
