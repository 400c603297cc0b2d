import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devanagariFace } from '../../web/build/devanagari-face.ts'

const settings = (faces: string, cache: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${faces}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`

/**
 * A Devanagari face for a browser that is started with this environment, as every phone sold in India comes with one (decision 042): the pages then
 * fetch none, whatever this computer has. `remove` it at the end.
 */
export const phoneFaces = async (): Promise<{ env: Record<string, string>; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-faces-'))
  const faces = join(folder, 'faces')
  await mkdir(faces)
  await writeFile(join(faces, 'NotoSansDevanagari-Regular.ttf'), await devanagariFace())
  const file = join(folder, 'fonts.conf')
  await writeFile(file, settings(faces, join(folder, 'cache')))
  return { env: { FONTCONFIG_FILE: file }, remove: () => rm(folder, { recursive: true, force: true }) }
}
