import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountInput } from './AmountInput.tsx';

function Sample({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <AmountInput label="مبلغ" value={value} onChange={setValue} />
      <output data-testid="value">{value}</output>
    </>
  );
}

function type(text: string, caret = text.length) {
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(input, { target: { value: text, selectionStart: caret, selectionEnd: caret } });
  return input;
}

test.each([
  ['۱۲۵۰۰', '12500'],
  ['٤٥٬۰۰۰ تومان', '45000'],
  ['1,250,000', '1250000'],
  ['007', '7'],
  ['12.5', '12'],
  ['1.250.000', '1250000'],
  ['۳۴٫۵', '34'],
  ['abc', ''],
])('takes %s as %s', (text, digits) => {
  render(<Sample />);
  type(text);
  expect(screen.getByTestId('value').textContent).toBe(digits);
});

test('the field shows grouped Persian digits and reports Latin ones', () => {
  render(<Sample />);
  const input = type('1250000');
  expect(input.value).toBe('۱,۲۵۰,۰۰۰');
  expect(screen.getByTestId('value').textContent).toBe('1250000');
});

test('the field shows the amount in words below', () => {
  render(<Sample initial="45000" />);
  expect(screen.getByText(/چهل و پنج هزار تومان/)).toBeTruthy();
});

test('a digit typed in the middle leaves the caret after it', () => {
  render(<Sample initial="123456" />);
  const input = type('۱۲۹۳,۴۵۶', 3);
  expect(input.value).toBe('۱,۲۹۳,۴۵۶');
  expect(input.selectionStart).toBe(4);
});

test('an amount that is too large stays as it was typed, with the reason below', () => {
  render(<Sample />);
  const input = type('999999999999');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  type('1234567890123');
  expect(screen.getByTestId('value').textContent).toBe('1234567890123');
  expect(screen.getByText('بیشتر از ۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان پذیرفته نمی‌شود.')).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

function paste(text: string) {
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });
}

test('a pasted text counts the words beside its figure', () => {
  render(<Sample initial="7" />);
  paste('۲ میلیون و ۵۰۰ هزار تومان');
  expect(screen.getByTestId('value').textContent).toBe('2500000');
  paste('۱٬۰۰۰٬۰۰۰ ریال');
  expect(screen.getByTestId('value').textContent).toBe('100000');
});

test('a pasted amount below zero is refused, and the field keeps what it had until it is changed', () => {
  render(<Sample initial="7" />);
  paste('-۵۰۰٬۰۰۰');
  expect(screen.getByTestId('value').textContent).toBe('7');
  expect(screen.getByText('مبلغ منفی پذیرفته نمی‌شود. فقط خود مبلغ را بنویسید.')).toBeTruthy();
  type('75');
  expect(screen.queryByText(/منفی/)).toBeNull();
});
