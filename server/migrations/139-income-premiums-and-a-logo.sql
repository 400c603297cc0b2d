-- For whom a card is: the least income a month that its issuer asks for, where it states one. Whole rupees.
alter table credit_card add column income_min integer;
alter table credit_card add constraint credit_card_income_min check (income_min > 0) not valid;

-- What a plan costs a year by its insurer's own table: a list of {age, sum_insured, premium} in whole years and rupees, `age` null where
-- the premium does not go by it. Premiums are of the day on which they were read; a plan without a table shows no premium.
alter table insurance_plan
  add column premiums jsonb not null default '[]',
  add column premiums_as_of date;
alter table insurance_plan
  add constraint insurance_plan_premiums
  check (jsonb_typeof(premiums) = 'array' and (premiums_as_of is null) = (premiums = '[]')) not valid;

-- A logo for the brand's own colour; without one the header stays white. As the other logos: drawn for an example brand, or put up.
alter table brand
  add column logo_on_brand_svg text,
  add column logo_on_brand_file_url text;
alter table brand
  add constraint brand_logo_on_brand_file foreign key (logo_on_brand_file_url) references stored_file not valid;
