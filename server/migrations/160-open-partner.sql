-- The partners that may sign in: what happens is sent to no other. A view, so that those who send read no table of others
-- (docs/decisions/044). It asks as whoever reads it: all of them with `app.office` set, else the own one.
create view open_partner with (security_invoker = true) as
  select partner_id from partner where status = 'active' or (status = 'requested' and prepares_since is not null);

do $$
begin
  if to_regrole('marketplace_partner') is null then return; end if;
  grant select on open_partner to marketplace_partner;
end $$;
