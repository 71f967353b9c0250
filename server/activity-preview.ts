import { isAskedInPlace } from '#app/activities/participation/research/asked-in-place.ts'
import { stepOf, surveyPath } from '#app/activities/participation/research/survey-step.ts'
import { questionPath } from '#app/activities/quizzes/quiz-address.ts'
import { readStep } from '#app/console/activities/form/read-activity.server.ts'
import { stepNamed } from '#app/console/activities/form/steps.ts'
import { quizPath } from '#app/routing/activity-address.ts'
import type { PortalContext } from '#app/station/portal-context.ts'
import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { getQuiz } from '#contract/activities/quizzes/endpoints.ts'
import { questionTypeOf } from '#contract/activities/quizzes/photo-question.ts'
import type { Quiz } from '#contract/activities/quizzes/schemas.ts'
import { getResearchDraft } from '#contract/activities/research/endpoints.ts'
import { standaloneQuiz } from '#contract/activity-types/standalone-quiz.ts'
import { getManagedActivity, previewActivity, tryActivity } from '#contract/console/activities/endpoints.ts'
import { answering } from './answering.ts'

const preview = /^\/gestao\/atividades\/(?:quizzes\/)?([1-9]\d{0,14})\/previa$/

/** Whether an address shows an activity of any state as members would see it. Pure. */
export const isActivityPreview = (path: string): boolean => preview.test(path)

const open: ActionDetail['participation'] = { state: 'open', message: '' }

/** Reads an activity as members would see it, or with what is typed of it; null where that says nothing that can be drawn. */
async function actionOf(context: PortalContext, id: number, typed: FormData | null) {
  const { api, station } = context
  if (!typed) return api.call(previewActivity, { params: { id } })
  const step = stepNamed(typed.get('passo'))
  if (!step) return null
  const { type_id, body } = await api.call(getManagedActivity, { params: { id } })
  const timeZone = station?.config.timezone ?? ''
  const { value } = await readStep(api, typed, { typeId: type_id, timeZone, step, body, isKept: false })
  if (!value) return null
  // What waits for something else is looked at when it is saved: names cost a search each.
  const { prerequisites: _, onlyForPlans: __, ...shown } = value
  return api.call(tryActivity, { params: { id }, body: { type_id, value: shown } })
}

/**
 * Gives the page of an activity, or of one of its questions (`?pergunta=`): the owner stays who they are, the activity
 * is as its draft says or as it is `typed`, and nobody has answered anything of it. Null where what is typed cannot be
 * drawn. @throws ApiProblem when the person may not see it
 */
export async function activityPreview(context: PortalContext, url: URL, typed: FormData | null) {
  const id = Number(preview.exec(url.pathname)?.[1])
  const action = await actionOf(context, id, typed)
  if (!action) return null
  const questions = action.researches[0]?.questions ?? []
  const hasSteps = questions.length > 0 && !isAskedInPlace(action.type_id)
  const asked = hasSteps ? url.searchParams.get('pergunta') : null
  const step = asked === null ? null : stepOf(asked, questions.length)
  // Its questions can be read whatever keeps members from answering them.
  const shown = step === null ? action : { ...action, participation: open }
  return {
    address: addressOf(action, step) ?? `/homepage/atividades/${id}${url.search}`,
    context: {
      ...context,
      station: context.station && {
        ...context.station,
        isPreview: true,
        ...(hasSteps && { questions: { path: url.pathname, total: questions.length, step } }),
      },
      api: answering(context.api, [
        [getAction, shown],
        [getQuiz, quizOf(shown, step)],
        [getResearchDraft, { answers: [], problems: {} }],
      ]),
    },
  }
}

/** Gives the page of a quiz, or of a question; null: the activity's own page. */
function addressOf({ id, type_id }: ActionDetail, step: number | null): string | null {
  if (type_id === standaloneQuiz.id) return step === null ? quizPath(id) : questionPath(id, step)
  return step === null ? null : surveyPath(id, step)
}

/** Gives a quiz as somebody finds it who has not begun, or who has come to one of its questions. Pure. */
function quizOf(
  { id, name, image, description, points, ...action }: ActionDetail,
  step: number | null,
): Quiz {
  const questions = action.researches[0]?.questions ?? []
  const { participation } = action
  return {
    id,
    name,
    image,
    description,
    points,
    expiration: action.participationEnd,
    questions_count: questions.length,
    solved: 0,
    right: 0,
    finished: null,
    // What is no draft any more says itself why one may not take part.
    participation: participation.state === 'unavailable' ? open : participation,
    questions: questions.map((question, at) => ({
      ...question,
      questionType: questionTypeOf(question),
      revision: '',
      wrong: [],
      isRight: null,
      // Those before are solved, or nobody would have come so far; which way, only they show.
      correctAnswer: step !== null && at < step - 1 ? 0 : null,
      messageForCorrectAnswer: null,
      messageForIncorrectAnswer: null,
      explanation: null,
    })),
  }
}
