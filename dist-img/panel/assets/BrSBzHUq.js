var e = `jarchi-ad-blocker-at`,
  t = `/healthz`;
function n(t) {
  let n = Number(localStorage.getItem(e));
  return n > 0 && t - n < 864e5;
}
function r(t) {
  localStorage.setItem(e, String(t));
}
function i() {
  return document.readyState === `complete`
    ? Promise.resolve()
    : new Promise((e) => window.addEventListener(`load`, () => e(), { once: !0 }));
}
async function a() {
  let e = document.createElement(`div`);
  ((e.className = `ad-banner adsbox ad-placement ads ad-slot`),
    e.setAttribute(`aria-hidden`, `true`),
    Object.assign(e.style, { position: `absolute`, insetBlockStart: `0`, blockSize: `1px`, inlineSize: `1px`, pointerEvents: `none` }),
    document.body.append(e),
    await new Promise((e) => setTimeout(e, 400)));
  let { display: t, visibility: n } = getComputedStyle(e),
    r = !e.isConnected || t === `none` || n === `hidden`;
  return (e.remove(), r);
}
async function o(e) {
  return fetch(e, { method: `HEAD`, cache: `no-store`, signal: AbortSignal.timeout(5e3) }).then(
    () => !0,
    () => !1,
  );
}
async function s() {
  return !(await o(`${t}?adbanner=1&ad_box_=1&ad_type=banner`)) && o(t);
}
async function c() {
  return (await i(), (await a()) || s());
}
export { c as findAdBlocker, r as saveAdBlockerShown, n as wasAdBlockerShown };
