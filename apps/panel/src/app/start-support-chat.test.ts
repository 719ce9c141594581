import { expect, test, vi } from 'vitest';
import { refusal, stubApi } from '#testing/fake-api.ts';
import { sampleAccount } from '#testing/sample-account.fa.ts';
import { sampleUser } from '#testing/sample-answers.fa.ts';

const chat = { url: 'https://chat.sepidar.test', token: 'web-token' };
const IDENTITY = '/api/crm/accounts/adv-1/chat-identity/';

const newWidget = () => ({ setUser: vi.fn(), setCustomAttributes: vi.fn(), setLabel: vi.fn(), reset: vi.fn() });
type Widget = ReturnType<typeof newWidget>;
const chatwoot = window as unknown as { $chatwoot?: Widget; chatwootSDK?: { run(settings: object): void }; chatwootSettings?: object };

/** An operator's server on which the widget's script runs `readyAfterMs` before it is ready. */
async function openPanel({ readyAfterMs = 0, mode = 'production', answers = {}, account = sampleAccount() } = {}) {
  // Each panel loads its code again: the script of a window is loaded once.
  vi.resetModules();
  vi.useFakeTimers();
  const requests = stubApi({
    'GET /api/shared-accounts/api/v1/accounts/info': { body: account },
    'GET /api/accounts/user/': { body: sampleUser },
    [`GET ${IDENTITY}`]: { body: { user_id: 'u-1' } },
    [`POST ${IDENTITY}`]: { body: { user_id: 'u-2' } },
    ...answers,
  });
  delete chatwoot.$chatwoot;
  const widget = newWidget();
  const run = vi.fn(() => void setTimeout(() => (chatwoot.$chatwoot = widget), readyAfterMs));
  chatwoot.chatwootSDK = { run };
  const sources: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      sources.push(node.src);
      queueMicrotask(() => node.dispatchEvent(new Event('load')));
    }
  });
  const { runtimeConfig: config } = await import('#api/runtime-config.ts');
  Object.assign(config, { mode, chat });
  const { announcePersonChange: leave } = await import('@jarchi/client-state/session/person.ts');
  const { startSupportChat } = await import('./start-support-chat.ts');
  return { widget, run, sources, requests, startSupportChat, leave };
}

test('in production the widget is loaded from the operator, and the account chats under its name, number and tag', async () => {
  const { widget, run, sources, requests, startSupportChat } = await openPanel({ readyAfterMs: 950 });
  const starting = startSupportChat();
  await vi.advanceTimersByTimeAsync(900);
  expect(widget.setUser).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await starting;
  expect(sources).toEqual(['https://chat.sepidar.test/packs/js/sdk.js']);
  expect(run).toHaveBeenCalledExactlyOnceWith({ websiteToken: 'web-token', baseUrl: chat.url });
  expect(chatwoot.chatwootSettings).toMatchObject({ locale: 'fa' });
  expect(widget.setUser).toHaveBeenCalledExactlyOnceWith('u-1', { name: 'سارا محمدی' });
  expect(widget.setCustomAttributes).toHaveBeenCalledWith({ advertiser_id: 7 });
  expect(widget.setLabel).toHaveBeenCalledWith('adv');
  expect(requests.map(({ name }) => name)).not.toContain(`POST ${IDENTITY}`);
});

test('an account without a name in the chat gets one, and chats under the name that the server answers', async () => {
  const { widget, requests, startSupportChat } = await openPanel({ answers: { [`GET ${IDENTITY}`]: refusal('not_found', 404) } });
  const starting = startSupportChat();
  await vi.advanceTimersByTimeAsync(200);
  await starting;
  const created = requests.find(({ name }) => name === `POST ${IDENTITY}`);
  expect(created?.body).toEqual({ user_id: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(widget.setUser).toHaveBeenCalledExactlyOnceWith('u-2', { name: 'سارا محمدی' });
});

test('a widget that is not ready in twenty seconds is given up with a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { widget, startSupportChat } = await openPanel({ readyAfterMs: 20_500 });
  const starting = startSupportChat();
  await vi.advanceTimersByTimeAsync(21_000);
  await starting;
  expect(warn).toHaveBeenCalledExactlyOnceWith('the support chat was not ready in time');
  expect(widget.setUser).not.toHaveBeenCalled();
});

test('outside production, for staff in a customer’s name and without a chat nothing is loaded', async () => {
  for (const options of [{ mode: 'trial' }, { account: sampleAccount({ is_hijacked: true }) }]) {
    const { sources, requests, startSupportChat } = await openPanel(options);
    await startSupportChat();
    expect(sources).toEqual([]);
    expect(requests.filter(({ name }) => name.endsWith(IDENTITY))).toEqual([]);
  }
});

test('the next person of the window does not chat as the one before, and the script is loaded once', async () => {
  const { widget, sources, startSupportChat, leave } = await openPanel({ readyAfterMs: 500 });
  const first = startSupportChat();
  await vi.advanceTimersByTimeAsync(200);
  leave();
  document.cookie = 'account=adv-1; path=/';
  const second = startSupportChat();
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all([first, second]);
  expect(widget.setUser).toHaveBeenCalledTimes(1);
  leave();
  expect(widget.reset).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(1);
});
