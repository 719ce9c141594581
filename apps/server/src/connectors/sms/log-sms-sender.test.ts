import { expect, test } from 'vitest';
import { createLogSmsSender } from './log-sms-sender.ts';

test('the code and an invitation go to the log', async () => {
  const lines: string[] = [];
  const sender = createLogSmsSender({ isProduction: false, log: (line) => lines.push(line) });
  expect(await sender.sendCode('09121234567', '12345')).toEqual({ ok: true, value: null });
  expect(await sender.sendInvitation?.('09121234567', { title: 'Cafe' })).toEqual({ ok: true, value: null });
  expect(lines).toEqual(['sign-in code of 09121234567: 12345', 'invitation of 09121234567 to the account Cafe']);
});

test('production has no sender that logs codes', () => {
  expect(() => createLogSmsSender({ isProduction: true, log: () => undefined })).toThrow('never logged in production');
});
