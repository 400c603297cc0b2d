import { expect, test } from 'vitest'
import { drawMark } from './draw-mark.ts'

test('a mark is one drawing, the same for the same name, with nothing of the name in it', () => {
  const mark = drawMark('<b>Sahyadri</b> "Bank"')
  expect(mark).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 40 40"><path d="[^"<]+" fill="#[0-9a-f]{6}"\/><g /)
  expect(mark).not.toMatch(/Sahyadri|<b>/)
  expect(drawMark('Konkan Credit Limited')).toBe(drawMark('Konkan Credit Limited'))
})
