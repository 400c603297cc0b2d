-- The declaration for housing finance is of each person, before its duty (NHB circular 82/2017-18; docs/decisions/105).
create table housing_declaration (
  partner_id  integer not null references partner,
  version     integer not null check (version > 0),
  -- As the person typed it.
  name        text not null,
  -- As it was shown.
  text        text not null,
  declared_at timestamptz not null
);
-- Of one person and version one, however the name is spaced or written.
create unique index housing_declaration_of on housing_declaration (partner_id, version, lower(regexp_replace(name, '\s+', ' ', 'g')));
create trigger housing_declaration_immutable before update or delete on housing_declaration
  for each row execute function refuse_change();
alter table housing_declaration enable row level security;
alter table housing_declaration force row level security;
create policy office on housing_declaration using (office_at_work()) with check (office_at_work());
create policy own_select on housing_declaration for select using (own_partner_rows(partner_id));
create policy own_insert on housing_declaration for insert with check (own_partner_rows(partner_id));

-- Who declared for the partner of before declared for itself too; that row stays where it is.
select set_config('app.office', '1', true);
insert into housing_declaration (partner_id, version, name, text, declared_at)
  select partner_id, version, name, text, accepted_at from partner_agreement where kind = 'housing';
select set_config('app.office', '', true);

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select, insert on housing_declaration to marketplace_partner;
end $$;
