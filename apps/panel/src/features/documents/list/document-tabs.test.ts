import { expect, test } from 'vitest';
import { countTab, DOCUMENT_TABS, kindFilter, listFields, listSpecs } from './document-tabs.ts';
import { documentsList } from './documents-list.ts';

test('each kind of document is in one tab', () => {
  expect(DOCUMENT_TABS.map(kindFilter)).toEqual(['kind,invoice,credit_note', 'kind,receipt', 'kind,official_invoice', 'kind,pre_invoice']);
});

test('credit notes count as invoices', () => {
  const counts = { receipt: 4, invoice: 30, credit_note: 2, pre_invoice: 6, official_invoice: 12 };
  expect(DOCUMENT_TABS.map((tab) => countTab(tab, counts))).toEqual([32, 4, 12, 6]);
});

test.each([
  ['receipts', 'receipts'],
  ['pre', 'pre'],
  ['official', 'invoices'],
  [undefined, 'invoices'],
])('the tab %s of an address is %s', (value, tab) => {
  expect(documentsList.read({ tab: value }).tab).toBe(tab);
});

test('the filter by official invoice is offered only where official invoices are visible, and states only where a kind has several', () => {
  const keys = (tab: 'invoices' | 'receipts' | 'pre', hasOfficial = true) => listFields(tab, hasOfficial).map(({ key }) => key);
  expect(keys('invoices')).toContain('official');
  expect(keys('invoices', false)).not.toContain('official');
  expect(keys('receipts')).not.toContain('state');
  expect(
    listSpecs(listFields('pre', true))
      .find(({ field }) => field.key === 'state')
      ?.options?.map(({ value }) => value),
  ).toEqual(['open', 'paid', 'expired', 'void']);
});
