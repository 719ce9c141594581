import { d as e, n as t } from './VXmm6Y8v.js';
import { a as n, i as r } from './DFNVB9y5.js';
var i = class extends e {
  constructor(e, t) {
    super(e, t);
  }
  bindMethods() {
    (super.bindMethods(),
      (this.fetchNextPage = this.fetchNextPage.bind(this)),
      (this.fetchPreviousPage = this.fetchPreviousPage.bind(this)));
  }
  setOptions(e) {
    ((e._type = `infinite`), super.setOptions(e));
  }
  getOptimisticResult(e) {
    return ((e._type = `infinite`), super.getOptimisticResult(e));
  }
  fetchNextPage(e) {
    return this.fetch({ ...e, meta: { fetchMore: { direction: `forward` } } });
  }
  fetchPreviousPage(e) {
    return this.fetch({ ...e, meta: { fetchMore: { direction: `backward` } } });
  }
  createResult(e, t) {
    let { state: i } = e,
      a = super.createResult(e, t),
      { isFetching: o, isRefetching: s, isError: c, isRefetchError: l } = a,
      u = i.fetchMeta?.fetchMore?.direction,
      d = c && u === `forward`,
      f = o && u === `forward`,
      p = c && u === `backward`,
      m = o && u === `backward`;
    return {
      ...a,
      fetchNextPage: this.fetchNextPage,
      fetchPreviousPage: this.fetchPreviousPage,
      hasNextPage: r(t, i.data),
      hasPreviousPage: n(t, i.data),
      isFetchNextPageError: d,
      isFetchingNextPage: f,
      isFetchPreviousPageError: p,
      isFetchingPreviousPage: m,
      isRefetchError: l && !d && !p,
      isRefetching: s && !f && !m,
    };
  }
};
function a(e, n) {
  return t(e, i, n);
}
export { a as t };
