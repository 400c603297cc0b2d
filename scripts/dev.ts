import { spawn, type ChildProcess } from 'node:child_process'

/** `npm run dev`: the web is built again on each change, the server starts again when its source or the built pages change. */
const children: ChildProcess[] = []
const run = (command: string, args: string[], cwd: string): void => {
  const child = spawn(command, args, { stdio: 'inherit', cwd })
  child.on('exit', (code) => stop(code ?? 0))
  children.push(child)
}
let stopping = false
const stop = (code: number): void => {
  if (stopping) return
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

run('vite', ['build', '--watch', '--logLevel', 'warn'], 'web')
run('vite', ['build', '--ssr', '--watch', '--logLevel', 'warn'], 'web')
run('vite', ['build', '--config', 'vite.office.config.ts', '--watch', '--logLevel', 'warn'], 'web')
run(
  process.execPath,
  [
    '--watch-path=server/src',
    '--watch-path=server/seeds',
    '--watch-path=server/demo',
    '--watch-path=contract/src',
    '--watch-path=web/dist/ssr',
    '--watch-path=web/dist/office/.vite',
    '--watch-preserve-output',
    'server/src/main.ts',
  ],
  '.',
)
