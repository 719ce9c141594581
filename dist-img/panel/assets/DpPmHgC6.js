var e = 1048576,
  t = { imageBytes: 10 * e, videoBytes: 100 * e, videoSeconds: 600, recommendedRatio: null },
  n = (e, t) => ({ from: (20 * e - t) / (20 * t), to: (20 * e + t) / (20 * t) }),
  r = 200 * e,
  i = {
    'INSTAGRAM POST': { videoBytes: r, recommendedRatio: { from: 3 / 4, to: 4 / 3 } },
    'INSTAGRAM STORY': { videoBytes: r, videoSeconds: 60, recommendedRatio: { from: 1 / 2, to: 3 / 4 } },
    'SOROUSH PIN': { imageBytes: e, recommendedRatio: n(1, 1) },
    'SOROUSH IN_CHANNEL': { recommendedRatio: n(30, 19) },
    'RUBIKA PIN': { recommendedRatio: n(1, 1) },
  };
function a(e, n) {
  return { ...t, ...i[`${e} ${n}`] };
}
export { a as n, t };
