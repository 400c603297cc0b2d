import { SheetRefused } from '../sheet-types.ts'
import { readSmallPart } from './small-part.ts'
import type { ZipParts } from './zip-parts.ts'

export interface WorkbookSheet {
  name: string
  isHidden: boolean
  /** Name of its part. */
  part: string
}

export interface Workbook {
  epoch: 1900 | 1904
  /** Sheets with cells, in the order of their tabs: charts and macros are none. */
  sheets: WorkbookSheet[]
  /** Names of parts, null where the workbook has none. */
  sharedStrings: string | null
  styles: string | null
}

interface Relation {
  id: string
  /** The end of its type: the first part of the address differs between transitional and strict files. */
  kind: string
  target: string
}

/** A target as a name of a part: absolute, or from the folder of the part that names it (ECMA-376, part 2, 6.4). */
const resolveTarget = (from: string, target: string): string => {
  const clean = target.replaceAll('\\', '/')
  const parts = clean.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of clean.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '' && step !== '.') parts.push(step)
  }
  return parts.join('/')
}

const relationsOf = async (parts: ZipParts, name: string): Promise<Relation[]> => {
  const folder = name.includes('/') ? `${name.slice(0, name.lastIndexOf('/'))}/` : ''
  const rels = `${folder}_rels/${name.slice(folder.length)}.rels`
  if (!parts.has(rels)) return []
  return readSmallPart(await parts.readWhole(rels)).flatMap(({ name: element, attributes }) => {
    const { Id, Type = '', Target, TargetMode } = attributes
    if (element !== 'Relationship' || Id === undefined || Target === undefined) return []
    if (TargetMode?.toLowerCase() === 'external') return []
    return [{ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target: resolveTarget(name, Target) }]
  })
}

const CONTENT_TYPES = '[Content_Types].xml'
const WORKBOOK_TYPE =
  /spreadsheetml\.(?:sheet|template)\.main\+xml$|\.(?:sheet|template)\.macroenabled\.main\+xml$/

/** The workbook's part, by the relations of the package, or by its content type where there are none. */
const findWorkbook = async (parts: ZipParts): Promise<string> => {
  const main = (await relationsOf(parts, '')).find(({ kind }) => kind === 'officeDocument')?.target
  if (main?.toLowerCase().endsWith('.bin')) throw new SheetRefused('xlsb')
  if (main !== undefined && /^(?:word|ppt|visio)\//i.test(main)) throw new SheetRefused('not_a_sheet')
  if (main !== undefined && parts.has(main)) return main
  if (parts.has(CONTENT_TYPES)) {
    const typed = readSmallPart(await parts.readWhole(CONTENT_TYPES)).find(({ attributes }) =>
      WORKBOOK_TYPE.test(attributes['ContentType']?.toLowerCase() ?? ''),
    )
    const part = resolveTarget('', typed?.attributes['PartName'] ?? '')
    if (part !== '' && parts.has(part)) return part
  }
  throw refuseOther(parts.names)
}

/** An archive without a workbook. */
const refuseOther = (names: readonly string[]): SheetRefused => {
  if (names.includes('content.xml') && names.includes('mimetype')) return new SheetRefused('ods')
  if (names.some((name) => name.startsWith('xl/') || name === CONTENT_TYPES.toLowerCase()))
    return new SheetRefused('damaged')
  return new SheetRefused(
    names.some((name) => /\.(?:xlsx|xlsm|xls|csv|txt)$/.test(name)) ? 'zipped' : 'not_a_sheet',
  )
}

/** @throws SheetRefused */
export const readWorkbook = async (parts: ZipParts): Promise<Workbook> => {
  const main = await findWorkbook(parts)
  const relations = await relationsOf(parts, main)
  const partOf = (kind: string): string | null => {
    const target = relations.find((relation) => relation.kind === kind)?.target
    return target !== undefined && parts.has(target) ? target : null
  }
  const elements = readSmallPart(await parts.readWhole(main))
  const epoch = elements.some(
    ({ name, attributes }) => name === 'workbookPr' && /^(?:1|true|on)$/.test(attributes['date1904'] ?? ''),
  )
    ? 1904
    : 1900
  const sheets = elements.flatMap(({ name, parent, attributes }) => {
    if (name !== 'sheet' || parent !== 'sheets') return []
    const relation = relations.find(({ id }) => id === attributes['id'])
    if (relation === undefined) throw new SheetRefused('damaged')
    if (relation.kind !== 'worksheet') return []
    return [
      {
        name: attributes['name'] ?? '',
        isHidden: /hidden/i.test(attributes['state'] ?? ''),
        part: relation.target,
      },
    ]
  })
  return { epoch, sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') }
}
