import { U as e } from './tUkH6Wd0.js';
import { t } from './DazvG2Bd.js';
import { t as n } from './CFGyA-Bf.js';
import { r } from './CJwigQRZ.js';
async function i() {
  return r(await t.fetchQuery(n));
}
async function a(t) {
  let n = await i();
  return t.every((t) => e(t, n));
}
export { a as canAllSee, i as getViewer };
