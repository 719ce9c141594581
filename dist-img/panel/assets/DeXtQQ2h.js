import { t as e } from './hMZA-Eb7.js';
import { n as t, t as n } from './8uGQyXKO.js';
import { t as r } from './BqHo0arR.js';
import { t as i } from './DBcoZrhZ.js';
import { j as a, k as o } from './tUkH6Wd0.js';
import { t as s } from './CNSZY8AP.js';
import { t as c } from './BVxFMa5o.js';
import { t as l } from './DpWl-9gU.js';
import { t as u } from './D_xj592J.js';
import { t as d } from './DwMh1u2B.js';
var f = {
  name: `flag`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528`,
        key: `1jaruq`,
      },
    ],
  ],
};
f.node;
var p = a(f),
  m = {
    transaction: { icon: d, tone: `success` },
    ticket_message: { icon: o, tone: `info` },
    change_history: { icon: c, tone: `violet` },
    object_notification: { icon: e, tone: `neutral` },
  },
  h = { icon: d, tone: `orange` },
  g = { icon: s, tone: `warning` },
  _ = { icon: r, tone: `success` },
  v = { icon: i, tone: `danger` },
  y = { icon: u, tone: `orange` },
  b = {
    campaign_to_pay: h,
    campaign_bought: g,
    campaign_quote_lapsed: y,
    campaign_approved: _,
    campaign_rejected: v,
    campaign_asks_new_dates: { icon: t, tone: `warning` },
    campaign_undated: v,
    campaign_unfilled: v,
    campaign_list_ready: { icon: n, tone: `info` },
    campaign_list_paid: _,
    campaign_list_dropped: y,
    campaign_unanswered: { icon: n, tone: `neutral` },
    content_delivered: g,
    campaign_live: { icon: l, tone: `violet` },
    campaign_completed: { icon: p, tone: `neutral` },
  };
function x({ kind: e, notification_type: t }) {
  return b[e] ?? m[t];
}
export { x as t };
