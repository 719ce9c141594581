import { expect, test } from 'vitest';
import { listMissingConnectors, type ConnectorSettings } from './connectors.ts';

const trial: ConnectorSettings = { mode: 'trial', is_simulated: true, has_test_gateway: true, gateways: {}, sms: { provider: 'log' } };
const settingsRefused = (settings: ConnectorSettings) => listMissingConnectors(settings).map(({ setting }) => setting);

test('the trial lacks no connector', () => {
  expect(settingsRefused(trial)).toEqual([]);
});

test('production refuses the SMS log and simulated platforms before anything is opened', () => {
  expect(settingsRefused({ ...trial, mode: 'production', is_simulated: false })).toEqual(['SMS_PROVIDER', 'JARCHI_SIMULATED']);
});

test('a service without an adapter is refused by its name', () => {
  expect(listMissingConnectors({ ...trial, sms: { provider: 'kavenegar' } })).toEqual([
    { setting: 'SMS_PROVIDER', reason: 'there is no adapter for kavenegar yet' },
  ]);
});
