import { m as e } from './AOF5lJFr.js';
import { t } from './BsN_a6B3.js';
import { t as n } from './BZLZvawR.js';
import { t as r } from './B-q4o1zy.js';
import { ut as i } from './F4vu4jyn.js';
var a = i();
function o({ data: i, errorOf: o, onChange: s, onLeave: c }) {
  return (0, a.jsxs)(`section`, {
    className: `flex flex-col gap-4 border-b py-5`,
    children: [
      (0, a.jsx)(`h2`, { className: `text-lg font-bold`, children: r.telegramWay }),
      (0, a.jsx)(t, {
        label: r.telegramWay,
        value: i.is_telegram_forward_post,
        onChange: (e) => s({ is_telegram_forward_post: e }),
        options: [
          { value: `false`, label: r.ownContent },
          { value: `true`, label: r.forward },
        ],
        className: `self-start`,
      }),
      e(i) &&
        (0, a.jsx)(n, {
          size: `lg`,
          dir: `ltr`,
          inputMode: `url`,
          label: r.telegramAddress,
          name: `content_telegram_content_address`,
          placeholder: `https://t.me/channel/123`,
          hint: r.telegramAddressHint,
          value: i.content_telegram_content_address,
          onChange: (e) => s({ content_telegram_content_address: e.trim() }),
          onBlur: () => i.content_telegram_content_address !== `` && c(`content_telegram_content_address`),
          error: o(`content_telegram_content_address`),
        }),
    ],
  });
}
export { o as TelegramWay };
