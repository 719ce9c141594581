import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, stubApi, type FakeAnswers } from '#testing/fake-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCampaign, sampleRow } from '#testing/sample-answers.fa.ts';
import { RowMenu } from './RowMenu.tsx';

const ARCHIVE = 'DELETE /api/main/campaigns/48213/';
const RESTORE = 'POST /api/main/campaigns/48213/restore/';
const answers: FakeAnswers = { [ARCHIVE]: { body: sampleCampaign() }, [RESTORE]: { body: sampleCampaign() } };

async function openMenu(change: Parameters<typeof sampleRow>[0], given = answers) {
  const requests = stubApi(given);
  renderPage(() => <RowMenu row={sampleRow(change)} />, '/campaigns');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'کارهای «معرفی منوی پاییزی»' }));
  await screen.findByRole('menuitem', { name: 'کپی کمپین' });
  return { user, names: () => requests.map(({ name }) => name) };
}

test('a campaign without a hold is archived, and its message undoes that', async () => {
  const { user, names } = await openMenu({ state: 'CREATED' });
  await user.click(screen.getByRole('menuitem', { name: 'بایگانی' }));
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() => expect(names()).toEqual([ARCHIVE, RESTORE]));
  expect(await screen.findByText('«معرفی منوی پاییزی» به فهرست برگشت.')).toBeDefined();
});

test('a campaign that holds money cannot be archived', async () => {
  await openMenu({ state: 'PUBLISHING' });
  expect(screen.queryByRole('menuitem', { name: 'بایگانی' })).toBeNull();
});

test('an archived campaign is restored', async () => {
  const { user, names } = await openMenu({ state: 'INACTIVE', reason: 'completed', is_deleted: true });
  await user.click(screen.getByRole('menuitem', { name: 'بازگرداندن از بایگانی' }));
  await waitFor(() => expect(names()).toEqual([RESTORE]));
});

test('a refusal of the server is shown', async () => {
  const { user } = await openMenu({ state: 'CREATED' }, { [ARCHIVE]: refusal('hold_open', 409, { amount: 1000 }) });
  await user.click(screen.getByRole('menuitem', { name: 'بایگانی' }));
  expect(await screen.findByText(/۱٬۰۰۰ تومان برای این کمپین نگه داشته شده است/)).toBeDefined();
});
