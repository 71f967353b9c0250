import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import { listSupportRequests, sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { supportFormSchema, supportLimits } from '#contract/site/public/schemas.ts'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { ContactFacts } from './support/contact-facts.tsx'
import { MemberSupportForm } from './support/member-support-form.tsx'
import { RequestList } from './support/request-list.tsx'
import { texts } from './texts.ts'

const here = '/homepage/support'
const words = texts.support

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: `${words.title} | ${loaded?.station ?? ''}` },
]

/** `assunto`: what a page of ours that leads here is about; `pedido`: the number of what was just sent. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const after = numberOr(query.get('apos')) ?? undefined
  const [{ content }, requests] = await Promise.all([
    api.call(getUserWeb, { params: { id: 'me' } }),
    api.call(listSupportRequests, { query: { after } }),
  ])
  const { name = '', email = '', tel: phone = '' } = personDefaults(content)
  const subject = query.get('assunto')?.slice(0, supportLimits.subject) ?? ''
  const sent = requests.content.find(({ id }) => id === numberOr(query.get('pedido')))
  return {
    station: requireStation(args.context).config.name,
    constraint: constraintsOf(supportFormSchema),
    defaults: { name, email, phone, subject },
    requests,
    sent: sent?.id ?? null,
    key: newFormKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const { formData, submission } = await parseForm(args.request, supportFormSchema)
  const key = formKeyOf(formData)
  const back = ({ data: refused, init }: ReturnType<typeof refuse>) =>
    data({ form: refused.form, key }, init ?? undefined)
  if (submission.status !== 'success') return back(refuse(submission))
  try {
    const { id, messages } = await api.call(sendSupportAsMember, {
      body: {
        ...submission.value,
        kind: 'general',
        station_id: requireStation(args.context).id,
        user_id: participant.id,
      },
      idempotencyKey: key,
    })
    const flash = await setFlash(args.context, { kind: 'success', title: messages[0] ?? '' })
    return redirect(`${here}?pedido=${id}`, { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return back(refuseBy(submission, problem))
  }
}

/** 'Fale conosco' for members: the form, and what they asked before with its answers (SUP-03). */
export default function MemberSupport() {
  const { constraint, defaults, requests, sent, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Container width="reading">
      <Stack gap={48}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{words.title}</Heading>
            <Text kind="muted">{words.memberLead}</Text>
          </Stack>
          {sent === null ? null : (
            <Alert tone="success" title={words.requests.sent(sent)}>
              {words.requests.sentText}
            </Alert>
          )}
          <MemberSupportForm
            key={sent}
            constraint={constraint}
            defaults={defaults}
            lastResult={refused?.form}
            formKey={refused?.key ?? key}
          />
        </Stack>
        {requests.content.length > 0 ? (
          <Stack as="section" gap={16}>
            <Heading level={2}>{words.requests.title}</Heading>
            <RequestList list={requests.content} />
            <LoadMore
              href={requests.next === null ? undefined : `${here}?apos=${requests.next}`}
              label={words.requests.older}
            />
          </Stack>
        ) : null}
        <Stack as="section" gap={8}>
          <Heading level={2} size="card">
            {words.other}
          </Heading>
          <ContactFacts />
        </Stack>
      </Stack>
    </Container>
  )
}
