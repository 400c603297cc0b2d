import { SaxesParser } from 'saxes'
import { SheetRefused } from '../sheet-types.ts'

/** An element of a small part: its name and its attributes' names without their prefixes. */
export interface PartElement {
  name: string
  /** Name of the element around it, without its prefix; empty for the root. */
  parent: string
  attributes: Readonly<Record<string, string>>
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** `xmlns` and its like say nothing here; of two attributes with one local name the one with a prefix (`r:id`) is told under both. */
const attributesOf = (attributes: Readonly<Record<string, string>>): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes))
    if (!name.startsWith('xmlns')) found[localName(name)] = value
  return found
}

/**
 * The elements of a part that is read whole, in their order: the workbook, its relations, its styles.
 * @throws SheetRefused: `doctype`, or `damaged` for what is not well-formed
 */
export const readSmallPart = (text: string): PartElement[] => {
  const elements: PartElement[] = []
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: false })
  parser.on('doctype', () => {
    throw new SheetRefused('doctype')
  })
  parser.on('error', (cause) => {
    throw new SheetRefused('damaged', null, { cause })
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    elements.push({ name: local, parent: open.at(-1) ?? '', attributes: attributesOf(attributes) })
    open.push(local)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  return elements
}
