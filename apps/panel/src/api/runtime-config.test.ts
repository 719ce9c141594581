import { expect, test } from 'vitest';
import { readRuntimeConfig } from './runtime-config.ts';

test('what the server leaves out has a default', () => {
  const config = readRuntimeConfig('{"mode":"production","brand":{"name":"بانگ"},"bases":{"main":"https://api.example/main"}}');
  expect(config.mode).toBe('production');
  expect(config.brand.name).toBe('بانگ');
  expect(config.bases.main).toBe('https://api.example/main');
  expect(config.bases.financial).toBe('/api/financial');
});

test('a page without settings is a trial on one origin', () => {
  expect(readRuntimeConfig(undefined).mode).toBe('trial');
  expect(readRuntimeConfig('').bases.accounts).toBe('/api/accounts');
});
