import { ut as e, w as t } from './F4vu4jyn.js';
import { t as n } from './DLUAPZVZ.js';
import { p as r } from './VXmm6Y8v.js';
import { t as i } from './ByNGENTR.js';
import { restoreCampaign as a } from './BO32p2f8.js';
var o = e();
function s({ campaign: e }) {
  let s = r();
  return (0, o.jsx)(n, {
    className: `mx-(--gutter) my-4`,
    action: (0, o.jsx)(t, { variant: `secondary`, size: `sm`, onClick: () => void a(s, e), children: i.undo }),
    children: i.notice,
  });
}
export { s as ArchivedNotice };
