import { postImageBytes, postVideoBytes, postVideoEndings } from '#contract/activities/wall/limits.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'

/** What the browser offers to choose (D2§5). */
export const acceptedImages = 'image/jpeg,image/png'

export const acceptedVideos = [...postVideoEndings, 'video/mp4', 'video/quicktime'].join()

type Picked = Pick<File, 'size' | 'type'>

/** What is wrong with a picked picture before anything is sent; what it really is, the server finds out (SOC-03, GAP-45). Pure. */
export function imageProblem({ size, type }: Picked): string | undefined {
  if (!acceptedImages.split(',').includes(type)) return mediaTexts.wrongType
  return size > postImageBytes ? mediaTexts.tooLarge : undefined
}

/** The same of a video, which is known by how its name ends (SOC-04, GAP-45, GAP-46). Pure. */
export function videoProblem({ size, name }: Pick<File, 'size' | 'name'>): string | undefined {
  if (!postVideoEndings.some((ending) => name.toLowerCase().endsWith(ending))) return mediaTexts.wrongType
  return size > postVideoBytes ? mediaTexts.tooLarge : undefined
}
