import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Research } from '#contract/activities/research/research.ts'
import { intentOf } from '../../../routing/intent-of.server.ts'
import { routeId } from '../../../routing/route-id.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { entryForm, moves, stepOf } from '../../owner/move.server.ts'
import { requireTeam } from '../../owner/require-team.server.ts'
import { redirectSaved } from '../../owner/save-change.server.ts'
import { sendForm } from '../../owner/send-form.server.ts'
import { consoleMeta } from '../../ui/console-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SaveNotice } from '../../ui/save-notice.tsx'
import { ownerTexts } from '../../ui/texts.ts'
import * as ui from '../../ui/ui.css.ts'
import { askedAddress, questionsAddress } from './addresses.ts'
import { duplicateQuestion, moveQuestion, removeQuestion, setAnonymous } from './change-research.ts'
import { MissingQuestions } from './missing-questions.tsx'
import { QuestionList } from './question-list.tsx'
import { missingLinks, refusedInWords, researchActivity, saveResearch } from './research.server.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ name }) => texts.title(name))

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
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
  await requireTeam(args)
  const form = await args.request.formData()
  const intent = intentOf(form, [...moves, 'remove', 'duplicate', 'anonymous', 'named'])
  const activityId = routeId(args.params.id)
  const to = form.get('volta') === 'atividade' ? askedAddress(activityId) : questionsAddress(activityId)
  return sendForm(form, entryForm, ({ id, seen, from }) => {
    const change = (message: string, make: Change['make']) =>
      changeQuestions(args.context, { activityId, to, seen, message, make })
    if (intent === 'remove') return change(texts.removed, (research) => removeQuestion(research, id))
    if (intent === 'anonymous' || intent === 'named')
      return change(texts.anonymous.saved, (research) => setAnonymous(research, intent === 'anonymous'))
    if (intent === 'duplicate') return change(texts.duplicated, (research) => duplicateQuestion(research, id))
    return change(ownerTexts.moved, (research) => moveQuestion(research, id, stepOf(intent), from))
  })
}

type Change = {
  activityId: number
  /** The page from which it was sent. */
  to: string
  seen: string
  message: string
  /** The very same, where nothing is left to do. */
  make: (research: Research) => Research
}

async function changeQuestions(context: PortalContext, { activityId, to, seen, message, make }: Change) {
  const { activity, research } = await researchActivity(context.api, activityId)
  const changed = make(research)
  try {
    if (changed !== research) await saveResearch(context.api, { activity, seen, research: changed })
    return redirectSaved(context, to, message)
  } catch (problem) {
    return refusedInWords(problem, { activity, research: changed })
  }
}

/** What an activity asks, in its order (POL-02). */
export default function Questions() {
  const { id, name, missing, ...asked } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href={`/gestao/atividades/${id}`} kind="stand" icon="arrowLeft">
        {texts.backToActivity}
      </TextLink>
      <PageHead title={texts.title(name)} lead={asked.asks.isOne ? texts.leadOne : texts.lead} />
      <SaveNotice problem={answer?.problem} />
      {asked.questions.length > 0 && missing.length > 0 ? <MissingQuestions links={missing} /> : null}
      <QuestionList {...asked} activityId={id} here={questionsAddress(id)} closeHref={questionsAddress(id)} />
    </Stack>
  )
}
