import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useActionData, useLoaderData } from '@remix-run/react'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { activityErrorTitle } from '../../../routing/activity-boundary.tsx'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { requireParticipant } from '../../../session/member.server.ts'
import { requireStation } from '../../../station/require-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Container, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { FeedbackDialog } from '../page/feedback-dialog.tsx'
import { routeNumber } from '../route-number.ts'
import { type LoadedStep, loadStep } from './load-step.server.ts'
import { ReviewLink } from './review-link.tsx'
import { StepForm } from './step-form.tsx'
import { takeStep } from './survey.server.ts'
import { texts } from './texts.ts'
import { allTried } from './unsent-answers.ts'
import { readSurveyForm } from './video.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: loaded ? texts.meta(titleOf(loaded), loaded.station) : activityErrorTitle(error) },
]

const titleOf = ({ taken, step, total, name }: LoadedStep) =>
  taken ? `${texts.sent} | ${name}` : `${texts.step(step, total)} | ${name}`

export const handle: PageHandle = { takesFile: 'member', mostFileBytes: researchLimits.videoBytes }

export const shouldRevalidate = () => true

/** Loads a survey, a question at an address (POL-01); the answers so far are on the server. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.actionId)
  // A research is a part of its activity and has its number.
  if (routeNumber(args.params.surveyId) !== activityId) throw data(null, { status: 404 })
  const loaded = await loadStep(api, activityId, new URL(args.request.url).searchParams)
  return { ...loaded, station: requireStation(args.context).config.name }
}

/** Waits until unsent answers have arrived before the step is read (ADR 102). */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await allTried()
  return serverLoader<typeof loader>()
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const activityId = routeNumber(args.params.actionId)
  return takeStep(api, activityId, await readSurveyForm(api, activityId, args))
}

export default function Survey() {
  const loaded = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { activityId, name, step, total, taken } = loaded
  return (
    <Container width="form">
      <Stack gap={24}>
        {taken ? (
          <TextLink href={`/homepage/atividades/${activityId}`} kind="stand" icon="arrowLeft">
            {texts.back}
          </TextLink>
        ) : null}
        <Heading level={1} size="card">
          {name}
        </Heading>
        {taken ? (
          <Alert tone="success">{texts.sent}</Alert>
        ) : (
          <>
            <Progress label={texts.question} detail={texts.count(step, total)} value={step} max={total} />
            <StepForm key={step} loaded={loaded} refused={refused} />
          </>
        )}
      </Stack>
      {taken ? (
        <FeedbackDialog {...taken} closeHref="/homepage">
          {taken.participation.score?.won === false ? null : <Text kind="muted">{texts.done}</Text>}
          <ReviewLink activityId={activityId} anonymous={loaded.anonymous} />
        </FeedbackDialog>
      ) : null}
    </Container>
  )
}

export { ActivityBoundary as ErrorBoundary } from '../../../routing/activity-boundary.tsx'
