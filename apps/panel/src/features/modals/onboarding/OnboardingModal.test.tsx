import { listToasts } from '@jarchi/ui/toasts/toast.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCategories } from '#testing/sample-account.fa.ts';
import { OnboardingModal } from './OnboardingModal.tsx';

const SUBMIT = 'POST /api/main/advertiser/business-data';

beforeEach(() => matchMedia({ isCalm: true, isWide: false }));

function matchMedia({ isCalm, isWide }: { isCalm: boolean; isWide: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion') ? isCalm : isWide,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
}

function show(answers: FakeAnswers = {}) {
  const onAnswered = vi.fn();
  const requests = stubApi({ [SUBMIT]: { body: { ok: true } }, ...answers });
  const view = renderPage(() => <OnboardingModal accountId={7} categories={sampleCategories.results} onAnswered={onAnswered} />, '/');
  return { ...view, onAnswered, sent: () => requests.filter(({ name }) => name === SUBMIT).map(({ body }) => body) };
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'ثبت اطلاعات' });
const description = () => screen.getByLabelText<HTMLTextAreaElement>('چه چیزی می‌فروشید یا عرضه می‌کنید؟');

async function answerAll() {
  fireEvent.change(await screen.findByLabelText('حوزهٔ کسب‌وکار'), { target: { value: '3' } });
  fireEvent.click(screen.getByLabelText('۲۰ تا ۵۰ میلیون تومان'));
  fireEvent.change(description(), { target: { value: '  کافه با سه شعبه ' } });
  fireEvent.click(screen.getByLabelText('نه، خودم پیش می‌روم'));
}

test('each answer reveals the next question and is counted, and the button works after four answers', async () => {
  show();
  fireEvent.change(await screen.findByLabelText('حوزهٔ کسب‌وکار'), { target: { value: '9' } });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
  expect(screen.queryByLabelText('چه چیزی می‌فروشید یا عرضه می‌کنید؟')).toBeNull();
  fireEvent.click(screen.getByLabelText('کمتر از ۵ میلیون تومان'));
  fireEvent.change(description(), { target: { value: '   ' } });
  expect(screen.queryByLabelText('بله، تماس بگیرید')).toBeNull();
  fireEvent.change(description(), { target: { value: 'مانتو' } });
  expect(screen.getByText('۳ از ۴ پاسخ')).toBeDefined();
  expect(submit().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('بله، تماس بگیرید'));
  expect(submit().disabled).toBe(false);
});

test('the answers are sent trimmed and once, and a message tells what follows', async () => {
  const { sent, onAnswered } = show();
  await answerAll();
  fireEvent.click(submit());
  fireEvent.click(submit());
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      business_category: 3,
      monthly_budget_min: 20_000_000,
      monthly_budget_max: 50_000_000,
      service_description: 'کافه با سه شعبه',
      need_help: false,
    },
  ]);
  expect(listToasts()[0]).toMatchObject({
    kind: 'success',
    title: 'اطلاعات شما ثبت شد.',
    text: 'به‌زودی پیشنهادهای ویژهٔ شما را در خانه می‌بینید.',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('the text of a refusal is shown, and the answers stay, even after a reload', async () => {
  const refused = { status: 422, body: ['این حوزه دیگر در فهرست نیست.', { code: 'business_data_invalid', fields: ['business_category'] }] };
  const { unmount, onAnswered } = show({ [SUBMIT]: refused });
  await answerAll();
  fireEvent.click(submit());
  await waitFor(() => expect(listToasts()[0]).toMatchObject({ kind: 'error', title: 'این حوزه دیگر در فهرست نیست.' }));
  expect(onAnswered).not.toHaveBeenCalled();
  expect(description().value).toBe('  کافه با سه شعبه ');
  unmount();
  show();
  expect((await screen.findByLabelText<HTMLSelectElement>('حوزهٔ کسب‌وکار')).value).toBe('3');
  expect(screen.getByLabelText<HTMLInputElement>('نه، خودم پیش می‌روم').checked).toBe(true);
  expect(submit().disabled).toBe(false);
});

test('a failure without its own text shows the general error', async () => {
  show({ [SUBMIT]: { status: 500, body: { error: { code: 'internal', facts: {}, request_id: 'r' } } } });
  await answerAll();
  fireEvent.click(submit());
  await waitFor(() => expect(listToasts()[0]).toMatchObject({ kind: 'error', title: 'خطایی رخ داد' }));
});

test.each(['{', '[]', '7', '{"business_category":99,"service_description":5,"need_help":"yes","monthly_budget_min":1}'])(
  'saved answers like %s are ignored',
  async (text) => {
    sessionStorage.setItem('jarchi-onboarding-7', text);
    show();
    expect((await screen.findByLabelText<HTMLSelectElement>('حوزهٔ کسب‌وکار')).value).toBe('');
    expect(screen.getByText('۰ از ۴ پاسخ')).toBeDefined();
  },
);

test('the greeting is typed before the questions appear, and screen readers get the whole text at once', async () => {
  matchMedia({ isCalm: false, isWide: false });
  show();
  const window = await screen.findByRole('dialog', { name: 'سلام، من دستیار هوشمند جارچی هستم.' });
  expect(document.getElementById(window.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/راهنمایی‌تان می‌کنم\.$/);
  expect(screen.queryByLabelText('حوزهٔ کسب‌وکار')).toBeNull();
  expect(await screen.findByLabelText('حوزهٔ کسب‌وکار')).toBeDefined();
}, 15_000);

test('Esc does not close it, and there is no cross', async () => {
  show();
  const window = await screen.findByRole('dialog');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBe(window);
  expect(screen.queryByRole('button', { name: 'بستن' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('half a second after a step the last question gets a tip, only on a desktop (%s)', async (isWide, tips) => {
  matchMedia({ isCalm: true, isWide });
  show();
  const category = await screen.findByLabelText('حوزهٔ کسب‌وکار');
  vi.useFakeTimers();
  try {
    fireEvent.change(category, { target: { value: '3' } });
    act(() => void vi.advanceTimersByTime(499));
    expect(screen.queryAllByText('یک تخمین کافی است؛ چیزی کسر نمی‌شود.')).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryAllByText('یک تخمین کافی است؛ چیزی کسر نمی‌شود.')).toHaveLength(tips);
  } finally {
    vi.useRealTimers();
  }
});
