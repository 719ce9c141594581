import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Preview } from '#data/campaigns/preview.ts';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { ControlNotice } from './ControlNotice.tsx';
import { PauseDialog } from './pause/PauseDialog.tsx';
import { StopDialog } from './stop/StopDialog.tsx';

const ONE = '/api/main/v1/campaigns/48213/';
const PREVIEW = `GET ${ONE}preview/`;
const STOP = `POST ${ONE}stop/`;
const PAUSE = `POST ${ONE}pause/`;
const campaign = sampleCampaign();
const zero = { net: 0, vat: 0 };
const parts = (net: number) => ({ net, vat: net / 10 });

type Share = Preview['placements'][number];
const share = (id: number, change: Partial<Share>): Share => ({
  id,
  category_id: 1,
  title: `ناشر ${id}`,
  state: 'scheduled',
  slot_at: '2026-11-11T14:30:00.000Z',
  live_at: null,
  ended_at: null,
  captured: 0,
  released: 0,
  captured_before: zero,
  captured_now: zero,
  released_now: zero,
  ...change,
});
const ended = share(2, { title: 'مزه‌گردی', ended_at: '2026-11-09T14:30:00.000Z', captured_before: parts(1000) });
const live = share(1, { title: 'کتاب‌باز', state: 'live', live_at: '2026-11-10T05:00:00.000Z', captured: 220, captured_now: parts(200) });
const coming = share(3, { title: 'خانهٔ سبز', released: 440, released_now: parts(400) });
const shown: Preview = {
  captured: 220,
  released: 440,
  stays_held: 0,
  vat_percent: 10,
  captured_before: parts(1000),
  captured_now: parts(200),
  released_now: parts(400),
  released_rest: 0,
  posts_up: 1,
  hour_end: null,
  measured_until: null,
  delivered_units: null,
  placements: [live, coming, ended],
};
const wentLive = { ...coming, state: 'live' as const, live_at: '2026-11-10T07:00:00.000Z', released: 0, released_now: zero };
const moved: Preview = {
  ...shown,
  captured: 660,
  released: 0,
  captured_now: parts(600),
  released_now: zero,
  posts_up: 2,
  placements: [live, { ...wentLive, captured: 440, captured_now: parts(400) }, ended],
};
const changed = refusal('preview_changed', 409, { shown: { captured: 220, released: 440 }, now: { captured: 660, released: 0 } });

function open(Window: typeof StopDialog | typeof PauseDialog, answers: FakeAnswers, of = campaign) {
  const onClose = vi.fn<() => void>();
  const requests = stubApi({
    'GET /api/main/v1/world/clock/': { body: { now: '2026-11-10T07:04:00.000Z', is_movable: true } },
    ...answers,
  });
  renderPage(() => <Window campaign={of} onClose={onClose} />, '/');
  return { onClose, user: userEvent.setup(), sent: (name: string) => requests.filter((request) => request.name === name) };
}

const findButton = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull());
  return screen.getByRole('button', { name });
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => user.click(await findButton(name));
const rowOf = async (name: string) => (await screen.findByRole('row', { name: new RegExp(name) })).textContent;

test('a stop shows what is captured whole and what is released, and is sent once with its reason at these amounts', async () => {
  const { user, sent, onClose } = open(StopDialog, { [PREVIEW]: { body: shown }, [STOP]: { body: sampleCampaign() } });
  expect(await rowOf('۱ ناشر پایان‌یافته')).toContain('۱٬۰۰۰');
  expect(await rowOf('کتاب‌باز')).toContain('منتشر است');
  expect(await rowOf('خانهٔ سبز')).toMatch(/۲۰ آبان، ۱۸:۰۰.*—۴۰۰/);
  expect(await rowOf('جمع با مالیات')).toBe('جمع با مالیات۱٬۳۲۰۴۴۰');
  expect(screen.getByText(/سهم «کتاب‌باز» کامل کسر می‌شود/)).toBeDefined();
  await user.type(screen.getByLabelText(/^دلیل/), 'موجودی تمام شد');
  await user.dblClick(await findButton('توقف کمپین'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(STOP).map(({ body }) => body)).toEqual([{ expected: { captured: 220, released: 440 }, reason: 'موجودی تمام شد' }]);
});

test('when something went live meanwhile nothing stops: the rows are new, what moved keeps its old figure, and the next press is another', async () => {
  const previews = [shown, moved];
  const acts = [changed, { body: sampleCampaign() }];
  const { user, sent, onClose } = open(StopDialog, {
    [PREVIEW]: () => ({ body: previews.shift() ?? moved }),
    [STOP]: () => acts.shift() ?? { body: sampleCampaign() },
  });
  await press(user, 'توقف کمپین');
  await waitFor(async () => expect(await rowOf('خانهٔ سبز')).toContain('پیش‌تر: ۴۰۰'));
  expect(screen.getByText(/حساب تازه شد؛ دوباره ببینید/)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await press(user, 'توقف کمپین');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = sent(STOP);
  expect(second?.body).toEqual({ expected: { captured: 660, released: 0 }, reason: '' });
  expect(second?.key).not.toBe(first?.key);
});

test('a stop whose answer is lost is told inside the window, keeps the reason, and is sent again with its key', async () => {
  const acts = [refusal('internal', 500), { body: sampleCampaign() }];
  const { user, sent, onClose } = open(StopDialog, { [PREVIEW]: { body: shown }, [STOP]: () => acts.shift() ?? { body: {} } });
  await user.type(await screen.findByLabelText(/^دلیل/), 'تمام شد');
  await press(user, 'توقف کمپین');
  expect((await screen.findByRole('alert')).textContent).toContain('مشکلی در کار پنل پیش آمد');
  await press(user, 'توقف کمپین');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, second] = sent(STOP);
  expect(second?.key).toBe(first?.key);
});

const counted: Preview = {
  ...shown,
  captured: 0,
  released: 0,
  stays_held: 5000,
  hour_end: '2026-11-10T07:30:00.000Z',
  measured_until: '2026-11-10T03:30:00.000Z',
  delivered_units: 102_800,
};
const views = sampleCampaign({ campaign_type: 'CPM' });
/** The day of the calendar whose name begins with these words. */
const pickDay = async (user: ReturnType<typeof userEvent.setup>, field: RegExp, day: string) => {
  await user.click(await screen.findByRole('button', { name: field }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${day}`) }));
};

test('a pause tells up to when views are counted and what is still captured, and is sent with the day and hour of its end', async () => {
  const { user, sent, onClose } = open(PauseDialog, { [PREVIEW]: { body: counted }, [PAUSE]: { body: views } }, views);
  expect(await screen.findByText('کسرشده تا ۰۷:۰۰')).toBeDefined();
  expect(screen.getByText('۱۰۲٬۸۰۰ بازدید')).toBeDefined();
  expect(screen.getByText(/آمار بازدیدهای ۰۷:۰۰ تا ۱۱:۰۰ هنوز نرسیده است و پس از رسیدن، از مبلغ نگه‌داشته کسر می‌شود/)).toBeDefined();
  await pickDay(user, /^ادامه از/, 'پنجشنبه ۲۱ آبان');
  await user.selectOptions(screen.getByLabelText('ساعت'), '۱۴:۰۰');
  await press(user, 'توقف موقت');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(PAUSE).map(({ body }) => body)).toEqual([
    { expected: { captured: 0, released: 0 }, pause_at: null, resume_at: '2026-11-12T10:30:00.000Z' },
  ]);
});

test('a planned pause shows the present amounts, and its day can be removed', async () => {
  const { user, sent } = open(PauseDialog, { [PREVIEW]: { body: counted }, [PAUSE]: { body: views } }, views);
  await pickDay(user, /^توقف از: همین حالا/, 'پنجشنبه ۲۱ آبان');
  expect(screen.getByText(/مبلغ‌های بالا برای همین لحظه است/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'توقف از: پنجشنبه ۲۱ آبان' }));
  await user.click(await screen.findByRole('button', { name: 'همین حالا' }));
  expect(screen.queryByLabelText('ساعت')).toBeNull();
  await press(user, 'توقف موقت');
  await waitFor(() => expect(sent(PAUSE).map(({ body }) => body)).toMatchObject([{ pause_at: null, resume_at: null }]));
});

test('a pause that ends before it begins shows an issue at its field, and nothing is sent', async () => {
  const { user, sent } = open(PauseDialog, { [PREVIEW]: { body: counted } }, views);
  await pickDay(user, /^توقف از/, 'جمعه ۲۲ آبان');
  await pickDay(user, /^ادامه از/, 'پنجشنبه ۲۱ آبان');
  await press(user, 'توقف موقت');
  expect(await screen.findByText('ادامه باید پس از توقف باشد.')).toBeDefined();
  expect(sent(PAUSE)).toEqual([]);
});

test('a stop of views tells up to when they are counted, and that later ones are not captured', async () => {
  open(StopDialog, { [PREVIEW]: { body: counted } }, views);
  const told = await screen.findByText(/^تا ۰۷:۰۰، .* شمرده و کسر شده است/);
  expect(told.textContent).toBe(
    'تا ۰۷:۰۰، ۱۰۲٬۸۰۰ بازدید شمرده و کسر شده است. بازدیدهای پس از آن شمرده نمی‌شود و پولی بابتش کسر نمی‌شود. پست‌ها برداشته می‌شود.',
  );
});

test('a campaign tells until when it pauses, and how many posts stay up after a stop', () => {
  stubApi({});
  const paused = sampleCampaign({ state: 'INACTIVE', reason: 'paused', resume_at: '2026-11-14T05:30:00.000Z' });
  const stopped = { at: '2026-11-10T07:00:00.000Z', by: 'advertiser', person: null, reason: 'موجودی تمام شد', posts_up: 2 } as const;
  renderPage(
    () => (
      <>
        <ControlNotice campaign={paused} />
        <ControlNotice campaign={sampleCampaign({ state: 'INACTIVE', reason: 'stopped', stopped })} />
      </>
    ),
    '/',
  );
  return waitFor(() => {
    expect(screen.getByText('توقف موقت، تا شنبه ۲۳ آبان، ۰۹:۰۰')).toBeDefined();
    expect(screen.getByText(/۲ پست بالا مانده است/)).toBeDefined();
  });
});
