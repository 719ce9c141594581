import { f as e } from './B4PylbZJ.js';
import { t } from './Dfvzj6n2.js';
import { t as n } from './VXmm6Y8v.js';
import { t as r } from './BTSTizhr.js';
var i = t({ queryKey: [`world`, `clock`], queryFn: ({ signal: e }) => r.world.getWorldClock({}, { signal: e }) });
function a() {
  let t = n(i);
  return t.data && e(Date.parse(t.data.now));
}
export { i as n, a as t };
