import { cutPosition, readPicture, type Treatment } from '#contract/picture-look.ts'
import { pictureSource as sourceOf } from '#stations/pictures.ts'

/** The address and size of a picture, as `Picture` takes them. */
export type PictureSource = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Where it is cut, where that is not its middle, and how the brand treats it (ADR 154). */
  position?: string | undefined
  treatment?: Exclude<Treatment, 'none'> | undefined
}

/** The size assumed for pictures of unknown size: they are shown in a frame of fixed proportions anyway. */
const usual = { wide: { width: 1280, height: 720 }, square: { width: 640, height: 640 } } as const

/**
 * Gives a picture of content in the sizes a page needs: shipped pictures by their table, others as they come, all
 * with the look that the address says. @param sizes how wide it is shown, as in the `sizes` attribute
 */
export function pictureSource(
  address: string,
  { shape = 'wide', sizes }: { shape?: keyof typeof usual; sizes?: string } = {},
): PictureSource {
  const { file, focus, treatment } = readPicture(address)
  const known = sourceOf(file)
  const position = cutPosition(focus)
  return {
    ...(known ? { ...known, sizes } : { src: file, ...usual[shape] }),
    ...(position && { position }),
    ...(treatment !== 'none' && { treatment }),
  }
}
