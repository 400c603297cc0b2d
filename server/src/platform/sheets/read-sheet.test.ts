import { describe, expect, it } from 'vitest'
import { rawWorkbook } from '../../testing/sheets/raw-workbook.ts'
import { textsOf, withFile } from '../../testing/sheets/read-all.ts'
import { readSheet } from './read-sheet.ts'
import { runSheetWorker } from './run-sheet-worker.ts'
import type { SheetRow } from './sheet-types.ts'

const csv = (lines: number): string => Array.from({ length: lines }, (_, at) => `${at},x`).join('\n')
const within = { milliseconds: 60_000, oldGenerationMb: 256 }

it('hands on all rows, a batch at a time', async () => {
  const lines: number[] = []
  let atOnce = 0
  const info = await withFile(csv(10_500), (path) =>
    readSheet(path, {
      fileName: 'mis.csv',
      onRows: async (rows) => {
        atOnce += 1
        expect(atOnce).toBe(1)
        await new Promise((resolve) => setImmediate(resolve))
        lines.push(...rows.map(({ line }) => line))
        atOnce -= 1
      },
    }),
  )
  expect(info).toMatchObject({ kind: 'csv', rows: 10_500 })
  expect(lines).toEqual(Array.from({ length: 10_500 }, (_, at) => at + 1))
})

it('reads a workbook, and the sheet that is asked for', async () => {
  const sheets = '<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId2"/>'
  const found: SheetRow[] = []
  const info = await withFile(rawWorkbook({ sheets }), (path) =>
    readSheet(path, { fileName: 'x.xlsx', sheetName: 'B', onRows: (rows) => void found.push(...rows) }),
  )
  expect(info).toMatchObject({ sheetName: 'B', otherSheets: ['A'] })
  expect(textsOf(found)).toEqual([['2']])
})

describe('ends', () => {
  const read = (
    bytes: Uint8Array | string,
    onRows: (rows: SheetRow[]) => Promise<void> | void,
    { signal, limits = within }: { signal?: AbortSignal; limits?: typeof within } = {},
  ): Promise<unknown> =>
    withFile(bytes, (path) =>
      runSheetWorker(path, { fileName: 'x', onRows, ...(signal !== undefined && { signal }) }, limits),
    )

  it('with the reason of a refusal', async () => {
    await expect(read('<html>', () => undefined)).rejects.toMatchObject({
      name: 'SheetRefused',
      reason: 'html',
      detail: null,
    })
    await expect(read('a,b\n"c" d,e\n', () => undefined)).rejects.toMatchObject({
      reason: 'bad_quote',
      detail: 'line 2',
    })
  })

  it('with what onRows throws, and asks it no more', async () => {
    let calls = 0
    const fails = (): void => {
      calls += 1
      throw new Error('the table is locked')
    }
    await expect(read(csv(5_000), fails)).rejects.toThrow('the table is locked')
    expect(calls).toBe(1)
  })

  it('when it is aborted, before it began and in its midst', async () => {
    await expect(
      read(csv(1), () => undefined, { signal: AbortSignal.abort(new Error('gone')) }),
    ).rejects.toThrow('gone')
    const abort = new AbortController()
    let calls = 0
    const onRows = async (): Promise<void> => {
      calls += 1
      abort.abort(new Error('cancelled'))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await expect(read(csv(50_000), onRows, { signal: abort.signal })).rejects.toThrow('cancelled')
    expect(calls).toBe(1)
  })

  it('when its time is over', async () => {
    await expect(
      read(csv(1), () => undefined, { limits: { ...within, milliseconds: 1 } }),
    ).rejects.toMatchObject({ reason: 'too_slow' })
  })

  it('when it takes more memory than it may', async () => {
    const strings = Array.from(
      { length: 200_000 },
      (_, at) => `<si><t>Customer number ${at * 7_919} of a lender</t></si>`,
    ).join('')
    const bytes = rawWorkbook({ rows: '<row><c t="s"><v>0</v></c></row>', strings })
    await expect(
      read(bytes, () => undefined, { limits: { ...within, oldGenerationMb: 8 } }),
    ).rejects.toMatchObject({ reason: 'too_much_memory' })
  })

  it('with the error of a file that is not there', async () => {
    await expect(
      readSheet('/nowhere/at/all.csv', { fileName: 'x', onRows: () => undefined }),
    ).rejects.toThrow('ENOENT')
  })
})
