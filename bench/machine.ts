import { execFileSync } from 'node:child_process'
import { cpus, loadavg, release, totalmem, type } from 'node:os'

const commit = (): string => {
  try {
    const run = (...parameters: string[]) =>
      execFileSync('git', parameters, { encoding: 'utf8', stdio: 'pipe' }).trim()
    return `${run('rev-parse', '--short', 'HEAD')}${run('status', '--porcelain') === '' ? '' : ' with changes'}`
  } catch {
    return 'unknown'
  }
}

/** What the figures were measured on, one fact a line. */
export const describeMachine = (postgresVersion: string): string[] => [
  `- ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit()}`,
  `- ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()}`,
  `- Node.js ${process.versions.node}, PostgreSQL ${postgresVersion}`,
  `- load at the start ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')} (1, 5, 15 minutes)`,
]
