import { t as e } from './D4tpWBZn.js';
import { o as t } from './CwUb1psq.js';
import { t as n } from './BTSTizhr.js';
import { t as r } from './ByNGENTR.js';
import { a as i } from './C_qLxWpP.js';
var a = ({ title: e }) => (e === `` ? i.untitled : e);
async function o(n, r, i) {
  try {
    (await r(), i());
  } catch (n) {
    t.error(e(n));
  }
  await n.invalidateQueries({ queryKey: [`campaigns`] });
}
function s(e, i) {
  return o(
    e,
    () => n.campaigns.restoreCampaign({ params: { id: i.id }, body: {} }),
    () => t.success(r.restored(a(i))),
  );
}
function c(e, i) {
  let c = () => n.campaigns.archiveCampaign({ params: { id: i.id } }),
    l = { label: r.undo, onPress: () => void s(e, i) };
  return o(e, c, () => t.notify(r.done(a(i)), void 0, l));
}
export { c as archiveCampaign, s as restoreCampaign };
