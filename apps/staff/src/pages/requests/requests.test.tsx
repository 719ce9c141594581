import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleRequest } from '#testing/sample-requests.fa.ts';
import { refusal, stubApi, type StubbedAnswers } from '#testing/stub-api.ts';
import { RequestPage } from './RequestPage.tsx';

const ONE = 'GET /api/back-office/money-requests/sepidar/8/';
const DECIDE = 'POST /api/back-office/money-requests/sepidar/8/decision/';
const SLIP = 'GET /api/back-office/money-requests/sepidar/attachments/4/';

function open(answers: StubbedAnswers) {
  const requests = stubApi({ [SLIP]: { body: 'slip' }, ...answers });
  renderPage(RequestPage, '/requests/$account/$request', '/requests/sepidar/8');
  return () => requests.filter(({ name }) => name === DECIDE).map(({ body }) => body);
}

test('a slip is shown with what was done about it', async () => {
  open({ [ONE]: { body: sampleRequest() } });
  expect(await screen.findByRole('img', { name: 'تصویر فیش' })).toBeDefined();
  const history = within(screen.getByRole('region', { name: 'روند درخواست' }));
  expect(history.getByRole('listitem').textContent).toMatch(/^در انتظار بررسی سارا محمدی، /);
});

test('a refusal without a reason leads to its field, and one with a reason is sent', async () => {
  const sent = open({ [ONE]: { body: sampleRequest() }, [DECIDE]: { body: sampleRequest({ state: 'refused' }) } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'رد با دلیل' }));
  const field = screen.getByLabelText('توضیح برای مشتری');
  expect(document.activeElement).toBe(field);
  expect(sent()).toEqual([]);
  await user.type(field, 'فیش خوانا نیست');
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  await waitFor(() => expect(sent()).toMatchObject([{ decision: 'refuse', reason: 'فیش خوانا نیست', version: 1 }]));
});

test('an approval that a colleague has to give is not offered, and a request that is over says so', async () => {
  open({ [ONE]: { body: sampleRequest({ can_approve: false }) }, [DECIDE]: refusal('request_closed', 409) });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('توضیح برای مشتری'), 'فیش خوانا نیست');
  expect(screen.queryByRole('button', { name: /^تأیید/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'رد با دلیل' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/دیگر باز نیست/);
});
