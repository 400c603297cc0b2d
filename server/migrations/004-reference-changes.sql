-- Whoever keeps a list of languages or options in memory hears of a change.
create function tell_reference_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('reference_change', '');
  return null;
end $$;
create trigger language_changed after insert or update or delete on language
  for each statement execute function tell_reference_change();
create trigger option_set_changed after insert or update or delete on option_set
  for each statement execute function tell_reference_change();

-- Lenders in memory are compiled with the bands of the options and with the figures of law and tax.
create trigger option_set_compiled after insert or update or delete on option_set
  for each statement execute function bump_lender_version();
create trigger regulated_figure_compiled after insert or update or delete on regulated_figure
  for each statement execute function bump_lender_version();
