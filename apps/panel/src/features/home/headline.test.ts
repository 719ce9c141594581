import { expect, test } from 'vitest';
import { getHeadline, type HeadlineFacts } from './headline.ts';

const campaign = {
  title: 'منوی پاییزی',
  state: 'PUBLISHING',
  price: 100,
  elapsed: 0.5,
  figures: { cost: 50 },
};
const lagging = { ...campaign, title: 'باشگاه مشتریان', figures: { cost: 20 } };
const calm: HeadlineFacts = {
  firstName: 'سارا',
  waiting: [],
  running: [campaign],
  runningCount: 3,
  draftTitles: [],
  pendingContents: 0,
  isNew: false,
  isCut: false,
  waitsFor: undefined,
};

test.each<[string, Partial<HeadlineFacts>, string]>([
  ['a calm day', {}, 'سلام سارا؛ همه‌چیز طبق برنامه است.'],
  ['lists that could not be read', { isCut: true, running: [], runningCount: 0 }, 'سلام سارا.'],
  [
    'one to pay',
    { waiting: [{ ...campaign, state: 'TO_PAY' }], draftTitles: ['یلدا'] },
    'سلام سارا؛ کمپین «منوی پاییزی» منتظر پرداخت شماست.',
  ],
  [
    'two rejected',
    {
      waiting: [
        { ...campaign, state: 'REJECTED' },
        { ...campaign, state: 'REJECTED' },
      ],
    },
    'سلام سارا؛ دو کمپین رد شده و منتظر شماست.',
  ],
  [
    'one to pay and one rejected',
    {
      waiting: [
        { ...campaign, state: 'TO_PAY' },
        { ...campaign, state: 'REJECTED' },
      ],
    },
    'سلام سارا؛ دو کمپین منتظر شماست.',
  ],
  ['contents that wait', { pendingContents: 3 }, 'سلام سارا؛ سه محتوا منتظر نظر شماست.'],
  [
    'contents and a campaign that wait',
    { pendingContents: 2, waiting: [{ ...campaign, state: 'TO_PAY' }] },
    'سلام سارا؛ یک کمپین و دو محتوا منتظر شماست.',
  ],
  [
    'contents and campaigns that wait, for who may not act',
    { pendingContents: 2, waiting: [{ ...campaign, state: 'TO_PAY' }], waitsFor: 'صاحب حساب یا خریدار' },
    'سلام سارا؛ یک کمپین و دو محتوا منتظر صاحب حساب یا خریدار است.',
  ],
  [
    'one to pay, for who may not pay',
    { waiting: [{ ...campaign, state: 'TO_PAY' }], waitsFor: 'صاحب حساب یا خریدار' },
    'سلام سارا؛ کمپین «منوی پاییزی» منتظر پرداخت صاحب حساب یا خریدار است.',
  ],
  ['a draft, for who may not go on', { draftTitles: ['یلدا'], waitsFor: 'صاحب حساب یا خریدار' }, 'سلام سارا؛ همه‌چیز طبق برنامه است.'],
  ['one behind', { running: [campaign, lagging] }, 'سلام سارا؛ «باشگاه مشتریان» از برنامه عقب افتاده.'],
  ['a draft', { draftTitles: ['جشنوارهٔ یلدا'] }, 'سلام سارا؛ «جشنوارهٔ یلدا» ناتمام مانده است.'],
  ['nothing under way', { running: [], runningCount: 0 }, 'سلام سارا؛ کمپین بعدی را شروع کنید.'],
  ['a new account', { running: [], runningCount: 0, isNew: true }, 'سلام سارا؛ خوش آمدید.'],
  ["nobody's name", { firstName: ' ' }, 'سلام؛ همه‌چیز طبق برنامه است.'],
])('%s is the headline', (_, change, title) => {
  expect(getHeadline({ ...calm, ...change }).title).toBe(title);
});

test('the second line counts running campaigns, and names one that lags if the headline does not', () => {
  expect(getHeadline(calm).sub).toBe('سه کمپین در جریان است.');
  expect(getHeadline({ ...calm, running: [lagging] }).sub).toBe('سه کمپین در جریان است.');
  const waiting = [{ ...campaign, state: 'TO_PAY' }];
  expect(getHeadline({ ...calm, waiting, running: [lagging] }).sub).toBe('سه کمپین در جریان است و «باشگاه مشتریان» از برنامه عقب افتاده.');
});
