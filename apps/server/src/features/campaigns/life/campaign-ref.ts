/** A campaign of an account. */
export interface CampaignRef {
  readonly account_id: number;
  readonly id: number;
}
