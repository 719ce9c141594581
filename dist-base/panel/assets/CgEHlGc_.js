import { l as e, r as t, s as n } from './DFNVB9y5.js';
var r = class extends t {
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
      (this.state = e.state || i()),
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
    this.#t.includes(e) || (this.#t.push(e), this.clearGcTimeout(), this.#n.notify({ type: `observerAdded`, mutation: this, observer: e }));
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
      r = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey },
      i = (this.#r = n({
        fn: () => (this.options.mutationFn ? this.options.mutationFn(e, r) : Promise.reject(Error(`No mutationFn found`))),
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
      a = this.state.status === `pending`,
      o = !i.canStart();
    try {
      if (a) t();
      else {
        (this.#i({ type: `pending`, variables: e, isPaused: o }), this.#n.config.onMutate && (await this.#n.config.onMutate(e, this, r)));
        let t = await this.options.onMutate?.(e, r);
        t !== this.state.context && this.#i({ type: `pending`, context: t, variables: e, isPaused: o });
      }
      this.state.isPaused && i.canStart() && t();
      let n = await i.start();
      return (
        await this.#n.config.onSuccess?.(n, e, this.state.context, this, r),
        await this.options.onSuccess?.(n, e, this.state.context, r),
        await this.#n.config.onSettled?.(n, null, this.state.variables, this.state.context, this, r),
        await this.options.onSettled?.(n, null, e, this.state.context, r),
        this.#i({ type: `success`, data: n }),
        n
      );
    } catch (t) {
      try {
        await this.#n.config.onError?.(t, e, this.state.context, this, r);
      } catch (e) {
        Promise.reject(e);
      }
      try {
        await this.options.onError?.(t, e, this.state.context, r);
      } catch (e) {
        Promise.reject(e);
      }
      try {
        await this.#n.config.onSettled?.(void 0, t, this.state.variables, this.state.context, this, r);
      } catch (e) {
        Promise.reject(e);
      }
      try {
        await this.options.onSettled?.(void 0, t, e, this.state.context, r);
      } catch (e) {
        Promise.reject(e);
      }
      throw (this.#i({ type: `error`, error: t }), t);
    } finally {
      (this.#r === i && (this.#r = void 0), this.#n.runNext(this));
    }
  }
  #i(t) {
    let n = (e) => {
      switch (t.type) {
        case `failed`:
          return { ...e, failureCount: t.failureCount, failureReason: t.error };
        case `pause`:
          return { ...e, isPaused: !0 };
        case `continue`:
          return { ...e, isPaused: !1 };
        case `pending`:
          return {
            ...e,
            context: t.context,
            data: void 0,
            failureCount: 0,
            failureReason: null,
            error: null,
            isPaused: t.isPaused,
            status: `pending`,
            variables: t.variables,
            submittedAt: Date.now(),
          };
        case `success`:
          return { ...e, data: t.data, failureCount: 0, failureReason: null, error: null, status: `success`, isPaused: !1 };
        case `error`:
          return {
            ...e,
            data: void 0,
            error: t.error,
            failureCount: e.failureCount + 1,
            failureReason: t.error,
            isPaused: !1,
            status: `error`,
          };
      }
    };
    ((this.state = n(this.state)),
      e.batch(() => {
        (this.#t.forEach((e) => {
          e.onMutationUpdate(t);
        }),
          this.#n.notify({ mutation: this, type: `updated`, action: t }));
      }));
  }
};
function i() {
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
export { i as n, r as t };
