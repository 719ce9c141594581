import { t as e } from './BX5XbKd6.js';
import { t } from './CDhqC_Tj.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './DNYY_FK6.js';
import { p as i } from './DDN8PgIi.js';
import { j as a, ut as o } from './tUkH6Wd0.js';
import { n as s, r as c, t as l } from './DWs_jRBE.js';
var u = {
  name: `bookmark-plus`,
  size: 24,
  node: [
    [`path`, { d: `M12 7v6`, key: `lw1j43` }],
    [`path`, { d: `M15 10H9`, key: `o6yqo3` }],
    [
      `path`,
      {
        d: `M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z`,
        key: `oz39mx`,
      },
    ],
  ],
};
u.node;
var d = a(u),
  f = o();
function p({ place: a, file: o }) {
  let u = i(),
    p = r({
      mutationFn: () => c(a, o),
      onSuccess: (e) => {
        (n.success(l.saved(e.title)), u.invalidateQueries({ queryKey: s }));
      },
      onError: (t) => n.error(void 0, e(t)),
    });
  return (0, f.jsx)(t, { icon: d, label: p.isPending ? l.saving : l.save, isDisabled: p.isPending, onClick: () => p.mutate() });
}
export { p as SaveTemplateButton };
