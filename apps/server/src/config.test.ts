import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const production = {
  JARCHI_MODE: 'production',
  DATABASE_URL: 'postgres://server@db/jarchi',
  DATABASE_OWNER_URL: 'postgres://owner@db/jarchi',
  JWT_SECRET: 'x'.repeat(32),
};

function listRefused(env: Record<string, string | undefined>): string[] {
  const config = parseConfig(env);
  return config.ok ? [] : config.error.map((refusal) => refusal.setting);
}

test('an empty environment is the trial: embedded, simulated, sample data, this machine only', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    ok: true,
    value: {
      mode: 'trial',
      port: 3000,
      host: '127.0.0.1',
      data_dir: './.data',
      is_sample_world: true,
      is_simulated: true,
      has_test_gateway: true,
      public_url: 'http://localhost:3000',
      bases: { main: '/api/main', 'shared-accounts': '/api/shared-accounts', 'back-office': '/api/back-office' },
    },
  });
  expect(config.ok && 'database_url' in config.value).toBe(false);
});

test('production starts with two logins and a secret, and none of the stand-ins', () => {
  expect(parseConfig(production)).toMatchObject({
    ok: true,
    value: { host: '0.0.0.0', is_sample_world: false, is_simulated: false, has_test_gateway: false },
  });
});

test('production refuses all stand-ins at once and names the setting of each', () => {
  expect(listRefused({ JARCHI_MODE: 'production', JARCHI_SAMPLE: '1', JARCHI_SIMULATED: '1', JARCHI_TEST_GATEWAY: 'true' })).toEqual([
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'JWT_SECRET',
    'JARCHI_SAMPLE',
    'JARCHI_SIMULATED',
    'JARCHI_TEST_GATEWAY',
  ]);
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: '' }],
  ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: undefined }],
  ['JWT_SECRET', { JWT_SECRET: undefined }],
  ['JWT_SECRET', { JWT_SECRET: 'short' }],
  ['JARCHI_SAMPLE', { JARCHI_SAMPLE: '1' }],
  ['JARCHI_SIMULATED', { JARCHI_SIMULATED: '1' }],
  ['JARCHI_TEST_GATEWAY', { JARCHI_TEST_GATEWAY: '1' }],
])('production refuses to start over %s', (setting, change) => {
  expect(listRefused({ ...production, ...change })).toEqual([setting]);
});

test('outside of production one login is enough, if it is that of the server', () => {
  expect(parseConfig({ DATABASE_URL: 'postgres://db/jarchi' })).toMatchObject({
    ok: true,
    value: { database_url: 'postgres://db/jarchi' },
  });
  expect(listRefused({ DATABASE_OWNER_URL: 'postgres://db/jarchi' })).toEqual(['DATABASE_URL']);
});

test.each([
  ['JARCHI_MODE', { JARCHI_MODE: 'prod' }],
  ['PORT', { PORT: '80a' }],
  ['PORT', { PORT: '70000' }],
  ['JARCHI_SAMPLE', { JARCHI_SAMPLE: 'yes' }],
  ['SMS_API_KEY', { SMS_PROVIDER: 'kavenegar', SMS_TEMPLATE: 'code' }],
  ['SMS_TEMPLATE', { SMS_PROVIDER: 'smsir', SMS_API_KEY: 'key' }],
  ['BALE_BOT_NAME', { BALE_BOT_TOKEN: '12345:abcdefghijklmnopqrstuvwxyz' }],
  ['TELEGRAM_BOT_TOKEN', { TELEGRAM_BOT_TOKEN: 'secret' }],
  ['TELEGRAM_UPDATES', { TELEGRAM_UPDATES: 'push' }],
  ['WEB_PUSH_SUBJECT', { WEB_PUSH_PUBLIC_KEY: 'p'.repeat(87), WEB_PUSH_PRIVATE_KEY: 'k'.repeat(43) }],
  ['JARCHI_CHAT_URL', { JARCHI_CHAT_URL: 'chat', JARCHI_CHAT_TOKEN: 'token' }],
])('%s with a value that makes no sense is refused', (setting, env) => {
  expect(listRefused(env)).toEqual([setting]);
});

test('a mail server has its address, security, login and sender; without a host there is none', () => {
  const read = (env: Record<string, string>) => {
    const config = parseConfig(env);
    return config.ok && config.value.smtp;
  };
  expect(read({ MAIL_FROM: 'panel@jarchi.test' })).toBeUndefined();
  expect(read({ SMTP_HOST: 'mail.example', MAIL_FROM: 'panel@jarchi.test', JARCHI_BRAND_NAME: 'Jarchi' })).toEqual({
    host: 'mail.example',
    port: 587,
    security: 'starttls',
    from: { name: 'Jarchi', address: 'panel@jarchi.test' },
  });
  const login = { SMTP_USER: 'me', SMTP_PASSWORD: 'secret', SMTP_SECURITY: 'tls', SMTP_PORT: '465' };
  expect(read({ ...login, SMTP_HOST: 'mail.example', MAIL_FROM: 'panel@jarchi.test' })).toMatchObject({
    port: 465,
    security: 'tls',
    login: { user: 'me', password: 'secret' },
  });
  expect(listRefused({ SMTP_HOST: 'mail.example' })).toEqual(['MAIL_FROM']);
});

const merchant = '5f6e7d8c-1234-4321-abcd-0123456789ab';

test('a gateway has its merchant, address, proxy, time limit and ceiling; without a merchant it is absent', () => {
  const read = (env: Record<string, string>) => {
    const config = parseConfig(env);
    return config.ok && config.value.gateways;
  };
  expect(read({})).toEqual({});
  expect(read({ ZARINPAL_URL: 'https://sandbox.zarinpal.com', ZIBAL_PROXY: 'http://proxy:3128' })).toEqual({});
  expect(read({ ZARINPAL_MERCHANT_ID: merchant, ZIBAL_MERCHANT_ID: 'zibal' })).toEqual({
    zarinpal: { merchant_id: merchant, url: 'https://payment.zarinpal.com', timeout_seconds: 10, maximum: 100_000_000 },
    zibal: { merchant_id: 'zibal', url: 'https://gateway.zibal.ir', timeout_seconds: 10, maximum: 100_000_000 },
  });
  expect(
    read({
      ZIBAL_MERCHANT_ID: 'shop1',
      ZIBAL_URL: 'http://127.0.0.1:9000/',
      ZIBAL_PROXY: 'http://me:secret@proxy:3128',
      ZIBAL_TIMEOUT_SECONDS: '4',
      ZIBAL_MAXIMUM: '50000000',
    }),
  ).toEqual({
    zibal: {
      merchant_id: 'shop1',
      url: 'http://127.0.0.1:9000',
      proxy_url: 'http://me:secret@proxy:3128',
      timeout_seconds: 4,
      maximum: 50_000_000,
    },
  });
});

test.each([
  ['ZARINPAL_MERCHANT_ID', { ZARINPAL_MERCHANT_ID: 'shop' }],
  ['ZARINPAL_URL', { ZARINPAL_URL: 'payment.zarinpal.com' }],
  ['ZIBAL_PROXY', { ZIBAL_PROXY: 'socks://proxy' }],
  ['ZIBAL_TIMEOUT_SECONDS', { ZIBAL_TIMEOUT_SECONDS: '0' }],
  ['ZIBAL_MAXIMUM', { ZIBAL_MAXIMUM: '999' }],
])('%s of a gateway that makes no sense is refused, without its value', (setting, env) => {
  expect(listRefused(env)).toEqual([setting]);
  expect(JSON.stringify(parseConfig(env))).not.toContain('shop');
});

test.each([
  ['ZARINPAL_URL', { ZARINPAL_MERCHANT_ID: merchant, ZARINPAL_URL: 'https://sandbox.zarinpal.com' }],
  ['ZARINPAL_URL', { ZARINPAL_MERCHANT_ID: merchant, ZARINPAL_URL: 'http://payment.zarinpal.com' }],
  ['ZIBAL_MERCHANT_ID', { ZIBAL_MERCHANT_ID: 'zibal' }],
  ['ZIBAL_URL', { ZIBAL_MERCHANT_ID: 'shop1', ZIBAL_URL: 'http://gateway.zibal.ir' }],
])('production takes money from no sandbox and over no open line: %s', (setting, change) => {
  expect(listRefused({ ...production, ...change })).toEqual([setting]);
});

test('hosts can be elsewhere, with or without a slash at the end', () => {
  const config = parseConfig({ JARCHI_HOST_SHARED_ACCOUNTS: 'https://accounts.example.com/' });
  expect(config.ok && config.value.bases['shared-accounts']).toBe('https://accounts.example.com');
});

test('a support chat is configured when its address and its token are both set', () => {
  const chatOf = (env: Record<string, string>) => {
    const config = parseConfig(env);
    return config.ok && config.value.chat;
  };
  expect(chatOf({ JARCHI_CHAT_URL: 'https://chat.example.com/', JARCHI_CHAT_TOKEN: 't' })).toEqual({
    url: 'https://chat.example.com',
    token: 't',
  });
  expect(chatOf({ JARCHI_CHAT_URL: 'https://chat.example.com' })).toBeNull();
  expect(chatOf({})).toBeNull();
});
