/** The agent that answers the first message of a ticket without staff. Only the simulated world has one. */
export interface SupportAgent {
  answer(ticket: { readonly subject: string; readonly category_title: string }): Promise<string>;
}
