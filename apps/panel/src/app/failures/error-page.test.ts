import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { guardRoute } from '#app/guards.ts';
import { describeError } from './ErrorPage.tsx';
import { HttpError } from '@jarchi/shell/router/guards.ts';
import { ChunkError } from '@jarchi/shell/router/page.tsx';

test('an error without a status is a 500', () => {
  expect(describeError(new Error('x'))).toMatchObject({ status: 500, title: 'مشکلی در کار پنل پیش آمد.' });
  expect(describeError(new HttpError(500, 'x')).title).toBe('مشکلی در کار پنل پیش آمد.');
  expect(describeError(new ApiError({ status: 0, code: 'network' }))).toMatchObject({
    status: 500,
    text: expect.stringContaining('اتصال اینترنت') as string,
  });
});

test('a refusal of the server keeps its status and shows the reason', () => {
  expect(describeError(new ApiError({ status: 404, code: 'not_found' }))).toEqual({
    status: 404,
    title: 'این صفحه پیدا نشد.',
    text: 'شاید نشانی اشتباه نوشته شده یا صفحه جابه‌جا شده باشد.',
  });
});

test('a part that did not load has its own text', () => {
  expect(describeError(new ChunkError('chunk failed to load')).title).toBe('این بخش بارگذاری نشد.');
});

test('a guard that the panel does not know has its own text', async () => {
  const error: unknown = await guardRoute(['nonsense'], { pathname: '/', searchText: '', features: [] }).catch((caught: unknown) => caught);
  expect(describeError(error)).toMatchObject({ status: 500, title: 'میان‌افزار این صفحه ناشناخته است.' });
});
