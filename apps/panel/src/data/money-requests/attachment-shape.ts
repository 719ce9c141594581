import { record, text, whole } from '@jarchi/client-state/storage/shapes.ts';

/** A file that the server has, as a tab keeps it until the form is sent. */
export const attachmentShape = record({ id: whole, name: text, type: text, size: whole });
