import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import type { Question as Asked } from '#contract/activities/research/research.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading } from '../../../ui/text.tsx'
import { differencesOf } from '../../fields/differences.ts'
import { fieldOf } from '../../fields/field.ts'
import { FieldInput } from '../../fields/inputs.tsx'
import { requireOwner } from '../../owner/require-owner.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { type SaveProblem, saveProblem } from '../../owner/save-problem.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { storePicture } from '../../owner/store-file.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PictureInput } from '../../ui/picture-input.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import { askedAddress, previewAddress } from './addresses.ts'
import { addQuestion, putQuestion } from './change-research.ts'
import { questionFields } from './fields.ts'
import { OptionFields } from './option-fields.tsx'
import { questionForm, questionValues } from './read-question.server.ts'
import { type ResearchActivity, researchActivity, saveResearch } from './research.server.ts'
import { problemsOfQuestion } from './research-problems.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ place, isGone }) => titleOf(place, isGone))

export const handle: PageHandle = { takesFile: 'owner' }

/** The number of the question; null: a new one. @throws a 404 for what is neither */
const questionIdOf = (params: { questionId?: string | undefined }) =>
  params.questionId === 'nova' ? null : routeId(params.questionId)

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireOwner(args)
  const { activity, asks, research } = await researchActivity(api, routeId(args.params.id))
  const id = questionIdOf(args.params)
  const place = research.questions.findIndex((one) => one.id === id) + 1
  const isGone = id !== null && place === 0
  const loaded = {
    activityId: activity.id,
    isLive: activity.status === 'published',
    seen: activity.tag,
    asks,
    place,
    isGone,
    values: questionValues(asks, research, research.questions[place - 1]),
    lastNumber: lastNumberOf(research),
    feedbacks: research.feedbacks.map((one) => ({ value: String(one.id), label: shortOf(one.feedback) })),
  }
  return data(loaded, isGone ? 404 : 200)
}

/** The beginning of a feedback, to choose it by. */
const shortOf = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireOwner(args)
  const id = questionIdOf(args.params)
  const form = await args.request.formData()
  const asked = await researchActivity(api, routeId(args.params.id))
  const { activity, asks, research } = asked
  const before = research.questions.find((one) => one.id === id)
  const described = { ...questionForm(asks, before), storeFile: storePicture(args.context) }
  return sendForm(form, described, async (value) => {
    const question = id === null ? value : { ...value, id }
    const changed = id === null ? addQuestion(research, question) : putQuestion(research, question)
    try {
      if (changed !== research) await saveResearch(api, { activity, seen: seenOf(form), research: changed })
      return redirectSaved(args.context, askedAddress(activity.id), texts.saved)
    } catch (problem) {
      return refused(problem, { ...asked, research: changed }, question)
    }
  })
}

/** What the API refused, beside the fields of this question; who was faster, with what they have of it. */
function refused(problem: unknown, { activity, asks, research }: ResearchActivity, mine: Asked): SaveProblem {
  const said = saveProblem(problem)
  const words = problemsOfQuestion(said.fields, activity.id, research, mine.id)
  const messages = [...words.messages, ...said.messages]
  if (!said.conflict) return { ...said, fields: words.fields, messages }
  const theirs = (said.conflict.value as ResearchValue).body?.research?.questions?.find(
    ({ id }) => id === mine.id,
  )
  const differences = differencesOf(questionFields(asks), theirs, mine)
  return { ...said, fields: {}, messages, conflict: { ...said.conflict, differences, replaces: true } }
}
type ResearchValue = { body?: { research?: { questions?: Asked[] } } }

/** One question with its options (POL-02, POL-14). */
export default function QuestionPage() {
  const { activityId, isLive, seen, asks, place, isGone, values, lastNumber, feedbacks } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const fields = questionFields(asks)
  const input = (name: string) => <FieldInput field={fieldOf(fields, name)} />
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={askedAddress(activityId)} kind="stand" icon="arrowLeft">
        {texts.backToQuestions}
      </TextLink>
      <Heading level={1}>{titleOf(place, isGone)}</Heading>
      {place === 0 ? null : (
        <TextLink href={previewAddress(activityId, asks.isOne ? undefined : place)} kind="stand" newWindow>
          {texts.preview}
        </TextLink>
      )}
      <SaveNotice problem={answer?.problem} fields={fields} />
      {isGone && !answer ? (
        <EmptyState object="help">{texts.gone}</EmptyState>
      ) : (
        <OwnerForm encType="multipart/form-data" {...{ answer, kept: values, seen }}>
          <Stack gap={24}>
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
            <Button loading={isSending} loadingLabel={texts.saving}>
              {isLive ? texts.saveLive : texts.save}
            </Button>
          </Stack>
        </OwnerForm>
      )}
    </Stack>
  )
}

const titleOf = (place: number, isGone: boolean) => {
  if (isGone) return texts.goneQuestion
  return place === 0 ? texts.newQuestion : texts.questionN(place)
}

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
