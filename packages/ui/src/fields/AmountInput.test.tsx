import { toLatinDigits } from '@jarchi/domain/text/digits.ts';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AmountInput } from './AmountInput.tsx';
import { focusUnreadAmount } from './amount/unread-amount.ts';

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
  ['12.5', ''],
  ['1.250.000', '1250000'],
  ['۳۴٫۵', ''],
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

const valueNow = () => screen.getByTestId('value').textContent;
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const nextKey = (text: string) => type(box().value + text);

test.each([
  ['۵۰۰ هزار تومان', '500000', '۵۰۰,۰۰۰'],
  ['12.500.000', '12500000', '۱۲,۵۰۰,۰۰۰'],
  ['12,500,000\u00a0تومان\r\n', '12500000', '۱۲,۵۰۰,۰۰۰'],
  ['\u200f۱۲٫۵ میلیون\u200c تومان', '12500000', '۱۲,۵۰۰,۰۰۰'],
])('a pasted «%s» is taken at once', (text, digits, shown) => {
  render(<Sample initial="7" />);
  paste(text);
  expect(valueNow()).toBe(digits);
  expect(box().value).toBe(shown);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['2,5 میلیون', '۲٬۵۰۰٬۰۰۰ تومان؟', /چند جور/],
  ['۲ میلیون و ۵۰۰ هزار تومان', '۲٬۵۰۰٬۰۰۰ تومان؟', /چند جور/],
  ['۱٬۰۰۰٬۰۰۰ ریال', '۱۰۰٬۰۰۰ تومان؟', /به ریال است/],
])('a pasted «%s» is offered as «%s» and changes nothing before a press', (text, offer, message) => {
  render(<Sample initial="7" />);
  paste(text);
  expect(valueNow()).toBe('7');
  expect(box().value).toBe('۷');
  expect(screen.getByText(message)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: offer }));
  expect(valueNow()).toBe(offer === '۱۰۰٬۰۰۰ تومان؟' ? '100000' : '2500000');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['-۵۰۰٬۰۰۰', /منفی است/],
  ['(5000)', /منفی است/],
  ['10 تا 20 میلیون', /یک عدد روشن نیست/],
  ['۱۲۵۰۰۰۰۰ تومان (معادل ۱۲۵٬۰۰۰٬۰۰۰ ریال)', /یک عدد روشن نیست/],
  ['1.2E+07', /یک عدد روشن نیست/],
  ['500,005 ریال', /تومان کامل نمی‌شود/],
  ['6037991123456789', /بیشتر از/],
])('of a pasted «%s» nothing is taken, and the reason stays until the field is changed', (text, message) => {
  render(<Sample initial="7" />);
  paste(text);
  expect(valueNow()).toBe('7');
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  type('۷۵');
  expect(screen.queryByText(message)).toBeNull();
  expect(valueNow()).toBe('75');
});

test('an empty field shows what was pasted, to be mended by hand', () => {
  render(<Sample />);
  paste('2 میلیون و 5');
  expect(box().value).toBe('2 میلیون و 5');
  expect(valueNow()).toBe('');
  type('2 میلیون');
  expect(valueNow()).toBe('2000000');
});

test('pasted digits go to the caret', () => {
  render(<Sample initial="12" />);
  box().setSelectionRange(2, 2);
  const event = createEvent.paste(box(), { clipboardData: { getData: () => '۵۰۰' } });
  fireEvent(box(), event);
  expect(event.defaultPrevented).toBe(false);
});

test('words that are typed make an amount, which the box shows in digits once it is left', () => {
  render(<Sample />);
  for (const key of '۵۰۰ هزار') {
    nextKey(key);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  }
  expect(valueNow()).toBe('500000');
  expect(box().value).toBe('۵۰۰ هزار');
  fireEvent.blur(box());
  expect(box().value).toBe('۵۰۰,۰۰۰');
});

test.each(['12,500,000', '۱۲٬۵۰۰٬۰۰۰', '۱۲،۵۰۰،۰۰۰', '12.500.000'])('the marks of the typed «%s» group its digits', (text) => {
  render(<Sample />);
  for (const key of text) nextKey(key);
  expect(valueNow()).toBe('12500000');
  expect(box().value).toBe('۱۲,۵۰۰,۰۰۰');
});

test.each(['12.5', '12,5', '-5000', '5000-', '1e5', '12/5'])('a typed «%s» never becomes another amount', (text) => {
  render(<Sample />);
  for (const key of text) nextKey(key);
  fireEvent.blur(box());
  expect(valueNow()).toBe('');
  expect(toLatinDigits(box().value).replace(/(\d),(?=\d{3}\D)/, '$1')).toBe(text);
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('text that the keyboard puts in at once is read, though it came as typing', () => {
  render(<Sample initial="1234" />);
  type('2,5');
  expect(valueNow()).toBe('');
  expect(box().value).toBe('2,5');
});

test('text that is dropped is read whole, even where deleting could have left it', () => {
  render(<Sample initial="2500" />);
  fireEvent.input(box(), { target: { value: '2,5' }, inputType: 'insertFromDrop' });
  expect(valueNow()).toBe('');
  expect(box().value).toBe('2,5');
});

test('digits that are deleted beside a comma leave an amount', () => {
  render(<Sample initial="2500" />);
  type('۲,۵');
  expect(valueNow()).toBe('25');
});

test('a form is not sent with an open question; the field gets the focus and says it', () => {
  const send = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <Sample />
      <button type="submit">ok</button>
    </form>,
  );
  type('12,5');
  expect(screen.queryByText(/یک عدد روشن نیست/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'ok' }));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(box());
  expect(screen.getByText(/یک عدد روشن نیست/)).toBeTruthy();
  expect(focusUnreadAmount()).toBe(true);
  type('125');
  expect(focusUnreadAmount()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'ok' }));
  expect(send).toHaveBeenCalledTimes(1);
});

test('the question is announced and tied to the field, and its button is the next stop of the keyboard', async () => {
  render(<Sample />);
  const user = userEvent.setup();
  box().focus();
  paste('2,5 میلیون');
  const offer = screen.getByRole('button', { name: '۲٬۵۰۰٬۰۰۰ تومان؟' });
  expect(offer.closest('[aria-live="polite"]')).not.toBeNull();
  expect(document.getElementById(box().getAttribute('aria-describedby')!)?.textContent).toContain('۲٬۵۰۰٬۰۰۰ تومان');
  await user.tab();
  expect(document.activeElement).toBe(offer);
  await user.keyboard('{Enter}');
  expect(valueNow()).toBe('2500000');
  expect(document.activeElement).toBe(box());
});

test('going to the button of the offer does not leave the field', async () => {
  const onBlur = vi.fn<() => void>();
  render(<AmountInput label="مبلغ" value="" onChange={() => undefined} onBlur={onBlur} />);
  const user = userEvent.setup();
  box().focus();
  paste('500,000 ﷼');
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
});

test('an amount from outside ends the question', () => {
  const { rerender } = render(<AmountInput label="مبلغ" value="" onChange={() => undefined} />);
  paste('500,000 ﷼');
  rerender(<AmountInput label="مبلغ" value="900" onChange={() => undefined} />);
  expect(box().value).toBe('۹۰۰');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a field of another unit reads its own words, and no currency', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<AmountInput label="بازدید" unit="بازدید" value="" onChange={onChange} />);
  paste('۵۰۰ هزار بازدید');
  expect(onChange).toHaveBeenLastCalledWith('500000');
  onChange.mockClear();
  paste('2,5 میلیون');
  paste('500 ریال');
  expect(onChange).not.toHaveBeenCalled();
});

test('a pasted number longer than the field keeps is refused, not cut', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<AmountInput label="تعداد" unit="" maxDigits={4} value="" onChange={onChange} />);
  paste('123456');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('بیشتر از ۹٬۹۹۹ پذیرفته نمی‌شود.')).toBeTruthy();
});

test('a read-only field takes no paste', () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<AmountInput label="مبلغ" value="5" isReadOnly onChange={onChange} />);
  paste('۵۰۰ هزار تومان');
  expect(onChange).not.toHaveBeenCalled();
});

test('of a very long text the beginning is quoted', () => {
  render(<Sample initial="7" />);
  paste(`واریز ${'x'.repeat(300)}`);
  expect(screen.getByText(/یک عدد روشن نیست/).textContent.length).toBeLessThan(150);
});
