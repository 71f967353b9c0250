import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import {
  answerDataRequest,
  carryOutDataRequest,
  getManagedDataRequest,
} from '#contract/console/privacy/endpoints.ts'
import { dataAnswerSchema, type ManagedDataRequest } from '#contract/console/privacy/schemas.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { routeId } from '../../routing/route-id.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { fieldOf } from '../fields/field.ts'
import { FieldInput } from '../fields/inputs.tsx'
import { requireTeam } from '../owner/require-team.server.ts'
import { redirectSaved } from '../owner/save-change.server.ts'
import { sendForm } from '../owner/send-form.server.ts'
import { consoleMeta } from '../ui/console-meta.ts'
import { OwnerForm } from '../ui/owner-form.tsx'
import { SaveNotice } from '../ui/save-notice.tsx'
import * as ui from '../ui/ui.css.ts'
import { answerFields } from './fields.ts'
import { Acts, Said } from './request-parts.tsx'
import { texts } from './texts.ts'

/** Browsers keep titles: it names nobody. */
export const meta = consoleMeta<typeof loader>(({ request }) => texts.number(request.id))

export async function loader(args: LoaderFunctionArgs) {
  const { api, teammate } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  return {
    request: await api.call(getManagedDataRequest, { params }),
    maySeePeople: teammate.rights.includes('people'),
    mayCorrect: teammate.rights.includes('membership'),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api } = await requireTeam(args)
  const params = { id: routeId(args.params.id) }
  const here = `/gestao/privacidade/${params.id}`
  const form = await args.request.formData()
  const intent = intentOf(form, ['answer', 'copy', 'deletion', 'deletion-link'], { unnamed: 'answer' })
  if (intent === 'answer')
    return sendForm(form, { fields: answerFields, schema: dataAnswerSchema }, async (body) => {
      await api.call(answerDataRequest, { params, body })
      return redirectSaved(args.context, here, texts.sent)
    })
  return sendForm(form, { fields: [], schema: z.strictObject({}) }, async () => {
    await api.call(carryOutDataRequest, { params, body: { act: intent } })
    return redirectSaved(args.context, here, texts.acts[intent].done)
  })
}

/** One request by the law: what is asked, what is done by one press, and the answer (PPL-32). */
export default function DataRequestPage() {
  const loaded = useLoaderData<typeof loader>()
  const { request } = loaded
  const answer = useActionData<typeof action>()
  return (
    <Stack gap={24} className={ui.narrow}>
      <TextLink href="/gestao/privacidade" kind="stand" icon="arrowLeft">
        {texts.back}
      </TextLink>
      <Head request={request} />
      <SaveNotice problem={answer?.problem} fields={answerFields} />
      <Said {...loaded} />
      {request.state === 'open' ? (
        <>
          <Acts {...loaded} />
          <AnswerForm />
        </>
      ) : null}
    </Stack>
  )
}

function Head({ request: { id, kind, state, isLate } }: { request: ManagedDataRequest }) {
  return (
    <Stack gap={8}>
      <Heading level={1}>{texts.kinds[kind]}</Heading>
      <Cluster gap={8} align="center">
        {isLate ? (
          <Badge tone="error" icon="alert">
            {texts.isLate}
          </Badge>
        ) : (
          <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{texts.states[state]}</Badge>
        )}
        <Text kind="smallMuted">{texts.number(id)}</Text>
      </Cluster>
    </Stack>
  )
}

function AnswerForm() {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending((form) => form.has('text'))
  return (
    <OwnerForm answer={answer}>
      <Stack gap={16}>
        <FieldInput field={fieldOf(answerFields, 'text')} />
        <FieldInput field={fieldOf(answerFields, 'isRefusal')} />
        <div>
          <Button name="intent" value="answer" width="phone" loading={isSending} loadingLabel={texts.sending}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </OwnerForm>
  )
}
