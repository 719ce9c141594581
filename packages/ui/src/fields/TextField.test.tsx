import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { uiFa } from '#ui.fa.ts';
import { PasswordField } from './PasswordField.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Sample(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label="متن" counterLimit={10} {...props} value={value} onChange={setValue} />
      <output data-testid="value">{JSON.stringify(value)}</output>
      <button type="button" onClick={() => setValue('')}>
        خالی
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const handedOn = (): unknown => JSON.parse(screen.getByTestId('value').textContent);

test.each([
  [{}, '\u202ea\u2066b\u2069', 'ab'],
  [{ multiline: true }, '\u202ea\u2066b\u2069\u2067c', 'a\u2066b\u2069c'],
  [{ multiline: true, kind: 'short' as const }, 'a\u200fb', 'ab'],
  [{ kind: 'long' as const }, 'a\u200fb', 'a\u200fb'],
  [{}, 'می\u200cخواهم ❤\ufe0f ', 'می\u200cخواهم ❤\ufe0f '],
  [{}, '\u3164\u200c ', ''],
])('a field with %j hands the text %j on as %j', (props, typed, kept) => {
  render(<Sample {...props} />);
  type(typed);
  expect(handedOn()).toBe(kept);
});

test('the box keeps what is typed until it is left, then it shows what was handed on', () => {
  render(<Sample multiline />);
  type('a\u2067b');
  expect(box().value).toBe('a\u2067b');
  type('a\u2067b\u2069');
  expect(handedOn()).toBe('a\u2067b\u2069');
  type('a\u2067b');
  fireEvent.blur(box());
  expect(box().value).toBe('ab');
});

test('a space that begins a text stays in the box while it is typed', () => {
  render(<Sample />);
  type(' ');
  expect([box().value, handedOn()]).toEqual([' ', '']);
  type(' a');
  expect([box().value, handedOn()]).toEqual([' a', ' a']);
});

test('the counter counts what is handed on', () => {
  render(<Sample />);
  type('\u202e\u2066abc\u2069');
  expect(screen.queryByText(uiFa.counter('۳', '۱۰'))).not.toBeNull();
});

test('a field says that hidden direction marks were taken out, and no longer once it is emptied', () => {
  render(<Sample hint="راهنما" />);
  type('می\u200cخواهم');
  expect(screen.queryByText(uiFa.marksTaken)).toBeNull();
  type('a\u202eb');
  expect(screen.queryByText(uiFa.marksTaken)).not.toBeNull();
  expect(screen.queryByText(/راهنما/)).not.toBeNull();
  fireEvent.blur(box());
  expect(screen.getByRole('textbox', { description: `راهنما ${uiFa.marksTaken}` })).toBe(box());
  type('');
  expect(screen.queryByText(uiFa.marksTaken)).toBeNull();
});

test('a form that empties the field is followed', () => {
  render(<Sample />);
  type('a\u202eb');
  fireEvent.click(screen.getByRole('button', { name: 'خالی' }));
  expect(box().value).toBe('');
});

test('a password is handed on as it is typed', () => {
  const typed: string[] = [];
  render(<PasswordField label="رمز" autoComplete="current-password" value="" onChange={(text) => typed.push(text)} />);
  fireEvent.change(screen.getByLabelText('رمز'), { target: { value: 'a\u202e\u200f ' } });
  expect(typed).toEqual(['a\u202e\u200f ']);
});
