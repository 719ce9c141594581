import { o as e } from './CwUb1psq.js';
import { t } from './DOxI7gQv.js';
var n = 36e5,
  r = t.newVersion;
function i() {
  return { serviceWorker: `serviceWorker` in navigator ? navigator.serviceWorker : void 0, reload: () => location.reload() };
}
function a(t) {
  e.sticky(r.title, r.text, { label: r.update, onPress: () => t.postMessage(`skip-waiting`, []) });
}
async function o({ serviceWorker: e, reload: t } = i()) {
  if (!e) throw Error(`Unsupported service worker`);
  let r = await e.register(`/sw.js`, { updateViaCache: `none` }),
    o = e.controller !== null;
  (e.addEventListener(`controllerchange`, () => {
    (o && t(), (o = !0));
  }),
    r.waiting && o && a(r.waiting),
    r.addEventListener(`updatefound`, () => {
      let t = r.installing;
      t?.addEventListener(`statechange`, () => {
        t.state === `installed` && e.controller && a(t);
      });
    }),
    setInterval(() => void r.update().catch(() => void 0), n));
}
export { o as startServiceWorker };
