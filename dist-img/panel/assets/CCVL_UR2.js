import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1),
  r,
  i = new Set();
function a(e) {
  r = e;
  for (let e of i) e();
}
function o(e) {
  (0, n.useEffect)(() => (a(e), () => a(void 0)), [e]);
}
function s() {
  return (0, n.useSyncExternalStore)(
    (e) => (i.add(e), () => i.delete(e)),
    () => r,
  );
}
export { o as n, s as t };
