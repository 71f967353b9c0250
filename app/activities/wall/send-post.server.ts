import { createImagePost, createPost, createVideoPost } from '#contract/activities/wall/endpoints.ts'
import { postText, textBesideMedia } from '#contract/activities/wall/schemas.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { passForm } from '#contract/form-stream.ts'
import { formKeyOf } from '../../forms/form-key.server.ts'
import type { SentFile, SentRequest } from '../../forms/read-streamed-form.server.ts'
import { type PostForm, readPostForm } from './read-post-form.server.ts'
import { texts } from './texts.ts'

/** The fields of a post, as they are called in its form. */
export type PostPart = 'description' | 'imagem' | 'video'
/** The answer to a sent post: the refusal and its field, and whether its key is used now. */
export type Posted = { problem: string | null; part: PostPart; isKeyUsed: boolean }
type Form = Omit<PostForm<unknown>, 'video'>

const refused = (problem = '', part: PostPart = 'description'): Posted => ({
  problem,
  part,
  isKeyUsed: false,
})

/** Reads a form of the wall; what it posts with a video is posted by then (SOC-04). */
export const readWallForm = (api: ApiClient, sent: SentRequest): Promise<PostForm<Posted>> =>
  readPostForm(sent, (video, form) => postVideo(api, video, form))

/** Posts a text, alone or with a picture; a video is posted already (SOC-02, SOC-03, SOC-05). */
export async function sendPost(api: ApiClient, form: PostForm<Posted>): Promise<Posted> {
  const { formData, image, video } = form
  if (video) return video
  const read = (image ? textBesideMedia : postText).safeParse(descriptionOf(form))
  if (!read.success) return refused(read.error.issues[0]?.message)
  if (image === 'too_large') return refused(mediaTexts.tooLarge, 'imagem')
  const idempotencyKey = formKeyOf(formData)
  const body = { description: read.data }
  return outcomeOf(() =>
    image
      ? api.call(createImagePost, { body: { ...body, base64: image.toString('base64') }, idempotencyKey })
      : api.call(createPost, { body, idempotencyKey }),
  )
}

async function postVideo(api: ApiClient, { name, body }: SentFile, form: Form): Promise<Posted> {
  if (form.image) return refused(texts.both, 'video')
  const read = textBesideMedia.safeParse(descriptionOf(form))
  if (!read.success) return refused(read.error.issues[0]?.message)
  const upload = passForm({ description: read.data }, { field: 'file', name, body })
  return outcomeOf(() => api.call(createVideoPost, { upload, idempotencyKey: formKeyOf(form.formData) }))
}

const descriptionOf = ({ formData }: Form) => formData.get('description') ?? ''

/** @throws what is no answer of the API */
async function outcomeOf(send: () => Promise<unknown>): Promise<Posted> {
  try {
    await send()
    return { problem: null, part: 'description', isKeyUsed: true }
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    const [[field, messages] = []] = Object.entries(problem.body.fields ?? {})
    const said = messages?.[0] ?? problem.firstMessage
    return { problem: said, part: partOf(field), isKeyUsed: problem.code === 'conflict' }
  }
}

/** Gives the form's name for a field of the API; a refusal without a field stands beside the text. */
const partOf = (field = ''): PostPart =>
  field === 'base64' ? 'imagem' : field === 'file' ? 'video' : 'description'
