-- What a lender is given differs by loan, and so do the words of the consent to it. Null for every other purpose.
alter table consent_text
  add column product_type text,
  drop constraint consent_text_pkey,
  add constraint consent_text_key unique nulls not distinct (purpose, version, language, product_type),
  add constraint consent_text_product check (product_type is null or purpose = 'share');
