import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { deleteLenderGroup, mergeLenderGroups, renameLenderGroup } from './managed-groups.ts'

test.each([
  [{ id: 1, into_id: 2 }, null],
  [{ id: 1, into_id: 2, reason: 'One bank under two names' }, null],
  [{ id: 1, into_id: 1 }, 'group_itself'],
  [{ id: 0, into_id: 2 }, 'group_unknown'],
  [{ id: 1.5, into_id: 2 }, 'group_unknown'],
  [{ id: 1, into_id: 2_147_483_648 }, 'group_unknown'],
])('merging as %j: %s', (body, problem) => {
  expect(problemOf(mergeLenderGroups.body, body)).toBe(problem)
})

test.each([
  [{ id: 1, name: 'Big banks' }, null],
  [{ id: 1, name: ' Big banks' }, 'lender_group_name_invalid'],
  [{ id: -1, name: 'Big banks' }, 'group_unknown'],
])('another name as %j: %s', (body, problem) => {
  expect(problemOf(renameLenderGroup.body, body)).toBe(problem)
})

test.each([
  [{ id: 1 }, null],
  [{ id: '1' }, 'group_unknown'],
])('deleting as %j: %s', (body, problem) => {
  expect(problemOf(deleteLenderGroup.body, body)).toBe(problem)
})
