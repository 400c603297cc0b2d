-- What a profile tells of its customer's applications: the open ones, at most one a product, the newest first, as one JSON list.
-- A view, so that the profile's statement reads no table of the applications (docs/decisions/044).
create view open_application_list as
  select user_id,
         json_agg(json_build_object('app_id', app_id, 'product_type', product_type) order by created_at desc, app_id) as applications
    from application
   where status <> 'CLOSED'
   group by user_id;
