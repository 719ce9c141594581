import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createLogMailSender } from './log-mail-sender.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

/** A mail server of this machine; it refuses the addresses that begin with the code to answer. */
async function openMailServer() {
  const mails: { readonly to: readonly string[]; readonly raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = Number(address.slice(0, 3));
      done(responseCode > 0 ? Object.assign(new Error('no'), { responseCode }) : null);
    },
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, mails };
}

const connect = (port: number) =>
  createSmtpMailSender({ host: '127.0.0.1', port, security: 'none', from: { name: 'جارچی', address: 'panel@jarchi.test' } });

test('a mail reaches the mail server with its Persian subject, both bodies and its id', async () => {
  const { port, mails } = await openMailServer();
  const mail = { to: 'sara@example.com', subject: 'تأیید ایمیل', text: 'کد شما ۱۲۳۴۵', html: '<p>کد شما ۱۲۳۴۵</p>', id: 'verify-7' };
  expect(await connect(port).send(mail)).toBe('sent');
  expect(mails.map(({ to }) => to)).toEqual([['sara@example.com']]);
  const raw = mails[0]?.raw ?? '';
  const subject = /^Subject: ((?:.|\r\n )*)/m.exec(raw)?.[1] ?? '';
  const words = [...subject.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, word = '']) =>
    kind?.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : readQuoted(word.replaceAll('_', ' ')),
  );
  expect(Buffer.concat(words).toString()).toBe('تأیید ایمیل');
  expect(raw).toContain('Message-ID: <verify-7@jarchi.test>');
  expect(raw).toContain('text/plain');
  expect(raw).toContain('text/html');
});

function readQuoted(word: string): Buffer {
  return Buffer.from(
    word.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );
}

test('an address that contains others gets no mail', async () => {
  const { port, mails } = await openMailServer();
  await connect(port).send({ to: 'sara@example.com, eve@example.com\r\nBcc: eve@example.com', subject: 'x', text: 'x' });
  expect(mails.flatMap(({ to }) => to)).not.toContain('eve@example.com');
});

test('a final refusal differs from one that may pass, and from a server that is not there', async () => {
  const { port } = await openMailServer();
  const sender = connect(port);
  expect(await sender.send({ to: '550@example.com', subject: 'x', text: 'x' })).toBe('refused');
  expect(await sender.send({ to: '451@example.com', subject: 'x', text: 'x' })).toBe('failed');
  const closed = createServer();
  await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
  const address = closed.address();
  await new Promise((done) => closed.close(done));
  const gone = typeof address === 'object' && address ? address.port : 0;
  expect(await connect(gone).send({ to: 'sara@example.com', subject: 'x', text: 'x' })).toBe('failed');
});

test('a mail server without TLS gets nothing where TLS is asked for', async () => {
  const { port, mails } = await openMailServer();
  const from = { name: 'جارچی', address: 'panel@jarchi.test' };
  const sender = createSmtpMailSender({ host: '127.0.0.1', port, security: 'starttls', from });
  expect(await sender.send({ to: 'sara@example.com', subject: 'x', text: 'x' })).not.toBe('sent');
  expect(mails).toEqual([]);
});

test('in a trial mails go to the log; production has no such sender', async () => {
  const lines: string[] = [];
  const sender = createLogMailSender({ isProduction: false, log: (line) => lines.push(line) });
  expect(await sender.send({ to: 'sara@example.com', subject: 'subject', text: 'text' })).toBe('sent');
  expect(lines).toEqual(['mail to sara@example.com: subject\ntext']);
  expect(() => createLogMailSender({ isProduction: true, log: () => undefined })).toThrow('never logged in production');
});
