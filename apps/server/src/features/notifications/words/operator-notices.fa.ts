import type { OperatorNoticeFacts } from '../operator-notices.ts';
import { named, returned, sentence, toman } from './message-words.fa.ts';

type Words = {
  readonly [K in keyof OperatorNoticeFacts]: (facts: OperatorNoticeFacts[K]) => { readonly title: string; readonly description: string };
};

/** Messages about what the operator did to a campaign. */
export const operatorNoticesFa: Words = {
  campaign_stopped: ({ title, captured, released, reason }) => ({
    title: 'کارشناس کمپین را متوقف کرد',
    description: `کمپین ${named(title)} متوقف شد${reason === '' ? '.' : `: ${sentence(reason)}`} ${toman(captured)} کسر شد.${returned(released)}`,
  }),
  campaign_cancelled: ({ title, released, reason }) => ({
    title: 'کارشناس کمپین را لغو کرد',
    description: `کمپین ${named(title)} لغو شد${reason === '' ? '.' : `: ${sentence(reason)}`}${returned(released)}`,
  }),
  campaign_overdue: ({ title }) => ({
    title: 'کمپین بیش از معمول مانده است',
    description: `کمپین ${named(title)} بیش از معمول مانده است. همکاران ما آن را بررسی می‌کنند؛ لازم نیست کاری کنید و پول شما سر جایش است.`,
  }),
  campaign_refunded: ({ title, refunded }) => ({
    title: 'مبلغی از کمپین بازگشت',
    description: `${toman(refunded)} از هزینهٔ کمپین ${named(title)} به موجودی شما بازگشت.`,
  }),
  dispute_answered: ({ title }) => ({
    title: 'به اعتراض شما پاسخ داده شد',
    description: `پاسخ اعتراض شما به نتیجهٔ کمپین ${named(title)} در شناسنامهٔ آن است.`,
  }),
};
