import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1),
  r = n.createContext(null);
function i(e) {
  return n.useContext(r);
}
export { r as n, i as t };
