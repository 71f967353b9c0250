import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { getParticipation } from '#contract/activities/participation/endpoints.ts'
import { getResearchDraft } from '#contract/activities/research/endpoints.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { ErrorSnackbar } from '../../../forms/form-errors.tsx'
import { useOccasion } from '../../../forms/use-occasion.ts'
import { ErrorMessage, memberHome, useErrorStatus } from '../../../routing/error-page.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { requireParticipant } from '../../../session/member.server.ts'
import { requireStation } from '../../../station/require-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Container, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Heading } from '../../../ui/text.tsx'
import { intentionOf } from '../intention.ts'
import { FeedbackDialog } from '../page/feedback-dialog.tsx'
import { numberOr, routeNumber } from '../route-number.ts'
import { isAskedInPlace } from './asked-in-place.ts'
import { QuestionInput } from './question-input.tsx'
import * as css from './survey.css.ts'
import { askedBy, takeStep } from './survey.server.ts'
import { stepOf } from './survey-step.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? texts.meta(titleOf(loaded), loaded.station) : '' },
]

const titleOf = ({ participation, step, total, name }: Awaited<ReturnType<typeof loadStep>>) =>
  participation ? `${texts.sent} | ${name}` : `${texts.step(step, total)} | ${name}`

export const shouldRevalidate = () => true

/** A survey, a question at an address (POL-01): what was answered so far is on the server. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.actionId)
  // A research is a part of its activity and has its number.
  if (routeNumber(args.params.surveyId) !== activityId) throw data(null, { status: 404 })
  const query = new URL(args.request.url).searchParams
  return loadStep(api, activityId, query, requireStation(args.context).config.name)
}

async function loadStep(api: ApiClient, activityId: number, query: URLSearchParams, station: string) {
  const [{ action, research }, draft, participation] = await Promise.all([
    askedBy(api, activityId),
    api.call(getResearchDraft, { params: { id: activityId } }),
    participationOf(api, activityId, query.get('participacao')),
  ])
  const page = `/homepage/atividades/${activityId}`
  // Such questions stand on the activity's page; and it says why one may not take part.
  if (isAskedInPlace(action.type_id)) throw redirect(page)
  if (!participation && action.participation.state !== 'open') throw redirect(page)
  const total = research.questions.length
  const step = stepOf(query.get('pergunta'), total)
  const question = research.questions[step - 1]
  if (!question) throw data(null, { status: 404 })
  return {
    activityId,
    name: action.name,
    station,
    step,
    total,
    question,
    answer: draft.answers.find((one) => one.question === question.id),
    isMissing: query.get('faltou') === '1',
    participation,
    intention: intentionOf(action.last_participation, query.get('depois'), new Date()),
  }
}

/** What came of sending; somebody else's, or of something else, is none. */
async function participationOf(api: ApiClient, activityId: number, wanted: string | null) {
  const id = numberOr(wanted)
  if (id === null) return null
  const participation = await api.call(getParticipation, { params: { id } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) return null
    throw problem
  })
  return participation?.action_id === activityId ? participation : null
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  return takeStep(api, routeNumber(args.params.actionId), await args.request.formData())
}

export default function Survey() {
  const { activityId, name, step, total, participation } = useLoaderData<typeof loader>()
  return (
    <Container width="form">
      <Stack gap={24}>
        <TextLink href={`/homepage/atividades/${activityId}`} kind="stand" icon="arrowLeft">
          {participation ? texts.back : texts.leave}
        </TextLink>
        <Heading level={1} size="card">
          {name}
        </Heading>
        {participation ? (
          <Alert tone="success">{texts.sent}</Alert>
        ) : (
          <>
            <Progress label={texts.question} detail={texts.count(step, total)} value={step} max={total} />
            <StepForm key={step} />
          </>
        )}
      </Stack>
      {participation ? <FeedbackDialog participation={participation} closeHref="/homepage" /> : null}
    </Container>
  )
}

function StepForm() {
  const { activityId, step, total, question, answer, isMissing, intention } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isSending = useIsSending()
  const occasion = useOccasion('pergunta', refused)
  const error = refused?.error ?? (isMissing && !refused ? texts.notAnswered : undefined)
  const isLast = step === total
  return (
    <Form
      noValidate
      method="post"
      action={`/homepage/survey/${activityId}/${activityId}?pergunta=${step}`}
      className={css.form}
    >
      <input type="hidden" name="pergunta" value={step} />
      <input type="hidden" name="depois" value={intention.after} />
      {isMissing && !refused ? (
        <Alert tone="error" title={texts.notSent}>
          {texts.notAnswered}
        </Alert>
      ) : null}
      {refused && !refused.error ? (
        <Alert tone="error" title={texts.notSent} live>
          {refused.problem}
        </Alert>
      ) : null}
      <ErrorSnackbar occasion={occasion} message={refused?.error} />
      <QuestionInput question={question} answer={refused?.answer ?? answer} error={error} />
      <div className={css.buttons}>
        <div className={step > 1 ? css.forward : css.alone}>
          <Button
            name="passo"
            value={isLast ? 'enviar' : 'proximo'}
            width="full"
            loading={isSending}
            loadingLabel={isLast ? texts.sending : texts.next}
          >
            {isLast ? texts.send : texts.next}
          </Button>
        </div>
        {step > 1 ? (
          <Button name="passo" value="anterior" variant="secondary" formNoValidate>
            {texts.previous}
          </Button>
        ) : null}
      </div>
      <p className={css.note}>{texts.kept}</p>
    </Form>
  )
}

export function ErrorBoundary() {
  return <ErrorMessage status={useErrorStatus()} home={memberHome} />
}
