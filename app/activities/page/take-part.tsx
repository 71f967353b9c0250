import { Form } from '@remix-run/react'
import type { ActionDetail } from '#contract/activities/schemas.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Points } from '../../ui/amount.tsx'
import { Stat } from '../../ui/stat.tsx'
import { texts } from '../texts.ts'
import { bodyOf } from '../types/index.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import * as css from './take-part.css.ts'

type TakePartProps = {
  action: ActionDetail
  /** Made by the loader: however often the form is sent, it is one participation. */
  idempotencyKey: string
  isSending: boolean
  /** What the API said when the form came back. */
  problem: string | undefined
}

/** The form that takes part, always in reach: beside the text on wide screens, at the bottom on phones. */
export function TakePart({ action, idempotencyKey, isSending, problem }: TakePartProps) {
  const Body = bodyOf(action.type_id)
  const isOpen = action.participation.state === 'open' && Body !== undefined
  return (
    <aside className={css.panels[isOpen ? 'open' : 'blocked']}>
      {problem && problem !== action.participation.message ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      {isOpen && action.points > 0 ? <Reward points={action.points} /> : null}
      {isOpen ? (
        <Form method="post" action={`/homepage/atividades/${action.id}`} preventScrollReset>
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="type" value={action.type_id} />
          <Body action={action} isSending={isSending} />
        </Form>
      ) : (
        <BlockedNotice action={action} />
      )}
    </aside>
  )
}

/** Beside the text on wide screens; on phones the line under the name has it. */
function Reward({ points }: { points: number }) {
  const { currency } = useStation()
  return (
    <div className={css.reward}>
      <Stat label={texts.earn}>
        <Points points={points} currency={currency} size="large" />
      </Stat>
    </div>
  )
}
