-- What the figures of an offer are: a fee for everybody or up to one, a fixed rate or a floating one, and a price that a lender
-- states for a time. How the RBI registers a lender, on which what closing a loan early may cost depends.
alter table lender
  add column fee_basis      text not null default 'up_to',
  add column rate_type      text,
  add column rate_benchmark text,
  add column so_rate        numeric(6, 3),
  add column so_fee_percent numeric(6, 3);
alter table lender drop constraint lender_lender_kind_check;
alter table lender add constraint lender_kind_known check (lender_kind in ('bank', 'small_finance_bank', 'regional_rural_bank',
  'nbfc', 'nbfc_middle_layer', 'nbfc_upper_layer', 'housing_finance_company', 'microfinance_institution')) not valid;
alter table lender add constraint lender_fee_basis check (fee_basis in ('fixed', 'up_to')) not valid;
alter table lender add constraint lender_rate_type check (rate_type in ('fixed', 'floating')) not valid;

-- The household's income in rupees a year, asked where the band of it is that of the microfinance rule; what the customer's gold
-- loans elsewhere still owe, and how much of the gold is coins.
alter table customer
  add column household_income_amount integer,
  add column open_gold_loans         integer,
  add column gold_coin_grams         numeric(6, 2);
