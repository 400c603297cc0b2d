-- What the RBI registers a lender as is said once: `lender_kind` takes what `rbi_category` said of it, which was asked later.
alter table lender drop constraint lender_kind_known;
alter table lender add constraint lender_kind_known check (lender_kind in ('bank', 'small_finance_bank', 'regional_rural_bank',
  'cooperative_bank', 'nbfc', 'nbfc_middle_layer', 'nbfc_upper_layer', 'housing_finance_company', 'microfinance_institution')) not valid;
update lender set lender_kind = case rbi_category
    when 'commercial_bank' then 'bank'
    when 'nbfc_upper' then 'nbfc_upper_layer'
    when 'nbfc_middle' then 'nbfc_middle_layer'
    when 'nbfc_base' then 'nbfc'
    when 'nbfc_mfi' then 'microfinance_institution'
    when 'housing_finance' then 'housing_finance_company'
    else rbi_category
  end
  where rbi_category is not null;
