import { expect, it } from 'vitest'
import { saysOtherwise, sniffFile, wideEncoding } from './sniff-file.ts'

const wide = (text: string): Buffer => Buffer.from(text, 'utf16le')

it.each([
  ['a zip archive', Buffer.from('PK\u0003\u0004...'), 'xlsx'],
  ['a compound file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'xls'],
  ['a sheet of Excel 4', Buffer.from('090406000000100018', 'hex'), 'xls'],
  ['text', Buffer.from('Name,Amount\nAsha,100\n'), 'csv'],
  ['text that begins with a tab', Buffer.from('\tAmount\nAsha\t100\n'), 'csv'],
  ['text with a mark', Buffer.from('\ufeffName,Amount\n'), 'csv'],
  ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide('Name\tAmount\r\n')]), 'csv'],
  ['UTF-16 without one', wide('Name\tAmount\r\nAsha\t100\r\n'), 'csv'],
  ['a less-than sign', Buffer.from('<10 days,5\n'), 'csv'],
] as const)('%s is taken for what it is', (_name, head, kind) => {
  expect(sniffFile(head)).toBe(kind)
})

it.each([
  ['nothing', '', 'empty'],
  ['a page', '\n<!DOCTYPE html><html><table>', 'html'],
  ['a table of a page', '\ufeff<table border=1><tr>', 'html'],
  ['a page behind a comment', '<!-- report --><html>', 'html'],
  ['a page of many parts', 'MIME-Version: 1.0\n', 'html'],
  ['a page in XML', '<?xml version="1.0"?><html xmlns="x">', 'html'],
  ['a page in UTF-16', wide('<html><body>'), 'html'],
  [
    'XML of Excel 2003',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook>',
    'xml_spreadsheet',
  ],
  ['other XML', '<?xml version="1.0"?><note/>', 'not_a_sheet'],
  ['a PDF', '%PDF-1.7\n', 'not_a_sheet'],
  ['rich text', '{\\rtf1 hello}', 'not_a_sheet'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not_a_sheet'],
  ['zeros', Buffer.alloc(64), 'not_a_sheet'],
  ['an archive of another kind', Buffer.from('1f8b0800000000', 'hex'), 'not_a_sheet'],
])('%s is refused', (_name, head, reason) => {
  expect(() => sniffFile(Buffer.from(head))).toThrow(expect.objectContaining({ reason }))
})

it.each([
  ['Name,Amount', null],
  ['\u00ff\u00feN', 'utf-16le'],
  ['\u00fe\u00ffN', 'utf-16be'],
  ['N\0a\0m\0e\0', 'utf-16le'],
  ['\0N\0a\0m\0e', 'utf-16be'],
  ['\0\0\0\0', null],
])('%j is %s', (head, encoding) => {
  expect(wideEncoding(Buffer.from(head, 'latin1'))).toBe(encoding)
})

it.each([
  ['MIS.xlsx', 'xlsx', false],
  ['MIS.XLSM', 'xlsx', false],
  ['MIS.xls', 'csv', true],
  ['MIS.xls', 'xls', false],
  ['MIS.csv', 'xlsx', true],
  ['MIS.txt ', 'csv', false],
  ['MIS', 'csv', false],
  ['MIS.2026', 'xlsx', false],
] as const)('%s of a %s says otherwise: %s', (name, kind, is) => {
  expect(saysOtherwise(name, kind)).toBe(is)
})
