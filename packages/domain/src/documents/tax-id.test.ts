import { expect, test } from 'vitest';
import { getTaxId, getTaxSerial } from './tax-id.ts';

test.each([
  ['DEF5GH', '2020-07-20T00:00:00Z', 12, 'DEF5GH0481F000000000C2'],
  ['DEF5GH', '2020-07-20T00:00:00Z', 8_173, 'DEF5GH0481F0000001FED8'],
  ['DEF5GH', '2020-07-20T00:00:00Z', 2_572_613_409, 'DEF5GH0481F009956F7211'],
  ['A1B2C3', '2026-11-22T09:00:00Z', 1, 'A1B2C30512B00000000011'],
  // After midnight in Tehran it is still the day before in UTC.
  ['A1B2C3', '2026-11-22T21:00:00Z', 1_405_000_123, 'A1B2C30512B0053BE99BB3'],
])('the number of invoice %s %s %d', (memory_id, day, serial, taxid) => {
  const number = { memory_id, at: Date.parse(day), serial };
  expect(getTaxId(number)).toBe(taxid);
  expect(taxid.slice(11, 21)).toBe(getTaxSerial(number));
});
