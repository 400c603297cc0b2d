-- The name as it stands on the PAN card, sealed (docs/decisions/118). first_name and last_name follow from it.
alter table customer add column pan_name bytea;
