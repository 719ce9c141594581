import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1);
function r(e, t) {
  let [r, i] = (0, n.useState)(e);
  return (
    (0, n.useEffect)(() => {
      let n = setTimeout(() => i(e), t);
      return () => clearTimeout(n);
    }, [e, t]),
    r
  );
}
export { r as t };
