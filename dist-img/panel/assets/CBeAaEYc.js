var e = [`single`, `double`, `multiple`],
  t = { single: { from: 1, to: 1 }, double: { from: 2, to: 2 }, multiple: { from: 3, to: null } };
function n({ content_type: e, story_number: t }) {
  return e === `STORY` ? t : void 0;
}
var r = [`suitable`, `-price`, `-followers`];
export { n as i, e as n, t as r, r as t };
