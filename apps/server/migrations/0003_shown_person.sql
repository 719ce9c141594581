-- What staff see of a person (session.tables.ts). The rest of app_user stays closed to them.
create view shown_person as
select id, username, first_name, last_name, phone, case when email_verified then email end as email, is_staff, last_login, search_text
from app_user;
--> statement-breakpoint
grant select on shown_person to jarchi_staff;
