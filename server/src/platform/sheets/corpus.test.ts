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
const endOf = async (name: string): Promise<string> => {
  try {
    const { rows } = await readSheet(join(folder, name), { fileName: name, onRows: () => undefined })
    return rows > 0 ? 'read' : 'nothing'
  } catch (error) {
    if (error instanceof SheetRefused) return error.reason
    throw error
  }
}

describe.skipIf(corpusFolder === undefined)('files that other programs made (CORPUS_DIR)', () => {
  it.each(filesOf('calamine'))('%s is read, or refused for a reason', async (name) => {
    expect(await endOf(`calamine/${name}`)).toBe(expectedEnds[name] ?? 'read')
  })

  it.each(filesOf('yauzl'))('%s is refused', async (name) => {
    expect(['damaged', 'not_a_sheet', 'empty', 'password']).toContain(await endOf(`yauzl/${name}`))
  })

  it.each(filesOf('csv-spectrum').filter((name) => name.endsWith('.csv')))(
    '%s means its .json',
    async (name) => {
      const [header = [], ...rows] = await read(`csv-spectrum/${name}`)
      const meant: unknown = JSON.parse(
        readFileSync(join(folder, 'csv-spectrum', name.replace('.csv', '.json')), 'utf8'),
      )
      const said = JSON.parse(JSON.stringify(meant).replaceAll('\\r\\n', '\\n')) as unknown
      expect(rows.map((row) => Object.fromEntries(header.map((key, at) => [key, row[at] ?? ''])))).toEqual(
        said,
      )
    },
  )

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

/** Of the files of calamine those that are not read. */
const expectedEnds: Readonly<Record<string, string>> = {
  'pass_protected.xlsx': 'password',
  'date.xlsb': 'xlsb',
  'issue_186.xlsb': 'xlsb',
  'issue_419.xlsb': 'xlsb',
  'issue_666_panic.xlsb': 'xlsb',
  'issues.xlsb': 'xlsb',
  'picture.xlsb': 'xlsb',
  'too_small.xls': 'damaged',
}
