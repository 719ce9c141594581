import { expect, test, vi } from 'vitest';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { api } from '#api/api.ts';
import { addPoster } from './add-poster.ts';

const film: DraftFile = { id: 7, name: 'a.mp4', type: 'video/mp4', size: 9, width: 9, height: 16, duration: 3, url: '/m/key/' };
const poster = `data:image/jpeg;base64,${btoa('\u00ff\u00d8picture')}`;

test('the poster of a film is sent after it, and the film then has has_poster', async () => {
  const send = vi.spyOn(api.creatives, 'uploadPoster').mockResolvedValue({ ...film, has_poster: true });
  expect(await addPoster(film, poster)).toEqual({ ...film, has_poster: true });
  const [input] = send.mock.calls[0] ?? [];
  expect(input?.params).toEqual({ id: 7 });
  expect(input?.file.type).toBe('image/jpeg');
  expect([...new Uint8Array((await input?.file.arrayBuffer()) ?? new ArrayBuffer())].slice(0, 3)).toEqual([255, 216, 112]);
});

test('a file without a poster sends none, and a film is stored even if its poster fails', async () => {
  const send = vi.spyOn(api.creatives, 'uploadPoster').mockRejectedValue(new Error('lost'));
  expect(await addPoster(film, null)).toBe(film);
  expect(send).not.toHaveBeenCalled();
  expect(await addPoster(film, poster)).toBe(film);
});
