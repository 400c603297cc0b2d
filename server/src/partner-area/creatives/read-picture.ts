import sharp from 'sharp'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../platform/services.ts'
import type { BannerWords } from './draw-banner.ts'

/** A stored picture as it stands in a drawing: PNG, which every reader of SVG shows. @throws Problem not_found where it is gone. */
export const readPicture = async (
  { files }: Pick<Services, 'files'>,
  address: string,
): Promise<NonNullable<BannerWords['picture']>> => {
  const bytes = await files.read(address.replace(/^\/files\//, ''))
  if (bytes === null) throw new Problem('not_found')
  const { data, info } = await sharp(bytes).png().toBuffer({ resolveWithObject: true })
  return {
    href: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  }
}

/** A drawing of ours as a picture. */
export const pictureOfDrawing = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer()
