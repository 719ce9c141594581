import { pauseToasts } from '@jarchi/ui/toasts/toast.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleContent } from '#features/contents/testing/sample-contents.fa.ts';
import { HomePage } from '#pages/home/HomePage.tsx';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock, sampleList, sampleUser } from '#testing/sample-answers.fa.ts';
import { sendUndoables } from '@jarchi/client-state/change/undoable.ts';
import { ContentsPage } from './ContentsPage.tsx';

const DECIDE = 'PATCH /api/main/created_content/feedback/11/';
const waiting = [sampleContent(1), sampleContent(2)];
const answers: FakeAnswers = {
  'GET /api/main/v1/world/clock/': { body: sampleClock },
  'GET /api/accounts/user/': { body: sampleUser },
  'GET /api/main/v1/campaigns/': { body: sampleList([]) },
  'GET /api/main/v1/campaigns/drafts/': { body: { count: 0, results: [] } },
  'GET /api/main/v1/campaigns/feedback/pending': { body: { count: 2, results: waiting } },
  'GET /api/main/publisher-contents/': {
    body: { count: 2, results: waiting, counts: { all: 2, pending: 2, confirmed: 0, rejected: 0 }, campaigns: [] },
  },
  'POST /api/main/publisher-contents/': { body: sampleContent(1, { seen_at: '2026-11-10T10:00:00.000Z' }) },
  [DECIDE]: { body: sampleContent(1, { state: 'confirmed' }) },
};

const PUBLISHER = 'روزمرگی‌های سارا';
const PAGES = {
  contents: { Page: ContentsPage, path: '/contents', search: '?view=review', button: 'تأیید محتوا' },
  home: { Page: HomePage, path: '/', search: '', button: `تأیید محتوای ${PUBLISHER}` },
} as const;

/** A person who has just approved the first of two contents. */
async function approveOn(page: keyof typeof PAGES, others: FakeAnswers = {}) {
  const { Page, path, search, button } = PAGES[page];
  const requests = stubApi({ ...answers, ...others });
  const view = renderPage(Page, path, `${path}${search}`);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('button', { name: 'بازگرداندن' });
  // As if the pointer were on the message: a call now is not caused by the message's end.
  pauseToasts();
  const decisions = () => requests.filter(({ name }) => name.startsWith('PATCH'));
  expect(decisions()).toEqual([]);
  return { ...view, decisions };
}

/** The time to undo is over. */
const letPass = () => void sendUndoables();

const WAYS = {
  'by another address or a closed window': () => fireEvent(window, new Event('pagehide')),
  'by another window in front': () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
  },
} satisfies Record<string, () => unknown>;
type Way = keyof typeof WAYS;
const leavings = (['contents', 'home'] as const).flatMap((page) => Object.keys(WAYS).map((way) => [page, way as Way] as const));

test.each(leavings)('an approval on the %s page is sent when the page is left %s', async (page, way) => {
  const { decisions, ...view } = await approveOn(page);
  WAYS[way]();
  await waitFor(() => expect(decisions().map(({ body }) => body)).toEqual([{ is_confirmed: true }]));
  letPass();
  await view.queryClient.refetchQueries();
  expect(decisions()).toHaveLength(1);
});

test.each(['contents', 'home'] as const)('an approval on the %s page can still be undone on another page', async (page) => {
  const { decisions, router } = await approveOn(page);
  await router.navigate({ to: '/profile' });
  await userEvent.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  await sendUndoables();
  expect(decisions()).toEqual([]);
});

test('a page that becomes visible again has sent nothing', async () => {
  const { decisions } = await approveOn('home');
  fireEvent(document, new Event('visibilitychange'));
  await userEvent.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByRole('button', { name: PAGES.home.button })).toBeDefined();
  expect(decisions()).toEqual([]);
});

test.each(['contents', 'home'] as const)('a failed approval is shown on the %s page, and its content waits again', async (page) => {
  const { decisions } = await approveOn(page, { [DECIDE]: refusal('internal', 500) });
  expect(screen.queryAllByText(PUBLISHER)).toEqual([]);
  letPass();
  expect(await screen.findByText('تأیید محتوا انجام نشد.')).toBeDefined();
  expect(await screen.findAllByText(PUBLISHER)).not.toEqual([]);
  expect(decisions()).toHaveLength(1);
});

test('an approval of what a colleague has rejected says so, with the decision that stands', async () => {
  const facts = { decision: 'rejected', decided_at: '2026-11-10T09:00:00.000Z' };
  await approveOn('home', { [DECIDE]: refusal('verdict_given', 409, facts) });
  letPass();
  expect(await screen.findByText('دربارهٔ این محتوا پیش‌تر تصمیم گرفته شده بود.')).toBeDefined();
  expect(screen.getByText(/۱۹ آبان ساعت ۱۲:۳۰، رد شده است/)).toBeDefined();
});
