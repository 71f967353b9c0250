import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { confirmCredit, listWaitingCredits, refuseCredit } from '#contract/console/people/endpoints.ts'
import {
  confirmPoints,
  findPointPeople,
  getPointQueue,
  refusePoints,
  savePointSettings,
} from '#contract/console/points/endpoints.ts'
import { pointRefusalSchema, pointSettingsSchema } from '#contract/console/points/schemas.ts'
import { idField } from '#contract/content-fields.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { Stack } from '../../ui/layout.tsx'
import { valuesOf } from '../fields/field-values.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { seenOf } from '../owner/seen-of.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { CreditQueue, CreditRefusalDialog } from './credit-queue.tsx'
import { decidedFields, fourEyesFields, refusalFields } from './fields.ts'
import { Finder } from './finder.tsx'
import { FourEyes } from './four-eyes.tsx'
import { Queue } from './queue.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta()

const here = '/gestao/pontos'

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const query = new URL(args.request.url).searchParams
  const search = query.get('busca')?.trim().slice(0, 100) ?? ''
  const [queue, credits, people] = await Promise.all([
    api.call(getPointQueue),
    api.call(listWaitingCredits),
    search ? api.call(findPointPeople, { query: { search } }) : [],
  ])
  const refusing = queue.list.find(({ id, isMine }) => !isMine && id === numberOr(query.get('recusar')))
  const kept = valuesOf(fourEyesFields, queue.settings)
  const refusingCredit = credits.find(({ id }) => id === numberOr(query.get('recusar-varias'))) ?? null
  return { search, people, queue, credits, kept, refusing: refusing ?? null, refusingCredit }
}

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const form = await args.request.formData()
  switch (intentOf(form, ['confirmar', 'recusar', 'confirmar-varias', 'recusar-varias', 'limitar'])) {
    case 'confirmar':
      return confirm(args.context, form)
    case 'recusar':
      return refuse(args.context, form)
    case 'confirmar-varias':
      return confirmMany(args.context, form)
    case 'recusar-varias':
      return refuseMany(args.context, form)
    case 'limitar':
      return limit(args.context, form)
  }
}

const byId = { id: idField }

const confirm = (context: PortalContext, form: FormData) =>
  sendForm(form, { fields: decidedFields, schema: z.object(byId) }, async ({ id }) => {
    await context.api.call(confirmPoints, { params: { id } })
    return redirectSaved(context, here, texts.queue.confirmed)
  })

const refusal = { name: 'refuse', fields: refusalFields, schema: pointRefusalSchema.extend(byId) }
const refuse = (context: PortalContext, form: FormData) =>
  sendForm(form, refusal, async ({ id, reason }) => {
    await context.api.call(refusePoints, { params: { id }, body: { reason } })
    return redirectSaved(context, here, texts.refuse.done)
  })

const confirmMany = (context: PortalContext, form: FormData) =>
  sendForm(form, { fields: decidedFields, schema: z.object(byId) }, async ({ id }) => {
    await context.api.call(confirmCredit, { params: { id } })
    return redirectSaved(context, here, texts.queue.confirmed)
  })

const refuseMany = (context: PortalContext, form: FormData) =>
  sendForm(form, refusal, async ({ id, reason }) => {
    await context.api.call(refuseCredit, { params: { id }, body: { reason } })
    return redirectSaved(context, here, texts.refuse.done)
  })

const settings = { name: 'limit', fields: fourEyesFields, schema: pointSettingsSchema }
const limit = (context: PortalContext, form: FormData) =>
  sendForm(form, settings, async (value) => {
    await context.api.call(savePointSettings, { body: { seen: seenOf(form), value } })
    return redirectSaved(context, here, texts.fourEyes.saved)
  })

/** What waits for a second person, whose points are given or taken, and from which amount on two people are needed (PPL-13). */
export default function Points() {
  const { search, people, queue, credits, kept, refusing, refusingCredit } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer?.form === 'refuse' && (refusing || refusingCredit) ? answer : undefined
  const limited = answer?.form === 'limit' ? answer : undefined
  return (
    <Stack gap={32} className={ui.listPage}>
      <PageHead title={texts.title} lead={texts.lead} />
      {refused || limited ? null : <SaveNotice problem={answer?.problem} />}
      {queue.waiting > 0 ? <Queue list={queue.list} waiting={queue.waiting} /> : null}
      {credits.length > 0 ? <CreditQueue list={credits} /> : null}
      <Finder search={search} people={people} />
      <FourEyes settings={queue.settings} people={queue.people} kept={kept} answer={limited} />
      {refusing ? <RefusalDialog act={refusing} answer={refused} /> : null}
      {refusingCredit ? <CreditRefusalDialog credit={refusingCredit} answer={refused} /> : null}
    </Stack>
  )
}
