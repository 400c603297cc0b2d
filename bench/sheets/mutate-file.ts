import { unzipSync, zipSync } from 'fflate'

type Random = () => number

const whole = (random: Random, below: number): number => Math.floor(random() * below)
const oneOf = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[whole(random, items.length)] ?? items[0]

/** What XML of a sheet may be spoilt with, beside bytes that are lost. */
const SPOILS = [
  '<!DOCTYPE x>',
  '&own;',
  '&#0;',
  '<c>',
  '</c>',
  '<row r="1">',
  '<v>1e999</v>',
  '<![CDATA[',
  '<!--',
  '"',
  '999999999999',
  '-1',
  '_xD800_',
  ' t="s"',
  '\u0000',
] as const

const spliced = (bytes: Uint8Array, from: number, to: number, between: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, from), between, bytes.subarray(to)])

type Spoil = (bytes: Uint8Array, at: number, end: number, random: Random) => Buffer

const flip: Spoil = (bytes, _at, _end, random) => {
  const copy = Buffer.from(bytes)
  for (let times = 1 + whole(random, 8); times > 0 && copy.length > 0; times -= 1)
    copy[whole(random, copy.length)] = whole(random, 256)
  return copy
}

const spoils: readonly [Spoil, ...Spoil[]] = [
  flip,
  (bytes, at) => Buffer.from(bytes.subarray(0, at)),
  (bytes, at, end) => spliced(bytes, at, end, Buffer.alloc(0)),
  (bytes, at, end) => spliced(bytes, at, at, bytes.subarray(at, end)),
  (bytes, at, end, random) => spliced(bytes, at, end, Buffer.from(oneOf(random, SPOILS))),
]

const spoilBytes = (bytes: Uint8Array, random: Random): Buffer => {
  const at = whole(random, bytes.length + 1)
  return oneOf(random, spoils)(bytes, at, Math.min(bytes.length, at + 1 + whole(random, 40)), random)
}

/** Spoils one part inside of an archive that stays whole, so that what reads the part is tried and not what reads the archive. */
const spoilPart = (bytes: Uint8Array, random: Random): Buffer | null => {
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes)
  } catch {
    return null
  }
  const names = Object.keys(parts).filter(
    (name) => /\.(?:xml|rels)$/i.test(name) && !/theme|docProps/i.test(name),
  )
  const name = names[whole(random, names.length)]
  if (name === undefined) return null
  let part = parts[name] ?? new Uint8Array()
  for (let times = 1 + whole(random, 3); times > 0; times -= 1) part = spoilBytes(part, random)
  return Buffer.from(zipSync({ ...parts, [name]: new Uint8Array(part) }, { level: 1 }))
}

/** A file that is spoilt as accidents and attackers do it, the same for the same random numbers. */
export const mutateFile = (bytes: Uint8Array, random: Random): Buffer => {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  return (isArchive && random() < 0.7 ? spoilPart(bytes, random) : null) ?? spoilBytes(bytes, random)
}
