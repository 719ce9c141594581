import type { CampaignDraft } from '@jarchi/domain/drafts/drafts.ts';
import { COMBINATIONS, finishedDraft, IMAGE, getName } from '@jarchi/domain/drafts/testing/finished-drafts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { serveDraft } from '#testing/draft-server.ts';
import { renderPage } from '#testing/render-page.tsx';
// The page loads these parts when it draws them; the import keeps their transformation out of the tests' time.
import '#features/creatives/preview/CreativePreview.tsx';
import '#features/drafts/frame/DraftBanner.tsx';
import '#features/text-doctor/DoctorLine.tsx';
import { ContentPage } from './ContentPage.tsx';

/** The text when nothing blocks; a warning has its own text. */
const ALL = /همهٔ پاسخ‌های لازم کامل است|مانع ادامه نیست/;
const getCombination = (name: string) => COMBINATIONS.find((one) => getName(one) === name) ?? COMBINATIONS[0]!;
const getDraft = (name: string, change: Partial<CampaignDraft> = {}) => ({ ...finishedDraft(getCombination(name)), ...change });

function open(data: CampaignDraft, more: FakeAnswers = {}) {
  const { world, answers } = serveDraft(data, { draft_step: 'content' });
  const requests = stubApi({
    ...answers,
    'GET /api/main/utm_key_template/': { body: { results: [] } },
    'POST /api/main/discovery/display_url': refusal('unavailable', 503),
    ...more,
  });
  renderPage(ContentPage, '/campaign/content', '/campaign/content?draft=7');
  return { world, requests, user: userEvent.setup() };
}
const saved = (world: ReturnType<typeof open>['world']) => world.draft?.data;

test.each(COMBINATIONS.map((one) => [getName(one), one] as const))('%s: a complete content has no open issue', async (_name, one) => {
  open(finishedDraft(one));
  expect(await screen.findByText(ALL)).toBeDefined();
});

test.each([
  ['INSTAGRAM STORY REACH', true],
  ['TELEGRAM POST CPM', true],
  ['BALE POST REACH', true],
  ['INSTAGRAM POST REACH', false],
  ['LINKEDIN POST INFLUENCE', false],
  ['SOROUSH PIN CPC', false],
  ['SOROUSH IN_CHANNEL CPM', false],
  ['RUBIKA PIN CPM', false],
] as const)('%s: tracking is offered: %s', async (name, isOffered) => {
  open(getDraft(name, { content_link: 'https://cafe.ir' }));
  await screen.findByText(ALL);
  await waitFor(() => expect(screen.queryByLabelText('ردیابی پیوند با UTM') !== null).toBe(isOffered));
});

test.each(['INSTAGRAM STORY REACH', 'TELEGRAM POST REACH', 'LINKEDIN POST INFLUENCE', 'SOROUSH PIN CPC'])(
  '%s: an empty content shows its errors only after an attempt to continue',
  async (name) => {
    const empty = { content_files: [], content_instagram_post_files: [], content_guide_file: null, content_todos: [], ad_title: '' };
    const { user } = open(getDraft(name, { ...empty, content_caption: '', content_description: '' }));
    const countErrors = () => document.querySelectorAll("main [aria-invalid='true'], main [data-invalid]").length;
    await screen.findAllByText(/مورد مانده است/);
    expect(countErrors()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'ادامه به بسته‌چینی' }));
    expect(countErrors()).toBeGreaterThan(0);
  },
);

test('a link typed without https:// gets it when the field is left; then it can be tagged and names the subdomain’s domain', async () => {
  const { user } = open(getDraft('INSTAGRAM STORY REACH'));
  const field = await screen.findByLabelText(/^نشانی صفحهٔ فرود/);
  expect(screen.queryByLabelText('ردیابی پیوند با UTM')).toBeNull();
  await user.type(field, 'www.cafe.ir/menu');
  await user.tab();
  expect(field).toHaveProperty('value', 'https://www.cafe.ir/menu');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(await screen.findByLabelText('ردیابی پیوند با UTM')).toBeDefined();
  expect(screen.getByText('.cafe.ir')).toBeDefined();
  await user.type(screen.getByLabelText(/^زیردامنهٔ اختصاصی/), 'autumn');
  expect(screen.getByText(/autumn\.cafe\.ir/)).toBeDefined();
});

test('a stored link that opens nothing is told at once; one that is being typed is not', async () => {
  const { user } = open(getDraft('INSTAGRAM STORY REACH', { content_link: 'https://a.ir:99999/x' }));
  const field = await screen.findByLabelText(/^نشانی صفحهٔ فرود/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/این نشانی باز نمی‌شود/)).toBeDefined();
  await user.clear(field);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('a link that the server does not take for a page says so', async () => {
  open(getDraft('INSTAGRAM STORY REACH', { content_link: 'https://cafe.ir:8090' }), {
    'POST /api/main/discovery/display_url': refusal('url_not_allowed', 422),
  });
  expect(await screen.findByText(/صفحه‌ای همگانی در وب نیست/)).toBeDefined();
});

test('the tagged link follows the input and keeps the page’s own parameter', async () => {
  const { user } = open(getDraft('INSTAGRAM STORY REACH', { content_link: 'https://cafe.ir/?utm_source=mine' }));
  expect(await screen.findByText(/^https:\/\/cafe\.ir\/\?utm_source=mine&utm_campaign=48213/)).toBeDefined();
  expect(screen.getByText('utm_source در نشانی خودتان هست و تغییر نمی‌کند.')).toBeDefined();
  await user.type(screen.getByLabelText('مقدار رسانه'), 'story');
  expect(await screen.findByText(/utm_source=mine&utm_medium=story/)).toBeDefined();
});

test('a caption has suggestions under it; the draft keeps what was written until one is applied', async () => {
  const { world, user } = open(getDraft('INSTAGRAM POST REACH', { content_caption: 'همین حالا سفارش می دهید?' }));
  await user.click(await screen.findByRole('button', { name: /^۲ پیشنهاد ویرایشی برای متن پست/ }));
  expect(saved(world)?.content_caption).toBe('همین حالا سفارش می دهید?');
  await user.click(screen.getByRole('button', { name: 'اعمال: «می دهید?» به «می‌دهید?»' }));
  expect(screen.getByRole('textbox', { name: /^متن پست/ })).toHaveProperty('value', 'همین حالا سفارش می‌دهید?');
  await waitFor(() => expect(saved(world)?.content_caption).toBe('همین حالا سفارش می‌دهید?'));
});

test('hashtags are pasted as a list, or typed and ended by a space, and lose their #', async () => {
  const { world, user } = open(getDraft('INSTAGRAM POST REACH'));
  const box = await screen.findByLabelText(/^هشتگ‌ها/);
  await user.click(box);
  await user.paste('#پاییز #قهوه');
  await user.type(box, '#کافه ');
  await waitFor(() => expect(saved(world)?.content_hashtags).toEqual(['پاییز', 'قهوه', 'کافه']));
  await user.click(screen.getByRole('button', { name: 'برداشتن قهوه' }));
  await waitFor(() => expect(saved(world)?.content_hashtags).toEqual(['پاییز', 'کافه']));
});

test('a space from a keyboard that names no key also ends a hashtag', async () => {
  const { world } = open(getDraft('INSTAGRAM POST REACH', { content_hashtags: [] }));
  const box = await screen.findByLabelText(/^هشتگ‌ها/);
  fireEvent.change(box, { target: { value: 'پاییز' } });
  fireEvent.change(box, { target: { value: 'پاییز ' } });
  expect(box).toHaveProperty('value', '');
  await waitFor(() => expect(saved(world)?.content_hashtags).toEqual(['پاییز']));
});

test('a suggested page becomes a mention', async () => {
  const page = { id: 4, username: 'sepidar.coffee', title: 'کافه سپیدار', followers: 12_000, page_type: 'business' };
  const { world, user } = open(getDraft('INSTAGRAM POST REACH'), {
    'GET /api/main/v1/media/instagram/': { body: { count: 1, results: [page] } },
  });
  await user.type(await screen.findByLabelText('منشن‌ها'), 'sepi');
  await user.click(await screen.findByRole('button', { name: /sepidar\.coffee/ }));
  await waitFor(() => expect(saved(world)?.content_mentions).toEqual(['sepidar.coffee']));
});

test('a forwarded post asks only for its URL, and the text of a new post comes back', async () => {
  const { user } = open(getDraft('TELEGRAM POST REACH', { content_caption: 'متن من' }));
  await user.click(await screen.findByRole('radio', { name: 'فوروارد پست' }));
  expect(screen.queryByLabelText('متن پست')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ادامه به بسته‌چینی' }));
  const address = screen.getByLabelText('نشانی پست تلگرام');
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'محتوای تازه' }));
  expect(screen.getByLabelText('متن پست')).toHaveProperty('value', 'متن من');
});

test('words of a hyperlink must be part of the caption', async () => {
  const { user } = open(getDraft('BALE POST REACH', { content_caption: 'منوی پاییزی رسید' }));
  await user.click(await screen.findByRole('button', { name: 'افزودن پیوند' }));
  await user.type(screen.getByLabelText('عبارت ۱'), 'زمستانی');
  expect(await screen.findByText(/عبارت «زمستانی» در متن نیست/)).toBeDefined();
  await user.clear(screen.getByLabelText('عبارت ۱'));
  await user.type(screen.getByLabelText('عبارت ۱'), 'پاییزی');
  expect(screen.queryByText(/در متن نیست/)).toBeNull();
});

test('to-dos are added with Enter, ordered, removed and restored', async () => {
  const { world, user } = open(getDraft('LINKEDIN POST INFLUENCE'));
  const box = await screen.findByLabelText('افزودن بایدها');
  await user.type(box, 'نام برند{Enter}نشانی سایت{Enter}');
  await user.click(screen.getByRole('button', { name: 'بردن مورد ۲ به بالا' }));
  await waitFor(() => expect(saved(world)?.content_todos).toEqual(['نشانی سایت', 'نام برند']));
  await user.click(screen.getByRole('button', { name: 'برداشتن مورد ۱' }));
  expect(screen.queryByDisplayValue('نشانی سایت')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByDisplayValue('نشانی سایت')).toBeDefined();
});

test('the short text of a Soroush pin goes into the subtitle, its counter turns red and it blocks', async () => {
  const { world, user } = open(getDraft('SOROUSH PIN CPC', { ad_subtitle: '' }));
  const box = await screen.findByLabelText('توضیح');
  fireEvent.change(box, { target: { value: 'ا'.repeat(39) } });
  expect(screen.getByText(/۳۹ از ۳۸/).className).toContain('text-danger-text');
  await user.click(screen.getByRole('button', { name: 'ادامه به بسته‌چینی' }));
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(saved(world)?.ad_subtitle).toHaveLength(39));
  expect(saved(world)?.ad_caption).toBe('');
});

test('buttons reorder slides; a large difference of their ratios is an error, a small one a warning', async () => {
  const slide = (id: number, width: number) => ({ ...IMAGE, id, name: `${String(id)}.png`, width, height: 100 });
  const { world, user } = open(
    getDraft('INSTAGRAM POST REACH', { content_files: [], content_instagram_post_files: [slide(1, 100), slide(2, 110), slide(3, 133)] }),
  );
  expect(await screen.findByText(/۰٫۲۳ با فایل پیش از آن فرق دارد؛ بیشترین فرق/)).toBeDefined();
  expect(screen.getByText(/۰٫۱ با فایل پیش از آن فرق دارد؛ بهتر است/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'بردن 3.png به جلوتر' }));
  await waitFor(() => expect(saved(world)?.content_instagram_post_files.map(({ id }) => id)).toEqual([1, 3, 2]));
});

test('a removed file is restored at its old position', async () => {
  const { user } = open(getDraft('INSTAGRAM STORY REACH'));
  await user.click(await screen.findByRole('button', { name: 'برداشتن فایل' }));
  expect(screen.queryByText('a.png')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'بازگرداندن' }));
  expect(await screen.findByText('a.png')).toBeDefined();
});

test('an unreachable landing page gives a warning and does not block', async () => {
  const found = { url: 'https://cafe.ir', display_url: 'cafe.ir', host: 'cafe.ir', title: null, icon: null, is_reachable: false };
  open(getDraft('INSTAGRAM STORY REACH', { content_link: 'https://cafe.ir' }), {
    'POST /api/main/discovery/display_url': { body: { ...found, problem: 'timeout' } },
  });
  expect(await screen.findByText(/نشانی دیر پاسخ داد/)).toBeDefined();
  expect(screen.getByText(ALL)).toBeDefined();
});

test('failed templates can be fetched again; one is removed, restored and used in the campaign', async () => {
  let isBroken = true;
  const template = {
    id: 3,
    title: 'پاییز',
    media_type: 'INSTAGRAM',
    content_type: 'STORY',
    file: { ...IMAGE, id: 55, name: 'autumn.png' },
    created: '2026-11-10T07:00:00.000Z',
  };
  const { user, requests } = open(getDraft('INSTAGRAM STORY REACH', { content_files: [] }), {
    'GET /api/main/content/media_template/': () => (isBroken ? refusal('internal', 500) : { body: { count: 1, results: [template] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'انتخاب از قالب‌ها' }));
  const dialog = await screen.findByRole('dialog');
  const retry = await within(dialog).findByRole('button', { name: 'تلاش دوباره' });
  isBroken = false;
  await user.click(retry);
  await user.click(await within(dialog).findByRole('button', { name: 'حذف قالب پاییز' }));
  expect(within(dialog).queryByRole('button', { name: 'برداشتن قالب پاییز' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'بازگرداندن' }));
  await user.click(await within(dialog).findByRole('button', { name: 'برداشتن قالب پاییز' }));
  expect(requests.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  expect(await screen.findByText('autumn.png')).toBeDefined();
});

test('a text file with the type of a picture is refused with a reason and not sent', async () => {
  const { requests } = open(getDraft('INSTAGRAM STORY REACH'));
  const box = await screen.findByLabelText('رسانهٔ استوری');
  fireEvent.change(box, { target: { files: [new File(['این عکس نیست'], 'story.png', { type: 'image/png' })] } });
  expect(await screen.findByText(/این نوع فایل پذیرفته نمی‌شود/)).toBeDefined();
  expect(requests.some(({ name }) => name.startsWith('POST /api/main/content/media/'))).toBe(false);
});

test('a pasted picture is accepted, but not one that is pasted with text into a field', async () => {
  open(getDraft('BALE POST REACH'));
  const caption = await screen.findByLabelText('متن پست');
  const files = [new File(['این عکس نیست'], 'word.png', { type: 'image/png' })];
  const isLeftAlone = fireEvent.paste(caption, { clipboardData: { files, types: ['text/plain', 'Files'], getData: () => 'متن' } });
  expect(isLeftAlone).toBe(true);
  expect(screen.queryByText('word.png')).toBeNull();
  expect(fireEvent.paste(caption, { clipboardData: { files, types: ['Files'], getData: () => '' } })).toBe(false);
  expect(await screen.findByText('word.png')).toBeDefined();
});

test('a save that finds no room on the server says so, keeps what was typed, and is sent again when asked', async () => {
  let isFull = true;
  const { answers } = serveDraft(getDraft('INSTAGRAM POST REACH'));
  const save = answers['PUT /api/main/v1/campaigns/drafts/7/'];
  if (typeof save !== 'function') throw new Error('the draft cannot be saved');
  const { requests, user } = open(getDraft('INSTAGRAM POST REACH'), {
    'PUT /api/main/v1/campaigns/drafts/7/': (url, body) => (isFull ? refusal('no_room', 507) : save(url, body)),
  });
  const field = await screen.findByLabelText(/^توضیح/);
  fireEvent.change(field, { target: { value: 'روی میز چوبی' } });
  expect(await screen.findByText(/سرور جای خالی برای ذخیره ندارد.*نوشته‌های شما در این مرورگر مانده است/)).toBeDefined();
  const listSaved = () => requests.flatMap(({ name, body }) => (name.startsWith('PUT ') ? [body] : []));
  expect(listSaved()).toHaveLength(1);
  expect(field).toHaveProperty('value', 'روی میز چوبی');
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await waitFor(() => expect(screen.queryByText(/سرور جای خالی/)).toBeNull());
  expect(JSON.stringify(listSaved()[1])).toContain('روی میز چوبی');
});
