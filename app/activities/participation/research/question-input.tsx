import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isMultiple, questionTypes } from '#contract/activities/research/question-types.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { useMask } from '../../../forms/use-mask.ts'
import { pictureSource } from '../../../station/picture-source.ts'
import * as choice from '../../../ui/choice.css.ts'
import { Field, FieldError } from '../../../ui/field.tsx'
import { Edged, Marked } from '../../../ui/marked.tsx'
import { Picture } from '../../../ui/picture.tsx'
import * as css from '../../../ui/question.css.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { choicesName, otherValue, wordsName } from './answer-form.ts'
import { texts } from './texts.ts'

type QuestionProps = {
  question: MemberQuestion
  answer?: ResearchAnswer | undefined
  error?: string | undefined
  /** 'Outro' was chosen and nothing said. */
  isOther?: boolean | undefined
  /** Set where it stands in a narrow panel. */
  isSmall?: boolean
  /** Only one may be chosen, whatever its kind, and who changes the choice is told so: a checklist (ACT-09, POL-09). */
  isChecklist?: boolean
  /** Tells the writer not to say who they are. */
  isAnonymous?: boolean
  /** The field of a question that asks for a video: polls and checklists have none, and load none. */
  video?: ReactNode
}

/** Shows a question of any kind with what was answered so far (POL-02, POL-14). */
export function QuestionInput(props: QuestionProps) {
  const { question, error, isSmall = false, isAnonymous = false, video = null } = props
  const { id, image } = question
  const errorId = `${choicesName(id)}-error`
  // A video says beside its field what is wrong with it.
  const ownError = question.type_id === questionTypes.video ? undefined : error
  return (
    <fieldset className={css.group} aria-describedby={ownError ? errorId : undefined}>
      <legend className={isSmall ? css.smallLegend : css.legend}>
        <Marked look={question}>{question.question}</Marked>
      </legend>
      {image ? (
        <Picture
          {...pictureSource(image, { sizes: '(min-width: 40rem) 36rem, 100vw' })}
          alt=""
          className={css.picture}
        />
      ) : null}
      {video ? video : question.options.length > 0 ? <Choices {...props} /> : <OwnWords {...props} />}
      {isAnonymous && asksWords(question) ? <p className={css.hint}>{texts.anonymous.words}</p> : null}
      {ownError ? <FieldError id={errorId}>{ownError}</FieldError> : null}
    </fieldset>
  )
}

const asksWords = ({ otherOption, type_id }: MemberQuestion) => otherOption || type_id === questionTypes.text

const warningMs = 2_000

/** Lets another choice replace the first, as dots do, and says why for two seconds (POL-09). */
function useOneOption(isOne: boolean) {
  const [warned, setWarned] = useState(0)
  const hasChosen = useRef(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (warned === 0) return
    const timer = setTimeout(() => setWarned(0), warningMs)
    return () => clearTimeout(timer)
  }, [warned])
  // What was sent and refused, or chosen before the page had its scripts, is a choice too.
  useEffect(() => {
    hasChosen.current = group.current?.querySelector('input:checked') != null
  }, [])
  const check = () => {
    if (isOne && hasChosen.current) setWarned(Date.now())
    hasChosen.current = true
  }
  return { group, check, isWarned: warned > 0 }
}

function Choices({ question, answer, error, isOther: isUnsaid = false, isChecklist = false }: QuestionProps) {
  const { id, options, otherOption, type_id } = question
  const name = choicesName(id)
  const hasBoxes = isMultiple(type_id) && !isChecklist
  const { group, check, isWarned } = useOneOption(isChecklist)
  const hasPhotos = options.some(({ image }) => image)
  const control = {
    name,
    type: hasBoxes ? 'checkbox' : 'radio',
    'aria-invalid': error ? (true as const) : undefined,
    className: `${hasBoxes ? choice.box : choice.dot} ${css.input}`,
  }
  const isSaid = answer !== undefined && answer.options.length === 0 && answer.answer !== ''
  return (
    <>
      {hasBoxes ? <p className={css.hint}>{texts.many}</p> : null}
      <div className={hasPhotos ? css.photos : css.options} ref={group}>
        {options.map(({ id: optionId, label, image, ...look }) => (
          <label key={optionId} className={image ? css.photoOption : css.option}>
            {image ? (
              <Picture
                {...pictureSource(image, { sizes: '(min-width: 40rem) 12rem, 50vw' })}
                alt=""
                className={css.photo}
              />
            ) : null}
            <span className={css.line}>
              <input
                {...control}
                value={optionId}
                defaultChecked={answer?.options.includes(optionId)}
                onChange={check}
              />
              <Edged look={look}>{label}</Edged>
            </span>
          </label>
        ))}
        {otherOption ? (
          <label className={css.option}>
            <input
              {...control}
              value={otherValue}
              defaultChecked={isUnsaid || isSaid || (hasBoxes && (answer?.answer ?? '') !== '')}
            />
            {texts.other}
          </label>
        ) : null}
      </div>
      {otherOption ? (
        <div className={css.words}>
          <Field id={wordsName(id)} label={texts.otherText}>
            <TextInput
              name={wordsName(id)}
              defaultValue={answer?.answer}
              onChange={({ currentTarget }) => tickOther(currentTarget, group.current)}
            />
          </Field>
        </div>
      ) : null}
      <p role="alert">{isWarned ? <FieldError>{texts.oneOption}</FieldError> : null}</p>
    </>
  )
}

/** Ticks 'other' when its text is typed. */
function tickOther(input: HTMLInputElement, group: HTMLElement | null): void {
  const other = group?.querySelector<HTMLInputElement>(`input[value="${otherValue}"]`)
  if (other && input.value !== '') other.checked = true
}

/** Shows a text; in the shape of a CPF or a date where one is asked for (POL-04, GAP-43). */
function OwnWords({ question, answer, error }: QuestionProps) {
  const { id, mask, question: label } = question
  const input = useRef<HTMLInputElement>(null)
  useMask(input, mask ?? undefined)
  const common = {
    id: wordsName(id),
    name: wordsName(id),
    defaultValue: answer?.answer,
    'aria-label': label,
    'aria-invalid': error ? (true as const) : undefined,
    dir: 'auto',
  } as const
  if (mask) return <TextInput {...common} ref={input} inputMode="numeric" autoComplete="off" />
  // No `maxLength`: the server counts as people do, a browser counts a flag as four.
  return <TextArea {...common} rows={5} maxLetters={researchLimits.answerLetters} />
}
