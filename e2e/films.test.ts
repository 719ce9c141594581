import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, describeCampaign, goOn, waitUntilSaved } from './creation-steps.ts';
import { shoot, test } from './kit.ts';

/** Records an upright film in the browser: red for half a second or longer, then blue. */
async function recordFilm(page: Page): Promise<Buffer> {
  const recorded = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [540, 960];
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/mp4' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    const draw = async (colour: string) => {
      if (pen) pen.fillStyle = colour;
      pen?.fillRect(0, 0, 540, 960);
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    recorder.start(50);
    for (let shot = 0; shot < 10; shot++) await draw('red');
    // Beside other journeys the encoder may begin later than the film would have ended.
    while (parts.every(({ size }) => size === 0)) await draw('red');
    for (let shot = 0; shot < 10; shot++) await draw('blue');
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  const film = Buffer.from(recorded);
  // A recording has no duration in its head, as an edited film has: this writes one second, in the film's time units.
  const head = film.indexOf('mvhd') + 4;
  film.writeUInt32BE(film.readUInt32BE(head + 12), head + 16);
  return film;
}

const readColour = (page: Page, selector: string) =>
  page.locator(selector).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0, 1, 1);
    const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return { side: picture.naturalHeight, colour: red > blue ? 'red' : 'blue' };
  });

test('a film is shown by the poster that the browser drew', async ({ visit }) => {
  const page = await visit({ as: 'newcomer' });
  await page.goto('/campaign');
  await describeCampaign(page, 'کمپین فیلم');
  await goOn(page, 'محتوا');
  await page.getByText('رسانهٔ استوری').waitFor();
  await chooseFile(page, { name: 'film.mp4', mimeType: 'video/mp4', buffer: await recordFilm(page) });
  await page.getByText('۵۴۰ در ۹۶۰').waitFor();
  await waitUntilSaved(page);
  await page.reload();
  const thumb = 'li img[src$="?size=thumb"]';
  await page.locator(thumb).waitFor();
  expect(await readColour(page, thumb)).toEqual({ side: 480, colour: 'red' });
  expect(await page.locator('video').first().getAttribute('poster')).toMatch(/\?size=thumb$/);
  await shoot(page, 'film');
});
