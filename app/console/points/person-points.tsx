import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { getPersonPoints, movePersonPoints } from '#contract/console/points/endpoints.ts'
import { type PersonPoints, type PointAct, pointActSchema } from '#contract/console/points/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { routeId } from '../../routing/route-id.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Values } from '../fields/field-values.server.ts'
import { readForm } from '../fields/read-form.server.ts'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { refusal, type SaveProblem } from '../owner/save-problem.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { Acts } from './acts.tsx'
import { pointFields } from './fields.ts'
import { NewAct } from './new-act.tsx'
import { reversalOf } from './reversal-of.server.ts'
import { Review } from './review.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ points }) => texts.of(points.person.name))

const sent = { fields: pointFields, schema: pointActSchema }

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const points = await api.call(getPersonPoints, { params: { id: routeId(args.params.id) } })
  const { timezone } = requireStation(args.context).config
  const wrong = numberOr(new URL(args.request.url).searchParams.get('estornar'))
  const act = points.acts.find(({ id, state }) => id === wrong && state === 'done')
  return { points, formKey: newFormKey(), begun: act ? reversalOf(act, timezone) : {} }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const id = routeId(args.params.id)
  const form = await args.request.formData()
  switch (intentOf(form, ['conferir', 'corrigir', 'lancar'])) {
    case 'conferir':
      return review(args.context, form, id)
    case 'corrigir':
      return change(form)
    case 'lancar':
      return move(args.context, form, id)
  }
}

/** A form as it came: wrong, to be looked at, or to be changed; the key of an intention goes with it through its steps. */
type Step = { typed: Values; formKey?: string | undefined; problem?: SaveProblem | null; reviewed?: PointAct }

/** What is sent is looked at before it is done; its words stand in no address. */
async function review(context: PortalContext, form: FormData, id: number) {
  const { typed, errors, value } = await readForm(form, sent)
  if (value === undefined) return data<Step>({ typed, problem: refusal(errors) }, { status: 422 })
  if (value.direction === 'debit') {
    const { availableH } = await context.api.call(getPersonPoints, { params: { id } })
    const { currency } = requireStation(context).config
    if (hundredthsForCents(value.amountCents, currency.multiplier ?? 1) > availableH) {
      const problem = refusal({ amountCents: texts.notThere(formatPoints(availableH / 100, currency)) })
      return data<Step>({ typed, problem }, { status: 422 })
    }
  }
  return data<Step>({ typed, reviewed: value, formKey: formKeyOf(form) })
}

/** Back to the form, with what was typed. */
async function change(form: FormData) {
  const { typed } = await readForm(form, sent)
  return data<Step>({ typed, formKey: formKeyOf(form) })
}

const move = (context: PortalContext, form: FormData, id: number) =>
  sendForm(form, sent, async (body) => {
    const sentAs = { params: { id }, body, idempotencyKey: formKeyOf(form) }
    const { state } = await context.api.call(movePersonPoints, sentAs)
    const said = state === 'done' ? texts.done[body.direction] : texts.asked
    return redirectSaved(context, `/gestao/pessoas/${id}/pontos`, said)
  })

/** A person's points: given or taken by hand, looked at before it is done, corrected by another act only (GAP-162). */
export default function PersonPointsPage() {
  const { points, begun, ...loaded } = useLoaderData<typeof loader>()
  const answer: Step | undefined = useActionData<typeof action>()
  const { person, closed } = points
  const { formKey = loaded.formKey, problem = null, reviewed } = answer ?? {}
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/pontos" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead title={texts.of(person.name)} lead={person.email} />
      <SaveNotice problem={problem} fields={pointFields} />
      <Wallet points={points} />
      {closed ? (
        <Alert>{texts.closed[closed]}</Alert>
      ) : answer && reviewed ? (
        <Review {...{ act: reviewed, typed: answer.typed, points, formKey }} />
      ) : (
        <NewAct typed={answer?.typed ?? begun} problem={problem} formKey={formKey} />
      )}
      <Acts acts={points.acts} isOpen={closed === null} />
    </Stack>
  )
}

function Wallet({ points: { availableH, heldH } }: { points: PersonPoints }) {
  const { currency } = useStation()
  const held = { term: texts.held, value: formatPoints(heldH / 100, currency) }
  return (
    <DescriptionList
      items={[
        { term: texts.balance, value: formatPoints(availableH / 100, currency) },
        ...(heldH > 0 ? [held] : []),
      ]}
    />
  )
}
