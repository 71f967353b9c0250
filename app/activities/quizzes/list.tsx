import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listQuizzes } from '#contract/activities/quizzes/endpoints.ts'
import type { QuizCard as Quiz } from '#contract/activities/quizzes/schemas.ts'
import { quizPath } from '../../routing/activity-address.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { ActivityCard } from '../../ui/activity-card.tsx'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { quizzesPath } from './quiz-address.ts'
import * as css from './quizzes.css.ts'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.title, data?.name ?? '') },
]

const pageSize = 24

/** Loads the station's quizzes, each with the member's progress (POL-11, GAP-52). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { id, config } = requireStation(args.context)
  const page = Math.min(numberOr(new URL(args.request.url).searchParams.get('pagina')) ?? 1, 400)
  const { content, total } = await api.call(listQuizzes, {
    params: { id },
    query: { limit: pageSize, offset: (page - 1) * pageSize },
  })
  if (page > 1 && content.length === 0) throw redirect(quizzesPath)
  return { name: config.name, quizzes: content, total, page }
}

export default function Quizzes() {
  const { quizzes, total, page } = useLoaderData<typeof loader>()
  return (
    <Container>
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{texts.title}</Heading>
          {quizzes.length > 0 ? <Text kind="muted">{texts.lead}</Text> : null}
        </Stack>
        {quizzes.length > 0 ? (
          <>
            <ul className={css.grid}>
              {quizzes.map((quiz, at) => (
                <li key={quiz.id} className={css.cell}>
                  <QuizCard quiz={quiz} priority={at < 2} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pages={Math.ceil(total / pageSize)}
              hrefOf={(wanted) => (wanted > 1 ? `?pagina=${wanted}` : quizzesPath)}
            />
          </>
        ) : (
          <EmptyState
            object="help"
            action={
              <ButtonLink href="/homepage/atividades" variant="secondary">
                {texts.toActivities}
              </ButtonLink>
            }
          >
            {texts.empty}
          </EmptyState>
        )}
      </Stack>
    </Container>
  )
}

/** Shown width of a card, for the browser's choice of picture. */
const sizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw'

function QuizCard({ quiz, priority }: { quiz: Quiz; priority: boolean }) {
  const { currency, timezone } = useStation()
  const { id, name, image, points, finished, participation } = quiz
  const isLocked = !finished && participation.state === 'plan_missing'
  const isOver = !finished && participation.state !== 'open'
  const state = finished ? 'done' : isLocked ? 'locked' : isOver ? 'ended' : undefined
  return (
    <ActivityCard
      href={isLocked ? '/homepage/planos' : quizPath(id)}
      title={name}
      type={texts.type}
      cover={image ? pictureSource(image, { sizes }) : undefined}
      reward={points > 0 ? <Points points={points} currency={currency} gain /> : undefined}
      note={noteOf(quiz, timezone)}
      state={state}
      priority={priority}
      headingLevel={2}
    />
  )
}

/** Says how far the member is with a quiz; before the beginning, how many questions it has. */
function noteOf(
  { solved, questions_count: total, finished, participation: { state, message } }: Quiz,
  timezone: string,
): string {
  if (state === 'plan_missing' && !finished) return message.replace(/\.$/, '')
  if (finished) return formatDate(finished.createdAt, timezone)
  return solved > 0 ? texts.progress(solved, total) : texts.questions(total)
}
