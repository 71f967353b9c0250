import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { isBuilt } from '../../../station/navigation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import { portalTypeOf } from '../types/index.ts'
import * as css from './take-part.css.ts'

/** Why one cannot take part, in the API's words, and what to do instead (ACT-S05..S07). */
export function BlockedNotice({ action }: { action: ActionDetail }) {
  const { state, message } = action.participation
  if (state === 'prerequisites_missing') return <Almost action={action} />
  const isLimit = state === 'limit_reached'
  return (
    <div className={css.notice}>
      <Alert tone={isLimit && action.hasDone ? 'success' : state === 'unavailable' ? 'info' : 'warning'}>
        {message}
      </Alert>
      {isLimit ? <ResultLink typeId={action.type_id} /> : null}
      {['outside_window', 'window_missing', 'over'].includes(state) ? (
        <ButtonLink href="/homepage" variant="secondary" width="full">
          {texts.back}
        </ButtonLink>
      ) : null}
    </div>
  )
}

/** Coupons and donations: what was bought; else vouchers, orders, the statement: the first that has a page. */
const bought = { href: '/homepage/minhas-compras', label: texts.blocked.purchases }
const results = [
  { href: '/homepage/vouchers', label: texts.blocked.vouchers },
  { href: '/homepage/pedidos', label: texts.blocked.orders },
]
function ResultLink({ typeId }: { typeId: number }) {
  const candidates = portalTypeOf(typeId).verb ? [bought] : results
  const { href, label } = candidates.find((one) => isBuilt(one.href)) ?? {
    href: '/homepage/extrato/extratos-totais?aba=premiacao',
    label: texts.blocked.statement,
  }
  return (
    <ButtonLink href={href} variant="secondary" width="full">
      {label}
    </ButtonLink>
  )
}

/** What comes first, each a way there. */
function Almost({ action }: { action: ActionDetail }) {
  const left = action.prerequisites.action_prerequisites.filter(({ done }) => !done)
  const [intro] = action.participation.message.split(left[0]?.name ?? '\n')
  return (
    <div className={css.notice}>
      <Alert tone="info" title={texts.blocked.almost}>
        {intro?.trim()}
        <ul className={css.needs}>
          {left.map(({ id, name }) => (
            <li key={id}>
              <TextLink href={`/homepage/atividades/${id}`} kind="inherit">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
