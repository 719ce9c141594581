grant select on help_article to jarchi_tenant, jarchi_staff;
grant select on help_category to jarchi_tenant, jarchi_staff;
