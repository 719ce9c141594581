import type { StateKey } from '#campaigns/campaign-life.ts';
import type { CampaignType } from '#platforms/platforms.ts';

/** The transitions of a campaign and of a placement, written by hand a second time, apart from the tables of the code. */
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
  /** Kinds of postings that it may make. */
  readonly money: string;
  /** For the row of a placement: the campaign states in which it may happen. */
  readonly during: readonly string[];
}

/** event | from | to | who | types | deadline | what may move */
const LIFE = `
complete_steps         | CREATION                                  | CREATED                      | A  | RVCI | -           | -
edit                   | CREATION                                  | CREATION                     | A  | RVCI | -           | -
edit                   | CREATED TO_PAY.before_review REJECTED     | CREATED                      | A  | RVCI | -           | -
purchase               | CREATED                                   | AWAITING_APPROVAL            | A  | RVCI | -           | hold
purchase_short         | CREATED                                   | TO_PAY.before_review         | A  | RVCI | -           | -
pay                    | TO_PAY.before_review                      | AWAITING_APPROVAL            | AS | RVCI | <quote      | hold
lapse_quote            | TO_PAY.before_review                      | CREATED                      | S  | RVCI | >quote      | -
reject                 | AWAITING_APPROVAL AWAITING_APPROVAL.new_dates | REJECTED                 | OS | RVCI | -           | release
approve                | AWAITING_APPROVAL                         | ACCEPTED                     | O  | RVC  | -           | -
approve_to_negotiation | AWAITING_APPROVAL                         | NEGOTIATION                  | O  | I    | -           | -
ask_new_dates          | AWAITING_APPROVAL                         | AWAITING_APPROVAL.new_dates  | OS | RVCI | -           | -
redate                 | AWAITING_APPROVAL.new_dates               | AWAITING_APPROVAL            | A  | RVCI | <new_dates  | -
cancel_undated         | AWAITING_APPROVAL.new_dates               | INACTIVE.cancelled           | S  | RVCI | >new_dates  | release
accept_list            | NEGOTIATION                               | ACCEPTED                     | A  | I    | <list       | hold release
accept_list_short      | NEGOTIATION                               | TO_PAY.after_negotiation     | A  | I    | <list       | -
pay_difference         | TO_PAY.after_negotiation                  | ACCEPTED                     | AS | I    | <difference | hold release
drop_list              | TO_PAY.after_negotiation                  | NEGOTIATION                  | A  | I    | -           | -
drop_list              | TO_PAY.after_negotiation                  | NEGOTIATION                  | S  | I    | >difference | -
end_negotiation        | NEGOTIATION                               | REJECTED                     | AS | I    | -           | release
schedule               | ACCEPTED                                  | SCHEDULED                    | S  | RVCI | -           | -
withdraw               | SCHEDULED                                 | ACCEPTED                     | P  | RVCI | -           | -
end_unfilled           | ACCEPTED SCHEDULED                        | INACTIVE.unfilled            | S  | RVCI | -           | -
go_live                | SCHEDULED                                 | PUBLISHING                   | S  | RVCI | -           | -
pause                  | PUBLISHING                                | INACTIVE.paused              | AO | VC   | -           | -
pause                  | PUBLISHING                                | INACTIVE.paused              | S  | VC   | >planned_pause | -
plan_pause             | PUBLISHING                                | PUBLISHING                   | AO | VC   | -           | -
cancel_pause           | PUBLISHING                                | PUBLISHING                   | AO | VC   | -           | -
resume                 | INACTIVE.paused                           | PUBLISHING                   | AO | VC   | -           | -
resume                 | INACTIVE.paused                           | PUBLISHING                   | S  | VC   | >planned_resume | -
complete               | PUBLISHING INACTIVE.paused                | INACTIVE.completed           | S  | RVCI | -           | capture release
stop                   | PUBLISHING INACTIVE.paused                | INACTIVE.stopped             | AO | RVCI | -           | capture release
dispute                | INACTIVE.completed                        | INACTIVE.completed           | A  | RVCI | <dispute    | -
dispute                | INACTIVE.stopped                          | INACTIVE.stopped             | A  | RVCI | <dispute    | -
close_dispute          | INACTIVE.completed                        | INACTIVE.completed           | O  | RVCI | -           | -
close_dispute          | INACTIVE.stopped                          | INACTIVE.stopped             | O  | RVCI | -           | -
refund                 | INACTIVE.completed                        | INACTIVE.completed           | O  | RVCI | <dispute    | refund
refund                 | INACTIVE.stopped                          | INACTIVE.stopped             | O  | RVCI | <dispute    | refund
cancel | CREATED TO_PAY.before_review TO_PAY.after_negotiation AWAITING_APPROVAL AWAITING_APPROVAL.new_dates NEGOTIATION REJECTED ACCEPTED SCHEDULED | INACTIVE.cancelled | A | RVCI | - | capture release
cancel | CREATED TO_PAY.before_review TO_PAY.after_negotiation AWAITING_APPROVAL AWAITING_APPROVAL.new_dates NEGOTIATION REJECTED ACCEPTED SCHEDULED | INACTIVE.cancelled | O | RVCI | - | release
`;

/** event | from | to (- for no change) | who | types | deadline | what may move | campaign states in which it may happen */
const PLACEMENTS = `
accept          | offered          | accepted          | P | RVC  | <answer      | -               | ACCEPTED PUBLISHING INACTIVE.paused
accept          | offered          | accepted          | P | I    | <offer       | -               | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
decline         | offered          | declined          | P | RVC  | -            | release         | ACCEPTED PUBLISHING INACTIVE.paused
decline         | offered          | declined          | P | I    | -            | release         | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
leave_out       | accepted         | declined          | A | I    | <list        | -               | NEGOTIATION
lapse_offer     | offered          | declined          | S | RVC  | >answer      | release         | ACCEPTED PUBLISHING INACTIVE.paused
lapse_offer     | offered          | declined          | S | I    | >offer       | release         | NEGOTIATION ACCEPTED PUBLISHING INACTIVE.paused
order_content   | accepted         | content_pending   | S | I    | -            | -               | ACCEPTED PUBLISHING INACTIVE.paused
deliver_content | content_pending  | -                 | P | I    | <delivery    | -               | ACCEPTED PUBLISHING INACTIVE.paused
confirm_content | content_pending  | content_confirmed | A | I    | <content     | -               | ACCEPTED PUBLISHING INACTIVE.paused
confirm_content | content_pending  | content_confirmed | O | I    | -            | -               | ACCEPTED PUBLISHING INACTIVE.paused
reject_content  | content_pending  | -                 | A | I    | <content     | -               | ACCEPTED PUBLISHING INACTIVE.paused
refuse_content  | content_pending  | declined          | O | I    | -            | release         | ACCEPTED PUBLISHING INACTIVE.paused
lapse_content   | content_pending  | declined          | S | I    | >content     | release         | ACCEPTED PUBLISHING INACTIVE.paused
lapse_delivery  | content_pending  | declined          | S | I    | >delivery    | release         | ACCEPTED PUBLISHING INACTIVE.paused
assign_slot     | accepted         | scheduled         | S | RVC  | -            | -               | ACCEPTED PUBLISHING INACTIVE.paused
assign_slot     | content_confirmed| scheduled         | S | I    | -            | -               | ACCEPTED PUBLISHING INACTIVE.paused
withdraw        | accepted scheduled | declined        | P | RVC  | -            | release         | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
withdraw        | accepted content_pending content_confirmed scheduled | declined | P | I | - | release         | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
withdraw        | accepted         | declined          | P | I    | -            | -               | NEGOTIATION
replace         | declined         | -                 | A | RVCI | <replacement | hold release    | ACCEPTED PUBLISHING INACTIVE.paused
replace         | declined         | -                 | S | RVCI | >replacement | release         | ACCEPTED PUBLISHING INACTIVE.paused
drop            | declined         | -                 | A | RVCI | -            | release         | ACCEPTED PUBLISHING INACTIVE.paused
drop            | declined         | -                 | S | RVCI | >replacement | release         | ACCEPTED PUBLISHING INACTIVE.paused
see_live        | scheduled        | live              | S | RVCI | -            | -               | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
fail            | scheduled        | failed            | S | RVCI | >late_live   | release         | ACCEPTED SCHEDULED PUBLISHING INACTIVE.paused
end             | live             | ended             | S | RVCI | -            | capture         | PUBLISHING INACTIVE.paused
cut_short       | live             | cut_short         | S | RVCI | -            | capture release | PUBLISHING INACTIVE.paused
edit_post       | live             | -                 | S | RVCI | -            | -               | PUBLISHING INACTIVE.paused
measure         | live ended cut_short | -             | S | RVCI | -            | capture         | PUBLISHING INACTIVE.paused
end             | live             | ended             | S | RI   | -            | -               | INACTIVE.stopped
cut_short       | live             | cut_short         | S | RI   | -            | -               | INACTIVE.stopped
measure         | live ended cut_short | -             | S | RI   | -            | -               | INACTIVE.stopped
correct         | live ended cut_short | -             | S | RVCI | -            | capture         | PUBLISHING INACTIVE.paused
correct         | live ended cut_short | -             | S | RI   | -            | -               | INACTIVE.stopped
`;

function readTable(text: string): readonly TableRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [event = '', from = '', to = '', by = '', types = '', clock = '', money = '', during = ''] = cells;
      return { event, from: from.split(' '), to, by, types, clock, money, during: during.split(' ') };
    });
}

export const LIFE_ROWS = readTable(LIFE);
export const PLACEMENT_ROWS = readTable(PLACEMENTS);

/** Whether an event happens to a placement; a refund names a placement, but happens to the campaign. */
export const isOfPlacement = (event: string): boolean => PLACEMENT_ROWS.some((row) => row.event === event);

export const getInitial = (actor: string): string => actor.charAt(0).toUpperCase();

const TYPE_INITIALS: Readonly<Record<CampaignType, string>> = { REACH: 'R', CPM: 'V', CPC: 'C', INFLUENCE: 'I' };
export const getTypeInitial = (type: CampaignType): string => TYPE_INITIALS[type];

export const getName = ({ state, reason }: StateKey): string => (reason === null ? state : `${state}.${reason}`);

/** The rows of the campaign table for an actor in a state. */
export function rowsFor(name: string, actor: string, type: CampaignType): TableRow[] {
  return LIFE_ROWS.filter(
    (row) => row.from.includes(name) && row.by.includes(getInitial(actor)) && row.types.includes(getTypeInitial(type)),
  );
}

/** The row of an event of the campaign, or of one of its placements. */
export function findRow(campaign: StateKey, type: CampaignType, { event, actor, placement }: Asked): TableRow | undefined {
  const name = getName(campaign);
  const rows = placement === undefined ? rowsFor(name, actor, type) : placementRowsFor(name, placement, actor, type);
  return rows.find((row) => row.event === event);
}

interface Asked {
  readonly event: string;
  readonly actor: string;
  /** The state of the event's placement. */
  readonly placement: string | undefined;
}

/** The rows of the placement table for an actor, given the states of campaign and placement. */
export function placementRowsFor(campaign: string, placement: string, actor: string, type: CampaignType): TableRow[] {
  return PLACEMENT_ROWS.filter(
    (row) =>
      row.from.includes(placement) &&
      row.by === getInitial(actor) &&
      row.types.includes(getTypeInitial(type)) &&
      row.during.includes(campaign),
  );
}
