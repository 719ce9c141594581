import { expect, test } from 'vitest';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createConnectors, listMissingConnectors, type ConnectorSettings } from './connectors.ts';

const trial: ConnectorSettings = { mode: 'trial', is_simulated: true, has_test_gateway: true, gateways: {}, sms: { provider: 'log' } };
const settingsRefused = (settings: ConnectorSettings) => listMissingConnectors(settings).map(({ setting }) => setting);

test('the trial lacks no connector', () => {
  expect(settingsRefused(trial)).toEqual([]);
});

test('production refuses the logs in place of SMS and e-mail, and simulated platforms before anything is opened', () => {
  expect(settingsRefused({ ...trial, mode: 'production', is_simulated: false })).toEqual(['SMS_PROVIDER', 'SMTP_HOST', 'JARCHI_SIMULATED']);
});

test('a service without an adapter is refused by its name', () => {
  expect(listMissingConnectors({ ...trial, sms: { provider: 'kavenegar' } })).toEqual([
    { setting: 'SMS_PROVIDER', reason: 'there is no adapter for kavenegar yet' },
  ]);
});

test('every gateway with a merchant is offered, and the test gateway only where it is on', () => {
  const nowhere = () => Promise.reject(new Error('no store is open'));
  const tenancy: Tenancy = { withAccount: nowhere, withStaff: nowhere, withSystem: nowhere, queryAccount: nowhere };
  const gateway = { merchant_id: 'shop1', url: 'https://gateway.example', timeout_seconds: 10, maximum: 7_000_000 };
  const offered = (settings: Partial<ConnectorSettings>) => {
    const connectors = createConnectors({ ...trial, ...settings }, { tenancy, wall: { now: () => 0 }, log: () => undefined });
    return connectors.ok ? connectors.value.gateways.map(({ key, limits }) => `${key} ${limits.maximum}`) : connectors.error;
  };
  expect(offered({})).toEqual(['test 200000000']);
  expect(offered({ gateways: { zarinpal: gateway, zibal: gateway } })).toEqual(['zarinpal 7000000', 'zibal 7000000', 'test 200000000']);
  expect(offered({ gateways: { zibal: gateway }, has_test_gateway: false })).toEqual(['zibal 7000000']);
});
