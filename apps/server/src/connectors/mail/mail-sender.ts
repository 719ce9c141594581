export interface Mail {
  /** One address, as the domain's rule for e-mails lets it through. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** A mail sent again under the same id is one mail in the reader's program. */
  readonly id?: string;
}

/** `refused`: this address or mail is never taken, so a repeat is useless. `failed`: it may be sent again later. */
export type MailOutcome = 'sent' | 'refused' | 'failed';

/** Sends e-mails. An implementation answers within seconds. */
export interface MailSender {
  send(mail: Mail): Promise<MailOutcome>;
}
