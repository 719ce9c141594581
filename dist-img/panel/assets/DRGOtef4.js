import { ut as e, w as t } from './tUkH6Wd0.js';
import { t as n } from './hGArrtHc.js';
import { p as r } from './DDN8PgIi.js';
import { t as i } from './ByNGENTR.js';
import { restoreCampaign as a } from './VQ029udJ.js';
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
