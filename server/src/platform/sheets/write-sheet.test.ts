import { read, utils } from '@e965/xlsx'
import { readXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { readAll, textsOf } from '../../testing/sheets/read-all.ts'
import { writeCsv, writeXlsx, type WrittenCell } from './write-sheet.ts'

const whole = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}
async function* rowsOf(rows: readonly (readonly WrittenCell[])[]): AsyncGenerator<readonly WrittenCell[]> {
  yield* rows
  await Promise.resolve()
}

const rows = [
  ['Line', 'Reference', 'Amount', 'Error'],
  [2, '=HYPERLINK("x")', -5, 'अमान्य & <odd>'],
  [3, '00123', 1234.56, null],
  [4, '+91 20', 0, 'two\nlines '],
  [5, '-5.00', 1, '_x000D_'],
] as const

describe('a workbook', () => {
  const cells = rows.map((row) => [...row])

  it('is read by SheetJS and hucre as it was written', async () => {
    const bytes = await whole(writeXlsx(rowsOf(rows), 'Errors: October'))
    const book = read(bytes, { type: 'buffer' })
    expect(book.SheetNames).toEqual(['Errors  October'])
    const sheet = book.Sheets['Errors  October'] ?? {}
    expect(utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual(cells)
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.name).toBe('Errors  October')
    expect(sheets[0]?.rows.map((row) => [...row, null, null, null, null].slice(0, 4))).toEqual(cells)
  })

  it('is read by us as it was written', async () => {
    const { info, rows: found } = await readAll(await whole(writeXlsx(rowsOf(rows), 'Errors')))
    expect(info).toMatchObject({ kind: 'xlsx', sheetName: 'Errors', rows: 5 })
    expect(textsOf(found)[1]).toEqual(['2', '=HYPERLINK("x")', '-5', 'अमान्य & <odd>'])
    expect(textsOf(found)[3]).toEqual(['4', '+91 20', '0', 'two\nlines '])
    expect(textsOf(found)[4]?.[3]).toBe('_x000D_')
    expect(found[1]?.cells[2]?.kind).toBe('number')
  })

  it('comes in pieces while its rows come', async () => {
    let made = 0
    async function* many(): AsyncGenerator<WrittenCell[]> {
      for (; made < 20_000; made += 1) yield [made, `Reference ${made * 7_919}`, made / 3]
      await Promise.resolve()
    }
    const pieces = writeXlsx(many(), 'Many')
    await pieces.next()
    expect(made).toBeLessThan(20_000)
    await whole(pieces)
    expect(made).toBe(20_000)
  })

  it('has days as dates and money with both decimals, as SheetJS and we read it', async () => {
    const bytes = await whole(
      writeXlsx(
        rowsOf([
          [{ day: '2026-10-31' }, { day: '1900-03-01' }, { day: '1900-02-28' }, { rupees: 1_234_567.5 }],
          [{ day: '2024-02-29' }, { day: '2026-02-30' }, null, { rupees: -0.5 }],
        ]),
        'Days',
      ),
    )
    const sheet = read(bytes, { type: 'buffer', cellNF: true, cellText: true }).Sheets['Days'] ?? {}
    expect(sheet['A1']).toMatchObject({ t: 'n', v: 46_326, z: 'dd/mm/yyyy', w: '31/10/2026' })
    expect(sheet['B1']).toMatchObject({ t: 'n', v: 61 })
    expect(sheet['C1']).toMatchObject({ t: 's', v: '1900-02-28' })
    expect(sheet['D1']).toMatchObject({ t: 'n', v: 1_234_567.5, w: '1,234,567.50' })
    expect(sheet['D2']).toMatchObject({ v: -0.5, w: '-0.50' })
    expect(sheet['B2']).toMatchObject({ t: 's', v: '2026-02-30' })
    const { rows: found } = await readAll(bytes)
    expect(textsOf(found)[0]?.slice(0, 2)).toEqual(['2026-10-31', '1900-03-01'])
    expect(textsOf(found)[1]?.[0]).toBe('2024-02-29')
    expect(found[0]?.cells[0]?.kind).toBe('date')
  })

  it('asks for no more rows once its reader has gone, and ends as its rows do', async () => {
    let isEnded = false
    async function* endless(): AsyncGenerator<readonly WrittenCell[]> {
      try {
        for (let line = 0; ; line += 1) yield [`row ${String(line)}`, Math.sqrt(line)]
      } finally {
        isEnded = true
      }
    }
    for await (const piece of writeXlsx(endless(), 'Errors')) {
      if (piece.length > 10_000) break
    }
    await expect.poll(() => isEnded).toBe(true)

    async function* broken(): AsyncGenerator<readonly WrittenCell[]> {
      yield ['a row']
      await Promise.reject(new Error('the database is gone'))
    }
    await expect(whole(writeXlsx(broken(), 'Errors'))).rejects.toThrow('the database is gone')
  })

  it('refuses a number that is none', async () => {
    await expect(whole(writeXlsx(rowsOf([[Number.NaN]]), 'x'))).rejects.toThrow(RangeError)
  })
})

describe('separated values', () => {
  it('begin with a mark and guard texts alone', async () => {
    const text = (await whole(writeCsv(rowsOf(rows)))).toString()
    expect(text).toBe(
      [
        '\ufeffLine,Reference,Amount,Error',
        '2,"\'=HYPERLINK(""x"")",-5,अमान्य & <odd>',
        '3,00123,1234.56,',
        '4,\'+91 20,0,"two\nlines "',
        '5,-5.00,1,_x000D_',
        '',
      ].join('\r\n'),
    )
  })

  it('have days by year, month and day, and money with both decimals', async () => {
    const text = (
      await whole(writeCsv(rowsOf([[{ day: '2026-10-31' }, { rupees: 5 }, { rupees: -1.5 }]])))
    ).toString()
    expect(text).toBe('\ufeff2026-10-31,5.00,-1.50\r\n')
  })

  it('are read by us as they were written', async () => {
    const { rows: found } = await readAll(await whole(writeCsv(rowsOf(rows))))
    expect(textsOf(found)).toEqual([
      ['Line', 'Reference', 'Amount', 'Error'],
      ['2', '=HYPERLINK("x")', '-5', 'अमान्य & <odd>'],
      ['3', '00123', '1234.56'],
      ['4', '+91 20', '0', 'two\nlines '],
      ['5', '-5.00', '1', '_x000D_'],
    ])
  })

  it('of no rows are a mark alone, and of many rows all of them', async () => {
    expect((await whole(writeCsv(rowsOf([])))).toString()).toBe('\ufeff')
    const many = Array.from({ length: 1_201 }, (_, at) => [at])
    expect((await readAll(await whole(writeCsv(rowsOf(many))))).info.rows).toBe(1_201)
  })
})
