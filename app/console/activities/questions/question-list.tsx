import { useSearchParams } from '@remix-run/react'
import { isRequired } from '#contract/activities/research/member-research.ts'
import { hasOptions } from '#contract/activities/research/question-types.ts'
import type { Question } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { Form } from '../../../forms/form.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { EntryRow } from '../../ui/entry-row.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { Asks } from '../types/type-form.ts'
import { newQuestion, questionAddress, questionPlace } from './addresses.ts'
import { type OpenedQuestion, QuestionForm } from './question-form.tsx'
import * as css from './questions.css.ts'
import { texts } from './texts.ts'
import { useOpenedFocus } from './use-opened-focus.ts'

type Props = {
  activityId: number
  /** The tag of the activity, as the page shows it. */
  seen: string
  asks: Asks
  questions: readonly Question[]
  anonymous: boolean
  /** Where its forms are answered. */
  here: string
  /** The page without the question of a removal. */
  closeHref: string
  /** Set where one comes back to the form of the activity. */
  back?: boolean
  /** The one that is written now, and what came back of its form. */
  opened?: OpenedQuestion | null
  answer?: Refused | undefined
}

/** The questions of an activity in their order, with what can be done to them (POL-02). */
export function QuestionList(props: Props) {
  const { activityId, seen, asks, questions, anonymous, here, closeHref, back = false, opened } = props
  const [params] = useSearchParams()
  useOpenedFocus(opened)
  const asked = questions.find((one) => String(one.id) === params.get('remover'))
  const isFull = questions.length >= (asks.isOne ? 1 : researchLimits.questions)
  return (
    <>
      {questions.length === 0 && !opened ? <EmptyState object="help">{texts.none}</EmptyState> : null}
      <Rows {...props} isFull={isFull} />
      {opened ? null : <Ways {...{ activityId, here, asks, isFull }} />}
      {opened || (asks.isSingle && !asks.isOne) ? null : (
        <Anonymity {...{ here, seen, back, anonymous }} words={asks.isOne ? texts.secret : texts.anonymous} />
      )}
      {asked ? (
        <RemoveDialog
          name={asked.question}
          text={texts.removeText}
          closeHref={closeHref}
          action={here}
          sent={{ id: asked.id, seen, from: 1, ...(back && { volta: 'atividade' }) }}
        />
      ) : null}
    </>
  )
}

/** Each question in its row; one that is not there yet at the end. */
const Rows = ({ isFull, ...props }: Props & { isFull: boolean }) => (
  <ol className={ui.list}>
    {props.questions.map((question, at) =>
      props.opened ? (
        <OpenRow key={question.id} {...{ ...props, opened: props.opened, question }} place={at + 1} />
      ) : (
        <QuestionRow
          key={question.id}
          {...{ ...props, question, isFull }}
          place={at + 1}
          isAlone={props.questions.length === 1}
        />
      ),
    )}
    {props.opened && props.opened.place === 0 ? (
      <QuestionForm {...props} opened={props.opened} answer={props.answer} />
    ) : null}
  </ol>
)

type OpenRowProps = Props & { opened: OpenedQuestion; question: Question; place: number }

/** While a question is open, it stands as its form and the others in their words only. */
const OpenRow = ({ opened, question, place, ...props }: OpenRowProps) =>
  opened.id === question.id ? (
    <QuestionForm {...props} opened={opened} answer={props.answer} />
  ) : (
    <li className={css.waiting}>
      <strong>{`${place}. ${question.question}`}</strong>
      <span className={ui.small}>{aboutOf(question)}</span>
    </li>
  )

/** To one more question, what comes of the answers, and many questions at once. */
type WaysProps = Pick<Props, 'activityId' | 'here' | 'asks'> & { isFull: boolean }
const Ways = ({ activityId, here, asks, isFull }: WaysProps) => (
  <Cluster>
    {isFull ? null : (
      <ButtonLink
        id={questionPlace(newQuestion)}
        href={questionAddress(activityId, newQuestion)}
        variant="secondary"
        icon="plus"
        preventScrollReset
      >
        {texts.add}
      </ButtonLink>
    )}
    {asks.feedbacks ? (
      <ButtonLink href={`${here}/resultados`} variant="secondary" icon="trophy">
        {texts.results.door}
      </ButtonLink>
    ) : null}
    {isFull ? null : (
      <ButtonLink href={`${here}/importar`} variant="quiet" icon="upload">
        {texts.importing.door}
      </ButtonLink>
    )}
  </Cluster>
)

/** Says that it was sent from the form of the activity. */
const Back = () => <input type="hidden" name="volta" value="atividade" />

type AnonymityProps = Pick<Props, 'here' | 'seen' | 'back' | 'anonymous'> & {
  words: Pick<typeof texts.anonymous, 'on' | 'off' | 'about' | 'turnOn' | 'turnOff'> | typeof texts.secret
}
/** Whether it is known who answered what; it stays so once somebody began (GAP-111). */
const Anonymity = ({ here, seen, back, anonymous, words }: AnonymityProps) => (
  <Card>
    <Form noValidate method="post" action={here}>
      <input type="hidden" name="id" value={1} />
      <input type="hidden" name="seen" value={seen} />
      {back ? <Back /> : null}
      <Stack gap={12}>
        <Heading level={2} size="small">
          {anonymous ? words.on : words.off}
        </Heading>
        <Text kind="muted">{words.about}</Text>
        <Cluster>
          <Button name="intent" value={anonymous ? 'named' : 'anonymous'} variant="secondary">
            {anonymous ? words.turnOff : words.turnOn}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  </Card>
)

type RowProps = Pick<Props, 'activityId' | 'here' | 'seen' | 'back'> & {
  question: Question
  place: number
  isAlone: boolean
  /** No further one has room: it cannot be copied. */
  isFull: boolean
}

const QuestionRow = ({ activityId, question, place, here, seen, back, isAlone, isFull }: RowProps) => (
  <EntryRow
    id={question.id}
    name={`${place}. ${question.question}`}
    place={isAlone ? null : place}
    seen={seen}
    href={questionAddress(activityId, question.id)}
    anchor={questionPlace(question.id)}
    about={aboutOf(question)}
    action={here}
  >
    {back ? <Back /> : null}
    {isFull ? null : (
      <Button
        name="intent"
        value="duplicate"
        variant="quiet"
        size="small"
        aria-label={`${texts.duplicate}: ${question.question}`}
      >
        {texts.duplicate}
      </Button>
    )}
  </EntryRow>
)

const aboutOf = (question: Question) =>
  [
    texts.kinds[question.type],
    hasOptions(question.type) ? texts.options(question.options.length) : '',
    isRequired(question) ? texts.required : '',
  ]
    .filter(Boolean)
    .join(' · ')
