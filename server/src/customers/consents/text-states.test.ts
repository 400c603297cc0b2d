import { expect, it } from 'vitest'
import { textStates } from './text-states.ts'

const terms = { purpose: 'terms', product_type: null, language: 'en' } as const
const hindi = { ...terms, language: 'hi' } as const
const gold = { ...terms, purpose: 'share', product_type: 'Gold Loans' } as const
const cars = { ...gold, product_type: 'Car' } as const

it('the latest version whose day has come is in force, of each text by itself', () => {
  const rows = [
    { ...terms, valid_from: '2026-11-21' },
    { ...terms, valid_from: '2026-11-20' },
    { ...terms, valid_from: null },
    { ...hindi, valid_from: null },
    { ...gold, valid_from: null },
    { ...gold, valid_from: null },
    { ...cars, valid_from: '2027-01-01' },
    { ...cars, valid_from: null },
  ]
  expect(textStates(rows, '2026-11-20')).toEqual([
    'planned',
    'in_force',
    'past',
    'in_force',
    'in_force',
    'past',
    'planned',
    'in_force',
  ])
})
