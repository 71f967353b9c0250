import { pictureTexts } from '#contract/picture-texts.ts'

/** The types of a photo (D1§5), and WebP, which phones and browsers save by themselves. */
export const acceptedPictures = 'image/jpeg,image/png,image/gif,image/webp'
/** The types of a logo: more than of a photo, for logos are drawn (SEC-26). */
export const acceptedLogos = `${acceptedPictures},image/svg+xml`

/**
 * Gives the problem of a picked file before it is sent, by its size and the type that the device tells. The server
 * finds out what it really is (ONB-12, VAL-10). Pure.
 */
export function pictureProblem(
  file: Pick<File, 'size' | 'type'>,
  maxMegabytes: number,
  accepted = acceptedPictures,
): string | undefined {
  if (file.size > maxMegabytes * 1024 * 1024) return pictureTexts.tooLarge(maxMegabytes)
  return accepted.split(',').includes(file.type) ? undefined : pictureTexts.wrongType
}

/** Reads a picked file into an address that shows it before it is sent. Rejects what cannot be read. */
export function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
