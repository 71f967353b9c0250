import { keepResearchAnswer, uploadVideo } from '#contract/activities/research/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { passForm } from '#contract/form-stream.ts'
import {
  readStreamedForm,
  type SentFile,
  type SentRequest,
} from '../../../forms/read-streamed-form.server.ts'
import { askedBy } from './asked-by.server.ts'
import { questionOfVideo, sentVideoName } from './video-field.ts'

/** A film that came with a form and was sent to the API while it came: its number there, or what was said against it. */
export type SentVideo = { question: number; id: string | null; problem: ApiProblem | null }

/** A form of a survey: its texts, and its film. */
export type SurveyForm = { formData: FormData; video: SentVideo | null }

/**
 * Reads a form of a survey, the film in it while it comes (POL-05, SEC-66). All of the form has come before this answers.
 * @throws a 400 for what is none, and whatever is no refusal of the API
 */
export async function readSurveyForm(
  api: ApiClient,
  activityId: number,
  sent: SentRequest,
): Promise<SurveyForm> {
  let video: SentVideo | null = null
  const formData = await readStreamedForm(sent, async (file) => {
    const question = questionOfVideo(file.field)
    if (question) video = await sendVideo(api, { activityId, question, file })
  })
  return { formData, video }
}

type Sending = { activityId: number; question: number; file: SentFile }

async function sendVideo(api: ApiClient, { activityId, question, file }: Sending): Promise<SentVideo> {
  const fields = { action: String(activityId), question: String(question) }
  const upload = passForm(fields, { field: 'file', name: file.name, body: file.body })
  try {
    return { question, id: (await api.call(uploadVideo, { upload })).id, problem: null }
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return { question, id: null, problem }
  }
}

/** Gives the answer to a question that asks for a video: the one that comes with the form, else the one that was sent before. */
export function videoIn({ id }: MemberQuestion, { formData, video }: SurveyForm): ResearchAnswer {
  const before = formData.get(sentVideoName(id))
  const isKnown = typeof before === 'string' && /^[\w-]{1,64}$/.test(before)
  const upload = (video?.question === id && video.id) || (isKnown ? before : undefined)
  return { question: id, options: [], answer: '', ...(upload && { upload }) }
}

/** Keeps a sent video as the answer at once, so that a reload finds it (POL-01, POL-05). Answers the words of a refusal. */
export async function keepSentVideo(
  api: ApiClient,
  activityId: number,
  { video }: SurveyForm,
): Promise<Response> {
  if (!video) return new Response(null, { status: 422 })
  const { research } = await askedBy(api, activityId)
  const question = research.questions.find(({ id }) => id === video.question)
  if (question?.type_id !== questionTypes.video) return new Response(null, { status: 404 })
  try {
    if (video.problem) throw video.problem
    const answer = { question: question.id, ...(video.id && { upload: video.id }) }
    await api.call(keepResearchAnswer, { params: { id: activityId }, body: { answer } })
    return Response.json({ id: video.id })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.status >= 500) throw problem
    return Response.json({ problem: problemOf(problem) }, { status: problem.status })
  }
}

/** Gives the words of a refusal: those beside the file, else the first. Pure. */
const problemOf = ({ body, firstMessage }: ApiProblem): string => body.fields?.file?.[0] ?? firstMessage
