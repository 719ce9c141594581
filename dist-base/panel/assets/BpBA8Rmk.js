import { U as e } from './F4vu4jyn.js';
import { t } from './I7yfX2S8.js';
import { t as n } from './gmqf80wk.js';
import { r } from './_UWZQFU8.js';
async function i() {
  return r(await t.fetchQuery(n));
}
async function a(t) {
  let n = await i();
  return t.every((t) => e(t, n));
}
export { a as canAllSee, i as getViewer };
