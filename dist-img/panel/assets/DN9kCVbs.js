import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { o as n } from './TKVjIixM.js';
var r = e(t(), 1);
function i() {
  (0, r.useEffect)(() => {
    let e = () => document.visibilityState === `hidden` && n();
    return (
      document.addEventListener(`visibilitychange`, e),
      window.addEventListener(`pagehide`, n),
      () => {
        (document.removeEventListener(`visibilitychange`, e), window.removeEventListener(`pagehide`, n), n());
      }
    );
  }, []);
}
export { i as t };
