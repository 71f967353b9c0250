import {
  listPersonActivities,
  listPersonHistory,
  listPersonLedger,
  listPersonOrders,
} from '#contract/console/people/person/endpoints.ts'
import type { AuditLine } from '#contract/console/schemas.ts'
import type { PortalContext } from '../../../station/portal-context.ts'
import { wordsOf } from '../../frame/areas.server.ts'

export const tabs = ['resumo', 'extrato', 'atividades', 'compras', 'historico'] as const
type TabName = (typeof tabs)[number]

/** Which part of the page an address asks for; its first, where it asks for none that there is. Pure. */
const tabOf = (url: URL): TabName => tabs.find((tab) => tab === url.searchParams.get('aba')) ?? 'resumo'

/** What a part of somebody's page shows, from a line on (`?antes=`): one call. */
export async function loadTab({ api }: Pick<PortalContext, 'api'>, id: number, url: URL) {
  const before = Number(url.searchParams.get('antes'))
  const query = Number.isSafeInteger(before) && before > 0 ? { before } : {}
  const asked = { params: { id }, query }
  switch (tabOf(url)) {
    case 'resumo':
      return { tab: 'resumo' as const }
    case 'extrato':
      return { tab: 'extrato' as const, ...(await api.call(listPersonLedger, asked)) }
    case 'atividades':
      return { tab: 'atividades' as const, ...(await api.call(listPersonActivities, asked)) }
    case 'compras':
      return { tab: 'compras' as const, ...(await api.call(listPersonOrders, asked)) }
    case 'historico': {
      const { list, next } = await api.call(listPersonHistory, asked)
      return { tab: 'historico' as const, list: list.map(toLine), next }
    }
  }
}

/** A line of the audit log without the name, which the page bears, and with the reason where there is one. */
function toLine({ id, who, what, after, created_at }: AuditLine) {
  const reason = (after as { reason?: unknown } | null)?.reason
  return { id, who, when: created_at, did: wordsOf(what), reason: typeof reason === 'string' ? reason : null }
}

export type Tab = Awaited<ReturnType<typeof loadTab>>
