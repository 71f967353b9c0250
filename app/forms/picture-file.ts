import { pictureTexts } from '#contract/picture-texts.ts'

/** What a photo may be (D1§5), and WebP, which phones and browsers save by themselves. */
export const acceptedPictures = 'image/jpeg,image/png,image/gif,image/webp'
/** What a logo may be: more than a photo, for logos are drawn (SEC-26). */
export const acceptedLogos = `${acceptedPictures},image/svg+xml`

/**
 * What is wrong with a picked file before anything is sent: its size and what the device takes it for. What it really is,
 * the server finds out (ONB-12, VAL-10). Pure.
 */
export function pictureProblem(
  file: Pick<File, 'size' | 'type'>,
  maxMegabytes: number,
  accepted = acceptedPictures,
): string | undefined {
  if (file.size > maxMegabytes * 1024 * 1024) return pictureTexts.tooLarge(maxMegabytes)
  return accepted.split(',').includes(file.type) ? undefined : pictureTexts.wrongType
}
