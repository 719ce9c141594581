import { expect, test } from 'vitest';
import type { Tenancy } from '#infra/store/tenancy.ts';
import { createConnectors, listMissingConnectors, type ConnectorSettings } from './connectors.ts';

const trial: ConnectorSettings = {
  mode: 'trial',
  is_simulated: true,
  has_test_gateway: true,
  public_url: 'https://panel.example',
  gateways: {},
  channels: {},
};
const settingsRefused = (settings: ConnectorSettings) => listMissingConnectors(settings).map(({ setting }) => setting);

test('the trial lacks no connector', () => {
  expect(settingsRefused(trial)).toEqual([]);
});

test('production refuses the logs in place of SMS and e-mail, and simulated platforms before anything is opened', () => {
  expect(settingsRefused({ ...trial, mode: 'production', is_simulated: false })).toEqual(['SMS_PROVIDER', 'SMTP_HOST', 'JARCHI_SIMULATED']);
});

const service = { url: 'https://service.example', timeout_seconds: 5 };
const sms: ConnectorSettings['sms'] = { ...service, provider: 'kavenegar', api_key: 'key', template: 'code' };
const smtp = { host: 'mail.example', port: 587, security: 'starttls', from: { name: 'Jarchi', address: 'a@jarchi.example' } } as const;
const bale = { ...service, token: '1:a', bot: 'jarchi_bot', updates: 'webhook' } as const;

test('production with an SMS service is not refused for it', () => {
  expect(settingsRefused({ ...trial, mode: 'production', sms })).not.toContain('SMS_PROVIDER');
});

test('a trial and a demo send nothing with any settings, development sends by the channels that are set, production logs nothing', () => {
  const channelsOf = (change: Partial<ConnectorSettings>) => {
    const made = createConnectors({ ...trial, ...change }, { tenancy: noTenancy, wall: { now: () => 0 }, log: () => undefined });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return Object.entries(made.value.messengers).map(([channel, { isLog }]) => `${channel} ${isLog ? 'log' : 'real'}`);
  };
  const set = { sms, channels: { bale } };
  const logs = ['sms log', 'email log', 'bale log', 'telegram log', 'push log'];
  expect(channelsOf({ ...set, mode: 'trial' })).toEqual(logs);
  expect(channelsOf({ ...set, mode: 'demo' })).toEqual(logs);
  // Without a template of its own a service sends no notices.
  expect(channelsOf({ ...set, mode: 'development' })).toEqual(['sms log', 'email log', 'bale real', 'telegram log', 'push log']);
  expect(channelsOf({ mode: 'production', sms: { ...sms, notice_template: 'notice' }, smtp, channels: { bale } })).toEqual([
    'sms real',
    'email real',
    'bale real',
  ]);
});

const nowhere = () => Promise.reject(new Error('no store is open'));
const noTenancy: Tenancy = { withAccount: nowhere, withStaff: nowhere, withSystem: nowhere, queryAccount: nowhere };

test('every gateway with a merchant is offered, and the test gateway only where it is on', () => {
  const gateway = { merchant_id: 'shop1', url: 'https://gateway.example', timeout_seconds: 10, maximum: 7_000_000 };
  const offered = (settings: Partial<ConnectorSettings>) => {
    const connectors = createConnectors({ ...trial, ...settings }, { tenancy: noTenancy, wall: { now: () => 0 }, log: () => undefined });
    return connectors.ok ? connectors.value.gateways.map(({ key, limits }) => `${key} ${limits.maximum}`) : connectors.error;
  };
  expect(offered({})).toEqual(['test 200000000']);
  expect(offered({ gateways: { zarinpal: gateway, zibal: gateway } })).toEqual(['zarinpal 7000000', 'zibal 7000000', 'test 200000000']);
  expect(offered({ gateways: { zibal: gateway }, has_test_gateway: false })).toEqual(['zibal 7000000']);
});
