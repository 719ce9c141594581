import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1);
function r(e) {
  let [t, r] = (0, n.useState)(!1),
    i = (0, n.useRef)(!1),
    a = (0, n.useRef)(e);
  (0, n.useEffect)(() => {
    a.current = e;
  });
  let o = async (t) => {
    if (!i.current) {
      ((i.current = !0), r(!0));
      try {
        let n = await e.send(t);
        await a.current.onDone(n);
      } catch (e) {
        a.current.onFailed(e);
      } finally {
        ((i.current = !1), r(!1));
      }
    }
  };
  return { isPending: t, submit: (e) => void o(e) };
}
var i = `inline-flex min-h-9 items-center rounded-sm text-md font-medium text-text-link hover:underline pointer-coarse:min-h-11`;
export { r as n, i as t };
