function e({ field: e }) {
  return e.type === `select` && !e.isMultiple && e.options.length === 1;
}
function t(e, t, n) {
  let { [t]: r, ...i } = e;
  return n === void 0 || (n.type === `search` && n.text.trim() === ``) || (n.type === `select` && n.values.length === 0)
    ? i
    : { ...i, [t]: n };
}
function n(e) {
  let { search: t } = e;
  return t === void 0 ? {} : { search: t };
}
function r(e, t) {
  let n = e[t];
  return n?.type === `select` ? n.values : [];
}
function i(e) {
  let t = e.search;
  return t?.type === `search` ? t.text : ``;
}
function a(e) {
  return Object.keys(e).filter((e) => e !== `search`).length;
}
function o(e, t) {
  let n = e === `` ? null : Number(e),
    r = t === `` ? null : Number(t);
  if (n !== null || r !== null)
    return n !== null && r !== null && n > r ? { type: `number`, from: r, to: n } : { type: `number`, from: n, to: r };
}
export { r as a, i, e as n, t as o, o as r, n as s, a as t };
