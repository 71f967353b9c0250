import { iconShapes, placeIcon } from './icon.ts'
import { type MotifName, motifs } from './motifs/index.ts'
import { type Palette, schemesOf } from './palette.ts'
import { randomFrom } from './random.ts'

/** One picture to draw. `name` is its seed: the same name gives the same picture. */
export type PictureRequest = {
  name: string
  icon: string
  width: number
  height: number
  motif: MotifName
  palette: Palette
  /** Words will stand on the left half (header slides). */
  quietLeft?: boolean
  /** 0 to 4; default: by the seed. */
  mood?: number
}

/** Draws the picture as SVG text. */
export async function composePicture(request: PictureRequest): Promise<string> {
  const { name, icon, width, height, motif, palette, quietLeft = false } = request
  const random = randomFrom(name)
  const schemes = schemesOf(palette)
  const scheme = schemes[request.mood ?? random.whole(0, schemes.length - 1)] ?? schemes[0]
  if (!scheme) throw new Error('no scheme')
  const drawing = motifs[motif]({ width, height, scheme, palette, random, quietLeft })
  const drawn = placeIcon(await iconShapes(icon), drawing.icon, drawing.icon.color, drawing.icon.weight)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing.shapes}${drawn}</svg>`
}
