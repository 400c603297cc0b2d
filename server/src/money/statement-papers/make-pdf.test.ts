import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import { makePdf } from './make-pdf.ts'

const madeAt = new Date('2026-11-18T06:00:00Z')

/** The streams of a PDF, opened. */
const streamsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const from = index + mark.length
    const end = text.indexOf('endstream', from)
    try {
      return [inflateSync(pdf.subarray(from, end)).toString('latin1')]
    } catch {
      return []
    }
  })
}

const fromHex = (hex: string): string =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))

/** What a reader of the PDF reads: the glyphs of each text, by the maps to Unicode that the faces carry. */
const textOf = (pdf: Buffer): string => {
  const streams = streamsOf(pdf)
  const maps = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) => {
      const glyphs = new Map<number, string>()
      for (const [, from = '', , list = ''] of stream.matchAll(
        /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi,
      ))
        for (const [place, { 1: hex = '' }] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
          glyphs.set(Number.parseInt(from, 16) + place, fromHex(hex.replaceAll(' ', '')))
      return glyphs
    })
  const content = streams.filter((stream) => /\bTJ\b/.test(stream)).join('\n')
  let face = 0
  const faces = [
    ...new Set([...content.matchAll(/\/(F\d+) [\d.]+ Tf/g)].map(([, name]) => name ?? '')),
  ].toSorted()
  const out: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) face = faces.indexOf(name)
    if (shown === undefined) continue
    const ids = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    out.push(ids.map((id) => maps[face]?.get(Number.parseInt(id, 16)) ?? '\ufffd').join(''))
  }
  return out.join('\n')
}

it('can be read: who, how much with the sign of the rupee, every line, why others are not in it, until when may be objected', async () => {
  const text = textOf(await makePdf(buildPaper(), 'ab'.repeat(32), madeAt))
  expect(text).not.toContain('\ufffd')
  for (const words of [
    'Statement S-2026-10-0117',
    'October 2026 · shown 18/11/2026',
    'Gomti Associates LLP',
    '₹23,789.00',
    'Disbursed ₹',
    'A-40171',
    '43,833.33',
    '\u20132,025.00',
    'GST of ₹4,369.50 follows when your tax invoice is with us.',
    'lender has not paid',
    'You may object to any line until 25/11/2026',
    'sha-256 abababab… · page 1 of 1',
  ])
    expect(text).toContain(words)
})

it('goes on over as many pages as the lines need, with the titles on each', async () => {
  const text = textOf(await makePdf(buildPaper(120), 'ab'.repeat(32), madeAt))
  expect(text.match(/We received ₹/g)).toHaveLength(4)
  expect(text).toContain('page 4 of 4')
  expect(text.match(/A-40\d{3}/g)).toHaveLength(123)
})

it('cuts neither long terms nor large sums', async () => {
  const paper = buildPaper()
  const lines = paper.lines.map((line) => ({
    ...line,
    application_number: 'A-7F3K-9Q2M',
    terms: '12.5 % + ₹900 a loan',
    disbursed: 9_99_99_999.99,
    received: 99_99_999.99,
    amount: 99_99_999.99,
  }))
  const text = textOf(await makePdf({ ...paper, lines }, 'ab'.repeat(32), madeAt))
  for (const words of ['A-7F3K-9Q2M', '12.5 % + ₹900 a loan', '9,99,99,999.99', '99,99,999.99'])
    expect([words, text.split(words).length > 2]).toEqual([words, true])
})

it('embeds its faces, and is the same for the same statement', async () => {
  const [one, other] = await Promise.all([
    makePdf(buildPaper(), 'ab'.repeat(32), madeAt),
    makePdf(buildPaper(), 'ab'.repeat(32), madeAt),
  ])
  expect(one.toString('latin1')).toContain('/FontFile2')
  expect(one.length).toBeLessThan(60_000)
  expect(streamsOf(one)).toEqual(streamsOf(other))
})

it('names below its line the partner that brought a loan', async () => {
  const paper = buildPaper()
  const lines = paper.lines.map((line, place) =>
    place === 0 ? { ...line, brought_by: 'Bela Traders' } : line,
  )
  const text = textOf(await makePdf({ ...paper, lines }, 'ab'.repeat(32), madeAt))
  expect(text).not.toContain('\ufffd')
  expect(text.split('Referral: brought by Bela Traders')).toHaveLength(2)
})

it('writes a name in Devanagari in a face that has its letters, and cuts a long one at a whole letter', async () => {
  const paper = buildPaper()
  const named = (partner_name: string) =>
    makePdf({ ...paper, statement: { ...paper.statement, partner_name } }, 'ab'.repeat(32), madeAt)
  const text = textOf(await named('गोमती LLP'))
  expect(text).toContain('गोमती')
  expect(text).toContain('LLP')
  expect(text).not.toMatch(/[\0\ufffd]/)
  const cut = textOf(await named('गोमती '.repeat(20)))
  expect(cut).toContain('…')
  expect(cut.match(/गोमती/g)?.length).toBeLessThan(10)
})
