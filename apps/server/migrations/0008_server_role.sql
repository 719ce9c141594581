-- The role under which the server works. It owns nothing: it reads and writes rows, and changes no definition (decision 49). It has no rights
-- of accounts or staff by itself, and takes their roles with SET LOCAL ROLE. Roles belong to the whole cluster: another database, or another
-- server that starts now, may have made it, and whoever may not make roles can be given it before.
do $$
declare granted record;
begin
  begin
    if not exists (select 1 from pg_roles where rolname = 'jarchi_server') then
      create role jarchi_server nologin noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end;
  for granted in
    select role_name, member from (values ('jarchi_tenant', 'jarchi_server'), ('jarchi_staff', 'jarchi_server'), ('jarchi_server', current_user))
      as wanted (role_name, member)
    where not (select rolsuper from pg_roles where rolname = member)
  loop
    begin
      if granted.member = current_user or not pg_has_role(granted.member, granted.role_name, 'member') then
        execute format('grant %I to %I', granted.role_name, granted.member);
      end if;
    exception
      when unique_violation then null;
      when insufficient_privilege then
        if not pg_has_role(granted.member, granted.role_name, 'member') then raise; end if;
    end;
  end loop;
end $$;
--> statement-breakpoint
grant usage on schema public to jarchi_server;
--> statement-breakpoint
-- Printed by apps/server/sql/policies.ts.
create policy server_works on account to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on account to jarchi_server;
--> statement-breakpoint
create policy server_works on account_member to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on account_member to jarchi_server;
--> statement-breakpoint
create policy server_works on alert_memory to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on alert_memory to jarchi_server;
--> statement-breakpoint
create policy server_works on alert_setting to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on alert_setting to jarchi_server;
--> statement-breakpoint
create policy server_works on attachment to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on attachment to jarchi_server;
--> statement-breakpoint
create policy server_works on campaign to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on campaign to jarchi_server;
--> statement-breakpoint
create policy server_works on campaign_event to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on campaign_event to jarchi_server;
--> statement-breakpoint
create policy server_works on campaign_note to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on campaign_note to jarchi_server;
--> statement-breakpoint
create policy server_works on campaign_view to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on campaign_view to jarchi_server;
--> statement-breakpoint
create policy server_works on chat_identity to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on chat_identity to jarchi_server;
--> statement-breakpoint
create policy server_works on click_batch to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, delete on click_batch to jarchi_server;
--> statement-breakpoint
create policy server_works on click_hour to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on click_hour to jarchi_server;
--> statement-breakpoint
create policy server_works on created_content to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on created_content to jarchi_server;
--> statement-breakpoint
create policy server_works on discount_use to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on discount_use to jarchi_server;
--> statement-breakpoint
create policy server_works on dispute to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on dispute to jarchi_server;
--> statement-breakpoint
create policy server_works on document to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update on document to jarchi_server;
--> statement-breakpoint
create policy server_works on draft to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on draft to jarchi_server;
--> statement-breakpoint
create policy server_works on event to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, delete on event to jarchi_server;
--> statement-breakpoint
create policy server_works on ledger_day to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on ledger_day to jarchi_server;
--> statement-breakpoint
create policy server_works on ledger_entry to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on ledger_entry to jarchi_server;
--> statement-breakpoint
create policy server_works on ledger_line to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on ledger_line to jarchi_server;
--> statement-breakpoint
create policy server_works on ledger_transaction to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on ledger_transaction to jarchi_server;
--> statement-breakpoint
create policy server_works on measurement to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on measurement to jarchi_server;
--> statement-breakpoint
create policy server_works on measurement_day to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on measurement_day to jarchi_server;
--> statement-breakpoint
create policy server_works on measurement_dirty to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on measurement_dirty to jarchi_server;
--> statement-breakpoint
create policy server_works on measurement_finding to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on measurement_finding to jarchi_server;
--> statement-breakpoint
create policy server_works on media_file to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on media_file to jarchi_server;
--> statement-breakpoint
create policy server_works on media_template to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on media_template to jarchi_server;
--> statement-breakpoint
create policy server_works on money_request to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on money_request to jarchi_server;
--> statement-breakpoint
create policy server_works on money_request_event to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on money_request_event to jarchi_server;
--> statement-breakpoint
create policy server_works on notification to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on notification to jarchi_server;
--> statement-breakpoint
create policy server_works on notification_read to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on notification_read to jarchi_server;
--> statement-breakpoint
create policy server_works on payment to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on payment to jarchi_server;
--> statement-breakpoint
create policy server_works on placement to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on placement to jarchi_server;
--> statement-breakpoint
create policy server_works on pre_invoice_payment to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on pre_invoice_payment to jarchi_server;
--> statement-breakpoint
create policy server_works on request_key to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on request_key to jarchi_server;
--> statement-breakpoint
create policy server_works on scheduled_report to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on scheduled_report to jarchi_server;
--> statement-breakpoint
create policy server_works on share_link to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on share_link to jarchi_server;
--> statement-breakpoint
create policy server_works on team_invitation to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on team_invitation to jarchi_server;
--> statement-breakpoint
create policy server_works on ticket to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update on ticket to jarchi_server;
--> statement-breakpoint
create policy server_works on ticket_entry to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on ticket_entry to jarchi_server;
--> statement-breakpoint
create policy server_works on ticket_rating to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on ticket_rating to jarchi_server;
--> statement-breakpoint
create policy server_works on ticket_reader to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on ticket_reader to jarchi_server;
--> statement-breakpoint
create policy server_works on tracked_link to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on tracked_link to jarchi_server;
--> statement-breakpoint
create policy server_works on doorway to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on doorway to jarchi_server;
--> statement-breakpoint
create policy server_works on gateway_reference to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on gateway_reference to jarchi_server;
--> statement-breakpoint
create policy server_works on slip_reference to jarchi_server using (true) with check (true);
--> statement-breakpoint
grant select, insert on slip_reference to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on app_user to jarchi_server;
--> statement-breakpoint
grant select, insert, update on audit_log to jarchi_server;
--> statement-breakpoint
grant select, insert on audit_words to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on bundle to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on bundle_plan to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on business_category to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on category to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on changelog_attachment to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on changelog_item to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on channel_code to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on channel_delivery to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on channel_line to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on channel_link to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on channel_setting to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on click_tier to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on cpm_configuration to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on credential_change to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on credential_request to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on discount to jarchi_server;
--> statement-breakpoint
grant select, insert on document_number to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on email_code to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on help_article to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on help_category to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on help_reader to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on job to jarchi_server;
--> statement-breakpoint
grant select, insert on job_decision to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on job_turn to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on media_plan to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on otp_request to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on passkey to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on phone_document to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on phone_request to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on phone_request_entry to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on publisher to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on publisher_category to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on service_offer to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on session to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on store_state to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on test_gateway_payment to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on try_count to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on user_panel to jarchi_server;
--> statement-breakpoint
grant select, insert, update, delete on world_clock to jarchi_server;
--> statement-breakpoint
grant select on standing_measurement, daily_figure, shown_person to jarchi_server;
--> statement-breakpoint
grant execute on function enqueue_job, take_discount_use, return_discount_use, name_of_person, open_measurement_month, list_marked_figures
  to jarchi_server;
--> statement-breakpoint
-- Only the numbers that sequences gave: the world that is kept has them. Columns take the next ones without a right to the sequence.
grant select on all sequences in schema public to jarchi_server;
--> statement-breakpoint
alter default privileges in schema public grant select on sequences to jarchi_server;
