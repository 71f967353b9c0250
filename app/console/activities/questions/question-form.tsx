import type { ReactNode } from 'react'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading } from '../../../ui/text.tsx'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import type { Refused } from '../../owner/send-form.server.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { Asks } from '../types/type-form.ts'
import { closedAddress, previewAddress, questionAddress, questionPlace } from './addresses.ts'
import { questionFields } from './fields.ts'
import type { openQuestion } from './open-question.server.ts'
import { OptionFields } from './option-fields.tsx'
import * as css from './questions.css.ts'
import { texts } from './texts.ts'

/** A question that is open in the list. */
export type OpenedQuestion = NonNullable<ReturnType<typeof openQuestion>>

type Props = {
  activityId: number
  asks: Asks
  /** Tag of the activity, as the page shows it. */
  seen: string
  opened: OpenedQuestion
  /** What came back of its form. */
  answer: Refused | undefined
}

/** What an opened question is called. Pure. */
export function titleOfOpened({ place, isGone }: Pick<OpenedQuestion, 'place' | 'isGone'>): string {
  if (isGone) return texts.goneQuestion
  return place === 0 ? texts.newQuestion : texts.questionN(place)
}

/** One question with its options, written in its place of the list (POL-02, POL-14). */
export function QuestionForm({ activityId, asks, seen, opened, answer }: Props) {
  const { id, place, isGone } = opened
  return (
    <li className={css.opened} id={questionPlace(id)}>
      <Cluster justify="between">
        <Heading level={3} size="card">
          {titleOfOpened(opened)}
        </Heading>
        {place === 0 ? null : (
          <TextLink
            href={previewAddress(activityId, asks.isOne ? {} : { question: place })}
            kind="stand"
            newWindow
          >
            {texts.preview}
          </TextLink>
        )}
      </Cluster>
      <SaveNotice problem={answer?.problem} fields={questionFields(asks)} />
      {isGone && !answer ? (
        <EmptyState object="help" action={<Close activityId={activityId} id={id} />}>
          {texts.gone}
        </EmptyState>
      ) : (
        <OwnerForm
          action={questionAddress(activityId, id)}
          encType="multipart/form-data"
          preventScrollReset
          {...{ answer, kept: opened.values, seen }}
        >
          <input type="hidden" name="intent" value="question" />
          <Stack gap={24}>
            <Inputs asks={asks} opened={opened} />
            <Buttons activityId={activityId} opened={opened} />
          </Stack>
        </OwnerForm>
      )}
    </li>
  )
}

/** Everything that is said of a question. */
function Inputs({ asks, opened: { feedbacks, lastNumber } }: Pick<Props, 'asks' | 'opened'>) {
  const fields = questionFields(asks)
  const input = (name: string) => <FieldInput field={fieldOf(fields, name)} />
  return (
    <>
      {input('id')}
      {input('question')}
      {asks.isSingle ? null : <Ways input={input} />}
      <details>
        <summary className={ui.summary}>{texts.looks}</summary>
        <Stack gap={16}>
          <PictureInput field={fieldOf(fields, 'image')} remove={texts.noPicture} />
          <div className={ui.two}>
            {input('color')}
            {input('textColor')}
          </div>
        </Stack>
      </details>
      {asks.feedbacks === 'choices' && feedbacks.length === 0 ? (
        <Alert tone="warning">{texts.results.noneYet}</Alert>
      ) : null}
      <OptionFields {...{ asks, feedbacks, lastNumber }} />
      {asks.explains ? <Sayings input={input} /> : null}
    </>
  )
}

function Buttons({ activityId, opened: { id, isLive } }: Pick<Props, 'activityId' | 'opened'>) {
  const isSending = useIsSending()
  return (
    <Cluster>
      <Button loading={isSending} loadingLabel={texts.saving}>
        {isLive ? texts.saveLive : texts.save}
      </Button>
      <Close activityId={activityId} id={id} />
    </Cluster>
  )
}

/** Back to the list, where the question stands in its row. */
const Close = ({ activityId, id }: { activityId: number; id: OpenedQuestion['id'] }) => (
  <ButtonLink href={closedAddress(activityId, id)} variant="quiet" preventScrollReset>
    {texts.backToQuestions}
  </ButtonLink>
)

/** How it is answered. */
const Ways = ({ input }: { input: (name: string) => ReactNode }) => (
  <>
    {input('type')}
    <div className={ui.two}>
      {input('required')}
      {input('mask')}
    </div>
  </>
)

/** What is said after a try. */
const Sayings = ({ input }: { input: (name: string) => ReactNode }) => (
  <fieldset className={ui.fieldset}>
    <legend>{texts.sayings}</legend>
    <Stack gap={16}>
      {input('messageForCorrectAnswer')}
      {input('messageForIncorrectAnswer')}
      {input('explanation')}
    </Stack>
  </fieldset>
)
