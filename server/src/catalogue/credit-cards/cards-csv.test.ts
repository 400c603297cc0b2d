import { describe, expect, it } from 'vitest'
import type { CardRow } from './credit-cards.queries.ts'
import { readCardsCsv, writeCardsCsv } from './cards-csv.ts'

const card: CardRow = {
  category_id: '3f2b8c1e-0000-4000-8000-000000000001',
  category_name: 'Travel_Plus 2',
  sort_order: 7,
  category_img_thumb: '/files/0000-0000.webp',
  key_feature: 'No fee abroad, "really"',
  annual_fee: '₹499 + GST',
  marketing_bullets: ['10% off, on trains', '=SUM(A1) is a text', "'quoted"],
  secured: 1,
  status: 0,
  issuer_name: '+Plus Bank',
  joining_fee: 499,
  annual_fee_amount: 0,
  fee_waiver: "'=also a text",
  apr_percent: 42.55,
  kfs_url: 'https://cards.example.com/kfs?a=1,2',
  deposit_min: 20_000,
  income_min: 25_000,
  benefits: ['travel', 'first_card'],
  utm_link: 'https://cards.example.com/?ref={UNIQUE_ID}',
  modelled_on: 'some row',
}
const { category_id, category_img_thumb: _picture, modelled_on: _source, ...values } = card
const rowsOf = (text: string) => {
  const rows = readCardsCsv(Buffer.from(text))
  if ('key' in rows) throw new Error(rows.key)
  return rows
}
const problemOf = (column: string, cell: string) =>
  rowsOf(`category_name,${column}\nSome card,${cell}\n`)[0]?.problems

describe('a written file', () => {
  it('reads back to the same values', () => {
    expect(rowsOf(writeCardsCsv([card]))).toMatchObject([{ line: 2, category_id, values, problems: [] }])
  })

  it('holds no cell that a spreadsheet takes for a formula', () => {
    const wide = ['\uff1dcmd', '\uff0b1', '\uff0d1', '\uff20SUM(A1)']
    const attack = ['=cmd|calc!A1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ...wide]
    for (const text of attack) {
      const csv = writeCardsCsv([
        { ...card, key_feature: text, marketing_bullets: [text], issuer_name: text },
      ])
      expect(csv).not.toMatch(/(?:^|,|\r\n)"?[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/)
      expect(csv).toContain(`'${text}`)
    }
  })

  it('leaves what is not known empty, and reads it as not given', () => {
    const empty = { ...card, key_feature: null, apr_percent: null, marketing_bullets: [], benefits: [] }
    const [row] = rowsOf(writeCardsCsv([empty]))
    expect(row?.problems).toEqual([])
    expect(Object.keys(row?.values ?? {})).not.toContain('key_feature')
    expect(Object.keys(row?.values ?? {})).not.toContain('apr_percent')
    expect(Object.keys(row?.values ?? {})).not.toContain('marketing_bullets')
  })
})

describe('a read file', () => {
  it('takes columns in any order, empty lines, a byte order mark and CRLF', () => {
    expect(rowsOf('\ufeffstatus, Category_Name\r\n1,One\r\n\r\n,\r\n0,Two\r\n')).toEqual([
      {
        line: 2,
        category_id: null,
        values: { status: 1, category_name: 'One' },
        problems: [],
        cells: { status: '1', category_name: 'One' },
      },
      {
        line: 5,
        category_id: null,
        values: { status: 0, category_name: 'Two' },
        problems: [],
        cells: { status: '0', category_name: 'Two' },
      },
    ])
  })

  it.each([
    ['a semicolon, as Excel writes where the comma is for decimals', ';', 'Gold, silver, bronze, no fee'],
    ['a semicolon, with a quote', ';', '"Gold; silver, bronze"'],
    ['a tab', '\t', 'Gold, silver; bronze'],
    ['a comma', ',', 'Gold|silver|bronze'],
    ['a comma, with others in the cells', ',', 'Gold;silver;bronze;copper'],
  ])('takes cells apart by %s', (_name, between, cell) => {
    const rows = ['One', 'Two', 'Three'].map((name) => [name, cell].join(between))
    const read = rowsOf([['category_name', 'key_feature'].join(between), ...rows].join('\r\n'))
    expect(read.map(({ problems }) => problems)).toEqual([[], [], []])
    expect(read[2]?.values).toEqual({ category_name: 'Three', key_feature: cell.replaceAll('"', '') })
  })

  it('takes the list of refused rows, mended, with the column that says why', () => {
    expect(rowsOf('category_name,status,refused_because\nOne,1,"Add the APR"\n')).toMatchObject([
      { values: { category_name: 'One', status: 1 }, problems: [] },
    ])
  })

  it('keeps good rows whatever stands between the cells of bad ones', () => {
    const read = rowsOf('category_name,key_feature\nOne,a;b;c\nTwo,a;b;c,x,y\nThree,a;b;c\nFour,a;b;c,x,y\n')
    expect(read.map(({ line, problems }) => [line, problems.length])).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 1],
    ])
  })

  it('takes lines of a cell that end otherwise than its rows', () => {
    for (const [row, inner] of [
      ['\r\n', '\n'],
      ['\n', '\r\n'],
    ])
      expect(
        rowsOf(['category_name,marketing_bullets', `One,"a${inner}b"`, `Two,"c${inner}d"`].join(row)).map(
          ({ values }) => values,
        ),
      ).toEqual([
        { category_name: 'One', marketing_bullets: ['a', 'b'] },
        { category_name: 'Two', marketing_bullets: ['c', 'd'] },
      ])
  })

  it.each([
    [
      'category_name',
      'Bad!',
      'category_name: Use letters, digits, spaces, hyphens and underscores only, at most 80',
    ],
    ['sort_order', 'first', 'sort_order: Enter a whole number from 0 to 9999'],
    ['sort_order', '1.5', 'sort_order: Enter a whole number from 0 to 9999'],
    ['sort_order', '-1', 'sort_order: Enter a whole number from 0 to 9999'],
    [
      'utm_link',
      'http://cards.example.com',
      'utm_link: Enter an address that starts with https:// and has no spaces',
    ],
    [
      'utm_link',
      'javascript:alert(1)',
      'utm_link: Enter an address that starts with https:// and has no spaces',
    ],
    ['status', '2', 'status: This value is not allowed here'],
    ['secured', 'yes', 'secured: This value is not allowed here'],
    ['apr_percent', '101', 'apr_percent: Enter a number from 0 to 100 with at most two decimals'],
    ['joining_fee', '4.99', 'joining_fee: Enter the amount in whole rupees'],
    [
      'marketing_bullets',
      '"one\n\ntwo"',
      'marketing_bullets: Fill in every feature: 1 to 12, of at most 200 characters each',
    ],
    ['key_feature', 'x'.repeat(301), 'key_feature: Shorten this text and use ordinary characters only'],
  ])('says of %s = %s what is wrong', (column, cell, words) => {
    const text = column === 'category_name' ? `category_name\n${cell}\n` : ''
    expect(text === '' ? problemOf(column, cell) : rowsOf(text)[0]?.problems).toEqual([words])
  })

  it('says every problem of a row', () => {
    expect(rowsOf('category_name,status,secured\nSome card,x,y\n')[0]?.problems).toHaveLength(2)
  })

  it('refuses a row with more cells than columns', () => {
    expect(rowsOf('category_name\nSome card,1\n')[0]?.problems).toEqual([
      'This row has more cells than the first line',
    ])
  })

  it.each([
    ['', 'csv_columns_unknown'],
    ['name,status\nx,1\n', 'csv_columns_unknown'],
    ['status\n1\n', 'csv_columns_unknown'],
    ['category_name,category_name\nx,y\n', 'csv_columns_unknown'],
    ['category_name,__proto__\nx,y\n', 'csv_columns_unknown'],
    ['category_name,deleted_at\nx,y\n', 'csv_columns_unknown'],
    ['category_name,category_img_thumb\nx,/files/a.webp\n', 'csv_columns_unknown'],
    ['category_name\n"open\n', 'csv_broken'],
    ['category_name\na\u0000b\n', 'csv_not_utf8'],
    [`category_name\n${'x\n'.repeat(2_001)}`, 'csv_too_long'],
  ])('refuses the file %j', (text, key) => {
    expect(readCardsCsv(Buffer.from(text))).toEqual({ key })
  })

  it.each([
    ['UTF-16', Buffer.from('category_name\nx\n', 'utf16le')],
    ['Latin-1', Buffer.from('category_name\ncaf\u00e9\n', 'latin1')],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0014\u0000\u00ff\u00fe', 'latin1')],
  ])('refuses %s', (_name, bytes) => {
    expect(readCardsCsv(bytes)).toEqual({ key: 'csv_not_utf8' })
  })

  it('takes 2,000 rows', () => {
    expect(rowsOf(`category_name\n${'x\n'.repeat(2_000)}`)).toHaveLength(2_000)
  })
})
