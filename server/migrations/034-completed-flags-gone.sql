-- What customer_product (033) took the place of.
drop trigger customer_journey on customer;
drop trigger customer_other_journeys on customer;
drop function note_details_step();
drop function note_other_details_step();
drop index customer_active;
alter table customer
  drop column pl_completed,
  drop column bl_completed,
  drop column gl_completed,
  drop column hl_completed,
  drop column sl_completed,
  drop column tl_completed,
  drop column cl_completed,
  drop column pl_completed_at,
  drop column pl_update_required,
  drop column is_editing,
  drop column detail_product,
  drop column detail_product_at;
