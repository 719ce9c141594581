import { z } from 'zod';
import { checkNoteText } from '@jarchi/domain/reports/notes/report-notes.ts';
import { checkedText } from '../shapes/checked-text.ts';
import { done, givenInstant, idParams, instant, pathId, type SchemasFor } from '../schema.ts';
import { longText } from '../shapes/texts.ts';
import type { reportNotesCalls } from './report-notes-calls.ts';

const note = z.strictObject({
  id: z.number().int(),
  /** Where it stands on the axis of time. */
  at: instant,
  text: z.string(),
});

const noteBody = z.object({ at: givenInstant, text: checkedText(checkNoteText, longText) });
const noteParams = z.object({ campaign: pathId, note: pathId });

export const reportNotesSchemas = {
  listNotes: { params: idParams, response: z.strictObject({ results: z.array(note) }) },
  addNote: { params: idParams, body: noteBody, response: note },
  updateNote: { params: noteParams, body: noteBody, response: note },
  deleteNote: { params: noteParams, response: done },
} as const satisfies SchemasFor<typeof reportNotesCalls>;
