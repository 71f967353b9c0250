import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { quizPath } from '../../routing/activity-address.ts'
import { activityErrorTitle } from '../../routing/activity-boundary.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Heading } from '../../ui/text.tsx'
import { finish, quizOr404, tryChosen } from './play.server.ts'
import { stepReached, viewOf } from './quiz-address.ts'
import { QuizQuestionForm } from './quiz-question.tsx'
import { QuizResult } from './quiz-result.tsx'
import { QuizStart } from './quiz-start.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) => [
  { title: loaded ? texts.meta(titleOf(loaded), loaded.station) : activityErrorTitle(error) },
]

type Loaded = Awaited<ReturnType<typeof loader>>
const titleOf = ({ quiz, view }: Pick<Loaded, 'quiz' | 'view'>) => {
  if (view.kind === 'question') return `${texts.step(view.step, quiz.questions_count)} | ${quiz.name}`
  return view.kind === 'result' ? `${texts.result.title} | ${quiz.name}` : quiz.name
}

/** Loads anew after a refusal too, for the question may be another one by now. */
export const shouldRevalidate = () => true

/** @throws a 404 for an address without a quiz */
function idOf(request: Request): number {
  const id = numberOr(new URL(request.url).searchParams.get('id'))
  if (id === null) throw data(null, { status: 404 })
  return id
}

/** Loads a quiz: its beginning, one of its questions, or its result, each at an address (POL-11, POL-12). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { questions, ...quiz } = await quizOr404(api, idOf(args.request))
  const view = viewOf(new URL(args.request.url).searchParams, { ...quiz, questions })
  if (view.kind === 'elsewhere') throw redirect(view.path)
  return {
    station: requireStation(args.context).config.name,
    quiz,
    view,
    reached: stepReached({ questions }),
    question: view.kind === 'question' ? (questions[view.step - 1] ?? null) : null,
    questions: view.kind === 'result' ? questions : [],
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const id = idOf(args.request)
  const form = await args.request.formData()
  const intent = intentOf(form, ['responder', 'finalizar'], { field: 'passo', unnamed: 'responder' })
  if (intent === 'finalizar') return finish(api, args.context, id)
  const step = numberOr(new URL(args.request.url).searchParams.get('pergunta')) ?? 1
  return tryChosen(api, { id, step }, form)
}

export default function QuizPage() {
  const { quiz, view, reached, question, questions } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Container width="reading">
      {view.kind === 'result' ? (
        <QuizResult quiz={quiz} questions={questions} filter={view.filter} problem={refused?.problem} />
      ) : view.kind === 'question' && question ? (
        <Stack gap={24}>
          <TextLink href={quizPath(quiz.id)} kind="stand" icon="arrowLeft">
            {texts.leave}
          </TextLink>
          <Heading level={1} size="card">
            {quiz.name}
          </Heading>
          <Progress
            label={texts.question}
            detail={texts.count(view.step, quiz.questions_count)}
            value={view.step}
            max={quiz.questions_count}
          />
          <QuizQuestionForm
            key={question.id}
            quizId={quiz.id}
            step={view.step}
            total={quiz.questions_count}
            question={question}
            refused={refused}
          />
        </Stack>
      ) : (
        <QuizStart quiz={quiz} reached={reached} />
      )}
    </Container>
  )
}

export { ActivityBoundary as ErrorBoundary } from '../../routing/activity-boundary.tsx'
