import { Q as e, U as t, V as n } from './F4vu4jyn.js';
import { t as r } from './BTSTizhr.js';
import { i, o as a, t as o } from './gmqf80wk.js';
import { getViewer as s } from './BpBA8Rmk.js';
import { t as c } from './I7yfX2S8.js';
var l = 100,
  u = 200,
  d = `adv`;
async function f({ findWidget: e, wait: t, log: n }) {
  for (let n = 0; n < u; n++) {
    let n = e();
    if (n) return n;
    await t(l);
  }
  n(`the support chat was not ready in time`);
}
async function p({ support: t, newUserId: n }, r) {
  try {
    return (await t.getChatIdentity({ params: { account: r } })).user_id;
  } catch (i) {
    if (!(i instanceof e && i.status === 404)) throw i;
    return (await t.createChatIdentity({ params: { account: r }, body: { user_id: n() } })).user_id;
  }
}
async function m(e, { account: t, account_id: n, name: r }) {
  let [i, a] = await Promise.all([f(e), p(e, t)]);
  i && (i.setUser(a, { name: r }), i.setCustomAttributes({ advertiser_id: n }), i.setLabel(d));
}
var h = window;
function g(e) {
  return new Promise((t, n) => {
    let r = document.createElement(`script`);
    ((r.src = e),
      (r.async = !0),
      r.addEventListener(`load`, () => t()),
      r.addEventListener(`error`, () => n(Error(`${e} did not load`))),
      document.head.append(r));
  });
}
async function _() {
  let { chat: e, mode: l } = n;
  if (!e || l !== `production` || !t(`support_chat`, await s())) return;
  let [u, d] = await Promise.all([c.fetchQuery(o), c.fetchQuery(a)]);
  ((h.chatwootSettings = { locale: `fa`, position: `left`, darkMode: `auto` }),
    await g(`${e.url}/packs/js/sdk.js`),
    h.chatwootSDK?.run({ websiteToken: e.token, baseUrl: e.url }),
    await m(
      {
        support: r.support,
        findWidget: () => h.$chatwoot,
        wait: (e) => new Promise((t) => setTimeout(t, e)),
        newUserId: () => crypto.randomUUID(),
        log: (e) => console.warn(e),
      },
      { account_id: u.id, account: u.account, name: i(d) },
    ));
}
export { _ as startSupportChat };
