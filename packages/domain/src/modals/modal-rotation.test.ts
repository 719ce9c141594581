import { expect, test } from 'vitest';
import { advanceRotation, DEFAULT_MODALS, startRotation, type Rotation } from './modal-rotation.ts';

test.each([
  [null, 'question'],
  ['question', 'phone-number'],
  ['phone-number', 'changelog'],
  ['changelog', 'question'],
  ['something else', 'question'],
  ['', 'question'],
] as const)('after %j a page load begins with %s', (lastShown, expected) => {
  expect(startRotation(lastShown)).toEqual({ modal: expected, round: 1 });
});

test.each([null, ...DEFAULT_MODALS])('a rotation that begins after %j asks each modal once and ends', (lastShown) => {
  const asked: string[] = [];
  for (let rotation: Rotation | undefined = startRotation(lastShown); rotation; rotation = advanceRotation(rotation))
    asked.push(rotation.modal);
  expect(asked).toHaveLength(3);
  expect(asked.toSorted()).toEqual(DEFAULT_MODALS.toSorted());
});

test('page loads begin with each modal in turn', () => {
  const shown: string[] = [];
  for (let load = 0; load < 6; load++) shown.push(startRotation(shown.at(-1) ?? null).modal);
  expect(shown).toEqual([...DEFAULT_MODALS, ...DEFAULT_MODALS]);
});
