import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock, sampleDraft, sampleList, samplePlan, sampleRow, sampleUser } from '#testing/sample-answers.fa.ts';
import { sampleBalance } from '#testing/sample-finance.fa.ts';
import { sampleContent } from '#features/contents/testing/sample-contents.fa.ts';
import { sendUndoables } from '@jarchi/client-state/change/undoable.ts';
import { HomePage } from './HomePage.tsx';

const LIST = 'GET /api/main/v1/campaigns/';
const answers: FakeAnswers = {
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/main/v1/campaigns/feedback/pending': { body: { count: 0, results: [] } },
  'GET /api/financial/accounts/': { body: sampleBalance },
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 1, results: [sampleDraft()] } },
  'GET /api/main/v1/media/suggestions/': {
    body: {
      basis: {
        campaigns: 5,
        categories: [
          { id: 3, title_fa: 'کافه و رستوران' },
          { id: 7, title_fa: 'آشپزی' },
        ],
      },
      kind: 'instagram-story',
      results: [samplePlan()],
    },
  },
  [LIST]: (url) => ({
    body: sampleList(
      url.search.includes('REJECTED')
        ? [sampleRow({ id: 9, title: 'کوپن صبحانه', state: 'TO_PAY', reason: 'before_review' })]
        : [sampleRow()],
    ),
  }),
};

test('home names what waits for the advertiser and shows campaigns under way', async () => {
  stubApi(answers);
  renderPage(HomePage, '/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'سلام سارا؛ کمپین «کوپن صبحانه» منتظر پرداخت شماست.',
  );
  expect(screen.getByText('سه‌شنبه ۱۹ آبان ۱۴۰۵')).toBeDefined();
  expect(await screen.findByText('معرفی منوی پاییزی')).toBeDefined();
  expect(await screen.findByText('کافه‌نشین')).toBeDefined();
  expect(screen.getByText('بر پایهٔ «کافه و رستوران» و «آشپزی» در ۵ کمپین قبلی شما')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ادامهٔ «جشنوارهٔ یلدا»' }).getAttribute('href')).toBe('/campaign/create-package?draft=7');
});

test("a new account sees the first campaign's four steps", async () => {
  stubApi({
    ...answers,
    'GET /api/main/v1/campaigns/drafts/': { body: { count: 0, results: [] } },
    [LIST]: { body: sampleList([]) },
  });
  renderPage(HomePage, '/');
  expect(await screen.findByText('هنوز کمپینی نساخته‌اید.')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('سلام سارا؛ خوش آمدید.');
});

test('a failed list leaves the rest of the page', async () => {
  stubApi({ ...answers, [LIST]: refusal('internal', 500) });
  renderPage(HomePage, '/');
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(await screen.findByText('کافه‌نشین')).toBeDefined();
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
});

test('the balance shows how long it lasts at the pace of the last week', async () => {
  const spent_by_day = sampleBalance.spent_by_day.map((one) => ({ ...one, amount: 2_000_000 }));
  stubApi({ ...answers, 'GET /api/financial/accounts/': { body: { ...sampleBalance, spent_by_day } } });
  renderPage(HomePage, '/');
  expect(await screen.findByText('با آهنگ هفتهٔ گذشته، تا حدود ۶ روز دیگر کافی است.')).toBeDefined();
});

test('the draft of the strip can be deleted, and restored', async () => {
  const older = sampleDraft({ id: 8, data: { ...sampleDraft().data, title: 'کوپن صبحانه' } });
  const requests = stubApi({ ...answers, 'GET /api/main/v1/campaigns/drafts/': { body: { count: 2, results: [sampleDraft(), older] } } });
  renderPage(HomePage, '/');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'حذف «جشنوارهٔ یلدا»' }));
  expect(await screen.findByRole('link', { name: 'ادامهٔ «کوپن صبحانه»' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByRole('link', { name: 'ادامهٔ «جشنوارهٔ یلدا»' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'همهٔ ۲ پیش‌نویس' }).getAttribute('href')).toBe('/campaigns?stage=drafts');
  expect(requests.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
});

const PENDING = 'GET /api/main/v1/campaigns/feedback/pending';
const DECIDE = 'PATCH /api/main/created_content/feedback/11/1/';
const isDecision = ({ name }: { name: string }) => name.startsWith('PATCH');

function openWithContents(
  ids: readonly number[],
  verdict: ReturnType<typeof refusal> = { body: sampleContent(1, { state: 'confirmed' }) },
) {
  const results = ids.map((id) => sampleContent(id));
  const requests = stubApi({
    ...answers,
    [LIST]: { body: sampleList([]) },
    [PENDING]: { body: { count: ids.length, results } },
    [DECIDE]: verdict,
  });
  renderPage(HomePage, '/');
  return requests;
}

test('three waiting contents are named in the headline and shown with their deadlines', async () => {
  openWithContents([1, 2, 3, 4]);
  expect(await screen.findByText('سلام سارا؛ چهار محتوا منتظر نظر شماست.')).toBeDefined();
  expect(await screen.findByText('روزمرگی‌های سارا')).toBeDefined();
  expect(screen.getAllByText('پست · «چالش فنجان من»')).toHaveLength(3);
  expect(screen.getByText('تا فردا، ۱۸:۰۰')).toBeDefined();
  expect(screen.queryByText('تهران از نزدیک')).toBeNull();
  expect(screen.getByRole('link', { name: 'بررسی محتوای کافه‌نشین' }).getAttribute('href')).toBe('/contents?view=review&content=2');
});

test('an approval is sent when its message closes', async () => {
  const requests = openWithContents([1, 2]);
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' }));
  expect(screen.queryByText('روزمرگی‌های سارا')).toBeNull();
  expect(requests.filter(isDecision)).toEqual([]);
  expect(listToasts()[0]?.title).toBe('محتوای روزمرگی‌های سارا تأیید شد.');
  void sendUndoables();
  await waitFor(() => expect(requests.filter(isDecision)).toHaveLength(1));
  expect(listToasts()).toEqual([]);
  expect(requests.find(isDecision)?.body).toEqual({ is_confirmed: true });
});

test('an undone approval is never sent', async () => {
  const requests = openWithContents([1]);
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' }));
  const [item] = listToasts();
  closeToast(item?.id ?? 0);
  item?.action?.onPress();
  expect(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' })).toBeDefined();
  expect(requests.filter(isDecision)).toEqual([]);
});

test('an approval outlives the page and its message, and is sent when the window is left', async () => {
  const requests = openWithContents([1]);
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' }));
  for (const { id } of listToasts()) closeToast(id);
  cleanup();
  await Promise.resolve();
  expect(requests.filter(isDecision)).toEqual([]);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(requests.filter(isDecision)).toHaveLength(1));
});

test('a failed approval brings the content back, with a message', async () => {
  const requests = openWithContents([1], refusal('content_late', 409));
  await userEvent.click(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' }));
  expect(screen.queryByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' })).toBeNull();
  void sendUndoables();
  expect(await screen.findByRole('button', { name: 'تأیید محتوای روزمرگی‌های سارا' })).toBeDefined();
  expect(requests.filter(isDecision)).toHaveLength(1);
  expect(listToasts()[0]?.kind).toBe('error');
});

test('without contents to approve the region is not shown', async () => {
  openWithContents([]);
  expect(await screen.findByText('۱۲٬۴۵۰٬۰۰۰')).toBeDefined();
  expect(screen.queryByText('در انتظار نظر شما')).toBeNull();
});
