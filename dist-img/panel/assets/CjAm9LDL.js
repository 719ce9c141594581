import { p as e } from './DDN8PgIi.js';
import { t } from './CpdwfL3C.js';
import { i as n } from './vSiZIiuR.js';
import { n as r, t as i } from './CRAo3znd.js';
import { ut as a } from './tUkH6Wd0.js';
var o = a();
function s({ campaign: a, onClose: s }) {
  let c = e(),
    { id: l } = a;
  return (0, o.jsx)(i, {
    campaign: a,
    call: `cancelCampaign`,
    words: r.cancel,
    onClose: s,
    act: async (e, r) => {
      let i = await t.campaigns.cancelCampaign({ params: { id: l }, body: { expected: e } }, { idempotencyKey: r });
      c.setQueryData(n(l).queryKey, i);
    },
  });
}
export { s as CancelDialog };
