import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { getSentAnswers } from '#contract/activities/research/endpoints.ts'
import type { SentAnswers } from '#contract/activities/research/schemas.ts'
import { videoPath } from '#contract/activities/research/video-path.ts'
import { ApiProblem } from '#contract/client.ts'
import { activityErrorTitle } from '../../../routing/activity-boundary.tsx'
import { requireParticipant } from '../../../session/member.server.ts'
import { requireStation } from '../../../station/require-station.ts'
import { useStation } from '../../../station/use-station.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { Container, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { routeNumber } from '../route-number.ts'
import * as css from './review.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  {
    title: loaded
      ? texts.meta(`${texts.review.title} | ${loaded.sent.name}`, loaded.station)
      : activityErrorTitle(error),
  },
]

/** Loads what the member answered the last time (GAP-151). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = routeNumber(args.params.id)
  const sent = await api.call(getSentAnswers, { params: { id } }).catch((problem: unknown) => {
    if (problem instanceof ApiProblem && problem.status === 404) throw data(null, { status: 404 })
    throw problem
  })
  return { id, sent, station: requireStation(args.context).config.name }
}

export default function Review() {
  const { id, sent } = useLoaderData<typeof loader>()
  const { timezone } = useStation()
  return (
    <Container width="reading">
      <Stack gap={24}>
        <TextLink href={`/homepage/atividades/${id}`} kind="stand" icon="arrowLeft">
          {sent.name}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{texts.review.title}</Heading>
          <Text kind="muted">{texts.review.sentOn(formatDateTime(sent.createdAt, timezone))}</Text>
          {sent.marks === 'hidden' ? <Text kind="muted">{texts.review.hidden}</Text> : null}
        </Stack>
        <ol className={css.list}>
          {sent.answers.map((answer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of one sending, in their order.
            <li key={at} className={css.item}>
              <h2 className={css.question}>{`${at + 1}. ${answer.question}`}</h2>
              <Answer {...answer} />
            </li>
          ))}
        </ol>
      </Stack>
    </Container>
  )
}

/** Shows one answer, and whether it was right where that is said. */
function Answer({ options, answer, upload, isRight }: SentAnswers['answers'][number]) {
  const [only] = options
  return (
    <>
      {options.length > 1 ? (
        <ul className={css.chosen}>
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      ) : only ? (
        <p>{only}</p>
      ) : null}
      {answer ? <p className={css.words}>{answer}</p> : null}
      {upload ? (
        <TextLink href={videoPath(upload)} kind="stand" icon="play" reload>
          {texts.review.video}
        </TextLink>
      ) : null}
      {options.length === 0 && !answer && !upload ? <Text kind="muted">{texts.review.none}</Text> : null}
      {isRight === null ? null : isRight ? (
        <Badge tone="success" icon="check">
          {texts.review.right}
        </Badge>
      ) : (
        <Badge tone="warning" icon="close">
          {texts.review.wrong}
        </Badge>
      )}
    </>
  )
}

/** Where nothing was answered, or whose answer it is cannot be told. */
export { ActivityBoundary as ErrorBoundary } from '../../../routing/activity-boundary.tsx'
