import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { askForCopy, type GivenConsent, getPrivacy } from '#contract/people/privacy/endpoints.ts'
import { setFlash } from '../../session/flash.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { useStation } from '../../station/use-station.ts'
import { DoorList } from '../../ui/door-list.tsx'
import { formatDate, formatDateTime } from '../../ui/format.ts'
import { Container, Stack } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Heading, Text } from '../../ui/text.tsx'
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

/** Asks for a copy of all data (PPL-29). */
export async function action(args: ActionFunctionArgs) {
  const { api } = await requireParticipant(args)
  await api.call(askForCopy)
  const flash = await setFlash(args.context, { kind: 'success', title: texts.copy.asked })
  return redirect('/homepage/privacidade', { headers: { 'set-cookie': flash } })
}

export default function Privacy() {
  const { register, copy, consents } = useLoaderData<typeof loader>()
  const { behaviour } = useStation()
  const words = texts.ways
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
        <Stack as="section" gap={12}>
          <Heading level={2} size="card">
            {texts.consents.title}
          </Heading>
          <Consents list={consents} />
        </Stack>
        <Stack as="section" gap={12}>
          <Heading level={2} size="card">
            {words.title}
          </Heading>
          <DoorList
            doors={[
              { href: '/homepage/perfil', label: words.profile, icon: 'account' },
              { href: '/homepage/seguranca', label: words.security, icon: 'lock' },
              ...(behaviour.unionServices
                ? [{ href: '/homepage/acessos-aos-meus-dados', label: words.readers, icon: 'eye' } as const]
                : []),
              { href: '/politica-de-privacidade', label: words.policy, icon: 'document' },
              { href: '/homepage/privacidade/exclusao', label: words.deletion, icon: 'trash' },
            ]}
          />
        </Stack>
      </Stack>
    </Container>
  )
}

/** What was agreed to, in which version and when, the newest first (GAP-32). */
function Consents({ list }: { list: readonly GivenConsent[] }) {
  const { timezone } = useStation()
  const words = texts.consents
  if (list.length === 0) return <Text kind="muted">{words.none}</Text>
  const columns: Column<GivenConsent>[] = [
    {
      key: 'document',
      header: words.document,
      phone: 'title',
      cell: ({ document }) => words.names[document] ?? document,
    },
    { key: 'version', header: words.version, cell: ({ version }) => formatDate(version) },
    {
      key: 'when',
      header: words.when,
      phone: 'meta',
      cell: ({ acceptedAt }) => <time dateTime={acceptedAt}>{formatDateTime(acceptedAt, timezone)}</time>,
    },
  ]
  return (
    <Table
      caption={words.title}
      columns={columns}
      rows={list}
      rowKey={({ document, version }) => `${document} ${version}`}
    />
  )
}
