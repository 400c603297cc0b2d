import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test.each([
  ['', []],
  ['-- nothing; at all\n', []],
  ['select 1; select 2', ['select 1', 'select 2']],
  [
    `insert into a values ('x;y', 'it''s; ') ; select 3`,
    [`insert into a values ('x;y', 'it''s; ')`, 'select 3'],
  ],
  ['do $$ begin perform 1; end $$; select 1;', ['do $$ begin perform 1; end $$', 'select 1']],
  ['do $body$ select $$;$$; $body$; select 4', ['do $body$ select $$;$$; $body$', 'select 4']],
  ['create index "a;b" on c (d); /* e; */ drop index f', ['create index "a;b" on c (d)', 'drop index f']],
  ['alter table a\n  -- why; so\n  add b int', ['alter table a\n  \n  add b int']],
])('%j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements)
})
