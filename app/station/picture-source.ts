/** Where a picture lies and how large it is; the form `Picture` takes. */
export type PictureSource = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
}

const shapes = {
  wide: { width: 1280, height: 720 },
  square: { width: 640, height: 640 },
} as const
const smaller = [320, 640]
const ownRaster = /^(\/arquivos\/.+)(\.(?:webp|png|jpe?g))$/

/**
 * A picture of content in the sizes a page needs. Rasters of this server stand beside smaller ones of their own
 * (`x.webp`, `x-320.webp`, `x-640.webp`, station-configs/README.md); others come as they are.
 * @param sizes how wide it is shown, as in the `sizes` attribute
 */
export function pictureSource(
  address: string,
  { shape = 'wide', sizes }: { shape?: keyof typeof shapes; sizes?: string } = {},
): PictureSource {
  const { width, height } = shapes[shape]
  const match = ownRaster.exec(address)
  if (!match) return { src: address, width, height }
  const [, name, extension] = match
  const widths = smaller.filter((one) => one < width).map((one) => `${name}-${one}${extension} ${one}w`)
  return { src: address, width, height, srcSet: [...widths, `${address} ${width}w`].join(', '), sizes }
}
