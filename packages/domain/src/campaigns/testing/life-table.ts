import type { StateKey } from '#campaigns/campaign-life.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** A campaign's and a placement's transitions once more, written by hand apart from the tables of the code. */
export interface TableRow {
  readonly event: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Initials of the actors. */
  readonly by: string;
  /** Initials of the campaign types: R (REACH), V (CPM, views), C (CPC, clicks), I (INFLUENCE). */
  readonly types: string;
  /** The deadline it must keep, or wait for: `<quote`, `>quote`. */
  readonly clock: string;
  readonly money: string;
}

/** event | from | to | who | types | deadline | money */
const LIFE = `
complete_steps         | CREATION                                  | CREATED                      | A  | RVCI | -           | none
edit                   | CREATION                                  | CREATION                     | A  | RVCI | -           | none
edit                   | CREATED TO_PAY.before_review REJECTED     | CREATED                      | A  | RVCI | -           | none
purchase               | CREATED                                   | AWAITING_APPROVAL            | A  | RVCI | -           | hold
purchase_short         | CREATED                                   | TO_PAY.before_review         | A  | RVCI | -           | none
pay                    | TO_PAY.before_review                      | AWAITING_APPROVAL            | AS | RVCI | <quote      | hold
lapse_quote            | TO_PAY.before_review                      | CREATED                      | S  | RVCI | >quote      | none
reject                 | AWAITING_APPROVAL AWAITING_APPROVAL.new_dates | REJECTED                 | O  | RVCI | -           | release_all
approve                | AWAITING_APPROVAL                         | ACCEPTED                     | O  | RVC  | -           | none
approve_to_negotiation | AWAITING_APPROVAL                         | NEGOTIATION                  | O  | I    | -           | none
ask_new_dates          | AWAITING_APPROVAL                         | AWAITING_APPROVAL.new_dates  | OS | RVCI | -           | none
redate                 | AWAITING_APPROVAL.new_dates               | AWAITING_APPROVAL            | A  | RVCI | <new_dates  | none
cancel_undated         | AWAITING_APPROVAL.new_dates               | INACTIVE.cancelled           | S  | RVCI | >new_dates  | release_all
accept_list            | NEGOTIATION                               | ACCEPTED                     | A  | I    | <list       | hold_difference
accept_list_short      | NEGOTIATION                               | TO_PAY.after_negotiation     | A  | I    | <list       | none
pay_difference         | TO_PAY.after_negotiation                  | ACCEPTED                     | AS | I    | <difference | hold_difference
drop_list              | TO_PAY.after_negotiation                  | NEGOTIATION                  | A  | I    | -           | none
drop_list              | TO_PAY.after_negotiation                  | NEGOTIATION                  | S  | I    | >difference | none
end_negotiation        | NEGOTIATION                               | REJECTED                     | A  | I    | -           | release_all
end_negotiation        | NEGOTIATION                               | REJECTED                     | S  | I    | -           | release_all
schedule               | ACCEPTED                                  | SCHEDULED                    | S  | RVCI | -           | release_shares
withdraw               | SCHEDULED                                 | ACCEPTED                     | P  | RVCI | -           | none
end_unfilled           | ACCEPTED SCHEDULED                        | INACTIVE.unfilled            | S  | RVCI | -           | release_all
go_live                | SCHEDULED                                 | PUBLISHING                   | S  | RVCI | -           | release_shares
pause                  | PUBLISHING                                | INACTIVE.paused              | AO | VC   | -           | none
resume                 | INACTIVE.paused                           | PUBLISHING                   | AO | VC   | -           | none
complete               | PUBLISHING INACTIVE.paused                | INACTIVE.completed           | S  | RVCI | -           | capture_and_release
stop                   | PUBLISHING INACTIVE.paused                | INACTIVE.stopped             | AO | RVCI | -           | capture_and_release
refund                 | INACTIVE.completed                        | INACTIVE.completed           | O  | RVCI | <dispute    | refund
refund                 | INACTIVE.stopped                          | INACTIVE.stopped             | O  | RVCI | <dispute    | refund
cancel | CREATED TO_PAY.before_review TO_PAY.after_negotiation AWAITING_APPROVAL AWAITING_APPROVAL.new_dates NEGOTIATION REJECTED ACCEPTED SCHEDULED | INACTIVE.cancelled | A | RVCI | - | release_less_late_half
`;

/** event | from | to (or - where it stays) | who | types | deadline | campaign states in which it may happen */
const PLACEMENTS = `
accept          | offered          | accepted          | P | RVC  | <answer      | ACCEPTED PUBLISHING INACTIVE.paused
accept          | offered          | accepted          | P | I    | <offer       | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
decline         | offered          | declined          | P | RVC  | -            | ACCEPTED PUBLISHING INACTIVE.paused
decline         | offered          | declined          | P | I    | -            | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
lapse_offer     | offered          | declined          | S | RVC  | >answer      | ACCEPTED PUBLISHING INACTIVE.paused
lapse_offer     | offered          | declined          | S | I    | >offer       | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
order_content   | accepted         | content_pending   | S | I    | -            | ACCEPTED PUBLISHING INACTIVE.paused
deliver_content | content_pending  | -                 | P | I    | <delivery    | ACCEPTED PUBLISHING INACTIVE.paused
confirm_content | content_pending  | content_confirmed | A | I    | <content     | ACCEPTED PUBLISHING INACTIVE.paused
confirm_content | content_pending  | content_confirmed | O | I    | -            | ACCEPTED PUBLISHING INACTIVE.paused
reject_content  | content_pending  | -                 | A | I    | <content     | ACCEPTED PUBLISHING INACTIVE.paused
refuse_content  | content_pending  | declined          | O | I    | -            | ACCEPTED PUBLISHING INACTIVE.paused
lapse_content   | content_pending  | declined          | S | I    | >content     | ACCEPTED PUBLISHING INACTIVE.paused
lapse_delivery  | content_pending  | declined          | S | I    | >delivery    | ACCEPTED PUBLISHING INACTIVE.paused
assign_slot     | accepted         | scheduled         | S | RVC  | -            | ACCEPTED PUBLISHING INACTIVE.paused
assign_slot     | content_confirmed| scheduled         | S | I    | -            | ACCEPTED PUBLISHING INACTIVE.paused
withdraw        | accepted scheduled | declined        | P | RVC  | -            | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
withdraw        | accepted content_pending content_confirmed scheduled | declined | P | I | - | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
withdraw        | accepted         | declined          | P | I    | -            | NEGOTIATION
replace         | declined         | -                 | A | RVCI | <replacement | ACCEPTED PUBLISHING INACTIVE.paused
drop            | declined         | -                 | A | RVCI | -            | ACCEPTED PUBLISHING INACTIVE.paused
drop            | declined         | -                 | S | RVCI | >replacement | ACCEPTED PUBLISHING INACTIVE.paused
see_live        | scheduled        | live              | S | RVCI | -            | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
fail            | scheduled        | failed            | S | RVCI | >late_live   | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
end             | live             | ended             | S | RVCI | -            | PUBLISHING INACTIVE.paused
cut_short       | live             | cut_short         | S | RVCI | -            | PUBLISHING INACTIVE.paused
measure         | live ended cut_short | -             | S | RVCI | -            | PUBLISHING INACTIVE.paused
`;

function readTable(text: string): readonly TableRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [event, from, to, by, types, clock, money] = line.split('|').map((cell) => cell.trim()) as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      return { event, from: from.split(' '), to, by, types, clock, money };
    });
}

export const LIFE_ROWS = readTable(LIFE);
/** The `money` of these rows is the campaign states. */
export const PLACEMENT_ROWS = readTable(PLACEMENTS);

export const initialOf = (actor: string): string => actor.charAt(0).toUpperCase();

const TYPE_INITIALS: Readonly<Record<CampaignType, string>> = { REACH: 'R', CPM: 'V', CPC: 'C', INFLUENCE: 'I' };
export const typeInitialOf = (type: CampaignType): string => TYPE_INITIALS[type];

export const nameOf = ({ state, reason }: StateKey): string => (reason === null ? state : `${state}.${reason}`);

/** The rows of the campaign table that an actor has in a state. */
export function rowsFor(name: string, actor: string, type: CampaignType): TableRow[] {
  return LIFE_ROWS.filter((row) => row.from.includes(name) && row.by.includes(initialOf(actor)) && row.types.includes(typeInitialOf(type)));
}

/** The rows of the placement table that an actor has while the campaign and the placement are as named. */
export function placementRowsFor(campaign: string, placement: string, actor: string, type: CampaignType): TableRow[] {
  return PLACEMENT_ROWS.filter(
    (row) =>
      row.from.includes(placement) &&
      row.by === initialOf(actor) &&
      row.types.includes(typeInitialOf(type)) &&
      row.money.split(' ').includes(campaign),
  );
}
