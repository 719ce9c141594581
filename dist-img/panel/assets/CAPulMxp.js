import { MultiSelect as e } from './Do5ksLeR.js';
import { l as t } from './CfupmxX-.js';
import { ut as n } from './tUkH6Wd0.js';
var r =
    `آذربایجان شرقی.آذربایجان غربی.اردبیل.اصفهان.البرز.ایلام.بوشهر.تهران.چهارمحال و بختیاری.خراسان جنوبی.خراسان رضوی.خراسان شمالی.خوزستان.زنجان.سمنان.سیستان و بلوچستان.فارس.قزوین.قم.کردستان.کرمان.کرمانشاه.کهگیلویه و بویراحمد.گلستان.گیلان.لرستان.مازندران.مرکزی.هرمزگان.همدان.یزد`.split(
      `.`,
    ),
  i = n(),
  a = t.message;
function o({ value: t, onChange: n }) {
  let o = [...new Set([...r, ...t])];
  return (0, i.jsx)(e, {
    label: a.locations,
    value: t,
    onChange: n,
    options: o.map((e) => ({ value: e, label: e })),
    ...(t.length === 0 ? { hint: a.locationsHint } : {}),
  });
}
export { o as LocationsField };
