/** Words around a number that tell what it is. */
export const codeWords: ReadonlySet<string> = new Set(
  'کد کدملی کدپستی شماره شمارهٔ شماره‌ی شناسه شناسهٔ پلاک داخلی تلفن تماس رهگیری کارت شبا حساب پیگیری پستی ملی پیامک سامانه سامانهٔ موبایل همراه واتساپ دورنگار فکس'.split(
    ' ',
  ),
);
export const moneyWords: ReadonlySet<string> = new Set('تومان تومانی تومن تومنی ریال ریالی نفر فالوور عدد بازدید'.split(' '));
export const versionWords: ReadonlySet<string> = new Set('نسخه نسخهٔ نسخه‌ی ورژن ویرایش فصل'.split(' '));
export const clockWord = 'ساعت';
export const rial = 'ریال';
