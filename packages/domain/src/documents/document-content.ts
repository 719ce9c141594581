import type { DocumentLine } from './document-lines.ts';

/** Who sells or buys. An empty text is unknown. */
export interface DocumentParty {
  readonly account_type: 'P' | 'C';
  readonly name: string;
  readonly national_number: string;
  readonly economic_number: string;
  readonly registration_number: string;
  readonly province: string;
  readonly city: string;
  readonly address_text: string;
  readonly postal_code: string;
  readonly phone: string;
}

/** How a charge was paid. */
export interface DocumentPayment {
  readonly way: 'gateway' | 'bank';
  readonly gateway: string | null;
  readonly tracking_number: string | null;
  readonly paid_at: string;
}

/** What a document says, as it was when it was made; it never changes. */
export interface DocumentContent {
  readonly seller: DocumentParty;
  readonly buyer: DocumentParty;
  readonly lines: readonly DocumentLine[];
  readonly payment: DocumentPayment | null;
  readonly note: string;
  /** Of a pre-invoice: the campaigns it buys, each at the version and price of then. */
  readonly campaigns: readonly { readonly id: number; readonly title: string; readonly total: number; readonly version: number }[];
  /** Of an official invoice: the invoices it covers. */
  readonly invoices: readonly number[];
  /** Of an official invoice: the operator's code of its services in the tax system, if it was set when the invoice was asked for. */
  readonly goods_code?: string;
}
