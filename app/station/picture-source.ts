import { pictureSource as sourceOf } from '#stations/pictures.ts'

/** The address and size of a picture, as `Picture` takes them. */
export type PictureSource = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
}

/** The size assumed for pictures of unknown size: they are shown in a frame of fixed proportions anyway. */
const usual = { wide: { width: 1280, height: 720 }, square: { width: 640, height: 640 } } as const

/**
 * Gives a picture of content in the sizes a page needs: shipped pictures by their table, others as they come. @param
 * sizes how wide it is shown, as in the `sizes` attribute
 */
export function pictureSource(
  address: string,
  { shape = 'wide', sizes }: { shape?: keyof typeof usual; sizes?: string } = {},
): PictureSource {
  const known = sourceOf(address)
  return known ? { ...known, sizes } : { src: address, ...usual[shape] }
}
