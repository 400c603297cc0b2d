import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { corpusFolder } from '../../testing/sheets/corpus.ts'
import { readAllOf, textsOf } from '../../testing/sheets/read-all.ts'
import { readSheet } from './read-sheet.ts'
import { SheetRefused } from './sheet-types.ts'

const folder = corpusFolder ?? ''
const filesOf = (name: string): string[] =>
  corpusFolder === undefined ? [] : readdirSync(join(folder, name)).toSorted()

const read = async (name: string): Promise<string[][]> => textsOf((await readAllOf(join(folder, name))).rows)

/** How a file ends: read, or for which reason it is not. */
const endOf = async (name: string, read: (path: string) => Promise<{ rows: number }>): Promise<string> => {
  try {
    return (await read(join(folder, name))).rows > 0 ? 'read' : 'nothing'
  } catch (error) {
    if (error instanceof SheetRefused) return error.reason
    throw error
  }
}
const inThisThread = async (path: string): Promise<{ rows: number }> => (await readAllOf(path)).info
const inAWorker = (path: string): Promise<{ rows: number }> =>
  readSheet(path, { fileName: path, onRows: () => undefined })

describe.skipIf(corpusFolder === undefined)('files that other programs made (CORPUS_DIR)', () => {
  it.each(filesOf('calamine'))('%s is read, or refused for a reason', async (name) => {
    expect(await endOf(`calamine/${name}`, inThisThread)).toBe(expectedEnds[name] ?? 'read')
  })

  it.each(filesOf('calamine').filter((name) => /^OOM|sst|pass|issue_174/.test(name)))(
    '%s ends a worker in the same way',
    async (name) => {
      expect(await endOf(`calamine/${name}`, inAWorker)).toBe(expectedEnds[name] ?? 'read')
    },
  )

  it.each(filesOf('yauzl'))('%s is refused', async (name) => {
    expect(['damaged', 'not_a_sheet', 'empty', 'password', 'zipped']).toContain(
      await endOf(`yauzl/${name}`, inThisThread),
    )
  })

  // The .json of location_coordinates.csv is of another file.
  const meaning = filesOf('csv-spectrum').filter(
    (name) => name.endsWith('.csv') && !name.startsWith('location'),
  )
  it.each(meaning)('%s means its .json', async (name) => {
    const [header = [], ...rows] = await read(`csv-spectrum/${name}`)
    const meant: unknown = JSON.parse(
      readFileSync(join(folder, 'csv-spectrum', name.replace('.csv', '.json')), 'utf8'),
    )
    const said = JSON.parse(JSON.stringify(meant).replaceAll('\\r\\n', '\\n')) as unknown
    expect(rows.map((row) => Object.fromEntries(header.map((key, at) => [key, row[at] ?? ''])))).toEqual(said)
  })

  it.each([
    [
      'date_1904.xlsx',
      [
        ['2021-01-01', '15'],
        ['2021-01-02', '16'],
      ],
    ],
    [
      'whitespace_trim.xlsx',
      [
        ['trimmed value', 'value with tabs', ' \t\n', 'clean text'],
        ['line1\nline2', '  line1\nline2  '],
      ],
    ],
    ['has_x000D_inline.xlsx', [['ABC\r\nDEF']]],
    [
      'empty_shared_string_value.xlsx',
      [
        ['Name', 'City', 'Status'],
        ['Alice', '', 'Active'],
      ],
    ],
    ['encoded_entities.xlsx', [['&']]],
    [
      'table_with_absolute_paths.xlsx',
      [
        ['Item', 'Name'],
        ['100', 'North'],
      ],
    ],
    [
      'empty_s_attribute.xlsx',
      [
        ['Name', 'Value'],
        ['John', '1'],
      ],
    ],
  ])('%s begins as it should', async (name, texts) => {
    expect((await read(`calamine/${name}`)).slice(0, texts.length)).toEqual(texts)
  })
})

/** Of the files of calamine those that are not read; too_small.xls is a line of text. */
const expectedEnds: Readonly<Record<string, string>> = {
  'pass_protected.xlsx': 'password',
  'date.xlsb': 'xlsb',
  'issue_186.xlsb': 'xlsb',
  'issue_419.xlsb': 'xlsb',
  'issue_666_panic.xlsb': 'xlsb',
  'issues.xlsb': 'xlsb',
  'picture.xlsb': 'xlsb',
  'OOM_alloc3.xls': 'damaged',
  'issue_385.xls': 'password',
  // Workbooks of sheets without a cell.
  'issue127.xls': 'empty',
  'issue127.xlsx': 'empty',
  'issue281.xlsm': 'empty',
  'issue343.xls': 'empty',
  'misc_biff5_parsing.xls': 'empty',
}
