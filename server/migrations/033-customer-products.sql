-- Where a customer stands with each product (docs/decisions/055). It takes the place of a completed flag a loan, of `is_editing`
-- and `pl_update_required`, and of `detail_product`; 034 drops those.
create table customer_product (
  user_id         uuid not null references customer,
  product_type    text not null,
  -- Since when all is told that the product needs; null where something is missing.
  completed_at    timestamptz,
  -- Its details are being told or changed: whoever comes back goes on there.
  editing         flag not null default 0,
  -- Its details have to be looked at again, by hand or by another rule; pressing on clears it.
  update_required flag not null default 0,
  -- When its details were last saved; the newest is where a link that staff send goes on.
  detail_at       timestamptz,
  primary key (user_id, product_type)
);

insert into customer_product (user_id, product_type, completed_at, editing, update_required, detail_at)
select user_id, product_type, completed_at, editing, update_required, detail_at
from customer c
cross join lateral (values
  ('Personal Loans', c.pl_completed, coalesce(c.pl_completed_at, c.updated_at), c.pl_update_required),
  ('Business Loans', c.bl_completed, c.updated_at, 0),
  ('Gold Loans', c.gl_completed, c.updated_at, 0),
  ('Affordable Housing Loan', c.hl_completed, c.updated_at, 0),
  ('Student Loans', c.sl_completed, c.updated_at, 0),
  ('2-wheeler', c.tl_completed, c.updated_at, 0),
  ('Car', c.cl_completed, c.updated_at, 0)
) as loan (product_type, completed, at, update_required)
cross join lateral (select
  case when loan.completed = 1 then loan.at end as completed_at,
  -- One flag stood for every loan: it is that of the loan whose details were saved last.
  case when c.is_editing = 1 and loan.product_type = coalesce(c.detail_product, 'Personal Loans') then 1 else 0 end as editing,
  case when loan.product_type = c.detail_product then c.detail_product_at end as detail_at
) as state
where state.completed_at is not null or state.editing = 1 or loan.update_required = 1 or state.detail_at is not null;

-- Details completed for any product are the same step of the journey, counted once a customer.
create function note_completed_details() returns trigger language plpgsql as $$
begin
  perform note_journey_step('details_completed', c.user_id, new.completed_at, c.brand_id, c.user_id, null)
    from customer c where c.user_id = new.user_id;
  return null;
end $$;
create trigger customer_product_added after insert on customer_product
  for each row when (new.completed_at is not null) execute function note_completed_details();
create trigger customer_product_completed after update on customer_product
  for each row when (old.completed_at is null and new.completed_at is not null) execute function note_completed_details();
