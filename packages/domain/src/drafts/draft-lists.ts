import type { CampaignDraft, DraftField, DraftFile } from './drafts.ts';
import { DRAFT_FIELDS, DRAFT_FILE } from './fields/draft-fields.ts';
import { getName, type Shape } from './fields/shapes.ts';

type FieldsOf<Value> = { [F in DraftField]: Exclude<CampaignDraft[F], null> extends Value ? F : never }[DraftField];
type ListField = FieldsOf<readonly (string | number | DraftFile)[]>;
type FileField = FieldsOf<DraftFile | readonly DraftFile[]>;

const fieldsWhere = (isMeant: (shape: Shape<unknown>) => boolean): DraftField[] =>
  (Object.keys(DRAFT_FIELDS) as DraftField[]).filter((field) => isMeant(DRAFT_FIELDS[field].is));

const holdsFiles = (shape: Shape<unknown>): boolean =>
  shape === DRAFT_FILE || ((shape.kind === 'list' || shape.kind === 'nullable') && holdsFiles(shape.of));

const isDistinct = (shape: Shape<unknown>): boolean => shape.kind === 'list' && shape.isDistinct;

// The casts hold because the types of the values follow from the shapes.
/** The fields that hold a file or a list of files. */
export const FILE_FIELDS = fieldsWhere(holdsFiles) as readonly FileField[];
const DISTINCT_LISTS = [
  ...fieldsWhere((shape) => isDistinct(shape) && !holdsFiles(shape)),
  ...fieldsWhere((shape) => isDistinct(shape) && holdsFiles(shape)),
] as readonly ListField[];

/** The lists of a draft that name each item once: choices, and files by their ids. */
export function getDistinctLists(draft: CampaignDraft): Readonly<Record<string, readonly (string | number)[]>> {
  return Object.fromEntries(DISTINCT_LISTS.map((field) => [field, draft[field].map(getName) as (string | number)[]]));
}
