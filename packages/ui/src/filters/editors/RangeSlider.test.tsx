import type { FilterValue } from '@jarchi/domain/filters/filters.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { NumberSpec } from '#filters/filter-spec.ts';
import { NumberEditor } from './NumberEditor.tsx';

const PRICE: NumberSpec = {
  field: { key: 'price', type: 'number', isWhole: true, limits: { from: 20_000, to: 500_000_000 } },
  label: 'قیمت',
  unit: 'تومان',
};
const SETTLED_MS = 400;

/** Like the sheet: the applied value comes back as the value. */
function renderPrice() {
  const applied: (FilterValue | undefined)[] = [];
  function Sheet() {
    const [value, setValue] = useState<FilterValue>();
    const apply = (next: FilterValue | undefined) => {
      applied.push(next);
      setValue(next);
    };
    return (
      <>
        <NumberEditor isLive spec={PRICE} value={value?.type === 'number' ? value : undefined} onApply={apply} />
        <button type="button" onClick={() => setValue(undefined)}>
          پاک کردن
        </button>
      </>
    );
  }
  const { unmount } = render(<Sheet />);
  return { applied, unmount };
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const moveTo = (input: HTMLInputElement, step: number) => fireEvent.change(input, { target: { value: String(step) } });
const wait = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

test('both thumbs start at the limits, have texts for that, and leave their ends open', () => {
  renderPrice();
  expect(thumb('کمترین قیمت').getAttribute('aria-valuetext')).toBe('بیست هزار تومان، بی‌محدودیت');
  expect(thumb('بیشترین قیمت').getAttribute('aria-valuetext')).toBe('پانصد میلیون تومان، بی‌محدودیت');
  expect(boxes()).toEqual(['', '']);
});

test('keys move a thumb over round figures; the fields update at once, the list after a pause', () => {
  vi.useFakeTimers();
  const { applied } = renderPrice();
  const low = thumb('کمترین قیمت');
  low.focus();
  moveTo(low, 1);
  moveTo(low, 2);
  expect(boxes()).toEqual(['۳۰,۰۰۰', '']);
  expect(low.getAttribute('aria-valuetext')).toBe('سی هزار تومان');
  expect(applied).toEqual([]);
  wait(SETTLED_MS);
  expect(applied).toEqual([{ type: 'number', from: 30_000, to: null }]);
  expect(document.activeElement).toBe(low);
  moveTo(low, 0);
  wait(SETTLED_MS);
  expect(applied.at(-1)).toBeUndefined();
});

test('a move takes effect before its pause ends if the focus leaves or the sheet closes', () => {
  vi.useFakeTimers();
  const { applied, unmount } = renderPrice();
  const low = thumb('کمترین قیمت');
  low.focus();
  moveTo(low, 1);
  act(() => screen.getByRole('button', { name: 'پاک کردن' }).focus());
  expect(applied).toEqual([{ type: 'number', from: 25_000, to: null }]);
  fireEvent.click(screen.getByRole('button', { name: 'پاک کردن' }));
  wait(SETTLED_MS);
  expect([applied.length, ...boxes()]).toEqual([1, '', '']);
  moveTo(low, 3);
  unmount();
  expect(applied.at(-1)).toEqual({ type: 'number', from: 40_000, to: null });
});

test('a thumb cannot pass the other one, and typed numbers move both', () => {
  renderPrice();
  fireEvent.change(screen.getByRole('textbox', { name: 'تا' }), { target: { value: '۳۰۰۰۰' } });
  const low = thumb('کمترین قیمت');
  expect([low.min, low.max]).toEqual(['0', '1']);
  moveTo(low, 1);
  expect(thumb('بیشترین قیمت').min).toBe('2');
  expect(boxes()).toEqual(['۲۵,۰۰۰', '۳۰,۰۰۰']);
});

test('a quantity without a unit is not shown in toman', () => {
  const score: NumberSpec = { field: { key: 'score', type: 'number', isWhole: true, limits: { from: 0, to: 10 } }, label: 'امتیاز' };
  const { container } = render(
    <NumberEditor isLive spec={score} value={{ type: 'number', from: 7, to: null }} onApply={() => undefined} />,
  );
  expect(thumb('کمترین امتیاز').getAttribute('aria-valuetext')).toBe('هفت');
  expect(container.textContent).not.toContain('تومان');
});

test('a press moves the nearer thumb, from right to left, and a scrolling finger puts it back', () => {
  document.documentElement.style.direction = 'rtl';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, right: 400, width: 400 } as DOMRect);
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  const { applied } = renderPrice();
  const rail = thumb('کمترین قیمت').parentElement?.parentElement?.parentElement as HTMLElement;
  fireEvent.pointerDown(rail, { button: 0, pointerId: 1, clientX: 300 });
  expect(document.activeElement).toBe(thumb('کمترین قیمت'));
  fireEvent.pointerMove(rail, { pointerId: 1, clientX: 200 });
  expect(applied).toEqual([]);
  fireEvent.pointerUp(rail, { pointerId: 1 });
  expect(applied).toHaveLength(1);
  const [from, to] = boxes();
  expect(from).not.toBe('');
  expect(to).toBe('');
  fireEvent.pointerDown(rail, { button: 0, pointerId: 2, clientX: 20 });
  expect(boxes()[1]).not.toBe('');
  fireEvent.pointerCancel(rail, { pointerId: 2 });
  expect(boxes()).toEqual([from, '']);
  expect(applied).toHaveLength(1);
});
