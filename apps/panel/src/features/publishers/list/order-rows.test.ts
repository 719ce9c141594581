import { expect, test } from 'vitest';
import { orderRows } from './order-rows.ts';

function getBox(indexes: readonly number[]): HTMLElement {
  const box = document.createElement('div');
  for (const index of indexes) {
    const row = document.createElement('div');
    row.dataset['index'] = String(index);
    row.append(document.createElement('button'));
    box.append(row);
  }
  document.body.append(box);
  return box;
}
const findButton = (box: Element, index: number) => box.querySelector<HTMLElement>(`[data-index="${index}"] button`);
const listIndexes = (box: Element) => [...box.children].map((row) => Number((row as HTMLElement).dataset['index']));

test.each([[[]], [[3]], [[3, 4, 5]], [[6, 7, 3, 4, 5]], [[6, 2, 3, 4, 5]], [[4, 3, 6, 5, 2]]])(
  'rows %j are put into the order of their index',
  (indexes) => {
    const box = getBox(indexes);
    orderRows(box);
    expect(listIndexes(box)).toEqual(indexes.toSorted((a, b) => a - b));
  },
);

test.each([6, 7, 3, 4, 5])('row %i keeps the focus', (index) => {
  const box = getBox([6, 7, 3, 4, 5]);
  const button = findButton(box, index);
  let losses = 0;
  button?.focus();
  button?.addEventListener('blur', () => losses++);
  const moved: Node[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(box, { childList: true });
  orderRows(box);
  for (const { removedNodes } of observer.takeRecords()) moved.push(...removedNodes);
  expect(moved.some((row) => row.contains(button))).toBe(false);
  expect(losses).toBe(0);
  expect(listIndexes(box)).toEqual([3, 4, 5, 6, 7]);
});
