import { expect, test } from 'vitest';
import { listMissingConnectors, type ConnectorSettings } from './connectors.ts';

const trial: ConnectorSettings = { mode: 'trial', is_simulated: true, has_test_gateway: true, sms: { provider: 'log' } };
const settingsRefused = (settings: ConnectorSettings) => listMissingConnectors(settings).map(({ setting }) => setting);

test('the trial has everything it needs', () => {
  expect(settingsRefused(trial)).toEqual([]);
});

test('production neither logs codes nor simulates platforms, and says so before it opens anything', () => {
  expect(settingsRefused({ ...trial, mode: 'production', is_simulated: false })).toEqual(['SMS_PROVIDER', 'JARCHI_SIMULATED']);
});

test('a service without an adapter is refused by name', () => {
  expect(listMissingConnectors({ ...trial, sms: { provider: 'kavenegar' } })).toEqual([
    { setting: 'SMS_PROVIDER', reason: 'there is no adapter for kavenegar yet' },
  ]);
});
