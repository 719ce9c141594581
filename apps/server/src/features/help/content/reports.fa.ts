import { SECOND_MS } from '@jarchi/domain/calendar/durations.ts';
import { LAST_REMINDER_HOURS } from '@jarchi/domain/campaigns/waits/reminders.ts';
import { SCHEDULES_MAX } from '@jarchi/domain/alerts/report-schedule.ts';
import { THRESHOLDS } from '@jarchi/domain/alerts/alert-kinds.ts';
import { REPEAT_MS } from '@jarchi/domain/clicks/judge-click.ts';
import { sourceTitlesFa } from '@jarchi/domain/reports/measurements/measurements.fa.ts';
import { SHARE_DAYS, SHARE_DAYS_MAX, SHARE_LINKS_MAX } from '@jarchi/domain/sharing/share-links.ts';
import { heading, link, list, note, number, paragraph, picture, seeAlso, steps, warning, type HelpContent } from './article.ts';

export const reportArticlesFa: readonly HelpContent[] = [
  {
    slug: 'where-figures-come-from',
    title: 'عددهای گزارش از کجا می‌آیند؟',
    summary: 'هر عدد را باز کنید و اندازه‌گیری‌ها، منبع و دلیل پذیرش یا رد را ببینید.',
    keywords: 'آمار، منبع عدد، دسترسی، بازدید، کلیک، هزینه، گزارش، اندازه‌گیری',
    beginning: 4,
    updated: '2026-11-26',
    proof: {
      file: 'apps/server/src/features/measurements/provenance/provenance.test.ts',
      test: 'all sources of an hour are listed: the best one counts, and each other one tells why it does not',
    },
    related: ['tracked-links', 'share-a-report', 'changing-a-campaign'],
    body: [
      paragraph('هر عدد دسترسی، بازدید، کلیک و هزینه در گزارش باز می‌شود. اندازه‌گیری پاک نمی‌شود؛ پذیرفته یا با دلیل رد می‌شود.'),
      picture('figure', 'برگهٔ «از کجا آمده است» روی گزارش: منبع‌ها، ساعت‌ها و نتیجهٔ هر اندازه‌گیری'),
      heading('منبع‌ها'),
      paragraph('برای هر ساعت بهترین منبع شمرده می‌شود و بقیه کنار آن می‌آید:'),
      list(
        `**${sourceTitlesFa.platform_api}:** آماری که خود شبکه می‌دهد.`,
        `**${sourceTitlesFa.publisher_insight}:** آماری که ناشر از صفحهٔ خود می‌فرستد.`,
        `**${sourceTitlesFa.tracked_click}:** کلیک روی ${seeAlso('پیوند ردیابی', 'tracked-links')} ما.`,
        `**${sourceTitlesFa.operator_feed}** و **${sourceTitlesFa.screenshot_proof}:** وقتی شبکه راه دیگری نمی‌گذارد.`,
      ),
      note('در نسخهٔ آزمایشی، منبع عددها «شبیه‌سازی» است و همین نام روی آن‌ها نوشته می‌شود.'),
      heading('هزینه'),
      paragraph(
        'هزینه بدون مالیات است و همراه آمار بالا می‌رود: برای پست با گذشت ساعت‌ها، برای بازدید و کلیک با رسیدن آمار هر ساعت. آنچه از موجودی کسر می‌شود همین هزینه با مالیات آن است.',
      ),
      heading('جمع دسترسی'),
      paragraph('جمع ناشران، کسی را که پیام را نزد دو ناشر دیده دو بار می‌شمارد؛ پس شمار آدم‌ها از این بیشتر نیست و می‌تواند کمتر باشد.'),
    ],
  },
  {
    slug: 'tracked-links',
    title: 'پیوند ردیابی و UTM چه کار می‌کنند؟',
    summary: 'پیوند جدا برای هر ناشر، شمارش کلیک و برچسب‌هایی که ابزار آمار شما می‌خواند.',
    keywords: 'یو‌تی‌ام، لینک، کلیک، گوگل آنالیتیکس، ردگیری، QR، صفحهٔ فرود',
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/clicks/judge-click.test.ts', test: 'the same visitor counts once' },
    related: ['where-figures-come-from', 'campaign-types', 'messengers'],
    body: [
      heading('پیوند ردیابی'),
      paragraph('هنگام سفارش به هر ناشر، پیوندی برای او ساخته می‌شود که به صفحهٔ فرود شما می‌رسد. پیوندها و کد QR آن‌ها در گزارش کمپین است.'),
      list(
        `کلیک هر بازدیدکننده در ${number(REPEAT_MS / SECOND_MS)} ثانیه یک بار شمرده می‌شود.`,
        'کلیک ربات‌ها و پیش‌نمایش پیام‌رسان‌ها ثبت می‌شود و شمرده نمی‌شود.',
        'اگر خود پلتفرم کلیک می‌دهد، کلیک ما کنار آن می‌آید و با آن جمع نمی‌شود.',
      ),
      heading('UTM'),
      paragraph(
        'در گام محتوا، «ردیابی پیوند با UTM» به نشانی صفحهٔ فرود برچسب منبع، رسانه، کمپین، محتوا و واژه می‌زند. هر برچسب متن دلخواه است یا متغیری مانند نام کاربری ناشر.',
      ),
      note('برچسبی که خودتان در نشانی نوشته‌اید تغییر نمی‌کند. این بخش فقط در قالب‌هایی دیده می‌شود که پیوندشان برچسب می‌پذیرد.'),
    ],
  },
  {
    slug: 'share-a-report',
    title: 'گزارش را برای دیگران چگونه بفرستم؟',
    summary: 'پیوندی که بی ورود باز می‌شود، با تاریخ پایان، بدون هزینه‌ها و هر وقت بخواهید باطل.',
    keywords: 'اشتراک، ارسال گزارش، PDF، لینک گزارش، مشتری، آژانس، خروجی',
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/sharing/share-links.test.ts', test: 'a link ends in the future, a year away at most' },
    related: ['alerts-and-reports', 'where-figures-come-from', 'account-security'],
    body: [
      heading('ساختن پیوند'),
      steps(
        'در گزارش کمپین «اشتراک گزارش» را بزنید و پیوند بسازید.',
        `پیوند ${number(SHARE_DAYS)} روز معتبر است؛ می‌توانید تاریخ دیگری تا ${number(SHARE_DAYS_MAX)} روز بعد برگزینید.`,
        'هزینه‌ها پنهان است؛ اگر می‌خواهید دیده شود، «پنهان کردن هزینه‌ها» را خاموش کنید.',
        'پیوند را رونوشت کنید و بفرستید. شمار باز شدنش را همان‌جا می‌بینید.',
      ),
      warning('هر کس پیوند را داشته باشد گزارش همین کمپین را می‌بیند. پیوندی را که دیگر لازم نیست باطل کنید؛ همان لحظه برای همه بسته می‌شود.'),
      paragraph(
        `هر گزارش تا ${number(SHARE_LINKS_MAX)} پیوند معتبر دارد؛ برای هر گیرنده یکی بسازید و نامی بگذارید که فقط خودتان می‌بینید. محتوای ناشر را هم می‌شود همین‌گونه فرستاد.`,
      ),
      note('اگر فایل می‌خواهید، از «خروجی» در گزارش، اکسل یا PDF بگیرید.'),
    ],
  },
  {
    slug: 'alerts-and-reports',
    title: 'هشدارها و گزارش‌های زمان‌بندی‌شده',
    summary: 'چه خبرهایی بگیرید، با چه آستانه‌ای، و گزارش هفتگی یا ماهانه سر ساعت.',
    keywords: 'هشدار، اعلان، یادآوری، گزارش هفتگی، گزارش ماهانه، آستانه، کم شدن موجودی',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/alerts/alert-kinds.test.ts',
      test: 'every kind begins switched off, with a threshold that can be saved',
    },
    related: ['replacement', 'influencer-content', 'share-a-report'],
    body: [
      heading('هشدارها'),
      paragraph(
        `در ${link('پروفایل، هشدارها و گزارش‌ها', '/profile?section=alerts')} هر هشدار را که می‌خواهید روشن کنید؛ در آغاز همه خاموش‌اند. آستانهٔ «کم شدن پول» در آغاز ${number(THRESHOLDS.balance_low.first)} تومان است و می‌توانید عوضش کنید.`,
      ),
      list(
        'هشدار یک بار می‌آید و تا وضع برنگردد تکرار نمی‌شود.',
        `هشدارها و گزارش‌ها تنها برای خود شما می‌آید: در اعلان‌های پنل، و در پیام‌رسان، ایمیل یا مرورگری که در ${link('راه‌های اعلان', '/profile?section=notifications')} برگزیده‌اید.`,
        `یادآوری مهلت‌ها جداست و همیشه می‌آید: در نیمهٔ هر مهلت و ${number(LAST_REMINDER_HOURS)} ساعت مانده به پایان آن.`,
      ),
      heading('گزارش زمان‌بندی‌شده'),
      steps(
        'در همان صفحه «گزارش تازه» را بزنید.',
        'همهٔ کمپین‌ها یا چند کمپین را برگزینید، هفتگی یا ماهانه، و ساعت آن را.',
        'گزارش هر نوبت به گزارش کامل همان روزها در پنل می‌رسد.',
      ),
      note(`تا ${number(SCHEDULES_MAX)} گزارش می‌شود ساخت. اگر نوبتی ساخته نشود، دلیلش را می‌بینید و می‌توانید دوباره بفرستید.`),
    ],
  },
];
