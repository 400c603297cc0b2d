import { parseSync, Visitor } from 'vite'
import type { Import } from './import-graph.ts'
import type { TrackedFile } from './tracked-files.ts'

/** A shorter file says one line, which the test of its caller holds. */
const FEWEST_LINES = 15

const outside = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\.(queries|routes|jobs)\.ts$/,
  /-command\.ts$/,
  // What runs the house and what tries it out.
  /^server\/src\/(testing|sweeps|app|platform\/(db|backup))\//,
  // What tests are built from.
  /\/example-(market|profile|slabs)\.ts$/,
  // Texts alone.
  /\/legal\/.*\.(en|hi)\.ts$/,
  /\/i18n\//,
  /[-./](texts|messages)\.(en|hi)\.ts$/,
]

/** Packages that compute and reach nothing. */
const computing = new Set(['zod', 'zod/mini', 'node:crypto'])

/** A type of these is the power to do something with it. */
const powers = /\/(services|db\/database)\.ts$|^(fastify|pino|vite|react)$/

/** Clocks, chance, devices and the world: a rule is given those as arguments. */
const world =
  /\binstanceof HTML|\brequestAnimationFrame\(|\bprocess\.|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(Bytes|Int|UUID)\b|\bgetRandomValues\b|\bfetch\(|\b(window|document|navigator|location|history|localStorage)[.[]|\bset(Timeout|Interval)\(|\bawait\b/

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** Whether anything in the file is a function: what is data alone has nothing to try. */
const holdsFunction = ({ path, text }: TrackedFile): boolean => {
  let found = false
  const seen = (): void => {
    found = true
  }
  new Visitor({ ArrowFunctionExpression: seen, FunctionDeclaration: seen, FunctionExpression: seen }).visit(
    parseSync(path, text).program,
  )
  return found
}

/**
 * The files that are rules: they hold functions, and all they do they do with their arguments. What a file imports decides
 * that, and what those files import in turn; so a rule that begins to read a table stops being one.
 */
export const findRuleFiles = (
  files: readonly TrackedFile[],
  graph: ReadonlyMap<string, readonly Import[]>,
): TrackedFile[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const known = new Map<string, boolean>()
  const reachesNothing = (path: string): boolean => {
    const before = known.get(path)
    if (before !== undefined) return before
    // In a ring each file is judged by the others.
    known.set(path, true)
    const file = byPath.get(path)
    const pure =
      file === undefined
        ? computing.has(path) || path.startsWith('server/seeds/')
        : !outside.some((sign) => sign.test(path) && !/\.(en|hi)\.ts$/.test(path)) &&
          !world.test(withoutComments(file.text)) &&
          (graph.get(path) ?? []).every(({ target, typeOnly }) =>
            typeOnly ? !powers.test(target) : reachesNothing(target),
          )
    known.set(path, pure)
    return pure
  }
  return files.filter(
    (file) =>
      /^(contract|server|web)\/src\/.*\.ts$/.test(file.path) &&
      !outside.some((sign) => sign.test(file.path)) &&
      file.text.split('\n').length > FEWEST_LINES &&
      reachesNothing(file.path) &&
      holdsFunction(file),
  )
}
