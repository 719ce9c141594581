import { fireEvent, render, screen } from '@testing-library/react';
import type { NumberFilter } from '@jarchi/domain/filters/filters.ts';
import { expect, test, vi } from 'vitest';
import type { NumberSpec } from '#filters/filter-spec.ts';
import { NumberEditor } from './NumberEditor.tsx';

const spec: NumberSpec = {
  label: 'قیمت',
  unit: 'تومان',
  field: { key: 'price', type: 'number', isWhole: true, limits: { from: 0, to: 100_000_000 } },
};

const write = (name: string, text: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

test.each([false, true])('an end of a range that is no amount yet is not an open end (live: %s)', (isLive) => {
  const onApply = vi.fn<(value: NumberFilter | undefined) => void>();
  const { container } = render(
    <NumberEditor spec={spec} value={{ type: 'number', from: 1_000_000, to: null }} onApply={onApply} isLive={isLive} />,
  );
  write('از', '2,5');
  fireEvent.submit(container.querySelector('form')!);
  fireEvent.blur(screen.getByRole('textbox', { name: 'از' }));
  expect(onApply).not.toHaveBeenCalled();
  write('از', '۲٫۵ میلیون');
  fireEvent.submit(container.querySelector('form')!);
  expect(onApply).toHaveBeenLastCalledWith({ type: 'number', from: 2_500_000, to: null });
});
