import type { NextDecider } from '@jarchi/domain/campaigns/rules/content-rules.ts';

/** Texts that name the next decider of a content. */
export const deciderFa = {
  nextVersion: (until: string) => `نسخهٔ تازه در راه، ${until}`,
  whose: {
    advertiser: 'نوبت شماست. تا دو بار می‌توانید رد کنید و نسخهٔ تازه بخواهید.',
    last_round: 'نوبت شماست. یک بار دیگر می‌توانید رد کنید؛ پس از آن کارشناس ما تصمیم می‌گیرد.',
    operator: 'این محتوا دو بار رد شده است و نوبت کارشناس ماست. تا پیش از نظر او هنوز می‌توانید تأیید کنید.',
    publisher: 'نوبت ناشر است؛ نظر شما را دارد و نسخهٔ تازه می‌سازد.',
    nobody: '',
  } satisfies Record<NextDecider, string>,
  /** For members who may not decide. */
  whoseOfOthers: {
    advertiser: (names: string) => `نوبت ${names} است.`,
    last_round: (names: string) => `نوبت ${names} است. یک بار دیگر می‌توان رد کرد؛ پس از آن کارشناس ما تصمیم می‌گیرد.`,
    operator: () => 'این محتوا دو بار رد شده است و نوبت کارشناس ماست.',
    publisher: () => 'نوبت ناشر است؛ نسخهٔ تازه می‌سازد.',
    nobody: () => '',
  } satisfies Record<NextDecider, (names: string) => string>,
} as const;
