import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { readAll, refusalOf, textsOf } from '../../testing/sheets/read-all.ts'

const rows = [
  ['Reference', 'Amount', 'Day', 'Done'],
  ['00123', 1234.5, new Date(Date.UTC(2026, 10, 23)), true],
  ['Asha', -5, null, false],
]

const bookOf = (hidden: readonly (0 | 1 | 2)[] = [0]): ReturnType<typeof utils.book_new> => {
  const book = utils.book_new()
  for (const at of hidden.keys())
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { UTC: true }), `S${at}`)
  book.Workbook = { Sheets: hidden.map((Hidden) => ({ Hidden })) }
  return book
}
const bytesOf = (book: ReturnType<typeof utils.book_new>, bookType: 'biff8' | 'biff5' = 'biff8'): Buffer =>
  write(book, { type: 'buffer', bookType }) as Buffer

it.each(['biff8', 'biff5'] as const)('reads %s', async (type) => {
  const { info, rows: found } = await readAll(bytesOf(bookOf(), type), { fileName: 'mis.xls' })
  expect(info).toMatchObject({ kind: 'xls', sheetName: 'S0', notices: [], rows: 3 })
  expect(textsOf(found)).toEqual([
    ['Reference', 'Amount', 'Day', 'Done'],
    ['00123', '1234.5', '2026-11-23', 'TRUE'],
    ['Asha', '-5', '', 'FALSE'],
  ])
  expect(found[1]?.cells[2]).toEqual({ kind: 'date', text: '2026-11-23', raw: '46349' })
})

it('passes hidden sheets by', async () => {
  const { info } = await readAll(bytesOf(bookOf([1, 0, 2])))
  expect(info).toMatchObject({ sheetName: 'S1', otherSheets: [], hiddenSheets: ['S0', 'S2'] })
})

describe('refuses', () => {
  const compound = (text: string, size = 4_096): Buffer => {
    const bytes = Buffer.alloc(size)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
    bytes.write(`Root Entry ${text}`, 1_024, 'utf16le')
    return bytes
  }
  it.each([
    ['an .xlsx with a password', compound('EncryptedPackage'), 'password'],
    ['a large one with a password', compound('EncryptedPackage', 11_000_000), 'password'],
    ['a large one', compound('Workbook', 11_000_000), 'too_big'],
    ['a letter', compound('WordDocument'), 'not_a_sheet'],
    ['a workbook of nothing', compound('Workbook'), 'damaged'],
    ['a beginning alone', compound('').subarray(0, 68), 'damaged'],
    ['a file that is cut', bytesOf(bookOf()).subarray(0, 1_400), 'damaged'],
  ])('%s', async (_name, bytes, reason) => {
    expect(await refusalOf(bytes)).toBe(reason)
  })
})
