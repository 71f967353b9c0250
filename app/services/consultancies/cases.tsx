import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ApiClient } from '#contract/client.ts'
import type { CaseArea } from '#contract/services/consultancies/areas.ts'
import * as calls from '#contract/services/consultancies/endpoints.ts'
import type { Case } from '#contract/services/consultancies/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { routeId } from '../../routing/route-id.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { orFailed } from '../../station/or-failed.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { ReadersLink } from '../readers-link.tsx'
import { ServicePage } from '../service-page.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { caseAreaAt, homeOf } from './area-paths.ts'
import { CaseCard, CaseDialog } from './case-card.tsx'
import { texts } from './texts.ts'

const words = texts.cases
const cases = {
  legal: { list: calls.listLegalCases, get: calls.getLegalCase },
  accounting: { list: calls.listAccountingCases, get: calls.getAccountingCase },
}
/** Cases of one page of a list. */
const most = 24

/** The lists of an area, each with what asks for its next page: of the legal consultancy two, of the accounting one one (D3§2). */
const listsOf = {
  legal: [
    { whose: 'collective', title: words.collective, none: words.noneCollective, page: 'coletivas' },
    { whose: 'own', title: words.personal, none: words.nonePersonal, page: 'antes' },
  ],
  accounting: [{ whose: 'all', title: null, none: words.none, page: 'antes' }],
} as const
type ListFacts = (typeof listsOf)[CaseArea][number]

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(words.title[loaded.area], loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Cases of the member's confirmed CPF and those published to the portal; one of them is a dialog at its own address (LEG-02, CTB-02). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const area = caseAreaAt(args.request)
  const query = new URL(args.request.url).searchParams
  const asked = query.get('processo')
  const [lists, reader, shown] = await Promise.all([
    orFailed(args.context, Promise.all(listsOf[area].map((list) => readList(api, area, list, query)))),
    orFailed(args.context, api.call(calls.getCaseReader)),
    asked === null
      ? null
      : orFailed(args.context, api.call(cases[area].get, { params: { id: routeId(asked) } })),
  ])
  const isConfirmed = reader?.isConfirmed ?? true
  query.delete('processo')
  const here = query.size > 0 ? `?${query}` : ''
  return { station: requireStation(args.context).config.name, area, lists, isConfirmed, shown, here }
}

async function readList(api: ApiClient, area: CaseArea, { whose, page }: ListFacts, query: URLSearchParams) {
  const before = numberOr(query.get(page)) ?? undefined
  const found = await api.call(cases[area].list, { query: { whose, before, limit: most + 1 } })
  const list = found.slice(0, most)
  return { whose, list, before, older: found.length > most ? (list.at(-1)?.id ?? null) : null }
}
type Read = Awaited<ReturnType<typeof readList>>

export default function Cases() {
  const { area, lists, isConfirmed, shown, here } = useLoaderData<typeof loader>()
  const isEmpty = lists?.every(({ list, before }) => list.length === 0 && !before) ?? false
  return (
    <ServicePage title={words.title[area]} back={homeOf(area)} action={<ReadersLink />}>
      {isConfirmed ? null : <Alert tone="info">{words.unconfirmed}</Alert>}
      {lists === null ? <NotLoaded /> : null}
      {isEmpty ? <EmptyState object="document">{words.none}</EmptyState> : null}
      {isEmpty && area === 'accounting'
        ? null
        : lists?.map((read, at) => (
            <Section key={read.whose} facts={listsOf[area][at] as ListFacts} read={read} here={here} />
          ))}
      {shown ? <CaseDialog found={shown} closeHref={here || '?'} /> : null}
    </ServicePage>
  )
}

/** Shows a list under its title, if it has one, with the way to what is older and back. */
function Section({ facts, read, here }: { facts: ListFacts; read: Read; here: string }) {
  const { title, none, page } = facts
  const level = title ? 3 : 2
  const at = (before: number | null) => {
    const query = new URLSearchParams(here)
    if (before === null) query.delete(page)
    else query.set(page, String(before))
    return `?${query}`
  }
  return (
    <Stack gap={16} as="section">
      {title ? (
        <Heading level={2} size="section">
          {title}
        </Heading>
      ) : null}
      {read.list.length === 0 ? (
        <Text kind="muted">{none}</Text>
      ) : (
        <List list={read.list} here={here} level={level} />
      )}
      <Cluster>
        {read.before ? (
          <ButtonLink href={at(null)} variant="quiet" preventScrollReset>
            {words.newest}
          </ButtonLink>
        ) : null}
        {read.older ? (
          <ButtonLink href={at(read.older)} variant="secondary" preventScrollReset>
            {words.older}
          </ButtonLink>
        ) : null}
      </Cluster>
    </Stack>
  )
}

const List = ({ list, here, level }: { list: readonly Case[]; here: string; level: 2 | 3 }) => (
  <ul className={css.grid}>
    {list.map((one) => (
      <li key={one.id} className={css.cell}>
        <CaseCard found={one} here={here} level={level} />
      </li>
    ))}
  </ul>
)
