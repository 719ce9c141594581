import { ApiError } from '@jarchi/api-client/api-error.ts';
import { expect, test, vi } from 'vitest';
import { bindChatUser, type ChatHost, type ChatWidget } from './support-chat.ts';

const person = { account_id: 7, account: 'sepidar', name: 'سارا محمدی' };

function openHost({
  readyAfter = 0,
  known,
  leavesAfter = Number.POSITIVE_INFINITY,
}: { readyAfter?: number; known?: string; leavesAfter?: number } = {}) {
  const widget = { setUser: vi.fn(), setCustomAttributes: vi.fn(), setLabel: vi.fn(), reset: vi.fn() } satisfies ChatWidget;
  const waits: number[] = [];
  const getChatIdentity = vi.fn(async () => {
    if (known === undefined) throw new ApiError({ status: 404, code: 'not_found' });
    return { user_id: known };
  });
  const createChatIdentity = vi.fn(async (input: { body: { user_id: string } }) => ({ user_id: input.body.user_id }));
  const host = {
    support: { getChatIdentity, createChatIdentity },
    findWidget: () => (waits.length >= readyAfter ? widget : undefined),
    wait: async (ms: number) => void waits.push(ms),
    newUserId: () => 'new-user',
    isCurrent: () => waits.length < leavesAfter,
    log: vi.fn(),
  } satisfies ChatHost;
  return { host, widget, waits };
}

test('a known account chats under its name, with its tag and number', async () => {
  const { host, widget, waits } = openHost({ known: 'u-1', readyAfter: 3 });
  await bindChatUser(host, person);
  expect(host.support.createChatIdentity).not.toHaveBeenCalled();
  expect(widget.setUser).toHaveBeenCalledWith('u-1', { name: 'سارا محمدی' });
  expect(widget.setCustomAttributes).toHaveBeenCalledWith({ advertiser_id: 7 });
  expect(widget.setLabel).toHaveBeenCalledWith('adv');
  expect(waits).toEqual([100, 100, 100]);
});

test('an account without a name gets one', async () => {
  const { host, widget } = openHost();
  await bindChatUser(host, person);
  expect(host.support.createChatIdentity).toHaveBeenCalledWith({ params: { account: 'sepidar' }, body: { user_id: 'new-user' } });
  expect(widget.setUser).toHaveBeenCalledWith('new-user', { name: 'سارا محمدی' });
});

test('a failure other than a missing name makes no new name', async () => {
  const { host } = openHost();
  host.support.getChatIdentity.mockRejectedValue(new ApiError({ status: 500, code: 'internal' }));
  await expect(bindChatUser(host, person)).rejects.toMatchObject({ status: 500 });
  expect(host.support.createChatIdentity).not.toHaveBeenCalled();
});

test('a widget that is not ready after 200 checks is given up and logged', async () => {
  const { host, widget, waits } = openHost({ known: 'u-1', readyAfter: Number.POSITIVE_INFINITY });
  await bindChatUser(host, person);
  expect(waits).toHaveLength(200);
  expect(host.log).toHaveBeenCalledTimes(1);
  expect(widget.setUser).not.toHaveBeenCalled();
});

test('a widget that is ready after another person took over the window is not told of the one before', async () => {
  const { host, widget } = openHost({ known: 'u-1', readyAfter: 3, leavesAfter: 2 });
  await bindChatUser(host, person);
  expect(widget.setUser).not.toHaveBeenCalled();
  expect(widget.setCustomAttributes).not.toHaveBeenCalled();
});
