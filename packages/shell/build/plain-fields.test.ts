import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { makeFieldsPlain } from './plain-fields.ts';

test('private members are plain, and those of two classes stay apart', () => {
  const code =
    'class A { #x = 1; get x() { return this.#x + this.#read(); } #read() { return 2; } } class B extends A { #x = 5; sum() { return this.x + this.#x; } }';
  const plain = makeFieldsPlain(code);
  expect(plain).not.toContain('#');
  expect(runInNewContext(`${plain} new B().sum();`)).toBe(8);
});

test('a text with a hash stays', () => {
  expect(makeFieldsPlain('class A { #x = "#x"; }')).toBe('class A { $x = "#x"; }');
});

test('asking whether an object has a private member is refused', () => {
  expect(() => makeFieldsPlain('class A { #x; static is(o) { return #x in o; } }')).toThrow('no plain form');
});

test('a module with a plain member of the same name is refused', () => {
  expect(() => makeFieldsPlain('class A { #x = 1; $x = 2; }')).toThrow('$x');
});
