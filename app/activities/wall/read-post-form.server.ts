import { postImageBytes } from '#contract/activities/wall/limits.ts'
import { BrokenForm, readPart, streamForm } from '#contract/form-stream.ts'
import { errorTexts } from '../../routing/error-texts.ts'

/** Far more than a text of 320 letters. */
const mostTextBytes = 64 * 1024

export type SentImage = Buffer | 'too_large'
export type SentVideo = { name: string; body: AsyncIterable<Buffer> }

/** A form of the wall: its texts, its picture, and of its video what `takeVideo` made of it while it came. */
export type PostForm<T> = { formData: FormData; image: SentImage | null; video: T | null }

/**
 * Reads a form of the wall, the video in it while it comes: it stands behind all that is said of it (SOC-04, SEC-66). All of the form
 * has come before this answers. @throws a 400 for what is none
 */
export async function readPostForm<T>(
  request: Request,
  takeVideo: (video: SentVideo, form: Omit<PostForm<T>, 'video'>) => Promise<T>,
): Promise<PostForm<T>> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\//i.test(contentType) || !request.body)
    return { formData: await request.formData(), image: null, video: null }
  const form: PostForm<T> = { formData: new FormData(), image: null, video: null }
  try {
    const source = request.body as unknown as AsyncIterable<Uint8Array>
    for await (const { name, fileName, body } of streamForm(source, contentType)) {
      if (fileName === null)
        form.formData.append(name, (await readPart(body, mostTextBytes))?.toString() ?? '')
      else if (name === 'imagem' && fileName !== '') form.image = await readImage(body)
      else if (name === 'video' && fileName !== '')
        form.video = await takeVideo({ name: fileName, body }, form)
    }
  } catch (error) {
    if (error instanceof BrokenForm) throw new Response(errorTexts[400].text, { status: 400 })
    throw error
  }
  return form
}

async function readImage(body: AsyncIterable<Buffer>): Promise<SentImage | null> {
  const bytes = await readPart(body, postImageBytes)
  if (bytes === null) return 'too_large'
  return bytes.length > 0 ? bytes : null
}
