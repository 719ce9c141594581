export const SMTP_SECURITIES = ['starttls', 'tls', 'none'] as const;

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `starttls` begins plainly and refuses to go on without TLS, `tls` is encrypted from the start, `none` is for a mail server of this machine. */
  readonly security: (typeof SMTP_SECURITIES)[number];
  readonly login?: { readonly user: string; readonly password: string };
  /** The sender that readers see. */
  readonly from: { readonly name: string; readonly address: string };
}
