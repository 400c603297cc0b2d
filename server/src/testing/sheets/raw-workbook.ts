import { strToU8, zipSync, type DeflateOptions, type Zippable } from 'fflate'

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export interface RawWorkbook {
  /** How hard the parts are packed: 0 not at all. */
  level?: DeflateOptions['level']
  /** What stands in `sheetData` of the first sheet. */
  rows?: string
  /** What stands in `sst`. */
  strings?: string
  /** What stands in `styleSheet`. */
  styles?: string
  /** Attributes of `workbookPr`. */
  properties?: string
  /** What stands in `sheets`. */
  sheets?: string
  /** Parts that are added, or stand in the place of those made here; null leaves one out. */
  parts?: Readonly<Record<string, string | Uint8Array | null>>
}

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`

/** A worksheet around rows. */
export const worksheet = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`

/** A workbook of hand-written parts, for what no library would write. */
export const rawWorkbook = ({
  rows = '',
  strings,
  styles,
  properties = '',
  sheets,
  parts = {},
  level = 6,
}: RawWorkbook): Uint8Array => {
  const texts: Record<string, string | Uint8Array | null> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/><sheets>${sheets ?? '<sheet name="One" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${[
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId2', 'worksheet', 'worksheets/sheet2.xml'),
      relation('rId3', 'sharedStrings', 'sharedStrings.xml'),
      relation('rId4', 'styles', 'styles.xml'),
      relation('rId5', 'chartsheet', 'chartsheets/sheet1.xml'),
    ].join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': worksheet(rows),
    'xl/worksheets/sheet2.xml': worksheet('<row r="1"><c r="A1"><v>2</v></c></row>'),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...parts,
  }
  const files: Zippable = {}
  for (const [name, content] of Object.entries(texts))
    if (content !== null) files[name] = typeof content === 'string' ? strToU8(content) : content
  return zipSync(files, { level })
}
