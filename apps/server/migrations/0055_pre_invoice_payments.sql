CREATE TABLE "pre_invoice_payment" (
	"account_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	CONSTRAINT "pre_invoice_payment_account_id_payment_id_pk" PRIMARY KEY("account_id","payment_id")
);
--> statement-breakpoint
ALTER TABLE "pre_invoice_payment" ADD CONSTRAINT "pre_invoice_payment_account_id_document_id_document_account_id_id_fk" FOREIGN KEY ("account_id","document_id") REFERENCES "public"."document"("account_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
alter table pre_invoice_payment enable row level security;
drop policy if exists own_rows on pre_invoice_payment;
create policy own_rows on pre_invoice_payment to jarchi_tenant using (account_id = nullif(current_setting('app.account_id', true), '')::bigint) with check (account_id = nullif(current_setting('app.account_id', true), '')::bigint);
drop policy if exists staff_reads on pre_invoice_payment;
create policy staff_reads on pre_invoice_payment for select to jarchi_staff using (true);
grant select, insert on pre_invoice_payment to jarchi_tenant;
grant select on pre_invoice_payment to jarchi_staff;
