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

/** A page whose URL updates when the test decides. */
function open(text = '') {
  const handed: string[] = [];
  const draw = (now: string) => <SearchBox label={NAME} text={now} onText={(next) => handed.push(next)} />;
  const { rerender } = render(draw(text));
  return { handed, arrive: (now: string) => rerender(draw(now)) };
}

test('letters typed before the URL updates are kept, and reported after it', () => {
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

test('text that is deleted before its search arrives also ends that search', () => {
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

test('the browser’s back button fills the box with the search of the URL', () => {
  const { arrive } = open('قهوه');
  type('چای');
  pass(300);
  arrive('چای');
  arrive('قهوه');
  expect(shown()).toBe('قهوه');
  arrive('چای');
  expect(shown()).toBe('چای');
});

test('Enter and the pause after it report one search', () => {
  const { handed, arrive } = open();
  type('چای');
  fireEvent.keyDown(screen.getByRole('searchbox', { name: NAME }), { key: 'Enter' });
  arrive('چای');
  pass(300);
  expect(handed).toEqual(['چای']);
  arrive('');
  expect(shown()).toBe('');
});
