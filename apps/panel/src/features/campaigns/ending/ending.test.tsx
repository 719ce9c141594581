import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign } from '#testing/sample-answers.fa.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Preview } from '#data/campaigns/preview.ts';
import { RefuseOffersDialog } from './RefuseOffersDialog.tsx';

const ONE = '/api/main/v1/campaigns/48213/';
const PREVIEW = `GET ${ONE}preview/`;
const { placements } = sampleCampaign();
const campaign = {
  id: 48213,
  placements: placements.map((item) => ({ ...item, out_reason: item.id === 2 ? ('offer_lapsed' as const) : null })),
};
const cancelled = sampleCampaign({ state: 'INACTIVE', reason: 'cancelled' });
const ways = [
  { call: 'cancelCampaign', Window: CancelDialog, act: `POST ${ONE}cancel/`, answer: cancelled, yes: 'لغو کمپین', done: 'کمپین لغو شد.' },
  {
    call: 'refuseOffers',
    Window: RefuseOffersDialog,
    act: `POST ${ONE}offers/refuse/`,
    answer: { id: 48213, state: 'REJECTED', total: 0 },
    yes: 'رد فهرست',
    done: 'فهرست رد شد.',
  },
] as const;

const nothing = { net: 0, vat: 0 };
const unmoved = { captured_before: nothing, captured_now: nothing, released_now: nothing };
const effect = {
  ...unmoved,
  stays_held: 0,
  vat_percent: 10,
  released_rest: 0,
  posts_up: 0,
  hour_end: null,
  measured_until: null,
  delivered_units: null,
};
const share = (id: number, captured: number, released: number, title = `ناشر ${id}`): Preview['placements'][number] => ({
  id,
  title,
  state: captured > 0 ? 'scheduled' : 'declined',
  captured,
  released,
  slot_at: null,
  live_at: null,
  ended_at: null,
  ...unmoved,
});
const shown: Preview = {
  ...effect,
  captured: 500,
  released: 2500,
  placements: [share(1, 500, 500, 'کتاب‌باز'), share(2, 0, 2000, 'مزه‌گردی')],
};
const moved: Preview = {
  ...effect,
  captured: 1500,
  released: 1500,
  placements: [share(1, 500, 500, 'کتاب‌باز'), share(2, 1000, 1000, 'مزه‌گردی')],
};
const changed = refusal('preview_changed', 409, {
  shown: { captured: 500, released: 2500 },
  now: { captured: 1500, released: 1500 },
});

function open({ Window, act, answer }: (typeof ways)[number], answers: FakeAnswers = {}) {
  const onClose = vi.fn<() => void>();
  const requests = stubApi({ [PREVIEW]: { body: shown }, [act]: { body: answer }, ...answers });
  const { queryClient } = renderPage(() => <Window campaign={campaign} onClose={onClose} />, '/');
  return { queryClient, onClose, user: userEvent.setup(), sent: (name: string) => requests.filter((request) => request.name === name) };
}

const getRow = async (name: string) => (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
const findTotal = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
const findSaid = (text: string) => waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(text));
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBeNull());
  await user.click(screen.getByRole('button', { name }));
};

test.each(ways)('$call shows captured and released money, in total and for each publisher, and sends these totals', async (way) => {
  const { user, sent, onClose } = open(way);
  expect(await findTotal('کسر می‌شود')).toBe('۵۰۰ تومان');
  expect(await findTotal('به موجودی برمی‌گردد')).toBe('۲٬۵۰۰ تومان');
  expect(await getRow('کتاب‌باز')).toBe('کتاب‌باززمان‌بندی شده۵۰۰۵۰۰');
  expect(await getRow('مزه‌گردی')).toBe('مزه‌گردیپاسخی نرسید—۲٬۰۰۰');
  expect(sent(PREVIEW).map(({ url }) => url.search)).toEqual([`?call=${way.call}`]);
  await press(user, way.yes);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent(way.act).map(({ body }) => body)).toEqual([{ expected: { captured: 500, released: 2500 } }]);
  expect(await screen.findByText(way.done)).toBeDefined();
});

test.each(ways)('$call cannot be pressed before its amounts arrive', async (way) => {
  const { user, sent } = open(way);
  const letGo = holdAnswers();
  const yes = await screen.findByRole('button', { name: way.yes });
  await user.click(yes);
  expect(yes.getAttribute('aria-description')).toBe('مبلغ‌ها هنوز نرسیده است.');
  letGo();
  await getRow('کتاب‌باز');
  expect(sent(way.act)).toEqual([]);
});

test('amounts that are read again after a lost response are shown next to the old ones, and are sent with a new key', async () => {
  const [way] = ways;
  const previews = [shown, moved];
  const acts = [refusal('internal', 500), { body: way.answer }];
  const { user, sent, queryClient } = open(way, {
    [PREVIEW]: () => ({ body: previews.shift() ?? moved }),
    [way.act]: () => acts.shift() ?? { body: way.answer },
  });
  await press(user, way.yes);
  await findSaid('مشکلی در کار پنل پیش آمد');
  const letGo = holdAnswers();
  void queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByRole('button', { name: way.yes }).getAttribute('aria-disabled')).toBe('true'));
  letGo();
  await press(user, way.yes);
  expect(await findTotal('به موجودی برمی‌گردد')).toBe('۱٬۵۰۰ تومانپیش‌تر: ۲٬۵۰۰');
  await screen.findByText(way.done);
  const [first, second] = sent(way.act);
  expect(second?.body).toEqual({ expected: { captured: 1500, released: 1500 } });
  expect(second?.key).not.toBe(first?.key);
});

test.each(ways)('$call whose amounts fail shows that, and fetches them again', async (way) => {
  const previews = [refusal('internal', 500), { body: shown }];
  const { user, sent } = open(way, { [PREVIEW]: () => previews.shift() ?? { body: shown } });
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
  expect(await getRow('کتاب‌باز')).toContain('۵۰۰');
  expect(sent(way.act)).toEqual([]);
});

test.each(ways)(
  '$call at amounts that changed shows both and does nothing; the next press sends the new ones with a new key',
  async (way) => {
    const previews = [shown, moved];
    const acts = [changed, { body: way.answer }];
    const { user, sent, onClose } = open(way, {
      [PREVIEW]: () => ({ body: previews.shift() ?? moved }),
      [way.act]: () => acts.shift() ?? { body: way.answer },
    });
    await press(user, way.yes);
    await waitFor(async () => expect(await getRow('مزه‌گردی')).toBe('مزه‌گردیپاسخی نرسید۱٬۰۰۰پیش‌تر: —۱٬۰۰۰پیش‌تر: ۲٬۰۰۰'));
    expect(await getRow('کتاب‌باز')).toBe('کتاب‌باززمان‌بندی شده۵۰۰۵۰۰');
    expect(await findTotal('کسر می‌شود')).toBe('۱٬۵۰۰ تومانپیش‌تر: ۵۰۰');
    expect(await findTotal('به موجودی برمی‌گردد')).toBe('۱٬۵۰۰ تومانپیش‌تر: ۲٬۵۰۰');
    expect(screen.getByText(/حساب کمپین در این میان تغییر کرد و کاری انجام نشد/)).toBeDefined();
    const said = within(screen.getByRole('alertdialog'))
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
    expect(said.join(' ')).toContain('اکنون کسر می‌شود: ۱٬۵۰۰ تومان.');
    expect(onClose).not.toHaveBeenCalled();
    await press(user, way.yes);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [first, second] = sent(way.act);
    expect(second?.body).toEqual({ expected: { captured: 1500, released: 1500 } });
    expect(second?.key).not.toBe(first?.key);
  },
);

test('until changed amounts are read again, their sums are shown next to the old ones and nothing can be pressed', async () => {
  const [way] = ways;
  const previews = [{ body: shown }, refusal('internal', 500), { body: moved }];
  const { user } = open(way, { [PREVIEW]: () => previews.shift() ?? { body: moved }, [way.act]: changed });
  await press(user, way.yes);
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(await findTotal('به موجودی برمی‌گردد')).toBe('۱٬۵۰۰ تومانپیش‌تر: ۲٬۵۰۰');
  expect(screen.getByRole('button', { name: way.yes }).getAttribute('aria-disabled')).toBe('true');
  await user.click(again);
  await waitFor(() => expect(screen.getByRole('button', { name: way.yes }).getAttribute('aria-disabled')).toBeNull());
  expect(await getRow('مزه‌گردی')).toContain('پیش‌تر: ۲٬۰۰۰');
});

test.each(ways)('$call pressed twice in one frame is sent once', async (way) => {
  const { user, sent, onClose } = open(way);
  await getRow('کتاب‌باز');
  await user.dblClick(screen.getByRole('button', { name: way.yes }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(way.act)).toHaveLength(1);
});

test.each(ways)('$call whose response is lost is sent again with its key; after a response the next press is a new intent', async (way) => {
  const acts = [refusal('internal', 500), refusal('transition_refused', 409, { state: 'PUBLISHING', allowed: [] })];
  const { user, sent } = open(way, { [way.act]: () => acts.shift() ?? { body: way.answer } });
  await press(user, way.yes);
  await findSaid('مشکلی در کار پنل پیش آمد');
  await press(user, way.yes);
  await findSaid('در وضعیت کنونی کمپین این کار شدنی نیست');
  await press(user, way.yes);
  await screen.findByText(way.done);
  const [first, second, third] = sent(way.act).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('many publishers without money that moves are one line', async () => {
  const [way] = ways;
  const quiet = (count: number) => Array.from({ length: count }, (_, index) => share(index + 10, 0, 0));
  open(way, { [PREVIEW]: { body: { ...shown, placements: [...shown.placements, ...quiet(4)] } } });
  expect(await screen.findByText('۴ ناشر دیگر: نه کسر، نه برگشت')).toBeDefined();
  expect(screen.queryByText('ناشر 10')).toBeNull();
});

test('a few publishers without money that moves are named', async () => {
  const [way] = ways;
  open(way, { [PREVIEW]: { body: { ...shown, placements: [...shown.placements, share(10, 0, 0)] } } });
  expect(await getRow('ناشر 10')).toBe('ناشر 10رد کرده——');
});

test('if no money moves, one sentence tells so', async () => {
  const [way] = ways;
  const { user, sent } = open(way, { [PREVIEW]: { body: { captured: 0, released: 0, placements: [share(1, 0, 0)] } } });
  expect(await screen.findByText('چیزی کسر نمی‌شود و چیزی برنمی‌گردد.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  await press(user, way.yes);
  await waitFor(() => expect(sent(way.act)[0]?.body).toEqual({ expected: { captured: 0, released: 0 } }));
});

test('the second button and Escape close the dialog, and nothing is sent', async () => {
  const [way] = ways;
  const { user, sent, onClose } = open(way);
  await getRow('کتاب‌باز');
  await user.click(screen.getByRole('button', { name: 'نگه داشتن کمپین' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(sent(way.act)).toEqual([]);
});
