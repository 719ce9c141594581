import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Content } from '#data/contents/contents.ts';
import { ContentPicture } from './ContentPicture.tsx';

const url = '/api/main/content/media/key/';
const publisher = { id: 1, username: 'cafe', title: 'کافه' };
const picture = { id: 1, name: 'a.png', type: 'image/png', size: 9, width: 9, height: 16, duration: null, url };
const film = { ...picture, name: 'a.mp4', type: 'video/mp4', duration: 3 };
const open = (file: Content['files'][number], isWhole = false) => {
  render(<ContentPicture content={{ publisher, files: [file] }} isWhole={isWhole} />);
  return screen.getByLabelText(/کافه/, { selector: 'video' });
};
const openPicture = (file: Content['files'][number], isWhole = false) => {
  render(<ContentPicture content={{ publisher, files: [file] }} isWhole={isWhole} />);
  return screen.getByRole('img').getAttribute('src');
};

test('a card has the small picture, a close look the whole one', () => {
  expect(openPicture(picture)).toBe(`${url}?size=thumb`);
  document.body.innerHTML = '';
  expect(openPicture(picture, true)).toBe(url);
});

test('a film is shown by its poster on a card, and by its first frame where it has none', () => {
  expect(openPicture({ ...film, has_poster: true })).toBe(`${url}?size=thumb`);
  expect(open(film).getAttribute('src')).toBe(url);
});

test('a film that one looks at closely plays, and shows its poster until it does', () => {
  const video = open({ ...film, has_poster: true }, true);
  expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual([url, `${url}?size=thumb`]);
});
