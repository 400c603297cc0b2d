alter table credit_card validate constraint credit_card_income_min;
alter table insurance_plan validate constraint insurance_plan_premiums;
alter table brand validate constraint brand_logo_on_brand_file;
