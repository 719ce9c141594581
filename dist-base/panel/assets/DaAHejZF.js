import { t as e } from './Ddmd7ipU.js';
import { a as t, i as n, r } from './C_qLxWpP.js';
import { DeleteDraftButton as i } from './Bih207sV.js';
import { n as a, r as o, t as s } from './CzYwhHWF.js';
import { ut as c } from './F4vu4jyn.js';
var l = c();
function u({ drafts: c, now: u }) {
  return (0, l.jsx)(`ul`, {
    'aria-label': n.list,
    className: `divide-y divide-line border-b border-line`,
    children: c.map((c) =>
      (0, l.jsxs)(
        `li`,
        {
          className: `flex items-center gap-3 px-(--gutter) py-3`,
          children: [
            (0, l.jsx)(e, { platform: c.data.media_type, size: 28 }),
            (0, l.jsxs)(`span`, {
              className: `min-w-0 flex-1`,
              children: [
                (0, l.jsx)(`bdi`, { className: `block truncate text-md font-semibold`, children: o(c) }),
                (0, l.jsx)(`span`, {
                  className: `block text-sm text-text-3 sm:truncate`,
                  children: t.sub([a(c), n.saved(r(c.updated_at, u))]),
                }),
              ],
            }),
            (0, l.jsx)(i, { draft: c }),
            (0, l.jsx)(s, { draft: c, variant: `secondary` }),
          ],
        },
        c.id,
      ),
    ),
  });
}
export { u as DraftsList };
