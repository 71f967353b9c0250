import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { getParticipation } from '#contract/activities/participation/endpoints.ts'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { ErrorSnackbar } from '../../../forms/form-errors.tsx'
import { useOccasion } from '../../../forms/use-occasion.ts'
import {
  ErrorMessage,
  errorWords,
  memberHome,
  statusOf,
  useErrorStatus,
} from '../../../routing/error-page.tsx'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { requireParticipant } from '../../../session/member.server.ts'
import { requireStation } from '../../../station/require-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Container, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { intentionOf } from '../intention.ts'
import { FeedbackDialog } from '../page/feedback-dialog.tsx'
import { numberOr, routeNumber } from '../route-number.ts'
import { choicesName } from './answer-form.ts'
import { askedBy, draftOf } from './asked-by.server.ts'
import { isAskedInPlace } from './asked-in-place.ts'
import { QuestionInput } from './question-input.tsx'
import * as css from './survey.css.ts'
import { takeStep } from './survey.server.ts'
import { stepOf } from './survey-step.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: loaded ? texts.meta(titleOf(loaded), loaded.station) : errorWords(statusOf(error)).title },
]

const titleOf = ({ participation, step, total, name }: Awaited<ReturnType<typeof loadStep>>) =>
  participation ? `${texts.sent} | ${name}` : `${texts.step(step, total)} | ${name}`

export const handle: PageHandle = { takesFile: 'member', mostFileBytes: researchLimits.videoBytes }

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
    draftOf(api, activityId),
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
    // Sending led here: what it said, as long as it is so (ERR-04).
    problem: query.get('faltou') === '1' ? draft.problems[choicesName(question.id)] : undefined,
    isTooLarge: query.has('grande'),
    anonymous: research.anonymous,
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
      {participation ? (
        <FeedbackDialog participation={participation} closeHref="/homepage">
          {participation.score?.won === false ? null : <Text kind="muted">{texts.done}</Text>}
        </FeedbackDialog>
      ) : null}
    </Container>
  )
}

function StepForm() {
  const loaded = useLoaderData<typeof loader>()
  const { activityId, step, total, question, answer, problem, isTooLarge, anonymous, intention } = loaded
  const refused = useActionData<typeof action>()
  const isSending = useIsSending()
  const occasion = useOccasion('pergunta', refused)
  const [percent, setPercent] = useState(0)
  const lost = useLostVideo()
  const error = refused ? refused.error : isTooLarge ? texts.video.tooLarge : problem
  const isUnsent = refused ? error === texts.notAnswered : problem !== undefined
  const isLast = step === total
  return (
    <Form
      noValidate
      method="post"
      action={`/homepage/survey/${activityId}/${activityId}?pergunta=${step}`}
      className={css.form}
      onSubmit={lost.onSubmit}
      data-step={step}
      encType={question.type_id === questionTypes.video ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="pergunta" value={step} />
      <input type="hidden" name="depois" value={intention.after} />
      <input type="hidden" name="anonima" value={anonymous ? '1' : '0'} />
      {anonymous && (step === 1 || isLast) ? (
        <Alert title={texts.anonymous.name}>
          {texts.anonymous.text} {texts.anonymous.least}
        </Alert>
      ) : null}
      {isUnsent ? (
        <Alert tone="error" title={texts.notSent} live={refused !== undefined}>
          {error === fieldTexts.required ? texts.notAnswered : error}
        </Alert>
      ) : null}
      {refused && !refused.error ? (
        <Alert tone="error" title={texts.notSent} live>
          {refused.problem}
        </Alert>
      ) : null}
      <ErrorSnackbar occasion={occasion} message={refused?.error} />
      <QuestionInput
        question={question}
        answer={refused?.answer ?? answer}
        isOther={refused?.isOther}
        error={error}
        isAnonymous={anonymous}
        video={{ activityId, loaded, onPercent: setPercent, onLost: lost.onLost }}
      />
      {lost.isAsked ? (
        <Alert tone="warning" title={texts.video.lostTitle} live>
          {texts.video.goOnWithout}
        </Alert>
      ) : null}
      <div className={css.buttons}>
        <div className={step > 1 ? css.forward : css.alone}>
          <Button
            name="passo"
            value={isLast ? 'enviar' : 'proximo'}
            width="full"
            loading={isSending || percent > 0}
            loadingLabel={percent > 0 ? texts.video.percent(percent) : isLast ? texts.sending : texts.next}
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

/** A video that was refused or lost is no answer: who goes on without it is asked once. */
function useLostVideo() {
  const [state, setState] = useState<'none' | 'lost' | 'asked'>('none')
  return {
    isAsked: state === 'asked',
    onLost: (isLost: boolean) => setState(isLost ? 'lost' : 'none'),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      const isForward = !['anterior', 'remover'].includes(submitter?.getAttribute('value') ?? '')
      if (state !== 'lost' || !isForward) return
      event.preventDefault()
      setState('asked')
    },
  }
}

export function ErrorBoundary() {
  return <ErrorMessage status={useErrorStatus()} home={memberHome} />
}
