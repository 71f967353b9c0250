import { keepResearchAnswer, uploadVideo } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { askedBy } from './asked-by.server.ts'
import { sentVideoName, videoFileName } from './video-field.ts'

type Asked = { activityId: number; question: MemberQuestion; form: FormData }

/** The answer to a question that asks for a video: the one that comes with the form, else the one that was sent before. */
export function videoIn({ id }: MemberQuestion, form: FormData): ResearchAnswer {
  const sent = form.get(sentVideoName(id))
  const upload = typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? { upload: sent } : {}
  return { question: id, options: [], answer: '', ...upload }
}

/** The film in a form, sent to the API; undefined where there is none. @throws ApiProblem */
export async function sentVideo(api: ApiClient, { activityId, question, form }: Asked) {
  const file = form.get(videoFileName(question.id))
  if (!(file instanceof File) || file.size === 0) return undefined
  const fields = { action: activityId, question: question.id }
  return api.call(uploadVideo, { upload: { file, fields } })
}

/**
 * What the page's script sends while somebody looks at a step: it is kept as the answer at once, so that a reload finds it
 * (POL-01, POL-05). Answers words where it is refused.
 */
export async function keepSentVideo(api: ApiClient, activityId: number, form: FormData): Promise<Response> {
  const { research } = await askedBy(api, activityId)
  const question = research.questions.find(({ id }) => form.has(videoFileName(id)))
  if (question?.type_id !== questionTypes.video) return new Response(null, { status: 404 })
  try {
    const sent = await sentVideo(api, { activityId, question, form })
    if (!sent) return new Response(null, { status: 422 })
    const answer = { question: question.id, upload: sent.id }
    await api.call(keepResearchAnswer, { params: { id: activityId }, body: { answer } })
    return Response.json({ id: sent.id })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return Response.json({ problem: problemOf(problem) }, { status: problem.status })
  }
}

/** Words of a refusal: those beside the file, else the first. Pure. */
const problemOf = ({ body, firstMessage }: ApiProblem): string => body.fields?.file?.[0] ?? firstMessage
