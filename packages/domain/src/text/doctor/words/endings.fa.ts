/** Endings that belong to the word before them, with a half-space. */
export const pluralEndings: ReadonlySet<string> = new Set(
  'ها های هاست هایی هایم هایت هایش هایمان هایتان هایشان هامون هاتون هاشون هامونو هاتونو هاشونو هایمون هایتون هایشون'.split(' '),
);
export const plural = 'ها';
export const pluralLinked = 'های';
/** Foreign names that begin with the plural's letters: a high copy, HiWeb. */
export const afterForeignHigh: ReadonlySet<string> = new Set('کپی وب کلاس لایت فشن تک لند'.split(' '));
export const lakeHamun = 'هامون';
export const beforeHamun: ReadonlySet<string> = new Set('فیلم دریاچه دریاچهٔ تالاب رستوران هتل شهرستان آقای نام برند'.split(' '));

/** Words that no ending follows. */
export const neverBeforeEndings: ReadonlySet<string> = new Set(
  'و از به با در که را رو ای یا تا هر هم اگر اگه ولی اما پس چون چه نه بی بر برای می نمی ها های تر ترین ام اند است بود شد باش یک دو سه است هست نیست بله آره'.split(
    ' ',
  ),
);

export const verbEndings: ReadonlySet<string> = new Set('ام ای ایم اید اند'.split(' '));
export const possessiveEndings: ReadonlySet<string> = new Set('اش ات'.split(' '));
export const he = 'ه';
export const ye = 'ی';
export const hamza = 'ء';
/** Words in a silent heh that take no ending, or whose heh is a consonant. */
export const noEndingAfterHe: ReadonlySet<string> = new Set(
  'که به چه نه سه ده مه ته همه همیشه دوباره البته همواره هرچه آنچه چنانچه اگرچه گرچه بلکه زیراکه توجه متوجه موجه وجه فقه مشابه تشابه فربه شبه تنبه گروه کوه انبوه اندوه شکوه ستوه وجوه شبیه تشبیه فقیه سفیه کریه یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بله'.split(
    ' ',
  ),
);
/** Of these, the ones that take the linking yeh all the same. */
export const linkedAfterHe: ReadonlySet<string> = new Set(['همه', 'دوباره', 'همیشه']);

export const pronounEndings: ReadonlySet<string> = new Set('مان تان شان'.split(' '));
export const nounsBeforePronoun: ReadonlySet<string> = new Set(
  (
    'کار کارها کتاب خانه شهر کشور فروشگاه مغازه سفارش خرید بدن صورت مو پوست چشم دست دل قلب ذهن کسب‌وکار مشتری مشتریان برند تیم محصول محصولات خدمات دوست دوستان فرزند فرزندان کودک گوشی ماشین ' +
    'خودرو سایت پیج صفحه حساب خیال حال زندگی سلامت پول بودجه سرمایه شرکت همکار همکاران خانواده لباس لباس‌های منزل سفر وقت شماره نظر نظرات پیشنهاد پیام هدف تبلیغ کمپین عزیزان مادر پدر همسر بچه‌های ' +
    'اطلاعات مخاطب مخاطبان فروش درآمد کیف آشپزخانه اتاق محل آدرس استایل'
  ).split(' '),
);

/** Endings that may follow a bracket, a guillemet or a number without a space. */
export const attachedEndings: ReadonlySet<string> = new Set(
  'ی ای ها های هایی هایش ان م ام مین امین ات اش شان تان مان یم اند را'.split(' '),
);

/** Teh marbuta at the end of these is read as teh; elsewhere as heh. */
export const readAsTe: ReadonlySet<string> = new Set(
  'رحمة نعمة برکة حکمة محبة حرکة صلاة زکاة حیاة قدرة دعوة صحة سلامة ثروة شهرة عزة غیرة قیمة'.split(' '),
);

/** Pairs of words that are written as one, with the joint between them: nothing or a half-space. */
export const phrases: readonly (readonly [string, string, string])[] = [
  [
    'بی',
    'ادب نظیر کیفیت ضرر خطر سیم رنگ بو درد پایان نهایت هزینه واسطه دغدغه همتا رقیب صدا حد خیال دلیل تکرار مانند مزه دردسر وقفه نیاز عیب نقص شک تردید استرس فایده تفاوت مثال پرده بدیل ضامن نتیجه پاسخ',
    '\u200c',
  ],
  ['به', 'ویژه خصوص زودی راحتی سرعت سادگی آسانی تازگی تدریج شدت', '\u200c'],
  ['این', 'که گونه جانب', '\u200c'],
  ['آن', 'که گونه', '\u200c'],
  ['هیچ', 'کس وقت گاه یک کدام', '\u200c'],
  ['هم', 'چنین چنان', ''],
  ['هم', 'زمان', '\u200c'],
  ['علی', 'رغم', '\u200c'],
  ['فوق', 'العاده', '\u200c'],
  ['ثبت', 'نام', '\u200c'],
  ['چنان', 'چه', ''],
  ['پیش', 'فرض فروش پرداخت نمایش بینی', '\u200c'],
];
