import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { hasHole, mixesRanges, repeatedRanges } from '#contract/activities/research/feedback-ranges.ts'
import { lastNumberOf } from '#contract/activities/research/numbers.ts'
import { feedbackSchema, type Research } from '#contract/activities/research/research.ts'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { addAnimation } from '#contract/console/activities/endpoints.ts'
import type { PageHandle } from '../../../routing/page-handle.ts'
import { routeId } from '../../../routing/route-id.ts'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { fieldOf } from '../../fields/field.ts'
import { valuesOf } from '../../fields/field-values.server.ts'
import { useFormState } from '../../fields/form-context.ts'
import { rowsOf } from '../../fields/form-rows.ts'
import { FieldInput, RemoveBox } from '../../fields/inputs.tsx'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { seenOf } from '../../owner/seen-of.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { storedOr } from '../../owner/store-file.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { OwnerForm } from '../../ui/owner-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import * as ui from '../../ui/ui.css.ts'
import type { Asks } from '../types/type-form.ts'
import { askedAddress, questionsAddress } from './addresses.ts'
import { putFeedbacks } from './change-research.ts'
import { eachOf, feedbackFields } from './fields.ts'
import * as css from './questions.css.ts'
import { refusedInWords, researchActivity, saveResearch } from './research.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.results.title(name))

export const handle: PageHandle = { takesFile: 'team' }

const schema = z.object({ feedbacks: z.array(feedbackSchema).max(researchLimits.feedbacks).default([]) })

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const { activity, asks, research } = await researchActivity(api, routeId(args.params.id))
  if (!asks.feedbacks) throw new Response(null, { status: 404 })
  return {
    id: activity.id,
    name: activity.name,
    isLive: activity.status === 'published',
    seen: activity.tag,
    asks,
    values: valuesOf(feedbackFields(asks), { feedbacks: research.feedbacks }),
    lastNumber: lastNumberOf(research),
    warnings: asks.feedbacks === 'score' ? rangeWarnings(research) : [],
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const form = await args.request.formData()
  const { activity, asks, research } = await researchActivity(api, routeId(args.params.id))
  const described = {
    fields: feedbackFields(asks),
    schema,
    storeFile: (_: unknown, file: File) =>
      storedOr(async () => ({ address: (await api.call(addAnimation, { upload: { file } })).animation })),
  }
  return sendForm(form, described, async ({ feedbacks }) => {
    const changed = putFeedbacks(research, feedbacks)
    try {
      await saveResearch(api, { activity, seen: seenOf(form), research: changed })
      return redirectSaved(args.context, `${questionsAddress(activity.id)}/resultados`, texts.results.saved)
    } catch (problem) {
      return refusedInWords(problem, { activity, research: changed })
    }
  })
}

/** What members read at the end: by their share of right answers, or by what they chose most (POL-08, ACT-12). */
export default function Feedbacks() {
  const { id, name, isLive, seen, asks, values, lastNumber, warnings } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  const isByChoices = asks.feedbacks === 'choices'
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={askedAddress(id)} kind="stand" icon="arrowLeft">
        {texts.backToQuestions}
      </TextLink>
      <PageHead
        title={texts.results.title(name)}
        lead={isByChoices ? texts.results.choices : texts.results.score}
      />
      <SaveNotice problem={answer?.problem} fields={feedbackFields(asks)} />
      {answer
        ? null
        : warnings.map((warning) => (
            <Alert key={warning} tone="warning">
              {warning}
            </Alert>
          ))}
      {!answer && isByChoices && rowsOf(values, 'feedbacks') === 0 ? (
        <Alert tone="warning">{texts.results.none}</Alert>
      ) : null}
      <OwnerForm encType="multipart/form-data" {...{ answer, kept: values, seen }}>
        <Stack gap={24}>
          <FeedbackRows asks={asks} lastNumber={lastNumber} />
          <Button loading={isSending} loadingLabel={texts.saving}>
            {isLive ? texts.saveLive : texts.save}
          </Button>
        </Stack>
      </OwnerForm>
    </Stack>
  )
}

type RowsProps = { asks: Asks; lastNumber: number }

/** Those there are and room for one more, which has its number already: sent again it is the same. */
function FeedbackRows({ asks, lastNumber }: RowsProps) {
  const { values } = useFormState()
  const there = rowsOf(values, 'feedbacks')
  const numbers = Array.from({ length: there }, (_, at) => Number(values[`feedbacks[${at}].id`]) || 0)
  const spare = Math.min(there === 0 ? 2 : 1, Math.max(0, researchLimits.feedbacks - there))
  const last = Math.max(lastNumber, ...numbers)
  return (
    <>
      {Array.from({ length: there + spare }, (_, at) => (
        <FeedbackRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the form is another one when its feedbacks are
          key={at}
          at={at}
          asks={asks}
          newNumber={at < there ? null : last + 1 + at - there}
        />
      ))}
    </>
  )
}

type RowProps = { at: number; asks: Asks; newNumber: number | null }

function FeedbackRow({ at, asks, newNumber }: RowProps) {
  const { values } = useFormState()
  const prefix = `feedbacks[${at}].`
  const each = eachOf(feedbackFields(asks), 'feedbacks')
  const input = (name: string, more = {}) => (
    <FieldInput field={{ ...fieldOf(each, name), ...more }} prefix={prefix} />
  )
  const hasAnimation = Boolean(values[`${prefix}feedbackLottie`])
  return (
    <fieldset className={css.entry}>
      <legend>{newNumber === null ? texts.results.one(at + 1) : texts.results.fresh}</legend>
      {newNumber === null ? input('id') : <input type="hidden" name={`${prefix}id`} value={newNumber} />}
      <Stack gap={16}>
        {input('feedback')}
        <div className={ui.two}>
          {asks.feedbacks === 'score' ? input('range') : null}
          {newNumber === null ? input('place') : null}
        </div>
        {input('feedbackLottie', hasAnimation ? { help: texts.results.hasAnimation } : {})}
        {hasAnimation ? (
          <RemoveBox prefix={prefix} name="feedbackLottie.remove" label={texts.results.noAnimation} />
        ) : null}
        {newNumber === null ? <RemoveBox prefix={prefix} name="remove" label={texts.results.remove} /> : null}
      </Stack>
    </fieldset>
  )
}

/** What is wrong with the ranges of feedbacks, in words (POL-08, GAP-40). Pure. */
function rangeWarnings(research: Research): string[] {
  const { feedbacks } = research
  const rangeAt = (at: number) => feedbacks[at]?.range ?? 0
  return [
    ...(hasHole(research) ? [texts.results.hole(Math.max(...feedbacks.map(({ range }) => range)))] : []),
    ...(mixesRanges(research) ? [texts.results.mixed] : []),
    ...[...new Set(repeatedRanges(research).map(rangeAt))].map(texts.results.twice),
  ]
}
