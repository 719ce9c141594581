import { C as e, S as t, _ as n, c as r, i, l as a, n as o, o as s, w as c } from './DE8oK5Zc.js';
import { t as l } from './DUo1qcZu.js';
import {
  _ as u,
  a as d,
  b as f,
  c as p,
  d as m,
  f as h,
  g,
  h as _,
  i as v,
  l as y,
  n as b,
  o as x,
  p as S,
  r as C,
  s as w,
  t as T,
  u as E,
  v as D,
  x as O,
  y as k,
} from './CsRuR1k5.js';
import { a as A, i as j, n as M, t as N } from './Dm6BXN2j.js';
import { t as P } from './DH8kcyl5.js';
import { t as F } from './B2DemNyP.js';
import { o as I } from './B006chum.js';
import { n as L, o as R, r as z, t as B } from './BTZA6jGa.js';
var V = {
  name: `log-out`,
  size: 24,
  node: [
    [`path`, { d: `m16 17 5-5-5-5`, key: `1bji2h` }],
    [`path`, { d: `M21 12H9`, key: `dn1m92` }],
    [`path`, { d: `M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4`, key: `1uf3rs` }],
  ],
};
V.node;
var H = B(V),
  U = class extends d {
    #e;
    #t;
    #n;
    #r;
    constructor(e) {
      (super(),
        (this.#e = e.client),
        (this.mutationId = e.mutationId),
        (this.#n = e.mutationCache),
        (this.#t = []),
        (this.state = e.state || ee()),
        this.setOptions(e.options),
        this.scheduleGc());
    }
    setOptions(e) {
      ((this.options = e), this.updateGcTime(this.options.gcTime));
    }
    get meta() {
      return this.options.meta;
    }
    addObserver(e) {
      this.#t.includes(e) ||
        (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }));
    }
    removeObserver(e) {
      ((this.#t = this.#t.filter((t) => t !== e)),
        this.scheduleGc(),
        this.#n.notify({ type: `observerRemoved`, mutation: this, observer: e }));
    }
    optionalRemove() {
      this.#t.length || (this.state.status === `pending` ? this.scheduleGc() : this.#n.remove(this));
    }
    continue() {
      return this.#r?.continue() ?? (this.state.status === `pending` ? this.execute(this.state.variables) : Promise.resolve());
    }
    async execute(e) {
      let t = () => {
          this.#i({ type: `continue` });
        },
        n = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
        r = (this.#r = x({
          fn: () => (this.options.mutationFn ? this.options.mutationFn(e, n) : Promise.reject(Error(`No mutationFn found`))),
          onFail: (e, t) => {
            this.#i({ type: `failed`, failureCount: e, error: t });
          },
          onPause: () => {
            this.#i({ type: `pause` });
          },
          onContinue: t,
          retry: this.options.retry ?? 0,
          retryDelay: this.options.retryDelay,
          networkMode: this.options.networkMode,
          canRun: () => this.#n.canRun(this),
        })),
        i = this.state.status === `pending`,
        a = !r.canStart();
      try {
        if (i) t();
        else {
          (this.#i({ type: `pending`, variables: e, isPaused: a }), this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, n)));
          let t = await this.options.onMutate?.(e, n);
          t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: a });
        }
        this.state.isPaused && r.canStart() && t();
        let o = await r.start();
        return (
          await this.#n.config.onSuccess?.(o, e, this.state.context, this, n),
          await this.options.onSuccess?.(o, e, this.state.context, n),
          await this.#n.config.onSettled?.(o, null, this.state.variables, this.state.context, this, n),
          await this.options.onSettled?.(o, null, e, this.state.context, n),
          this.#i({ type: `success`, data: o }),
          o
        );
      } catch (t) {
        try {
          await this.#n.config.onError?.(t, e, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onError?.(t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, n);
        } catch (e) {
          Promise.reject(e);
        }
        try {
          await this.options.onSettled?.(void 0, t, e, this.state.context, n);
        } catch (e) {
          Promise.reject(e);
        }
        throw (this.#i({ type: `error`, error: t }), t);
      } finally {
        (this.#r === r && (this.#r = void 0), this.#n.runNext(this));
      }
    }
    #i(e) {
      let t = (t) => {
        switch (e.type) {
          case `failed`:
            return { ...t, failureCount: e.failureCount, failureReason: e.error };
          case `pause`:
            return { ...t, isPaused: !0 };
          case `continue`:
            return { ...t, isPaused: !1 };
          case `pending`:
            return {
              ...t,
              context: e.context,
              data: void 0,
              failureCount: 0,
              failureReason: null,
              error: null,
              isPaused: e.isPaused,
              status: `pending`,
              variables: e.variables,
              submittedAt: Date.now(),
            };
          case `success`:
            return { ...t, data: e.data, failureCount: 0, failureReason: null, error: null, status: `success`, isPaused: !1 };
          case `error`:
            return {
              ...t,
              data: void 0,
              error: e.error,
              failureCount: t.failureCount + 1,
              failureReason: e.error,
              isPaused: !1,
              status: `error`,
            };
        }
      };
      ((this.state = t(this.state)),
        p.batch(() => {
          (this.#t.forEach((t) => {
            t.onMutationUpdate(e);
          }),
            this.#n.notify({ mutation: this, type: `updated`, action: e }));
        }));
    }
  };
function ee() {
  return {
    context: void 0,
    data: void 0,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: !1,
    status: `idle`,
    variables: void 0,
    submittedAt: 0,
  };
}
var W = class extends E {
  #e;
  #t;
  #n;
  constructor(e = {}) {
    (super(), (this.config = e), (this.#e = new Set()), (this.#t = new Map()), (this.#n = 0));
  }
  build(e, t, n) {
    let r = new U({ client: e, mutationCache: this, mutationId: ++this.#n, options: e.defaultMutationOptions(t), state: n });
    return (this.add(r), r);
  }
  add(e) {
    this.#e.add(e);
    let t = G(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t);
      n ? n.push(e) : this.#t.set(t, [e]);
    }
    this.notify({ type: `added`, mutation: e });
  }
  remove(e) {
    if (this.#e.delete(e)) {
      let t = G(e);
      if (typeof t == `string`) {
        let n = this.#t.get(t);
        if (n) {
          if (n.length > 1) {
            let t = n.indexOf(e);
            t !== -1 && n.splice(t, 1);
          } else n[0] === e && this.#t.delete(t);
        }
      }
    }
    this.notify({ type: `removed`, mutation: e });
  }
  canRun(e) {
    let t = G(e);
    if (typeof t == `string`) {
      let n = this.#t.get(t)?.find((e) => e.state.status === `pending`);
      return !n || n === e;
    }
    return !0;
  }
  runNext(e) {
    let t = G(e);
    return typeof t == `string`
      ? (this.#t
          .get(t)
          ?.find((t) => t !== e && t.state.isPaused)
          ?.continue() ?? Promise.resolve())
      : Promise.resolve();
  }
  clear() {
    p.batch(() => {
      let e = this.getAll();
      (this.#e.clear(),
        this.#t.clear(),
        e.forEach((e) => {
          this.notify({ type: `removed`, mutation: e });
        }));
    });
  }
  getAll() {
    return Array.from(this.#e);
  }
  find(e) {
    let t = { exact: !0, ...e };
    return this.getAll().find((e) => _(t, e));
  }
  findAll(e = {}) {
    return this.getAll().filter((t) => _(e, t));
  }
  notify(e) {
    p.batch(() => {
      this.listeners.forEach((t) => {
        t(e);
      });
    });
  }
  resumePausedMutations() {
    let e = this.getAll().filter((e) => e.state.isPaused);
    return p.batch(() => Promise.all(e.map((e) => e.continue().catch(u))));
  }
};
function G(e) {
  return e.options.scope?.id;
}
var K = class extends E {
    #e;
    constructor(e = {}) {
      (super(), (this.config = e), (this.#e = new Map()));
    }
    build(e, t, n) {
      let r = t.queryKey,
        i = t.queryHash ?? S(r, t),
        a = this.get(i);
      return (
        a ||
          ((a = new v({
            client: e,
            queryKey: r,
            queryHash: i,
            options: e.defaultQueryOptions(t),
            state: n,
            defaultOptions: e.getQueryDefaults(r),
          })),
          this.add(a)),
        a
      );
    }
    add(e) {
      this.#e.has(e.queryHash) || (this.#e.set(e.queryHash, e), this.notify({ type: `added`, query: e }));
    }
    remove(e) {
      this.#e.get(e.queryHash) === e && (e.destroy(), this.#e.delete(e.queryHash), this.notify({ type: `removed`, query: e }));
    }
    clear() {
      p.batch(() => {
        this.getAll().forEach((e) => {
          this.remove(e);
        });
      });
    }
    get(e) {
      return this.#e.get(e);
    }
    getAll() {
      return [...this.#e.values()];
    }
    find(e) {
      let t = { exact: !0, ...e };
      return this.getAll().find((e) => g(t, e));
    }
    findAll(e = {}) {
      let t = this.getAll();
      return Object.keys(e).length > 0 ? t.filter((t) => g(e, t)) : t;
    }
    notify(e) {
      p.batch(() => {
        this.listeners.forEach((t) => {
          t(e);
        });
      });
    }
    onFocus() {
      p.batch(() => {
        this.getAll().forEach((e) => {
          e.onFocus();
        });
      });
    }
    onOnline() {
      p.batch(() => {
        this.getAll().forEach((e) => {
          e.onOnline();
        });
      });
    }
  },
  q = class {
    #e;
    #t;
    #n;
    #r;
    #i;
    #a;
    #o;
    #s;
    constructor(e = {}) {
      ((this.#e = e.queryCache || new K()),
        (this.#t = e.mutationCache || new W()),
        (this.#n = e.defaultOptions || {}),
        (this.#r = new Map()),
        (this.#i = new Map()),
        (this.#a = 0));
    }
    mount() {
      (this.#a++,
        this.#a === 1 &&
          ((this.#o = y.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onFocus());
          })),
          (this.#s = w.subscribe(async (e) => {
            e && (await this.resumePausedMutations(), this.#e.onOnline());
          }))));
    }
    unmount() {
      (this.#a--, this.#a === 0 && (this.#o?.(), (this.#o = void 0), this.#s?.(), (this.#s = void 0)));
    }
    isFetching(e) {
      return this.#e.findAll({ ...e, fetchStatus: `fetching` }).length;
    }
    isMutating(e) {
      return this.#t.findAll({ ...e, status: `pending` }).length;
    }
    getQueryData(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state.data;
    }
    ensureQueryData(e) {
      let t = this.defaultQueryOptions(e),
        n = this.#e.build(this, t),
        r = n.state.data;
      return r === void 0
        ? this.fetchQuery(e)
        : (e.revalidateIfStale && n.isStaleByTime(k(t.staleTime, n)) && this.prefetchQuery(t), Promise.resolve(r));
    }
    getQueriesData(e) {
      return this.#e.findAll(e).map(({ queryKey: e, state: t }) => [e, t.data]);
    }
    setQueryData(e, t, n) {
      let r = this.defaultQueryOptions({ queryKey: e }),
        i = this.#e.get(r.queryHash)?.state.data,
        a = m(t, i);
      if (a !== void 0) return this.#e.build(this, r).setData(a, { ...n, manual: !0 });
    }
    setQueriesData(e, t, n) {
      return p.batch(() => this.#e.findAll(e).map(({ queryKey: e }) => [e, this.setQueryData(e, t, n)]));
    }
    getQueryState(e) {
      let t = this.defaultQueryOptions({ queryKey: e });
      return this.#e.get(t.queryHash)?.state;
    }
    removeQueries(e) {
      let t = this.#e;
      p.batch(() => {
        t.findAll(e).forEach((e) => {
          t.remove(e);
        });
      });
    }
    resetQueries(e, t) {
      let n = this.#e;
      return p.batch(() => {
        let r = n.findAll(e),
          i = new Set(r);
        return (
          r.forEach((e) => {
            e.reset();
          }),
          this.refetchQueries({ type: `active`, predicate: (e) => i.has(e) }, t)
        );
      });
    }
    cancelQueries(e, t = {}) {
      let n = { revert: !0, ...t },
        r = p.batch(() => this.#e.findAll(e).map((e) => e.cancel(n)));
      return Promise.all(r).then(u).catch(u);
    }
    invalidateQueries(e, t = {}) {
      return p.batch(
        () => (
          this.#e.findAll(e).forEach((e) => {
            e.invalidate();
          }),
          e?.refetchType === `none` ? Promise.resolve() : this.refetchQueries({ ...e, type: e?.refetchType ?? e?.type ?? `active` }, t)
        ),
      );
    }
    refetchQueries(e, t = {}) {
      let n = { ...t, cancelRefetch: t.cancelRefetch ?? !0 },
        r = p.batch(() =>
          this.#e
            .findAll(e)
            .filter((e) => !e.isDisabled() && !e.isStatic())
            .map((e) => {
              let t = e.fetch(void 0, n),
                r = e.state.fetchStatus === `paused`;
              return ((!n.throwOnError || r) && (t = t.catch(u)), r ? Promise.resolve() : t);
            }),
        );
      return Promise.all(r).then(u);
    }
    async query(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t),
        r = n.isStaleByTime(k(t.staleTime, n)) ? await n.fetch(t) : n.state.data,
        i = t.select;
      return i ? i(r) : r;
    }
    fetchQuery(e) {
      let t = this.defaultQueryOptions(e);
      t.retry === void 0 && (t.retry = !1);
      let n = this.#e.build(this, t);
      return n.isStaleByTime(k(t.staleTime, n)) ? n.fetch(t) : Promise.resolve(n.state.data);
    }
    prefetchQuery(e) {
      return this.fetchQuery(e).then(u).catch(u);
    }
    infiniteQuery(e) {
      return ((e._type = `infinite`), this.query(e));
    }
    fetchInfiniteQuery(e) {
      return ((e._type = `infinite`), this.fetchQuery(e));
    }
    prefetchInfiniteQuery(e) {
      return this.fetchInfiniteQuery(e).then(u).catch(u);
    }
    ensureInfiniteQueryData(e) {
      return ((e._type = `infinite`), this.ensureQueryData(e));
    }
    resumePausedMutations() {
      return w.isOnline() ? this.#t.resumePausedMutations() : Promise.resolve();
    }
    getQueryCache() {
      return this.#e;
    }
    getMutationCache() {
      return this.#t;
    }
    getDefaultOptions() {
      return this.#n;
    }
    setDefaultOptions(e) {
      this.#n = e;
    }
    setQueryDefaults(e, t) {
      this.#r.set(h(e), { queryKey: e, defaultOptions: t });
    }
    getQueryDefaults(e) {
      let t = [...this.#r.values()],
        n = {};
      return (
        t.forEach((t) => {
          D(e, t.queryKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    setMutationDefaults(e, t) {
      this.#i.set(h(e), { mutationKey: e, defaultOptions: t });
    }
    getMutationDefaults(e) {
      let t = [...this.#i.values()],
        n = {};
      return (
        t.forEach((t) => {
          D(e, t.mutationKey) && Object.assign(n, t.defaultOptions);
        }),
        n
      );
    }
    defaultQueryOptions(e) {
      if (e._defaulted) return e;
      let t = { ...this.#n.queries, ...this.getQueryDefaults(e.queryKey), ...e, _defaulted: !0 };
      return (
        (t.queryHash ||= S(t.queryKey, t)),
        t.refetchOnReconnect === void 0 && (t.refetchOnReconnect = t.networkMode !== `always`),
        t.throwOnError === void 0 && (t.throwOnError = !!t.suspense),
        !t.networkMode && t.persister && (t.networkMode = `offlineFirst`),
        t.queryFn === f && (t.enabled = !1),
        t
      );
    }
    defaultMutationOptions(e) {
      return e?._defaulted
        ? e
        : { ...this.#n.mutations, ...(e?.mutationKey && this.getMutationDefaults(e.mutationKey)), ...e, _defaulted: !0 };
    }
    clear() {
      (this.#e.clear(), this.#t.clear());
    }
  },
  J = b({ queryKey: [`member`], queryFn: ({ signal: e }) => o.staff.getStaffMember({}, { signal: e }), staleTime: 1 / 0 });
function Y(e, t) {
  return e < 1 && t instanceof s && t.status >= 500 && t.code !== `unavailable`;
}
var X = new q({
  defaultOptions: { queries: { staleTime: 15e3, retry: Y, networkMode: `always` }, mutations: { retry: !1, networkMode: `always` } },
});
i(() => X.clear());
var Z = R(z(), 1),
  Q = L();
function $() {
  let e = c(),
    [t, n] = (0, Z.useState)(!1),
    r = async () => {
      if (!t) {
        n(!0);
        try {
          (await j(), await e({ to: `/login`, replace: !0 }));
        } catch (e) {
          (I.error(l(e)), n(!1));
        }
      }
    };
  return (0, Q.jsx)(F, { icon: H, label: t ? A.signingOut : A.signOut, onClick: () => void r() });
}
function te({ name: e }) {
  return (0, Q.jsxs)(`div`, {
    className: `flex items-center gap-3 border-t border-line-strong px-2 py-3 max-xl:flex-col max-xl:px-0`,
    children: [
      (0, Q.jsx)(T, { id: e, kind: `user`, name: e, size: 32 }),
      (0, Q.jsx)(`p`, { className: `min-w-0 flex-1 truncate text-md font-semibold text-text max-xl:sr-only`, children: e }),
      (0, Q.jsx)($, {}),
    ],
  });
}
function ne({ name: t }) {
  return (0, Q.jsxs)(`aside`, {
    'aria-label': A.sidebar,
    className: `hidden w-(--side-rail-w) shrink-0 flex-col overflow-y-auto px-3 lg:-my-2 lg:flex xl:w-(--side-w)`,
    children: [
      (0, Q.jsx)(e, {
        to: `/`,
        'aria-label': A.home,
        className: `flex h-[68px] shrink-0 items-center rounded-md px-2 max-xl:justify-center max-xl:px-0`,
        children: (0, Q.jsx)(M, { isInRail: !0 }),
      }),
      (0, Q.jsxs)(`nav`, {
        'aria-label': A.mainNav,
        className: `flex-1 py-3`,
        children: [
          (0, Q.jsx)(`p`, { className: `px-2.5 pb-1 text-xs text-text-3 max-xl:hidden`, children: A.filesGroup }),
          (0, Q.jsx)(`ul`, {
            children: (0, Q.jsx)(`li`, {
              children: (0, Q.jsxs)(e, {
                to: `/`,
                title: A.customers,
                activeOptions: { exact: !1, includeSearch: !1 },
                activeProps: { 'aria-current': `page` },
                className: `flex h-[38px] items-center gap-3 rounded-md border border-line bg-surface px-2.5 text-md font-semibold text-text shadow-xs pointer-coarse:h-11 max-xl:h-[46px] max-xl:justify-center max-xl:px-0`,
                children: [
                  (0, Q.jsx)(P, { 'aria-hidden': !0, size: 20, strokeWidth: 1.75, className: `shrink-0 text-action-soft-text` }),
                  (0, Q.jsx)(`span`, { className: `min-w-0 flex-1 truncate max-xl:sr-only`, children: A.customers }),
                ],
              }),
            }),
          }),
        ],
      }),
      (0, Q.jsx)(N, { className: `mb-2 rounded-md py-1 text-center max-xl:hidden` }),
      (0, Q.jsx)(te, { name: t }),
    ],
  });
}
function re() {
  return (0, Q.jsxs)(Q.Fragment, {
    children: [
      (0, Q.jsx)(N, { className: `lg:hidden` }),
      (0, Q.jsxs)(`header`, {
        className: `sticky top-0 z-(--z-sticky) flex h-(--top-h) items-center justify-between border-b bg-surface px-(--gutter) lg:hidden`,
        children: [
          (0, Q.jsx)(e, { to: `/`, 'aria-label': A.home, className: `rounded-md`, children: (0, Q.jsx)(M, {}) }),
          (0, Q.jsx)($, {}),
        ],
      }),
    ],
  });
}
function ie() {
  let t = (0, Q.jsxs)(Q.Fragment, {
    children: [
      (0, Q.jsx)(e, { to: `/login`, className: n(), children: A.stranger.signIn }),
      (0, Q.jsx)(`a`, { href: `/`, className: n({ variant: `secondary` }), children: A.stranger.panel }),
    ],
  });
  return (0, Q.jsx)(a, { title: A.stranger.title, text: A.stranger.text, action: t });
}
function ae() {
  let e = C(J);
  if (e.data === void 0) {
    let t = e.error instanceof s && e.error.status === 403,
      n = e.isError && !(e.error instanceof s && e.error.status === 401);
    return (0, Q.jsxs)(`div`, {
      className: `flex min-h-dvh flex-col bg-surface`,
      children: [
        (0, Q.jsx)(`div`, { className: `flex h-(--top-h) items-center border-b px-(--gutter)`, children: (0, Q.jsx)(M, {}) }),
        (0, Q.jsx)(`main`, {
          id: `content`,
          tabIndex: -1,
          className: `flex flex-1 flex-col justify-center outline-none`,
          children: t
            ? (0, Q.jsx)(ie, {})
            : (0, Q.jsx)(r, { state: n ? `failed` : `loading`, failedText: n ? l(e.error) : void 0, onRetry: () => void e.refetch() }),
        }),
      ],
    });
  }
  return (0, Q.jsxs)(`div`, {
    className: `flex min-h-dvh flex-col lg:h-dvh lg:flex-row lg:p-2 lg:ps-0`,
    children: [
      (0, Q.jsx)(re, {}),
      (0, Q.jsx)(ne, { name: e.data.name }),
      (0, Q.jsx)(`main`, {
        id: `content`,
        tabIndex: -1,
        'data-scroll-restoration-id': `content`,
        className: `relative flex min-w-0 flex-1 flex-col bg-surface outline-none lg:overflow-y-auto lg:rounded-xl lg:border lg:shadow-xs`,
        children: (0, Q.jsx)(t, {}),
      }),
    ],
  });
}
function oe() {
  return (0, Q.jsx)(O, { client: X, children: (0, Q.jsx)(ae, {}) });
}
export { oe as DeskLayout };
