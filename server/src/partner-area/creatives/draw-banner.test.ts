import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawBanner, type BannerWords } from './draw-banner.ts'
import { pictureOfDrawing } from './read-picture.ts'

const words: BannerWords = {
  brand: { name: 'Naavik', primary: '#0f4c81', secondary: '#f2a900' },
  heading: 'पर्सनल लोन, पूरा हिसाब समझकर',
  text: '₹50,000 से ₹40,00,000। ब्याज 10.5% से 36% सालाना।',
  partner: 'Gomti Associates',
  scan: 'स्कैन करें या लिंक खोलें',
  link: 'naavik.example.in/gomti-associates',
  codeLink: 'https://naavik.example.in/gomti-associates?utm_id=gomti_01&q=1',
  advertiser: 'विज्ञापन: Gomti Associates, Naavik (Naavik Private Limited) के पार्टनर।',
  picture: null,
}

/** What an independent decoder reads off a picture of the banner. */
const readCode = async (banner: Buffer, width: number): Promise<string | undefined> => {
  const { data, info } = await sharp(banner)
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

it.each([
  ['square', '#0f4c81'],
  ['tall', '#ffd400'],
] as const)('the code of a %s banner on %s is read at three sizes', async (shape, primary) => {
  const banner = await pictureOfDrawing(drawBanner({ ...words, brand: { ...words.brand, primary } }, shape))
  for (const width of [1_080, 720, 480]) expect(await readCode(banner, width)).toBe(words.codeLink)
})
