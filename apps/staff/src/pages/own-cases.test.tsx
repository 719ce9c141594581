import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { sampleCustomer } from '#testing/sample-customers.fa.ts';
import { sampleOfficialRequest } from '#testing/sample-official.fa.ts';
import { samplePhoneRequest } from '#testing/sample-phone-requests.fa.ts';
import { refusal, stubApi } from '#testing/stub-api.ts';
import { CustomerPage } from './customers/CustomerPage.tsx';
import { OfficialRequestPage } from './official/OfficialRequestPage.tsx';
import { PhoneRequestPage } from './phone-requests/PhoneRequestPage.tsx';
import { RequestPage } from './requests/RequestPage.tsx';
import { TicketPage } from './tickets/TicketPage.tsx';

const OWN = refusal('own_account', 403);
const WORDS = 'شما خود در این حساب جایی دارید. همکار دیگری باید این کار را انجام دهد.';

const customer = ['/customers/$account', CustomerPage, '/customers/sepidar', '/customers/sepidar/'] as const;
const official = [
  '/official-requests/$account/$document',
  OfficialRequestPage,
  '/official-requests/sepidar/50',
  '/customers/sepidar/official-requests/50/',
] as const;
const phone = ['/phone-requests/$request', PhoneRequestPage, '/phone-requests/31', '/phone-requests/31/'] as const;

test.for([
  customer,
  official,
  phone,
  ['/requests/$account/$request', RequestPage, '/requests/sepidar/8', '/money-requests/sepidar/8/'],
  ['/tickets/$account/$ticket', TicketPage, '/tickets/sepidar/8', '/tickets/sepidar/8/'],
] as const)('a case of one’s own is refused without another try: %s', async ([path, Page, address, call]) => {
  const requests = stubApi({ [`GET /api/back-office${call}`]: OWN });
  renderPage(Page, path, address);
  expect((await screen.findByRole('alert')).textContent).toContain(WORDS);
  expect(requests.some(({ name }) => name === `GET /api/back-office${call}`)).toBe(true);
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
});

test.for([
  [...customer, { body: sampleCustomer() }, 'سارا محمدی'],
  [...official, { body: sampleOfficialRequest() }, 'شرکت قهوهٔ سپیدار'],
  [...phone, { body: samplePhoneRequest() }, 'سارا محمدی'],
] as const)('a case that became one’s own is no longer shown: %s', async ([path, Page, address, call, before, shown]) => {
  onTestFinished(() => focusManager.setFocused(undefined));
  let answer: typeof before | typeof OWN = before;
  stubApi({ [`GET /api/back-office${call}`]: () => answer });
  renderPage(Page, path, address);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  answer = OWN;
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(screen.queryByRole('alert')?.textContent).toContain(WORDS));
  expect(screen.queryAllByText(shown)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
});
