import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryFaces } from './category-faces.ts';
import { PublisherAvatar } from './PublisherAvatar.tsx';

/** The drawn face: its background and the shape of its icon. */
async function drawFace(publisher_id: number, category_id: number | null | undefined): Promise<readonly [string, string]> {
  const { container, unmount } = render(<PublisherAvatar publisher_id={publisher_id} category_id={category_id} size={36} />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  const face = container.firstElementChild as HTMLElement;
  const drawn = [face.getAttribute('style') ?? '', face.innerHTML] as const;
  unmount();
  return drawn;
}

test('each category has an icon and a hue of its own', () => {
  const faces = Object.values(categoryFaces);
  expect(new Set(faces.map(({ icon }) => icon)).size).toBe(faces.length);
  expect(new Set(faces.map(({ hue }) => hue)).size).toBe(faces.length);
});

test('publishers of one category look alike, those of two differ', async () => {
  const cafe = await drawFace(1, 3);
  expect(await drawFace(2, 3)).toEqual(cafe);
  expect((await drawFace(1, 6))[1]).not.toBe(cafe[1]);
});

test.each([null, undefined, 999])('the publisher of category %j has the plain face', async (category_id) => {
  expect((await drawFace(7, category_id))[1]).toContain('lucide-user-round');
});
