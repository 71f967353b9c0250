import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import { isRequired } from '#contract/activities/research/member-research.ts'
import { hasOptions } from '#contract/activities/research/question-types.ts'
import type { Question, Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { Form } from '../../../forms/form.tsx'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { entryForm, moves, stepOf } from '../../owner/move.server.ts'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { EntryRow } from '../../ui/entry-row.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RemoveDialog } from '../../ui/remove-dialog.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import { questionsAddress } from './addresses.ts'
import { duplicateQuestion, moveQuestion, removeQuestion, setAnonymous } from './change-research.ts'
import { MissingQuestions } from './missing-questions.tsx'
import { missingLinks, refusedInWords, researchActivity, saveResearch } from './research.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { activity, asks, research } = await researchActivity(api, routeId(args.params.id))
  return {
    id: activity.id,
    name: activity.name,
    seen: activity.tag,
    asks,
    questions: research.questions,
    anonymous: research.anonymous === true,
    missing: missingLinks({ activity, asks, research }),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireOwner(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'duplicate', 'anonymous', 'named'])
  const activityId = routeId(args.params.id)
  return sendForm(form, entryForm, ({ id, seen, from }) => {
    const change = (message: string, make: Change['make']) =>
      changeQuestions(args.context, { activityId, seen, message, make })
    if (intent === 'remove') return change(texts.removed, (research) => removeQuestion(research, id))
    if (intent === 'anonymous' || intent === 'named')
      return change(texts.anonymous.saved, (research) => setAnonymous(research, intent === 'anonymous'))
    if (intent === 'duplicate') return change(texts.duplicated, (research) => duplicateQuestion(research, id))
    return change(ownerTexts.moved, (research) => moveQuestion(research, id, stepOf(intent), from))
  })
}

type Change = {
  activityId: number
  seen: string
  message: string
  /** The very same, where nothing is left to do. */
  make: (research: Research) => Research
}

async function changeQuestions(context: PortalContext, { activityId, seen, message, make }: Change) {
  const { activity, research } = await researchActivity(context.api, activityId)
  const changed = make(research)
  try {
    if (changed !== research) await saveResearch(context.api, { activity, seen, research: changed })
    return redirectSaved(context, questionsAddress(activityId), message)
  } catch (problem) {
    return refusedInWords(problem, { activity, research: changed })
  }
}

/** What an activity asks, in its order (POL-02). */
export default function Questions() {
  const { id, name, seen, asks, questions, anonymous, missing } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const here = questionsAddress(id)
  const asked = questions.find((one) => String(one.id) === params.get('remover'))
  const isFull = questions.length >= (asks.isOne ? 1 : researchLimits.questions)
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/atividades/${id}`} kind="stand" icon="arrowLeft">
        {texts.backToActivity}
      </TextLink>
      <PageHead title={texts.title(name)} lead={asks.isOne ? texts.leadOne : texts.lead} />
      <SaveNotice problem={answer?.problem} />
      {questions.length > 0 && missing.length > 0 ? <MissingQuestions links={missing} /> : null}
      {questions.length === 0 ? <EmptyState object="help">{texts.none}</EmptyState> : null}
      <ol className={ui.list}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.id}
            question={question}
            {...{ here, seen, isFull }}
            place={at + 1}
            isAlone={questions.length === 1}
          />
        ))}
      </ol>
      <Cluster>
        {isFull ? null : (
          <ButtonLink href={`${here}/nova`} icon="plus">
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
      {asks.isSingle && !asks.isOne ? null : (
        <Anonymity {...{ here, seen, anonymous }} words={asks.isOne ? texts.secret : texts.anonymous} />
      )}
      {asked ? (
        <RemoveDialog
          name={asked.question}
          text={texts.removeText}
          closeHref={here}
          sent={{ id: asked.id, seen, from: 1 }}
        />
      ) : null}
    </Stack>
  )
}

type AnonymityProps = {
  here: string
  seen: string
  anonymous: boolean
  words: Pick<typeof texts.anonymous, 'on' | 'off' | 'about' | 'turnOn' | 'turnOff'> | typeof texts.secret
}
/** Whether it is known who answered what; it stays so once somebody began (GAP-111). */
const Anonymity = ({ here, seen, anonymous, words }: AnonymityProps) => (
  <Card>
    <Form noValidate method="post" action={here}>
      <input type="hidden" name="id" value={1} />
      <input type="hidden" name="seen" value={seen} />
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

type RowProps = {
  question: Question
  place: number
  here: string
  seen: string
  isAlone: boolean
  /** No further one has room: it cannot be copied. */
  isFull: boolean
}

const QuestionRow = ({ question, place, here, seen, isAlone, isFull }: RowProps) => (
  <EntryRow
    id={question.id}
    name={`${place}. ${question.question}`}
    place={isAlone ? null : place}
    seen={seen}
    href={`${here}/${question.id}`}
    about={aboutOf(question)}
  >
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
