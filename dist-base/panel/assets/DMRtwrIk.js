import { t as e } from './D4tpWBZn.js';
import { n as t } from './BQKTAOhW.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './C-K0clPr.js';
import { ut as i } from './F4vu4jyn.js';
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
