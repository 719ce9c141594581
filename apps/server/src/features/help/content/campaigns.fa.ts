import { DEADLINE_HOURS, LATE_CANCEL_HOURS, LEAST_PERIOD_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { getMediaLimits, GENERIC_MEDIA_LIMITS } from '@jarchi/domain/creatives/media-limits.ts';
import { SLIDES_MAX } from '@jarchi/domain/creatives/slides.ts';
import { HALF_EARNED } from '@jarchi/domain/money/captures.ts';
import { cpmGoalLimits, CPC_MIN_DAILY_CLICKS } from '@jarchi/domain/platforms/campaign-goals.ts';
import { campaignTypesFa } from '@jarchi/domain/platforms/campaign-types.fa.ts';
import { contentTypeTitlesFa, platformTitlesFa, rubikaPinTitleFa } from '@jarchi/domain/platforms/platforms.fa.ts';
import { PLATFORM_PAIRS, type CampaignType, type MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { HASHTAGS_MAX, MENTIONS_MAX } from '@jarchi/domain/validation/hashtags.ts';
import { heading, list, megabytes, note, number, paragraph, percentOf, picture, steps, warning } from './article.ts';
import type { HelpContent } from './article.ts';

const story = getMediaLimits('INSTAGRAM', 'STORY');
const soroushPin = getMediaLimits('SOROUSH', 'PIN');

/** «پست (دسترسی)؛ پین (کلیکی)» */
const soldIn = (media: MediaType) =>
  PLATFORM_PAIRS.filter(({ media_type }) => media_type === media)
    .map(
      ({ content_type, campaign_types }) =>
        `${contentTypeTitlesFa[content_type]} (${campaign_types.map((type) => campaignTypesFa[type].shortTitle).join('، ')})`,
    )
    .join('؛ ');
const platformLine = (media: MediaType) => `**${platformTitlesFa[media]}:** ${soldIn(media)}`;
const typeLine = (type: CampaignType, text: string) => `**${campaignTypesFa[type].title}:** ${text}`;

const viewLimits = (media: MediaType) => {
  const limits = cpmGoalLimits(media);
  return limits ? `${platformTitlesFa[media]} از ${number(limits.minimum)} تا ${number(limits.maximum)} هزار بازدید` : '';
};

export const campaignArticlesFa: readonly HelpContent[] = [
  {
    slug: 'campaign-types',
    title: 'دسترسی، اینفلوئنسری، بازدیدی یا کلیکی؟',
    summary: 'تفاوت چهار نوع کمپین: محتوا را که می‌سازد و برای چه چیزی پول می‌دهید.',
    keywords: 'REACH INFLUENCE CPM CPC، نوع کمپین، هدف، تعرفه، قیمت',
    beginning: 2,
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/platforms/campaign-goals.test.ts', test: 'at least 2,000 clicks a day are sold' },
    related: ['messengers', 'package-and-budget', 'held-money'],
    body: [
      heading('چهار نوع'),
      list(
        typeLine(
          'REACH',
          'محتوای آمادهٔ شما با تعرفهٔ ثابت ناشر منتشر می‌شود. پول برای ساعت‌هایی است که پست بالا می‌ماند. مناسب رسیدن پیام به مخاطب بیشتر.',
        ),
        typeLine(
          'INFLUENCE',
          'شما بریف می‌نویسید و ناشر محتوا را می‌سازد. قیمت پس از پاسخ ناشران روشن می‌شود و از سقف شما بیشتر نمی‌شود، مگر خودتان بپذیرید.',
        ),
        typeLine('CPM', 'برای هر هزار بازدید پذیرفته‌شده پول می‌دهید؛ بازدیدی که نرسد کسر نمی‌شود.'),
        typeLine('CPC', 'فقط برای کلیک پذیرفته‌شده پول می‌دهید؛ کلیک ربات‌ها ثبت و رد می‌شود.'),
      ),
      heading('هدف هر نوع'),
      list(
        'در دسترسی و اینفلوئنسری، هدف شمار آدم‌هایی است که می‌خواهید پیام را ببینند؛ هدف و بودجه را با هم یا یکی را بنویسید.',
        `در بازدیدی، هدف هزار بازدید است: ${viewLimits('SOROUSH')} و ${viewLimits('RUBIKA')}.`,
        `در کلیکی، دست‌کم ${number(CPC_MIN_DAILY_CLICKS)} کلیک در روز خریده می‌شود. هرچه کلیک روزانه بیشتر باشد، کلیک‌های افزوده ارزان‌تر است؛ پله‌های قیمت در گام نخست نوشته شده است.`,
      ),
      note('سنجهٔ هر کمپین، همان چیزی است که برایش خریده‌اید: آدم، بازدید یا کلیک. گزارش، آهنگ کمپین را با همین سنجه نشان می‌دهد.'),
    ],
  },
  {
    slug: 'content-limits',
    title: 'عکس و ویدئو تا چه اندازه پذیرفته می‌شود؟',
    summary: 'بزرگ‌ترین حجم و درازترین ویدئوی هر قالب، شمار اسلایدها، هشتگ‌ها و منشن‌ها.',
    keywords: 'حجم فایل، آپلود، بارگذاری، مگابایت، اندازه، نسبت، هشتگ، اسلاید، MP4',
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/creatives/media-files.test.ts', test: 'a file without a platform has the generic limits' },
    related: ['first-campaign', 'messengers', 'influencer-content'],
    body: [
      heading('فایل‌ها'),
      list(
        'عکس: JPG، PNG یا GIF. ویدئو: MP4 یا MOV.',
        `عکس تا ${megabytes(GENERIC_MEDIA_LIMITS.imageBytes)} مگابایت و ویدئو تا ${megabytes(GENERIC_MEDIA_LIMITS.videoBytes)} مگابایت و ${number(GENERIC_MEDIA_LIMITS.videoSeconds / 60)} دقیقه.`,
        `استوری و پست اینستاگرام: ویدئو تا ${megabytes(story.videoBytes)} مگابایت؛ ویدئوی استوری تا ${number(story.videoSeconds)} ثانیه.`,
        `پین سروش: عکس تا ${megabytes(soroushPin.imageBytes)} مگابایت.`,
        `یک پست تا ${number(SLIDES_MAX)} اسلاید دارد.`,
      ),
      paragraph(
        'اگر نسبت عکس یا ویدئو با پیشنهاد آن قالب یکی نباشد، فقط هشدار می‌گیرید و می‌توانید ادامه دهید. اگر فایلی پذیرفته نشود، دلیلش زیر همان فایل می‌آید.',
      ),
      heading('متن'),
      list(
        `تا ${number(HASHTAGS_MAX)} هشتگ و ${number(MENTIONS_MAX)} منشن.`,
        'هشتگ را بی نشانهٔ # بنویسید؛ فهرستی از هشتگ‌ها را هم می‌شود یک‌جا چسباند.',
        'حرف اصلی را در خط نخست بیاورید؛ همان خط پیش از «بیشتر» دیده می‌شود.',
      ),
      note('بارگذاری نیمه‌کاره اگر مرورگر فایل را نگه دارد، پس از باز کردن دوبارهٔ صفحه ادامه می‌یابد.'),
    ],
  },
  {
    slug: 'messengers',
    title: 'بله، سروش، ایتا و روبیکا چه می‌پذیرند؟',
    summary: 'قالب‌ها و نوع‌های هر پلتفرم، و جایی که شبکه خودش منتشر می‌کند.',
    keywords: 'پیام‌رسان، تلگرام، اینستاگرام، لینکدین، پین، درون‌کانال، کانال',
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/platforms/platforms.test.ts', test: 'the formats of a platform are those of its pairs' },
    related: ['campaign-types', 'content-limits', 'tracked-links'],
    body: [
      heading('پیام‌رسان‌ها'),
      list(platformLine('BALE'), platformLine('SOROUSH'), platformLine('EITAA'), platformLine('RUBIKA')),
      heading('شبکه‌های دیگر'),
      list(platformLine('INSTAGRAM'), platformLine('TELEGRAM'), platformLine('LINKEDIN')),
      heading('پین و درون‌کانال'),
      paragraph(
        `این دو قالب را خود شبکه منتشر می‌کند و ناشر جدا ندارد؛ پس در گام بسته‌چینی شبکه را می‌بینید. پین روبیکا «${rubikaPinTitleFa}» است. چون شبکه کنار نمی‌رود، جایگزینی هم در کار نیست.`,
      ),
      note('پلتفرم یا قالب را که عوض کنید، آنچه با انتخاب تازه سازگار نیست برداشته می‌شود و همان‌جا می‌توانید بازگردانید.'),
    ],
  },
  {
    slug: 'review-and-answers',
    title: 'پس از خرید: بررسی کارشناس و پاسخ ناشران',
    summary: 'کمپین از خرید تا انتشار از چه مرحله‌هایی می‌گذرد و هر کس چقدر فرصت دارد.',
    keywords: 'در انتظار تأیید، رد شد، مهلت، زمان‌بندی، ناشر پاسخ نداد',
    updated: '2026-11-26',
    proof: { file: 'packages/domain/src/campaigns/rules/deadlines.test.ts', test: 'each deadline has its documented hours' },
    related: ['replacement', 'changing-a-campaign', 'offer-list'],
    body: [
      heading('مرحله‌ها'),
      steps(
        '**بررسی کارشناس:** محتوا و ناشران بررسی می‌شود. اگر رد شود، همهٔ مبلغ و کد تخفیف برمی‌گردد و دلیل را در صفحهٔ کمپین می‌خوانید.',
        `**پاسخ ناشران:** در کمپین با محتوای آماده، هر ناشر ${number(DEADLINE_HOURS.answer)} ساعت فرصت دارد. برای ساخت محتوا این فرصت ${number(DEADLINE_HOURS.offer)} ساعت است.`,
        '**زمان‌بندی:** ناشران زمان انتشار خود را در بازهٔ شما می‌گیرند.',
        `**انتشار:** اگر ناشری تا ${number(DEADLINE_HOURS.late_live)} ساعت پس از زمانش منتشر نکند، سهم او آزاد می‌شود.`,
        `**پایان:** ${number(DEADLINE_HOURS.settle)} ساعت پس از پایان، حساب نهایی می‌شود و آنچه تحویل نشده آزاد می‌شود.`,
      ),
      heading('اگر بازه تنگ شود'),
      paragraph(
        `بازهٔ انتشار باید دست‌کم ${number(LEAST_PERIOD_HOURS)} ساعت جا داشته باشد. اگر هنگام بررسی کمتر مانده باشد، ${number(DEADLINE_HOURS.new_dates)} ساعت فرصت دارید تاریخ تازه برگزینید؛ قیمت همان می‌ماند. پس از آن کمپین لغو می‌شود و همهٔ مبلغ برمی‌گردد.`,
      ),
      heading('اعتراض به نتیجه'),
      paragraph(
        `تا ${number(DEADLINE_HOURS.dispute / 24)} روز پس از پایان، از صفحهٔ کمپین اعتراض کنید. پاسخ کارشناس را همان‌جا می‌بینید و اگر مبلغی برگردد، به موجودی افزوده می‌شود.`,
      ),
    ],
  },
  {
    slug: 'changing-a-campaign',
    title: 'توقف موقت، توقف و لغو: چه پولی برمی‌گردد؟',
    summary: 'تفاوت سه کار و این‌که در هر کدام چه چیزی کسر و چه چیزی آزاد می‌شود.',
    keywords: 'لغو کمپین، کنسل، استرداد، بازگشت پول، پاز، متوقف کردن',
    beginning: 5,
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/campaigns/rules/share-rules.test.ts',
      test: 'a stop releases the share of an unpublished placement, whoever stops',
    },
    related: ['held-money', 'replacement', 'review-and-answers'],
    body: [
      heading('لغو، پیش از انتشار'),
      paragraph(
        `همهٔ مبلغ آزاد می‌شود؛ فقط از سهم ناشری که محتوایش را تأیید کرده‌اید یا کمتر از ${number(LATE_CANCEL_HOURS)} ساعت تا انتشارش مانده، ${percentOf(HALF_EARNED)} کسر می‌شود.`,
      ),
      heading('توقف، هنگام انتشار'),
      list(
        '**دسترسی و اینفلوئنسری:** سهم پست‌های منتشرشده کامل کسر می‌شود و پست‌ها تا پایان ساعت‌هایشان بالا می‌مانند. سهم بقیه کامل آزاد می‌شود.',
        '**بازدیدی و کلیکی:** فقط آنچه تا آن لحظه شمرده شده کسر می‌شود، بقیه آزاد می‌شود و پست‌ها برداشته می‌شود.',
      ),
      warning(
        'لغو و توقف برگشت‌پذیر نیست. پیش از تأیید، پنجره همان مبلغ‌هایی را نشان می‌دهد که جابه‌جا خواهد شد؛ اگر در این میان تغییر کند، کاری انجام نمی‌شود و مبلغ تازه را می‌بینید.',
      ),
      heading('توقف موقت، در بازدیدی و کلیکی'),
      paragraph(
        'می‌توانید همین حالا یا از ساعتی در آینده متوقف کنید و زمان ادامه را هم بنویسید. ساعتی که توقف در آن می‌افتد حساب می‌شود؛ پول کمپین نگه‌داشته می‌ماند و پایان کمپین جابه‌جا نمی‌شود.',
      ),
      picture('stop', 'پنجرهٔ توقف کمپین: سهم هر ناشر، آنچه کسر می‌شود و آنچه به موجودی برمی‌گردد'),
    ],
  },
];
