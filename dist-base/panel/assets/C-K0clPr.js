import { r as e } from './XKyaHtl9.js';
import { p as t } from './VXmm6Y8v.js';
import { E as n, T as r, b as i, d as a, l as o, m as s } from './DFNVB9y5.js';
import { n as c } from './CgEHlGc_.js';
import { t as l } from './D8JH1jTK.js';
var u = class extends a {
    #e;
    #t = void 0;
    #n;
    #r;
    constructor(e, t) {
      (super(), (this.#e = e), this.setOptions(t), this.bindMethods(), this.#i());
    }
    bindMethods() {
      ((this.mutate = this.mutate.bind(this)), (this.reset = this.reset.bind(this)));
    }
    setOptions(e) {
      let t = this.options;
      ((this.options = this.#e.defaultMutationOptions(e)),
        r(this.options, t) || this.#e.getMutationCache().notify({ type: `observerOptionsUpdated`, mutation: this.#n, observer: this }),
        t?.mutationKey && this.options.mutationKey && s(t.mutationKey) !== s(this.options.mutationKey)
          ? this.reset()
          : this.#n?.state.status === `pending` && this.#n.setOptions(this.options));
    }
    onSubscribe() {
      this.listeners.size === 1 && this.#n && (this.#n.addObserver(this), this.#i());
    }
    onUnsubscribe() {
      this.hasListeners() || this.#n?.removeObserver(this);
    }
    onMutationUpdate(e) {
      (this.#i(), this.#a(e));
    }
    getCurrentResult() {
      return this.#t;
    }
    reset() {
      (this.#n?.removeObserver(this), (this.#n = void 0), this.#i(), this.#a());
    }
    mutate(e, t) {
      return (
        (this.#r = t),
        this.#n?.removeObserver(this),
        (this.#n = this.#e.getMutationCache().build(this.#e, this.options)),
        this.#n.addObserver(this),
        this.#n.execute(e)
      );
    }
    #i() {
      let e = this.#n?.state ?? c();
      this.#t = {
        ...e,
        isPending: e.status === `pending`,
        isSuccess: e.status === `success`,
        isError: e.status === `error`,
        isIdle: e.status === `idle`,
        mutate: this.mutate,
        reset: this.reset,
      };
    }
    #a(e) {
      o.batch(() => {
        let t = this.#r;
        if (t && this.hasListeners()) {
          let n = this.#t.variables,
            r = this.#t.context,
            i = { client: this.#e, meta: this.options.meta, mutationKey: this.options.mutationKey };
          if (e?.type === `success`) {
            try {
              t.onSuccess?.(e.data, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
            try {
              t.onSettled?.(e.data, null, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
          } else if (e?.type === `error`) {
            try {
              t.onError?.(e.error, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
            try {
              t.onSettled?.(void 0, e.error, n, r, i);
            } catch (e) {
              Promise.reject(e);
            }
          }
        }
        this.listeners.forEach((e) => {
          e(this.#t);
        });
      });
    }
  },
  d = e(l(), 1);
function f(e, r) {
  let a = t(r),
    [s] = d.useState(() => new u(a, e));
  d.useEffect(() => {
    s.setOptions(e);
  }, [s, e]);
  let c = d.useSyncExternalStore(
      d.useCallback((e) => s.subscribe(o.batchCalls(e)), [s]),
      () => s.getCurrentResult(),
      () => s.getCurrentResult(),
    ),
    l = d.useCallback(
      (...e) => {
        s.mutate(e[0], e[1]).catch(i);
      },
      [s],
    );
  if (c.error && n(s.options.throwOnError, [c.error])) throw c.error;
  return { ...c, mutate: l, mutateAsync: c.mutate };
}
export { f as t };
