-- What the loans beyond Personal Loans ask of a customer. Sealed values (docs/security.md): GSTIN and the business's PAN.
alter table customer
  add column business_name         text,
  add column business_company_type smallint,
  add column business_nature       smallint,
  add column business_gross_profit smallint,
  add column gstin                 bytea,
  add column business_pan          bytea,
  add column professional_type     smallint,
  add column professional_years    smallint,
  add column gold_weight_grams     numeric(6, 2),
  add column gold_purity           smallint,
  add column property_value        integer,
  add column property_postal_code  text,
  add column property_kind         smallint,
  add column course_name           text,
  add column institute_name        text,
  add column course_level          smallint,
  add column course_country        smallint,
  add column course_cost           integer,
  add column co_applicant_income   integer,
  add column vehicle_price         integer,
  add column down_payment          integer,
  add column vehicle_condition     smallint,
  add column vehicle_model         text,
  add column sl_completed          flag not null default 0,
  add column tl_completed          flag not null default 0,
  add column cl_completed          flag not null default 0;

-- Details completed for any loan are the same step of the journey, counted once a customer.
create function note_other_details_step() returns trigger language plpgsql as $$
begin
  perform note_journey_step('details_completed', new.user_id, new.updated_at, new.brand_id, new.user_id, null);
  return null;
end $$;
create trigger customer_other_journeys
  after update of bl_completed, gl_completed, hl_completed, sl_completed, tl_completed, cl_completed on customer
  for each row when (
    new.bl_completed > old.bl_completed or new.gl_completed > old.gl_completed or new.hl_completed > old.hl_completed
    or new.sl_completed > old.sl_completed or new.tl_completed > old.tl_completed or new.cl_completed > old.cl_completed
  ) execute function note_other_details_step();

-- Options of businessCurrentTurnover and businessYears are the lowest band that a lender takes.
alter table lender
  add column min_turnover       smallint,
  add column min_business_years smallint,
  add column needs_registration flag not null default 0,
  add column max_ltv_percent    numeric(5, 2);

-- What a gram of 24 carat gold counts for, by day; a day without a row goes by the latest one before it.
create table gold_rate (
  day                 date primary key,
  rupees_per_gram_24k numeric(10, 2) not null check (rupees_per_gram_24k > 0),
  source              text not null
);
create trigger gold_rate_compiled after insert or update or delete on gold_rate
  for each statement execute function bump_lender_version();

-- What is paid for being late has to be read in the customer's own language (RBI (Digital Lending) Directions, 2025: key facts statement).
alter table lender add column penal_charges_hi text;
