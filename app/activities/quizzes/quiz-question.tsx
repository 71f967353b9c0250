import { useEffect, useRef } from 'react'
import type { QuizQuestion } from '#contract/activities/quizzes/schemas.ts'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import * as css from './quiz.css.ts'
import { questionPath, resultPath } from './quiz-address.ts'
import { QuizOptions } from './quiz-options.tsx'
import { texts } from './texts.ts'

/** The refusal of a try; `error` belongs to the options. */
export type RefusedTry = { problem: string; error: string | undefined; option: number | null }

type QuestionProps = {
  quizId: number
  step: number
  total: number
  question: QuizQuestion
  refused: RefusedTry | undefined
}

/** The id of the element that shows the outcome of a try. */
export const outcomeId = 'resposta'

/** Asks one question until the answer is right, then explains it and leads to the next (POL-11). */
export function QuizQuestionForm({ quizId, step, total, question, refused }: QuestionProps) {
  const isSending = useIsSending()
  const occasion = useOccasion('quiz', refused)
  const isSolved = question.correctAnswer !== null
  const errorId = `${outcomeId}-erro`
  return (
    <Form
      noValidate
      method="post"
      action={questionPath(quizId, step)}
      className={css.form}
      id="quiz"
      data-step={step}
    >
      <input type="hidden" name="questao" value={question.id} />
      <input type="hidden" name="visto" value={question.revision} />
      {refused && !refused.error ? (
        <Alert tone="error" title={texts.notSent} live>
          {refused.problem}
        </Alert>
      ) : null}
      <ErrorSnackbar occasion={occasion} message={refused?.error} />
      <QuizOptions question={question} chosen={refused?.option ?? null} errorId={refused?.error && errorId} />
      {refused?.error ? <FieldError id={errorId}>{refused.error}</FieldError> : null}
      <Answered question={question} />
      <div className={css.buttons}>
        {step > 1 ? (
          <ButtonLink href={questionPath(quizId, step - 1)} variant="secondary" icon="arrowLeft">
            {texts.previous}
          </ButtonLink>
        ) : null}
        <div className={css.forward}>
          {isSolved ? (
            <ButtonLink
              href={step === total ? resultPath(quizId) : questionPath(quizId, step + 1)}
              iconAfter="arrowRight"
            >
              {step === total ? texts.seeResult : texts.next}
            </ButtonLink>
          ) : (
            <Button name="passo" value="responder" loading={isSending} loadingLabel={texts.answering}>
              {texts.answer}
            </Button>
          )}
        </div>
      </div>
      <p className={css.note}>{texts.kept}</p>
    </Form>
  )
}

/** Shows the outcome of the last try. It takes the focus when it changes, for the pressed button may be gone. */
function Answered({ question }: { question: QuizQuestion }) {
  const { wrong, correctAnswer, messageForCorrectAnswer, messageForIncorrectAnswer, explanation } = question
  const outcome = useRef<HTMLDivElement>(null)
  const state = `${question.id} ${wrong.length} ${correctAnswer}`
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current !== state) outcome.current?.focus()
    shown.current = state
  }, [state])
  return (
    <div id={outcomeId} ref={outcome} tabIndex={-1} className={css.feedback}>
      {correctAnswer !== null ? (
        <Alert tone="success" title={messageForCorrectAnswer ?? ''} live>
          {explanation ? (
            <div className={css.why}>
              <p className={css.whyTitle}>{texts.explanation}</p>
              <p>{explanation}</p>
            </div>
          ) : null}
        </Alert>
      ) : wrong.length > 0 ? (
        <Alert tone="error" title={messageForIncorrectAnswer ?? ''} live />
      ) : null}
    </div>
  )
}
