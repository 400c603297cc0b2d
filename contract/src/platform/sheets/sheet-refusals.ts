/** Why a file is not read: what the server answers, and what staff read. */
export const sheetRefusals = {
  empty: 'The file holds no rows',
  not_a_sheet: 'This is no spreadsheet: upload an .xlsx, .xls or .csv file',
  html: 'This file is a web page with the name of a spreadsheet: open it in Excel and save it as .xlsx',
  xml_spreadsheet: 'This file is in the XML format of Excel 2003: open it in Excel and save it as .xlsx',
  xlsb: 'Binary workbooks (.xlsb) are not read: save it as .xlsx',
  ods: 'OpenDocument sheets (.ods) are not read: save it as .xlsx',
  zipped: 'This is an archive: unpack it and upload the spreadsheet in it',
  password: 'The file is protected by a password: save it without one and upload it again',
  too_big: 'The file is too big: .xlsx up to 50 MB, .xls up to 10 MB, .csv up to 300 MB',
  bomb: 'The file unpacks to far more than a sheet of its size holds: save it again in Excel',
  doctype: 'The file holds a document type, which no spreadsheet program writes: save it again in Excel',
  damaged: 'The file is damaged: open it in Excel, save it again and upload that',
  text_damaged: 'The file holds bytes that are no text in its encoding: save it again as CSV UTF-8',
  bad_quote: 'A quotation mark opens a cell and none closes it, or text follows the one that does',
  cell_too_long: 'A cell holds more than 32,767 characters, which is the most a spreadsheet takes',
  too_many_rows: 'The sheet has more rows than are read: 1,048,576 of a workbook, 5,000,000 of a .csv',
  too_many_columns: 'The sheet has cells to the right of column 256 (IV)',
  too_many_texts: 'The workbook holds more than two million different texts: save it as .csv',
  no_such_sheet: 'The workbook has no sheet of this name',
  only_hidden_sheets: 'Every sheet of the workbook is hidden: show the one that is to be read',
  too_slow: 'Reading the file took longer than a minute: save it as .csv and upload that',
  too_much_memory: 'Reading the file takes too much memory: save it as .csv and upload that',
} as const satisfies Record<string, string>

export type SheetRefusal = keyof typeof sheetRefusals

/** What staff should know of a file that was read. */
export const sheetNotices = {
  windows_1252: 'The file is not UTF-8: its letters were read as Windows-1252',
  utf_16: 'The file was read as UTF-16',
  more_sheets: 'Only the first visible sheet was read: the workbook has others',
  hidden_sheets: 'The workbook has hidden sheets: they were not read',
  hidden_rows: 'The sheet has hidden rows, as a filter leaves them: they were read as well',
  other_ending: 'The name of the file says another format than it has: it was read as what it is',
} as const satisfies Record<string, string>

export type SheetNotice = keyof typeof sheetNotices

const listOf = <Name extends string>(words: Readonly<Record<Name, string>>): readonly [Name, ...Name[]] =>
  Object.keys(words) as [Name, ...Name[]]

/** The names alone, for schemas. */
export const SHEET_REFUSALS = listOf(sheetRefusals)
export const SHEET_NOTICES = listOf(sheetNotices)
