import { HOUR_MS } from '@jarchi/domain/calendar/durations.ts';
import { CONTENT_ATTACHMENTS_MAX, CONTENT_COMMENT_MAX, contentDueAt, deliveryDueAt } from '@jarchi/domain/campaigns/rules/content-rules.ts';
import { DEADLINE_HOURS } from '@jarchi/domain/campaigns/rules/deadlines.ts';
import { REJECTIONS_MAX } from '@jarchi/domain/campaigns/rules/placement-events.ts';
import { heading, link, list, note, number, paragraph, picture, seeAlso, steps, warning, type HelpContent } from './article.ts';

const deliveryHours = number(deliveryDueAt(0) / HOUR_MS);
/** Of a period that is far from its end, and of one that is over. */
const answerHours = number(contentDueAt(0, Number.MAX_SAFE_INTEGER) / HOUR_MS);
const leastAnswerHours = number(contentDueAt(0, 0) / HOUR_MS);

export const contentArticlesFa: readonly HelpContent[] = [
  {
    slug: 'offer-list',
    title: 'مذاکره با اینفلوئنسرها و فهرست پاسخ‌ها',
    summary: 'از فرستادن بریف تا پذیرش فهرست: قیمت ناشر، کنار گذاشتن یک ناشر و تفاوت با سقف.',
    keywords: 'اینفلوئنسر، مذاکره، پیشنهاد قیمت، فهرست، سقف بودجه، بریف',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/campaigns/life/clock.test.ts',
      test: 'a list is accepted within 72 hours of its last answer; after that silence ends the negotiation',
    },
    related: ['influencer-content', 'held-money', 'campaign-types'],
    body: [
      steps(
        'با فعال‌سازی، سقف بودجه با مالیات آن نگه داشته می‌شود و پس از تأیید کارشناس، بریف برای ناشران می‌رود.',
        `هر ناشر ${number(DEADLINE_HOURS.offer)} ساعت فرصت پاسخ دارد و می‌تواند بهایی جز بهای فهرست بگوید؛ هر دو بها کنار هم نوشته می‌شود.`,
        `وقتی همه پاسخ دادند، ${number(DEADLINE_HOURS.list)} ساعت فرصت دارید فهرست را بپذیرید.`,
      ),
      heading('پیش از پذیرش'),
      list(
        'ناشری را که نمی‌خواهید کنار بگذارید؛ پنجره نشان می‌دهد چه مبلغی آزاد می‌شود. برگرداندنش ممکن نیست.',
        'اگر جمع فهرست کمتر از سقف باشد، تفاوت آزاد می‌شود.',
        `اگر بیشتر باشد، تفاوت فقط با پذیرش شما نگه داشته می‌شود و برای پرداختش ${number(DEADLINE_HOURS.difference)} ساعت فرصت هست.`,
      ),
      warning('اگر تا پایان مهلت پاسخ ندهید یا هیچ ناشری نپذیرد، همهٔ مبلغ به موجودی برمی‌گردد و کمپین برای ویرایش نزد شما می‌ماند.'),
      paragraph(`پس از پذیرش، ناشران محتوا را می‌سازند و نوبت ${seeAlso('بررسی محتوا', 'influencer-content')} می‌رسد.`),
    ],
  },
  {
    slug: 'influencer-content',
    title: 'محتوای ناشر را چگونه تأیید یا رد کنم؟',
    summary: 'مهلت نظر شما، شمار بارهای رد، و آنچه پس از آن می‌شود.',
    keywords: 'تأیید محتوا، رد محتوا، نسخهٔ تازه، ویرایش، نظر، اینفلوئنسر',
    updated: '2026-11-26',
    proof: {
      file: 'packages/domain/src/campaigns/life/apply-event.test.ts',
      test: 'a content is rejected at most twice; then the operator decides',
    },
    related: ['offer-list', 'content-limits', 'alerts-and-reports'],
    body: [
      paragraph(
        `محتوایی که ناشر می‌فرستد در ${link('محتوای اینفلوئنسرها', '/contents')} و در خانه می‌آید. بریف خودتان کنار آن است تا با هم بسنجید.`,
      ),
      picture('review', 'صفحهٔ بررسی محتوا: فایل‌های ناشر، بریف شما و دکمه‌های تأیید و رد'),
      heading('مهلت‌ها'),
      list(
        `ناشر از زمان سفارش، یا از زمان رد شما، ${deliveryHours} ساعت فرصت دارد.`,
        `شما ${answerHours} ساعت فرصت دارید؛ نزدیک پایان بازهٔ کمپین کمتر، ولی هرگز کمتر از ${leastAnswerHours} ساعت نیست. مهلت هر محتوا روی خودش نوشته شده است.`,
        'اگر تا پایان مهلت نظر ندهید، ناشر کنار می‌رود و مبلغش آزاد می‌شود.',
      ),
      heading('رد با توضیح'),
      steps(
        `بنویسید چه چیزی باید عوض شود، تا ${number(CONTENT_COMMENT_MAX)} نویسه؛ تا ${number(CONTENT_ATTACHMENTS_MAX)} تصویر هم می‌شود پیوست کرد.`,
        'ناشر توضیح را می‌بیند و نسخهٔ تازه می‌فرستد.',
        `تا ${number(REJECTIONS_MAX)} بار می‌توانید رد کنید. پس از آن کارشناس ما تصمیم می‌گیرد و تا پیش از نظر او هنوز می‌توانید تأیید کنید.`,
      ),
      note('کلیدها: J بعدی، K قبلی، A تأیید، R رد. پس از تأیید، چند لحظه فرصت بازگرداندن دارید.'),
    ],
  },
];
