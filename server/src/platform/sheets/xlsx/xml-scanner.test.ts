import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, it } from 'vitest'
import { XmlScanner } from './xml-scanner.ts'

type Told =
  | [what: 'open', name: string, depth: number, r: string | null]
  | [what: 'close', name: string]
  | [what: 'text', text: string]

/** Pieces of text that stand beside each other are one. */
const joined = (told: readonly Told[]): Told[] => {
  const found: Told[] = []
  for (const one of told) {
    const last = found.at(-1)
    if (one[0] === 'text' && last?.[0] === 'text') found[found.length - 1] = ['text', last[1] + one[1]]
    else if (one[0] !== 'text' || one[1] !== '') found.push(one)
  }
  return found
}

const byScanner = (pieces: readonly string[]): Told[] => {
  const told: Told[] = []
  const scanner = new XmlScanner({
    open: (name, depth, at) => told.push(['open', name, depth, at.attribute('r')]),
    close: (name) => told.push(['close', name]),
    text: (text) => told.push(['text', text]),
  })
  scanner.wantsText = true
  for (const piece of pieces) scanner.write(piece)
  scanner.end()
  return joined(told)
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const bySaxes = (xml: string): Told[] => {
  const told: Told[] = []
  let depth = 0
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    const r = Object.entries(attributes).find(([key]) => local(key) === 'r')?.[1]
    told.push(['open', local(name), depth, r ?? null])
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    told.push(['close', local(name)])
  })
  parser.on('text', (text) => {
    if (depth > 0) told.push(['text', text])
  })
  parser.on('cdata', (text) => told.push(['text', text]))
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return joined(told)
}

const sign = fc.constantFrom(
  'a',
  'ü',
  '😀',
  ' ',
  '\n',
  '>',
  '"',
  "'",
  '/',
  '=',
  '1',
  '&amp;',
  '&#65;',
  '&#x2603;',
  ']]',
)
const value = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('').replaceAll('>', '&gt;'))
const space = fc.constantFrom('', ' ', '\n\t')
const name = fc.constantFrom('c', 'row', 'x:c', 'x:row', 'v', 'is', 't')
const attribute = fc
  .tuple(fc.constantFrom('s', 't', 'xml:space'), space, space, fc.constantFrom('"', "'"), value)
  .map(
    ([key, before, after, quote, text]) =>
      `${key}${before}=${after}${quote}${text.replaceAll(quote, '')}${quote}`,
  )
const extra = fc.constantFrom('', '<!-- a > b -->', '<?go on?>', '<![CDATA[a < & b]]>', '<!---->')

const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      name,
      fc.uniqueArray(attribute, { maxLength: 3, selector: (text) => text.split(/\s|=/)[0] }),
      value,
      space,
      fc.array(fc.oneof({ maxDepth: 4, withCrossShrink: true }, value, extra, tie('element')), {
        maxLength: 4,
      }),
    )
    .map(([tag, attributes, r, gap, content]) => {
      const said = [` r="${r.replaceAll('"', '')}"`, ...attributes.map((text) => ` ${text}`)].join('')
      return content.length === 0
        ? `<${tag}${said}${gap}/>`
        : `<${tag}${said}${gap}>${content.join('')}</${tag}${gap}>`
    }),
}))

it('reads XML as a whole parser does, wherever it is cut', () => {
  fc.assert(
    fc.property(element, fc.array(fc.nat(400), { maxLength: 5 }), (xml, cuts) => {
      const document = `<?xml version="1.0"?>\n<!-- made -->${xml}\n`
      const ends = [...cuts.filter((cut) => cut < document.length).toSorted((a, b) => a - b), document.length]
      const pieces = ends.map((end, at) => document.slice(ends[at - 1] ?? 0, end))
      expect(byScanner(pieces)).toEqual(bySaxes(document))
    }),
    { numRuns: 400 },
  )
})

it('reads text only while it is wanted', () => {
  const told: string[] = []
  const scanner = new XmlScanner({
    open: (element, _depth, at) => {
      at.wantsText = element === 'v'
    },
    close: (_element, _depth, at) => {
      at.wantsText = false
    },
    text: (text) => told.push(text),
  })
  scanner.write('<c> x <f>1+1</f><v>2</v> y </c>')
  scanner.end()
  expect(told).toEqual(['2'])
})

it.each([
  ['a type of document', '<!DOCTYPE x><x/>', 'doctype'],
  ['one in the middle', '<x><!DOCTYPE y></x>', 'doctype'],
  ['an entity', '<x>&own;</x>', 'damaged'],
  ['nothing', '', 'damaged'],
  ['text alone', 'hello', 'damaged'],
  ['text before the root', 'hello<x/>', 'damaged'],
  ['text behind the root', '<x/>hello', 'damaged'],
  ['two roots', '<x/><y/>', 'damaged'],
  ['an end that is missing', '<x><y></y>', 'damaged'],
  ['an end that is not open', '<x></x></x>', 'damaged'],
  ['an end of another one', '<x><y></x></y>', 'damaged'],
  ['an end with a longer name', '<x></xy>', 'damaged'],
  ['a tag that is cut', '<x r="1', 'damaged'],
  ['a value without quotes', '<x r=1/>', 'damaged'],
  ['an attribute without a value', '<x r/>', 'damaged'],
  ['a tag within a tag', '<x <y/>>', 'damaged'],
  ['a slash in a tag', '<x / r="1"></x>', 'damaged'],
  ['no name', '<></>', 'damaged'],
  ['a comment without an end', '<x/><!-- ', 'damaged'],
  ['a declaration of an element', '<!ELEMENT x><x/>', 'damaged'],
  ['CDATA without a root', '<![CDATA[x]]><x/>', 'damaged'],
  ['a tower', '<x>'.repeat(65), 'damaged'],
  ['text without an end', `<x>${'y'.repeat(1_100_000)}`, 'damaged'],
])('%s is refused', (_name, xml, reason) => {
  expect(() => byScanner([xml])).toThrow(expect.objectContaining({ reason }))
  expect(() => byScanner(xml.slice(0, 200).split('').concat(xml.slice(200)))).toThrow(
    expect.objectContaining({ reason }),
  )
})
