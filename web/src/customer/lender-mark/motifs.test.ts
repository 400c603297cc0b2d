import { expect, test } from 'vitest'
import { motifHues, motifs, motifWords } from './motifs.ts'

test('every word stands for a motif that is drawn, with a hue of its own', () => {
  const drawn = Object.keys(motifs)
  expect(Object.values(motifWords).filter((motif) => !drawn.includes(motif))).toEqual([])
  expect(Object.keys(motifHues).toSorted()).toEqual(drawn.toSorted())
})

test('every motif uses both colours, and its shapes are paths', () => {
  for (const [motif, shapes] of Object.entries(motifs)) {
    expect([motif, new Set(shapes.map(({ colour }) => colour)).size]).toEqual([motif, 2])
    for (const { d } of shapes) expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/)
  }
})
