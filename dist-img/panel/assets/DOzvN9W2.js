import { r as e } from './CTGuGsln.js';
import { t } from './CDhqC_Tj.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './D3D_43la.js';
import { r as i } from './BOJanIvg.js';
import { ut as a } from './tUkH6Wd0.js';
var o = a(),
  s = i.result;
function c({ number: i }) {
  let a = () =>
    navigator.clipboard
      .writeText(i)
      .then(() => n.success(s.copied))
      .catch(() => n.error(s.copyFailed));
  return (0, o.jsxs)(`span`, {
    className: `flex items-center gap-2`,
    children: [(0, o.jsx)(`bdi`, { children: e(i) }), (0, o.jsx)(t, { icon: r, label: s.copy, onClick: () => void a() })],
  });
}
export { c as t };
