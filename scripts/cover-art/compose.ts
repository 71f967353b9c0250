import type { ArtFile, Picture } from './art-file.ts'
import { drawGround } from './grounds.ts'
import { arrange, middleOf } from './layouts.ts'
import { motifs } from './motifs/index.ts'
import { drawObject, type Placed } from './objects.ts'
import { blend, type Palette, type Scheme, schemeOf } from './palette.ts'
import { type Random, randomFrom } from './random.ts'
import { drawScene } from './scenes.ts'
import { rect } from './shapes.ts'
import { drawWords } from './words.ts'

/** One picture to draw. `name` is its seed: the same name gives the same picture. */
export type PictureRequest = {
  name: string
  picture: Picture
  width: number
  height: number
  art: Pick<ArtFile, 'motif' | 'display'>
  palette: Palette
  /** Words will stand on the left half (header slides). */
  quietLeft?: boolean
}

type Sheet = Omit<PictureRequest, 'picture'> & {
  quietLeft: boolean
  random: Random
  middle: number
  /** The colour of shadows. */
  shade: string
}

/** Draws the picture as SVG text. */
export async function composePicture(request: PictureRequest): Promise<string> {
  const { width, height, palette, picture } = request
  const quietLeft = request.quietLeft ?? false
  const sheet: Sheet = {
    ...request,
    quietLeft,
    random: randomFrom(request.name),
    middle: middleOf(width, quietLeft),
    shade: blend(palette.deep, '#000000', 0.45),
  }
  const shapes = await draw(picture, sheet)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
}

async function draw(picture: Picture, sheet: Sheet): Promise<string> {
  if (picture.kind === 'trophy')
    return standing(picture.objects, sheet, { foot: 0.9, size: 0.76, second: 0.42 })
  const scheme = schemeOf(picture.tone, sheet.palette)
  const canvas = { ...sheet, scheme, calm: false }
  switch (picture.kind) {
    case 'pattern':
      return motifs[sheet.art.motif](canvas)
    case 'objects': {
      const ground = drawGround(picture.ground, canvas, sheet.art.motif)
      return ground + (await drawAll(arrange(picture.layout, picture.objects, sheet), sheet))
    }
    case 'words':
      return drawGround(picture.ground, canvas, sheet.art.motif) + (await setWords(picture, scheme, sheet))
    case 'scene': {
      const layout = ([undefined, 'whole', 'pair', 'group'] as const)[picture.objects.length]
      const placed = layout ? arrange(layout, picture.objects, sheet) : []
      // Things in a place are smaller than things alone: the place is the picture.
      const smaller = placed.map((one) => ({
        ...one,
        x: sheet.middle + (one.x - sheet.middle) * 0.94,
        size: one.size * 0.94,
        foot: one.foot + sheet.height * 0.02,
      }))
      return drawScene(picture.scene, canvas) + (await drawAll(smaller, sheet))
    }
    case 'product': {
      const shelf = rect(0, 0, sheet.width, sheet.height, scheme.ground)
      return shelf + (await standing(picture.objects, sheet, { foot: 0.82, size: 0.62, second: 0.36 }))
    }
  }
}

const drawAll = async (placed: readonly Placed[], { shade }: Sheet) =>
  (await Promise.all(placed.map((one) => drawObject(one, shade)))).join('')

/** Draws one object upright on its feet, and perhaps a smaller one before it. Sizes in heights of the picture. */
function standing(
  [first = '', second]: readonly string[],
  sheet: Sheet,
  at: { foot: number; size: number; second: number },
): Promise<string> {
  const { width, height } = sheet
  const [aside, large] =
    second === undefined ? [0, at.size * height] : [0.11 * height, at.size * 0.9 * height]
  const base = { turn: 0, stands: true }
  const placed = [{ ...base, name: first, x: width / 2 - aside, foot: height * at.foot, size: large }]
  if (second !== undefined)
    placed.push({
      ...base,
      name: second,
      x: width / 2 + height * 0.24,
      foot: height * (at.foot + 0.03),
      size: height * at.second,
    })
  return drawAll(placed, sheet)
}

async function setWords(
  { lines, object, ground }: Extract<Picture, { kind: 'words' }>,
  { word }: Scheme,
  sheet: Sheet,
): Promise<string> {
  const { width, height, art } = sheet
  const middle = ground === 'edge' ? width / 2 : sheet.middle
  const room = Math.min(width * (ground === 'edge' ? 0.54 : sheet.quietLeft ? 0.44 : 0.64), height * 1.2)
  const words = drawWords(
    { lines, ...art.display, color: word },
    {
      x: object ? middle - height * 0.22 : middle,
      y: height * (ground === 'edge' && ['shore', 'steps'].includes(art.motif) ? 0.46 : 0.5),
      width: object ? Math.min(room, height * 0.86) : room,
      height: height * (ground === 'edge' ? 0.5 : 0.6),
    },
  )
  if (!object) return words
  const beside = { name: object, x: middle + height * 0.52, foot: height * 0.98, size: height * 0.56 }
  return words + (await drawAll([{ ...beside, turn: 9, stands: false }], sheet))
}
