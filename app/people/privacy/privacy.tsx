import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { askForCopy, getPrivacy, setNews, withdrawContact } from '#contract/people/privacy/endpoints.ts'
import { intentOf } from '../../routing/intent-of.server.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { DoorList } from '../../ui/door-list.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Consents } from './consents.tsx'
import { CopyPanel } from './copy-panel.tsx'
import { RegisterList } from './register-list.tsx'
import { texts } from './texts.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.title, data?.station ?? '') },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Reads what the station keeps of the member, and their copy and consents (PPL-28). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  return { station: requireStation(args.context).config.name, ...(await api.call(getPrivacy)) }
}

/** Asks for a copy of all data, or takes back the consent to news and gives it again (PPL-29, PPL-30), or takes back that to be contacted about courses. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  const intent = intentOf(await args.request.formData(), ['copia', 'parar', 'voltar', 'contato'], {
    unnamed: 'copia',
    field: 'pedido',
  })
  if (intent === 'copia') await api.call(askForCopy)
  else if (intent === 'contato') await api.call(withdrawContact)
  else await api.call(setNews, { body: { isWanted: intent === 'voltar' } })
  const title = intent === 'copia' ? texts.copy.asked : texts.consents.saved
  const flash = await setFlash(args.context, { kind: 'success', title })
  return redirect('/homepage/privacidade', { headers: { 'set-cookie': flash } })
}

export default function Privacy() {
  const { register, copy, consents, news, contactedAbout } = useLoaderData<typeof loader>()
  return (
    <Container width="reading">
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1}>{texts.title}</Heading>
          <Text kind="muted">{texts.lead}</Text>
        </Stack>
        <CopyPanel copy={copy} />
        <Stack as="section" gap={12}>
          <Heading level={2} size="card">
            {texts.register.title}
          </Heading>
          <RegisterList entries={register} />
        </Stack>
        <Consents list={consents} news={news} contactedAbout={contactedAbout} />
        <Ways />
      </Stack>
    </Container>
  )
}

/** Where data are corrected, who read them is told, and the account ends. */
function Ways() {
  const words = texts.ways
  const readers = { href: '/homepage/acessos-aos-meus-dados', label: words.readers, icon: 'eye' } as const
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="card">
        {words.title}
      </Heading>
      <DoorList
        doors={[
          { href: '/homepage/perfil', label: words.profile, icon: 'account' },
          { href: '/homepage/seguranca', label: words.security, icon: 'lock' },
          readers,
          { href: '/homepage/privacidade/pedidos', label: words.requests, icon: 'mail' },
          { href: '/politica-de-privacidade', label: words.policy, icon: 'document' },
          { href: '/homepage/privacidade/exclusao', label: words.deletion, icon: 'trash' },
        ]}
      />
    </Stack>
  )
}
