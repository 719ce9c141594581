import { t as e } from './BTSTizhr.js';
import { t } from './Bivv3cyh.js';
var n = 12,
  r = [`creatives`, `templates`];
function i({ media_type: i, content_type: a }) {
  return t({
    queryKey: [...r, i, a],
    queryFn: ({ signal: t, pageParam: r }) =>
      e.creatives.listTemplates({ query: { media_type: i, content_type: a, limit: n, offset: r } }, { signal: t }),
    initialPageParam: 0,
    getNextPageParam: ({ count: e }, t) => {
      let n = t.reduce((e, { results: t }) => e + t.length, 0);
      return n < e ? n : void 0;
    },
  });
}
async function a({ media_type: t, content_type: n }, r) {
  let i = await fetch(r.url);
  if (!i.ok) throw Error(`the stored file answered ${String(i.status)}`);
  let a = new File([await i.blob()], r.name, { type: r.type });
  return e.creatives.uploadTemplate({ query: { media_type: t, content_type: n, title: r.name.slice(0, 100) }, file: a });
}
var o = {
  title: `قالب‌های رسانه`,
  text: `فایل‌هایی که پیش‌تر برای این قالب نگه داشته‌اید.`,
  save: `ذخیره به‌عنوان قالب`,
  saving: `در حال ذخیرهٔ قالب…`,
  saved: (e) => `«${e}» میان قالب‌ها ذخیره شد.`,
  use: (e) => `برداشتن قالب ${e}`,
  remove: (e) => `حذف قالب ${e}`,
  removed: (e) => `قالب «${e}» حذف شد.`,
  undo: `بازگرداندن`,
  empty: `هنوز قالبی ندارید.`,
  emptyText: `کنار هر فایل بارگذاری‌شده، «ذخیره به‌عنوان قالب» را بزنید.`,
  more: `قالب‌های بیشتر`,
};
export { i, r as n, a as r, o as t };
