import { ATTACHMENT_BYTES, TICKET_VIDEO_BYTES } from '@jarchi/domain/attachments/attachment-files.ts';
import { ANSWER_DAYS, ANSWERS_NEEDED } from '@jarchi/domain/tickets/answer-time.ts';
import { MESSAGE_MAX, TICKET_FILES_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { heading, type HelpContent, link, list, megabytes, note, number, paragraph, seeAlso, steps } from './article.ts';

export const supportArticlesFa: readonly HelpContent[] = [
  {
    slug: 'ask-support',
    title: 'چگونه از پشتیبانی بپرسم؟',
    summary: 'نوشتن درخواست، پیوست‌ها، پاسخ، بستن و باز کردن دوباره.',
    keywords: 'تیکت، درخواست، سؤال، پرسش، مشکل، شکایت، پیوست، پیگیری، کارشناس',
    updated: '2026-11-26',
    proof: {
      file: 'apps/server/src/features/tickets/tickets.test.ts',
      test: 'a ticket is answered, unread until it is read, closed, rated once, and opened again',
    },
    related: ['acting-staff', 'account-security'],
    body: [
      paragraph(
        `درخواست را در ${link('پشتیبانی، درخواست تازه', '/support/new')} بنویسید. اگر پرسش دربارهٔ یک کمپین، پرداخت یا سند است، از همان صفحه «از پشتیبانی بپرسید» را بزنید تا درخواست به آن پیوند بخورد.`,
      ),
      heading('گام‌ها'),
      steps(
        'دسته و موضوع را بنویسید؛ پاسخ زودتر به کارشناس درست می‌رسد.',
        `مشکل را شرح دهید؛ هر پیام تا ${number(MESSAGE_MAX)} نویسه جا دارد. آنچه نوشته‌اید با تازه کردن صفحه از میان نمی‌رود.`,
        'پاسخ همان‌جا زیر پیام شما می‌آید و اعلان آن هم می‌رسد.',
      ),
      heading('پیوست‌ها'),
      paragraph(
        `تا ${number(TICKET_FILES_MAX)} پیوست برای هر پیام: عکس، PDF یا متن تا ${megabytes(ATTACHMENT_BYTES)} مگابایت و ویدئوی MP4 یا MOV تا ${megabytes(TICKET_VIDEO_BYTES)} مگابایت.`,
      ),
      heading('پس از پاسخ'),
      list(
        'اگر کار تمام شد درخواست را ببندید و به پاسخ از یک تا پنج نظر بدهید.',
        'درخواست بسته پیام نمی‌پذیرد؛ هر وقت لازم شد آن را دوباره باز کنید.',
        'همهٔ عضوهای حساب درخواست‌های آن را می‌بینند و در آن می‌نویسند.',
      ),
      note(
        `زمان معمول پاسخ، میانهٔ نخستین پاسخ‌های ${number(ANSWER_DAYS)} روز گذشتهٔ همان دسته در ساعت کاری است. اگر کمتر از ${number(ANSWERS_NEEDED)} پاسخ باشد، زمانی نوشته نمی‌شود.`,
      ),
      paragraph(`کارشناس برای کمک می‌تواند ${seeAlso('به نمایندگی از شما', 'acting-staff')} وارد حساب شود.`),
    ],
  },
];
