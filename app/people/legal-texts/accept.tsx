import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ApiProblem } from '#contract/client.ts'
import type { Answer } from '#contract/endpoint.ts'
import { acceptLegalTexts, getLegalAsked, type LegalVersion } from '#contract/people/legal-texts/endpoints.ts'
import { Form } from '../../forms/form.tsx'
import { TermsLabel } from '../../forms/terms-label.tsx'
import { safePath } from '../../routing/safe-path.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { setFlash } from '../../session/flash.server.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { formatDate } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: texts.meta(loaded?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Where somebody was going. */
const wayOf = (request: Request) => safePath(new URL(request.url).searchParams.get('de'), '/homepage')

/** Reads what the station asks its members to accept; who has nothing to accept goes on (PPL-33). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const { isOpen, ...now } = await api.call(getLegalAsked)
  if (!isOpen) throw redirect(wayOf(args.request))
  return { station: requireStation(args.context).config.name, ...now }
}

/** A number that the page had written into its form. */
function numberOf(form: FormData, name: string): number {
  const found = Number(String(form.get(name) ?? 'x').slice(0, 9))
  if (!Number.isSafeInteger(found) || found < 0) throw new Response(null, { status: 400 })
  return found
}

/** Notes that they accept, with the versions and the moment, and leads on. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const form = await args.request.formData()
  if (form.get('aceito') !== 'on')
    return data({ problem: texts.missing, field: true, now: null }, { status: 422 })
  const seen = {
    ...{ asked: numberOf(form, 'pergunta'), terms: numberOf(form, 'termos') },
    privacy: numberOf(form, 'privacidade'),
  }
  try {
    await api.call(acceptLegalTexts, { body: seen })
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem
    // With scripts nobody loads the page anew after a refusal: it comes along.
    const now = await api.call(getLegalAsked)
    return data({ problem: problem.firstMessage, field: false, now }, { status: 409 })
  }
  const flash = await setFlash(args.context, { kind: 'success', title: texts.accepted })
  return redirect(wayOf(args.request), { headers: { 'set-cookie': flash } })
}

/** Asks whoever has an account to accept the documents that were published since; with ways out that need no yes. */
export default function AcceptDocuments() {
  const loaded = useLoaderData<typeof loader>()
  const now = useActionData<typeof action>()?.now ?? loaded
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{texts.title}</Heading>
          <Text kind="lead">{texts.lead(loaded.station)}</Text>
        </Stack>
        {now.documents.map((one) => (
          <Changed key={one.document} version={one} />
        ))}
        <AcceptForm seen={now} />
        <Panel title={texts.notNow.title}>
          <Text>{texts.notNow.text}</Text>
          <TextLink href="/homepage/privacidade" kind="stand">
            {texts.notNow.privacy}
          </TextLink>
          <LogoutButton variant="secondary">{texts.notNow.logout}</LogoutButton>
        </Panel>
      </Stack>
    </Container>
  )
}

const addresses = { terms: '/termos-de-uso', privacy: '/politica-de-privacidade' } as const

const Changed = ({ version: { document, number, day, note } }: { version: LegalVersion }) => (
  <Panel title={texts.names[document]}>
    <Text kind="smallMuted">{texts.version(number, formatDate(day))}</Text>
    {note ? <Text>{texts.changed(note)}</Text> : null}
    <TextLink href={addresses[document]} kind="stand" newWindow>
      {texts.read[document]}
    </TextLink>
  </Panel>
)

type Seen = Pick<Answer<typeof getLegalAsked>, 'asked' | 'terms' | 'privacy'>

/** The yes goes with what was shown: the numbers stand in the form. */
function AcceptForm({ seen: { asked, terms, privacy } }: { seen: Seen }) {
  const answer = useActionData<typeof action>()
  const isSending = useIsSending()
  return (
    <Form method="post" noValidate>
      <Stack gap={16}>
        {answer && !answer.field ? (
          <Alert tone="warning" live>
            {answer.problem}
          </Alert>
        ) : null}
        <input type="hidden" name="pergunta" value={asked} />
        <input type="hidden" name="termos" value={terms} />
        <input type="hidden" name="privacidade" value={privacy} />
        <Checkbox
          id="aceito"
          name="aceito"
          label={<TermsLabel />}
          error={answer?.field ? answer.problem : undefined}
          required
        />
        <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
          {texts.accept}
        </Button>
      </Stack>
    </Form>
  )
}
