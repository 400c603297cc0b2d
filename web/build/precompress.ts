import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/

/** Writes a .br and a .gz beside every text file under /assets, for a server that only picks. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error('precompress needs an output folder')
    const assets = join(dir, 'assets')
    const names = await readdir(assets, { recursive: true })
    await Promise.all(
      names
        .filter((name) => COMPRESSIBLE.test(name))
        .map(async (name) => {
          const file = join(assets, name)
          const source = await readFile(file)
          await writeFile(
            `${file}.br`,
            await brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          )
          await writeFile(`${file}.gz`, await zip(source, { level: 9 }))
        }),
    )
  },
})
