import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  tabStorage.removeItem('typed');
});

/** From now on a write finds no room. */
function fill() {
  const { getItem, removeItem } = sessionStorage;
  const full = {
    getItem: getItem.bind(sessionStorage),
    removeItem: removeItem.bind(sessionStorage),
    setItem() {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };
  return vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
}

test('what the browser takes is in its storage', () => {
  expect(tabStorage.setItem('typed', 'a')).toBe(true);
  expect(sessionStorage.getItem('typed')).toBe('a');
  expect(tabStorage.getItem('typed')).toBe('a');
  expect(tabStorage.listKeys()).toEqual(['typed']);
});

test('what a full storage does not take is kept until the page is left, in place of what was stored before', () => {
  tabStorage.setItem('typed', 'before');
  fill();
  expect(tabStorage.setItem('typed', 'after')).toBe(false);
  expect(tabStorage.getItem('typed')).toBe('after');
  tabStorage.removeItem('typed');
  expect(tabStorage.getItem('typed')).toBeNull();
});

test('a storage that may not even be named keeps texts like any other', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(tabStorage.getItem('typed')).toBeNull();
  expect(tabStorage.setItem('typed', 'a')).toBe(false);
  expect(tabStorage.getItem('typed')).toBe('a');
  expect(tabStorage.listKeys()).toEqual(['typed']);
  tabStorage.removeItem('typed');
  expect(tabStorage.listKeys()).toEqual([]);
});

test('storage works again once there is room', () => {
  const full = fill();
  expect(tabStorage.setItem('typed', 'kept')).toBe(false);
  full.mockRestore();
  tabStorage.setItem('typed', 'stored');
  expect(sessionStorage.getItem('typed')).toBe('stored');
});
