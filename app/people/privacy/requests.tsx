import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { mostLetters } from '#contract/most-letters.ts'
import { askDataRequest, listDataRequests } from '#contract/people/data-requests/endpoints.ts'
import { dataRequestForm, dataRequestKinds } from '#contract/people/data-requests/schemas.ts'
import { SelectField } from '../../forms/choice-fields.tsx'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Button } from '../../ui/button.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { RequestText } from './request-text.tsx'
import { SentRequests } from './sent-requests.tsx'
import { texts } from './texts.ts'

const words = texts.requests
const here = '/homepage/privacidade/pedidos'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(words.title, loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Reads what the member asked by the law, with the answers (PPL-32). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { list } = await api.call(listDataRequests)
  const station = requireStation(args.context).config.name
  return { station, list, constraint: constraintsOf(dataRequestForm), key: newFormKey() }
}

/** Asks the station; what is wrong stands beside its field and nothing typed is lost. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { formData, submission } = await parseForm(args.request, dataRequestForm)
  const key = formKeyOf(formData)
  const back = ({ data: refused, init }: ReturnType<typeof refuse>) =>
    data({ ...refused, key }, init ?? undefined)
  if (submission.status !== 'success') return back(refuse(submission))
  try {
    const { messages } = await api.call(askDataRequest, { body: submission.value, idempotencyKey: key })
    const flash = await setFlash(args.context, { kind: 'success', title: messages[0] ?? '' })
    return redirect(here, { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return back(refuseBy(submission, problem))
  }
}

/** What a member asks the station by the law, beside the copy and the deletion that they do themselves. */
export default function DataRequests() {
  const { list } = useLoaderData<typeof loader>()
  return (
    <Container width="reading">
      <Stack gap={32}>
        <TextLink href="/homepage/privacidade" kind="stand" icon="arrowLeft">
          {words.back}
        </TextLink>
        <Stack gap={8}>
          <Heading level={1}>{words.title}</Heading>
          <Text kind="muted">{words.lead}</Text>
        </Stack>
        <AskForm key={list[0]?.id ?? 0} />
        {list.length > 0 ? <SentRequests list={list} /> : null}
      </Stack>
    </Container>
  )
}

const options = dataRequestKinds.map((value) => ({ value, label: words.kinds[value] }))

function AskForm() {
  const { constraint, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isSending = useIsSending()
  const portal = usePortalForm<{ kind: string; text: string }>({
    ...{ id: 'pedido', constraint, lastResult: refused?.form },
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.request })),
  })
  return (
    <PortalForm {...portal} lastResult={refused?.form}>
      <input type="hidden" name="chave" value={refused?.key ?? key} />
      <SelectField field={portal.fields.kind} label={words.kind} options={options} />
      <RequestText field={portal.fields.text} label={words.text} maxLength={mostLetters.dataRequest} />
      <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
        {words.send}
      </Button>
    </PortalForm>
  )
}
