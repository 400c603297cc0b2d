import { describe, expect, it } from 'vitest'
import { readAll, refusalOf, textsOf } from '../../../testing/sheets/read-all.ts'

const wide = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le')
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

it.each([
  [
    'plain',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [],
  ],
  ['with a mark', '\ufeffa,b\n', [['a', 'b']], []],
  [
    'of Windows',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [],
  ],
  [
    'of an old Mac',
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [],
  ],
  [
    'of mixed line ends',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
    [],
  ],
  [
    'with semicolons',
    'a;b\n1,5;2\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
    [],
  ],
  ['that says its sign', 'sep=|\na,b|c\n', [['a,b', 'c']], []],
  [
    'with quotes',
    'a,b\n"x, ""y""","z\r\nz"\n',
    [
      ['a', 'b'],
      ['x, "y"', 'z\nz'],
    ],
    [],
  ],
  [
    'with a quote within',
    'a,b\n5" pipe,2\n',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
    [],
  ],
  [
    'with the end of DOS',
    'a,b\n1,2\n\u001a',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
    [],
  ],
  [
    'in Hindi',
    'नाम,राशि\nआशा,100\n',
    [
      ['नाम', 'राशि'],
      ['आशा', '100'],
    ],
    [],
  ],
  [
    'in UTF-16',
    wide('नाम\tb\r\nx\t2\r\n'),
    [
      ['नाम', 'b'],
      ['x', '2'],
    ],
    ['utf_16'],
  ],
  ['in UTF-16, the other way round', wide('a\tb\r\n').swap16(), [['a', 'b']], ['utf_16']],
  ['in Windows-1252', latin('Caf\u00e9,\u0080 5\n'), [['Café', '€ 5']], ['windows_1252']],
  [
    'with guarded cells',
    "a,b\n'+91-20,'=1\n'quoted,-5\n",
    [
      ['a', 'b'],
      ['+91-20', '=1'],
      ["'quoted", '-5'],
    ],
    [],
  ],
  [
    'with empty ends',
    'a,b,,\n,,1,\n',
    [
      ['a', 'b'],
      ['', '', '1'],
    ],
    [],
  ],
  ['of one column', 'Asha\nRavi\n', [['Asha'], ['Ravi']], []],
])('reads text %s', async (_name, bytes, texts, notices) => {
  const { info, rows } = await readAll(bytes, { fileName: 'mis.csv' })
  expect(textsOf(rows)).toEqual(texts)
  expect(info).toEqual({
    kind: 'csv',
    sheetName: null,
    otherSheets: [],
    hiddenSheets: [],
    notices,
    rows: texts.length,
  })
})

it('keeps what stood in the file, and calls every cell a text', async () => {
  const { rows } = await readAll("'=A1,007\n")
  expect(rows).toEqual([
    {
      line: 1,
      width: 2,
      cells: [
        { kind: 'text', text: '=A1', raw: "'=A1" },
        { kind: 'text', text: '007', raw: '007' },
      ],
    },
  ])
})

it('says how many cells a row has, empty ones at its end too', async () => {
  const { rows } = await readAll('a,b,,\n1,25,000,,\n')
  expect(rows.map(({ cells, width }) => [cells.length, width])).toEqual([
    [2, 4],
    [3, 5],
  ])
})

it('numbers rows as a spreadsheet does', async () => {
  const { rows } = await readAll('sep=,\n\na,"b\nb"\n\n\nc,d\n')
  expect(rows.map(({ line }) => line)).toEqual([3, 6])
})

it('says where the name and the file differ', async () => {
  expect((await readAll('a,b\n', { fileName: 'MIS.xls' })).info.notices).toEqual(['other_ending'])
})

it('reads rows of many pieces, signs and quotes cut in two among them', async () => {
  const lines = Array.from({ length: 30_000 }, (_, at) => `${at},"आशा ""${at}""\nदो",x`)
  const { rows } = await readAll(lines.join('\r\n'))
  expect(rows).toHaveLength(30_000)
  for (const at of [0, 14_999, 29_999])
    expect(textsOf([rows[at] ?? { line: 0, cells: [] }])).toEqual([[String(at), `आशा "${at}"\nदो`, 'x']])
})

describe('refuses', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['lines without anything', '\n\n,,\n', 'empty'],
    ['a quote without an end', 'a,b\n"c,d\n', 'bad_quote'],
    ['one that swallows a large file', `a,b\n"c,d\n${'e,f\n'.repeat(400_000)}`, 'bad_quote'],
    ['text behind a quote', 'a,b\n"c" Ltd,d\n"e",f\n', 'bad_quote'],
    ['a zero far down', `${'a,b\n'.repeat(10_000)}\0\n`, 'not_a_sheet'],
    ['a cell that is too long', `a,${'x'.repeat(32_768)}\n`, 'cell_too_long'],
    ['a row that is too wide', `${'x,'.repeat(256)}x\n`, 'too_many_columns'],
    ['half a sign of UTF-16', Buffer.concat([wide('a\tb\n'), Buffer.from([0x61])]), 'text_damaged'],
    ['half a pair of UTF-16', wide('a\tb\ud83d\n'), 'text_damaged'],
  ])('%s', async (_name, bytes, reason) => {
    expect(await refusalOf(bytes)).toBe(reason)
  })

  it('names the line of a bad quote', async () => {
    await expect(readAll('a,b\n1,2\n"c" d,e\n')).rejects.toMatchObject({ detail: 'line 3' })
  })
})
