-- A brand's mark is drawn, uploaded, or its name set in its colour; its face may come from a file of its own (decisions 021).
alter table brand
  alter column logo_svg drop not null,
  add column logo_file_url text references stored_file,
  add column co_brand_logo_file_url text references stored_file,
  add column font_link text check (font_link like 'https://%'),
  -- Counts the saves, so that none overwrites another unseen.
  add column version integer not null default 1,
  drop constraint brand_check,
  add constraint brand_co_brand
    check (co_brand_name is not null or (co_brand_logo_svg is null and co_brand_logo_file_url is null));

-- Drafts that staff look at before they save them. Losing them in a crash costs nothing.
create unlogged table brand_preview (
  token_hash bytea primary key,
  staff_id   integer not null references staff,
  -- The brand that is edited; null for one that is not there yet.
  slug       text,
  language   text not null references language,
  draft      jsonb not null,
  expires_at timestamptz not null
);
create index brand_preview_staff on brand_preview (staff_id, expires_at);

-- A lender is off for a brand and a product, from one moment and perhaps to another.
alter table lender_brand_off
  add column product_type text not null default 'Personal Loans',
  add column off_from     timestamptz not null default 'epoch',
  add column off_until    timestamptz,
  add column switched_by  text not null default 'system',
  add column switched_at  timestamptz not null default now(),
  add constraint lender_brand_off_span check (off_until > off_from);
update lender_brand_off o set product_type = l.product_type from lender l where l.lender_id = o.lender_id;
alter table lender_brand_off
  drop constraint lender_brand_off_pkey,
  add primary key (lender_id, brand_id, product_type);

-- Who sees which lender is asked of many snapshots at once: without opening their contents.
alter table offer_snapshot add column matched_lender_ids jsonb
  generated always as (jsonb_path_query_array(content, '$.matched[*].lender_id')) stored;
create index offer_snapshot_newest on offer_snapshot (app_id, created_at desc);
