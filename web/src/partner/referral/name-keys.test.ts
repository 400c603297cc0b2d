import { expect, it } from 'vitest'
import { nameKeys } from './name-keys.ts'

it('tells two of one name apart', () => {
  expect(nameKeys(['Bela', 'Asha', 'Bela'])).toEqual(['Bela 1', 'Asha 1', 'Bela 2'])
})
