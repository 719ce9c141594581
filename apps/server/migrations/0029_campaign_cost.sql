-- Of campaigns that were priced by another rule before: what getCampaignCost of the domain returns for their placements.
update campaign c set cost = p.cost
from (
  select account_id, campaign_id, sum(
    case
      when share = 'closed' or bought_units is not null then captured - captured_vat
      when live_at is null or measured_until is null or measured_until < live_at then 0
      else div(
        2 * (price - discount)::numeric * least(availability_hours, floor(extract(epoch from measured_until - live_at) / 3600)) + availability_hours,
        2 * availability_hours)
    end)::bigint as cost
  from placement group by 1, 2
) p where p.account_id = c.account_id and p.campaign_id = c.id and c.cost <> p.cost;
