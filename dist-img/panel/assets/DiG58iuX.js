var e = [`INSTAGRAM`, `TELEGRAM`, `LINKEDIN`, `BALE`, `SOROUSH`, `EITAA`, `RUBIKA`],
  t = [`REACH`, `INFLUENCE`, `CPM`, `CPC`],
  n = [`POST`, `STORY`, `PIN`, `IN_CHANNEL`],
  r = [
    { media_type: `INSTAGRAM`, content_type: `POST`, campaign_types: [`REACH`, `INFLUENCE`] },
    { media_type: `INSTAGRAM`, content_type: `STORY`, campaign_types: [`REACH`, `INFLUENCE`, `CPM`] },
    { media_type: `TELEGRAM`, content_type: `POST`, campaign_types: [`REACH`, `CPM`] },
    { media_type: `LINKEDIN`, content_type: `POST`, campaign_types: [`INFLUENCE`] },
    { media_type: `BALE`, content_type: `POST`, campaign_types: [`REACH`] },
    { media_type: `EITAA`, content_type: `POST`, campaign_types: [`REACH`] },
    { media_type: `RUBIKA`, content_type: `POST`, campaign_types: [`REACH`] },
    { media_type: `RUBIKA`, content_type: `PIN`, campaign_types: [`CPM`] },
    { media_type: `SOROUSH`, content_type: `POST`, campaign_types: [`REACH`] },
    { media_type: `SOROUSH`, content_type: `PIN`, campaign_types: [`CPC`] },
    { media_type: `SOROUSH`, content_type: `IN_CHANNEL`, campaign_types: [`CPM`] },
  ];
function i(e, t, n) {
  return r.some((r) => r.media_type === e && r.content_type === t && r.campaign_types.includes(n));
}
function a(e) {
  return r.filter((t) => t.media_type === e).map((e) => e.content_type);
}
function o(e) {
  return e !== `INSTAGRAM` && e !== `LINKEDIN`;
}
function s(e) {
  return o(e) ? `channel` : `page`;
}
function c(e) {
  return o(e) ? `member` : `follower`;
}
export { c as a, o as c, r as i, s as l, n, a as o, e as r, i as s, t };
