import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
// The field loads this part when it has a text; the import keeps its transformation out of the tests' time.
import './DoctorLine.tsx';
import { TextDoctor } from './TextDoctor.tsx';

function Caption({ text, name = 'content_caption' }: { text: string; name?: string }) {
  const [value, setValue] = useState(text);
  return (
    <TextDoctor name={name} label="متن پست" value={value} onChange={setValue}>
      <TextField multiline label="متن پست" value={value} onChange={setValue} />
    </TextDoctor>
  );
}

function write(text: string) {
  render(<Caption text={text} />);
  return { user: userEvent.setup(), field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن پست' }) };
}
const findCount = (count: string) => screen.findByRole('button', { name: `${count} پیشنهاد ویرایشی برای متن پست` });
const listItems = () => within(screen.getByRole('list', { name: 'پیشنهادهای ویرایشی متن پست' })).getAllByRole('listitem');

test('a text that is right has nothing under it', async () => {
  write('همین امروز سفارش بده');
  expect((await screen.findByRole('status')).textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('suggestions are counted once the writer rests, and the text stays until one is pressed', async () => {
  const { user, field } = write('');
  await user.type(field, 'قیمت ها را می خواهید?');
  const written = field.value;
  const count = await findCount('۳');
  expect(count.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(count);
  expect(listItems()).toHaveLength(3);
  expect(within(listItems()[0]!).getByText('نیم‌فاصله پیش از «ها»')).toBeDefined();
  expect(within(listItems()[0]!).getByText('قیمت ها').tagName).toBe('DEL');
  expect(within(listItems()[0]!).getByText('قیمت‌ها').tagName).toBe('INS');
  expect(field.value).toBe(written);
  await user.click(count);
  expect(screen.queryByRole('list')).toBeNull();
  expect(field.value).toBe(written);
});

test('one is applied, another ignored, and the last change is undone, all by keyboard', async () => {
  const { user, field } = write('قیمت ها را می خواهید?');
  (await findCount('۳')).focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'اعمال: «می خواهید?» به «می‌خواهید?»' }).focus();
  await user.keyboard('{Enter}');
  expect(field.value).toBe('قیمت ها را می‌خواهید?');
  expect(screen.getByRole('status').textContent).toBe('اعمال شد. ۲ پیشنهاد مانده است.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'اعمال: «می‌خواهید?» به «می‌خواهید؟»' }));
  await user.tab();
  await user.keyboard('{Enter}');
  expect(field.value).toBe('قیمت ها را می‌خواهید?');
  expect(listItems()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'اعمال: «قیمت ها» به «قیمت‌ها»' }));
  await user.keyboard('{Enter}');
  expect(field.value).toBe('قیمت‌ها را می‌خواهید?');
  const undo = screen.getByRole('button', { name: 'واگرد آخرین ویرایش برای متن پست' });
  expect(screen.getByText('پیشنهادی نمانده است.')).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/پیشنهادی نمانده است|واگرد/);
  await user.click(undo);
  expect(field.value).toBe('قیمت ها را می‌خواهید?');
  expect(screen.getByRole('status').textContent).toBe('متن به حالت پیش از ویرایش برگشت. ۱ پیشنهاد مانده است.');
  await user.click(screen.getByRole('button', { name: /^واگرد/ }));
  expect(field.value).toBe('قیمت ها را می خواهید?');
  expect(screen.queryByRole('button', { name: /^واگرد/ })).toBeNull();
});

test('what was ignored stays ignored when the field is opened again, until the person leaves', async () => {
  const { user } = write('كتاب خوب, ارزان');
  await user.click(await findCount('۲'));
  await user.click(screen.getByRole('button', { name: 'نادیده گرفتن «كتاب»' }));
  expect(listItems()).toHaveLength(1);
  render(<Caption text="این كتاب خوب, ارزان" />);
  await waitFor(() => expect(screen.getAllByRole('button', { name: '۱ پیشنهاد ویرایشی برای متن پست' })).toHaveLength(2));
  render(<Caption text="این كتاب" name="title" />);
  expect(await screen.findAllByRole('button', { name: '۱ پیشنهاد ویرایشی برای متن پست' })).toHaveLength(3);
});

test('only the sure suggestions are applied together; those that may be right stay to be asked', async () => {
  const { user, field } = write('كتاب ها رسيد... باشه.. سود 2.5 درصد');
  await user.click(await findCount('۶'));
  await user.click(screen.getByRole('button', { name: 'اعمال همهٔ ۴ پیشنهاد قطعی' }));
  expect(field.value).toBe('کتاب‌ها رسید… باشه.. سود 2.5 درصد');
  expect(listItems()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^واگرد/ }));
  expect(field.value).toBe('كتاب ها رسيد... باشه.. سود 2.5 درصد');
});

test('a suggestion that is pressed while the text grows is applied where it now stands', async () => {
  const { user, field } = write('می خواهید ببینید');
  await user.click(await findCount('۱'));
  await user.type(field, 'سلام ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await user.click(screen.getByRole('button', { name: 'اعمال: «می خواهید» به «می‌خواهید»' }));
  expect(field.value).toBe('سلام می‌خواهید ببینید');
});

test('no undo is offered for a text that was changed by hand since', async () => {
  const { user, field } = write('می خواهید');
  await user.click(await findCount('۱'));
  await user.click(screen.getByRole('button', { name: /^اعمال/ }));
  expect(screen.getByRole('button', { name: /^واگرد/ })).toBeDefined();
  await user.type(field, ' این');
  expect(screen.queryByRole('button', { name: /^واگرد/ })).toBeNull();
});
