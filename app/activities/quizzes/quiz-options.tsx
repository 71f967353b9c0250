import type { QuizQuestion } from '#contract/activities/quizzes/schemas.ts'
import { pictureSource } from '../../station/picture-source.ts'
import { dot } from '../../ui/choice.css.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Edged, Marked } from '../../ui/marked.tsx'
import { Picture } from '../../ui/picture.tsx'
import * as shared from '../../ui/question.css.ts'
import * as css from './quiz.css.ts'
import { texts } from './texts.ts'

type OptionsProps = {
  question: QuizQuestion
  /** The chosen option of a refused try. */
  chosen: number | null
  /** The id of the message that belongs to the options. */
  errorId: string | undefined
}
type Option = QuizQuestion['options'][number]
type State = keyof typeof css.options

/** Shows the options of a question: wrong ones that were tried are disabled; once it is solved all are (POL-11, POL-14). */
export function QuizOptions({ question, chosen, errorId }: OptionsProps) {
  const { options, image, correctAnswer, wrong, questionType } = question
  const stateOf = (id: number): State => {
    if (id === correctAnswer) return 'right'
    if (wrong.includes(id)) return 'wrong'
    return correctAnswer === null ? 'plain' : 'rest'
  }
  return (
    <fieldset className={shared.group} aria-describedby={errorId}>
      <legend className={shared.legend}>
        <Marked look={question}>{question.question}</Marked>
      </legend>
      {image ? (
        <Picture
          {...pictureSource(image, { sizes: '(min-width: 44rem) 42rem, 100vw' })}
          alt=""
          className={shared.picture}
        />
      ) : null}
      <div className={questionType === 'photo' ? photosOf(options.length) : shared.options}>
        {options.map((option) => (
          <OptionChoice
            key={option.id}
            option={option}
            state={stateOf(option.id)}
            isChosen={option.id === chosen}
            isInvalid={errorId !== undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

const photosOf = (count: number) => (count % 3 === 0 ? shared.photos : css.pairs)

type ChoiceProps = { option: Option; state: State; isChosen: boolean; isInvalid: boolean }

function OptionChoice({ option, state, isChosen, isInvalid }: ChoiceProps) {
  const { id, label, image } = option
  const isOut = state === 'wrong' || state === 'rest'
  return (
    <label className={(image ? css.photoOptions : css.options)[state]}>
      {image ? (
        <Picture
          {...pictureSource(image, { sizes: '(min-width: 44rem) 14rem, 50vw' })}
          alt=""
          className={cx(shared.photo, isOut && css.paled)}
        />
      ) : null}
      <span className={cx(shared.line, !image && css.label)}>
        <input
          // What it stands for changes with the answer, not with what was pressed since.
          key={state}
          type="radio"
          name="opcao"
          value={id}
          className={`${dot} ${shared.input}`}
          defaultChecked={state === 'right' || isChosen}
          disabled={state !== 'plain'}
          aria-invalid={isInvalid || undefined}
        />
        <span className={css.label}>
          <Edged look={option}>{label}</Edged>
        </span>
        {image ? null : <Verdict state={state} />}
      </span>
      {image ? <Verdict state={state} /> : null}
    </label>
  )
}

/** Shows right or wrong, never by colour alone. */
function Verdict({ state }: { state: State }) {
  if (state === 'wrong')
    return (
      <span className={css.verdictWrong}>
        <Icon name="close" size={16} />
        {texts.wrongOption}
      </span>
    )
  return state === 'right' ? (
    <span className={css.verdictRight}>
      <Icon name="check" size={16} />
      {texts.rightOption}
    </span>
  ) : null
}
