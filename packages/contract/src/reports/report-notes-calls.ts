import type { CallTable } from '../call.ts';

export const reportNotesCalls = {
  listNotes: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/notes/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found'],
    summary: 'The advertiser’s notes on the time axis of a report, the earliest first',
  },
  addNote: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/notes/',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found', 'notes_full', 'range_outside'],
    summary: 'Adds a note to a report',
  },
  updateNote: {
    method: 'PUT',
    host: 'main',
    path: '/v1/campaigns/{campaign}/notes/{note}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found', 'range_outside'],
    summary: 'Changes the text or the instant of a note',
  },
  deleteNote: {
    method: 'DELETE',
    host: 'main',
    path: '/v1/campaigns/{campaign}/notes/{note}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found'],
    summary: 'Deletes a note',
  },
} as const satisfies CallTable;
