import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '@jarchi/api-client/api-error.ts';
import { api } from '#api/api.ts';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import { CampaignReportPage } from '#pages/campaigns/CampaignReportPage.tsx';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';

const ONE = '/api/main/v1/campaigns/48213/';
const SEND = `POST ${ONE}disputes/`;
const over = sampleCampaign({
  state: 'INACTIVE',
  reason: 'completed',
  allowed: ['openDispute'],
  dispute_until: '2026-12-09T14:30:00.000Z',
});
const opened: Campaign['disputes'][number] = {
  id: 1,
  opened_at: '2026-11-10T07:04:00.000Z',
  placement_id: 1,
  reason: 'پست زود پاک شد',
  attachments: [],
  state: 'open',
  answer: null,
  answered_at: null,
  refunded: 0,
};

function open(answers: FakeAnswers = {}, campaign = over) {
  const requests = stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [`GET ${ONE}`]: { body: campaign },
    [`GET ${ONE}stats/`]: { body: sampleStats() },
    [`GET ${ONE}notes/`]: { body: { results: [] } },
    ...answers,
  });
  renderPage(CampaignReportPage, '/campaigns/$id', '/campaigns/48213');
  return { user: userEvent.setup(), requests, sent: () => requests.filter(({ name }) => name === SEND) };
}

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'اعتراض به نتیجه' }));
  return within(await screen.findByRole('dialog', { name: 'به نتیجهٔ این کمپین اعتراض دارید؟' }));
}
type Form = Awaited<ReturnType<typeof openForm>>;
const reasonField = (form: Form) => form.getByRole('textbox', { name: /چه چیزی درست نبوده است/ });
const press = (user: ReturnType<typeof userEvent.setup>, form: Form) => user.click(form.getByRole('button', { name: 'فرستادن اعتراض' }));

test('a campaign that is over tells until when its result can be disputed', async () => {
  open();
  expect(await screen.findByText('تا ۱۸ آذر ۱۴۰۵ می‌توانید به نتیجهٔ این کمپین اعتراض کنید.')).toBeDefined();
});

test('after thirty days, and while a dispute is open, there is no button', async () => {
  open({}, sampleCampaign({ ...over, allowed: ['archiveCampaign'], dispute_until: null, disputes: [opened] }));
  expect(await screen.findByText('در دست بررسی')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'اعتراض به نتیجه' })).toBeNull();
});

test('a dispute without a reason is not sent: the field says so and is focused', async () => {
  const { user, sent } = open();
  const form = await openForm(user);
  await user.type(reasonField(form), '   ');
  await press(user, form);
  expect(await form.findByText('بنویسید چه چیزی درست نبوده است.')).toBeDefined();
  expect(document.activeElement).toBe(reasonField(form));
  expect(sent()).toEqual([]);
});

/** Answers each file that is sent; uploads use XMLHttpRequest. */
function takeFiles(store: (count: number) => Promise<object>) {
  let count = 0;
  vi.spyOn(api.creatives, 'uploadMedia').mockImplementation((() => store((count += 1))) as never);
}
const stored = (id: number) => Promise.resolve({ id, name: `proof-${id}.png`, size: 2048, url: `/f/${id}` });

function attach() {
  const [input] = document.querySelectorAll('input[type=file]');
  fireEvent.change(input!, { target: { files: [new File(['x'], 'proof.png', { type: 'image/png' })] } });
}

test('a dispute is sent once with its publisher, reason and files, and its state is shown', async () => {
  const { user, sent } = open({
    [SEND]: { body: sampleCampaign({ ...over, disputes: [opened], dispute_until: null, allowed: [] }) },
  });
  takeFiles(stored);
  const form = await openForm(user);
  await user.selectOptions(form.getByLabelText('دربارهٔ'), 'مزه‌گردی');
  await user.type(reasonField(form), ' پست زود پاک شد ');
  attach();
  await form.findByText('proof-1.png');
  await user.dblClick(form.getByRole('button', { name: 'فرستادن اعتراض' }));
  expect(await screen.findByText('اعتراض شما ثبت شد.')).toBeDefined();
  expect(sent().map(({ body }) => body)).toEqual([{ placement_id: 1, reason: 'پست زود پاک شد', attachments: [1] }]);
});

test('five files are the most: the button goes with the fifth, and comes back when one is taken off', async () => {
  takeFiles(stored);
  const { user } = open();
  const form = await openForm(user);
  for (const count of [1, 2, 3, 4, 5]) {
    attach();
    await form.findByText(`proof-${count}.png`);
  }
  expect(form.queryByRole('button', { name: 'فایل دیگر' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'برداشتن proof-3.png' }));
  expect(form.queryByText('proof-3.png')).toBeNull();
  expect(form.getByRole('button', { name: 'فایل دیگر' })).toBeDefined();
  expect(form.getByText('۴ از ۵ فایل')).toBeDefined();
});

test('a file that is refused is told, and the form keeps what was written', async () => {
  takeFiles(() => Promise.reject(new ApiError({ status: 413, code: 'file_too_large', facts: {} })));
  const { user } = open();
  const form = await openForm(user);
  await user.type(reasonField(form), 'پست زود پاک شد');
  attach();
  expect(await screen.findByText('فایل فرستاده نشد.')).toBeDefined();
  expect((reasonField(form) as HTMLTextAreaElement).value).toBe('پست زود پاک شد');
});

test('a dispute that is refused keeps publisher, reason and files, and is sent again', async () => {
  const answers = [refusal('internal', 500), { body: sampleCampaign({ ...over, disputes: [opened] }) }];
  takeFiles(stored);
  const { user, sent } = open({
    [SEND]: () => answers.shift() ?? { body: over },
  });
  const form = await openForm(user);
  await user.selectOptions(form.getByLabelText('دربارهٔ'), 'تهران از نزدیک');
  await user.type(reasonField(form), 'پست زود پاک شد');
  attach();
  await form.findByText('proof-1.png');
  await press(user, form);
  expect((await form.findByRole('alert')).textContent).toContain('مشکلی در کار پنل پیش آمد');
  expect((reasonField(form) as HTMLTextAreaElement).value).toBe('پست زود پاک شد');
  expect(form.getByLabelText<HTMLSelectElement>('دربارهٔ').selectedOptions[0]?.textContent).toBe('تهران از نزدیک');
  expect(form.getByText('proof-1.png')).toBeDefined();
  await press(user, form);
  await waitFor(() => expect(sent().map(({ body, key }) => [body, key])).toHaveLength(2));
  const [first, second] = sent();
  expect(second?.body).toEqual(first?.body);
  expect(second?.key).toBe(first?.key);
});
