import { listToasts } from '@jarchi/ui/toasts/toast.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Campaign } from '#data/campaigns/campaigns.ts';
import type { Candidate, Replacements } from '#data/campaigns/share-act.ts';
import { CampaignReportPage } from '#pages/campaigns/CampaignReportPage.tsx';
import { holdAnswers, refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleClock, sampleStats } from '#testing/sample-answers.fa.ts';
import { useReplacing } from './useReplacing.ts';

const ONE = '/api/main/v1/campaigns/48213/';
const LIST = `GET ${ONE}placements/1/replacements/`;
const REPLACE = `POST ${ONE}placements/1/replace/`;
const DROP = `POST ${ONE}placements/1/drop/`;
const AUTO = `PUT ${ONE}auto-replace/`;
const UNTIL = '2026-11-11T06:10:00.000Z';

const lostCampaign = (change: Partial<Campaign> = {}) =>
  sampleCampaign({
    allowed: ['replacePlacement', 'dropPlacement', 'setAutoReplace'],
    replacements: [{ placement_id: 1, title: 'خانهٔ سبز', out_reason: 'withdrawn', until: UNTIL, total: 2_376_000, reach_estimate: 27_000 }],
    ...change,
  });

const candidate = (plan_id: number, title: string, change: Partial<Candidate> = {}): Candidate => ({
  plan_id,
  publisher_id: plan_id,
  category_id: 1,
  title,
  username: `p${plan_id}`,
  reach_estimate: 26_000,
  slot_at: '2026-11-11T15:30:00.000Z',
  price: 2_160_000,
  total: 2_376_000,
  difference: 0,
  shortfall: 0,
  is_alternative: false,
  ...change,
});
const cheaper = candidate(11, 'باغچهٔ شهری', { total: 2_277_000, difference: -99_000 });
const dearer = candidate(12, 'نان و باران', { total: 2_673_000, difference: 297_000 });
const unpayable = candidate(13, 'گلدان', { total: 9_000_000, difference: 6_624_000, shortfall: 1_500_000 });
const listed = (...results: Candidate[]): Replacements => ({
  until: UNTIL,
  spendable: 5_000_000,
  lost: {
    id: 1,
    plan_id: 4,
    publisher_id: 101,
    category_id: 1,
    title: 'خانهٔ سبز',
    username: 'green',
    reach_estimate: 27_000,
    slot_at: '2026-11-11T15:30:00.000Z',
    total: 2_376_000,
    out_reason: 'withdrawn',
  },
  results,
});

function open(answers: FakeAnswers, campaign = lostCampaign()) {
  const done = lostCampaign({ replacements: [] });
  const requests: ReturnType<typeof stubApi> = stubApi({
    'GET /api/main/v1/world/clock/': { body: sampleClock },
    [`GET ${ONE}`]: () => ({ body: requests.some(({ name }) => name === REPLACE || name === DROP) ? done : campaign }),
    [`GET ${ONE}stats/`]: { body: sampleStats() },
    [`GET ${ONE}notes/`]: { body: { results: [] } },
    ...answers,
  });
  renderPage(CampaignReportPage, '/campaigns/$id', '/campaigns/48213');
  return { user: userEvent.setup(), sent: (name: string) => requests.filter((request) => request.name === name) };
}

async function openDrawer(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'انتخاب جایگزین' }));
  return screen.findByRole('dialog', { name: 'جای «خانهٔ سبز» که باشد؟' });
}
const nameOf = (title: string) => new RegExp(title);

test('a band names the publisher who fell out, the money that stays held and the deadline', async () => {
  open({});
  const band = await screen.findByRole('region', { name: 'ناشر کنار رفت: خانهٔ سبز' });
  expect(band.textContent).toContain('سهم ۲٬۳۷۶٬۰۰۰ تومانی نگه‌داشته مانده است');
  await waitFor(() => expect(band.textContent).toContain('تا فردا، ۰۹:۴۰'));
});

test('a person who may not replace sees the band without its button', async () => {
  open({}, lostCampaign({ allowed: [] }));
  await screen.findByRole('region', { name: 'ناشر کنار رفت: خانهٔ سبز' });
  expect(screen.queryByRole('button', { name: 'انتخاب جایگزین' })).toBeNull();
});

test('each candidate tells what it changes of the hold; one that is not payable cannot be chosen', async () => {
  const { user } = open({ [LIST]: { body: listed(cheaper, dearer, unpayable) } });
  const drawer = within(await openDrawer(user));
  expect(await drawer.findByText('دلیل کنار رفتن: انصراف داد')).toBeDefined();
  const chosen = await drawer.findByRole('radio', { name: nameOf('باغچهٔ شهری') });
  expect((chosen as HTMLInputElement).checked).toBe(true);
  expect(drawer.getByText('۹۹٬۰۰۰ آزاد می‌شود')).toBeDefined();
  expect(drawer.getByRole('radio', { name: /۲۹۷٬۰۰۰ بیشتر نگه داشته می‌شود/ })).toBeDefined();
  expect(drawer.getByText('۱٬۵۰۰٬۰۰۰ تومان موجودی کم است')).toBeDefined();
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: nameOf('گلدان') }).disabled).toBe(true);
});

test('a replacement is sent once, with the difference on screen, and named when it is done', async () => {
  const { user, sent } = open({ [LIST]: { body: listed(cheaper, dearer) }, [REPLACE]: { body: lostCampaign({ replacements: [] }) } });
  const drawer = within(await openDrawer(user));
  await user.click(await drawer.findByRole('radio', { name: nameOf('نان و باران') }));
  await user.dblClick(drawer.getByRole('button', { name: 'جایگزین کردن با نان و باران' }));
  expect(await screen.findByText('از «نان و باران» خواسته شد جایگزین شود.')).toBeDefined();
  expect(sent(REPLACE).map(({ body }) => body)).toEqual([{ plan_id: 12, expected_difference: 297_000 }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: /ناشر کنار رفت/ })).toBeNull());
});

test('a replacement is named also if its drawer closes before the answer', async () => {
  const requests = stubApi({ [LIST]: { body: listed(cheaper) }, [REPLACE]: { body: lostCampaign({ replacements: [] }) } });
  const queryClient = new QueryClient();
  const { result, unmount } = renderHook(() => useReplacing({ campaign: 48213, placement: 1 }, () => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.act.isReady).toBe(true));
  const letGo = holdAnswers();
  act(() => result.current.replace());
  unmount();
  letGo();
  await waitFor(() => expect(listToasts().map(({ title }) => title)).toEqual(['از «باغچهٔ شهری» خواسته شد جایگزین شود.']));
  expect(requests.filter(({ name }) => name === REPLACE)).toHaveLength(1);
});

test('a replacement above the own ceiling tells what the ceiling is, and that the owner was told', async () => {
  const above = refusal('ceiling_exceeded', 409, { ceiling: 40_000_000, total: 40_117_000 });
  const { user } = open({ [LIST]: { body: listed(dearer) }, [REPLACE]: above });
  const drawer = within(await openDrawer(user));
  await user.click(await drawer.findByRole('button', { name: 'جایگزین کردن با نان و باران' }));
  const told = await drawer.findByRole('alert');
  expect(told.textContent).toMatch(/سقف هر خرید شما ۴۰٬۰۰۰٬۰۰۰ تومان است.*به صاحب حساب خبر دادیم/);
});

test('a candidate whose price rose is shown again at its new difference, and the next press is another', async () => {
  const lists = [listed(cheaper), listed({ ...cheaper, total: 2_400_000, difference: 24_000 })];
  const acts = [
    refusal('preview_changed', 409, { shown: { captured: 0, released: 99_000, held: 0 }, now: { captured: 0, released: 0, held: 24_000 } }),
    { body: lostCampaign({ replacements: [] }) },
  ];
  const { user, sent } = open({
    [LIST]: () => ({ body: lists.shift() ?? listed(cheaper) }),
    [REPLACE]: () => acts.shift() ?? { body: lostCampaign() },
  });
  const drawer = within(await openDrawer(user));
  const press = () => user.click(drawer.getByRole('button', { name: 'جایگزین کردن با باغچهٔ شهری' }));
  await drawer.findByText('۹۹٬۰۰۰ آزاد می‌شود');
  await press();
  expect(await drawer.findByRole('radio', { name: /۲۴٬۰۰۰ بیشتر نگه داشته می‌شود/ })).toBeDefined();
  expect(drawer.getByText(/قیمت‌ها تازه شد/)).toBeDefined();
  await press();
  await waitFor(() =>
    expect(sent(REPLACE).map(({ body }) => body)).toEqual([
      { plan_id: 11, expected_difference: -99_000 },
      { plan_id: 11, expected_difference: 24_000 },
    ]),
  );
  const [first, second] = sent(REPLACE);
  expect(second?.key).not.toBe(first?.key);
});

test('a candidate who was taken meanwhile is struck through, and the next one is offered', async () => {
  const lists = [listed(cheaper, dearer), listed(dearer)];
  const { user } = open({
    [LIST]: () => ({ body: lists.shift() ?? listed(dearer) }),
    [REPLACE]: refusal('replacement_gone', 409, { plan_id: 11 }),
  });
  const drawer = within(await openDrawer(user));
  await user.click(await drawer.findByRole('button', { name: 'جایگزین کردن با باغچهٔ شهری' }));
  expect(await drawer.findByText('دیگر در دسترس نیست')).toBeDefined();
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: nameOf('باغچهٔ شهری') }).disabled).toBe(true);
  expect(drawer.getByRole('button', { name: 'جایگزین کردن با نان و باران' })).toBeDefined();
});

test('a replacement that comes after the deadline is refused in words, inside the drawer', async () => {
  const { user } = open({ [LIST]: { body: listed(cheaper) }, [REPLACE]: refusal('replacement_late', 409) });
  const drawer = within(await openDrawer(user));
  await user.click(await drawer.findByRole('button', { name: 'جایگزین کردن با باغچهٔ شهری' }));
  expect((await drawer.findByRole('alert')).textContent).not.toBe('');
});

test('a share without candidates can only be released, after a second question', async () => {
  const { user, sent } = open({ [LIST]: { body: listed() }, [DROP]: { body: lostCampaign({ replacements: [] }) } });
  const drawer = within(await openDrawer(user));
  expect(await drawer.findByText(/جایگزین نزدیکی برای این سهم نیست/)).toBeDefined();
  await user.click(drawer.getByRole('button', { name: 'آزاد کردن سهم' }));
  expect(drawer.getByRole('alert').textContent).toContain('۲٬۳۷۶٬۰۰۰ تومان آزاد شود؟');
  expect(sent(DROP)).toEqual([]);
  await user.click(drawer.getByRole('button', { name: 'بله، آزاد شود' }));
  expect(await screen.findByText('سهم آزاد شد و به موجودی برگشت.')).toBeDefined();
  expect(sent(DROP).map(({ body }) => body)).toEqual([{ expected: { captured: 0, released: 2_376_000 } }]);
});

test('ticking the box turns automatic replacement on, and unticking turns it off', async () => {
  let isOn = false;
  const { user, sent } = open({
    [LIST]: { body: listed(cheaper) },
    [`GET ${ONE}`]: () => ({ body: lostCampaign({ is_auto_replace: isOn }) }),
    [AUTO]: (_, body) => {
      isOn = (body as { is_auto_replace: boolean }).is_auto_replace;
      return { body: lostCampaign({ is_auto_replace: isOn }) };
    },
  });
  const drawer = within(await openDrawer(user));
  const box = () => drawer.getByRole('checkbox', { name: /نزدیک‌ترین جایگزین را بگیر/ });
  await drawer.findByRole('checkbox', { name: /نزدیک‌ترین جایگزین را بگیر/ });
  await user.click(box());
  await waitFor(() => expect((box() as HTMLInputElement).checked && !(box() as HTMLInputElement).disabled).toBe(true));
  await user.click(box());
  await waitFor(() => expect((box() as HTMLInputElement).checked).toBe(false));
  expect(sent(AUTO).map(({ body }) => body)).toEqual([{ is_auto_replace: true }, { is_auto_replace: false }]);
});
