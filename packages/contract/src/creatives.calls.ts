import type { CallTable } from './call.ts';

export const creativesCalls = {
  uploadMedia: {
    method: 'POST',
    host: 'main',
    path: '/content/media/',
    access: 'account',
    isUpload: true,
    errors: ['file_missing', 'file_type_not_allowed', 'file_too_large', 'file_broken', 'video_max_duration', 'file_dimensions_constraints'],
    summary: 'Stores one image or video of a campaign after looking inside it',
  },
  getMedia: {
    method: 'GET',
    host: 'main',
    path: '/content/media/{key}/',
    access: 'doorway',
    answers: 'file',
    errors: ['not_found'],
    summary: 'The bytes of a stored file, by its unguessable key',
  },
} as const satisfies CallTable;
