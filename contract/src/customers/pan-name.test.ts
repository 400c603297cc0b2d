import { expect, test } from 'vitest'
import { FirstName, LastName, PanName } from '../platform/formats.ts'
import { namePartsOf } from './pan-name.ts'

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  asha   verma ', 'asha', 'verma'],
  ['Md. Arif', 'Md', 'Arif'],
  ['Verma K', 'Verma', 'K'],
  ['Ravi Kumar Singh', 'RaviKumar', 'Singh'],
  ['S. Lakshmi', 'S', 'Lakshmi'],
  ['Anita D’Souza', 'Anita', 'DSouza'],
  ['Mary-Ann O. Pinto', 'MaryAnnO', 'Pinto'],
  ['Meenakshi', 'Meenakshi', 'Meenakshi'],
  ['Arif .', 'Arif', 'Arif'],
  ['आशा वर्मा', 'आशा', 'वर्मा'],
])('%j: first name %s, last name %s', (name, first_name, last_name) => {
  expect(namePartsOf(name)).toEqual({ first_name, last_name })
  expect(PanName.safeParse(name.trim()).success).toBe(true)
  expect(FirstName.safeParse(first_name).success).toBe(true)
  expect(LastName.safeParse(last_name).success).toBe(true)
})

test.each(['', ' . ', '--'])('%j is no name', (name) => {
  expect(namePartsOf(name)).toBeNull()
  expect(PanName.safeParse(name).success).toBe(false)
})

test('a name of 85 letters fits both fields', () => {
  const parts = namePartsOf(`${'a'.repeat(83)} b`)
  expect(parts).toEqual({ first_name: 'a'.repeat(60), last_name: 'b' })
})

test.each(['Asha2 Verma', 'Asha & Verma', 'a'.repeat(86)])('%j is refused', (name) => {
  expect(PanName.safeParse(name).success).toBe(false)
})

test.each(['A*** V****', 'K* V*'])('a mask passes: %s', (name) => {
  expect(PanName.safeParse(name).success).toBe(true)
})
