-- The owner reads the transaction before: with the policy of an account in it, the plan went through all transactions of the account.
alter function check_ledger_order() security definer;
