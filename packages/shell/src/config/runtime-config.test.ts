import { expect, test } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

const defaults = { brand: { name: 'جارچی', company: 'شرکت', support_phone: '' } };

test('a setting that the server omits has a default', () => {
  const config = readRuntimeConfig('{"mode":"production","brand":{"name":"بانگ"},"bases":{"main":"https://api.example/main"}}', defaults);
  expect(config.mode).toBe('production');
  expect(config.brand.name).toBe('بانگ');
  expect(config.bases.main).toBe('https://api.example/main');
  expect(config.bases.financial).toBe('/api/financial');
});

test('a page without settings is a trial on one origin', () => {
  expect(readRuntimeConfig(undefined, defaults).mode).toBe('trial');
  expect(readRuntimeConfig('', defaults).bases.accounts).toBe('/api/accounts');
});

test('each setting of the document overrides its default', () => {
  const text = '{"mode":"production","links":{"crm":"https://crm.example/people/"},"bases":{"accounts":"https://id.example/api"}}';
  expect(readRuntimeConfig(text, defaults)).toMatchObject({
    mode: 'production',
    links: { crm: 'https://crm.example/people', logout: '/auth/login' },
    bases: { accounts: 'https://id.example/api', main: '/api/main', 'back-office': '/api/back-office' },
  });
});
