var e = `jarchi-uploads`,
  t = `files`,
  n = `place`,
  r = (e) =>
    new Promise((t, n) => {
      ((e.onsuccess = () => t(e.result)), (e.onerror = () => n(e.error ?? Error(`IndexedDB refused`))));
    }),
  i = new Map();
function a(t) {
  return `locks` in navigator
    ? new Promise((n) => {
        navigator.locks
          .request(`${e}-${t}`, { ifAvailable: !0 }, (e) => (n(e !== null), e && new Promise((e) => i.set(t, e))))
          .catch(() => n(!0));
      })
    : Promise.resolve(!0);
}
function o(e) {
  (i.get(e)?.(), i.delete(e));
}
function s() {
  let s,
    c = () => (
      (s ??= new Promise((r, i) => {
        let a = indexedDB.open(e, 1);
        ((a.onupgradeneeded = () => a.result.createObjectStore(t, { keyPath: `key` }).createIndex(n, n)),
          (a.onsuccess = () => r(a.result)),
          (a.onerror = () => i(a.error ?? Error(`IndexedDB refused`))));
      })),
      s
    );
  async function l(e, n) {
    try {
      return await r(n((await c()).transaction(t, e).objectStore(t)));
    } catch {
      return;
    }
  }
  return {
    async keep(e) {
      return (await a(e.key), (await l(`readwrite`, (t) => t.put(e))) !== void 0);
    },
    async list(e) {
      let t = (await l(`readonly`, (t) => t.index(n).getAll(e))) ?? [],
        r = await Promise.all(t.map(({ key: e }) => a(e)));
      return t.filter((e, t) => r[t]);
    },
    release: o,
    async forget(e) {
      (await l(`readwrite`, (t) => t.delete(e)), o(e));
    },
    async forgetAll() {
      await l(`readwrite`, (e) => e.clear());
      for (let e of i.keys()) o(e);
    },
  };
}
export { s as createPendingFiles };
