import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAccountingCases, listLegalCases } from '#contract/services/consultancies/endpoints.ts'
import type { Case } from '#contract/services/consultancies/schemas.ts'
import { numberOr } from '../../routing/number-or.ts'
import { orFailed } from '../../routing/or-failed.server.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { requireStation } from '../../station/require-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { ReadersLink } from '../readers-link.tsx'
import { ServicePage } from '../service-page.tsx'
import * as css from '../services.css.ts'
import { serviceTexts } from '../texts.ts'
import { CaseCard, CaseDialog } from './case-card.tsx'
import { caseAreaAt, homeOf } from './place.ts'
import { texts } from './texts.ts'

const words = texts.cases
const calls = { legal: listLegalCases, accounting: listAccountingCases }
/** Cases of one page. */
const most = 100

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded ? serviceTexts.meta(words.title[loaded.area], loaded.station) : '' },
]
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** Cases of the member's CPF and those published to the portal; one of them is a dialog at its own address (LEG-02, CTB-02). */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireParticipant(args)
  const area = caseAreaAt(args.request)
  const query = new URL(args.request.url).searchParams
  const before = numberOr(query.get('antes')) ?? undefined
  const found = await orFailed(args.context, api.call(calls[area], { query: { before, limit: most + 1 } }))
  const list = found?.slice(0, most) ?? null
  const asked = query.get('processo')
  const shown = list?.find(({ id }) => id === numberOr(asked)) ?? null
  if (list && asked !== null && !shown) throw new Response(null, { status: 404 })
  const older = (found?.length ?? 0) > most ? (list?.at(-1)?.id ?? null) : null
  return { station: requireStation(args.context).config.name, area, list, shown, before, older }
}

export default function Cases() {
  const { area, list, shown, before, older } = useLoaderData<typeof loader>()
  const here = before ? `?antes=${before}` : ''
  return (
    <ServicePage title={words.title[area]} back={homeOf(area)} action={<ReadersLink />}>
      {list === null ? <NotLoaded /> : <Lists area={area} list={list} here={here} />}
      <Cluster>
        {before ? (
          <ButtonLink href="." variant="quiet">
            {words.newest}
          </ButtonLink>
        ) : null}
        {older ? (
          <ButtonLink href={`?antes=${older}`} variant="secondary">
            {words.older}
          </ButtonLink>
        ) : null}
      </Cluster>
      {shown ? <CaseDialog found={shown} closeHref={here || '?'} /> : null}
    </ServicePage>
  )
}

type ListsProps = { area: 'legal' | 'accounting'; list: readonly Case[]; here: string }

/** Of the legal consultancy in two lists, each with its own empty text; of the accounting one in one. */
function Lists({ area, list, here }: ListsProps) {
  const nothing = list.length === 0 ? <EmptyState icon="document">{words.none}</EmptyState> : null
  if (area === 'accounting') return nothing ?? <List list={list} here={here} level={2} />
  const isOf = (isCollective: boolean) => list.filter((one) => one.publicarPortal === isCollective)
  return (
    <>
      {nothing}
      <Section title={words.collective} none={words.noneCollective} list={isOf(true)} here={here} />
      <Section title={words.personal} none={words.nonePersonal} list={isOf(false)} here={here} />
    </>
  )
}

type SectionProps = { title: string; none: string; list: readonly Case[]; here: string }

const Section = ({ title, none, list, here }: SectionProps) => (
  <Stack gap={16} as="section">
    <Heading level={2} size="section">
      {title}
    </Heading>
    {list.length === 0 ? <Text kind="muted">{none}</Text> : <List list={list} here={here} level={3} />}
  </Stack>
)

const List = ({ list, here, level }: Pick<SectionProps, 'list' | 'here'> & { level: 2 | 3 }) => (
  <ul className={css.grid}>
    {list.map((one) => (
      <li key={one.id} className={css.cell}>
        <CaseCard found={one} here={here} level={level} />
      </li>
    ))}
  </ul>
)
