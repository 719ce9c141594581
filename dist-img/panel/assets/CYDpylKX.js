import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1),
  r = { afterMs: 200, staysMs: 200 };
function i(e, { afterMs: t, staysMs: i } = r) {
  let [a, o] = (0, n.useState)(!1),
    s = (0, n.useRef)(0);
  return (
    (0, n.useEffect)(() => {
      if (e === a) return;
      let n = e ? t : Math.max(0, s.current + i - Date.now()),
        r = setTimeout(() => {
          (e && (s.current = Date.now()), o(e));
        }, n);
      return () => clearTimeout(r);
    }, [e, a, t, i]),
    a
  );
}
export { i as t };
