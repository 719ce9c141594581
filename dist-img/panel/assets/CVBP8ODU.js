function e(e, { isEmpty: t, isFiltered: n = !1 } = {}) {
  let { data: r, isError: i, isPlaceholderData: a = !1, dataUpdatedAt: o = 0 } = e,
    s = () => void e.refetch();
  return r === void 0 || (a && i)
    ? { state: i ? `failed` : `loading`, onRetry: s }
    : t?.(r)
      ? { state: n ? `filtered-empty` : `empty`, onRetry: s }
      : { state: `ready`, isStale: a, staleSince: i && o > 0 ? o : void 0, onRetry: s };
}
export { e as t };
