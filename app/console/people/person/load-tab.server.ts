import { getPersonFields } from '#contract/console/own-fields/endpoints.ts'
import {
  listPersonActivities,
  listPersonHistory,
  listPersonLedger,
  listPersonNotes,
  listPersonOrders,
  listPersonRequests,
} from '#contract/console/people/person/endpoints.ts'
import { listPersonDataRequests } from '#contract/console/privacy/endpoints.ts'
import type { Right } from '#contract/team.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { toHistoryLine } from './history-line.ts'

/** The parts of the page, each with the right that it asks for. */
const tabs = {
  resumo: 'people',
  extrato: 'people',
  atividades: 'people',
  compras: 'sales',
  atendimento: 'support',
  privacidade: 'privacy',
  notas: 'people',
  historico: 'history',
} as const satisfies Record<string, Right>
type TabName = keyof typeof tabs
const tabNames = Object.keys(tabs) as TabName[]

/** The parts of the page that somebody with these rights may see; the API refuses the others. Pure. */
export const tabsFor = (rights: readonly Right[]): TabName[] =>
  tabNames.filter((tab) => rights.includes(tabs[tab]))

/** Which part of the page an address asks for; its first, where it asks for none that there is. Pure. */
const tabOf = (url: URL): TabName => tabNames.find((tab) => tab === url.searchParams.get('aba')) ?? 'resumo'

/** What a part of somebody's page shows, from a line on (`?antes=`): one call. */
export async function loadTab({ api }: Pick<PortalContext, 'api'>, id: number, url: URL) {
  const before = Number(url.searchParams.get('antes'))
  const query = Number.isSafeInteger(before) && before > 0 ? { before } : {}
  const asked = { params: { id }, query }
  switch (tabOf(url)) {
    case 'resumo':
      return { tab: 'resumo' as const, ...(await api.call(getPersonFields, { params: { id } })) }
    case 'extrato':
      return { tab: 'extrato' as const, ...(await api.call(listPersonLedger, asked)) }
    case 'atividades':
      return { tab: 'atividades' as const, ...(await api.call(listPersonActivities, asked)) }
    case 'compras':
      return { tab: 'compras' as const, ...(await api.call(listPersonOrders, asked)) }
    case 'atendimento':
      return { tab: 'atendimento' as const, ...(await api.call(listPersonRequests, asked)) }
    case 'privacidade':
      return { tab: 'privacidade' as const, ...(await api.call(listPersonDataRequests, asked)) }
    case 'notas':
      return { tab: 'notas' as const, ...(await api.call(listPersonNotes, asked)) }
    case 'historico': {
      const { list, next } = await api.call(listPersonHistory, asked)
      return { tab: 'historico' as const, list: list.map(toHistoryLine), next }
    }
  }
}

export type Tab = Awaited<ReturnType<typeof loadTab>>
