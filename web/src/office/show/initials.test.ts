import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Sahyadri_Bank', 'SB'],
  ['Gulmohar_Lane_Finance', 'GL'],
  ['Demo Administrator', 'DA'],
  ['Amaltas', 'AM'],
  ['x', 'X'],
  ['  priya   k. rao ', 'PK'],
  ['आमल तास', 'आत'],
  ['_-_', ''],
  ['', ''],
])('%s is %s', (name, wanted) => expect(initials(name)).toBe(wanted))
