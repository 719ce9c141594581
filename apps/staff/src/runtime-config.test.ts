import { expect, test } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

test('without settings in the page this server’s own paths are called, and the console counts as a trial', () => {
  for (const text of [undefined, null, ' '])
    expect(readRuntimeConfig(text)).toMatchObject({
      isTrial: true,
      crmUrl: '',
      bases: { accounts: '/api/accounts', 'back-office': '/api/back-office' },
    });
});

test('settings of the page come first, one by one', () => {
  const read = readRuntimeConfig(
    '{"mode":"production","links":{"crm":"https://crm.example/people/"},"bases":{"accounts":"https://id.example/api"}}',
  );
  expect(read).toMatchObject({
    isTrial: false,
    crmUrl: 'https://crm.example/people',
    bases: { accounts: 'https://id.example/api', main: '/api/main' },
  });
});
