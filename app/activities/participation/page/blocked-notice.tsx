import { rewardOf } from '#contract/activities/participation/rewards.ts'
import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { isOpenOn } from '../../../station/navigation.ts'
import { useStation } from '../../../station/use-station.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { texts } from '../texts.ts'
import { portalTypeOf } from '../types/index.ts'
import * as css from './take-part.css.ts'

type Props = {
  action: ActionDetail
  hasVouchers: boolean
  /** The notice of what was just done says why already. */
  isSaid: boolean
}

/** Says in the API's words why the member cannot take part, and what to do instead (ACT-S05..S07). */
export function BlockedNotice({ action, hasVouchers, isSaid }: Props) {
  const { state, message } = action.participation
  if (state === 'prerequisites_missing') return <Almost action={action} />
  const isLimit = state === 'limit_reached'
  return (
    <Stack>
      {isSaid ? null : (
        <Alert tone={(isLimit && action.hasDone) || state === 'unavailable' ? 'info' : 'warning'}>
          {message}
        </Alert>
      )}
      {isLimit ? <ResultLink action={action} hasVouchers={hasVouchers} /> : null}
      {['outside_window', 'window_missing', 'over'].includes(state) ? (
        <ButtonLink href="/homepage" variant="secondary" width="full">
          {texts.back}
        </ButtonLink>
      ) : null}
    </Stack>
  )
}

/** Links to the results: orders or vouchers of what was bought, or the statement where something was earned. */
function ResultLink({ action, hasVouchers }: Omit<Props, 'isSaid'>) {
  const station = useStation()
  const hasOrders = isOpenOn(station, orders.href)
  const result = resultOf(action, { hasVouchers, hasOrders })
  if (!result || !isOpenOn(station, result.href)) return null
  return (
    <ButtonLink href={result.href} variant="secondary" width="full">
      {result.label}
    </ButtonLink>
  )
}

const orders = { href: '/homepage/pedidos', label: texts.blocked.orders }
const statement = {
  href: '/homepage/extrato/extratos-totais?aba=premiacao',
  label: texts.blocked.statement,
}

type Has = { hasVouchers: boolean; hasOrders: boolean }

function resultOf(action: ActionDetail, { hasVouchers, hasOrders }: Has) {
  if (portalTypeOf(action.type_id).verb)
    return { href: '/homepage/minhas-compras', label: texts.blocked.purchases }
  if (hasVouchers) return { href: '/homepage/vouchers', label: texts.blocked.vouchers }
  if (hasOrders) return orders
  return action.hasDone && rewardOf(action) > 0 ? statement : null
}

/** Lists the prerequisites that are not done yet, each as a link. */
function Almost({ action }: { action: ActionDetail }) {
  const left = action.prerequisites.action_prerequisites.filter(({ done }) => !done)
  const [intro] = action.participation.message.split(left[0]?.name ?? '\n')
  return (
    <Stack>
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
    </Stack>
  )
}
