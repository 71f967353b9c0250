import { Link } from '@remix-run/react'
import type { Today } from '#contract/console/schemas.ts'
import { formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'
import * as css from './today.css.ts'

type Kind = Today['waiting'][number]['kind']

/** The lists that show what waits, and nothing else of theirs. */
const addresses: Readonly<Record<Kind, string>> = {
  orders: '/gestao/pedidos?situacao=to_deliver',
  topUps: '/gestao/creditos?situacao=to_confirm',
  appointments: '/gestao/consultas?situacao=asked',
  support: '/gestao/atendimento?situacao=open',
  texts: '/gestao/comentarios',
  registrationChanges: '/gestao/alteracoes',
  points: '/gestao/pontos',
  approvals: '/gestao/pessoas/aprovacao',
}

/** What waits for an owner, each kind a line that leads there, or that nothing does. */
export const WaitingLines = ({ waiting }: Pick<Today, 'waiting'>) => (
  <Stack gap={16}>
    <Heading level={2}>{texts.waiting.title}</Heading>
    {waiting.length === 0 ? (
      <Text kind="muted">{texts.waiting.nothing}</Text>
    ) : (
      <ul className={css.lines}>
        {waiting.map(({ kind, count }) => (
          <li key={kind}>
            <Link to={addresses[kind]} className={css.line}>
              <span className={css.number}>{formatInteger(count)}</span>{' '}
              {texts.waiting.kinds[kind][count === 1 ? 'one' : 'many']}
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)
