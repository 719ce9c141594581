import { n as e } from './CBeAaEYc.js';
import { t } from './D-KtRBWE.js';
var n = { from: 2e4, to: 5e8 },
  r = 25e6,
  i = { from: 0, to: 10 };
function a(e) {
  return e === `LINKEDIN` ? [24, 168] : [12, 24, 48];
}
function o(e, t) {
  switch (e) {
    case `INSTAGRAM`:
      return t ? 2e3 : 1e4;
    case `TELEGRAM`:
      return 1e4;
    case `LINKEDIN`:
      return 1e3;
    case `BALE`:
    case `SOROUSH`:
    case `EITAA`:
    case `RUBIKA`:
      return 5e3;
  }
}
var s = (e, t) => ({ key: e, type: `number`, isWhole: !0, limits: t }),
  c = (e, t) => ({ key: e, type: `select`, isMultiple: !0, options: t }),
  l = (e, t) => ({ key: e, type: `select`, isMultiple: !1, options: t }),
  u = (e) => l(e, [`true`]);
function d(a, o) {
  return [
    { key: `search`, type: `search` },
    c(`pageType`, t),
    c(`availabilityHours`, o.map(String)),
    s(`price`, n),
    s(`followers`, { from: a, to: r }),
    c(`categories`, `ids`),
    u(`selectedOnly`),
    l(`storyNumber`, e),
    u(`recommendedOnly`),
    s(`score`, i),
    u(`reliableOnly`),
    u(`willProvideInsight`),
  ];
}
var f = d(1e3, [12, 24, 48, 168]),
  p = [`score`, `reliableOnly`];
function m({ media_type: e, content_type: t, isStaffView: n, flags: r }) {
  let i = [
    ...(n ? [] : p),
    ...(e === `INSTAGRAM` && t === `STORY` ? [] : [`storyNumber`]),
    ...(r[`panel-recommender-toggle`] ? [] : [`recommendedOnly`]),
  ];
  return d(o(e, n), a(e)).filter(({ key: e }) => !i.includes(e));
}
export { m as n, f as t };
