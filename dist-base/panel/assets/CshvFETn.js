import { p as e } from './VXmm6Y8v.js';
import { t } from './BTSTizhr.js';
import { i as n } from './CUDlgd66.js';
import { n as r, t as i } from './NZR_B-vU.js';
import { ut as a } from './F4vu4jyn.js';
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
