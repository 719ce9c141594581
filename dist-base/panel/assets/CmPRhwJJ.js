function e(e) {
  let t = [...e];
  return t.length > 100 ? `${t.slice(0, 100).join(``)}…` : e;
}
export { e as t };
