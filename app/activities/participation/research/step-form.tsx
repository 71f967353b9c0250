import { type FormEvent, useState } from 'react'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import { fieldTexts } from '#contract/field-texts.ts'
import { Form } from '../../../forms/form.tsx'
import { ErrorSnackbar } from '../../../forms/form-errors.tsx'
import { goesWithout, RefusedFile } from '../../../forms/refused-file.tsx'
import { useMended } from '../../../forms/use-mended.ts'
import { useOccasion } from '../../../forms/use-occasion.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { usePageOwner } from '../../../session/page-owner.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { toldName } from './answer-form.ts'
import type { LoadedStep } from './load-step.server.ts'
import { QuestionInput } from './question-input.tsx'
import type { RefusedStep } from './refused-step.server.ts'
import * as css from './survey.css.ts'
import { surveyPath, wrongPath } from './survey-step.ts'
import { texts } from './texts.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { VideoAnswer } from './video-answer.tsx'
import { videoTexts } from './video-texts.ts'

type StepProps = {
  loaded: LoadedStep
  /** The refusal that the step came back with. */
  refused: RefusedStep | undefined
}

/** Shows one question with the buttons of its step; each of them keeps the answer (POL-01). */
export function StepForm({ loaded, refused }: StepProps) {
  const { activityId, step, total, question, answer, anonymous, intention } = loaded
  const [percent, setPercent] = useState(0)
  const lost = useLostVideo()
  const pageOwner = usePageOwner()
  const kept = useKeptAnswer({ activityId, question, answer, anonymous, refused })
  const typed = kept.typed ?? { answer: refused?.answer ?? answer, isOther: refused?.isOther }
  const isEnd = step === 1 || step === total
  // A list leads to other questions, too.
  const isElsewhere = !refused && loaded.wrong.length > 1
  const isVideo = question.type_id === questionTypes.video
  const { isMended, mend } = useMended(refused ?? loaded)
  const error = isMended ? undefined : errorOf(loaded, refused)
  return (
    <Form
      ref={kept.form}
      noValidate
      method="post"
      action={`${surveyPath(activityId)}?pergunta=${step}`}
      className={css.form}
      onInput={() => {
        mend()
        kept.onInput()
      }}
      onSubmit={(event) => {
        lost.onSubmit(event)
        if (!event.defaultPrevented) kept.onSubmit(event)
      }}
      data-step={step}
      encType={isVideo ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="pergunta" value={step} />
      <input type="hidden" name="depois" value={intention.after} />
      <input type="hidden" name={toldName} value={anonymous ? '1' : '0'} />
      {anonymous && isEnd ? (
        <Alert title={texts.anonymous.name}>
          {texts.anonymous.text} {texts.anonymous.least}
        </Alert>
      ) : null}
      {isMended && !isElsewhere ? null : <Refusal loaded={loaded} refused={refused} />}
      <QuestionInput
        key={kept.version}
        question={question}
        answer={typed.answer}
        isOther={typed.isOther}
        error={error}
        isAnonymous={anonymous}
        video={
          isVideo ? (
            <VideoAnswer
              activityId={activityId}
              loaded={loaded}
              questionId={question.id}
              upload={typed.answer?.upload}
              error={error}
              isOptional={!question.required}
              pageOwner={pageOwner}
              onPercent={setPercent}
              onLost={lost.onLost}
            />
          ) : null
        }
      />
      {lost.fileName === null ? null : (
        <RefusedFile
          fileName={lost.fileName}
          goOn={videoTexts.goOnWithout}
          name="passo"
          value={step === total ? 'enviar' : 'proximo'}
        />
      )}
      <Buttons step={step} total={total} percent={percent} />
      <p className={css.note}>{texts.kept}</p>
    </Form>
  )
}

/** Gives the error that stands beside the question. */
function errorOf({ step, wrong, isTooLarge }: LoadedStep, refused: StepProps['refused']): string | undefined {
  if (refused) return refused.error
  return isTooLarge ? videoTexts.tooLarge : wrong.find((one) => one.step === step)?.message
}

/** Shows why it was not sent: for several questions a list with links to them (POL-07). */
function Refusal({ loaded, refused }: StepProps) {
  const { activityId, question, wrong } = loaded
  const occasion = useOccasion('pergunta', refused)
  if (!refused)
    return wrong.length > 1 ? (
      <ErrorSummary
        title={texts.notSent}
        problems={wrong.map(({ step, question: label, message }) => ({
          label,
          message,
          href: wrongPath(activityId, step),
        }))}
      />
    ) : (
      <NotSent message={wrong[0]?.message} />
    )
  const { error, problem, isSending } = refused
  return (
    <>
      {error && !isSending && error !== texts.notAnswered ? null : (
        <NotSent message={error ?? problem} isNews />
      )}
      {error ? (
        <ErrorSnackbar
          occasion={occasion}
          message={isSending ? texts.wrong(question.question, error) : error}
        />
      ) : (
        <ErrorSnackbar occasion={occasion} message={texts.error} text={problem} />
      )}
    </>
  )
}

const NotSent = ({ message, isNews = false }: { message: string | undefined; isNews?: boolean }) =>
  message === undefined ? null : (
    <Alert tone="error" title={texts.notSent} live={isNews}>
      {message === fieldTexts.required ? texts.notAnswered : message}
    </Alert>
  )

type ButtonsProps = { step: number; total: number; percent: number }

function Buttons({ step, total, percent }: ButtonsProps) {
  const isSending = useIsSending()
  const isLast = step === total
  return (
    <div className={css.buttons}>
      <div className={step > 1 ? css.forward : css.alone}>
        <Button
          name="passo"
          value={isLast ? 'enviar' : 'proximo'}
          width="full"
          loading={isSending || percent > 0}
          loadingLabel={percent > 0 ? videoTexts.percent(percent) : isLast ? texts.sending : texts.next}
        >
          {isLast ? texts.send : texts.next}
        </Button>
      </div>
      {step > 1 ? (
        <Button name="passo" value="anterior" variant="secondary" formNoValidate>
          {texts.previous}
        </Button>
      ) : null}
      <Button name="passo" value="sair" variant="quiet" className={css.leave} formNoValidate>
        {texts.leave}
      </Button>
    </div>
  )
}

/** Holds the step back while a video was refused or lost, until another comes or the member goes on without it (POL-05). */
function useLostVideo() {
  const [fileName, setFileName] = useState<string | null>(null)
  return {
    fileName,
    onLost: setFileName,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      const isForward = !['anterior', 'remover', 'sair'].includes(submitter?.getAttribute('value') ?? '')
      if (fileName !== null && isForward && !goesWithout(event)) event.preventDefault()
    },
  }
}
