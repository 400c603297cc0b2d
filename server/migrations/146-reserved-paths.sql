-- A path of a campaign or a partner that the product itself takes gets a number after it, and a note that says so (docs/decisions/120).
-- The page without a connection took `offline` after 135 had looked for such paths; the next word of the product is freed by this too.
create function free_reserved_path(held text) returns void language plpgsql as $$
declare
  free text;
  number integer := 2;
begin
  if not exists (select from url_segment where segment = held) then return; end if;
  loop
    free := held || '-' || number;
    exit when not exists (select from url_segment where segment = free)
      and not exists (select from partner where slug = free)
      and not exists (select from partner_link where slug = free);
    number := number + 1;
  end loop;
  update url_segment set segment = free, note = 'Was ' || held || ' until the product took that address' where segment = held;
  update partner set slug = free where slug = held;
  update partner_link set slug = free where slug = held;
end
$$;

do $$
begin
  -- Partners and their links are the office's to change.
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  perform free_reserved_path('offline');
end
$$;
