import { $ as e, C as t, T as n, a as r, it as i, ut as a, w as o } from './F4vu4jyn.js';
import { t as s } from './DLUAPZVZ.js';
import { o as c } from './CwUb1psq.js';
import { t as l } from './C4__uyUH.js';
import { p as u } from './eOMYU-yf.js';
var d = a();
function f({ tone: e, text: t, children: n }) {
  return (0, d.jsx)(s, {
    role: e === `info` ? `status` : `alert`,
    tone: e,
    className: `rounded-none px-(--gutter)!`,
    children: (0, d.jsxs)(`div`, {
      className: `flex flex-wrap items-center justify-between gap-x-4 gap-y-2`,
      children: [(0, d.jsx)(`span`, { children: t }), (0, d.jsx)(`span`, { className: `flex flex-wrap gap-2`, children: n })],
    }),
  });
}
function p({ session: e, label: t }) {
  let n = async () => {
    (await e.keepMine()) ? c.success(l.kept) : c.error(l.saveFailed, l.stillHere);
  };
  return (0, d.jsx)(o, { variant: `secondary`, size: `sm`, onClick: () => void n(), children: t });
}
function m({ campaign: e }) {
  return (0, d.jsx)(i, {
    to: `/campaigns/$id`,
    params: { id: String(e) },
    className: n({ variant: `secondary`, size: `sm` }),
    children: l.seeReport,
  });
}
function h({ session: n, draft: r }) {
  let { campaign_state: i, error: a, hasUnsent: o } = r,
    s = r.campaign ?? (e(a, `draft_used`) ? a.facts.campaign_id : null),
    c = i === null ? l.used : l.usedState(t.states[i]);
  return (0, d.jsxs)(f, {
    tone: `warning`,
    text: o ? `${c} ${l.usedUnsent}` : c,
    children: [o && (0, d.jsx)(p, { session: n, label: l.keepMine }), s !== null && (0, d.jsx)(m, { campaign: s })],
  });
}
function g({ session: e, draft: t }) {
  let n = r(),
    { status: i } = t,
    a = u(i === `failed` ? t.error : null);
  if (i === `conflict`)
    return (0, d.jsxs)(f, {
      tone: `warning`,
      text: l.changedElsewhere,
      children: [
        (0, d.jsx)(o, {
          variant: `secondary`,
          size: `sm`,
          onClick: () => {
            (e.takeTheirs(), c.notify(l.theirsShown, void 0, { label: l.backToMine, onPress: () => e.undoTakeTheirs() }));
          },
          children: l.seeTheirs,
        }),
        (0, d.jsx)(p, { session: e, label: l.keepMine }),
      ],
    });
  if (i === `used`) return (0, d.jsx)(h, { session: e, draft: t });
  if (i === `gone`) return (0, d.jsx)(f, { tone: `warning`, text: l.gone, children: (0, d.jsx)(p, { session: e, label: l.keepGone }) });
  if (i === `failed`)
    return (0, d.jsx)(f, {
      tone: n ? `danger` : `warning`,
      text: n ? l.saveFailedText(a) : l.offlineKept,
      children: n && (0, d.jsx)(o, { variant: `secondary`, size: `sm`, onClick: () => void e.saveNow(), children: l.retry }),
    });
  let { campaign: s, campaign_state: g } = t;
  return s === null || (g !== `REJECTED` && g !== `TO_PAY`)
    ? null
    : (0, d.jsx)(f, { tone: `info`, text: l.editing[g], children: (0, d.jsx)(m, { campaign: s }) });
}
export { g as DraftBanner };
