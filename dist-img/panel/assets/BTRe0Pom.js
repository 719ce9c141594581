import { t as e } from './BX5XbKd6.js';
import { n as t } from './Dv_QZCS8.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './DNYY_FK6.js';
import { ut as i } from './tUkH6Wd0.js';
var a = i(),
  o = `jarchi.xlsx`;
function s({ blob: e, filename: t }) {
  let n = URL.createObjectURL(e),
    r = document.createElement(`a`);
  ((r.href = n), (r.download = t === `` ? o : t), r.click(), URL.revokeObjectURL(n));
}
function c({ download: i, isAllowed: o, label: c }) {
  let l = r({ mutationFn: i, onSuccess: s, onError: (t) => n.error(e(t)) });
  return (0, a.jsx)(t, { onExport: () => l.mutate(), isBusy: l.isPending, isDemo: !o, label: c });
}
export { c as TableExportAction };
