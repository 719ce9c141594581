import { r as e } from './XKyaHtl9.js';
import { o as t } from './CwUb1psq.js';
import { t as n } from './D8JH1jTK.js';
import { a as r, i, n as a, o, r as s, s as c } from './sZNuIV2n.js';
import { ut as l } from './tUkH6Wd0.js';
var u = e(n(), 1),
  d = l();
function f({ data: e, onChange: n, draftId: l, label: f, onUnfinished: p }) {
  let [m, h] = (0, u.useState)(``),
    { content_guide_file: g } = e,
    { items: _, queue: v } = a({
      media_type: e.media_type,
      content_type: e.content_type,
      purpose: `guide`,
      place: `${l ?? `new`}:guide`,
      check: (t) => o(e, t),
      onStored: (e) => {
        (n({ content_guide_file: e }), h(c.stored(e.name)));
      },
    }),
    y = _.length;
  return (
    (0, u.useEffect)(() => p(y), [y, p]),
    (0, u.useEffect)(() => () => p(0), [p]),
    (0, d.jsxs)(d.Fragment, {
      children: [
        (0, d.jsx)(i, {
          data: e,
          name: `content_guide_file`,
          label: f,
          isGuide: !0,
          isMany: !1,
          isInvalid: !1,
          describedById: `content-guide-state`,
          onPick: (e) => {
            for (let e of _) v?.cancel(e.key);
            v?.add(e.slice(0, 1));
          },
        }),
        (0, d.jsx)(`p`, { id: `content-guide-state`, role: `status`, className: `sr-only`, children: m }),
        (0, d.jsxs)(`ul`, {
          className: `mt-1`,
          children: [
            g &&
              (0, d.jsx)(r, {
                file: g,
                index: 0,
                count: 1,
                errors: [],
                warnings: [],
                onRemove: () => {
                  (n({ content_guide_file: null }),
                    t.info(c.removed(g.name), void 0, { label: c.undo, onPress: () => n({ content_guide_file: g }) }));
                },
              }),
            _.map((e) => (0, d.jsx)(s, { item: e, onCancel: () => v?.cancel(e.key), onRetry: () => v?.retry(e.key) }, e.key)),
          ],
        }),
      ],
    })
  );
}
export { f as GuideField };
