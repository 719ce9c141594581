import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1),
  r = `(min-width: 62rem)`;
function i(e) {
  return (0, n.useSyncExternalStore)(
    (t) => {
      let n = window.matchMedia(e);
      return (n.addEventListener(`change`, t), () => n.removeEventListener(`change`, t));
    },
    () => window.matchMedia(e).matches,
    () => !0,
  );
}
export { i as n, r as t };
