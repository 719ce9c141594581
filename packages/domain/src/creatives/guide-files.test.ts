import { expect, test } from 'vitest';
import { checkGuideFile, GUIDE_DOCUMENT_BYTES, GUIDE_TYPES } from './guide-files.ts';
import { checkMediaFile, type MediaFileFacts } from './media-files.ts';
import { getMediaLimits } from './media-limits.ts';
import { isImageType, isVideoType } from '#media/media-types.ts';

const POST = getMediaLimits('INSTAGRAM', 'POST');
const PDF: MediaFileFacts = { type: 'application/pdf', size: 1000, width: 0, height: 0, duration: null };

test('a brief accepts every image and video that a campaign accepts, and a document', () => {
  expect(GUIDE_TYPES.filter((type) => !isImageType(type) && !isVideoType(type))).toEqual(['application/pdf']);
  expect(GUIDE_TYPES).toHaveLength(6);
});

test('a document of 10 MB is accepted, and none larger', () => {
  expect(GUIDE_DOCUMENT_BYTES).toBe(10 * 1_048_576);
  expect(checkGuideFile({ ...PDF, size: GUIDE_DOCUMENT_BYTES }, POST)).toEqual([]);
  expect(checkGuideFile({ ...PDF, size: GUIDE_DOCUMENT_BYTES + 1 }, POST)).toEqual([
    { code: 'file_too_large', limit_bytes: GUIDE_DOCUMENT_BYTES, size: GUIDE_DOCUMENT_BYTES + 1 },
  ]);
});

test.each([
  { type: 'image/png', size: 1000, width: 1080, height: 1920, duration: null },
  { type: 'image/png', size: 99_999_999, width: 9, height: 9000, duration: null },
  { type: 'video/mp4', size: 1000, width: 1080, height: 1920, duration: 700 },
  { type: 'text/html', size: 1000, width: 0, height: 0, duration: null },
])('a $type follows the same rules as in a campaign', (file) => {
  expect(checkGuideFile(file, POST)).toEqual(checkMediaFile(file, POST));
});

test('a document is not a creative', () => {
  expect(checkMediaFile(PDF, POST)).toEqual([{ code: 'file_type_not_allowed', type: 'application/pdf' }]);
});
