import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerRequest, getRequest, setRequestState } from '#contract/console/support/endpoints.ts'
import type { ManagedRequestDetail } from '#contract/console/support/schemas.ts'
import { supportAnswerSchema } from '#contract/site/public/support.ts'
import { Form } from '../../forms/form.tsx'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime, formatPhone } from '../../ui/format.ts'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { formKeyOf, newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { answerFields } from './fields.ts'
import * as css from './request.css.ts'
import { StateBadge } from './state-badge.tsx'
import { texts } from './texts.ts'

export const meta = consoleMeta<typeof loader>(({ request }) => request.subject ?? texts.kinds[request.kind])

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  return { request: await api.call(getRequest, { params }), formKey: newFormKey() }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const form = await args.request.formData()
  const intent = intentOf(form, ['answer', 'close', 'reopen'], { unnamed: 'answer' })
  const here = `/gestao/atendimento/${params.id}`
  if (intent !== 'answer')
    return sendForm(form, { fields: [], schema: supportAnswerSchema.omit({ text: true }) }, async () => {
      const state = intent === 'close' ? 'closed' : 'open'
      await api.call(setRequestState, { params, body: { state } })
      return redirectSaved(args.context, here, intent === 'close' ? texts.closed : texts.reopened)
    })
  return sendForm(form, { fields: answerFields, schema: supportAnswerSchema }, async (body) => {
    await api.call(answerRequest, { params, body, idempotencyKey: formKeyOf(form) })
    return redirectSaved(args.context, here, texts.sent)
  })
}

/** One message to the station: who wrote, what, what was answered, and the answer (SUP-03). */
export default function Request() {
  const { request, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/atendimento" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Stack gap={8}>
        <Heading level={1}>{request.subject ?? texts.kinds[request.kind]}</Heading>
        <Cluster gap={8} align="center">
          <StateBadge state={request.state} />
          <Text kind="smallMuted">{texts.number(request.id)}</Text>
        </Cluster>
      </Stack>
      <Said request={request} />
      <SaveNotice problem={answer?.problem} fields={answerFields} />
      <OwnerForm key={request.answers.length} answer={answer} formKey={formKey}>
        <Stack gap={16}>
          <FieldInput field={fieldOf(answerFields, 'text')} />
          <Button name="intent" value="answer" width="phone" loading={isSending} loadingLabel={texts.sending}>
            {texts.send}
          </Button>
        </Stack>
      </OwnerForm>
      <Form noValidate method="post">
        <Button name="intent" value={request.state === 'closed' ? 'reopen' : 'close'} variant="secondary">
          {request.state === 'closed' ? texts.reopen : texts.close}
        </Button>
      </Form>
    </Stack>
  )
}

function Said({ request }: { request: ManagedRequestDetail }) {
  const { timezone } = useStation()
  const { name, email, phone, account, createdAt, message, answers } = request
  const facts = [
    { term: texts.contact.name, value: name },
    { term: texts.contact.email, value: email },
    ...(phone ? [{ term: texts.contact.phone, value: formatPhone(phone) }] : []),
    { term: texts.contact.who, value: account ? texts.account(account) : texts.visitor },
    { term: texts.when, value: formatDateTime(createdAt, timezone) },
  ]
  return (
    <>
      <DescriptionList items={facts} />
      <Panel title={texts.message}>
        <p className={css.words}>{message}</p>
      </Panel>
      {answers.length > 0 ? (
        <Panel title={texts.answers}>
          <Stack gap={16}>
            {answers.map((one) => (
              <Stack key={one.id} gap={4}>
                <span className={ui.small}>{texts.by(one.by, formatDateTime(one.createdAt, timezone))}</span>
                <p className={css.words}>{one.text}</p>
              </Stack>
            ))}
          </Stack>
        </Panel>
      ) : null}
    </>
  )
}
