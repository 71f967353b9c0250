import type { QuizQuestion } from '#contract/activities/quizzes/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { quizPath } from '../../routing/activity-address.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge, Chip } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { formatDate, formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './quiz.css.ts'
import { type Filter, filters, quizzesPath, resultPath } from './quiz-address.ts'
import type { QuizHead } from './quiz-start.tsx'
import { texts } from './texts.ts'

type ResultProps = {
  quiz: QuizHead
  questions: readonly QuizQuestion[]
  filter: Filter
  /** The reason why the quiz could not be finished. */
  problem: string | undefined
}

const labels = { todas: texts.result.all, certas: texts.result.right, erradas: texts.result.wrong } as const

/** Shows the score, the questions behind it, and 'Finalizar!' (POL-12, POL-13). */
export function QuizResult({ quiz, questions, filter, problem }: ResultProps) {
  const { id, name, right, questions_count: total } = quiz
  const wanted = filters[filter]
  const shown = questions.filter(({ isRight }) => wanted === null || isRight === wanted)
  return (
    <Stack gap={24}>
      <TextLink href={quizPath(id)} kind="stand" icon="arrowLeft">
        {name}
      </TextLink>
      <Heading level={1}>{texts.result.title}</Heading>
      <p className={css.score}>
        <span className={css.figure}>{texts.result.score(right, total)}</span>
        <span>{texts.result.scoreLabel}</span>
      </p>
      <Finish quiz={quiz} problem={problem} />
      <nav aria-label={texts.result.filter}>
        <ul className={css.chips}>
          {Object.keys(filters)
            .filter((one): one is Filter => Object.hasOwn(labels, one))
            .map((one) => (
              <li key={one}>
                <Chip href={resultPath(id, one)} current={one === filter}>
                  {labels[one]}
                </Chip>
              </li>
            ))}
        </ul>
      </nav>
      {shown.length === 0 ? (
        <EmptyState object={wanted ? 'help' : 'trophy'}>
          {wanted ? texts.result.noneRight : texts.result.noneWrong}
        </EmptyState>
      ) : (
        <ol className={css.list}>
          {shown.map((question) => (
            <Answer key={question.id} question={question} position={questions.indexOf(question) + 1} />
          ))}
        </ol>
      )}
    </Stack>
  )
}

/** Shows the button, as long as there is something to finish; then what it came to. */
function Finish({ quiz, problem }: Pick<ResultProps, 'quiz' | 'problem'>) {
  const { currency, timezone } = useStation()
  const isSending = useIsSending()
  const { id, points, finished, participation } = quiz
  if (finished) {
    const day = formatDate(finished.createdAt, timezone)
    return (
      <Alert
        tone="success"
        action={
          <ButtonLink href={quizzesPath} variant="secondary">
            {texts.backToList}
          </ButtonLink>
        }
      >
        {finished.earned > 0
          ? texts.finishedWith(day, formatPoints(finished.earned, currency))
          : texts.finishedOn(day)}
      </Alert>
    )
  }
  if (participation.state !== 'open') return <Alert tone="warning">{participation.message}</Alert>
  return (
    <Form noValidate method="post" action={resultPath(id)}>
      <Stack gap={8}>
        {problem ? (
          <Alert tone="error" live>
            {problem}
          </Alert>
        ) : null}
        <Button
          name="passo"
          value="finalizar"
          width="full"
          loading={isSending}
          loadingLabel={texts.result.finishing}
        >
          {texts.result.finish}
        </Button>
        {points > 0 ? (
          <Text kind="smallMuted">{texts.result.finishHelp(formatPoints(points, currency))}</Text>
        ) : null}
      </Stack>
    </Form>
  )
}

function Answer({ question, position }: { question: QuizQuestion; position: number }) {
  const labelOf = (wanted: number) => question.options.find(({ id }) => id === wanted)?.label
  const right = question.correctAnswer === null ? undefined : labelOf(question.correctAnswer)
  const tried = question.wrong.map(labelOf).filter((label) => label !== undefined)
  return (
    <li className={css.item}>
      <h2 className={css.itemTitle}>{`${position}. ${question.question}`}</h2>
      <p>
        {question.isRight ? (
          <Badge tone="success" icon="check">
            {texts.result.isRight}
          </Badge>
        ) : (
          <Badge tone="warning" icon="close">
            {texts.result.isWrong}
          </Badge>
        )}
      </p>
      {right === undefined ? null : <Line label={texts.result.answer} words={right} />}
      {tried.length > 0 ? <Line label={texts.result.tried} words={tried.join(' · ')} /> : null}
      {question.explanation ? <p className={css.why}>{question.explanation}</p> : null}
    </li>
  )
}

const Line = ({ label, words }: { label: string; words: string }) => (
  <p className={css.line}>
    <Text as="span" kind="muted">
      {label}
    </Text>
    <span>{words}</span>
  </p>
)
