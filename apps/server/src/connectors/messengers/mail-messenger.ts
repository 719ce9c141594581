import type { MailSender } from '../mail/mail-sender.ts';
import type { Messenger } from './messenger.ts';
import { refused, sent, waitFor } from './read-answer.ts';

/** E-mail as a channel. */
export function createMailMessenger(mail: MailSender): Messenger {
  return {
    isLog: false,
    async deliver({ to, title, text, url, id }) {
      const outcome = await mail.send({ to, subject: title, text: [text, url].filter((part) => part !== '').join('\n\n'), id });
      if (outcome === 'sent') return sent;
      return outcome === 'refused' ? refused('the mail server refused it') : waitFor(undefined, 'the mail server did not take it');
    },
  };
}
