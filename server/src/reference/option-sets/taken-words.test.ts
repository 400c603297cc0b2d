import { expect, it } from 'vitest'
import { takenWords } from './taken-words.ts'

const others = [
  { value: 'Cheque', own_value: null, own_value_hi: 'चेक' },
  { value: 'Cash', own_value: 'In hand', own_value_hi: null },
]

it.each([
  [{ own_value: 'Bank transfer', own_value_hi: 'बैंक' }, []],
  [{ own_value: 'cheque', own_value_hi: null }, ['own_value']],
  [{ own_value: ' IN  Hand', own_value_hi: null }, ['own_value']],
  [{ own_value: 'cash', own_value_hi: null }, ['own_value']],
  [{ own_value: null, own_value_hi: 'चे क' }, ['own_value_hi']],
  [{ own_value: 'In hand', own_value_hi: 'चेक' }, ['own_value', 'own_value_hi']],
  [{ own_value: 'चेक', own_value_hi: 'Cheque' }, []],
  [{ own_value: null, own_value_hi: null }, []],
])('%o: %o', (words, fields) => {
  expect(takenWords(words, others)).toEqual(fields)
})
