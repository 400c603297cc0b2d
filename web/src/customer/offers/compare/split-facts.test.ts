import { expect, it } from 'vitest'
import { splitFacts } from './split-facts.ts'

const fact = (key: string, ...texts: string[]) => ({ key, texts })

it('one that differs anywhere is told apart', () => {
  const emi = fact('emi', '₹1', '₹2', '₹1')
  const time = fact('time', '36', '36', '36')
  const late = fact('late', '2 %', '2 %', '24 %')
  expect(splitFacts([emi, time, late])).toEqual({ apart: [emi, late], same: [time] })
})

it('nothing is neither', () => {
  expect(splitFacts([])).toEqual({ apart: [], same: [] })
})
