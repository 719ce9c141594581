import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { PLANS_MAX } from '@jarchi/domain/drafts/drafts.ts';
import { BUNDLES_MAX } from '@jarchi/domain/drafts/steps/package-step.ts';
import { heading, link, list, note, number, paragraph, picture, seeAlso, steps, type HelpContent } from './article.ts';

export const publisherArticlesFa: readonly HelpContent[] = [
  {
    slug: 'package-and-budget',
    title: 'بستهٔ ناشران را با بودجه‌ام چگونه بچینم؟',
    summary: 'بسته‌های پیشنهادی، سبد انتخاب، بودجهٔ پیش از مالیات و برآورد دسترسی.',
    keywords: 'بسته‌چینی، سبد، بودجه، ناشر، پیشنهاد، باندل، برآورد، اشتراک مخاطب',
    beginning: 3,
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/pricing/quote.test.ts',
      test: 'a discount is spread by price, ties to the lower plan, and lowers the VAT',
    },
    related: ['excel-package', 'campaign-types', 'held-money'],
    body: [
      heading('از پیشنهاد آغاز کنید'),
      paragraph(
        'با نوشتن بودجه یا هدف، بسته‌هایی از میان ناشران سازگار با فیلترهای شما ساخته می‌شود. کنار هر بسته نوشته شده که تا بهترین بستهٔ ممکن چقدر فاصله دارد.',
      ),
      picture('package', 'گام بسته‌چینی: سه بستهٔ پیشنهادی، فهرست ناشران با فیلترها و نوار سبد در پایین'),
      heading('سپس تغییرش دهید'),
      list(
        'ناشری را که حتماً می‌خواهید **سنجاق** کنید تا در پیشنهادهای تازه بماند.',
        'ناشری را که نمی‌خواهید کنار بگذارید تا دیگر پیشنهاد نشود.',
        'ناشران **ذخیره** اگر کسی کنار برود، به ترتیب پیشنهاد می‌شوند؛ پولی برایشان نگه داشته نمی‌شود.',
        `یک بسته تا ${number(PLANS_MAX)} ناشر و ${number(BUNDLES_MAX)} باندل جا دارد.`,
      ),
      heading('بودجه، تخفیف و مالیات'),
      paragraph(
        'بودجه‌ای که می‌نویسید پیش از مالیات است. تخفیف از بهای ناشران کم می‌شود و مالیات بر ارزش افزوده روی آنچه مانده حساب می‌شود؛ پس تخفیف، مالیات را هم کمتر می‌کند.',
      ),
      heading('برآورد دسترسی'),
      paragraph(
        'برآورد از آمار آخرین انتشارهای هر ناشر می‌آید. جمع ناشران، آدم‌های مشترک را چند بار می‌شمارد؛ بازهٔ محتمل این اشتراک را هم در نظر می‌گیرد. برآورد قول نیست و گزارش، عدد واقعی را نشان می‌دهد.',
      ),
    ],
  },
  {
    slug: 'excel-package',
    title: 'بسته را با اکسل بسازم یا بفرستم',
    summary: 'فهرست ناشران را بگیرید، در اکسل برگزینید و دوباره بیاورید.',
    keywords: 'اکسل، اکسپورت، خروجی، ورود فایل، xlsx، اکسپرت، Excel',
    updated: '2026-11-26',
    proof: {
      file: 'apps/server/src/features/publishers/workbook/workbook.test.ts',
      test: 'a file is exported, edited, and imported with the choices in it',
    },
    related: ['package-and-budget', 'where-figures-come-from'],
    body: [
      heading('رفت و برگشت'),
      steps(
        'در گام بسته‌چینی، از «اکسل» خروجی فهرست را بگیرید. فیلترها و ترتیب همان است که روی صفحه می‌بینید.',
        'در ستون «انتخاب» جلوی ناشران دلخواه «بله» بنویسید. باندل‌ها در برگهٔ دوم‌اند.',
        'فایل را در همان‌جا بیاورید. پیش از هر تغییر، می‌بینید چند ناشر افزوده و چند ناشر برداشته می‌شود.',
      ),
      heading('اگر ردیفی کنار ماند'),
      list(
        'شناسه را تغییر ندهید؛ هر ردیف با شناسه شناخته می‌شود.',
        'ناشری که دیگر فروخته نمی‌شود یا برای قالب دیگری است با شمارهٔ ردیف و دلیلش نوشته می‌شود.',
        'اگر قیمتی از زمان خروجی عوض شده باشد، قیمت پیشین و تازه کنار هم می‌آید.',
      ),
      note(`گزارش کمپین‌ها و اندازه‌گیری‌ها هم خروجی اکسل دارد؛ از ${link('فهرست کمپین‌ها', '/campaigns')} یا از خود گزارش بگیرید.`),
    ],
  },
  {
    slug: 'replacement',
    title: 'اگر ناشری کنار برود چه می‌شود؟',
    summary: 'سهم او نگه‌داشته می‌ماند تا جایگزین بگیرید یا آزادش کنید.',
    keywords: 'جایگزین، انصراف ناشر، کنار رفتن، آزاد کردن سهم، رد ناشر',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/campaigns/life/clock.test.ts',
      test: 'a placement that fell out is replaced within 24 hours; after that the system drops its share',
    },
    related: ['review-and-answers', 'held-money', 'alerts-and-reports'],
    body: [
      paragraph(
        `وقتی ناشری کنار می‌رود، سهم او ${number(DEADLINE_HOURS.replacement)} ساعت نگه‌داشته می‌ماند و در صفحهٔ کمپین نواری با «انتخاب جایگزین» می‌آید. پاسخ ندادن هم پول را گم نمی‌کند: در پایان مهلت، سهم آزاد می‌شود.`,
      ),
      heading('سه راه'),
      list(
        '**جایگزین بگیرید.** نخست ناشران ذخیرهٔ خودتان و سپس نزدیک‌ترین ناشران پیشنهاد می‌شود؛ قیمت‌ها نهایی است. اگر ارزان‌تر باشد تفاوت آزاد می‌شود و اگر گران‌تر باشد تفاوت نگه داشته می‌شود.',
        '**سهم را آزاد کنید.** جای ناشر خالی می‌ماند و پول به موجودی برمی‌گردد.',
        '**به سامانه بسپارید.** با «نزدیک‌ترین جایگزین را بگیر»، در پایان مهلت نزدیک‌ترین ناشر جای او می‌آید، فقط اگر گران‌تر نباشد.',
      ),
      heading('چه وقت جایگزینی نیست؟'),
      paragraph(`اگر تا پایان بازه کمتر از یک روز مانده باشد، یا ${seeAlso('خود شبکه منتشر کند', 'messengers')}، سهم بی‌درنگ آزاد می‌شود.`),
      note(`برای باخبر شدن در همان لحظه، هشدار «کنار رفتن ناشر» را در ${link('هشدارها', '/profile?section=alerts')} روشن کنید.`),
    ],
  },
];
