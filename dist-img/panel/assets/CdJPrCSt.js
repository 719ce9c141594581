import { r as e } from './XKyaHtl9.js';
import { Q as t } from './tUkH6Wd0.js';
import { t as n } from './DMbUeAel.js';
import { t as r } from './D8JH1jTK.js';
var i = e(r(), 1);
function a() {
  let e = (0, i.useRef)({ about: ``, key: `` });
  return {
    keyOf(t) {
      return (e.current.about !== t && (e.current = { about: t, key: n() }), e.current.key);
    },
    forget() {
      e.current = { about: ``, key: `` };
    },
  };
}
function o(e) {
  return e instanceof t && e.status > 0 && e.status < 500;
}
export { a as n, o as t };
