import { t as e } from './YBalEp_5.js';
import { r as t, t as n } from './DiG58iuX.js';
var r = [`gt`, `eq`, `lt`],
  i = [`today`, `last_7_days`, `last_30_days`],
  a = (e) => e.replace(/[\\,]/g, `\\$&`);
function o(e) {
  switch (e.type) {
    case `number`: {
      let { from: t, to: n } = e;
      return t !== null && t === n ? [`eq,${t}`] : [...(t === null ? [] : [`gt,${t}`]), ...(n === null ? [] : [`lt,${n}`])];
    }
    case `date`:
      return [e.range === `select` ? `select,${e.from},${e.to}` : e.range];
    case `select`: {
      let t = e.values.filter((e) => e !== ``);
      return t.length === 0 ? [] : [t.map(a).join(`,`)];
    }
    case `search`: {
      let t = e.text.trim();
      return t === `` ? [] : [t];
    }
  }
}
function s(e, t) {
  return t.flatMap(({ key: t }) => {
    let n = e[t];
    return n ? o(n).map((e) => `${t},${e}`) : [];
  });
}
var c = [
  { key: `search`, type: `search` },
  { key: `state`, type: `select`, isMultiple: !0, options: e },
  { key: `media_type`, type: `select`, isMultiple: !0, options: t },
  { key: `campaign_type`, type: `select`, isMultiple: !0, options: n },
  { key: `created`, type: `date` },
];
export { s as i, i as n, r, c as t };
