import { r as e } from './DrUi8QQT.js';
import { t } from './mekJ1ofw.js';
import { o as n } from './CwUb1psq.js';
import { t as r } from './D-EipgPD.js';
import { r as i } from './DlVE3u39.js';
import { ut as a } from './F4vu4jyn.js';
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
