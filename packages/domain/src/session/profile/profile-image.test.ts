import { expect, test } from 'vitest';
import { checkProfileImage, PROFILE_IMAGE_BYTES } from './profile-image.ts';

test.each([
  ['image/jpeg', 1, undefined],
  ['image/png', PROFILE_IMAGE_BYTES, undefined],
  ['image/png', PROFILE_IMAGE_BYTES + 1, 'file_too_large'],
  ['image/png', 0, 'file_broken'],
  ['image/gif', 1, 'file_type_not_allowed'],
  ['application/pdf', 1, 'file_type_not_allowed'],
  ['', 1, 'file_type_not_allowed'],
])('a file of type «%s» with %s bytes: %s', (type, size, code) => {
  expect(checkProfileImage({ type, size })?.code).toBe(code);
});
