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
  const foreign = (name: string): boolean => name !== 'zod/mini' && !/^\.\.?\//.test(name)
  expect(
    offenders(within('contract/src/'), (file) => !isTest(file) && importsOf(file).some(foreign)),
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

// CONTRIBUTING.md says what is meant by them each time: to present, notify, manage, cache, save. Jobs are called as the database knows them.
test('nothing is called by a word that has gone', () => {
  const gone = ({ path, text }: TrackedFile): boolean =>
    /\/(?:tell|keep)-[\w-]+s(?:\.queries)?\.tsx?$/.test(path) || /\btell[A-Z]\w*/.test(text)
  expect(offenders([...within('server/'), ...within('web/'), ...within('contract/')], gone)).toEqual([])
})

test('SQL stands in the queries files alone', () => {
  const mayHoldSql = ({ path }: TrackedFile): boolean =>
    path.endsWith('.queries.ts') ||
    /^server\/src\/platform\/(db|backup)\//.test(path) ||
    path.includes('stand-ins/')
  const holdsSql = ({ text }: TrackedFile): boolean =>
    /\b(sql`|prepared\()/.test(text) || /\.query\(/.test(text)
  expect(
    offenders(within('server/'), (file) => !isTest(file) && !mayHoldSql(file) && holdsSql(file)),
  ).toEqual([])
})

test('a noun queries its own tables alone', () => {
  const wrong: string[] = []
  for (const { path, text } of within('server/src/').filter((file) => file.path.endsWith('.queries.ts'))) {
    const folder = path.split('/').slice(2, -1).join('/')
    for (const match of text.matchAll(
      /\b(?:from|join|into|update|delete from|truncate)\s+(?:only\s+)?([a-z_]+)\b/g,
    )) {
      const table = match[1] ?? ''
      const owner = tableOwners[table]
      if (owner !== undefined && owner !== folder && folder !== 'platform/backup')
        wrong.push(`${path}: ${table} is of ${owner}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every table has an owner', () => {
  const migrations = sources.filter(({ path }) => path.startsWith('server/migrations/'))
  const named = (statement: RegExp): string[] =>
    migrations.flatMap(({ text }) => Array.from(text.matchAll(statement), (match) => match[1] ?? ''))
  const dropped = new Set(named(/^drop table ([a-z_]+);/gm))
  const made = named(/create (?:unlogged )?table ([a-z_]+)\b(?! partition of)/g).filter(
    (table) => !dropped.has(table),
  )
  expect(made.length).toBeGreaterThan(20)
  expect(made.filter((table) => tableOwners[table] === undefined)).toEqual([])
})

test('routes are imported by their module alone', () => {
  const importsRoutes = (file: TrackedFile): boolean =>
    importsOf(file).some(
      (name) =>
        name.endsWith('.routes.ts') && !(file.path.endsWith('/module.ts') && /^\.\/[^/]+$/.test(name)),
    )
  expect(offenders(within('server/src/'), (file) => !isTest(file) && importsRoutes(file))).toEqual([])
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

test('nothing of the web runs or draws what was typed (ASVS 5.0, 1.3.2 and 3.2.2)', () => {
  const signs = [
    /dangerouslySetInnerHTML/,
    /\.(?:inner|outer)HTML\b/,
    /insertAdjacentHTML/,
    /\beval\(/,
    /new Function\(/,
  ]
  const shown = within('web/src/').filter((file) => !isTest(file))
  expect(offenders(shown, ({ text }) => signs.some((sign) => sign.test(text)))).toEqual([])
})

test('what a person types is kept on the device by the module that seals it (ASVS 5.0, 14.3.3)', () => {
  const writes = ({ path, text }: TrackedFile): boolean =>
    !isTest({ path, text }) && /\b(sessionStorage|localStorage)\b|tabStorage\(\)/.test(text)
  expect(offenders(within('web/src/'), writes).toSorted()).toEqual([
    'web/src/admin/credit-cards/reload-page.ts',
    'web/src/browser-storage/drafts.ts',
    'web/src/browser-storage/forget-drafts.ts',
    // When somebody last did something.
    'web/src/browser-storage/last-activity.ts',
    // The columns of a table: nothing that is typed.
    'web/src/browser-storage/remembered.ts',
    // The session values of section 3.
    'web/src/browser-storage/stored-values.ts',
    // Reads the session values, and keeps nothing.
    'web/src/customer/early/entry-early.ts',
    'web/src/customer/hand-over/handed-over.ts',
    'web/src/customer/hand-over/link-token.ts',
    'web/src/customer/insurance/use-refer.ts',
    'web/src/customer/offers/apply/use-apply.ts',
    // The contact with all but its end hidden.
    'web/src/customer/verification/passcode-request.ts',
    'web/src/customer/vouchers/use-claim.ts',
    'web/src/session/way-back.ts',
  ])
})

test('no pattern is built of what comes from outside (ASVS 5.0, 1.2.9)', () => {
  const built = [...within('web/src/'), ...within('server/src/'), ...within('contract/src/')].filter(
    (file) => !isTest(file),
  )
  // Of names in the code itself.
  const known = [
    'contract/src/loans/application-number.ts',
    'contract/src/platform/formats.ts',
    'server/src/site/pages/page-kind.ts',
  ]
  expect(offenders(built, ({ text }) => text.includes('new RegExp(')).toSorted()).toEqual(known)
})

test('the cache of the office is in no build of a customer', () => {
  const knowsCache = (file: TrackedFile): boolean =>
    importsOf(file).some((name) => name.startsWith('@tanstack/'))
  const ofOffice = /^web\/src\/(office|admin|partner|app)\//
  expect(offenders(within('web/src/'), (file) => knowsCache(file) && !ofOffice.test(file.path))).toEqual([])
  // What customers load reaches none of those folders, not by its session or its kit either.
  const reachesOffice = (file: TrackedFile): boolean =>
    importsOf(file).some((name) => /^\.\.?\/.*\/(admin|partner|office)\//.test(name))
  expect(
    offenders(
      within('web/src/').filter((file) => !isTest(file) && !ofOffice.test(file.path)),
      reachesOffice,
    ),
  ).toEqual([])
  // Where the office keeps the answers of the server, it keeps them in one place.
  const keepsByHand = (file: TrackedFile): boolean =>
    importsOf(file).some((name) => /\/api\/(use-loaded|use-carried)\.ts$/.test(name)) &&
    /import \{[^}]*\buse(Loaded|Carried)\b/.test(file.text)
  expect(
    offenders(
      within('web/src/').filter(({ path }) => ofOffice.test(path)),
      keepsByHand,
    ),
  ).toEqual([])
})

test('the web names a failure by a code that its call declares', () => {
  const compares = /(?:rror|ailure|aught|efusal)\??\.code\s*[!=]==\s*'/
  const files = within('web/src/').filter((file) => !isTest(file))
  expect(offenders(files, ({ text }) => compares.test(text))).toEqual([])
  expect(offenders(files, ({ text }) => text.includes('hasCode<')).length).toBeGreaterThan(15)
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
  // The account has a menu of its own, and the rows of a number are reached by the number.
  const besides = new Set(['account', 'report-rows'])
  expect(pages.filter((page) => !besides.has(page) && !shown.has(page))).toEqual([])
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
