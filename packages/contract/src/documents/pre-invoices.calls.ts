import type { CallTable } from '../call.ts';

const CONTENT_ERRORS = [
  'staff_view_only',
  'listed_twice',
  'pre_invoice_empty',
  'pre_invoice_lines_refused',
  'pre_invoice_campaigns_refused',
  'valid_until_refused',
  'vat_rate_missing',
] as const;

export const preInvoicesCalls = {
  previewPreInvoice: {
    method: 'POST',
    host: 'financial',
    path: '/pre-invoices/preview/',
    access: 'account',
    for: 'accountants',
    isRead: true,
    errors: [...CONTENT_ERRORS],
    summary: 'What a pre-invoice would say; staff view',
  },
  createPreInvoice: {
    method: 'POST',
    host: 'financial',
    path: '/pre-invoices/',
    access: 'account',
    for: 'accountants',
    isIdempotent: true,
    errors: [...CONTENT_ERRORS],
    summary:
      'Issues a pre-invoice from campaigns that wait to be bought and from free lines; freezes their prices until its last day; staff view',
  },
  voidPreInvoice: {
    method: 'POST',
    host: 'financial',
    path: '/pre-invoices/{document}/void/',
    access: 'account',
    for: 'accountants',
    errors: ['staff_view_only', 'document_not_found', 'pre_invoice_closed'],
    summary: 'Makes an open pre-invoice void; staff view',
  },
  payPreInvoice: {
    method: 'POST',
    host: 'financial',
    path: '/pre-invoices/{document}/payment/',
    access: 'account',
    for: 'accountants',
    isIdempotent: true,
    errors: ['document_not_found', 'pre_invoice_closed', 'amount_below_minimum', 'amount_above_maximum', 'gateway_unknown', 'gateway_down'],
    summary: 'Opens a payment of exactly the total of a pre-invoice; once it is credited, its campaigns are bought at its prices',
  },
  getCampaignPreInvoice: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/pre-invoice/',
    access: 'account',
    for: 'payers',
    answers: 'file',
    file: 'pdf',
    errors: ['campaign_not_found', 'pre_invoice_campaigns_refused'],
    summary: 'A campaign that waits for money as a pre-invoice to print, made of its price of now; it has no number and is not kept',
  },
} as const satisfies CallTable;
