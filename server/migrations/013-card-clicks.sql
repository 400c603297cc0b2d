-- What a card is good for, as customers filter by it.
alter table credit_card add column benefits text[] not null default '{}';

-- Written before the customer leaves for the issuer. The id is all that the issuer gets to know (domain.md 3.6).
create table card_click (
  click_id    uuid primary key default gen_random_uuid(),
  user_id     uuid not null references customer,
  category_id uuid not null references credit_card,
  brand_id    integer references brand,
  clicked_at  timestamptz not null
);
create index card_click_user on card_click (user_id, category_id, clicked_at desc);
