-- How the page looks that a partner's path opens, within what its brand allows (docs/decisions/102). No row: the brand's own.
create table partner_funnel (
  partner_id     integer primary key references partner,
  co_brand_line  text check (length(co_brand_line) between 1 and 60),
  -- Products that come first, in this order; those that are not named follow in the brand's.
  product_order  text[] not null,
  -- What a visitor sees first: the sign-in, or the products to choose from.
  first_step     text not null check (first_step in ('sign_in', 'products')),
  primary_colour text check (primary_colour ~ '^#[0-9a-f]{6}$'),
  version        integer not null,
  updated_at     timestamptz not null
);
alter table partner_funnel enable row level security;
alter table partner_funnel force row level security;
create policy office on partner_funnel using (office_at_work()) with check (office_at_work());
create policy own_select on partner_funnel for select using (own_partner_rows(partner_id));
create policy own_insert on partner_funnel for insert with check (own_partner_rows(partner_id));
create policy own_update on partner_funnel for update using (own_partner_rows(partner_id)) with check (own_partner_rows(partner_id));

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert, update on partner_funnel to marketplace_partner;
end $$;
