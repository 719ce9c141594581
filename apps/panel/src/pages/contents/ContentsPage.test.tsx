import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { closeToast, listToasts } from '@jarchi/ui/toasts/toast.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Content, ContentList } from '#data/contents/contents.ts';
import { sampleContent } from '#features/contents/testing/sample-contents.fa.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleClock } from '#testing/sample-answers.fa.ts';
import { openNarrowWindow } from '#testing/wide-window.ts';
import { ContentsPage } from './ContentsPage.tsx';

const LIST = 'GET /api/main/publisher-contents/';
const DECIDE = 'PATCH /api/main/created_content/feedback/11/';
const COMMENT = 'چه چیزی باید عوض شود؟';

function listOf(results: Content[], change: Partial<ContentList> = {}): ContentList {
  const of = (state: Content['state']) => results.filter((content) => content.state === state).length;
  const counts = { all: results.length, pending: of('pending'), confirmed: of('confirmed'), rejected: of('rejected') };
  return { count: results.length, results, counts, campaigns: [{ id: 11, title: 'چالش فنجان من' }], ...change };
}

function open(results: Content[], search = '', more: FakeAnswers = {}, change: Partial<ContentList> = {}) {
  const requests = stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [LIST]: { body: listOf(results, change) },
    'POST /api/main/publisher-contents/': { body: sampleContent(1, { seen_at: '2026-11-10T10:00:00.000Z' }) },
    [DECIDE]: (_, body) => ({
      body: sampleContent(1, { state: (body as { is_confirmed: boolean }).is_confirmed ? 'confirmed' : 'rejected' }),
    }),
    ...more,
  });
  renderPage(ContentsPage, '/contents', `/contents${search}`);
  return { requests, decisions: () => requests.filter(({ name }) => name.startsWith('PATCH')) };
}

const decidedContent = sampleContent(4, { state: 'confirmed', decided_at: '2026-11-09T10:00:00.000Z' });

test('the grid shows each content with its state and its deadline', async () => {
  open([sampleContent(1), decidedContent]);
  const first = (await screen.findByText('روزمرگی‌های سارا')).closest('a');
  expect(first?.getAttribute('href')).toBe('/contents?view=review&content=1');
  expect(within(first as HTMLElement).getByText('تا فردا، ۱۸:۰۰')).toBeDefined();
  expect(screen.getByText('تأیید شده، ۱۸ آبان')).toBeDefined();
  expect(screen.getByRole('tab', { name: /در انتظار/ }).textContent).toContain('۱');
});

test('a page has 12 contents, and the URL names the next page', async () => {
  const many = Array.from({ length: 12 }, (_, index) => sampleContent((index % 9) + 1, { id: index + 1 }));
  const { requests } = open(many, '?page=2&state=pending', {}, { count: 30 });
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  const asked = requests.find(({ name }) => name.startsWith(LIST))?.url.searchParams;
  expect([asked?.get('limit'), asked?.get('offset'), asked?.get('state')]).toEqual(['12', '12', 'pending']);
});

test('without contents the page tells when there will be some', async () => {
  open([]);
  expect(await screen.findByText('هنوز محتوایی برای بررسی نیست.')).toBeDefined();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a list that fails offers another try', async () => {
  open([], '', { [LIST]: refusal('internal', 500) });
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
});

/** Presses a key after the page is drawn, so that its listeners exist. */
async function press(key: KeyboardEventInit): Promise<void> {
  await act(async () => undefined);
  fireEvent.keyDown(document.body, key);
}

test('A approves and opens the next content; the call is sent when the message has closed', async () => {
  const { decisions } = open([sampleContent(1), sampleContent(2)], '?view=review');
  expect(await screen.findByRole('button', { name: 'تأیید محتوا' })).toBeDefined();
  expect(screen.getByText('فنجان سپیدار در قاب دیده شود')).toBeDefined();
  expect(screen.getByRole('tab', { name: /^در انتظار/ }).textContent).toBe('در انتظار۲');
  await press({ code: 'KeyA', key: 'ش' });
  await waitFor(() => expect(screen.queryByText('@publisher_1')).toBeNull());
  expect(screen.getByRole('tab', { name: /^در انتظار/ }).textContent).toBe('در انتظار۱');
  expect(screen.getByText('@publisher_2')).toBeDefined();
  expect(decisions()).toEqual([]);
  closeToast(listToasts()[0]?.id ?? 0);
  await waitFor(() => expect(decisions().map(({ body }) => body)).toEqual([{ is_confirmed: true }]));
});

test('J and K move through the queue, but not while a person types', async () => {
  open([sampleContent(1), sampleContent(2)], '?view=review');
  await screen.findByText('@publisher_1');
  await press({ code: 'KeyJ' });
  await screen.findByText('@publisher_2');
  await press({ code: 'KeyK' });
  await screen.findByText('@publisher_1');
  await press({ code: 'KeyR' });
  const field = await screen.findByRole('textbox', { name: new RegExp(COMMENT) });
  fireEvent.keyDown(field, { code: 'KeyJ' });
  expect(screen.getByText('@publisher_1')).toBeDefined();
});

test('the keys work right after the view is switched, while its radio has the focus', async () => {
  open([sampleContent(1), sampleContent(2)], '?view=review');
  await screen.findByText('@publisher_1');
  await act(async () => undefined);
  fireEvent.keyDown(screen.getByRole('radio', { name: 'بررسی' }), { code: 'KeyJ' });
  expect(await screen.findByText('@publisher_2')).toBeDefined();
});

test('a narrow review has one head: the position in the queue, its pager, and the way back to the same grid', async () => {
  openNarrowWindow();
  open([sampleContent(1), sampleContent(2)], '?state=pending&view=review');
  await screen.findByRole('heading', { level: 1, name: 'بررسی محتوا' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(await screen.findByText('۱ از ۲')).toBeDefined();
  expect(screen.getByRole('link', { name: /بازگشت/ }).getAttribute('href')).toBe('/contents?state=pending');
  await userEvent.click(await screen.findByRole('button', { name: 'محتوای بعدی' }));
  expect(await screen.findByText('۲ از ۲')).toBeDefined();
  expect(screen.getByText('@publisher_2')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'محتوای قبلی' }));
  expect(await screen.findByText('@publisher_1')).toBeDefined();
});

test('a rejection needs a comment, which stays after a failure', async () => {
  let isDown = true;
  const { decisions } = open([sampleContent(1), sampleContent(2)], '?view=review', {
    [DECIDE]: () => (isDown ? refusal('internal', 500) : { body: sampleContent(1, { state: 'rejected' }) }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'رد با توضیح' }));
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن و رد محتوا' }));
  expect(await screen.findByText('بنویسید چه چیزی باید عوض شود.')).toBeDefined();
  expect(decisions()).toEqual([]);
  const field = screen.getByRole('textbox', { name: new RegExp(COMMENT) });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'نام سپیدار نیامده');
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن و رد محتوا' }));
  await waitFor(() => expect(decisions()).toHaveLength(1));
  await press({ code: 'KeyJ' });
  await screen.findByText('@publisher_2');
  await press({ code: 'KeyK' });
  await screen.findByText('@publisher_1');
  expect(screen.getByRole('textbox', { name: new RegExp(COMMENT) })).toHaveProperty('value', 'نام سپیدار نیامده');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن و رد محتوا' }));
  await screen.findByText('@publisher_2');
  expect(decisions().at(-1)?.body).toEqual({ is_confirmed: false, advertiser_comment: 'نام سپیدار نیامده', attachments: [] });
});

test('a content that was rejected twice can only be approved', async () => {
  open([sampleContent(1, { rejections_left: 0, attempt: 3 })], '?view=review');
  expect(await screen.findByRole('button', { name: 'تأیید محتوا' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'رد با توضیح' })).toBeNull();
  expect(screen.getByText(/دو بار رد شده است/)).toBeDefined();
});

test('an old bookmark with an unknown state shows all contents, with a notice', async () => {
  const { requests } = open([sampleContent(1)], '?state=waiting&filter=due,soon');
  expect(await screen.findByText('روزمرگی‌های سارا')).toBeDefined();
  expect(screen.getByText('بخشی از نشانی خوانده نشد و کنار گذاشته شد.')).toBeDefined();
  expect(requests.find(({ name }) => name.startsWith(LIST))?.url.search).not.toContain('state');
});

test('filters of campaign, format and deadline are in the URL, and are asked for together with the state', async () => {
  const { requests } = open([sampleContent(1)], '?state=pending&filter=campaign,11&filter=content_type,STORY&filter=due,tomorrow');
  expect(await screen.findByRole('button', { name: 'کمپین: چالش فنجان من' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'قالب: استوری' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'مهلت: تا پایان فردا' })).toBeDefined();
  const asked = requests.find(({ name }) => name.startsWith(LIST))?.url.searchParams;
  expect([asked?.get('state'), asked?.getAll('filter')]).toEqual(['pending', ['campaign,11', 'content_type,STORY', 'due,tomorrow']]);
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن فیلترها' }));
  await waitFor(() =>
    expect(
      requests
        .filter(({ name }) => name.startsWith(LIST))
        .at(-1)
        ?.url.searchParams.getAll('filter'),
    ).toEqual([]),
  );
});

test('a filter that leaves nothing is told apart from an empty page, and can be cleared', async () => {
  open([], '?filter=due,today');
  expect(await screen.findByText(/نتیجه‌ای|پیدا نشد/)).toBeDefined();
  expect(screen.queryByText('هنوز محتوایی برای بررسی نیست.')).toBeNull();
});

const note: DraftFile = { id: 9, name: 'note.png', type: 'image/png', size: 9, width: 9, height: 9, duration: null, url: '/api/main/n/' };
const said: Partial<Content> = {
  state: 'rejected',
  advertiser_comment: 'نام ما را بنویسید',
  attachments: [note],
  decided_at: '2026-11-09T10:00:00.000Z',
};
const second = sampleContent(2, { placement: 101, attempt: 2, rejections_left: 1, publisher: sampleContent(1).publisher });
const VERSIONS = { 'GET /api/main/v1/campaigns/11/feedback': { body: { count: 2, results: [second, sampleContent(1, said)] } } };

test('a new version stands beside the one before it, with the comment and the files of its rejection', async () => {
  open([second], '?view=review', VERSIONS);
  const earlier = await screen.findByRole('figure', { name: 'نسخهٔ ۱، رد شده' });
  expect(within(earlier).getByText('نام ما را بنویسید')).toBeDefined();
  expect(within(earlier).getByRole('link', { name: 'note.png' }).getAttribute('href')).toBe('/api/main/n/');
  expect(screen.getByRole('figure', { name: /نسخهٔ ۲/ })).toBeDefined();
  expect(screen.getByText(/یک بار دیگر می‌توانید رد کنید/)).toBeDefined();
});

test('on phones a switch leads to the version before', async () => {
  openNarrowWindow();
  open([second], '?view=review', VERSIONS);
  expect(await screen.findByRole('figure', { name: /نسخهٔ ۲/ })).toBeDefined();
  expect(screen.queryByText('نام ما را بنویسید')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'نسخهٔ ۱، رد شده' }));
  expect(await screen.findByText('نام ما را بنویسید')).toBeDefined();
  expect(screen.queryByRole('figure', { name: /نسخهٔ ۲/ })).toBeNull();
});

test('earlier versions that cannot be read offer another try, and the new one stays', async () => {
  open([second], '?view=review', { 'GET /api/main/v1/campaigns/11/feedback': refusal('internal', 500) });
  expect(await screen.findByText('دریافت اطلاعات ناموفق بود!')).toBeDefined();
  expect(screen.getByRole('button', { name: 'تأیید محتوا' })).toBeDefined();
});

test('a rejected content tells that a new version is on its way and until when, or that none is', async () => {
  const coming = sampleContent(1, { ...said, next_due_at: '2026-11-11T14:30:00.000Z' });
  open([coming, sampleContent(2, said)]);
  expect(await screen.findByText('نسخهٔ تازه در راه، تا فردا، ۱۸:۰۰')).toBeDefined();
  expect(screen.getByText('رد شده، ۱۸ آبان')).toBeDefined();
});

test('whose turn it is stands beside the verdict', async () => {
  open([sampleContent(1, { ...said, next_due_at: '2026-11-11T14:30:00.000Z' })], '?view=review');
  expect(await screen.findByText(/نوبت ناشر است/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'note.png' })).toBeDefined();
});
