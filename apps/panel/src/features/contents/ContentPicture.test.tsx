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

test('a card shows the small picture, the review shows the whole file', () => {
  expect(openPicture(picture)).toBe(`${url}?size=thumb`);
  document.body.innerHTML = '';
  expect(openPicture(picture, true)).toBe(url);
});

test('a card shows a film’s poster, or its first frame if it has no poster', () => {
  expect(openPicture({ ...film, has_poster: true })).toBe(`${url}?size=thumb`);
  expect(open(film).getAttribute('src')).toBe(url);
});

test('the review can play a film, and shows its poster until then', () => {
  const video = open({ ...film, has_poster: true }, true);
  expect([video.getAttribute('src'), video.getAttribute('poster')]).toEqual([url, `${url}?size=thumb`]);
});
