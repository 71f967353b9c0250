import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import {
  getCaptchaChallenge,
  listSupportRequests,
  sendSupportAsMember,
} from '#contract/site/public/endpoints.ts'
import { supportFormSchema, supportLimits } from '#contract/site/public/schemas.ts'
import { formKeyOf, newFormKey } from '../../forms/form-key.server.ts'
import { constraintsOf, parseForm, refuse, refuseBy } from '../../forms/parse-form.server.ts'
import { personDefaults } from '../../forms/person-defaults.server.ts'
import { sentCaptcha } from '../../forms/sent-captcha.server.ts'
import { numberOr } from '../../routing/number-or.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
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

/** Loads the support page. `assunto`: the subject, from a page of ours that leads here. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const query = new URL(args.request.url).searchParams
  const after = numberOr(query.get('apos')) ?? undefined
  const [{ content }, requests, { startedAt }] = await Promise.all([
    api.call(getUserWeb, { params: { id: 'me' } }),
    api.call(listSupportRequests, { query: { after } }),
    api.call(getCaptchaChallenge),
  ])
  const { name = '', email = '', tel: phone = '' } = personDefaults(content)
  const subject = query.get('assunto')?.slice(0, supportLimits.subject) ?? ''
  return {
    station: requireStation(args.context).config.name,
    constraint: constraintsOf(supportFormSchema),
    defaults: { name, email, phone, subject },
    requests,
    startedAt,
    key: newFormKey(),
  }
}

/** Sends it and goes home with its number (SUP-03, D3§8); what is wrong stands beside its field and nothing typed is lost. */
export async function action(args: ActionFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const { formData, submission } = await parseForm(args.request, supportFormSchema)
  const key = formKeyOf(formData)
  const back = ({ data: refused, init }: ReturnType<typeof refuse>) =>
    data({ ...refused, key }, init ?? undefined)
  if (submission.status !== 'success') return back(refuse(submission))
  try {
    const { id, messages } = await api.call(sendSupportAsMember, {
      body: {
        ...submission.value,
        kind: 'general',
        station_id: requireStation(args.context).id,
        user_id: participant.id,
        ...sentCaptcha(formData),
      },
      idempotencyKey: key,
    })
    const [title = ''] = messages
    const flash = await setFlash(args.context, { kind: 'success', title, text: words.requests.sent(id) })
    return redirect('/homepage', { headers: { 'set-cookie': flash } })
  } catch (problem) {
    return back(refuseBy(submission, problem))
  }
}

/** The page 'Fale conosco' for members: the form, and their earlier requests with answers (SUP-03). */
export default function MemberSupport() {
  const { constraint, defaults, requests, startedAt, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <Container width="reading">
      <Stack gap={48}>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1}>{words.title}</Heading>
            <Text kind="muted">{words.memberLead}</Text>
          </Stack>
          <MemberSupportForm
            constraint={constraint}
            defaults={defaults}
            startedAt={startedAt}
            refused={refused}
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
