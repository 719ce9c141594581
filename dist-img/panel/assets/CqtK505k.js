import { r as e, t } from './XKyaHtl9.js';
import { t as n } from './D8JH1jTK.js';
var r = t((e) => {
    var t = n(),
      r = n();
    function i(e, t) {
      return (e === t && (e !== 0 || 1 / e == 1 / t)) || (e !== e && t !== t);
    }
    var a = typeof Object.is == `function` ? Object.is : i,
      o = r.useSyncExternalStore,
      s = t.useRef,
      c = t.useEffect,
      l = t.useMemo,
      u = t.useDebugValue;
    e.useSyncExternalStoreWithSelector = function (e, t, n, r, i) {
      var d = s(null);
      if (d.current === null) {
        var f = { hasValue: !1, value: null };
        d.current = f;
      } else f = d.current;
      d = l(
        function () {
          function e(e) {
            if (!o) {
              if (((o = !0), (s = e), (e = r(e)), i !== void 0 && f.hasValue)) {
                var t = f.value;
                if (i(t, e)) return (c = t);
              }
              return (c = e);
            }
            if (((t = c), a(s, e))) return t;
            var n = r(e);
            return i !== void 0 && i(t, n) ? ((s = e), t) : ((s = e), (c = n));
          }
          var o = !1,
            s,
            c,
            l = n === void 0 ? null : n;
          return [
            function () {
              return e(t());
            },
            l === null
              ? void 0
              : function () {
                  return e(l());
                },
          ];
        },
        [t, n, r, i],
      );
      var p = o(e, d[0], d[1]);
      return (
        c(
          function () {
            ((f.hasValue = !0), (f.value = p));
          },
          [p],
        ),
        u(p),
        p
      );
    };
  }),
  i = t((e, t) => {
    t.exports = r();
  }),
  a = e(n(), 1),
  o = i();
function s(e, t) {
  return e === t;
}
function c(e, t = (e) => e, n) {
  let r = n?.compare ?? s,
    i = (0, a.useCallback)(
      (t) => {
        let { unsubscribe: n } = e.subscribe(t);
        return n;
      },
      [e],
    ),
    c = (0, a.useCallback)(() => e.get(), [e]);
  return (0, o.useSyncExternalStoreWithSelector)(i, c, c, t, r);
}
export { c as t };
