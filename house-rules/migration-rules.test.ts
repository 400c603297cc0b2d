import { expect, test } from 'vitest'
import { listMigrations } from '../server/src/platform/db/migration-files.ts'
import { FIRST_JUDGED, judgeMigration } from './migration-rules.ts'

const migrations = await listMigrations()
const judged = migrations.filter(({ name }) => name >= FIRST_JUDGED)

test.each(judged)('$name holds nobody up', ({ name, sql }) => {
  const earlier = migrations.filter((other) => other.name < name).map((other) => other.sql)
  expect(judgeMigration(sql, earlier.join('\n'))).toEqual([])
})

const concurrently = (sql: string): string => `-- migrate: concurrently\n${sql}`

test.each([
  'create table a (b int primary key, c int not null references d, check (c > 0)); create index a_c on a (c);',
  'create unlogged table a (b int); alter table a add constraint a_b check (b > 0); alter table a alter column b type bigint;',
  'alter table a add column b text;',
  "alter table a add column b smallint not null default 0, add column c text default 'not null, really';",
  'alter table a add constraint a_b check (b > 0 and c in (1, 2)) not valid;',
  'alter table a add constraint a_b foreign key (b) references c not valid;',
  'alter table a validate constraint a_b;',
  'alter table a add constraint a_pkey primary key using index a_b;',
  'alter table a alter column b drop not null, drop constraint c, drop column d, alter column e set default 1;',
  'create index a_b on only a (b);',
  'create function f() returns trigger language plpgsql as $$ begin alter table a alter column b type int; return null; end $$;',
  "comment on table a is 'create index on b (c); alter table a add check (d)';",
  'alter table a rename to a_earlier; create table a (like a_earlier) partition by range (b); create index a_b on a (b);',
  'alter table a rename constraint b to c;',
  'alter table a add column b timestamptz not null default now();',
  concurrently(
    'create unique index concurrently if not exists a_b on a (b);\ndrop index concurrently if exists a_c;',
  ),
  concurrently(
    'create or replace function f() returns int language sql as $$ select 1 $$; alter policy a on b using ((select f() = 1));',
  ),
  '-- migrate: concurrently, statement_timeout 12h\ncreate index concurrently if not exists a_b on a (b);',
])('lets through: %s', (sql) => {
  expect(judgeMigration(sql)).toEqual([])
})

test.each([
  ['create index a_b on a (b);', 'a: an index is built concurrently'],
  ['create unique index if not exists a_b on public.a (b);', 'a: an index is built concurrently'],
  ['create table c (d int); create index a_b on a (b);', 'a: an index is built concurrently'],
  ['do $$ begin create index a_b on a (b); end $$;', 'a: an index is built concurrently'],
  ['create index concurrently if not exists a_b on a (b);', 'in a file of its own'],
  [concurrently('create index concurrently a_b on a (b);'), 'cannot be run again without'],
  [
    concurrently('create index concurrently if not exists a_b on a (b); update a set b = 1;'),
    'cannot be run again: update',
  ],
  [concurrently('create policy a on b using (true);'), 'cannot be run again: create policy'],
  [concurrently('create function f() returns int language sql as $$ select 1 $$;'), 'cannot be run again'],
  ['alter table a add column b int not null;', 'needs a default'],
  ['ALTER TABLE a\n  ADD b int NOT NULL', 'needs a default'],
  ['alter table a add column c text, add column b int not null;', 'needs a default'],
  ['alter table if exists only a add column b int not null;', 'needs a default'],
  ['alter table a add column b uuid not null default gen_random_uuid();', 'writes every row anew'],
  ['alter table a add column b int generated always as (c + 1) stored;', 'writes every row anew'],
  ['alter table a add column b bigint generated always as identity;', 'writes every row anew'],
  ['alter table a add column b int references c;', 'a constraint of its own'],
  ["alter table a add column b text check (b <> '');", 'a constraint of its own'],
  ['alter table a alter column b type bigint;', 'another type'],
  ['alter table a alter b set data type bigint using b::bigint;', 'another type'],
  ['do $$ declare x int; begin alter table a alter column b type bigint; end $$;', 'another type'],
  ['alter table a add constraint a_b check (b > 0);', 'not valid at first'],
  ['alter table a add check (b > 0);', 'not valid at first'],
  ["alter table a add constraint a_b check (b <> 'not valid');", 'not valid at first'],
  ['alter table a add constraint a_b foreign key (b, c) references d (e, f);', 'not valid at first'],
  ['alter table a drop constraint c, add constraint a_b check (b > 0);', 'not valid at first'],
  ['alter table a add constraint a_b unique (b);', 'built concurrently'],
  ['alter table a add primary key (b);', 'built concurrently'],
  ['alter table a alter column b set not null;', 'set not null reads every row'],
  ['alter table a rename column b to c;', 'the column by its name'],
  ['alter table a rename to c;', 'the table by its name'],
])('refuses: %s', (sql, reason) => {
  expect(judgeMigration(sql).join()).toContain(reason)
})

test('a column that was proved never to be null may say so', () => {
  const earlier = 'alter table a add constraint a_b_there check (b is not null) not valid;'
  expect(judgeMigration('alter table a alter column b set not null;', earlier)).toEqual([])
})
