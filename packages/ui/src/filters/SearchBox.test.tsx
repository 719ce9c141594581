import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pauses } from '#toasts/pauses.ts';
import { SearchBox } from './SearchBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  pauses.typing = 300;
});

const NAME = 'جست‌وجو';
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: NAME }), { target: { value } });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getByRole<HTMLInputElement>('searchbox', { name: NAME }).value;

/** A page whose address follows when it is told to. */
function open(text = '') {
  const handed: string[] = [];
  const draw = (now: string) => <SearchBox label={NAME} text={now} onText={(next) => handed.push(next)} />;
  const { rerender } = render(draw(text));
  return { handed, arrive: (now: string) => rerender(draw(now)) };
}

test('letters typed while the address still follows are kept, and handed over in their turn', () => {
  const { handed, arrive } = open();
  type('کت');
  pass(300);
  type('کتاب');
  arrive('کت');
  expect(shown()).toBe('کتاب');
  pass(300);
  expect(handed).toEqual(['کت', 'کتاب']);
  arrive('کتاب');
  expect(shown()).toBe('کتاب');
});

test('what is taken back before its search arrived ends that search, too', () => {
  const { handed, arrive } = open();
  type('کت');
  pass(300);
  type('');
  pass(300);
  arrive('کت');
  pass(300);
  expect(shown()).toBe('');
  expect(handed).toEqual(['کت', '']);
});

test('a step back of the browser fills the box with what the address holds', () => {
  const { arrive } = open('قهوه');
  type('چای');
  pass(300);
  arrive('چای');
  arrive('قهوه');
  expect(shown()).toBe('قهوه');
  arrive('چای');
  expect(shown()).toBe('چای');
});

test('Enter and the pause after it hand one search over', () => {
  const { handed, arrive } = open();
  type('چای');
  fireEvent.keyDown(screen.getByRole('searchbox', { name: NAME }), { key: 'Enter' });
  arrive('چای');
  pass(300);
  expect(handed).toEqual(['چای']);
  arrive('');
  expect(shown()).toBe('');
});
