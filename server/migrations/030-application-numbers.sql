-- What people call a lender application by: LA-, six signs and a check sign by ISO 7064 MOD 31,30 (contract/src/loans/application-number.ts).
-- The database draws it, so that a server of the release before, which knows nothing of it, makes complete rows too.
alter table lender_application add column application_number text;

create function application_number_of(signs text) returns text language plpgsql immutable as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  product integer := 30;
begin
  for place in 1 .. length(signs) loop
    product := (product + strpos(alphabet, substr(signs, place, 1)) - 1) % 30;
    product := (case product when 0 then 30 else product end * 2) % 31;
  end loop;
  return 'LA-' || signs || substr(alphabet, (31 - product) % 30 + 1, 1);
end $$;

create function draw_application_number() returns text language plpgsql volatile as $$
declare
  alphabet constant text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  drawn text;
begin
  loop
    select application_number_of(string_agg(substr(alphabet, floor(random() * 30)::integer + 1, 1), ''))
      into drawn from generate_series(1, 6);
    exit when not exists (select from lender_application where application_number = drawn);
  end loop;
  return drawn;
end $$;

alter table lender_application alter column application_number set default draw_application_number();
update lender_application set application_number = draw_application_number() where application_number is null;
alter table lender_application
  add constraint lender_application_numbered check (application_number is not null) not valid;
