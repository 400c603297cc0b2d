import { expect, test } from 'vitest'
import { contrast } from '../../brand/contrast.ts'
import { chooseMark } from './choose-mark.ts'
import { motifs } from './motifs.ts'

test('a word of the name chooses the motif, and a bank stands on a square', () => {
  const sahyadri = chooseMark('Sahyadri Bank Limited')
  expect(sahyadri.shapes).toBe(motifs.peaks)
  expect(sahyadri.ground).toMatch(/^M10 0h20/)
  expect(chooseMark('Konkan Credit Limited').ground).not.toBe(sahyadri.ground)
})

test('a name without such a word has one all the same, always the same', () => {
  expect(chooseMark('Acme Lending 4711')).toEqual(chooseMark('Acme Lending 4711'))
  expect(chooseMark('')).toBeDefined()
})

test('white can be read on every ground, and hundreds of names rarely share a mark', () => {
  const marks = Array.from({ length: 300 }, (_, at) => chooseMark(`Lender ${at} Finance`))
  for (const { colour } of marks) expect(contrast('#ffffff', colour)).toBeGreaterThan(4.5)
  expect(new Set(marks.map((mark) => JSON.stringify(mark))).size).toBeGreaterThan(250)
})
