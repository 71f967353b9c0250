import { Link } from '@remix-run/react'
import type { Waiting, WaitingKind } from '#contract/console/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { formatDate, formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

/** The lists that show what waits, and nothing else of theirs. */
const addresses: Readonly<Record<WaitingKind, string>> = {
  orders: '/gestao/pedidos?situacao=to_deliver',
  topUps: '/gestao/creditos?situacao=to_confirm',
  charges: '/gestao/planos/assinantes?situacao=past_due',
  caseAccounts: '/gestao/consultas/contas',
  appointments: '/gestao/consultas?situacao=asked',
  support: '/gestao/atendimento?situacao=open',
  texts: '/gestao/comentarios',
  registrationChanges: '/gestao/alteracoes',
  points: '/gestao/pontos',
  approvals: '/gestao/pessoas/aprovacao',
  privacy: '/gestao/privacidade',
}

/** What waits for an owner, each kind a line that leads there, or that nothing does. */
export const WaitingLines = ({ waiting }: { waiting: Waiting }) => (
  <Stack gap={16}>
    <Heading level={2}>{texts.waiting.title}</Heading>
    {waiting.length === 0 ? (
      <Text kind="muted">{texts.waiting.nothing}</Text>
    ) : (
      <ul className={css.lines}>
        {waiting.map(({ kind, count, due }) => (
          <li key={kind}>
            <Link to={addresses[kind]} className={css.line}>
              <span className={css.number}>{formatInteger(count)}</span>{' '}
              <span>
                {texts.waiting.kinds[kind][count === 1 ? 'one' : 'many']}
                {due ? <DueDay {...due} /> : null}
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)

/** Until when the first is answered, in words; one that is over says so. */
function DueDay({ at, isLate }: NonNullable<Waiting[number]['due']>) {
  const { timezone } = useStation()
  const day = formatDate(at, timezone)
  return <span className={css.due}>{isLate ? texts.waiting.late(day) : texts.waiting.due(day)}</span>
}
