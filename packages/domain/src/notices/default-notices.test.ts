import { expect, test } from 'vitest';
import { defaultNoticesFa } from './default-notices.fa.ts';

test('an error and a success without words of their own say what happened', () => {
  expect(defaultNoticesFa.error).toEqual({ title: 'مشکلی در ارتباط با سرور پیش آمد', text: 'لطفاً دوباره تلاش کنید.' });
  expect(defaultNoticesFa.success).toEqual({ title: 'عملیات موفق', text: 'عملیات با موفقیت انجام شد.' });
});
