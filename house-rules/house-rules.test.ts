import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import { staffPages } from '@marketplace/contract/office/staff-pages'
import { expect, test } from 'vitest'
import { optionSets } from '../server/seeds/reference/option-sets.ts'
import { optionLabelsHi } from '../web/src/i18n/option-labels.hi.ts'
import { tableOwners } from './table-owners.ts'
import { importsOf, ROOT, trackedFiles, type TrackedFile } from './tracked-files.ts'

const sources = trackedFiles(['.ts', '.tsx', '.mjs', '.css', '.sql'])
const code = sources.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
const within = (folder: string): TrackedFile[] => code.filter(({ path }) => path.startsWith(folder))
const isTest = ({ path }: TrackedFile): boolean =>
  /\.(test|bench)\.tsx?$/.test(path) || path.includes('/testing/')
const offenders = (files: readonly TrackedFile[], isWrong: (file: TrackedFile) => boolean): string[] =>
  files.filter(isWrong).map(({ path }) => path)

test('the rules read the whole house', () => {
  expect(within('contract/src/').length).toBeGreaterThan(15)
  expect(within('server/src/').length).toBeGreaterThan(100)
  expect(within('web/src/').length).toBeGreaterThan(80)
})

test('the contract knows zod and itself alone', () => {
  const foreign = (name: string): boolean => name !== 'zod/mini' && !name.startsWith('./')
  const tested = (name: string): boolean => foreign(name) && name !== 'vitest'
  expect(
    offenders(within('contract/src/'), (file) =>
      importsOf(file).some(file.path.endsWith('.test.ts') ? tested : foreign),
    ),
  ).toEqual([])
})

test('server and web know the contract and never each other', () => {
  const reaches = (room: string) => (file: TrackedFile) =>
    importsOf(file).some((name) => name.includes(`/${room}/`) || name.startsWith(`@marketplace/${room}`))
  expect(offenders(within('server/'), reaches('web'))).toEqual([])
  expect(offenders(within('web/'), reaches('server'))).toEqual([])
  for (const [room, other] of [
    ['server', 'web'],
    ['web', 'server'],
    ['contract', 'server'],
    ['contract', 'web'],
  ]) {
    const text = readFileSync(join(ROOT, room ?? '', 'package.json'), 'utf8')
    expect(text).not.toContain(`"@marketplace/${other}"`)
  }
})

test('SQL stands in the queries files alone', () => {
  const mayHoldSql = ({ path }: TrackedFile): boolean =>
    path.endsWith('.queries.ts') || path.startsWith('server/src/platform/db/') || path.includes('stand-ins/')
  const holdsSql = ({ text }: TrackedFile): boolean =>
    /\b(sql`|prepared\()/.test(text) || /\.query\(/.test(text)
  expect(
    offenders(within('server/'), (file) => !isTest(file) && !mayHoldSql(file) && holdsSql(file)),
  ).toEqual([])
})

test('a noun queries its own tables alone', () => {
  const wrong: string[] = []
  for (const { path, text } of within('server/src/').filter((file) => file.path.endsWith('.queries.ts'))) {
    const folder = path.split('/')[2]
    for (const match of text.matchAll(
      /\b(?:from|join|into|update|delete from|truncate)\s+(?:only\s+)?([a-z_]+)\b/g,
    )) {
      const table = match[1] ?? ''
      const owner = tableOwners[table]
      if (owner !== undefined && owner !== folder && folder !== 'db')
        wrong.push(`${path}: ${table} is of ${owner}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every table has an owner', () => {
  const made = sources
    .filter(({ path }) => path.startsWith('server/migrations/'))
    .flatMap(({ text }) =>
      [...text.matchAll(/create (?:unlogged )?table ([a-z_]+)/g)].map((match) => match[1] ?? ''),
    )
  expect(made.length).toBeGreaterThan(20)
  expect(made.filter((table) => tableOwners[table] === undefined)).toEqual([])
})

test('routes are composed in app.ts alone', () => {
  const importsRoutes = (file: TrackedFile): boolean =>
    importsOf(file).some((name) => name.endsWith('.routes.ts'))
  expect(
    offenders(
      within('server/src/'),
      (file) => !isTest(file) && file.path !== 'server/src/app/app.ts' && importsRoutes(file),
    ),
  ).toEqual([])
})

test('names are kebab-case and say one thing', () => {
  const vague = /(^|\/)(utils?|helpers?|common|shared|misc|types|index|constants)(\.[a-z.]+)?$/
  expect(offenders(code, ({ path }) => path.split('/').some((part) => vague.test(part)))).toEqual([])
  const tidy = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
  expect(offenders(sources, ({ path }) => !tidy.test(path.split('/').at(-1) ?? ''))).toEqual([])
})

test('files are small', () => {
  const isData = ({ path }: TrackedFile): boolean =>
    path.startsWith('server/seeds/') || path.includes('/i18n/') || path.includes('/messages.')
  expect(
    offenders(code, (file) => !isTest(file) && !isData(file) && file.text.split('\n').length > 400),
  ).toEqual([])
})

test('no way round the compiler, the linter or the tests', () => {
  const signs = [
    /@ts-(ignore|nocheck|expect-error)/,
    /(ox|es)lint-disable/,
    /\b(test|it|describe)\.(only|skip|todo)\b/,
    /\bas any(?=\s*[;,)\]}.])/,
    /waitForTimeout/,
  ]
  const own = 'house-rules/house-rules.test.ts'
  expect(offenders(code, ({ path, text }) => path !== own && signs.some((sign) => sign.test(text)))).toEqual(
    [],
  )
})

test('the customer pages never load a staff page', () => {
  const staff = /\/(admin|partner|office)\//
  expect(
    offenders(within('web/src/customer/'), (file) => importsOf(file).some((name) => staff.test(name))),
  ).toEqual([])
  const room = /(customer|admin|partner)\//
  expect(
    offenders(within('web/src/ui/'), (file) =>
      importsOf(file).some((name) => room.test(name) || name.includes('/api/')),
    ),
  ).toEqual([])
})

test('the areas of the back office know the kit and never each other', () => {
  const imports = (folder: string, rooms: RegExp): string[] =>
    offenders(
      within(`web/src/${folder}/`).filter((file) => !isTest(file)),
      (file) => importsOf(file).some((name) => rooms.test(name)),
    )
  expect(imports('admin', /\/(customer|partner)\//)).toEqual([])
  expect(imports('partner', /\/(customer|admin)\//)).toEqual([])
  // The entry alone names the areas.
  expect(imports('office', /\/(customer|admin|partner)\//)).toEqual(['web/src/app/entry-office.tsx'])
})

test('every staff page is in the role table and in the menu', () => {
  const pages = within('web/src/admin/').flatMap(({ text }) =>
    [...text.matchAll(/^ {4}page: '([a-z-]+)',$/gm)].map((match) => match[1] ?? ''),
  )
  expect(pages.length).toBeGreaterThan(5)
  const inMenu = /'([a-z-]+)'/g
  const menu = code.find(({ path }) => path === 'web/src/admin/area/menu-groups.ts')?.text ?? ''
  const shown = new Set([...menu.matchAll(inMenu)].map((match) => match[1]))
  expect(pages.filter((page) => !(page in staffPages))).toEqual([])
  expect(pages.filter((page) => page !== 'account' && !shown.has(page))).toEqual([])
})

test('migrations are numbered without a gap', () => {
  const names = sources
    .filter(({ path }) => path.startsWith('server/migrations/'))
    .map(({ path }) => path.split('/').at(-1) ?? '')
    .sort()
  expect(names.length).toBeGreaterThan(2)
  expect(names.map((name) => name.slice(0, 3))).toEqual(
    names.map((_, index) => String(index + 1).padStart(3, '0')),
  )
})

test('every option of every set has a Hindi label', () => {
  const options = Object.entries(optionSets).flatMap(([set, rows]) =>
    rows.map(({ id }) => ({ set: set as OptionSetName, id })),
  )
  expect(options.length).toBeGreaterThan(100)
  expect(options.filter(({ set, id }) => !/\S/.test(optionLabelsHi[set][id] ?? ''))).toEqual([])
})

test('no address of a registry and no path of one machine is tracked', () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  expect(lock).not.toMatch(/"resolved": *"https?:/)
})
