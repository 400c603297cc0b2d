import { expect, it } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { saveNominee } from './nominee.ts'

const person = { name: 'Meera Nair', relation: 'child', contact: '9876543210' }

it.each([
  [{}, null],
  [{ contact: 'meera@example.com' }, null],
  [{ contact: ' 9876543210 ' }, null],
  [{ contact: '1234567890' }, 'nominee_contact_invalid'],
  [{ contact: 'meera@example' }, 'nominee_contact_invalid'],
  [{ contact: '' }, 'nominee_contact_invalid'],
  [{ name: ' ' }, 'field_required'],
  [{ relation: 'friend' }, 'option_invalid'],
])('a nominee with %j: %s', (change, problem) => {
  expect(problemOf(saveNominee.body, { ...person, ...change })).toBe(problem)
})
