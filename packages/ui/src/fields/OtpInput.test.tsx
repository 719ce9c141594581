import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OtpInput } from './OtpInput.tsx';

function Sample({ onComplete, hasError = false }: { onComplete?: (value: string) => void; hasError?: boolean }) {
  const [value, setValue] = useState('');
  return <OtpInput value={value} onChange={setValue} onComplete={onComplete} hasError={hasError} />;
}

const fill = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

test('a pasted message fills the boxes with its digits', () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  fill('کد شما: ۴۸۲۱۳');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('48213');
  expect(onComplete.mock.calls).toEqual([['48213']]);
});

test('a full code is reported once, and again only after a change', () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  fill('48213');
  fill('482139');
  expect(onComplete).toHaveBeenCalledTimes(1);
  fill('4821');
  fill('48214');
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('the field is one input that the browser can fill from an SMS', () => {
  render(<Sample />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('one-time-code');
});

test('a wrong code marks the input invalid', () => {
  render(<Sample hasError />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('more digits than a code has fill nothing and send nothing; the field says why until it is edited', () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  fill('482139');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(onComplete).not.toHaveBeenCalled();
  expect(screen.getByText(/کد ۵ رقم دارد/)).toBeDefined();
  fill('4');
  expect(screen.queryByText(/کد ۵ رقم دارد/)).toBeNull();
});

test('digits pasted behind a full code change and send nothing, and the field says why', () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  fill('48213');
  fill('482139');
  expect(screen.queryByText(/کد ۵ رقم دارد/)).toBeNull();
  fill('48213654321');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('48213');
  expect(screen.getByText(/کد ۵ رقم دارد/)).toBeDefined();
  expect(onComplete.mock.calls).toEqual([['48213']]);
});

test('of a message with other numbers the one of a code’s length is taken', () => {
  const onComplete = vi.fn();
  render(<Sample onComplete={onComplete} />);
  fill('کد ورود: ۴۸۲۱۳ تا ۲ دقیقه');
  expect(onComplete.mock.calls).toEqual([['48213']]);
});
