import { builtInFormat, formatKind, type FormatKind } from '../number-format.ts'
import { readSmallPart } from './small-part.ts'

/** What each cell format of the workbook makes of a number, by its index. @param text the part of the styles */
export const readStyles = (text: string): FormatKind[] => {
  const elements = readSmallPart(text)
  const codes = new Map<number, FormatKind>()
  for (const { name, parent, attributes } of elements)
    if (name === 'numFmt' && parent === 'numFmts')
      codes.set(Number(attributes['numFmtId']), formatKind(attributes['formatCode'] ?? ''))
  return elements.flatMap(({ name, parent, attributes }) => {
    if (name !== 'xf' || parent !== 'cellXfs') return []
    const id = Number(attributes['numFmtId'] ?? 0)
    return [codes.get(id) ?? builtInFormat(id)]
  })
}
