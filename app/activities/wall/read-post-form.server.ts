import { postImageBytes } from '#contract/activities/wall/limits.ts'
import { readPart } from '#contract/form-stream.ts'
import { readStreamedForm, type SentFile, type SentRequest } from '../../forms/read-streamed-form.server.ts'

export type SentImage = Buffer | 'too_large'

/** A form of the wall: its texts, its picture, and of its video what `takeVideo` made of it while it came. */
export type PostForm<T> = { formData: FormData; image: SentImage | null; video: T | null }

/**
 * Reads a form of the wall, the video in it while it comes: it stands behind all that is said of it (SOC-04, SEC-66). All of the form
 * has come before this answers. @throws a 400 for what is none
 */
export async function readPostForm<T>(
  sent: SentRequest,
  takeVideo: (video: SentFile, form: Omit<PostForm<T>, 'video'>) => Promise<T>,
): Promise<PostForm<T>> {
  let image: SentImage | null = null
  let video: T | null = null
  const formData = await readStreamedForm(sent, async (file, formData) => {
    if (file.field === 'imagem') image = await readImage(file.body)
    else if (file.field === 'video') video = await takeVideo(file, { formData, image })
  })
  return { formData, image, video }
}

async function readImage(body: AsyncIterable<Buffer>): Promise<SentImage | null> {
  const bytes = await readPart(body, postImageBytes)
  if (bytes === null) return 'too_large'
  return bytes.length > 0 ? bytes : null
}
