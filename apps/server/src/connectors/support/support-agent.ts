/** Who answers the first message of a ticket where no staff are. Only the simulated world has one. */
export interface SupportAgent {
  answer(ticket: { readonly subject: string; readonly category_title: string }): Promise<string>;
}
