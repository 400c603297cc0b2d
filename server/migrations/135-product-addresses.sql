-- Each loan has a page of its own, and pages in Hindi stand below /hi (docs/decisions/120): a path of a campaign or a partner that has one of
-- these names gets a number after it, and a note that says so. Links that were handed out with the old name open the product's page now.
alter table url_segment add column note text;

do $$
declare
  held text;
  free text;
  number integer;
begin
  -- Partners and their links are the office's to change.
  perform set_config('app.office', '1', true), set_config('app.partner_id', '', true);
  for held in
    select segment from url_segment
    where segment in ('hi', 'personal-loans', 'business-loans', 'gold-loans', 'home-loans', 'student-loans', 'two-wheeler-loans', 'car-loans')
    order by segment
  loop
    number := 2;
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
  end loop;
end
$$;
