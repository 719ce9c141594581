import type { CallTable } from '../call.ts';
import { officialCalls } from './official.calls.ts';
import { preInvoicesCalls } from './pre-invoices.calls.ts';

/** Papers of money: receipts, invoices, credit notes, pre-invoices and official invoices. */
export const documentsCalls = {
  listDocuments: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/',
    access: 'account',
    for: 'accountants',
    errors: ['filter_invalid'],
    summary: 'Documents of the account, filtered, sorted and paged, up to 1,000,000 at once, with how many of each kind match',
  },
  listMonthsOfDocuments: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/months/',
    access: 'account',
    for: 'accountants',
    errors: [],
    summary: 'The Jalali months in which documents were issued, newest first, with how many',
  },
  getMonthOfDocuments: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/months/{month}/',
    access: 'account',
    for: 'accountants',
    answers: 'file',
    errors: ['document_not_found', 'documents_too_many', 'export_refused'],
    summary: 'All documents that were issued in a Jalali month (1405-09): a zip of their PDFs and an Excel index',
  },
  exportDocuments: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/export/',
    access: 'account',
    for: 'accountants',
    answers: 'file',
    file: 'workbook',
    errors: ['export_refused', 'filter_invalid'],
    summary: 'The whole filtered list of documents as an Excel file; takes the filters and the order of the list',
  },
  getDocument: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/{id}/',
    access: 'account',
    for: 'payers',
    errors: ['document_not_found'],
    summary: 'One document as it was issued; members who do not handle money find receipts of charges only',
  },
  getDocumentPdf: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/{id}/pdf/',
    access: 'account',
    for: 'payers',
    answers: 'file',
    file: 'pdf',
    errors: ['document_not_found'],
    summary: 'One document as a PDF: an official invoice in rial across the page, any other in toman',
  },
  getEInvoice: {
    method: 'GET',
    host: 'financial',
    path: '/v3/payment-invoices/{id}/e-invoice/',
    access: 'account',
    for: 'accountants',
    answers: 'file',
    errors: ['document_not_found', 'e_invoice_not_offered'],
    summary:
      'An invoice in the JSON shape of the tax system (header, body, payments; whole rial), neither signed nor sent, and labelled so',
  },
  ...officialCalls,
  ...preInvoicesCalls,
} as const satisfies CallTable;
