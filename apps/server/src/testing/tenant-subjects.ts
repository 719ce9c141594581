import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';

/** What the owner has, and a stranger tries to reach. */
export interface Subjects {
  readonly slug: string;
  readonly campaign: number;
  readonly draft: number;
  readonly draftData: object;
  readonly file: DraftFile;
  readonly film: number;
  readonly order: number;
  readonly notification: number;
  /** A bank slip and its picture. */
  readonly request: number;
  readonly attachment: number;
  readonly template: number;
  /** A content that a publisher of the campaign delivered. */
  readonly content: number;
  readonly placement: number;
  readonly report: number;
  /** A link to the campaign's report. */
  readonly share: number;
  readonly view: number;
  /** A note on its report. */
  readonly note: number;
  /** An invoice. */
  readonly invoice: number;
  readonly ticket: number;
  /** A browser that the owner linked. */
  readonly link: number;
  /** The owner as a member, someone invited, and a browser in which the owner is signed in. */
  readonly member: number;
  readonly invitation: number;
  readonly session: string;
}

/** What belongs to one account, by the word that names it in an address or a field of a call. */
export const OWNED: Readonly<Record<string, (subjects: Subjects) => unknown>> = {
  account: ({ slug }) => slug,
  campaign: ({ campaign }) => campaign,
  campaigns: ({ campaign }) => campaign,
  campaign_id: ({ campaign }) => campaign,
  draft: ({ draft }) => draft,
  drafts: ({ draft }) => draft,
  orders: ({ order }) => order,
  advertiser: ({ notification }) => notification,
  money_requests: ({ request }) => request,
  attachment: ({ attachment }) => attachment,
  media: ({ film }) => film,
  media_template: ({ template }) => template,
  content: ({ content }) => content,
  placement: ({ placement }) => placement,
  view: ({ view }) => view,
  note: ({ note }) => note,
  links: ({ link }) => link,
  'publisher-contents': ({ content }) => content,
  'scheduled-reports': ({ report }) => report,
  share: ({ share }) => share,
  'payment-invoices': ({ invoice }) => invoice,
  document: ({ invoice }) => invoice,
  ticket: ({ ticket }) => ticket,
  member: ({ member }) => member,
  invitation: ({ invitation }) => invitation,
  received: ({ invitation }) => invitation,
  session: ({ session }) => session,
};
