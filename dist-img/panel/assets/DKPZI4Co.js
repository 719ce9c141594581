var e = [`image/jpeg`, `image/gif`, `image/png`],
  t = [`video/mp4`, `video/quicktime`];
function n(t) {
  return e.includes(t);
}
function r(e) {
  return t.includes(e);
}
export { r as i, t as n, n as r, e as t };
