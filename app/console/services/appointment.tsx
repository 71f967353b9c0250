import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { decideAppointment, openAppointment } from '#contract/console/services/endpoints.ts'
import { decisionSchema } from '#contract/console/services/schemas.ts'
import { appointmentNames, weekdayNames } from '#contract/services/appointments/kinds.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { Badge } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime, formatPhone } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Text } from '../../ui/text.tsx'
import { valuesOf } from '../fields/field-values.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { DecisionForms, ProblemOnTop } from './decision-forms.tsx'
import { confirmFields, refuseFields, replyFields } from './fields.ts'
import * as css from './services.css.ts'
import { stateLooks } from './state-looks.ts'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(
  ({ request }) => `${appointmentNames[request.kind]}: ${texts.request(request.id)}`,
)

export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Reads the request: its person sees that it was opened, by whom and when (GAP-93). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const request = await api.call(openAppointment, { params: { id: routeId(args.params.id) } })
  const { timezone } = requireStation(args.context).config
  return { request, kept: valuesOf(confirmFields, { at: request.at, answer: '' }, timezone) }
}

const forms = {
  confirm: { fields: confirmFields, said: texts.confirm.done },
  done: { fields: [], said: texts.finish.done },
  refuse: { fields: refuseFields, said: texts.refuse.done },
  answer: { fields: replyFields, said: texts.reply.done },
} as const

export async function action(args: ActionFunctionArgs) {
  await requireTeam(args)
  const { context, request } = args
  const id = routeId(args.params.id)
  const form = await request.formData()
  const what = intentOf(form, ['confirm', 'done', 'refuse', 'answer'])
  const { fields, said } = forms[what]
  const sent = {
    ...{ name: what, fields, schema: decisionSchema, timeZone: requireStation(context).config.timezone },
    complete: (value: Record<string, unknown>) => ({
      ...value,
      what,
      // The same time again, after the warning, is meant.
      ...(what === 'confirm' && form.get('ciente') !== form.get('at') && { isUsual: true }),
      ...(what !== 'done' && { seen: String(form.get('seen') ?? '') }),
    }),
  }
  return sendForm(form, sent, async (body) => {
    await context.api.call(decideAppointment, { params: { id }, body })
    return redirectSaved(context, '/gestao/consultas', said)
  })
}

/** One request: what it says, when it is, and what the team answers. */
export default function Appointment() {
  const { request, kept } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { timezone } = useStation()
  const { id, person, kind, state, weekday, at, createdAt } = request
  const isOpen = state === 'asked' || state === 'confirmed'
  // Of a form that is not there (any more).
  const isGone = answer?.form === 'done' || (answer?.form !== 'answer' && !isOpen)
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/consultas" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <PageHead
        title={`${appointmentNames[kind]}: ${person}`}
        lead={`${texts.request(id)}. ${texts.opened}`}
      />
      {isGone ? <SaveNotice problem={answer?.problem} /> : <ProblemOnTop answer={answer} />}
      <div>
        <Badge {...stateLooks[state]}>{texts.states[state]}</Badge>
      </div>
      <DescriptionList
        items={[
          { term: texts.asked, value: formatDateTime(createdAt, timezone) },
          { term: texts.preference, value: weekdayNames[weekday] },
          { term: texts.when, value: at ? formatDateTime(at, timezone) : texts.noTime },
          { term: texts.mail, value: request.email },
          { term: texts.tel, value: formatPhone(request.tel ?? '') || texts.missing },
          ...(request.phone ? [{ term: texts.phone, value: formatPhone(request.phone) }] : []),
        ]}
      />
      <Panel title={texts.description}>
        <p className={css.typed}>{request.description}</p>
      </Panel>
      {request.answer ? (
        <Panel title={texts.lastAnswer}>
          <p className={css.typed}>{request.answer}</p>
          {request.decidedBy ? <Text kind="smallMuted">{texts.by(request.decidedBy)}</Text> : null}
        </Panel>
      ) : null}
      <DecisionForms state={state} seen={request.tag} kept={kept} answer={answer} />
    </Stack>
  )
}
