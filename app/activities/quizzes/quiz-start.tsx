import type { Quiz } from '#contract/activities/quizzes/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Points } from '../../ui/amount.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { formatDate, formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Heading } from '../../ui/text.tsx'
import * as css from './quiz.css.ts'
import { questionPath, quizzesPath, resultPath } from './quiz-address.ts'
import { texts } from './texts.ts'

export type QuizHead = Omit<Quiz, 'questions'>

/** Shows a quiz's subject, its reward and the way in or on. `reached`: the question the member has come to. */
export function QuizStart({ quiz, reached }: { quiz: QuizHead; reached: number }) {
  const { currency, timezone } = useStation()
  const { id, name, image, description, points, expiration, questions_count: total, solved, finished } = quiz
  return (
    <Stack gap={24}>
      <TextLink href={quizzesPath} kind="stand" icon="arrowLeft">
        {texts.backToList}
      </TextLink>
      {image ? (
        <Picture
          {...pictureSource(image, { sizes: '(min-width: 44rem) 42rem, 100vw' })}
          alt=""
          ratio="wide"
          priority
          className={css.cover}
        />
      ) : null}
      <Stack gap={8}>
        <Heading level={1}>{name}</Heading>
        <p className={css.facts}>
          {points > 0 ? (
            <span className={css.reward}>
              <Points points={points} currency={currency} gain />
            </span>
          ) : null}
          <span>{texts.questions(total)}</span>
          {expiration && !finished ? <span>{texts.until(formatDate(expiration, timezone))}</span> : null}
        </p>
      </Stack>
      {finished ? (
        <Alert tone="success">
          {finished.earned > 0
            ? texts.finishedWith(
                formatDate(finished.createdAt, timezone),
                formatPoints(finished.earned, currency),
              )
            : texts.finishedOn(formatDate(finished.createdAt, timezone))}
        </Alert>
      ) : quiz.participation.state === 'open' ? null : (
        <Alert tone="warning">{quiz.participation.message}</Alert>
      )}
      {solved > 0 && !finished ? (
        <Progress label={texts.type} detail={texts.progress(solved, total)} value={solved} max={total} />
      ) : null}
      <Door quiz={quiz} reached={reached} id={id} />
      {description ? <Prose sanitizedHtml={description} under={1} /> : null}
    </Stack>
  )
}

function Door({ quiz, reached, id }: { quiz: QuizHead; reached: number; id: number }) {
  const { finished, solved, questions_count: total, participation } = quiz
  if (finished || (total > 0 && solved === total))
    return (
      <ButtonLink href={resultPath(id)} width="phone">
        {texts.seeResult}
      </ButtonLink>
    )
  if (participation.state !== 'open') return null
  return (
    <ButtonLink href={questionPath(id, reached)} width="phone" iconAfter="arrowRight">
      {solved > 0 || reached > 1 ? texts.goOn : texts.start}
    </ButtonLink>
  )
}
