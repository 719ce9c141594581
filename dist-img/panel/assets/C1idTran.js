import { t as e } from './-XGG-u2U.js';
import { lt as t } from './tUkH6Wd0.js';
import { t as n } from './CqtK505k.js';
function r(r) {
  let i = e();
  return n(i.stores.location, t(r, i));
}
export { r as t };
