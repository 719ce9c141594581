import type { CallAnswer, ParsedInput } from '@jarchi/contract/types.ts';
import { tehranDay } from '@jarchi/domain/calendar/jalali.ts';
import { NOTES_MAX } from '@jarchi/domain/reports/notes/report-notes.ts';
import { checkRange } from '@jarchi/domain/reports/report-range.ts';
import { refuse, succeed } from '@jarchi/domain/result.ts';
import type { Clock } from '#infra/clock/clock.ts';
import type { Tenancy } from '#infra/store/tenancy.ts';
import {
  countNotes,
  deleteNote,
  hasCampaign,
  insertNote,
  listNotes,
  lockNotes,
  updateNote,
  type NoteKey,
  type NoteRecord,
} from './notes.repository.ts';

type Note = CallAnswer<'reports', 'addNote'>;
type NoteBody = ParsedInput<'reports', 'addNote'>['body'];

export interface NotesDeps {
  readonly tenancy: Tenancy;
  readonly wall: Clock;
}

const answer = ({ id, at, text }: NoteRecord): Note => ({ id, at: at.toISOString(), text });

/** A note stands on a day that a report can show. */
function checkDay({ at }: NoteBody) {
  const day = tehranDay(Date.parse(at));
  const refusal = checkRange({ from: day, to: day }, 1);
  return refusal?.code === 'range_outside' ? refusal : undefined;
}

/** Notes of advertisers on the time axis of their reports. */
export function createNotesService({ tenancy, wall }: NotesDeps) {
  return {
    listNotes: (accountId: number, campaignId: number) =>
      tenancy.withAccount(accountId, async (tx) => {
        if (!(await hasCampaign(tx, accountId, campaignId))) return refuse({ code: 'campaign_not_found' } as const);
        return succeed({ results: (await listNotes(tx, accountId, campaignId)).map(answer) });
      }),

    addNote: (caller: { readonly account_id: number; readonly user_id: number }, campaignId: number, body: NoteBody) =>
      tenancy.withAccount(caller.account_id, async (tx) => {
        const { account_id, user_id } = caller;
        const refusal = checkDay(body);
        if (refusal) return refuse(refusal);
        if (!(await lockNotes(tx, account_id, campaignId))) return refuse({ code: 'campaign_not_found' } as const);
        if ((await countNotes(tx, account_id, campaignId)) >= NOTES_MAX) return refuse({ code: 'notes_full', limit: NOTES_MAX } as const);
        const { text } = body;
        const created = new Date(wall.now());
        return succeed(
          answer(await insertNote(tx, { account_id, user_id, campaign_id: campaignId, at: new Date(body.at), text, created })),
        );
      }),

    updateNote: (accountId: number, key: NoteKey, body: NoteBody) =>
      tenancy.withAccount(accountId, async (tx) => {
        const refusal = checkDay(body);
        if (refusal) return refuse(refusal);
        const row = await updateNote(tx, accountId, key, { at: new Date(body.at), text: body.text });
        return row ? succeed(answer(row)) : refuse({ code: 'not_found' } as const);
      }),

    deleteNote: (accountId: number, key: NoteKey) =>
      tenancy.withAccount(accountId, async (tx) =>
        (await deleteNote(tx, accountId, key)) ? succeed({ ok: true } as const) : refuse({ code: 'not_found' } as const),
      ),
  };
}
