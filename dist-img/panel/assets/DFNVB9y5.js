var e = {
    setTimeout: (e, t) => setTimeout(e, t),
    clearTimeout: (e) => clearTimeout(e),
    setInterval: (e, t) => setInterval(e, t),
    clearInterval: (e) => clearInterval(e),
  },
  t = new (class {
    #e = e;
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
function n(e) {
  setTimeout(e, 0);
}
var r = typeof window > `u` || `Deno` in globalThis;
function i() {}
function a(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function o(e) {
  return typeof e == `number` && e >= 0 && e !== 1 / 0;
}
function s(e, t) {
  return Math.max(e + (t || 0) - Date.now(), 0);
}
function c(e, t) {
  return typeof e == `function` ? e(t) : e;
}
function l(e, t) {
  let { type: n = `all`, exact: r, fetchStatus: i, predicate: a, queryKey: o, stale: s } = e;
  if (o) {
    if (r) {
      if (t.queryHash !== d(o, t.options)) return !1;
    } else if (!p(t.queryKey, o)) return !1;
  }
  if (n !== `all`) {
    let e = t.isActive();
    if ((n === `active` && !e) || (n === `inactive` && e)) return !1;
  }
  return !((typeof s == `boolean` && t.isStale() !== s) || (i && i !== t.state.fetchStatus) || (a && !a(t)));
}
function u(e, t) {
  let { exact: n, status: r, predicate: i, mutationKey: a } = e;
  if (a) {
    if (!t.options.mutationKey) return !1;
    if (n) {
      if (f(t.options.mutationKey) !== f(a)) return !1;
    } else if (!p(t.options.mutationKey, a)) return !1;
  }
  return !((r && t.state.status !== r) || (i && !i(t)));
}
function d(e, t) {
  return (t?.queryKeyHashFn || f)(e);
}
function f(e) {
  return JSON.stringify(e, (e, t) =>
    v(t)
      ? Object.keys(t)
          .sort()
          .reduce((e, n) => ((e[n] = t[n]), e), {})
      : t,
  );
}
function p(e, t) {
  if (e === t) return !0;
  if (typeof e != typeof t) return !1;
  if (e && t && typeof e == `object` && typeof t == `object`) {
    if (Array.isArray(e) && Array.isArray(t)) {
      if (t.length > e.length) return !1;
      for (let n = 0; n < t.length; n++) if (!p(e[n], t[n])) return !1;
      return !0;
    }
    let n = Object.keys(t);
    for (let r of n) if (!p(e[r], t[r])) return !1;
    return !0;
  }
  return !1;
}
var m = Object.prototype.hasOwnProperty;
function h(e, t, n = 0) {
  if (e === t) return e;
  if (n > 500) return t;
  let r = _(e) && _(t);
  if (!r && !(v(e) && v(t))) return t;
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
      ((s[o] = u), (r ? l < i : m.call(e, o)) && c++);
      continue;
    }
    if (u === null || d === null || typeof u != `object` || typeof d != `object`) {
      s[o] = d;
      continue;
    }
    let f = h(u, d, n + 1);
    ((s[o] = f), f === u && c++);
  }
  return i === o && c === i ? e : s;
}
function g(e, t) {
  if (!t || Object.keys(e).length !== Object.keys(t).length) return !1;
  for (let n of Object.keys(e)) if (!m.call(t, n) || e[n] !== t[n]) return !1;
  return !0;
}
function _(e) {
  return Array.isArray(e) && e.length === Object.keys(e).length;
}
function v(e) {
  if (!y(e)) return !1;
  let t = Object.getPrototypeOf(e),
    n = t?.constructor;
  if (n === void 0) return !0;
  if (typeof n != `function`) return !1;
  let r = n.prototype;
  return !(!y(r) || !r.hasOwnProperty(`isPrototypeOf`) || t !== Object.prototype);
}
function y(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function b(e) {
  return new Promise((n) => {
    t.setTimeout(n, e);
  });
}
function x(e, t, n) {
  return typeof n.structuralSharing == `function` ? n.structuralSharing(e, t) : n.structuralSharing === !1 ? t : h(e, t);
}
function S(e) {
  return e;
}
function C(e, t, n = 0) {
  let r = [...e, t];
  return n && r.length > n ? r.slice(-n) : r;
}
function w(e, t, n = 0) {
  let r = [t, ...e];
  return n && r.length > n ? r.slice(0, n) : r;
}
var T = Symbol();
function E(e, t) {
  return !e.queryFn && t?.initialPromise
    ? () => t.initialPromise
    : !e.queryFn || e.queryFn === T
      ? () => Promise.reject(Error(`Missing queryFn: '${e.queryHash}'`))
      : e.queryFn;
}
function D(e, t) {
  return typeof e == `function` ? e(...t) : !!e;
}
var O = Symbol();
function k(e, t, n, r) {
  let i = !1,
    a;
  return (
    Object.defineProperties(e, {
      [O]: { value: r },
      signal: {
        enumerable: !0,
        get: () => ((a ??= t()), i || ((i = !0), a.aborted ? n() : a.addEventListener(`abort`, n, { once: !0 })), a),
      },
    }),
    e
  );
}
var A = () => r,
  j = () => A(),
  M = class {
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
  N = new (class extends M {
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
  P = n;
function F() {
  let e = [],
    t = 0,
    n = (e) => {
      e();
    },
    r = (e) => {
      e();
    },
    i = P,
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
var I = F(),
  L = new (class extends M {
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
function R(e) {
  return Math.min(1e3 * 2 ** e, 3e4);
}
function z(e) {
  return (e ?? `online`) !== `online` || L.isOnline();
}
var B = class extends Error {
  constructor(e) {
    (super(`CancelledError`), (this.revert = e?.revert), (this.silent = e?.silent));
  }
};
function V(e) {
  let t = !1,
    n = 0,
    r,
    a = `pending`,
    o,
    s,
    c = new Promise((e, t) => {
      ((o = e), (s = t));
    });
  c.catch(i);
  let l = () => a !== `pending`,
    u = (t) => {
      if (!l()) {
        let n = new B(t);
        (g(n), e.onCancel?.(n));
      }
    },
    d = () => {
      t = !0;
    },
    f = () => {
      t = !1;
    },
    p = () => N.isFocused() && (e.networkMode === `always` || L.isOnline()) && e.canRun(),
    m = () => z(e.networkMode) && e.canRun(),
    h = (e) => {
      l() || (r?.(), (a = `resolved`), o(e));
    },
    g = (e) => {
      l() || (r?.(), (a = `rejected`), s(e));
    },
    _ = (t) =>
      new Promise((n) => {
        ((r = (e) => {
          (l() || t()) && n(e);
        }),
          e.onPause?.());
      }).then(() => {
        ((r = void 0), l() || e.onContinue?.());
      }),
    v = () => {
      if (l()) return;
      let r,
        i = n === 0 ? e.initialPromise : void 0;
      try {
        r = i ?? e.fn();
      } catch (e) {
        r = Promise.reject(e);
      }
      Promise.resolve(r)
        .then(h)
        .catch((r) => {
          if (l()) return;
          let i = e.retry ?? (j() ? 0 : 3),
            a = e.retryDelay ?? R,
            o = typeof a == `function` ? a(n, r) : a,
            s = i === !0 || (typeof i == `number` && n < i) || (typeof i == `function` && i(n, r));
          t || !s
            ? g(r)
            : (n++,
              e.onFail?.(n, r),
              b(o)
                .then(() => (l() || p() ? void 0 : _(p)))
                .then(() => {
                  t ? g(r) : v();
                }));
        });
    };
  return {
    promise: c,
    status: () => a,
    cancel: u,
    continue: () => (r?.(), c),
    cancelRetry: d,
    continueRetry: f,
    canStart: m,
    start: () => (m() ? v() : _(m).then(v), c),
  };
}
function H(e) {
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
              k(
                e,
                () => t.signal,
                () => (n = !0),
                l[O],
              );
            },
            d = E(t.options, t.fetchOptions),
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
                c = i ? w : C;
              return { pages: c(e.pages, o, s), pageParams: c(e.pageParams, r, s) };
            };
          if (i && a.length) {
            let e = i === `backward`,
              t = e ? W : U,
              n = { pages: a, pageParams: o };
            s = await f(n, t(r, n), e);
          } else {
            let t = e ?? a.length;
            do {
              let e = c === 0 ? (o[0] === void 0 ? r.initialPageParam : o[0]) : U(r, s);
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
function U(e, { pages: t, pageParams: n }) {
  let r = t.length - 1;
  return t.length > 0 ? e.getNextPageParam(t[r], t, n[r], n) : void 0;
}
function W(e, { pages: t, pageParams: n }) {
  return t.length > 0 ? e.getPreviousPageParam?.(t[0], t, n[0], n) : void 0;
}
function G(e, t) {
  return t ? U(e, t) != null : !1;
}
function K(e, t) {
  return !t || !e.getPreviousPageParam ? !1 : W(e, t) != null;
}
var q = class {
    #e;
    destroy() {
      this.clearGcTimeout();
    }
    scheduleGc() {
      (this.clearGcTimeout(),
        o(this.gcTime) &&
          (this.#e = t.setTimeout(() => {
            this.optionalRemove();
          }, this.gcTime)));
    }
    updateGcTime(e) {
      this.gcTime = Math.max(this.gcTime || 0, e ?? (j() ? 1 / 0 : 3e5));
    }
    clearGcTimeout() {
      this.#e !== void 0 && (t.clearTimeout(this.#e), (this.#e = void 0));
    }
  },
  J = class extends q {
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
        (this.#t = Z(this.options)),
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
        let e = Z(this.options);
        e.data !== void 0 && (this.setState(X(e.data, e.dataUpdatedAt)), (this.#t = e));
      }
    }
    optionalRemove() {
      !this.observers.length && this.state.fetchStatus === `idle` && this.#r.remove(this);
    }
    setData(e, t) {
      let n = x(this.state.data, e, this.options);
      return (this.#l({ data: n, type: `success`, dataUpdatedAt: t?.updatedAt, manual: t?.manual }), n);
    }
    setState(e) {
      this.#l({ type: `setState`, state: e });
    }
    cancel(e) {
      let t = this.#a?.promise;
      return (this.#a?.cancel(e), t ? t.then(i).catch(i) : Promise.resolve());
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
      return this.observers.some((e) => c(e.options.enabled, this) !== !1);
    }
    isDisabled() {
      return this.getObserversCount() > 0 ? !this.isActive() : this.options.queryFn === T || !this.isFetched();
    }
    isFetched() {
      return this.state.dataUpdateCount + this.state.errorUpdateCount > 0;
    }
    isStatic() {
      return (
        this.state.data !== void 0 && this.getObserversCount() > 0 && this.observers.some((e) => c(e.options.staleTime, this) === `static`)
      );
    }
    isStale() {
      return this.getObserversCount() > 0
        ? this.observers.some((e) => e.getCurrentResult().isStale)
        : this.state.data === void 0 || this.state.isInvalidated;
    }
    isStaleByTime(e = 0) {
      return this.state.data === void 0 ? !0 : e === `static` ? !1 : this.state.isInvalidated ? !0 : !s(this.state.dataUpdatedAt, e);
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
            [O]: { value: n.signal, enumerable: !0 },
            signal: { enumerable: !0, get: () => ((this.#c = !0), n.signal) },
          });
        },
        i = () => {
          let e = E(this.options, t),
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
      ((this.#e === `infinite` ? H(this.options.pages) : this.options.behavior)?.onFetch(a, this),
        (this.#n = this.state),
        (this.state.fetchStatus === `idle` || this.state.fetchMeta !== a.fetchOptions?.meta) &&
          this.#l({ type: `fetch`, meta: a.fetchOptions?.meta }));
      let o = (this.#a = V({
          initialPromise: t?.initialPromise,
          fn: a.fetchFn,
          onCancel: (e) => {
            (e instanceof B && e.revert && this.setState({ ...this.#n, fetchStatus: `idle` }), n.abort());
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
            if (e instanceof B) {
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
            return { ...t, ...Y(t.data, this.options), fetchMeta: e.meta ?? null };
          case `success`: {
            let n = {
              ...t,
              ...X(e.data, e.dataUpdatedAt),
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
        I.batch(() => {
          (this.observers.slice().forEach((e) => {
            e.onQueryUpdate();
          }),
            this.#r.notify({ query: this, type: `updated`, action: e }));
        }));
    }
  };
function Y(e, t) {
  return {
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchStatus: z(t.networkMode) ? `fetching` : `paused`,
    ...(e === void 0 && { error: null, status: `pending` }),
  };
}
function X(e, t) {
  return { data: e, dataUpdatedAt: t ?? Date.now(), error: null, isInvalidated: !1, status: `success` };
}
function Z(e) {
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
export {
  h as C,
  T as D,
  D as E,
  s as O,
  x as S,
  g as T,
  S as _,
  K as a,
  i as b,
  L as c,
  M as d,
  j as f,
  o as g,
  d as h,
  G as i,
  t as k,
  I as l,
  f as m,
  Y as n,
  B as o,
  a as p,
  q as r,
  V as s,
  J as t,
  N as u,
  u as v,
  c as w,
  p as x,
  l as y,
};
